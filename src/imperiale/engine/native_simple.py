"""What is every card worth if only tricks, or tricks and honours, count? Asked of the C++ core.

What :mod:`imperiale.engine.native` says of the core holds here.  These values owe nothing to the
score, so the same few million positions come back in every deal: one table serves them all, and
the last eight tricks are tabled in full when they are first asked for.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import cache

from imperiale.domain.cards import CARDS, Card
from imperiale.domain.deal import Deal
from imperiale.engine.native import NotForNativeError, core, loaded, position_of, rules_of

__all__ = ["simple_solver", "simple_worlds", "solve_simply"]

HALF_COUNTER = 2
"""What an honour counts where a trick counts 1: only tricks over half of them mark, so that one
trick moves the difference by half a counter."""


@cache
def _endgame(follow: str) -> core.Endgame:
    """Return all endings of up to eight cards each; made when first asked for, in half a second."""
    return core.Endgame(core.Follow[follow], _ENDING)


_ENDING = 8


def simple_solver(follow: str, *, honours: bool, limit: int = 1 << 20) -> core.SimpleSolver:
    """Return a solver for which only tricks count, or tricks and honours; not for two threads.

    Args:
        follow: the duty to follow, the value of the key of that name.
        honours: whether honours count too, each :data:`HALF_COUNTER` tricks.
        limit: entries of its table at the most; an entry takes 8 bytes.

    Raises:
        NativeUnavailableError: there is no core.
    """
    loaded()
    honour = HALF_COUNTER if honours else 0
    return core.SimpleSolver(core.Follow[follow], honour, limit, _endgame(follow))


def solve_simply(deals: Sequence[Deal], *, honours: bool) -> list[dict[Card, int]]:
    """Return of each deal what every legal card still wins, own less the other's.

    Args:
        deals: for two, with a card to be played or over and nothing to be drawn; all cards known.
        honours: whether honours count, two each, besides tricks, which count one.

    Raises:
        NativeUnavailableError: there is no core.
        NotForNativeError: a deal is not such a one.
    """
    rows: list[dict[Card, int]] = []
    solvers: dict[str, core.SimpleSolver] = {}
    for deal in deals:
        rules, position = _simple(deal)
        follow = deal.rules.follow
        if follow not in solvers:
            solvers[follow] = simple_solver(follow, honours=honours)
        rows.append({CARDS[card]: value for card, value in solvers[follow].values(rules, position)})
    return rows


def simple_worlds(world: Deal, other: int, hands: array[int], *, honours: bool) -> array[int]:
    """Return what every card is worth in each of several worlds, as :func:`solve_simply` says.

    Args:
        world: one of them: for two, with a card to be played and nothing to be drawn.
        other: the seat whose hand differs from world to world, and nothing else.
        hands: its hand in each world, as 64-bit masks.
        honours: whether honours count too.

    Returns:
        A row of 32-bit numbers a world: by legal card, low to high.

    Raises:
        NativeUnavailableError: there is no core.
        NotForNativeError: the world is not such a one.
    """
    rules, position = _simple(world)
    solver = simple_solver(world.rules.follow, honours=honours, limit=1 << 22)
    rows = array("i")
    rows.frombytes(solver.worlds(rules, position, other, hands.tobytes()))
    return rows


def _simple(deal: Deal) -> tuple[core.Rules, core.Position]:
    rules, position = rules_of(deal), position_of(deal)
    if rules.players != 2 or position.drawn < len(rules.stock):
        raise NotForNativeError("only play for two with nothing to be drawn is valued so")
    return rules, position
