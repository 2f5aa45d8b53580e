"""How does a question what cards are worth come to the C++ core, and its answer back?

What :mod:`imperiale.engine.native` says of the core holds here: where it is absent these functions
raise, and they release the interpreter lock while they run.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TypeAlias

from imperiale.domain.cards import CARDS, Card
from imperiale.domain.deal import Deal
from imperiale.engine.native import core, number, position_of, rules_of

__all__ = [
    "Ends",
    "Shared",
    "Together",
    "by_chance",
    "objective_of",
    "solve",
    "solve_together",
    "try_every_line",
]

Ends: TypeAlias = tuple[Sequence[int], Sequence[Sequence[int]], int]
"""What the ends of a deal for two are worth to seat 0, less what they are to seat 1: going on, won
by either seat, and the width (:class:`imperiale.engine.equity.Outcomes`)."""

Shared: TypeAlias = Callable[[Sequence[int], int], Sequence[int]]
"""What an end of a deal for more is worth: given four marks and the winner or -1, four values."""


def solve(
    deals: Sequence[Deal], limit: int, threads: int, ends: Ends | Shared | None = None
) -> list[dict[Card, int]]:
    """Return of each deal what every legal card is worth; see :mod:`imperiale.engine.solve`.

    Args:
        deals: marked by the table, with a card to be played or over; all cards known.
        limit: entries of the table of a thread at the most; an entry takes 32 bytes, with three
            or four players 48.
        threads: how many threads share the deals, 1 or more.
        ends: what their ends are worth; by default the difference of marks.

    Raises:
        NativeUnavailableError: there is no core.
        NotForNativeError: a deal is not such a one.
    """
    pairs = [(rules_of(deal), position_of(deal)) for deal in deals]
    rows = core.solve_apart(pairs, *_aims(ends), limit, number("threads", threads, 1))
    return [{CARDS[card]: value for card, value in row} for row in rows]


def solve_together(
    deals: Sequence[Deal], limit: int, ends: Ends | Shared | None = None
) -> list[dict[Card, int]]:
    """Return what :func:`solve` returns, by one table for all: for deals that are much alike.

    Args:
        deals: marked by the table, with a card to be played or over; all cards known.
        limit: entries of the table at the most.
        ends: what their ends are worth; by default the difference of marks.

    Raises:
        NativeUnavailableError: there is no core.
        NotForNativeError: a deal is not such a one.
    """
    pairs = [(rules_of(deal), position_of(deal)) for deal in deals]
    rows = core.solve_together(pairs, *_aims(ends), limit)
    return [{CARDS[card]: value for card, value in row} for row in rows]


def try_every_line(
    deals: Sequence[Deal], ends: Ends | Shared | None = None
) -> list[dict[Card, int]]:
    """Return what :func:`solve` returns, by trying every line to the end: for tests, of few cards.

    Args:
        deals: marked by the table, with a card to be played; all cards known.
        ends: what their ends are worth; by default the difference of marks.

    Raises:
        NativeUnavailableError: there is no core.
        NotForNativeError: a deal is not such a one.
    """
    pairs = [(rules_of(deal), position_of(deal)) for deal in deals]
    rows = core.try_every_line(pairs, *_aims(ends))
    return [{CARDS[card]: value for card, value in row} for row in rows]


def by_chance(
    deals: Sequence[Deal], times: int, seed: int, ends: Ends | Shared | None = None
) -> array[int]:
    """Return what every legal card of each deal comes to if chance plays the rest.

    Args:
        deals: marked by the table, with a card to be played; all cards known.
        times: how often each is played out after each card; the values are added up.
        seed: 0 to 2**64 - 1; the same seed gives the same values on every machine.
        ends: what their ends are worth; by default the difference of marks.

    Returns:
        A row of 32-bit numbers a deal: by legal card, low to high.

    Raises:
        NativeUnavailableError: there is no core.
        NotForNativeError: a deal is not such a one.
    """
    pairs = [(rules_of(deal), position_of(deal)) for deal in deals]
    rows = array("i")
    rows.frombytes(core.by_chance(pairs, *_aims(ends), times, number("seed", seed, 0)))
    return rows


class Together:
    """What is the most that one of two can get if the other plays for it too?

    Args:
        seat: whose.
        ends: what the ends of a deal are worth; by default the difference of marks.
        limit: entries of its table at the most; an entry takes 32 bytes.
    """

    def __init__(self, seat: int, ends: Ends | None = None, limit: int = 1 << 20) -> None:
        self._seat = seat
        self._objective = objective_of(ends)
        self._limit = limit
        self._solver: core.Solver | None = None

    def most(self, deal: Deal) -> int:
        """Return it, the seat's less the other's.

        Args:
            deal: marked by the table, with a card to be played or over; all cards known.

        Raises:
            NativeUnavailableError: there is no core.
            NotForNativeError: the deal is not such a one.
        """
        rules = rules_of(deal)
        if self._solver is None or not self._solver.plays(rules):
            self._solver = core.Solver(rules, self._objective, self._limit, both_for=self._seat)
        self._solver.deal(rules)
        value = self._solver.value(position_of(deal))
        return value if self._seat == 0 else -value


def objective_of(ends: Ends | None) -> core.Objective:
    """Return what two play for as the core holds it; by default the difference of marks."""
    return core.Objective() if ends is None else core.Objective(*ends)


def _aims(ends: Ends | Shared | None) -> tuple[core.Objective, core.Shares]:
    """Return what two play for, and what more do; the deals are all for as many as the ends."""
    if ends is None:
        return core.Objective(), core.Shares()
    if callable(ends):
        return core.Objective(), _shares(ends)
    return objective_of(ends), core.Shares()


@lru_cache(maxsize=16)
def _shares(ends: Shared) -> core.Shares:
    """Return what several play for; it keeps what it was told."""
    return core.Shares(ends)
