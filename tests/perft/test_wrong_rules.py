"""Does every number that the core is handed about the rules matter, and is a wrong one caught?"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import pytest
from tests.perft.corpus import CORPUS, Entry, Found, agrees, by_rules, opening

from imperiale import _native as core
from imperiale.domain.cards import of_suit
from imperiale.engine import native

Change: TypeAlias = Callable[[core.Rules], object]


def other(member: core.Follow | core.TrickMarking | core.Capot) -> object:
    members = list(type(member))
    return members[(members.index(member) + 1) % len(members)]


WRONG: dict[str, Change] = {
    "dealer": lambda rules: (rules.dealer + 1) % rules.players,
    "trump": lambda rules: (rules.trump + 1) % 4,
    "hand_size": lambda rules: rules.hand_size + 1,
    "deal_tricks": lambda rules: rules.deal_tricks + 1,
    "stock": lambda rules: rules.stock[::-1],
    "follow": lambda rules: other(rules.follow),
    "tricks": lambda rules: other(rules.tricks),
    "tricks_over": lambda rules: rules.tricks_over + 1,
    "capot": lambda rules: other(rules.capot),
    "capot_imperials": lambda rules: rules.capot_imperials + 1,
    "capot_counters": lambda rules: rules.capot_counters + 1,
    "no_trick_imperials": lambda rules: rules.no_trick_imperials + 1,
    "honours": lambda rules: rules.honours ^ of_suit(rules.trump),
    "marked_when_won": lambda rules: not rules.marked_when_won,
    "won_in_play": lambda rules: rules.won_in_play >> 1,
    "won_in_play_seats": lambda rules: rules.won_in_play_seats ^ 3,
    "won_in_play_value": lambda rules: rules.won_in_play_value + 1,
    "combinations": lambda rules: rules.combinations[1:],
    "turn_up_stays": lambda rules: not rules.turn_up_stays,
    "turn_up_imperial_most": lambda rules: 0,
    "blank_value": lambda rules: rules.blank_value + 1,
    "blank_without": lambda rules: rules.blank_without >> 1,
    "blank_wipes": lambda rules: not rules.blank_wipes,
    "wipe": lambda rules: not rules.wipe,
    "target": lambda rules: rules.target + 1,
}
QUICK_FIRST = sorted(CORPUS, key=lambda entry: bool(entry.found.tally))


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_rule_is_caught(name: str) -> None:
    def by_wrong_rules(entry: Entry) -> Found:
        rules = native.rules_of(opening(entry))
        setattr(rules, name, WRONG[name](rules))
        return by_rules(entry, rules)

    assert not all(agrees(by_wrong_rules, entry) for entry in QUICK_FIRST)


def test_a_turn_up_that_completes_nothing_is_caught() -> None:
    def by_wrong_rules(entry: Entry) -> Found:
        rules = native.rules_of(opening(entry))
        rules.combinations = [one for one in rules.combinations if not one.by_turn_up]
        return by_rules(entry, rules)

    assert not all(agrees(by_wrong_rules, entry) for entry in QUICK_FIRST)


def test_every_rule_has_a_wrong_one() -> None:
    fields = {name for name in vars(core.Rules) if not name.startswith("_")}
    assert fields - {"players"} == set(WRONG)
