"""What is the end of a deal worth: the chance to win the partie, or what will be paid?

A deal is played for the partie, not for marks.  What a score before a deal is worth stands in a
table for each rule set and number of players (the folder ``equities``, built by ``imperiale equity
--build``); an :class:`Objective` makes of it a value for every end of a deal, for the solvers and
whoever else asks.  For rules that have no table of their own the one most like them is lent, and
the objective says so.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from imperiale.domain.deal import Deal
from imperiale.domain.rules.marking import COUNTERS, Score
from imperiale.domain.ruleset import Rules
from imperiale.domain.stakes import payments
from imperiale.engine.equity_table import Block
from imperiale.engine.equity_tables import (
    Aim,
    Lent,
    NoEquityError,
    equity_of,
    names,
    table,
    values_of,
)

__all__ = [
    "SCALE",
    "Aim",
    "Lent",
    "NoEquityError",
    "Objective",
    "Outcomes",
    "chance",
    "equity_of",
    "names",
    "objective",
    "table",
    "values_of",
]

SCALE = 1_000_000
"""Whole numbers in which an objective counts a whole chance, or a fiche."""


def chance(rules: Rules, scores: Sequence[Score], dealer: int) -> tuple[float, ...]:
    """Return by seat the chance to win the partie.

    Args:
        rules: what it is played by.
        scores: the scores between two deals, by seat.
        dealer: who deals next.

    Raises:
        NoEquityError: there is no table.

    >>> from imperiale.rulesets import load
    >>> ahead, behind = chance(load("academie").rules(), (Score(4, 0), Score(0, 0)), 0)
    >>> ahead > 0.9, ahead + behind
    (True, 1.0)
    """
    for seat, score in enumerate(scores):
        if score.imperials >= rules.target:
            return tuple(float(seat == other) for other in range(rules.players))
    block = values_of(equity_of(rules).table, Aim.CHANCE)
    return tuple(value / block.unit for value in _by_seat(rules, block, scores, dealer))


def _by_seat(rules: Rules, block: Block, scores: Sequence[Score], dealer: int) -> list[int]:
    order = rules.order(dealer)
    found = block.at([scores[seat].marks for seat in order], rules.target)
    return [found[order.index(seat)] for seat in range(rules.players)]


class Outcomes(NamedTuple):
    """The worth of every end of a deal for two, as the C++ core takes it.

    Attributes:
        going_on: by the marks of seat 0 and seat 1, ``width`` numbers a row: if the partie goes on.
        won: likewise if seat 0, and if seat 1, has won it.
        width: one more than the marks that any of them can have.
    """

    going_on: list[int]
    won: tuple[list[int], list[int]]
    width: int


Shared: TypeAlias = Callable[[Sequence[int], int], tuple[int, ...]]
"""Tells what an end is worth for more than two, as the C++ core asks it: given four marks and the
winner or -1, what each seat has less what each other has, added up, filled up to four."""


@dataclass(frozen=True, slots=True)
class Objective:
    """What every end of one deal is worth; a value that may be kept for all deals like it.

    Attributes:
        rules: the rules of the deal.
        dealer: who deals it.
        aim: what is played for.
        lent: the table; ``None`` where marks are played for.
    """

    rules: Rules
    dealer: int
    aim: Aim
    lent: Lent | None

    @property
    def scale(self) -> int:
        """How many of the whole numbers below make one: :data:`SCALE`, or 1 of marks."""
        return SCALE if self.lent else 1

    def payoff(self, scores: Sequence[Score], winner: int | None) -> tuple[int, ...]:
        """Return by seat what a deal that ended so is worth, in units of the scale.

        Args:
            scores: the scores at its end, by seat.
            winner: who has won the partie by it, if somebody has.
        """
        if self.lent is None:
            return tuple(score.marks for score in scores)
        if winner is not None:
            if self.aim is Aim.PAYMENT:
                return tuple(SCALE * due for due in payments(self.rules, scores, winner))
            return tuple(SCALE * (seat == winner) for seat in range(self.rules.players))
        block = values_of(self.lent.table, self.aim)
        worth = _by_seat(self.rules, block, scores, self.rules.elder(self.dealer))
        return tuple(SCALE // block.unit * value for value in worth)

    def worth(self, ended: Deal, seat: int = 0) -> int:
        """Return what an ended deal is worth to a seat, less what it is to each other, added up.

        It is what :mod:`imperiale.engine.search` and the core search for.
        """
        return _lead(self.payoff(ended.scores, ended.winner), seat)

    def own(self, value: float) -> float:
        """Return what a value of a solver comes to for the seat that it is told of.

        A solver gives differences, own less each other's, added up: of them the chance is made, or
        the payment; a difference of marks stays one.
        """
        if self.aim is Aim.MARKS:
            return float(value)
        return (value / self.scale + (self.aim is Aim.CHANCE)) / self.rules.players

    def outcomes(self) -> Outcomes:
        """Return the worth of every end of the deal, for two."""
        return _outcomes(self)

    def ends(self) -> Outcomes | Shared | None:
        """Return the worth of every end of the deal, for as many as play; nothing for marks."""
        if self.aim is Aim.MARKS:
            return None
        return self.outcomes() if self.rules.players == 2 else _shared(self)


@lru_cache(maxsize=256)
def _outcomes(of: Objective) -> Outcomes:
    short = COUNTERS * of.rules.target
    width = short + _most_gained(of.rules)
    ends = [Score(*divmod(marks, COUNTERS)) for marks in range(width)]

    def filled(winner: int | None) -> list[int]:
        return [
            of.payoff((zero, one), winner)[0] - of.payoff((zero, one), winner)[1]
            if _can_be(of.rules.target, (zero, one), winner)
            else 0
            for zero in ends
            for one in ends
        ]

    return Outcomes(filled(None), (filled(0), filled(1)), width)


@lru_cache(maxsize=16)
def _shared(of: Objective) -> Shared:
    def worth(marks: Sequence[int], winner: int) -> tuple[int, ...]:
        players = of.rules.players
        scores = [Score(*divmod(mark, COUNTERS)) for mark in marks[:players]]
        payoff = of.payoff(scores, None if winner < 0 else winner)
        leads = [_lead(payoff, seat) for seat in range(players)]
        return (*leads, *[0] * (4 - players))

    return worth


def _lead(payoff: Sequence[int], seat: int) -> int:
    """Return what a seat has less what each other has, added up."""
    return len(payoff) * payoff[seat] - sum(payoff)


def _can_be(target: int, scores: tuple[Score, Score], winner: int | None) -> bool:
    """Tell whether those short of the target are just those who have not won."""
    return all((s.imperials >= target) == (seat == winner) for seat, s in enumerate(scores))


def _most_gained(rules: Rules) -> int:
    """Return the most that can be marked at once."""
    imperials = (
        rules.trump_sequence_value,
        rules.blank_value,
        rules.won_in_play_value,
        rules.no_trick_imperials,
    )
    counters = (
        COUNTERS * rules.capot_imperials + rules.capot_counters,
        rules.deal_tricks,
        rules.point_value,
        rules.turn_up_mark,
        len(rules.honours),
    )
    return max(COUNTERS * max(imperials), *counters) + 1


def objective(rules: Rules, deal: Deal, aim: Aim = Aim.CHANCE) -> Objective:
    """Return what the end of a deal is worth.

    Args:
        rules: the rules of the partie.
        deal: the deal, or the picture that a seat has of it.
        aim: what is to be played for.

    Raises:
        NoEquityError: there is no table for it.  The marks can be played for instead.

    >>> from imperiale.domain.notation import read_line
    >>> from imperiale.domain.record import replay
    >>> from imperiale.rulesets import load
    >>> line = "academie | 1 | 0i0c 0i3c | AKQJ7s 7h 789d 789c / AKQTc AKQTd 89Th 8s | Jh"
    >>> deal, _ = replay(read_line(line, load), partial=True)
    >>> played_for = objective(deal.rules, deal)
    >>> played_for.payoff((Score(5, 1), Score(2, 0)), 0)
    (1000000, 0)
    """
    return _objective(rules, deal.dealer, aim)


@lru_cache(maxsize=256)
def _objective(rules: Rules, dealer: int, aim: Aim) -> Objective:
    if aim is Aim.MARKS:
        return Objective(rules, dealer, aim, None)
    lent = equity_of(rules)
    if aim is Aim.PAYMENT:
        paid, kind = lent.table.payment, lent.table.keys["stakes"]
        if paid is None or rules.stakes != kind or rules.target != paid.length:
            raise NoEquityError("payment", stakes=rules.stakes)
    return Objective(rules, dealer, aim, lent)
