"""What does one viewer see of a game, and what has happened in it for him?

The one place where a game becomes frames.  Every event passes
:func:`~imperiale.domain.events.seen_by` here; an onlooker who sees everything one deal late is
shown the deal that is over, whole, and nothing of the one under way.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple

from imperiale.domain.deal import card_points, cards_left
from imperiale.domain.events import (
    DealEnded,
    DealOpened,
    Event,
    HandDealt,
    Marked,
    seen_by,
)
from imperiale.domain.partie import PartieOpened
from imperiale.domain.views import View as Seen
from imperiale.locales.asking import reasons, trumps
from imperiale.locales.sayings import Message, codes, tell
from imperiale.locales.summing import deal_summary, partie_summary
from imperiale.locales.telling import Teller, called, key_of
from imperiale.server import scene
from imperiale.server.asking import offers, prompt, unplayable
from imperiale.server.drawn import plays, rules_info
from imperiale.server.facts_told import fact_told, offered
from imperiale.server.scene import Entry, Happened, Mark
from imperiale.server.telling import happened, score_of
from imperiale.services.fair import commitment
from imperiale.services.game import Game, Logged
from imperiale.services.room import Room
from imperiale.services.settling import purse, stands
from imperiale.services.table import Entry as Line

__all__ = [
    "Viewer",
    "began",
    "entries",
    "fair",
    "lines_shown",
    "shown",
    "teller_of",
    "view",
    "viewer_of",
]


class Viewer(NamedTuple):
    """Who looks.

    Attributes:
        seat: the seat that is his; ``None`` is an onlooker.
        onlooker: his place among the onlookers who gave a name, if he did.
        late: whether he sees everything, one deal late.
    """

    seat: int | None
    onlooker: int | None = None
    late: bool = False


def viewer_of(game: Game, token: str) -> Viewer | None:
    """Return who holds a token, an onlooker without one; nothing if nobody may look on.

    Who is asked to sit down has to see at which table.
    """
    seat = game.seat_of(token) if token else None
    if seat is not None:
        return Viewer(seat)
    if game.made.onlookers == "none" and game.phase != "seating":
        return None
    onlooker = game.onlooker_of(token) if token else None
    return Viewer(None, onlooker, game.made.onlookers == "late")


def teller_of(game: Game) -> Teller:
    """Return a teller of a game, who has heard nothing yet."""
    packet = 0 if game.table is None else game.table.partie.packet
    return Teller(game.terms.ruleset, game.rules, packet)


def _start(log: list[Line], end: int) -> int:
    """Return where the deal begins in which the entry before ``end`` stands."""
    place = end - 1
    while place > 0 and not isinstance(log[place].event, DealOpened):
        place -= 1
    return max(place, 0)


def lines_shown(game: Game, viewer: Viewer) -> tuple[list[Line], bool, int]:
    """Return the lines of the deal that a viewer is shown, whether all of it, and its number."""
    lines, whole = _deal_lines(game, viewer)
    return lines, whole, game.deals - (viewer.late and not game.deal_over)


def _deal_lines(game: Game, viewer: Viewer) -> tuple[list[Line], bool]:
    if game.table is None:
        return [], False
    log = game.table.log
    start = _start(log, len(log))
    if not viewer.late:
        return log[start:], False
    if game.deal_over:
        return log[start:], True
    return (log[_start(log, start) : start], True) if start > 1 else ([], True)


def began(game: Game) -> int:
    """Return the number of the log before the deal under way, or just ended, was dealt."""
    now = game.deals
    place = game.n
    while place and game.log[place - 1].deal == now:
        place -= 1
    return place if now else 0


def entries(game: Game, viewer: Viewer, after: int) -> tuple[Entry, ...]:
    """Return the log after a number, as a viewer may know it."""
    told = _Told(game, viewer)
    return tuple(Entry(line.n, line.at, tuple(told.of(line))) for line in game.log[after:])


class _Told:
    """Tells a log line by line, following the deal as the viewer knows it."""

    def __init__(self, game: Game, viewer: Viewer) -> None:
        self.game = game
        self.viewer = viewer
        self._teller = teller_of(game)
        self._log: list[Line] = []
        self._heard = -1

    def of(self, line: Logged) -> Iterator[Happened]:
        """Yield what happened, as the viewer may know it."""
        if not self.viewer.late:
            yield from fact_told(self.game, line)
            yield from self._events(line, line.first, line.end)
        elif any(isinstance(entry.event, DealEnded) for entry in line.entries):
            yield from self._events(line, _start(line.log, line.end), line.end)
        elif line.first == line.end:
            yield from fact_told(self.game, line)

    def _events(self, line: Logged, first: int, end: int) -> Iterator[Happened]:
        if first == end:
            return
        if self._log is not line.log or self._heard != first:
            self._teller = teller_of(self.game)
            for entry in line.log[_start(line.log, first) if first else 0 : first]:
                self._teller.follow(self._seen(entry.event))
        for entry in line.log[first:end]:
            yield from happened(self._teller, self._seen(entry.event), line.deal)
        self._log, self._heard = line.log, end

    def _seen(self, event: Event | PartieOpened) -> Event | PartieOpened:
        if self.viewer.late or isinstance(event, PartieOpened):
            return event
        return seen_by(event, self.viewer.seat)


def view(room: Room, viewer: Viewer, now: int) -> scene.View:
    """Return the whole table as a viewer may see it."""
    lines, whole, number = lines_shown(room.game, viewer)
    return shown(room, viewer, now, lines, number, whole=whole)


def shown(
    room: Room, viewer: Viewer, now: int, lines: Sequence[Line], number: int, *, whole: bool
) -> scene.View:
    """Return the table as it is after some lines of a deal.

    Args:
        room: the game.
        viewer: who looks.
        now: the time.
        lines: the log of the deal, as the table knows it.
        number: the number of the deal.
        whole: whether the viewer may see all of it, and none of the one under way.
    """
    game, seat = room.game, viewer.seat
    teller = teller_of(game)
    events: list[Event] = []
    for line in lines:
        if not isinstance(line.event, PartieOpened):
            events.append(line.event if whole else seen_by(line.event, seat))
            teller.follow(events[-1])
    seen = Seen(seat, teller.deal, tuple(events)) if events else None
    deal = teller.deal
    acting = None if whole else seen
    partie = None if game.table is None else game.table.partie
    over = seen is not None and deal.over
    return scene.View(
        game=game.name,
        n=game.n,
        now=now,
        you=seat,
        phase=game.phase,
        rules=rules_info(game.rules, game.terms.ruleset, game.made.stake),
        title=_title(game),
        seats=tuple(_seat(room, place, seen, now) for place in range(game.made.players)),
        deal=number,
        dealer=deal.dealer if seen else None,
        trump="cdhs"[deal.trump] if seen else "",
        turn_up=str(deal.turn_up) if seen else "",
        turn_up_lies=deal.lying,
        trumps=trumps(seen) if seen else None,
        talon=len(deal.talon),
        step=str(deal.step) if seen else "",
        turn=deal.seat if whole and seen and not over else None if viewer.late else game.turn,
        hand=codes(seen.hand) if seen else (),
        hands=tuple(map(codes, deal.hands)) if whole and seen else (),
        trick=plays(deal, deal.leader, deal.trick),
        last_trick=plays(deal, deal.last_leader, deal.last_trick),
        last_winner=deal.leader if deal.last_trick else None,
        marks=tuple(_mark(teller, mark) for mark in teller.marks),
        offers=offers(room, seat, acting, now) or _bets_offered(game, viewer),
        unplayable=unplayable(acting) if acting else (),
        prompt=prompt(room, seat, acting),
        reasons=reasons(teller, acting) if acting else (),
        offered=offered(room, now),
        summary=_summary(game, teller, number) if over else (),
        winner=None if partie is None else partie.winner,
        payments=() if game.table is None else game.table.payments or (),
        dealt=_dealt(lines) if over else (),
        fair=_fair(game),
        bets=_bets(game, viewer),
        purse=None if viewer.onlooker is None else purse(game, viewer.onlooker),
        onlookers=room.onlookers,
        next_game=game.next_game,
    )


def _title(game: Game) -> tuple[Message, ...]:
    rules = game.rules
    points = rules.winning_score is None
    wins = (
        tell("title-points", deals=rules.deals)
        if points
        else tell("title-target", target=rules.target)
    )
    return tell("title", rules=game.terms.ruleset.name), tell("title-deal", deal=game.deals), wins


def _seat(room: Room, seat: int, seen: Seen | None, now: int) -> scene.Seat:
    game = room.game
    place = game.places[seat]
    partie = None if game.table is None else game.table.partie
    points = 0 if partie is None else partie.points[seat]
    said = [] if seen is None else [call for call in seen.deal.calls if call.seat == seat]
    role: Literal["dealer", "elder", ""] = ""
    if seen is not None:
        points += 0 if seen.deal.over else card_points(seen.deal)[seat]
        elder = game.rules.elder(seen.deal.dealer)
        role = "dealer" if seat == seen.deal.dealer else "elder" if seat == elder else ""
    return scene.Seat(
        seat=seat,
        kind="agent" if place.plan else "person" if place.taken else "open",
        played_by="agent" if place.agent else "person" if place.taken else "open",
        name=place.name or place.plan.capitalize(),
        agent=place.agent,
        bot=place.bot,
        present=not place.is_person or room.present(seat),
        ready=seat in game.ready,
        score=scene.Score(0, 0) if seen is None else score_of(seen.deal.scores[seat]),
        points=points,
        tricks=0 if seen is None else seen.deal.tricks[seat],
        cards=0 if seen is None else cards_left(seen.deal, seat),
        shown=() if seen is None else codes(seen.shown[seat]),
        said=called(said[-1]) if said else None,
        role=role,
        clock=_clock(game, seat, now),
    )


def _clock(game: Game, seat: int, now: int) -> scene.Clock | None:
    if game.made.clock.kind == "none" or not game.places[seat].is_person:
        return None
    runs = game.turn == seat and game.places[seat].played_by_person
    return scene.Clock(game.places[seat].left, game.deadline() if runs else None)


def _mark(teller: Teller, mark: Marked) -> Mark:
    return Mark(
        mark.seat,
        mark.step,
        mark.kind,
        mark.imperials,
        mark.counters,
        codes(mark.cards),
        teller.reason(mark, teller.deal),
        teller.source(key_of(mark)),
    )


def _summary(game: Game, teller: Teller, number: int) -> tuple[Message, ...]:
    table, order = game.table, teller.deal.order
    assert table is not None, "a deal was played"
    partie = table.partie
    return (
        *deal_summary(teller, number, order, partie.points),
        *partie_summary(partie, table.payments or (), order),
    )


def _dealt(lines: Sequence[Line]) -> tuple[tuple[str, ...], ...]:
    """Return by seat the hands of a deal that is over, as they were dealt."""
    hands = sorted(line.event for line in lines if isinstance(line.event, HandDealt))
    return tuple(codes(hand.cards) for hand in hands)


def _fair(game: Game) -> tuple[scene.Fair, ...]:
    """Return how the last deal can be checked, and what the one to come is bound to."""
    found: list[scene.Fair] = []
    if game.deals:
        found.append(fair(game, game.deals))
    if len(game.secrets) > game.deals:
        nonces = tuple(game.ready.get(seat, "") for seat in range(game.made.players))
        bound = commitment(bytes.fromhex(game.secrets[-1]))
        found.append(scene.Fair(game.deals + 1, bound, nonces))
    return tuple(found)


def fair(game: Game, deal: int) -> scene.Fair:
    """Return how a deal can be checked; its secret is told when it is over."""
    secret = game.secrets[deal - 1]
    told = secret if deal < game.deals or game.deal_over else ""
    return scene.Fair(deal, commitment(bytes.fromhex(secret)), game.nonces[deal - 1], told)


def _bets_offered(game: Game, viewer: Viewer) -> tuple[scene.Offer, ...]:
    named = viewer.seat is None and viewer.onlooker is not None
    if not named or game.phase not in ("seating", "ready"):
        return ()
    return (scene.Offer("bet", tell("offer-bet")),)


def _bets(game: Game, viewer: Viewer) -> tuple[scene.BetState, ...]:
    return tuple(
        scene.BetState(
            game.onlookers[bet.onlooker].name,
            bet.onlooker == viewer.onlooker,
            bet.on,
            bet.seat,
            bet.against,
            bet.stake,
            balance,
            at_stake > 0,
        )
        for bet, balance, at_stake in stands(game)
    )
