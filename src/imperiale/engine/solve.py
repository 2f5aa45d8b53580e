"""What is every card worth if all cards are seen and both play for it?

Exact, for two players, by the real scoring: honours, wipes, odd tricks, capot, what is won in play,
and a partie that is won in mid-deal.  The C++ core answers where it is installed, the Python
reference (:mod:`imperiale.engine.search`) where it is not; both give the same values.
"""

from __future__ import annotations

from collections.abc import Sequence

from imperiale.domain.cards import Card
from imperiale.domain.deal import Deal, cards_left
from imperiale.domain.errors import ImperialeError
from imperiale.domain.events import Step
from imperiale.engine import native
from imperiale.engine.equity import Objective
from imperiale.engine.search import search_values

__all__ = ["NotSolvableError", "difference", "solve", "solve_each"]

TABLE = 1 << 20
"""Entries of a solver's table at the most; the C++ core needs 32 bytes for one."""


class NotSolvableError(ImperialeError, ValueError):
    """A deal that cannot be solved.

    Attributes:
        reason: ``players``, ``by-hand``, ``not-at-play`` or ``unseen``.
    """

    def __init__(self, reason: str) -> None:
        self.reason = reason
        super().__init__(reason)


def difference(ended: Deal) -> int:
    """Return the marks of seat 0 less those of seat 1, six an imperial and one a counter."""
    return ended.scores[0].marks - ended.scores[1].marks


def solve(deal: Deal, played_for: Objective | None = None) -> dict[Card, int]:
    """Return for every legal card the difference that it leads to, own less the other's.

    Args:
        deal: for two, marked by the table, with a card to be played, or over; all cards known.
        played_for: of what the difference is; by default of marks.

    Raises:
        NotSolvableError: the deal is not such a one.

    >>> from imperiale.domain.notation import read_line
    >>> from imperiale.domain.record import replay
    >>> from imperiale.rulesets import load
    >>> line = "academie | 1 | 0i0c 0i3c | AKQJ7s 7h 789d 789c / AKQTc AKQTd 89Th 8s | Jh"
    >>> deal, _ = replay(read_line(line, load), partial=True)
    >>> values = solve(deal)
    >>> values[Card.parse("Ks")], values[Card.parse("7s")]
    (6, -1)
    """
    return solve_each([deal], played_for=played_for)[0]


def solve_each(
    deals: Sequence[Deal], threads: int = 1, played_for: Objective | None = None
) -> list[dict[Card, int]]:
    """Return :func:`solve` of each deal, in their order, whatever the number of threads.

    What is played for is the same for all: deals of one partie's rules and one dealer.

    Raises:
        NotSolvableError: a deal is not such a one.
    """
    for deal in deals:
        if reason := _trouble(deal):
            raise NotSolvableError(reason)
    if native.available():
        ends = played_for.outcomes() if played_for else None
        return native.solve(deals, TABLE, threads, ends)
    worth = played_for.worth if played_for else difference
    return [search_values(deal, worth) for deal in deals]


def _trouble(deal: Deal) -> str:
    """Return why a deal cannot be solved, or nothing."""
    if deal.rules.players != 2:
        return "players"
    if not deal.rules.automatic:
        return "by-hand"
    if deal.over:
        return ""
    if deal.step is not Step.PLAY:
        return "not-at-play"
    drawn = deal.talon if deal.rules.refill else ()
    left = tuple(cards_left(deal, seat) for seat in range(deal.rules.players))
    known = tuple(held.bit_count() for held in deal.hands)
    return "unseen" if None in drawn or known != left else ""
