"""Are the last tricks of the agent an equilibrium, wherever in them it is asked?"""

from __future__ import annotations

from itertools import islice
from math import exp, log
from statistics import fmean

import pytest
from tests.agents.common import name_of, play, random_setup
from tests.engine.ending_oracle import late_views

from imperiale import agents, rulesets
from imperiale.agents.equilibrium import Equilibrium
from imperiale.agents.worlds import aim
from imperiale.domain.cards import Card
from imperiale.domain.commands import PlayCard
from imperiale.domain.events import Step
from imperiale.domain.ruleset import Rules
from imperiale.domain.views import View, view
from imperiale.engine.endings import Ending, public_state
from imperiale.engine.equity import SCALE

FOR_TWO = [rulesets.load(name).rules(2) for name in rulesets.names() if name != "dobor"]


def make(name: str, budget: float | None = None) -> agents.Agent:
    return agents.load(name).make(b"e", budget)


@pytest.mark.parametrize("rules", FOR_TWO, ids=name_of)
def test_nothing_is_gained_against_the_last_tricks(rules: Rules) -> None:
    agent = Equilibrium(b"e")

    def chooser(seen: View) -> dict[Card, float]:
        policy = agent.policy(seen)
        return {c.card: chance for c, chance in policy.items() if isinstance(c, PlayCard)}

    some = islice(late_views(rules, 6, "agent"), 8)
    seen = min(some, key=lambda one: len(public_state(one).worlds))
    state = agent.believed(seen)
    played_for = aim(state.view)
    ending = Ending(state, played_for.outcomes() if played_for else None)
    unit = SCALE if played_for else 1
    assert ending.answers(ending.policy_of(chooser)).exploitability / unit < 1e-3


def test_the_hands_that_were_held_are_the_likelier() -> None:
    agent, players = Equilibrium(b"e"), (make("worlds20"), make("worlds20"))
    told: list[float] = []
    for rules in FOR_TWO:
        for number in range(3):
            for deal, views, _ in play(random_setup(rules, number), players):
                cards = {held.bit_count() for held in deal.hands}
                if cards == {3} and deal.step is Step.PLAY and not deal.over:
                    state = agent.believed(view(rules, views[0].events, None))
                    worlds = state.worlds
                    assert sum(state.weights) == pytest.approx(1)
                    held = [worlds.row(index) for index in range(len(worlds))].index(deal.hands)
                    told.append(log(state.weights[held] * len(worlds)))
                    break
    assert len(told) > 10
    # as likely again as if all were alike, on the geometric mean
    assert exp(fmean(told)) > 2


def test_it_mixes_where_an_equilibrium_does() -> None:
    agent = make("equilibrium")
    mixed = 0
    for number in range(8):
        setup = random_setup(FOR_TWO[0], number)
        greedy = make("greedy")
        for deal, views, _ in play(setup, (greedy, greedy)):
            late = not deal.over and views[deal.seat].hand.bit_count() <= 3
            if late and deal.step is Step.PLAY:
                mixed += max(agent.policy(views[deal.seat]).values()) < 0.9
    assert mixed


@pytest.mark.parametrize(
    ("rules", "budget"),
    [
        (rulesets.load("academie").rules(3), None),
        (rulesets.load("academie").rules(2, {"marking": "by_hand"}), None),
        (rulesets.load("dobor").rules(), None),
        (FOR_TWO[0], 1e-6),
    ],
    ids=["three", "by-hand", "refilled", "no-time"],
)
def test_elsewhere_it_is_the_agent_that_infers(rules: Rules, budget: float | None) -> None:
    agent, other = make("equilibrium", budget), make("inference", budget)
    asked = 0
    greedy = make("greedy")
    for deal, views, _ in play(random_setup(rules, 5), [greedy] * rules.players):
        late = not deal.over and views[deal.seat].hand.bit_count() <= 3
        if late and deal.step is Step.PLAY:
            assert agent.policy(views[deal.seat]) == other.policy(views[deal.seat])
            asked += 1
    assert asked
