"""Does a view tell nothing that its seat must not know?"""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.properties.pairs import pairs
from tests.properties.tables import (
    BY_HAND,
    TABLES,
    name_of,
    random_command,
    random_house,
    random_setup,
)
from tests.rules.table import setup

from imperiale.domain import views
from imperiale.domain.decide import begin, obey
from imperiale.domain.events import CardDrawn, Event, HandDealt, TalonLaid, seen_by
from imperiale.domain.ruleset import Rules
from imperiale.domain.views import supposed, view

both = pytest.mark.parametrize("rules", [*TABLES, *BY_HAND], ids=name_of)


@both
def test_twins_look_the_same(rules: Rules) -> None:
    rng = Random(rules.id)
    found = 0
    while found < 40:
        for seen, seen_there in pairs(rules, rng):
            assert seen == seen_there
            found += 1


@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 2**64 - 1))
def test_twins_look_the_same_by_house_rules(seed: int) -> None:
    rng = Random(seed)
    for seen, seen_there in pairs(random_house(rng), rng):
        assert seen == seen_there


@both
def test_a_supposed_hand_that_is_the_true_one_gives_the_true_view(rules: Rules) -> None:
    rng = Random(rules.id)
    for _ in range(5):
        deal, happened = begin(random_setup(rules, rng))
        events = [*happened]
        for _ in range(rng.randrange(rules.players * rules.deal_tricks)):
            if deal.over:
                break
            deal, happened = obey(deal, random_command(deal, rng))
            events += happened
        seat, other = rng.sample((*range(rules.players), None), 2)
        if seat is None:
            seat, other = other, seat
        assert seat is not None
        drawn = [
            event.card
            for event in events
            if isinstance(event, CardDrawn) and event.seat == seat and not event.turn_up
        ]
        told = view(rules, events, other)
        true = view(rules, events, seat)
        assert supposed(told, seat, deal.dealt[seat], [c for c in drawn if c is not None]) == true


@pytest.mark.parametrize("leak", [HandDealt, TalonLaid, CardDrawn])
def test_a_planted_leak_is_seen(leak: type, monkeypatch: pytest.MonkeyPatch) -> None:
    def leaking(event: Event, seat: int | None) -> Event:
        return event if isinstance(event, leak) else seen_by(event, seat)

    monkeypatch.setattr(views, "seen_by", leaking)
    rng = Random(1)
    rules = next(rules for rules in TABLES if rules.refill)
    assert any(seen != there for _ in range(40) for seen, there in pairs(rules, rng))


SHOWS = "KQJc KQTd Kh KQJA7s"
BLANK, PLAIN = "A987c A987d A87h Ts", "A987c JA98d JA8h Ts"


@pytest.mark.parametrize(
    ("start", "dealers"),
    [
        # elder's first imperial wins, so that nobody is wiped anyway
        ("4i0c 0i4c", [BLANK, PLAIN]),
        # elder's second imperial wins, and the first found nothing to wipe
        ("3i0c 0i0c", [BLANK, PLAIN]),
    ],
)
def test_a_blank_hand_that_is_never_shown_is_not_told_of(start: str, dealers: list[str]) -> None:
    """It would suspend the wipe, but the partie is over before it comes to that."""
    rows = set()
    for held in dealers:
        deal, events = begin(
            setup(
                {
                    "rules": "biblioteka",
                    "hands": [SHOWS, held],
                    "turn_up": "9h",
                    "start": start,
                }
            )
        )
        assert deal.winner == 0
        rows.add(repr(view(deal.rules, events, 0)))
    assert len(rows) == 1
