"""Does an onlooker of two believe what each of them would believe with the hand he may have?"""

from __future__ import annotations

from random import Random

import pytest
from tests.engine.beliefs_oracle import Run, every_world
from tests.properties.tables import BY_HAND, TABLES, name_of

from imperiale.domain.ruleset import Rules
from imperiale.domain.views import supposed
from imperiale.engine.beliefs import beliefs
from imperiale.rulesets import load

DEALT = [rules for rules in (*TABLES, *BY_HAND) if not rules.refill and rules.players == 2]


def late(run: Run, most: int) -> list[int]:
    return [
        moment
        for moment, (deal, _) in enumerate(run.moments)
        if not deal.over and max(held.bit_count() for held in deal.hands) == most
    ]


@pytest.mark.parametrize("rules", DEALT, ids=name_of)
def test_the_pairs_are_those_of_trying_all(rules: Rules) -> None:
    rng = Random(name_of(rules))
    tried = 0
    while tried < 3:
        run = Run(rules, rng)
        for moment in late(run, 2)[:1]:
            seen = run.view(moment, None)
            found = beliefs(seen).all()
            wanted = sorted(
                world.deal(seen).hands
                for world in every_world(seen)
                if run.shows(world, moment, None)
            )
            assert sorted(found.row(index) for index in range(len(found))) == wanted
            assert run.moments[moment][0].hands in wanted
            tried += 1


@pytest.mark.parametrize("rules", DEALT, ids=name_of)
def test_each_hand_believes_its_part(rules: Rules) -> None:
    rng = Random(name_of(rules))
    tried = 0
    while tried < 2:
        run = Run(rules, rng)
        for moment in late(run, 3)[:1]:
            seen = run.view(moment, None)
            found = beliefs(seen).all()
            pairs = [found.row(index) for index in range(len(found))]
            for seat in (0, 1):
                index = rng.randrange(len(found))
                own = supposed(seen, seat, found.deal(index).dealt[seat])
                held = pairs[index][seat]
                mine = sorted(pair[1 - seat] for pair in pairs if pair[seat] == held)
                assert sorted(beliefs(own).all().hands) == mine
            tried += 1


def test_an_onlooker_of_more_hands_or_of_refilled_ones_is_refused() -> None:
    for rules in (load("academie").rules(3), load("dobor").rules()):
        run = Run(rules, Random("onlooker"))
        with pytest.raises(ValueError, match="onlooker sees too little"):
            beliefs(run.view(len(run.moments) - 2, None))
