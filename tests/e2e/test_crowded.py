"""Is everything in its place when every seat has as much to show as it can ever have?"""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.e2e.conftest import Visit
from tests.e2e.crowded import crowd
from tests.e2e.layout import LONGER, everywhere, longer

from imperiale.locales import languages
from imperiale.rulesets import load, names

PSEUDO = "pseudo"
FULL = [
    (name, max(load(name).players), (PSEUDO, *languages())[n % (len(languages()) + 1)])
    for n, name in enumerate(sorted(names(), key=lambda name: -max(load(name).players)))
]
"""Every rule set once, with as many as it seats, and every language at least once."""


@pytest.mark.parametrize(("rules", "players", "language"), FULL)
def test_the_fullest_seats_find_room(visit: Visit, rules: str, players: int, language: str) -> None:
    own = "en" if language == PSEUDO else language
    visitor = visit(rules=rules, players=players, language=own)
    if language == PSEUDO:
        visitor.context.route(LONGER, longer)
    crowd(visitor.page)
    page = visitor.open()
    page.locator("button.main.big").first.click()
    page.locator(".acts .go").click()
    visitor.my_turn()
    expect(page.locator(".others .seat")).to_have_count(players - 1)
    expect(page.locator(".others .known")).to_have_count(players - 1)
    assert everywhere(page, f"{rules} {language}") == []
