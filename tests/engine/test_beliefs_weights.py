"""Is a world as likely as the play of the others makes it?"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from random import Random

import pytest
from tests.engine.beliefs_oracle import Run, every_world

from imperiale.domain.cards import Card, Mask
from imperiale.domain.deal import Deal, legal
from imperiale.domain.events import CardPlayed
from imperiale.engine.beliefs import beliefs
from imperiale.engine.beliefs_weights import ImpossiblePlayError, weights
from imperiale.engine.beliefs_world import World
from imperiale.rulesets import load


def by_chance(public: Deal, card: Card, hands: Sequence[Mask]) -> list[float]:
    """Any legal card, the higher of them the more often."""
    assert not any(public.hands), "a model is shown no hand but those that it is asked about"
    chances: list[float] = []
    for held in hands:
        own = tuple(held if seat == public.seat else 0 for seat in range(public.rules.players))
        may = legal(public.but(hands=own))
        assert may >> card & 1
        total = sum(other + 1 for other in range(36) if may >> other & 1)
        chances.append((card + 1) / total)
    return chances


def chance_of(run: Run, world: World, moment: int, seat: int) -> float:
    """Return how likely the cards of the others were in a world, by playing it again."""
    setup = run.setup._replace(
        hands=tuple(tuple(Card(c) for c in range(36) if held >> c & 1) for held in world.hands),
        talon=world.talon,
    )
    again = Run(run.rules, Random(0), setup, run.said[:moment])
    chance = 1.0
    for (deal, before), (_, after) in zip(again.moments, again.moments[1:], strict=False):
        played = after[len(before)]
        if isinstance(played, CardPlayed) and played.seat != seat:
            may = legal(deal)
            total = sum(other + 1 for other in range(36) if may >> other & 1)
            chance *= (played.card + 1) / total
    return chance


TABLES: list[tuple[str, int, dict[str, object], int]] = [
    ("academie", 2, {}, 3),
    ("imperialas", 3, {}, 3),
    ("dobor", 2, {"hand_size": 14, "packets": [2, 3, 4]}, 14),
    ("dobor", 2, {"hand_size": 14, "packets": [2, 3, 4]}, 13),
]


@pytest.mark.parametrize(("name", "players", "options", "left"), TABLES)
def test_weights_are_those_of_trying_all(
    name: str, players: int, options: dict[str, object], left: int
) -> None:
    rules = load(name).rules(players, options)
    rng = Random(f"{name}{players}{left}")
    fit: list[int] = []
    while not fit:
        run = Run(rules, rng)
        fit = [
            at
            for at, (deal, _) in enumerate(run.moments)
            if sum(deal.tricks) and not deal.over
            if not rules.refill or len(deal.talon) < 2
            if min(held.bit_count() for held in deal.hands) == left
            if beliefs(run.view(at, 0)).count > 3
        ]
    moment, seat = fit[0], 0
    seen = run.view(moment, seat)
    wanted: dict[tuple[Mask, ...], float] = defaultdict(float)
    for world in every_world(seen):
        if run.shows(world, moment, seat):
            hands = world.deal(seen).hands[1:]
            wanted[hands] += chance_of(run, world, moment, seat)
    total = sum(wanted.values())
    believed = beliefs(seen)
    listed = believed.all()
    found = weights(listed, by_chance)
    assert sum(found) == pytest.approx(1)
    assert len(found) == len(wanted) > 1
    for index, chance in enumerate(found):
        assert chance == pytest.approx(wanted[listed.row(index)] / total)
    sample = believed.sample(20, b"weights")
    chances = [chance_of(run, world, moment, seat) for world in sample.worlds]
    of_sample = weights(sample, by_chance)
    assert list(of_sample) == pytest.approx([chance / sum(chances) for chance in chances])


def test_without_a_model_a_hand_is_as_likely_as_there_are_ways_to_it() -> None:
    run = Run(load("dobor").rules(2), Random("ways"))
    believed = beliefs(run.view(5, 0))
    listed = believed.all()
    total = sum(listed.ways)
    assert list(weights(listed)) == pytest.approx([ways / total for ways in listed.ways])
    assert list(weights(believed.sample(4, b"ways"))) == [0.25] * 4


TWO = load("pierer").rules(2)


def test_a_model_that_allows_nothing_is_refused() -> None:
    rng = Random("nothing")
    run = next(run for run in iter(lambda: Run(TWO, rng), None) if run.said)
    listed = beliefs(run.view(-1, 0)).all()

    def nothing(_: Deal, __: Card, hands: Sequence[Mask]) -> list[float]:
        return [0.0] * len(hands)

    with pytest.raises(ImpossiblePlayError, match="some chance"):
        weights(listed, nothing)
