"""How many steps of random play a second, beside RLCard and OpenSpiel in the same run?

A step is one card or another decision of a player.  The contestants take turns, round by round, so
that a busy machine slows all of them; medians over the rounds are printed, and their ratio.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections.abc import Callable
from statistics import median

import pyspiel
import rlcard
from rlcard.agents import RandomAgent

from imperiale.domain.cards import cards
from imperiale.domain.commands import PlayCard
from imperiale.domain.deal import card_points, legal
from imperiale.domain.dealing import dealt
from imperiale.domain.decide import begin, obey
from imperiale.domain.rules.marking import NOTHING
from imperiale.domain.shuffle import shuffled_pack
from imperiale.rulesets import load, names

Contestant = Callable[[random.Random, float], int]
"""Plays whole deals until the seconds are over and returns the steps taken."""

GOAL = 10.0
"""Steps of the domain for each step of RLCard's gin rummy."""


def imperiale(name: str) -> Contestant:
    """Whole random deals by one rule set, shuffle to score."""
    rules = load(name).rules()
    start = (NOTHING,) * rules.players

    def play(rng: random.Random, seconds: float) -> int:
        steps = 0
        until = time.perf_counter() + seconds
        while time.perf_counter() < until:
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


def rlcard_game(name: str) -> Contestant:
    """Whole games of RLCard's own random agents by its own loop."""
    game = rlcard.make(name)
    game.set_agents([RandomAgent(game.num_actions) for _ in range(game.num_players)])

    def play(rng: random.Random, seconds: float) -> int:
        steps = 0
        until = time.perf_counter() + seconds
        while time.perf_counter() < until:
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
        until = time.perf_counter() + seconds
        while time.perf_counter() < until:
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
        until = time.perf_counter() + seconds
        while time.perf_counter() < until:
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
        **{f"imperiale {name}": imperiale(name) for name in names()},
        rlcard_name: rlcard_game("gin-rummy"),
        stepped_name: rlcard_stepped("gin-rummy"),
        openspiel_name: openspiel_game("skat"),
    }
    speeds: dict[str, list[float]] = {name: [] for name in contestants}
    for turn in range(options.rounds):
        for name, play in contestants.items():
            begun = time.perf_counter()
            steps = play(random.Random(turn), options.seconds)
            speeds[name].append(steps / (time.perf_counter() - begun))
    medians = {name: median(found) for name, found in speeds.items()}
    rivals = [medians[name] for name in (rlcard_name, stepped_name, openspiel_name)]
    if options.json:
        print(json.dumps(medians))
        return 0
    print(f"{'':24} steps/s   x RLCard   x its bare steps   x OpenSpiel")
    for name, speed in medians.items():
        by_run, by_step, native = (speed / rival for rival in rivals)
        print(f"{name:24} {speed:8,.0f} {by_run:9.2f} {by_step:17.2f} {native:13.2f}")
    print(f"goal: every rule set >= {GOAL} x RLCard gin rummy")
    return 0


if __name__ == "__main__":
    sys.exit(main())
