"""Which of some agents is the stronger, and by how much?

An :class:`Arena` plays the contests of a plan one after the other, each until it has its pairs or
its test has decided, and sums up as it goes.  Results that were kept are taken in first.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from time import perf_counter

from imperiale.engine.equity import NoEquityError, chance, equity_of
from imperiale.services.arena_deal import Mishap
from imperiale.services.arena_pairs import Chance, Contest, Pair, Spent, play_pair
from imperiale.services.arena_plan import Plan
from imperiale.services.arena_results import Line
from imperiale.services.arena_stats import NOTHING_SEEN, Sample, Sprt, Verdict
from imperiale.services.pool import in_order

__all__ = ["Arena", "Standing", "arena_of"]


@dataclass
class Standing:
    """How a contest stands.

    Attributes:
        contest: who plays whom.
        most: pairs after which it ends.
        sprt: the test that ends it, if one does.
        pairs: pairs that were played.
        margin: what the first agent gained more than the other a deal, of pairs played to the end.
        chance: likewise its chance to win the partie above an even share; empty without a table.
        decisions: of each agent, in all pairs.
        mishaps: what was done wrongly.
        seconds: of each agent, in the pairs that this process waited for.
        timed: of each agent, the decisions that took those seconds.
        deals: the deals that were played meanwhile.
        waited: the seconds that went by meanwhile.
    """

    contest: Contest
    most: int
    sprt: Sprt | None = None
    pairs: int = 0
    margin: Sample = NOTHING_SEEN
    chance: Sample = NOTHING_SEEN
    decisions: tuple[int, int] = (0, 0)
    mishaps: list[Mishap] = field(default_factory=list[Mishap])
    seconds: tuple[float, float] = (0.0, 0.0)
    timed: tuple[int, int] = (0, 0)
    deals: int = 0
    waited: float = 0.0

    @property
    def void(self) -> int:
        """Pairs that have no margin, as a deal of theirs could not be played to its end."""
        return self.pairs - self.margin.size

    @property
    def verdict(self) -> Verdict | None:
        """What the test has found, if there is one and it has."""
        return None if self.sprt is None else self.sprt.verdict(self.margin)

    @property
    def over(self) -> bool:
        """Whether the contest has ended."""
        return self.pairs >= self.most or self.verdict is not None

    def take(self, pair: Pair, chance: Chance | None = None) -> None:
        """Take in the next pair."""
        self.pairs += 1
        if (margin := pair.margin) is not None:
            self.margin = self.margin.with_one(margin)
        if chance and (above := pair.chance(self.contest.rules, chance)) is not None:
            self.chance = self.chance.with_one(above)
        self.decisions = _sum(self.decisions, pair.decisions)
        self.mishaps += pair.mishaps

    def time(self, spent: Spent, waited: float) -> None:
        """Take in what the pair just taken in has cost."""
        self.seconds = (
            self.seconds[0] + spent.seconds[0],
            self.seconds[1] + spent.seconds[1],
        )
        self.timed = _sum(self.timed, spent.pair.decisions)
        self.deals += self.contest.rules.players
        self.waited += waited


def _sum(first: tuple[int, int], second: tuple[int, int]) -> tuple[int, int]:
    return first[0] + second[0], first[1] + second[1]


class Arena:
    """The contests of a plan, as far as they have been played.

    Args:
        plan: what is played.
        chance: the chance to win the partie, for a second margin; ``None`` leaves that out.
    """

    def __init__(self, plan: Plan, chance: Chance | None = None) -> None:
        self.plan = plan
        self._chance = chance
        self.standings = tuple(Standing(c, plan.pairs, plan.sprt) for c in plan.contests)

    @property
    def at(self) -> int | None:
        """The number of the contest that is on; ``None`` when all have ended."""
        open_ones = (n for n, standing in enumerate(self.standings) if not standing.over)
        return next(open_ones, None)

    def take(self, line: Line) -> None:
        """Take in a result that was kept.

        Raises:
            ValueError: it is not the one that comes next.
        """
        standing = self.standings[line.contest]
        if standing.over or line.pair.number != standing.pairs:
            raise ValueError(f"pair {line.pair.number} does not come next")
        standing.take(line.pair, self._chance)

    def run(self, workers: int = 1) -> Iterator[Line]:
        """Play on to the end; yield the results in their order, each as soon as it has come.

        Args:
            workers: processes that play; one is this process itself.

        Raises:
            WorkerLostError: one of them has died.
        """
        while (at := self.at) is not None:
            standing = self.standings[at]
            began = perf_counter()
            numbers = range(standing.pairs, standing.most)
            task = partial(play_pair, standing.contest)
            with closing(in_order(task, numbers, workers)) as pairs:
                for spent in pairs:
                    standing.take(spent.pair, self._chance)
                    now = perf_counter()
                    standing.time(spent, now - began)
                    began = now
                    yield Line(at, spent.pair)
                    if standing.over:
                        break


def arena_of(plan: Plan) -> Arena:
    """Return the arena of a plan, with winning chances too where a table tells them."""
    try:
        equity_of(plan.rules)
    except NoEquityError:
        return Arena(plan, None)
    return Arena(plan, chance)
