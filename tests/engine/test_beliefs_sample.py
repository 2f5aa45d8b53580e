"""Does a sample take every world as often as any other?"""

from __future__ import annotations

import math
from collections import Counter
from random import Random

import pytest
from tests.engine.beliefs_oracle import Run

from imperiale.engine.beliefs import beliefs
from imperiale.engine.beliefs_world import World
from imperiale.rulesets import load


def chi_square(found: Counter[World], kinds: int) -> float:
    expected = sum(found.values()) / kinds
    missing = kinds - len(found)
    return sum((n - expected) ** 2 / expected for n in found.values()) + missing * expected


def likely_if_uniform(value: float, kinds: int) -> bool:
    degrees = kinds - 1
    return abs(value - degrees) < 4 * math.sqrt(2 * degrees)


UNIFORM: list[tuple[str, int, dict[str, object], int]] = [
    ("academie", 2, {}, 3),
    ("imperialas", 3, {}, 3),
    ("imperialas", 4, {}, 2),
    ("dobor", 2, {"hand_size": 14, "packets": [2, 3, 4]}, 14),
    ("dobor", 2, {"hand_size": 14, "packets": [2, 3, 4]}, 3),
]


@pytest.mark.parametrize(("name", "players", "options", "left"), UNIFORM)
def test_sample_is_uniform(name: str, players: int, options: dict[str, object], left: int) -> None:
    rules = load(name).rules(players, options)
    rng = Random(f"{name}{players}{left}")
    for _ in range(100):
        run = Run(rules, rng)
        for moment, (deal, _) in enumerate(run.moments):
            seat = deal.leader
            if not deal.over and not deal.trick and deal.hands[seat].bit_count() == left:
                seen = run.view(moment, seat)
                believed = beliefs(seen)
                if any(deal.tricks) and 20 <= believed.count <= 400:
                    sample = believed.sample(40 * believed.count, b"uniform")
                    kinds = believed.count
                    assert sample.acceptance == 1.0
                    found = Counter(sample.worlds)
                    assert all(map(believed.allow, found))
                    assert likely_if_uniform(chi_square(found, kinds), kinds)
                    return
    pytest.fail("no such moment was found")


def test_sample_by_trying_is_uniform() -> None:
    options = {"hand_size": 11, "deck": 36, "packets": [1], "turn_up_card": "talon"}
    rules = load("pierer").rules(3, {**options, "refill": True})
    rng = Random("tried")
    while True:
        run = Run(rules, rng)
        late = [
            at
            for at, (deal, _) in enumerate(run.moments)
            if sum(deal.tricks) == rules.deal_tricks - 1 and not deal.trick and not deal.over
        ]
        if late:
            break
    seat = run.moments[late[0]][0].leader
    seen = run.view(late[0], seat)
    believed = beliefs(seen)
    sample = believed.sample(4000, b"tried", tries=1 << 18)
    assert not believed.exact
    assert 0 < sample.acceptance < 1
    assert len(sample.worlds) == 4000
    found = Counter(sample.worlds)
    assert all(run.shows(world, late[0], seat) for world in found)
    assert len(found) <= believed.count
    # every kind that ought to be there is, as it is expected dozens of times
    assert likely_if_uniform(chi_square(found, len(found)), len(found))
