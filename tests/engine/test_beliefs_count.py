"""Are cards shared out in all ways, and is what a card excludes all that it excludes?"""

from __future__ import annotations

from random import Random

import pytest

from imperiale.domain.cards import CARDS, cards, hand, mask
from imperiale.domain.rules.follow import FOLLOW_RULES
from imperiale.engine.beliefs_count import Share, Shares
from imperiale.engine.beliefs_facts import Box, Facts
from imperiale.engine.beliefs_log import excluded


def test_ways_are_numbered_as_they_are_listed() -> None:
    free = hand("AKQJT98h AKQJc 789Td")
    facts = Facts(
        must=hand("7s"),
        never=hand("7d"),
        lacking=(hand("AKh AKc"), hand("AKQJc")),
        touching=(hand("89d"),),
        no_suit=(Box(5),),
        a_suit=(Box(3, 3, 25, 31),),
    )
    others = Facts(total=(hand("AKQJh AKQJc"), 31))
    shares = Shares(free, [Share(6, facts), Share(5, others)], 4)
    ways = shares.all()
    assert len(ways) == shares.count == len({*ways}) > 100
    assert [shares.at(index) for index in range(shares.count)] == ways
    low = (1 << 36) - 1
    assert all(facts.allow(way & low) and others.allow(way >> 36) for way in ways)
    with pytest.raises(IndexError, match="there are"):
        shares.at(shares.count)


def test_ways_are_as_many_as_trying_all_finds() -> None:
    free = hand("AKQh AKc 789d")
    facts = Facts(lacking=(hand("AKh AKc"),), touching=(hand("89d"),), a_suit=(Box(2, 2),))
    parts = [
        mask(card for place, card in enumerate(cards(free)) if bits >> place & 1)
        for bits in range(1 << 8)
    ]
    wanted = [part for part in parts if part.bit_count() == 4 and facts.allow(part)]
    assert sorted(Shares(free, [Share(4, facts)], 4).all()) == sorted(wanted)
    contrary = Facts(must=hand("Ah"), never=hand("Ah"))
    assert not Shares(free, [Share(4, contrary)], 5).count


@pytest.mark.parametrize("rule", FOLLOW_RULES)
def test_what_a_card_excludes_can_be_told_by_pairs(rule: str) -> None:
    rng = Random(rule)
    for _ in range(3000):
        pack = rng.sample(CARDS, 12)
        trick, held = tuple(pack[: rng.randint(1, 3)]), mask(pack[3:])
        trump = rng.randrange(4)
        legal = FOLLOW_RULES[rule](held, trick, trump)
        for card in cards(held):
            assert bool(legal >> card & 1) == (not held & excluded(rule, trick, trump, card))
