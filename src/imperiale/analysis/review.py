"""Where did a partie turn, and who played how well?

Every decision is weighed as the seat could weigh it (:mod:`imperiale.analysis.weighing`), and for
comparison with all cards seen: a card may be right with the cards you saw and wrong as they lay.
Deals are reviewed one by one, each by itself, so that the work can be shared out, shown as it goes
on, broken off and kept.  The same partie gives the same numbers.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from hashlib import sha256
from typing import NamedTuple

from imperiale import __version__
from imperiale.agents.worlds import aim
from imperiale.analysis.grades import COUNTER, SURE, Grade, grades
from imperiale.analysis.luck import DEALS, luck
from imperiale.analysis.mistakes import write_command
from imperiale.analysis.reviewed import (
    FORMAT,
    VERSION,
    Choice,
    DealReview,
    Decision,
    Point,
    Review,
    SeatReview,
    Turning,
)
from imperiale.analysis.weighing import LISTED, Weighed, open_value, open_values, weigh
from imperiale.domain.cards import Card, spell
from imperiale.domain.choices import choices
from imperiale.domain.commands import CallPoint, Claim, Command, Done, PlayCard, Show
from imperiale.domain.deal import Deal, evolve, fold
from imperiale.domain.decide import begin, obey
from imperiale.domain.events import CardPlayed, Event, Step
from imperiale.domain.notation import write_line
from imperiale.domain.record import Record
from imperiale.domain.rules.marking import NOTHING, Score
from imperiale.domain.ruleset import Rules
from imperiale.domain.setup import Setup
from imperiale.domain.views import View, view
from imperiale.engine.equity import NoEquityError, chance
from imperiale.engine.world_solver import WorldSolver
from imperiale.engine.worlds import TABLE
from imperiale.engine.worlds_apart import solved_soon

__all__ = ["TURNING", "Move", "PlayedDeal", "assembled", "choice_of", "of_record", "review_deal"]

FEW = 1024
"""Worlds by which the marks are told that an error costs."""

TURNING = 0.1
"""Luck of a deal from which on it is said to have turned the partie."""


class Move(NamedTuple):
    """Something that a seat did, and what came of it."""

    command: Command
    events: tuple[Event, ...]


class PlayedDeal(NamedTuple):
    """A deal as it was played.

    Attributes:
        setup: the cards.
        opening: what happened before anybody did anything.
        moves: what was done, in order.
    """

    setup: Setup
    opening: tuple[Event, ...]
    moves: tuple[Move, ...]

    @property
    def line(self) -> str:
        """The deal in one line; what was claimed by hand does not stand in it."""
        rules = self.setup.rules
        options = {name: value for name, value in rules.options.items() if name != "marking"}
        rules = replace(rules, marking="automatic", options=options)
        return write_line(self.setup._replace(rules=rules), self._cards)

    @property
    def seed(self) -> bytes:
        """What all chance of the review of this deal comes from: the deal and what was done."""
        done = " ".join(map(repr, (move.command for move in self.moves)))
        return sha256(f"{write_line(self.setup, self._cards)}\n{done}".encode()).digest()

    @property
    def _cards(self) -> list[Card]:
        happened = (event for move in self.moves for event in move.events)
        return [event.card for event in happened if isinstance(event, CardPlayed)]


def of_record(record: Record) -> PlayedDeal:
    """Return the deal of a record, which may stop in the midst of its play.

    Raises:
        Refused: a card of it may not be played.
    """
    deal, opening = begin(record.setup)
    moves: list[Move] = []
    for card in record.play:
        command = PlayCard(deal.seat, card)
        deal, events = obey(deal, command)
        moves.append(Move(command, events))
    return PlayedDeal(record.setup, opening, tuple(moves))


def review_deal(
    deal: PlayedDeal, number: int = 1, deals: int = DEALS, worlds: int = LISTED
) -> DealReview:
    """Review one deal.

    Args:
        deal: it; it need not be over.
        number: which deal of the partie it is.
        deals: against the mean of how many others its luck is held.
        worlds: by how many ways in which the unseen cards can lie a card is weighed at the most.

    Raises:
        NativeUnavailableError: there is no C++ core.
    """
    setup, rules = deal.setup, deal.setup.rules
    fallen = luck(setup, deal.seed, deals)
    now = fold(rules, deal.opening)
    views: list[View] = [view(rules, deal.opening, seat) for seat in range(rules.players)]
    course = [*_before(setup), *_dealt(now, len(deal.opening))] if fallen.chance else []
    solver = WorldSolver(TABLE)
    found: list[Decision] = []
    forced = [0] * rules.players
    for move in deal.moves:
        for command, events in _parts(now, move):
            if len(choices(now)) > 1:
                decision = _decision(views[now.seat], now, command, solver, worlds)
                found.append(decision)
                if fallen.chance:
                    course += _after(decision, len(events))
            elif isinstance(command, PlayCard):
                forced[now.seat] += 1
            for event in events:
                views = [seen.after(event) for seen in views]
                now = evolve(now, event)
    if fallen.chance and now.over:
        course += _ended(now, len(views[0].events))
    return DealReview(
        number,
        deal.line,
        setup.dealer,
        str(setup.turn_up),
        tuple(map(str, setup.start)),
        tuple(map(str, now.scores)),
        fallen.chance,
        fallen.by_seat,
        fallen.error,
        tuple(found),
        tuple(forced),
        tuple(course),
        () if rules.automatic else tuple(write_command(move.command) for move in deal.moves),
    )


def _parts(deal: Deal, move: Move) -> Iterator[Move]:
    """Yield a move; to lead where something could be claimed is first to claim nothing."""
    events: tuple[Event, ...] = move.events
    if isinstance(move.command, PlayCard):
        while deal.step is not Step.PLAY:
            silent = Done(deal.seat)
            deal, happened = obey(deal, silent)
            events = events[len(happened) :]
            yield Move(silent, happened)
    yield Move(move.command, events)


def _before(setup: Setup) -> Iterator[Point]:
    yield from _told(0, _chances(setup.rules, setup.start, setup.dealer))


def _dealt(deal: Deal, events: int) -> Iterator[Point]:
    if deal.rules.players == 2 and solved_soon(deal):
        first = open_value(deal, 0, aim(View(None, deal, ())))
        yield Point(events, (first, 1 - first))


def _after(decision: Decision, events: int) -> Iterator[Point]:
    here = decision.choices[decision.played].open
    if here is not None:
        pair = (here, 1 - here) if decision.seat == 0 else (1 - here, here)
        yield Point(decision.events + events, pair)


def _ended(deal: Deal, events: int) -> Iterator[Point]:
    if deal.winner is not None:
        seats = range(deal.rules.players)
        yield Point(events, tuple(float(seat == deal.winner) for seat in seats))
    else:
        next_dealer = deal.rules.elder(deal.dealer)
        yield from _told(events, _chances(deal.rules, deal.scores, next_dealer))


def _told(events: int, chances: tuple[float, ...] | None) -> Iterator[Point]:
    if chances is not None:
        yield Point(events, chances)


def _chances(rules: Rules, scores: Sequence[Score], dealer: int) -> tuple[float, ...] | None:
    """Return by seat the chance to win the partie, where a table tells it."""
    try:
        return chance(rules, scores, dealer)
    except NoEquityError:
        return None


def _decision(
    seen: View, deal: Deal, command: Command, solver: WorldSolver, worlds: int
) -> Decision:
    found = weigh(seen, (command,), solver, most=worlds)
    lying = open_values(deal, (command,)) or {}
    commands = [each.command for each in found.choices]
    played = commands.index(command)
    best = commands.index(found.best.command)
    loss = found.loss(command)
    error = found.choices[played].error
    grade = grades().of(max(loss - SURE * error, 0), chance=found.chance)
    marks: tuple[float, float] | None = None
    if grade is not Grade.NONE and found.chance:
        in_marks = weigh(seen, (command,), in_marks=True, most=FEW)
        marks = in_marks.of_command(command).value, in_marks.choices[best].value
    return Decision(
        seat=deal.seat,
        events=len(seen.events),
        trick=sum(deal.tricks),
        hand=spell(seen.hand),
        table=" ".join(map(str, deal.trick)),
        leader=deal.leader,
        hands=tuple(map(spell, deal.hands)),
        scores=tuple(map(str, deal.scores)),
        tricks=deal.tricks,
        choices=tuple(choice_of(each, lying.get(each.command)) for each in found.choices),
        played=played,
        best=best,
        loss=loss,
        error=error,
        open_loss=max(lying.values()) - lying[command] if lying else None,
        grade=grade,
        worlds=found.worlds,
        of=found.of,
        solved=found.solved,
        marks=marks,
    )


def choice_of(of: Weighed, lying: float | None = None) -> Choice:
    """Return a choice as it is written down.

    Args:
        of: it, and what it is worth from what the seat can know.
        lying: what it is worth with all cards seen, where that is known and may be told.
    """
    numbers = of.value, of.error, of.share, lying
    match of.command:
        case PlayCard(card=card):
            return Choice("play", str(card), None, *numbers)
        case Show(cards=cards):
            return Choice("show", spell(cards), None, *numbers)
        case CallPoint(number=number):
            return Choice("call", "", number, *numbers)
        case Claim(amount=amount):
            return Choice("claim", "", amount, *numbers)
        case Done():
            return Choice("done", "", None, *numbers)


def assembled(
    rules: Rules, deals: Sequence[DealReview], names: Sequence[str] = (), *, whole: bool = True
) -> Review:
    """Return the review of a partie from those of its deals.

    Args:
        rules: what it was played by.
        deals: their reviews, in order.
        names: by seat who sat there; empty where that is not known.
        whole: whether the first deal is the first of the partie, so that who dealt it was chance.
    """
    told = all(deal.chance for deal in deals)
    ends = [Score(*map(int, end[:-1].split("i"))) for end in deals[-1].end] if deals else []
    winner = None
    if rules.winning_score is not None:
        winners = [s for s, end in enumerate(ends) if end.imperials >= rules.winning_score]
        winner = winners[0] if winners else None
    seats = tuple(
        _seat(rules, deals, seat, (*names, *[""] * 4)[seat], winner, whole=whole and told)
        for seat in range(rules.players)
    )
    return Review(
        FORMAT,
        VERSION,
        __version__,
        rules.id,
        dict(rules.options),
        rules.players,
        rules.target,
        winner,
        told,
        seats,
        tuple(sorted(_turning(deals), key=lambda turn: -turn.size)),
        tuple(deals),
    )


def _turning(deals: Iterable[DealReview]) -> Iterator[Turning]:
    for deal in deals:
        favoured = max(range(len(deal.luck)), key=lambda seat: deal.luck[seat])
        size = deal.luck[favoured]
        if size >= (TURNING if deal.chance else TURNING / COUNTER):
            yield Turning(deal.number, None, favoured, size)
        for number, decision in enumerate(deal.decisions):
            if decision.grade is not Grade.NONE:
                yield Turning(deal.number, number, decision.seat, decision.loss)


def _seat(
    rules: Rules,
    deals: Sequence[DealReview],
    seat: int,
    name: str,
    winner: int | None,
    *,
    whole: bool,
) -> SeatReview:
    own = [each for deal in deals for each in deal.decisions if each.seat == seat]
    loss = sum(decision.loss for decision in own)
    rate = loss / len(own) if own else None
    chance_told = all(deal.chance for deal in deals)
    fortune = sum(deal.luck[seat] for deal in deals)
    if whole and deals:
        fortune += _cut(rules, deals[0], seat)
    result = None if winner is None else float(winner == seat)
    return SeatReview(
        seat,
        name,
        len(own),
        sum(deal.forced[seat] for deal in deals),
        {g: sum(each.grade is g for each in own) for g in Grade if g is not Grade.NONE},
        loss,
        rate,
        "" if rate is None else grades().player(rate, chance=chance_told),
        fortune,
        result,
        None if result is None or not chance_told else result - fortune,
    )


def _cut(rules: Rules, first: DealReview, seat: int) -> float:
    """Return what it was worth to a seat that the cut made the first dealer whom it made."""
    scores = (NOTHING,) * rules.players
    found = _chances(rules, scores, first.dealer)
    if found is None or tuple(map(str, scores)) != first.start:
        return 0.0
    return found[seat] - 1 / rules.players
