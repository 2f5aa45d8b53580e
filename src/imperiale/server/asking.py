"""What may a viewer do now, and what is he asked?"""

from __future__ import annotations

from collections.abc import Iterator

from imperiale.domain.views import View
from imperiale.locales.asking import asked, barred
from imperiale.locales.sayings import Message, SeatArg, card_arg, codes, tell
from imperiale.server.scene import Offer, Unplayable
from imperiale.services.doing import doings
from imperiale.services.room import Room
from imperiale.services.wishes import Declined, can_undo, waited_for

__all__ = ["declined_message", "offers", "prompt", "unplayable"]


def declined_message(declined: Declined) -> Message:
    """Return why something is not done that no rule forbids."""
    return Message(f"not-{declined.code}", dict(declined.facts))


def prompt(room: Room, seat: int | None, view: View | None) -> Message | None:
    """Return what is asked at the moment."""
    game = room.game
    if game.phase == "seating":
        return tell("prompt-seating")
    if game.phase == "over":
        return tell("prompt-over")
    if game.phase == "ready":
        if seat is not None and game.places[seat].played_by_person and seat not in game.ready:
            return tell("prompt-ready", deal=game.deals + 1)
        late = next((other for other in game.people() if other not in game.ready), None)
        name = "prompt-wait" if seat is None else "prompt-wait-ready"  # nobody asks an onlooker
        return None if late is None else tell(name, who=SeatArg(late))
    if view is None or not view.my_turn:
        return None if game.turn is None else tell("prompt-wait", who=SeatArg(game.turn))
    return asked(view)


def offers(room: Room, seat: int | None, view: View | None, now: int) -> tuple[Offer, ...]:
    """Return what a seat may do now."""
    return () if seat is None else tuple(_offers(room, seat, view, now))


def _offers(room: Room, seat: int, view: View | None, now: int) -> Iterator[Offer]:
    game = room.game
    if game.proposal is not None:
        needed = waited_for(game, game.proposal, lambda other: room.away(other, now))
        if seat in needed - game.agreed:
            yield Offer("accept", tell("offer-accept"))
    if game.phase == "ready" and game.places[seat].played_by_person and seat not in game.ready:
        yield Offer("deal", tell("offer-deal", deal=game.deals + 1))
    if game.phase == "playing" and view is not None:
        if view.my_turn:
            yield from _moves(view)
        if game.proposal is None and can_undo(game, seat) is None:
            yield Offer("undo", tell("offer-undo"))
    if game.proposal is None:
        if game.phase == "over" and not game.next_game:
            yield Offer("rematch", tell("offer-rematch"))
        for other in game.people():
            if other != seat and game.phase != "over" and room.away(other, now):
                label = tell("offer-replace", who=SeatArg(other))
                yield Offer("replace", label, seat=other)


def _moves(view: View) -> Iterator[Offer]:
    for what, card in doings(view):
        if card is None:
            yield Offer(what, tell(f"offer-{what}"))
        else:
            yield Offer(what, tell("offer-play", card=card_arg(card)), card=str(card))


def unplayable(view: View) -> tuple[Unplayable, ...]:
    """Return the viewer's cards that may not be played now, and why."""
    return tuple(Unplayable(codes(held), reason) for held, reason in barred(view))
