"""Is every card worth what trying every line says, by every rule set?"""

from __future__ import annotations

import pytest
from tests.native.every_line import compare, positions, whole
from tests.native.tables import SHIPPED, house_rules, name_of

from imperiale.domain.ruleset import Rules

every = pytest.mark.parametrize("rules", [*SHIPPED, *house_rules(12)], ids=name_of)


@every
@pytest.mark.parametrize("chances", [False, True], ids=["marks", "chances"])
def test_positions(rules: Rules, *, chances: bool) -> None:
    cards, wrong = compare([*positions(rules, 60)], chances=chances)
    assert cards >= 60
    assert not wrong


@pytest.mark.parametrize("name", ["academie", "pierer"])
def test_whole_deals_cold_and_warm(name: str) -> None:
    (rules,) = (one for one in SHIPPED if one.id == name and one.players == 2)
    assert whole(rules, 100) == 0
