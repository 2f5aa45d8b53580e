"""How many steps of random play a second, beside RLCard and OpenSpiel in the same run?

A step is one card or another decision of a player, timed by the processor.  The contestants take
turns, round by round, so that a busy machine slows all of them; medians over the rounds are
printed, and their ratio.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections.abc import Callable
from statistics import median

import numpy as np
import pyspiel
import rlcard
from rlcard.agents import RandomAgent

import imperiale.envs.spiel  # noqa: F401 - it makes the game known
from imperiale.domain.cards import cards
from imperiale.domain.commands import PlayCard
from imperiale.domain.deal import card_points, legal
from imperiale.domain.dealing import dealt
from imperiale.domain.decide import begin, obey
from imperiale.domain.rules.marking import NOTHING
from imperiale.domain.shuffle import shuffled_pack
from imperiale.envs import imperiale_v0
from imperiale.envs.fleet import Fleet
from imperiale.envs.solo import Solo
from imperiale.rulesets import load, names

Contestant = Callable[[random.Random, float], int]
"""Plays whole deals until the seconds are over and returns the steps taken."""

GOAL = 10.0
"""Steps of the domain for each step of RLCard's gin rummy."""


def domain(name: str) -> Contestant:
    """Whole random deals by one rule set, shuffle to score."""
    rules = load(name).rules()
    start = (NOTHING,) * rules.players

    def play(rng: random.Random, seconds: float) -> int:
        steps = 0
        until = time.process_time() + seconds
        while time.process_time() < until:
            pack = shuffled_pack(rules, rng.randbytes(16))
            deal, _ = begin(dealt(rules, steps % rules.players, start, pack))
            while deal.ending is None:
                may = cards(legal(deal))
                card = may[int(rng.random() * len(may))]
                deal, _ = obey(deal, PlayCard(deal.seat, card))
                steps += 1
            # a played deal has taken every card that was dealt or drawn
            if all(not held for held in deal.hands):
                total = 300 if rules.refill else None
                assert total is None or sum(card_points(deal)) == total
        return steps

    return play


def fleet(tables: int) -> Contestant:
    """Random deals at many tables of the environment in the core, with all that each seat sees."""
    env = Fleet(tables)
    masks = env.reset(seed=1)[0]["action_mask"]

    def play(rng: random.Random, seconds: float) -> int:
        nonlocal masks
        chance = np.random.default_rng(rng.getrandbits(64))
        steps = 0
        until = time.process_time() + seconds
        while time.process_time() < until:
            actions = (masks * chance.random(masks.shape, np.float32)).argmax(axis=1)
            masks = env.step(actions)[0]["action_mask"]
            steps += tables
        return steps

    return play


def in_turn(rng: random.Random, seconds: float) -> int:
    """Whole random deals in PettingZoo's form."""
    env = imperiale_v0.env()
    env.reset(seed=rng.getrandbits(32))
    steps = 0
    until = time.process_time() + seconds
    while time.process_time() < until:
        env.reset()
        for _ in env.agent_iter():
            seen, _, ended, _, _ = env.last()
            env.step(None if ended else rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
            steps += not ended
    return steps


def solo(rng: random.Random, seconds: float) -> int:
    """Whole random deals in Gymnasium's form; what the opponent at random does counts too."""
    env = Solo("random")
    seen, _ = env.reset(seed=rng.getrandbits(32))
    steps = 0
    until = time.process_time() + seconds
    while time.process_time() < until:
        seen, _, ended, _, _ = env.step(rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
        if ended:
            steps += sum(env.course.deal.tricks) * env.rules.players
            seen, _ = env.reset()
    return steps


def rlcard_game(name: str) -> Contestant:
    """Whole games of RLCard's own random agents by its own loop."""
    game = rlcard.make(name)
    game.set_agents([RandomAgent(game.num_actions) for _ in range(game.num_players)])

    def play(rng: random.Random, seconds: float) -> int:
        steps = 0
        until = time.process_time() + seconds
        while time.process_time() < until:
            trajectories, _ = game.run(is_training=False)
            # a trajectory is state, action, state, ..., state
            steps += sum(len(states) // 2 for states in trajectories)
        return steps

    return play


def rlcard_stepped(name: str) -> Contestant:
    """Whole random games of RLCard by its bare steps, which spares it its agents and records."""
    game = rlcard.make(name)

    def play(rng: random.Random, seconds: float) -> int:
        steps = 0
        until = time.process_time() + seconds
        while time.process_time() < until:
            state, _ = game.reset()
            while not game.is_over():
                state, _ = game.step(rng.choice(list(state["legal_actions"])))
                steps += 1
        return steps

    return play


def openspiel_game(name: str) -> Contestant:
    """Whole random games of OpenSpiel."""
    game = pyspiel.load_game(name)

    def play(rng: random.Random, seconds: float) -> int:
        steps = 0
        until = time.process_time() + seconds
        while time.process_time() < until:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    weights = [chance for _, chance in outcomes]
                    state.apply_action(rng.choices([a for a, _ in outcomes], weights)[0])
                else:
                    state.apply_action(rng.choice(state.legal_actions()))
                    steps += 1
        return steps

    return play


def main() -> int:
    """Run the contest and print it."""
    parser = argparse.ArgumentParser(prog="benchmarks", description=__doc__)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=1.0, help="a contestant a round")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    rlcard_name, openspiel_name = "RLCard gin rummy", "OpenSpiel skat (C++)"
    stepped_name = "RLCard, bare steps"
    contestants: dict[str, Contestant] = {
        **{f"the domain, {name}": domain(name) for name in names()},
        "PettingZoo": in_turn,
        "Gymnasium": solo,
        "OpenSpiel": openspiel_game("imperiale"),
        **{f"fleet of {tables}": fleet(tables) for tables in (1, 16, 256)},
        rlcard_name: rlcard_game("gin-rummy"),
        stepped_name: rlcard_stepped("gin-rummy"),
        openspiel_name: openspiel_game("skat"),
    }
    speeds: dict[str, list[float]] = {name: [] for name in contestants}
    for turn in range(options.rounds):
        for name, play in contestants.items():
            begun = time.process_time()
            steps = play(random.Random(turn), options.seconds)
            speeds[name].append(steps / (time.process_time() - begun))
    medians = {name: median(found) for name, found in speeds.items()}
    rivals = [medians[name] for name in (rlcard_name, stepped_name, openspiel_name)]
    if options.json:
        print(json.dumps(medians))
        return 0
    print(f"{'':24} steps/s   x RLCard   x its bare steps   x OpenSpiel")
    for name, speed in medians.items():
        by_run, by_step, native = (speed / rival for rival in rivals)
        print(f"{name:24} {speed:8,.0f} {by_run:9.2f} {by_step:17.2f} {native:13.2f}")
    print(
        f"goals: every rule set >= {GOAL} x RLCard gin rummy, the greatest fleet >= OpenSpiel skat"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
