"""Do the bounds on whole deals hold, and are they exact where all lines can be gone through?"""

from __future__ import annotations

import pytest

from imperiale import agents
from imperiale.analysis.bounds import clairvoyant
from imperiale.analysis.whole import most_of_clairvoyant, won_by_exploiter
from imperiale.domain.dealing import dealt
from imperiale.domain.decide import begin, obey
from imperiale.domain.events import Step
from imperiale.domain.rules.marking import NOTHING
from imperiale.domain.ruleset import Rules
from imperiale.domain.setup import Setup
from imperiale.domain.shuffle import shuffled_pack
from imperiale.domain.views import view
from imperiale.engine.equity import Aim, objective
from imperiale.rulesets import load

NAMES = ("academie", "imperialas")


def short(name: str, tricks: int) -> Rules:
    return load(name).rules(
        2, {"hand_size": tricks, "packets": (tricks,), "tricks_over": (tricks + 1) // 2}
    )


def setup_of(rules: Rules, number: int) -> Setup:
    return dealt(rules, number % 2, (NOTHING,) * 2, shuffled_pack(rules, b"%d" % number))


@pytest.mark.parametrize("who", ["greedy", "random"])
@pytest.mark.parametrize("name", NAMES)
def test_who_sees_all_cards(name: str, who: str) -> None:
    rules = short(name, 4)
    agent = agents.load(who).make(b"w")
    loose = 0
    for number in range(6):
        setup = setup_of(rules, number)
        aim = objective(rules, begin(setup)[0], Aim.MARKS)
        deal, happened = begin(setup)
        events = list(happened)
        while deal.step is not Step.PLAY and not deal.over:
            deal, happened = obey(deal, agent.act(view(rules, events, deal.seat)))
            events += happened
        right = sum(clairvoyant(agent, events, deal, seat, aim) for seat in (0, 1)) / 2
        found = most_of_clairvoyant(agent, setup, 100_000, aim)
        assert found.exact
        assert found.bound == pytest.approx(right)
        assert most_of_clairvoyant(agent, setup, 0, aim).bound == found.unasked
        before = float("inf")
        for questions in (0, 3, 10, 30):
            most = most_of_clairvoyant(agent, setup, questions, aim).bound
            assert right - 1e-9 <= most <= before + 1e-9
            before = most
            loose += most > right + 1e-9
    assert loose


def test_who_exploits_wins_of_who_plays_at_random() -> None:
    rules = load("academie").rules(2)
    agent = agents.load("random").make(b"w")
    won = 0.0
    for number in range(6):
        setup = setup_of(rules, number)
        aim = objective(rules, begin(setup)[0], Aim.MARKS)
        one = won_by_exploiter(agent, setup, 20, 2, aim, b"x")
        assert one == won_by_exploiter(agent, setup, 20, 2, aim, b"x")
        assert most_of_clairvoyant(agent, setup, 0, aim).bound >= 0
        won += one
    assert won / 6 > 0.5


def test_the_best_answer_to_the_agent_is_worth_what_it_says_from_the_first_trick_on() -> None:
    # with all tricks in the end nothing is left to the exploiter but the exact answer
    rules = short("academie", 3)
    agent = agents.load("greedy").make(b"w")
    for number in range(6):
        setup = setup_of(rules, number)
        aim = objective(rules, begin(setup)[0], Aim.MARKS)
        exact = won_by_exploiter(agent, setup, 1, 3, aim, b"x")
        assert abs(exact) <= 20
        assert most_of_clairvoyant(agent, setup, 100_000, aim).bound >= 0
