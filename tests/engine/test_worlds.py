"""Is a card worth in each world what it is worth in that world alone?"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations, islice

import pytest

from imperiale.domain.cards import cards, mask
from imperiale.domain.commands import PlayCard
from imperiale.domain.deal import legal
from imperiale.domain.dealing import dealt
from imperiale.domain.decide import begin, obey
from imperiale.domain.rules.marking import Score
from imperiale.domain.shuffle import shuffled_pack
from imperiale.domain.views import View, view
from imperiale.engine import native
from imperiale.engine.solve import solve
from imperiale.engine.worlds import outlook, world_of
from imperiale.rulesets import load

TABLES = [
    ("academie", {}),
    ("academie", {"won_in_play": "king_queen"}),
    ("biblioteka", {}),
    ("imperialas", {}),
    ("pierer", {}),
]


def views(name: str, options: dict[str, object], left: int, count: int) -> Iterator[View]:
    """Yield what the seat to play sees late in random deals."""
    rules = load(name).rules(2, options)
    rng = random.Random(f"{name}{options}")
    while count:
        start = tuple(Score(rng.randrange(rules.target), rng.randrange(6)) for _ in range(2))
        deal, happened = begin(dealt(rules, 0, start, shuffled_pack(rules, rng.randbytes(8))))
        events = list(happened)
        for _ in range(24 - left - count % 2):
            if deal.over:
                break
            card = rng.choice(cards(legal(deal)))
            deal, happened = obey(deal, PlayCard(deal.seat, card))
            events += happened
        if not deal.over:
            count -= 1
            yield view(rules, events, deal.seat)


@pytest.mark.parametrize(("name", "options"), TABLES, ids=lambda part: str(part))
@pytest.mark.parametrize("core", [True, False], ids=["core", "reference"])
def test_each_world_by_itself(
    name: str, options: dict[str, object], core: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not core:
        monkeypatch.setattr(native, "available", lambda: False)
    for seen in views(name, options, 7, 4):
        size = seen.cards_left(1 - (seen.seat or 0))
        hands = [mask(held) for held in islice(combinations(cards(seen.unseen), size), 0, 400, 9)]
        found = outlook(seen, hands)
        assert found.cards == cards(seen.legal)
        rows = [solve(world_of(seen, held)) for held in hands]
        for card in found.cards:
            assert found.column(card).tolist() == [row[card] for row in rows]
            mean = sum(row[card] for row in rows) / len(rows)
            assert found.means()[card] == pytest.approx(mean)


def test_worlds_of_both_kinds_occur() -> None:
    # that the other was dealt king and queen of trumps decides what he may win in play
    kinds = set()
    for seen in views("biblioteka", {}, 7, 30):
        size = seen.cards_left(1 - (seen.seat or 0))
        for held in combinations(cards(seen.unseen), size):
            world = world_of(seen, mask(held))
            pair = {world.rules.sequences[world.trump] & world.dealt[1 - (seen.seat or 0)]}
            kinds |= pair
    assert len(kinds) > 1
