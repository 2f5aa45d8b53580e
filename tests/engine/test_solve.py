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
from imperiale.engine import native, native_solve
from imperiale.engine.search import naive_values, search_values
from imperiale.engine.solve import NotSolvableError, difference, solve, solve_each
from imperiale.rulesets import load

TABLES = [
    ("academie", 2, {}),
    ("academie", 2, {"won_in_play": "captured"}),
    ("academie", 2, {"won_in_play": "king_queen", "honours_when": "won"}),
    ("academie", 2, {"tricks": "difference"}),
    ("biblioteka", 2, {}),
    ("biblioteka", 2, {"tricks": "most", "won_in_play_value": 2}),
    ("dobor", 2, {}),
    (
        "dobor",
        2,
        {"hand_size": 2, "packets": (2,)},
    ),  # with some of the last cards still to be drawn
    ("dobor", 2, {"hand_size": 3, "packets": (3,), "turn_up_imperial_for": "all"}),
    ("dobor", 2, {"turn_up_imperial": "sequence_or_four", "turn_up_imperial_for": "all"}),
    ("imperialas", 2, {}),
    ("imperialas", 2, {"wipe": True, "won_in_play": "captured"}),
    ("pierer", 2, {}),
    ("pierer", 2, {"win_by": "card_points"}),
    ("academie", 3, {}),
    ("academie", 3, {"won_in_play": "captured", "tricks": "difference"}),
    ("academie", 3, {"won_in_play": "king_queen", "honours_when": "won"}),
    ("biblioteka", 3, {}),
    ("imperialas", 3, {}),
    ("imperialas", 4, {}),
    ("imperialas", 4, {"wipe": True, "honours": "AKQJ", "honours_when": "won"}),
    ("imperialas", 3, {"show_imperials": "after_trick"}),
    ("pierer", 3, {}),
    ("pierer", 3, {"win_by": "card_points", "won_in_play": "captured"}),
]
tables = pytest.mark.parametrize(
    ("name", "players", "options"),
    TABLES,
    ids=lambda part: (
        "".join(f"{k}={v} " for k, v in part.items()) if part and isinstance(part, dict) else None
    ),
)


def endings(
    name: str, players: int, options: dict[str, object], left: int, count: int
) -> Iterator[Deal]:
    """Yield positions of random deals by random play, with some cards left to play."""
    rules = load(name).rules(players, options)
    rng = random.Random(f"{name}{players}{options}{left}")
    while count:
        start = tuple(Score(rng.randrange(rules.target), rng.randrange(6)) for _ in range(players))
        pack = shuffled_pack(rules, rng.randbytes(8))
        deal, _ = begin(dealt(rules, rng.randrange(players), start, pack))
        plays = rules.players * rules.deal_tricks - left - rng.randrange(players)
        for _ in range(plays):
            if deal.over:
                break
            deal, _ = obey(deal, PlayCard(deal.seat, rng.choice(cards(legal(deal)))))
        if not deal.over:
            count -= 1
            yield deal


@tables
def test_search_is_what_trying_every_line_says(
    name: str, players: int, options: dict[str, object]
) -> None:
    for deal in endings(name, players, options, 6, 8):
        assert search_values(deal, difference) == naive_values(deal, difference)


@tables
def test_core_is_what_the_search_says(name: str, players: int, options: dict[str, object]) -> None:
    deals = list(endings(name, players, options, 8, 20))
    assert deals
    found = [search_values(deal, difference) for deal in deals]
    assert solve_each(deals) == found
    assert [solve(deal) for deal in deals] == found, "alone as among others"
    assert solve_each(deals, threads=2) == found, "by two threads as by one"
    assert native_solve.solve_together(deals, 1 << 20) == found, "by one table as by one each"


@tables
def test_to_the_last_card(name: str, players: int, options: dict[str, object]) -> None:
    for deal in endings(name, players, options, 4, 5):
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


def test_differences_of_all_seats_add_up_to_nothing() -> None:
    deal = next(endings("imperialas", 4, {}, 4, 1))
    leads = [difference(deal, seat) for seat in range(4)]
    marks = [score.marks for score in deal.scores]
    assert sum(leads) == 0
    assert leads[1] == 4 * marks[1] - sum(marks)


def test_whole_deal_of_four() -> None:
    deal = next(endings("imperialas", 4, {}, 32, 1))
    values = solve(deal)
    assert set(values) == set(cards(legal(deal)))
    assert values == native_solve.solve_together([deal, deal], 1 << 16)[1]


def test_by_hand_is_refused() -> None:
    rules = load("academie").rules(2, {"marking": "by_hand"})
    start = (Score(0, 0), Score(0, 0))
    deal, _ = begin(dealt(rules, 0, start, shuffled_pack(rules, b"by hand")))
    with pytest.raises(NotSolvableError, match="by-hand"):
        solve(deal)


def test_a_view_is_refused() -> None:
    deal = next(endings("dobor", 2, {}, 30, 1))
    with pytest.raises(NotSolvableError, match="unseen"):
        solve(deal.but(talon=(None,) * len(deal.talon)))
    with pytest.raises(NotSolvableError, match="unseen"):
        solve(deal.but(hands=(deal.hands[0], 0)))
