"""How lucky was a deal for each seat?

Luck is what the cards alone did: the value of the deal as it was dealt less the mean value of all
deals from the same scores, so that nobody is lucky in the long run, whatever the players do.  The
value of a deal is what it comes to if all cards are seen and both play for the partie; where that
cannot be solved soon, what it comes to on the mean if chance plays it.  How good a measure that is
decides only how much of a result it explains, never whether it is fair: the mean that it is held
against is taken over other deals, which are dealt for this and nothing else.

Source: the luck-adjusted results of gnubg; what makes them fair here is a control variate.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import sqrt
from typing import NamedTuple

from imperiale.agents.worlds import aim
from imperiale.analysis.weighing import played_out
from imperiale.domain.deal import Deal
from imperiale.domain.dealing import dealt
from imperiale.domain.decide import begin
from imperiale.domain.setup import Setup
from imperiale.domain.shuffle import Seed, shuffled_pack, subseed
from imperiale.domain.views import View
from imperiale.engine.equity import Objective
from imperiale.engine.solve import difference, solve_each
from imperiale.engine.worlds_apart import solved_soon

__all__ = ["DEALS", "Luck", "luck"]

DEALS = 100
"""Other deals against whose mean a deal is held."""


class Luck(NamedTuple):
    """How a deal fell out.

    Attributes:
        by_seat: by seat, by how much it was better than the mean: in chance to win the partie, or
            in marks where no table tells that; together 0.
        error: the standard error of the first seat's, as the mean is one of so many deals.
        chance: whether it is told in chance.
    """

    by_seat: tuple[float, ...]
    error: float
    chance: bool


def luck(setup: Setup, seed: Seed, deals: int = DEALS) -> Luck:
    """Return how lucky a deal was for each seat.

    Args:
        setup: the deal.
        seed: of the deals that it is held against; the same one gives the same luck.  It must not
            be the one that this deal was dealt from.
        deals: how many those are, 2 or more.

    Raises:
        NativeUnavailableError: there is no C++ core.
    """
    rules = replace(setup.rules, marking="automatic")
    others = [
        dealt(rules, setup.dealer, setup.start, shuffled_pack(rules, subseed(seed, "luck", number)))
        for number in range(deals)
    ]
    first, *rest = _values([setup._replace(rules=rules), *others], seed)
    means = [sum(column) / deals for column in zip(*rest, strict=True)]
    spread = sum((row[0] - means[0]) ** 2 for row in rest) / (deals - 1)
    by_seat = tuple(value - mean for value, mean in zip(first, means, strict=True))
    return Luck(by_seat, sqrt(spread / deals), _goal(begin(setup)[0]) is not None)


def _goal(deal: Deal) -> Objective | None:
    return aim(View(None, deal, ()))


def _values(setups: Sequence[Setup], seed: Seed) -> list[tuple[float, ...]]:
    """Return by deal and seat what deals of the same rules and dealer are worth."""
    begun = [begin(setup)[0] for setup in setups]
    goal = _goal(begun[0])
    apart = [deal for deal in begun if not deal.over]
    solved: dict[int, int] = {}
    if apart and apart[0].rules.players == 2 and solved_soon(apart[0]):
        rows = solve_each(apart, played_for=goal)
        solved = {id(d): max(row.values()) for d, row in zip(apart, rows, strict=True)}
    return [
        tuple(_value(deal, seat, goal, solved, seed) for seat in range(deal.rules.players))
        for deal in begun
    ]


def _value(
    deal: Deal, seat: int, goal: Objective | None, solved: dict[int, int], seed: Seed
) -> float:
    value: float
    if deal.over:
        value = goal.worth(deal, seat) if goal else difference(deal, seat)
    elif id(deal) in solved:
        value = solved[id(deal)] if deal.seat == seat else -solved[id(deal)]
    else:
        value = played_out(deal, seat, goal, subseed(seed, *deal.dealt))
    return goal.own(value) if goal else value
