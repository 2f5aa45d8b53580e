"""What is every card worth in each world, if what is learned in one serves the others?"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator

from imperiale.domain.cards import Mask
from imperiale.domain.deal import Deal
from imperiale.engine.native import NotForNativeError, core, position_of, rules_of
from imperiale.engine.native_solve import Ends, objective_of

__all__ = ["WorldSolver"]


class WorldSolver:
    """Solves worlds; what it has learned at one moment of a deal it keeps for the next.

    Not for two threads at a time.

    Args:
        limit: entries of its table at the most; an entry takes 32 bytes.
    """

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._ends: Ends | None = None
        self._solver: core.Solver | None = None

    def worlds(
        self, world: Deal, other: int, hands: array[int], ends: Ends | None = None
    ) -> array[int]:
        """Return what every legal card is worth in each of several worlds, by one table for all.

        Args:
            world: one of them: for two, marked by the table, with a card to be played.
            other: the seat whose hand differs from world to world, and nothing else.
            hands: its hand in each world, as 64-bit masks.
            ends: what its ends are worth; by default the difference of marks.

        Returns:
            A row of 32-bit numbers a world: by legal card, low to high, as
                :func:`imperiale.engine.solve.solve` values it.

        Raises:
            NativeUnavailableError: there is no core.
            NotForNativeError: the world is not such a one.
        """
        solver = self._ready(world, ends)
        rows = array("i")
        rows.frombytes(solver.worlds(position_of(world), other, hands.tobytes()))
        return rows

    def thoughts(
        self,
        world: Deal,
        hands: Iterable[tuple[Mask, array[int]]],
        ends: Ends | None = None,
    ) -> Iterator[tuple[Mask, array[int]]]:
        """Yield what every legal card is worth to who holds one hand, for each of several hands.

        Args:
            world: with any hands of the right sizes: for two, marked by the table, with a card to
                be played.
            hands: a hand of the seat to play, and what the other may then hold, a world each.
            ends: what its ends are worth; by default the difference of marks.

        Yields:
            For each hand the legal cards, and the rows of its worlds as :meth:`worlds` has them.
        """
        solver, rules, position = self._ready(world, ends), rules_of(world), position_of(world)
        other = 1 - world.seat
        for hand, theirs in hands:
            both = (hand, theirs[0])
            position.hands = [*(both if other else both[::-1]), 0, 0]
            rows = array("i")
            rows.frombytes(solver.worlds(position, other, theirs.tobytes()))
            yield position.legal(rules), rows

    def _ready(self, world: Deal, ends: Ends | None) -> core.Solver:
        if world.rules.players != 2:
            raise NotForNativeError("the core solves the play of two")
        rules = rules_of(world)
        if self._solver is None or ends is not self._ends or not self._solver.plays(rules):
            self._solver = core.Solver(rules, objective_of(ends), self._limit)
            self._ends = ends
        self._solver.deal(rules)
        return self._solver
