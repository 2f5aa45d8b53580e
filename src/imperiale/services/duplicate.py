"""How is a deal played that others play too, and how did each of them play it?

The deal of the day follows from its date alone: the rule sets take turns day by day, and the cards
come from the seed ``daily 2026-11-30``, the first deal of it in which a card is played.  Whoever
plays it sits at elder's seat, opposite the same opponent with the same chance, so that the results
differ by his own cards only.  Any other deal for two is played likewise, from either seat: the
chance of the agents comes from its cards, so that it too is the same for everybody.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date as Date
from hashlib import sha256
from itertools import count
from typing import NamedTuple

from imperiale import agents, rulesets
from imperiale.domain.cards import Card
from imperiale.domain.commands import Command, PlayCard
from imperiale.domain.deal import Deal
from imperiale.domain.dealing import dealt
from imperiale.domain.decide import begin, obey
from imperiale.domain.errors import ImperialeError
from imperiale.domain.events import CardPlayed, Event
from imperiale.domain.notation import write_line
from imperiale.domain.record import Record, replay
from imperiale.domain.rules.marking import NOTHING
from imperiale.domain.setup import Setup
from imperiale.domain.shuffle import Seed
from imperiale.domain.views import View, view
from imperiale.services.arena_deal import gains
from imperiale.services.dealer import Dealer

__all__ = ["FIRST", "LEVELS", "OPPONENT", "Board", "Duplicate", "NotForTwoError", "Result"]
__all__ += ["at_table", "begun", "of_day", "of_record", "played_by", "replayed"]

OPPONENT = "strong"
"""Who sits opposite."""

LEVELS = ("beginner", "casual", "club", "strong")
"""Who plays every deal too; what they do follows from the seed and no clock."""

FIRST = Date(2026, 1, 1)
"""The first day that has a deal."""


class Board(NamedTuple):
    """A deal that several play, each by himself.

    Attributes:
        name: the date.
        setup: the cards.
        seat: the seat of whoever plays it.
        dealer: where the chance of the agents comes from.
    """

    name: str
    setup: Setup
    seat: int
    dealer: Dealer

    def seed(self, seat: int) -> Seed:
        """Return the seed of an agent at a seat."""
        return self.dealer.agent_seed(seat)


def of_day(day: Date) -> Board:
    """Return the deal of a day.

    >>> board = of_day(Date(2026, 11, 30))
    >>> board.name, board.setup.rules.id, board == of_day(Date(2026, 11, 30))
    ('2026-11-30', 'academie', True)
    """
    names = rulesets.names()
    rules = rulesets.load(names[day.toordinal() % len(names)]).rules(2)
    dealer = Dealer(rules, f"daily {day.isoformat()}")
    cut = dealer.open()
    dealer_seat, packet = cut.cut.dealer, cut.packet
    deals = (dealt(rules, dealer_seat, (NOTHING,) * 2, dealer.pack(at), packet) for at in count(1))
    setup = next(setup for setup in deals if not begin(setup)[0].over)
    return Board(day.isoformat(), setup, rules.elder(setup.dealer), dealer)


class NotForTwoError(ImperialeError):
    """A deal that cannot be played by several, each by himself.

    Attributes:
        reason: ``players``, more than two play it, or ``over``, it ends before a card is played.
    """

    def __init__(self, reason: str) -> None:
        self.reason = reason
        super().__init__(reason)


def of_record(record: Record, seat: int) -> Board:
    """Return the deal of a record, to be played from a seat.

    Raises:
        NotForTwoError: more than two play it, or nothing is played in it.
    """
    setup = record.setup
    if setup.rules.players != 2:
        raise NotForTwoError("players")
    if begin(setup)[0].over:
        raise NotForTwoError("over")
    line = write_line(setup)
    name = f"deal {sha256(line.encode()).hexdigest()[:16]} {seat}"
    return Board(name, setup, seat, Dealer(setup.rules, name))


def at_table(record: Record) -> Result | None:
    """Return how a deal for two went when it was first played, if it was played to its end.

    Raises:
        RecordError: a card of it may not be played.
    """
    if not record.play:
        return None
    deal, events = replay(record, partial=True)
    cards = tuple((each.seat, each.card) for each in events if isinstance(each, CardPlayed))
    return Result("", "table", gains(deal), deal.tricks, cards) if deal.over else None


class Duplicate(NamedTuple):
    """How somebody plays a board: a value.

    Attributes:
        board: the deal.
        deal: where it stands.
        events: everything that has happened.
        cards: the cards that were played, by whom.
    """

    board: Board
    deal: Deal
    events: tuple[Event, ...]
    cards: tuple[tuple[int, Card], ...]

    @property
    def own_turn(self) -> bool:
        """Whether whoever plays the board is to act."""
        return not self.deal.over and self.deal.seat == self.board.seat

    @property
    def plays(self) -> tuple[Card, ...]:
        """The cards that he has played."""
        return tuple(card for seat, card in self.cards if seat == self.board.seat)

    def seen(self, seat: int | None = None) -> View:
        """Return what a seat sees, by default whoever plays the board."""
        return view(self.board.setup.rules, self.events, self.board.seat if seat is None else seat)

    def after(self, command: Command) -> Duplicate:
        """Return how it stands after a command of the seat that is to act.

        Raises:
            Refused: it may not be obeyed.
        """
        deal, events = obey(self.deal, command)
        cards = self.cards
        if isinstance(command, PlayCard):
            cards = (*cards, (command.seat, command.card))
        return Duplicate(self.board, deal, (*self.events, *events), cards)

    def answered(self) -> Duplicate:
        """Return how it stands when the opponent has done what he does, in this process."""
        at = self
        agent = agents.load(OPPONENT).make(self.board.seed(1 - self.board.seat))
        while not at.deal.over and not at.own_turn:
            at = at.after(agent.act(at.seen(at.deal.seat)))
        return at

    def result(self, who: str, kind: str) -> Result:
        """Return what came of it, for the one who played it."""
        return Result(who, kind, gains(self.deal), self.deal.tricks, self.cards)


class Result(NamedTuple):
    """What came of a board that somebody has played.

    Attributes:
        who: his name, or that of the level.
        kind: ``level``, ``person``, or ``table`` for how it was first played.
        marks: by seat, what the deal brought.
        tricks: by seat, how many were taken.
        cards: the cards in the order in which they were played, by whom.
    """

    who: str
    kind: str
    marks: tuple[int, ...]
    tricks: tuple[int, ...]
    cards: tuple[tuple[int, Card], ...]

    def lead(self, seat: int) -> int:
        """Return the marks of a seat less those of the other."""
        return self.marks[seat] - self.marks[1 - seat]


def begun(board: Board) -> Duplicate:
    """Return a board of which no card has been played."""
    deal, events = begin(board.setup)
    return Duplicate(board, deal, events, ())


def played_by(board: Board, level: str) -> Duplicate:
    """Return how a level plays a board, in this process."""
    at = begun(board).answered()
    agent = agents.load(level).make(board.seed(board.seat))
    while not at.deal.over:
        at = at.after(agent.act(at.seen())).answered()
    return at


def replayed(board: Board, plays: Iterable[Card]) -> Duplicate:
    """Return how a board stands after the cards that somebody has played, in this process.

    Raises:
        Refused: one of them may not be played.
    """
    at = begun(board).answered()
    for card in plays:
        at = at.after(PlayCard(board.seat, card)).answered()
    return at
