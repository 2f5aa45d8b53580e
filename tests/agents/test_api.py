"""Is what an agent does drawn from its policy?"""

from collections import Counter

from tests.agents.common import random_setup

from imperiale import rulesets
from imperiale.agents import Agent, Policy
from imperiale.domain.choices import choices
from imperiale.domain.decide import begin
from imperiale.domain.views import View, view


class Mixed(Agent):
    """Plays its lowest card half of the time, the next one a third, the third one a sixth."""

    def policy(self, view: View) -> Policy:
        low, middle, high, never, *_ = choices(view.deal)
        return {low: 1 / 2, middle: 1 / 3, never: 0.0, high: 1 / 6}


def test_every_command_is_drawn_as_often_as_the_policy_says() -> None:
    rules = rulesets.load("pierer").rules()
    deal, events = begin(random_setup(rules, 0))
    asked = view(rules, events, deal.seat)
    agents = [Mixed(str(seed).encode()) for seed in range(6000)]
    seen = Counter(agent.act(asked) for agent in agents)
    low, middle, high, *_ = choices(deal)
    assert set(seen) == {low, middle, high}
    assert abs(seen[low] - 3000) < 160  # four standard deviations
    assert abs(seen[middle] - 2000) < 150
    assert abs(seen[high] - 1000) < 120


def test_another_hand_or_moment_is_another_draw() -> None:
    rules = rulesets.load("pierer").rules()
    agent = Mixed(b"a")
    places: Counter[int] = Counter()
    for number in range(60):
        deal, events = begin(random_setup(rules, number))
        if not deal.over:
            command = agent.act(view(rules, events, deal.seat))
            places[choices(deal).index(command)] += 1
    assert set(places) == {0, 1, 2}
