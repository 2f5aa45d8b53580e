"""What is every card worth in each world, if what is learned in one serves the others?"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from imperiale.domain.cards import Card, Mask
from imperiale.domain.deal import Deal, cards_left
from imperiale.domain.rules.point import worth
from imperiale.engine.beliefs_facts import Facts, inside
from imperiale.engine.native import NotForNativeError, core, position_of, rules_of
from imperiale.engine.native_simple import simple_solver
from imperiale.engine.native_solve import Ends, objective_of

__all__ = ["Thought", "WorldSolver", "facts_of"]


class Thought(NamedTuple):
    """What the seat to play is taken to think of the hand opposite.

    Attributes:
        opening: what it knows of it as dealt, in cases of which one is true.
        seen: cards that it has played.
        never: cards that it does not hold.
        gone: cards that everybody knows to be in no hand.
        imagined: how many hands it imagines.
        tries: how often it looks for each of them one that the opening allows.
        doubt: how much less makes a card the e-th part as likely to be played.
        blind: how likely any card is played.
        seed: what the hands are imagined by, 64 bits; each hand of its own has its own chance.
        simply: whether it thinks of tricks and honours only (a trick counts one, an honour two).
    """

    opening: Sequence[Facts]
    seen: Mask
    never: Mask
    gone: Mask
    imagined: int
    tries: int
    doubt: float
    blind: float
    seed: int
    simply: bool


@lru_cache(maxsize=256)
def facts_of(facts: Facts) -> core.Facts:
    """Return what is known of a hand as dealt, as the core holds it."""
    counted, total = facts.total
    return core.Facts(
        facts.must,
        facts.never,
        list(facts.lacking),
        list(facts.touching),
        [inside(box) for box in facts.no_suit],
        [inside(box) for box in facts.a_suit],
        counted,
        _WORTHS,
        total,
    )


_WORTHS = bytes(worth(bits) for bits in range(512))
"""What the nine bits of a suit's cards are worth."""


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
        self._simple: core.SimpleSolver | None = None
        self._follow = ""

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

    def alike(
        self, world: Deal, other: int, hands: array[int], ends: Ends | None = None
    ) -> array[int]:
        """Return for each world the number of the first that shares its values.

        What is given is as for :meth:`worlds`.
        """
        firsts = array("I")
        solver = self._ready(world, ends)
        firsts.frombytes(solver.alike(position_of(world), other, hands.tobytes()))
        return firsts

    def likelihoods(
        self,
        world: Deal,
        hands: array[int],
        played: Card,
        thought: Thought,
        ends: Ends | None = None,
    ) -> array[float]:
        """Return how likely the seat to play would have played a card with each of several hands.

        Args:
            world: before it, with any hands of the right sizes: for two, marked by the table.
            hands: what the seat may have held, as 64-bit masks.
            played: the card.
            thought: what it knew of the hand opposite, and how it thinks.
            ends: what its ends are worth to it; by default the difference of marks.
        """
        rules, position = rules_of(world), position_of(world)
        solver = self._simple_ready(world) if thought.simply else self._ready(world, ends)
        told = array("d")
        told.frombytes(
            core.likelihoods(
                solver,
                rules,
                position,
                played,
                hands.tobytes(),
                core.Opposite([*map(facts_of, thought.opening)], thought.seen, thought.never),
                cards_left(world, 1 - world.seat),
                world.rules.pack & ~thought.gone,
                core.Mind(thought.imagined, thought.tries, thought.doubt, thought.blind),
                thought.seed,
            )
        )
        return told

    def _simple_ready(self, world: Deal) -> core.SimpleSolver:
        if self._simple is None or self._follow != world.rules.follow:
            self._follow = world.rules.follow
            self._simple = simple_solver(self._follow, honours=True, limit=self._limit)
        return self._simple

    def _ready(self, world: Deal, ends: Ends | None) -> core.Solver:
        if world.rules.players != 2:
            raise NotForNativeError("the core solves the play of two")
        rules = rules_of(world)
        if self._solver is None or ends is not self._ends or not self._solver.plays(rules):
            self._solver = core.Solver(rules, objective_of(ends), self._limit)
            self._ends = ends
        self._solver.deal(rules)
        return self._solver
