"""What does somebody play who weighs every way in which the unseen cards can lie?

In each world every card is worth what it comes to if all cards were seen and both played for the
chance to win the partie; the card of the best mean is played.  Of cards that are equal in that, the
one to part with first is: no honour, no trump, no master, the lowest, so that honours and what
others need not know stay in hand.  All that is due is shown and claimed.

Two players with no talon to draw from are solved by one table for all worlds.  Others are solved
world by world where that takes milliseconds, of more than a hundred worlds a hundred taken by
chance; while it would take longer (three with more than nine cards each, two who still draw) the
rest of each is played out by chance.  Without the C++ core the agent is `greedy`.

With a budget the worlds are taken in an order that the seed gives, until half of it is gone.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from random import Random
from time import perf_counter

from imperiale.agents.api import Agent, AgentSpec, Policy
from imperiale.agents.greedy import Greedy, cheapest, sight
from imperiale.domain.cards import Card, mask
from imperiale.domain.choices import choices
from imperiale.domain.commands import PlayCard
from imperiale.domain.deal import Deal
from imperiale.domain.events import CardPlayed, Step
from imperiale.domain.shuffle import Seed, subseed
from imperiale.domain.views import View
from imperiale.engine import native
from imperiale.engine.beliefs import Beliefs, beliefs
from imperiale.engine.equity import NoEquityError, Objective, objective
from imperiale.engine.prospect import Prospect, Tally
from imperiale.engine.world_solver import WorldSolver
from imperiale.engine.worlds import TABLE, marked_by_table, outlook
from imperiale.engine.worlds_apart import outlook_by_chance, outlook_solved, solved_soon

__all__ = ["AGENTS", "Worlds", "aim", "chosen"]

MOST = 100
"""Worlds of deals that are not solved, or of which there are too many to list."""

TIMES = 8
"""Play-outs after each card in a world that is not solved."""


class Worlds(Agent):
    """Plays what is best on the mean of the worlds.

    Attributes:
        size: how many worlds are taken, by chance if there are more; ``None`` for all of them.
        solver: keeps what was learned of the deal.
    """

    size: int | None = None

    def __init__(self, seed: Seed, budget: float | None = None) -> None:
        super().__init__(seed, budget)
        self.solver = WorldSolver(TABLE)
        self._of: object = None

    def policy(self, view: View) -> Policy:
        """Return the best claim, or the best card."""
        may = choices(view.deal)
        if view.deal.step is not Step.PLAY or len(may) == 1:
            return {may[0]: 1.0}
        if not native.available():
            return Greedy(self.seed).policy(view)
        return {PlayCard(view.deal.seat, chosen(view, self.prospect(view, aim(view)))): 1.0}

    def prospect(self, view: View, played_for: Objective | None) -> Prospect:
        """Return what is to be expected of each card that the seat may play.

        Args:
            view: of a seat that is to play.
            played_for: what the cards are worth; ``None`` is marks.
        """
        believed = beliefs(view)
        if view.rules.players == 2 and solved_soon(view.deal):
            return self._at_once(view, believed, played_for)
        return self._apart(view, believed, played_for)

    def _chance(self, view: View) -> Random:
        return Random(subseed(self.seed, "worlds", *view.deal.dealt, len(view.events)))

    def _at_once(self, view: View, believed: Beliefs, played_for: Objective | None) -> Prospect:
        deal = view.deal
        # what was learned serves the other hands, too, that it could hold and is asked of
        of = deal.rules, deal.dealer, deal.start, deal.turn_up
        if self._of != of:
            self._of = of
            self._begin()
        # where hands are refilled the count is of deals, of which many come to the same hand now
        tally = Tally(len(believed.all()) if view.rules.refill else believed.count)
        for hands, ways in self._batches(view, believed):
            tally.take(outlook(view, hands, played_for, self.solver), ways)
        return tally.prospect()

    def _begin(self) -> None:
        """Forget what was learned of another deal."""
        self.solver = WorldSolver(TABLE)

    def _batches(
        self, view: View, believed: Beliefs
    ) -> Iterator[tuple[array[int], Sequence[float]]]:
        """Yield what the other may hold, and the weights: some by chance, or all."""
        if self.size is not None and believed.count > self.size:
            yield self._sampled(view, believed, self.size)
            return
        rows = believed.all()
        if self.budget is None:
            yield rows.hands, rows.ways
            return
        order = list(range(len(rows)))
        self._chance(view).shuffle(order)
        until = perf_counter() + self.budget / 2
        at, step = 0, 16
        while at < len(order) and (not at or perf_counter() < until):
            some = order[at : at + step]
            yield array("Q", [rows.hands[i] for i in some]), [rows.ways[i] for i in some]
            at, step = at + step, min(2 * step, 512)

    def _sampled(self, view: View, believed: Beliefs, size: int) -> tuple[array[int], list[int]]:
        chance = self._chance(view)
        if view.rules.refill:
            rows = believed.all()
            return array("Q", chance.choices(rows.hands, rows.ways, k=size)), [1] * size
        (other,) = believed.others
        gone = mask(
            event.card
            for event in view.events
            if isinstance(event, CardPlayed) and event.seat == other
        )
        found = believed.sample(size, chance.randbytes(8)).worlds
        return array("Q", [world.hands[other] & ~gone for world in found]), [1] * size

    def _apart(self, view: View, believed: Beliefs, played_for: Objective | None) -> Prospect:
        chance = self._chance(view)
        size = self.size or MOST
        deals = [marked_by_table(deal) for deal in _deals(view, believed, size, chance)]
        until = perf_counter() + self.budget / 2 if self.budget else None
        tally = Tally(believed.count)
        for at in range(0, len(deals), 4):
            some = deals[at : at + 4]
            if solved_soon(view.deal):
                tally.take(outlook_solved(some, played_for), [1] * len(some))
            else:
                seed = chance.randbytes(8)
                tally.take(outlook_by_chance(some, TIMES, seed, played_for), [1] * len(some), TIMES)
            if until is not None and perf_counter() > until:
                break
        return tally.prospect()


def chosen(view: View, prospect: Prospect) -> Card:
    """Return the card that is played: of the best ones that to part with first."""
    card = cheapest(sight(view), mask(prospect.best))
    assert card is not None
    return card


def _deals(view: View, believed: Beliefs, size: int, chance: Random) -> list[Deal]:
    """Return the worlds of a view: all, if they are so few and can be told, or some by chance."""
    if believed.count <= size and not view.rules.refill:
        rows = believed.all()
        return [rows.deal(index) for index in range(len(rows))]
    return [world.deal(view) for world in believed.sample(size, chance.randbytes(8)).worlds]


def aim(view: View) -> Objective | None:
    """Return the chance to win the partie; nothing, and so marks, where no table tells it."""
    try:
        return objective(view.rules, view.deal)
    except NoEquityError:
        return None


AGENTS = (
    AgentSpec("worlds", "Weighs every way in which the unseen cards can lie, all alike.", Worlds),
)
