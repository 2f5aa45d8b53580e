"""What does somebody play who asks of each world whether the other would have played so in it?

As the agent over all worlds does, but with weights: a world counts by how likely the cards that the
other has played are in it, by what he would have thought (``thoughts``).

Worlds that share all values (what is gone leaves no gap) are weighed as one.  Of more than two
hundred that differ some are taken by chance, the same ones while they are possible.  Where hands
are refilled, or more than two play, all worlds count alike.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from time import perf_counter

from imperiale.agents.api import AgentSpec
from imperiale.agents.thoughts import Likelihoods, plays
from imperiale.agents.worlds import Worlds, aim
from imperiale.domain.shuffle import Seed, subseed
from imperiale.domain.views import View
from imperiale.engine.beliefs import Beliefs
from imperiale.engine.worlds import distinct

__all__ = ["AGENTS", "Inference"]

WEIGHED = 200
"""Worlds that differ and are weighed, at the most."""

_MIX = 0x9E3779B97F4A7C15

_WORD = (1 << 64) - 1


class Inference(Worlds):
    """Weighs the worlds by what the other has played."""

    def __init__(self, seed: Seed, budget: float | None = None) -> None:
        super().__init__(seed, budget)
        self._likely = Likelihoods(seed)

    def _batches(
        self, view: View, believed: Beliefs
    ) -> Iterator[tuple[array[int], Sequence[float]]]:
        if view.rules.refill or believed.count == 1:
            yield from super()._batches(view, believed)
            return
        hands = believed.all().hands
        told = plays(view, believed.others)
        if not told:
            yield from super()._batches(view, believed)
            return
        self._likely.begin(view)
        dealt, own = told[0].later, view.deal.dealt[view.deal.seat]
        mix = int.from_bytes(subseed(self.seed, "weighs", *view.deal.dealt)[:8], "big")
        order = sorted(hands, key=lambda hand: ((hand | dealt) ^ mix) * _MIX & _WORD)
        played_for = aim(view)
        found = distinct(view, order, WEIGHED, played_for, self.solver)
        some, ways = list(found), list(found.values())
        step = len(some) if self.budget is None else 8
        until = perf_counter() + (self.budget or 0) / 2
        for at in range(0, len(some), step):
            batch = some[at : at + step]
            weights = [float(count) for count in ways[at : at + step]]
            for play in told:
                held = [hand | play.later for hand in batch]
                likely = self._likely.of(play, held, own, played_for, self.solver)
                weights = [w * p for w, p in zip(weights, likely, strict=True)]
            yield array("Q", batch), weights
            if self.budget is not None and perf_counter() > until:
                return


AGENTS = (
    AgentSpec(
        "inference",
        "Weighs the ways in which the unseen cards can lie by what the other has played.",
        Inference,
    ),
)
