"""Is what many tables in the C++ core show, allow and pay what the domain does?

``python -m tests.envs.test_fleet 2000`` compares as many deals of every table.
"""

from __future__ import annotations

import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from imperiale.engine.native import NotForNativeError
from imperiale.envs import imperiale_v0
from imperiale.envs.fleet import Fleet
from imperiale.rulesets import load, names

TABLES = [(name, players) for name in names() for players in load(name).players]


def compared(episodes: int, wrongly: float = 0.0, tables: int = 5, **settings: Any) -> int:
    """Play the same by a fleet and at tables of the domain until they agree on many episodes.

    Args:
        episodes: how many.
        wrongly: how often an action is one that the mask forbids.
        tables: of the fleet.
        settings: of each table.

    Returns:
        The steps that were compared.
    """
    rng = np.random.default_rng(8)
    many = Fleet(tables, **settings)
    each = [imperiale_v0.env(**settings) for _ in range(tables)]
    seen, infos = many.reset(seed=30)
    for place, env in enumerate(each):
        env.reset(seed=30 + place)
    ended = steps = 0
    while ended < episodes:
        masks = seen["action_mask"]
        wrong = rng.random(tables) < wrongly
        actions = (rng.random(masks.shape) * (masks != wrong[:, None])).argmax(axis=1)
        seats = infos["seat"]
        before, (seen, rewards, over, cut_off, infos) = seen, many.step(actions)
        for place, env in enumerate(each):
            agent = env.agent_selection
            now = env.observe(agent)
            assert agent == f"seat_{seats[place]}"
            assert (before["observation"][place] == now["observation"]).all()
            assert (before["action_mask"][place] == now["action_mask"]).all()
            env.step(int(actions[place]))
            assert infos["earned"][place].tolist() == [*env.rewards.values()]
            assert rewards[place] == env.rewards[agent]
            assert over[place] == env.terminations[agent]
            if over[place]:
                last, mine = infos["final_obs"][place], env.observe(agent)
                # the domain shows one deal more where that wins the partie before its first lead
                if any(env.course.deal.taken) or wrong[place]:
                    assert (last["observation"] == mine["observation"]).all()
                    assert (last["action_mask"] == mine["action_mask"]).all()
                env.reset()
        assert not cut_off.any()
        ended += int(over.sum())
        steps += tables
    return steps


@pytest.mark.parametrize(("rules", "players"), TABLES)
def test_it_is_what_the_domain_says(rules: str, players: int) -> None:
    assert compared(25, rules=rules, players=players) >= 25 * load(rules).rules(players).players


@pytest.mark.parametrize("rules", ["academie", "dobor"])
def test_a_partie_goes_on_from_deal_to_deal(rules: str) -> None:
    assert compared(5, rules=rules, until="partie") > 5 * 40


@pytest.mark.parametrize("illegal", ["end", "replace"])
def test_what_the_mask_forbids(illegal: str) -> None:
    assert compared(30, 0.1, illegal=illegal)


def test_options_that_change_what_is_shown_in_the_play() -> None:
    shown: dict[str, object] = {
        "show_imperials": "after_trick",
        "turn_up_imperial": "sequence_or_four",
        "blank_wipe": "wipes",
    }
    assert compared(40, rules="biblioteka", options=shown)
    refilled = {**shown, "refill": True, "blank": "white", "hand_size": 4, "packets": [4]}
    assert compared(40, rules="dobor", options=refilled)


def test_gymnasium_makes_and_wraps_it() -> None:
    env = RecordEpisodeStatistics(
        gymnasium.make_vec("imperiale.envs.fleet:ImperialeSelfPlay-v0", num_envs=7, rules="foster")
    )
    seen, _ = env.reset(seed=1)
    assert env.observation_space.contains(seen)
    lengths: list[int] = []
    while len(lengths) < 7:
        seen, _, over, _, infos = env.step(seen["action_mask"].argmax(axis=1))
        assert env.observation_space.contains(seen)
        lengths += infos["episode"]["l"][over].tolist() if over.any() else []
    assert set(lengths) == {24}


def test_where_players_mark_by_hand_the_core_cannot_play() -> None:
    with pytest.raises(NotForNativeError, match="by_hand"):
        Fleet(2, "biblioteka", options={"marking": "by_hand"}).reset()


def test_what_is_no_row_of_actions_is_refused() -> None:
    env = Fleet(2)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="a card and an outcome for each table"):
        env.step([1])


if __name__ == "__main__":
    wanted = int(sys.argv[1])
    for name, count in TABLES:
        cards = compared(wanted, rules=name, players=count, tables=50)
        sys.stdout.write(f"{name} for {count}: {wanted} deals, {cards} cards, all alike\n")
