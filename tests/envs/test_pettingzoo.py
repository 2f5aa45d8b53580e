"""Does PettingZoo find the table as it wants one?  Its own tests, unchanged, and a few of ours."""

from __future__ import annotations

import random
import warnings
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, render_test, seed_test

from imperiale.domain.errors import RulesetError
from imperiale.domain.events import CardDrawn
from imperiale.domain.views import supposed
from imperiale.envs import imperiale_v0
from imperiale.envs.actions import actions
from imperiale.envs.sight import observation
from imperiale.rulesets import load, names

TABLES = [(name, players) for name in names() for players in load(name).players]


@pytest.mark.parametrize(
    ("rules", "players", "until"),
    [*((*table, "deal") for table in TABLES), ("pierer", 2, "partie")],
)
def test_api(rules: str, players: int, until: str) -> None:
    env = imperiale_v0.env(rules, players=players, until=until)
    with warnings.catch_warnings():
        # its list of environments that may have a dictionary of observations is its own
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        # who is not to act may do nothing
        warnings.filterwarnings("ignore", "Action mask numpy array is all zeros")
        api_test(env, num_cycles=60)


def test_api_by_hand() -> None:
    env = imperiale_v0.env("biblioteka", options={"marking": "by_hand"})
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        api_test(env, num_cycles=100)


@pytest.mark.parametrize("until", ["deal", "partie"])
def test_seeds(until: str) -> None:
    seed_test(partial(imperiale_v0.env, until=until), num_cycles=100)


@pytest.mark.parametrize("players", [2, 3])
def test_max_cycles(players: int) -> None:
    """It takes actions without a look at the mask, so they have to be let pass."""
    settings: dict[str, Any] = {"players": players, "illegal": "replace"}
    max_cycles_test(
        SimpleNamespace(
            env=partial(imperiale_v0.env, **settings),
            parallel_env=partial(imperiale_v0.parallel_env, **settings),
        )
    )


def test_render(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(imperiale_v0.env)
    assert "turn-up" in capsys.readouterr().out


def test_an_action_that_the_mask_forbids_costs_the_deal() -> None:
    env = imperiale_v0.env()
    env.reset(seed=1)
    forbidden = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    offender = env.agent_selection
    env.step(forbidden)
    assert env.rewards[offender] == -100
    assert sum(env.rewards.values()) == -100
    assert all(env.terminations.values())


@pytest.mark.parametrize(("rules", "players"), TABLES)
def test_rewards_sum_to_nothing_and_a_partie_has_one_winner(rules: str, players: int) -> None:
    rng = random.Random(5)
    for until in ("deal", "partie"):
        env = imperiale_v0.env(rules, players=players, until=until)
        env.reset(seed=3)
        while not any(env.terminations.values()):
            env.step(rng.choice([*actions(env.course.deal)]))
        assert sum(env.rewards.values()) == pytest.approx(0)
        if until == "partie":
            assert sorted(env.rewards.values())[-1] == 1


@pytest.mark.parametrize("rules", ["academie", "dobor"])
def test_an_observation_is_made_of_what_all_saw_and_of_ones_own_cards(rules: str) -> None:
    """Another seat's log, with nothing but one's own cards put in, gives the same numbers."""
    env = imperiale_v0.env(rules)
    env.reset(seed=9)
    for _ in range(15):
        env.step(next(iter(actions(env.course.deal))))
    seat = env.course.deal.seat
    own, other = env.course.views[seat], env.course.views[1 - seat]
    drawn = [
        event.card
        for event in own.events
        if isinstance(event, CardDrawn) and event.seat == seat and event.card is not None
    ]
    rebuilt = supposed(other, seat, own.deal.dealt[seat], drawn)
    assert own.deal.hands[1 - seat] != env.course.deal.hands[1 - seat]
    assert (observation(rebuilt) == env.observe(f"seat_{seat}")["observation"]).all()


def test_in_parallel_only_the_seat_to_act_is_obeyed() -> None:
    env = imperiale_v0.parallel_env()
    seen, _ = env.reset(seed=4)
    acts = [agent for agent in env.agents if seen[agent]["action_mask"].any()]
    assert len(acts) == 1
    card = int(seen[acts[0]]["action_mask"].argmax())
    seen, *_ = env.step({agent: card for agent in env.agents})
    assert [agent for agent in env.agents if seen[agent]["action_mask"].any()] != acts


def test_a_table_that_there_is_not_is_refused() -> None:
    with pytest.raises(RulesetError, match="academie"):
        imperiale_v0.env("belote")
    with pytest.raises(ValueError, match="for ever"):
        imperiale_v0.env(until="for ever")
    with pytest.raises(ValueError, match="film"):
        imperiale_v0.env(render_mode="film")
