"""How does a question what cards are worth come to the C++ core, and its answer back?

What :mod:`imperiale.engine.native` says of the core holds here: where it is absent these functions
raise, and they release the interpreter lock while they run.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import TypeAlias

from imperiale.domain.cards import CARDS, Card
from imperiale.domain.deal import Deal
from imperiale.engine.native import NotForNativeError, core, number, position_of, rules_of

__all__ = ["Ends", "Shared", "solve", "solve_together", "solve_worlds"]

Ends: TypeAlias = tuple[Sequence[int], Sequence[Sequence[int]], int]
"""What the ends of a deal for two are worth to seat 0, less what they are to seat 1: going on, won
by either seat, and the width (:class:`imperiale.engine.equity.Outcomes`)."""

Shared: TypeAlias = tuple[int, int, Sequence[int], int, Sequence[int], Sequence[int]]
"""What the ends of a deal for more are worth to each (:class:`imperiale.engine.equity.Shares`)."""


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


def solve_worlds(
    world: Deal, other: int, hands: array[int], limit: int, ends: Ends | None = None
) -> array[int]:
    """Return what every legal card is worth in each of several worlds, by one table for all.

    Args:
        world: one of them: for two, marked by the table, with a card to be played.
        other: the seat whose hand differs from world to world, and nothing else.
        hands: its hand in each world, as 64-bit masks.
        limit: entries of the table at the most; an entry takes 32 bytes.
        ends: what its ends are worth; by default the difference of marks.

    Returns:
        A row of 32-bit numbers a world: by legal card, low to high, as :func:`solve` values it.

    Raises:
        NativeUnavailableError: there is no core.
        NotForNativeError: the world is not such a one.
    """
    if world.rules.players != 2:
        raise NotForNativeError("the worlds of a view for two differ by one hand")
    solver = core.Solver(rules_of(world), _objective(ends), limit)
    rows = array("i")
    rows.frombytes(solver.worlds(position_of(world), other, hands.tobytes()))
    return rows


def _objective(ends: Ends | None) -> core.Objective:
    return core.Objective() if ends is None else core.Objective(*ends)


def _aims(ends: Ends | Shared | None) -> tuple[core.Objective, core.Shares]:
    """Return what two play for, and what more do; the deals are all for as many as the ends."""
    if ends is None:
        return core.Objective(), core.Shares()
    if len(ends) == 3:  # so many have those for two
        return core.Objective(*ends), core.Shares()
    return core.Objective(), core.Shares(*ends)
