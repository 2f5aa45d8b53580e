"""Of which deals is the speed measured?"""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import NamedTuple

from imperiale.domain.cards import cards
from imperiale.domain.commands import PlayCard
from imperiale.domain.deal import Deal, legal
from imperiale.domain.dealing import dealt
from imperiale.domain.decide import begin, obey
from imperiale.domain.rules.marking import Score
from imperiale.domain.ruleset import Rules
from imperiale.domain.shuffle import shuffled_pack
from imperiale.engine.native import core, position_of, rules_of

__all__ = ["Ready", "fresh", "growing", "ready", "worlds"]


class Ready(NamedTuple):
    """A deal as the core takes it."""

    rules: core.Rules
    position: core.Position


def ready(deal: Deal) -> Ready:
    """Return a deal as the core takes it."""
    return Ready(rules_of(deal), position_of(deal))


def fresh(rules: Rules, seed: int, number: int) -> Iterator[Deal]:
    """Yield deals at their first lead, from any score; the same seed yields the same ones."""
    rng = Random(f"{seed} {rules.id} {rules.players}")
    while number:
        start = tuple(
            Score(rng.randrange(rules.target), rng.randrange(6)) for _ in range(rules.players)
        )
        pack = shuffled_pack(rules, rng.randbytes(16))
        deal, _ = begin(dealt(rules, rng.randrange(rules.players), start, pack))
        if not deal.over:
            number -= 1
            yield deal


def growing(rules: Rules, seed: int, number: int) -> Iterator[tuple[int, Deal]]:
    """Yield the positions between two tricks of deals played at random, with the cards left."""
    rng = Random(seed)
    for deal in fresh(rules, seed, number):
        while not deal.over:
            if not deal.trick:
                yield deal.hands[deal.seat].bit_count(), deal
            deal, _ = obey(deal, PlayCard(deal.seat, rng.choice(cards(legal(deal)))))


def worlds(deal: Deal) -> array[int]:
    """Return every hand that the other may hold at the first lead of two, nothing being shown."""
    unseen = cards(deal.rules.pack & ~deal.hands[deal.seat] & ~deal.turn_up.bit)
    bits = [card.bit for card in unseen]
    return array("Q", map(sum, combinations(bits, deal.rules.hand_size)))
