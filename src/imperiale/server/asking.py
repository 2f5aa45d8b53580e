"""What may a viewer do now, what is he asked, and by which rules?"""

from __future__ import annotations

from collections.abc import Iterator

from imperiale.domain.cards import Mask, each
from imperiale.domain.deal import Deal
from imperiale.domain.errors import Refused, Why
from imperiale.domain.events import Step
from imperiale.domain.rules.follow import why_not
from imperiale.domain.ruleset import Rules
from imperiale.domain.views import View
from imperiale.server.scene import Arg, Message, Offer, SeatArg, Unplayable
from imperiale.server.telling import Teller, card_arg, cards_arg, codes, suit_arg, tell
from imperiale.services.rest import sure_tricks
from imperiale.services.room import Room
from imperiale.services.wishes import Declined, can_undo, waited_for

__all__ = ["declined_message", "offers", "prompt", "reasons", "refusal_message", "unplayable"]


def refusal_message(refused: Refused) -> Message:
    """Return why a rule of the game forbids something."""
    facts: dict[str, Arg] = {name: refused.facts.get(name, "") for name in ("claimed", "true")}
    seat = refused.facts.get("seat", "")
    return Message(f"why-{refused.why}", {**facts, "seat": SeatArg(int(seat)) if seat else ""})


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
        return None if late is None else tell("prompt-wait-ready", who=SeatArg(late))
    if view is None or not view.my_turn:
        return None if game.turn is None else tell("prompt-wait", who=SeatArg(game.turn))
    return _asked(view)


def _asked(view: View) -> Message:
    deal, rules = view.deal, view.rules
    match deal.step:
        case Step.PLAY:
            if view.legal.bit_count() == 1:
                return tell("prompt-only", card=cards_arg(view.legal))
            if deal.trick:
                return tell("prompt-follow", suit=suit_arg(deal.trick[0].suit))
            return tell("prompt-lead")
        case Step.TURN_UP:
            return tell("prompt-turn_up", card=card_arg(deal.turn_up))
        case Step.IMPERIAL:
            if any(deal.tricks):
                return tell("prompt-imperial-lead")
            shown = any(mark.seat == deal.seat for mark in deal.shown)
            return tell("prompt-imperial-more" if shown else "prompt-imperial")
        case Step.POINT:
            return tell(f"prompt-point-{rules.point}")
        case Step.TRICK:
            last = sum(deal.tricks) == rules.deal_tricks
            return tell("prompt-trick-last" if last else "prompt-trick")
        case Step.TRICKS:
            return tell("prompt-tricks", tricks=deal.tricks[deal.seat], all=rules.deal_tricks)
        case _:
            return tell(f"prompt-{deal.step}")


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
    deal, rules = view.deal, view.rules
    playable = view.legal
    if deal.step is not Step.PLAY and any(deal.tricks):
        playable = view.hand  # by hand, to lead says that there is nothing more to show
    for card in each(playable):
        yield Offer("play", tell("offer-play", card=card_arg(card)), card=str(card))
    match deal.step:
        case Step.PLAY:
            if view.hand.bit_count() > 1 and sure_tricks(view) is not None:
                yield Offer("rest", tell("offer-rest"))
            return
        case Step.IMPERIAL | Step.WON_IN_PLAY:
            yield Offer("show", tell("offer-show"))
        case Step.POINT:
            yield Offer("call", tell("offer-call"))
        case Step.TRICK:
            if rules.won_in_play != "none":
                yield Offer("show", tell("offer-show"))
            if rules.honours:
                yield Offer("claim", tell("offer-claim"))
        case _:
            yield Offer("claim", tell("offer-claim"))
    yield Offer("done", tell("offer-done"))


def unplayable(view: View) -> tuple[Unplayable, ...]:
    """Return the viewer's cards that may not be played now, and why."""
    deal = view.deal
    if not view.my_turn or deal.step is not Step.PLAY or not deal.trick:
        return ()
    refused: dict[Why, Mask] = {}
    for card in each(view.hand & ~view.legal):
        why = why_not(view.hand, deal.trick, deal.trump, card)
        refused[why] = refused.get(why, 0) | 1 << card
    return tuple(
        Unplayable(codes(held), refusal_message(Refused(why))) for why, held in refused.items()
    )


def reasons(teller: Teller, view: View) -> tuple[Message, ...]:
    """Return the rules of the moment, for the seat that is to act."""
    if not view.my_turn:
        return ()
    if view.deal.step is not Step.PLAY:
        return (tell("why-claims"), *_of_claims(teller, view.deal, view.rules))
    if not view.deal.trick:
        return (tell("why-lead"),)
    return (tell("why-may", cards=cards_arg(view.legal)), _rule(teller, "follow"))


def _rule(teller: Teller, key: str) -> Message:
    value = tell(f"value-{key}-{getattr(teller.rules, key)}")
    return tell("why-rule", rule=value, source=teller.source(key))


def _of_claims(teller: Teller, deal: Deal, rules: Rules) -> Iterator[Message]:
    match deal.step:
        case Step.IMPERIAL:
            yield from _of_imperials(rules)
        case Step.POINT:
            yield tell("why-point")
            yield _rule(teller, "point")
        case Step.TURN_UP:
            yield tell("why-turn_up", counters=tell("counters", counters=rules.turn_up_mark))
        case Step.TRICK | Step.HONOURS:
            yield tell("why-honours", cards=cards_arg(rules.honour_masks[deal.trump]))
            yield _rule(teller, "honours_when")
            if rules.won_in_play != "none" and deal.step is Step.TRICK:
                yield _of_won(deal, rules)
        case Step.WON_IN_PLAY:
            yield _of_won(deal, rules)
        case Step.TRICKS:
            value, took = tell(f"value-tricks-{rules.tricks}"), deal.tricks[deal.seat]
            tricks = tell("number-tricks", tricks=took)
            yield tell("why-tricks", rule=value, par=rules.tricks_over, tricks=tricks)
            yield _rule(teller, "tricks")
        case _:
            yield _rule(teller, "capot")


def _of_won(deal: Deal, rules: Rules) -> Message:
    value = tell(f"value-won_in_play-{rules.won_in_play}")
    return tell("why-won_in_play", cards=cards_arg(rules.sequences[deal.trump]), rule=value)


def _of_imperials(rules: Rules) -> Iterator[Message]:
    trumps = tell("imperials", imperials=rules.trump_sequence_value)
    yield tell("why-sequence", cards=_ranks(rules.sequence), imperials=trumps)
    if rules.fours:
        yield tell("why-fours", ranks=_ranks(rules.fours))
    if rules.blank != "none":
        value = tell("imperials", imperials=rules.blank_value)
        yield tell(f"why-blank-shown-{rules.blank}", imperials=value)
    if rules.turn_up_imperial != "none":
        yield tell("why-turn_up_imperial")


def _ranks(letters: str) -> str:
    return " ".join(letters).replace("T", "10")
