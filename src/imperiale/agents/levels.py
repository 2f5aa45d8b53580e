"""How do people of five strengths play?

All weigh worlds as the strongest agents do.  The weaker they are, the more they err, as people do:
they imagine few worlds, forget cards that are gone, do not listen to what is said and shown, do not
count what was not played, overlook a card that could be played, misjudge what a card leads to, the
more cards are left the more, play for the marks of the deal and not for the partie, and where
players mark by hand forget to claim.  None ever throws a card for no reason.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from itertools import groupby
from math import sqrt
from random import Random

from imperiale.agents.api import Agent, AgentSpec, Policy
from imperiale.agents.greedy import Greedy, cheapest, sight
from imperiale.agents.inference import Inference
from imperiale.agents.memory import dealt_out, forgotten, with_forgotten
from imperiale.agents.worlds import aim
from imperiale.domain.cards import Card, mask
from imperiale.domain.choices import choices
from imperiale.domain.commands import PlayCard
from imperiale.domain.deal import Deal
from imperiale.domain.events import Step
from imperiale.domain.shuffle import Seed, subseed
from imperiale.domain.views import View
from imperiale.engine import native
from imperiale.engine.beliefs import beliefs
from imperiale.engine.equity import SCALE
from imperiale.engine.prospect import Prospect, Tally
from imperiale.engine.worlds import marked_by_table
from imperiale.engine.worlds_apart import outlook_by_chance, outlook_solved, solved_soon

__all__ = ["AGENTS", "Level", "Person"]

TIMES = 4
"""Play-outs after each card in a world that is not solved."""


@dataclass(frozen=True, slots=True)
class Level:
    """How somebody plays and errs.

    Attributes:
        worlds: in how many ways he imagines that the cards may lie.
        listens: whether he draws conclusions from what others say, show and do not play.
        forgets: how likely he forgets a plain card that is gone.
        overlooks: how likely he overlooks a way to play: cards that come to the same.
        misjudges: how far he is out on what a card leads to, in counters: the standard deviation
            with one trick left; with four twice as much.
        sees_the_partie: whether he plays for it and not for the marks of the deal.
        fails_to_claim: how likely he forgets a claim where players mark by hand.
    """

    worlds: int
    listens: bool
    forgets: float
    overlooks: float
    misjudges: float
    sees_the_partie: bool
    fails_to_claim: float


LEVELS = {
    "beginner": Level(
        worlds=3,
        listens=False,
        forgets=0.5,
        overlooks=0.2,
        misjudges=0.35,
        sees_the_partie=False,
        fails_to_claim=0.08,
    ),
    "casual": Level(
        worlds=6,
        listens=False,
        forgets=0.25,
        overlooks=0.1,
        misjudges=0.2,
        sees_the_partie=False,
        fails_to_claim=0.03,
    ),
    "club": Level(
        worlds=12,
        listens=True,
        forgets=0.08,
        overlooks=0.03,
        misjudges=0.1,
        sees_the_partie=False,
        fails_to_claim=0.005,
    ),
    "strong": Level(
        worlds=40,
        listens=True,
        forgets=0.0,
        overlooks=0.0,
        misjudges=0.04,
        sees_the_partie=True,
        fails_to_claim=0.0,
    ),
}


class Person(Agent):
    """Plays at a level.

    Attributes:
        level: how it plays and errs.
    """

    def __init__(self, level: Level, seed: Seed, budget: float | None = None) -> None:
        super().__init__(seed, budget)
        self.level = level

    def policy(self, view: View) -> Policy:
        """Return the claim that it remembers, or the card that it thinks best."""
        may = choices(view.deal)
        if view.deal.step is not Step.PLAY:
            return self._claiming(view)
        if len(may) == 1:
            return {may[0]: 1.0}
        if not native.available():
            return Greedy(self.seed).policy(view)
        chance = Random(subseed(self.seed, "person", *view.deal.dealt, len(view.events)))
        best = self._thought(view, self._prospect(view, chance), chance)
        card = cheapest(sight(view), mask(best))
        assert card is not None
        return {PlayCard(view.deal.seat, card): 1.0}

    def _claiming(self, view: View) -> Policy:
        first, *rest = choices(view.deal)
        fails = self.level.fails_to_claim
        return {first: 1 - fails, rest[-1]: fails} if rest and fails else {first: 1.0}

    def _prospect(self, view: View, chance: Random) -> Prospect:
        played_for = aim(view) if self.level.sees_the_partie else None
        deals = self._imagined(view, chance)
        tally = Tally(len(deals))
        if solved_soon(view.deal):
            tally.take(outlook_solved(deals, played_for), [1] * len(deals))
        else:
            seed = chance.randbytes(8)
            tally.take(outlook_by_chance(deals, TIMES, seed, played_for), [1] * len(deals), TIMES)
        return tally.prospect()

    def _imagined(self, view: View, chance: Random) -> list[Deal]:
        level = self.level
        if level.listens:
            sample = beliefs(view).sample(level.worlds, chance.randbytes(8))
            deals = [world.deal(view) for world in sample.worlds]
        else:
            deals = [dealt_out(view, chance) for _ in range(level.worlds)]
        slipped = forgotten(view, level.forgets, self.seed)
        deals = [with_forgotten(deal, view.deal.seat, slipped, chance) for deal in deals]
        return [marked_by_table(deal) for deal in deals]

    def _thought(self, view: View, prospect: Prospect, chance: Random) -> tuple[Card, ...]:
        """Return the cards that he thinks best, of the ways to play that he has not overlooked."""
        level = self.level
        unit = COUNTER if level.sees_the_partie and aim(view) else 1
        spread = level.misjudges * unit * sqrt(view.hand.bit_count())
        ways: list[tuple[float, tuple[Card, ...]]] = []
        for (_, mean), same in groupby(prospect.means.items(), lambda one: (one[0].suit, one[1])):
            seen, error = chance.random() >= level.overlooks, chance.gauss(0, spread)
            ways.append((mean + error - (0 if seen else NOWHERE), tuple(card for card, _ in same)))
        return max(ways)[1]


COUNTER = SCALE // 20
"""What a counter is worth in a chance to win less a chance to lose, so far as he can tell."""

NOWHERE = 1e12
"""So much worse is what he has overlooked: it is played if there is nothing else."""

AGENTS = (
    AgentSpec(
        "beginner",
        "Imagines three ways in which the cards may lie; forgets, overlooks and misjudges a lot.",
        partial(Person, LEVELS["beginner"]),
    ),
    AgentSpec(
        "casual",
        "Imagines six ways; forgets and overlooks some things, and does not listen.",
        partial(Person, LEVELS["casual"]),
    ),
    AgentSpec(
        "club",
        "Listens to what is said and shown, counts the trumps, and seldom overlooks a card.",
        partial(Person, LEVELS["club"]),
    ),
    AgentSpec(
        "strong",
        "Remembers all, plays for the partie, and misjudges little.",
        partial(Person, LEVELS["strong"]),
    ),
    AgentSpec("master", "Plays as the strongest agent that the ladder has shown.", Inference),
)
