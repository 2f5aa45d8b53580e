"""Is every card worth what trying every line to the end says?"""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from imperiale.domain.cards import cards
from imperiale.domain.commands import PlayCard
from imperiale.domain.deal import Deal, legal
from imperiale.domain.dealing import dealt
from imperiale.domain.decide import begin, obey
from imperiale.domain.notation import read_line
from imperiale.domain.record import replay
from imperiale.domain.rules.marking import Score
from imperiale.domain.shuffle import shuffled_pack
from imperiale.engine import native
from imperiale.engine.search import naive_values, search_values
from imperiale.engine.solve import NotSolvableError, difference, solve, solve_each
from imperiale.rulesets import load

TABLES = [
    ("academie", {}),
    ("academie", {"won_in_play": "captured"}),
    ("academie", {"won_in_play": "king_queen", "honours_when": "won"}),
    ("academie", {"tricks": "difference"}),
    ("biblioteka", {}),
    ("biblioteka", {"tricks": "most", "won_in_play_value": 2}),
    ("dobor", {}),
    ("dobor", {"turn_up_imperial": "sequence_or_four", "turn_up_imperial_for": "all"}),
    ("imperialas", {}),
    ("imperialas", {"wipe": True, "won_in_play": "captured"}),
    ("pierer", {}),
    ("pierer", {"win_by": "card_points"}),
]


def endings(name: str, options: dict[str, object], left: int, count: int) -> Iterator[Deal]:
    """Yield positions of random deals by random play, with some cards left to play."""
    rules = load(name).rules(2, options)
    rng = random.Random(f"{name}{options}{left}")
    for _ in range(count):
        start = tuple(Score(rng.randrange(rules.target), rng.randrange(6)) for _ in range(2))
        pack = shuffled_pack(rules, rng.randbytes(8))
        deal, _ = begin(dealt(rules, rng.randrange(2), start, pack))
        plays = rules.players * rules.deal_tricks - left - rng.randrange(2)
        for _ in range(plays):
            if deal.over:
                break
            deal, _ = obey(deal, PlayCard(deal.seat, rng.choice(cards(legal(deal)))))
        if not deal.over:
            yield deal


@pytest.mark.parametrize(("name", "options"), TABLES, ids=lambda part: str(part))
def test_search_is_what_trying_every_line_says(name: str, options: dict[str, object]) -> None:
    for deal in endings(name, options, 6, 12):
        assert search_values(deal, difference) == naive_values(deal, difference)


@pytest.mark.parametrize(("name", "options"), TABLES, ids=lambda part: str(part))
def test_core_is_what_the_search_says(name: str, options: dict[str, object]) -> None:
    deals = list(endings(name, options, 8, 25))
    assert deals
    found = [search_values(deal, difference) for deal in deals]
    assert solve_each(deals) == found
    assert [solve(deal) for deal in deals] == found, "alone as among others"
    assert solve_each(deals, threads=2) == found, "by two threads as by one"


@pytest.mark.parametrize(("name", "options"), TABLES, ids=lambda part: str(part))
def test_to_the_last_card(name: str, options: dict[str, object]) -> None:
    for deal in endings(name, options, 4, 6):
        while not deal.over:
            values = solve(deal)
            assert values == naive_values(deal, difference)
            best = max(values, key=lambda card: values[card])
            deal, _ = obey(deal, PlayCard(deal.seat, best))
        assert solve(deal) == {}


def test_core_is_installed() -> None:
    assert native.available(), "the tests above would hold the reference to itself"


def test_whole_deal() -> None:
    # Elder has the ace, king, queen and jack of a plain suit and no trump: 7 tricks at most.
    line = "academie | 1 | 0i0c 0i3c | AKQJ7s 7h 789d 789c / AKQTc AKQTd 89Th 8s | Jh"
    deal, _ = replay(read_line(line, load), partial=True)
    values = solve(deal)
    assert set(values) == set(cards(legal(deal)))
    assert max(values.values()) == 6


def test_three_players_are_refused() -> None:
    rules = load("pierer").rules(3)
    start = (Score(0, 0),) * 3
    deal, _ = begin(dealt(rules, 0, start, shuffled_pack(rules, b"three")))
    with pytest.raises(NotSolvableError, match="players"):
        solve(deal)


def test_by_hand_is_refused() -> None:
    rules = load("academie").rules(2, {"marking": "by_hand"})
    start = (Score(0, 0), Score(0, 0))
    deal, _ = begin(dealt(rules, 0, start, shuffled_pack(rules, b"by hand")))
    with pytest.raises(NotSolvableError, match="by-hand"):
        solve(deal)


def test_a_view_is_refused() -> None:
    deal = next(endings("dobor", {}, 30, 1))
    with pytest.raises(NotSolvableError, match="unseen"):
        solve(deal.but(talon=(None,) * len(deal.talon)))
    with pytest.raises(NotSolvableError, match="unseen"):
        solve(deal.but(hands=(deal.hands[0], 0)))
