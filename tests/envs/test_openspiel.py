"""Does OpenSpiel find the game as it wants one?  Its own tests, unchanged, and a few of ours."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import generate_playthrough
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation

import imperiale.envs.spiel as spiel
from imperiale.envs.sight import history_shape, told
from imperiale.rulesets import load, names

TABLES = [(name, players) for name in names() for players in load(name).players]
PLAYTHROUGHS = sorted((Path(__file__).parent / "playthroughs").glob("*.txt"))

API = """
import runpy, sys
import imperiale.envs.spiel
sys.argv = ["api_test", "--test_only_games=^imperiale$"]
runpy.run_module("open_spiel.integration_tests.api_test", run_name="__main__", alter_sys=True)
"""


def test_api() -> None:
    """As a program of its own: it looks at the games that there are when it is imported."""
    done = subprocess.run(
        [sys.executable, "-c", API], capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 0, done.stderr[-3000:]
    assert "Ran 5 tests" in done.stderr, done.stderr[-3000:]


@pytest.mark.parametrize("quarter", range(4))
def test_random_sims(quarter: int, capfd: pytest.CaptureFixture[str]) -> None:
    """1,000 in all, in four parts that several processes can share."""
    game = pyspiel.load_game("imperiale")
    pyspiel.random_sim_test(game, num_sims=250, serialize=True, verbose=False)
    capfd.readouterr()


@pytest.mark.parametrize(("rules", "players"), TABLES)
def test_random_sims_of_every_table(
    rules: str, players: int, capfd: pytest.CaptureFixture[str]
) -> None:
    for options in ("", "marking:by_hand"):
        game = pyspiel.load_game(
            "imperiale", {"rules": rules, "players": players, "options": options}
        )
        pyspiel.random_sim_test(game, num_sims=5, serialize=True, verbose=False)
    capfd.readouterr()


@pytest.mark.parametrize("file", PLAYTHROUGHS, ids=lambda file: file.stem)
def test_playthrough(file: Path) -> None:
    flags.FLAGS.mark_as_parsed()  # its flags as they are when nobody sets them
    expected, actual = generate_playthrough.replay(str(file))
    assert actual == expected


def test_there_are_playthroughs() -> None:
    assert [file.stem for file in PLAYTHROUGHS] == ["academie"]


def _played(game: Any, seed: int) -> list[Any]:
    rng, state, states = random.Random(seed), game.new_initial_state(), []
    while not state.is_terminal():
        chance = state.is_chance_node()
        may = [a for a, _ in state.chance_outcomes()] if chance else state.legal_actions()
        state.apply_action(rng.choice(may))
        if not state.is_chance_node():
            states.append(state.clone())
    return states


@pytest.mark.parametrize("options", ["", "marking:by_hand"])
@pytest.mark.parametrize(("rules", "players"), TABLES)
def test_what_a_player_is_told_is_his_view(rules: str, players: int, options: str) -> None:
    """The string is the log of the view; the tensor tells apart whatever the string does."""
    game = pyspiel.load_game("imperiale", {"rules": rules, "players": players, "options": options})
    eyes = make_observation(game, INFO_STATE_OBS_TYPE)
    rows = history_shape(game.make_py_observer(INFO_STATE_OBS_TYPE).rules)[0]
    by_string: dict[str, bytes] = {}
    for seed in range(4):
        for state in _played(game, seed):
            for seat in range(players):
                view = state.view(seat)
                text = state.information_state_string(seat)
                assert text.split("\n")[1:] == [told(event) for event in view.events]
                assert len(view.events) - 2 <= rows
                eyes.set_from(state, seat)
                assert by_string.setdefault(text, eyes.tensor.tobytes()) == eyes.tensor.tobytes()
    acting = {text for text in by_string if "DealEnded" not in text}
    # what follows from the rest (a trick taken) is in the string and not in the tensor
    assert len({by_string[text] for text in acting}) >= len(acting)


def test_a_hidden_card_is_in_no_tensor_of_another() -> None:
    game = pyspiel.load_game("imperiale")
    state = game.new_initial_state()
    pack = [int(card) for card in sorted(a for a, _ in state.chance_outcomes())]
    other = pack[:12] + pack[20:] + pack[12:20]

    def seen(order: list[int]) -> tuple[Any, ...]:
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(order[len(state.history())])
        return state.observation_tensor(0), state.legal_actions()

    # seat 0 holds the same; the turn-up differs, so only his hand and what he may lead agree
    (a, may_a), (b, may_b) = seen(pack), seen(other)
    assert a[: 2 + 36] == b[: 2 + 36]
    assert may_a == may_b


def test_all_eyes() -> None:
    """With the hands of all, of nobody, and the hand alone."""
    game, private = pyspiel.load_game("imperiale"), pyspiel.PrivateInfoType
    state = _played(game, 1)[5]
    for kind, public in [(p, q) for p in private.__members__.values() for q in (True, False)]:
        for recall in (True, False):
            wanted = pyspiel.IIGObservationType(
                public_info=public, perfect_recall=recall, private_info=kind
            )
            eyes = game.make_py_observer(wanted)
            eyes.set_from(state, 1)
            assert eyes.tensor[1] == 1
            text = eyes.string_from(state, 1)
            if kind == private.NONE:
                assert "hand" not in eyes.dict
                assert "hands" not in eyes.dict
            assert bool(text) == (public or kind != private.NONE)


def test_a_game_that_there_is_not_is_refused() -> None:
    for params in ({"rules": "belote"}, {"dealer": 2}, {"options": "target"}, {"players": 4}):
        with pytest.raises(spiel.OptionsError):
            spiel.DealGame(params)
