"""What is every card worth if all cards are seen and all play for it?

Exact, by the real scoring: honours, wipes, odd tricks, capot, what is won in play, and a partie
that is won in mid-deal.  With two, one wins what the other loses.  With three or four a card is
worth what its player can make sure of, whatever the others do, even if they all play against him
(docs/decisions/0010).  The C++ core answers where it is installed, the Python reference
(:mod:`imperiale.engine.search`) where it is not; both give the same values.
"""

from __future__ import annotations

from collections.abc import Sequence

from imperiale.domain.cards import Card
from imperiale.domain.deal import Deal, cards_left
from imperiale.domain.errors import ImperialeError
from imperiale.domain.events import Step
from imperiale.engine import native, native_solve
from imperiale.engine.equity import Objective
from imperiale.engine.search import search_values

__all__ = ["NotSolvableError", "difference", "solve", "solve_each"]

TABLE = 1 << 20
"""Entries of a solver's table at the most; the C++ core needs 32 bytes for one."""


class NotSolvableError(ImperialeError, ValueError):
    """A deal that cannot be solved.

    Attributes:
        reason: ``by-hand``, ``not-at-play`` or ``unseen``.
    """

    def __init__(self, reason: str) -> None:
        self.reason = reason
        super().__init__(reason)


def difference(ended: Deal, seat: int = 0) -> int:
    """Return the marks of a seat less those of each other one, added up: with two, the difference.

    Six an imperial and one a counter.  The differences of all seats add up to nothing.
    """
    own = ended.scores[seat].marks
    return sum(own - score.marks for score in ended.scores)


def solve(deal: Deal, played_for: Objective | None = None) -> dict[Card, int]:
    """Return for every legal card the :func:`difference` that the seat to play ends with.

    Args:
        deal: marked by the table, with a card to be played, or over; all cards known.
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
        return native_solve.solve(deals, TABLE, threads, played_for.ends() if played_for else None)
    worth = played_for.worth if played_for else difference
    return [search_values(deal, worth) for deal in deals]


def _trouble(deal: Deal) -> str:
    """Return why a deal cannot be solved, or nothing."""
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
