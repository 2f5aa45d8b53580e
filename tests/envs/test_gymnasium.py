"""Does Gymnasium find the environment as it wants one, and does the opponent play as he does?"""

from __future__ import annotations

import random
import warnings
from typing import Any

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env

from imperiale.agents import UnknownAgentError, load
from imperiale.domain.shuffle import subseed
from imperiale.envs.actions import actions
from imperiale.envs.solo import Solo


@pytest.mark.parametrize("illegal", ["end", "replace"])
@pytest.mark.parametrize(
    ("opponent", "rules", "until"),
    [
        ("greedy", "academie", "deal"),
        ("random", "dobor", "partie"),
        ("greedy", "imperialas", "partie"),
        ("beginner", "biblioteka", "deal"),
    ],
)
def test_check_env(opponent: str, rules: str, until: str, illegal: str) -> None:
    settings: dict[str, Any] = {
        "opponent": opponent,
        "rules": rules,
        "until": until,
        "illegal": illegal,
    }
    env = gymnasium.make("imperiale.envs.solo:Imperiale-v0", **settings)
    with warnings.catch_warnings():
        # as it was made without a way to render, there is none to check
        warnings.filterwarnings("ignore", ".*render.*")
        check_env(env.unwrapped)


def test_the_same_seed_is_the_same_episode() -> None:
    def course() -> list[Any]:
        env, rng = Solo("casual", until="partie"), random.Random(2)
        seen, _ = env.reset(seed=11)
        found: list[Any] = [seen["observation"].tobytes()]
        ended = False
        while not ended:
            seen, reward, ended, _, _ = env.step(rng.choice([*actions(env.course.deal)]))
            found += [seen["observation"].tobytes(), reward]
        return found

    assert course() == course()


def test_the_opponent_does_what_the_agent_does() -> None:
    env = Solo("greedy")
    env.reset(seed=5)
    word = env.course._dealer.seed.encode()
    seat = 1 - env.seat
    greedy = load("greedy").make(subseed(word, "agent", seat))
    while not env.course.deal.over:
        before = env.course.views[seat]
        env.step(next(iter(actions(env.course.deal))))
        played = env.course.views[seat].events[len(before.events) :]
        if before.my_turn:
            assert str(greedy.act(before)) in map(str, played)


def test_no_agent_of_that_name() -> None:
    with pytest.raises(UnknownAgentError, match="nobody"):
        Solo("nobody")
