"""Is the course of a deal told for every rule set and every option, in every language?"""

from __future__ import annotations

import pytest

from imperiale import rulesets
from imperiale.domain.keys import KEYS
from imperiale.domain.ruleset import Rules
from imperiale.locales import Catalogue, catalogue, languages
from imperiale.locales.course import course
from imperiale.locales.sayings import Arg, Message, RanksArg

ALL = [rulesets.load(name) for name in rulesets.names()]
TABLES = [one.rules(players) for one in ALL for players in one.players]
OPTIONS = [
    (key.name, word)
    for key in KEYS.values()
    for word in key.words
    if key.name in ("point_to", "won_in_play", "tricks", "capot", "honours_when", "blank_wipe")
]


def told(say: Catalogue, rules: Rules) -> str:
    def said(arg: Arg) -> object:
        match arg:
            case Message(key, args):
                return say(key, {name: said(value) for name, value in args.items()})
            case RanksArg(ranks):
                return ranks
            case int() | str():
                return arg
            case _:
                raise AssertionError(arg)

    return "\n".join(" ".join(str(said(one)) for one in paragraph) for paragraph in course(rules))


@pytest.mark.parametrize("language", languages())
def test_it_is_told_in_every_language(language: str) -> None:
    say = catalogue(language)
    assert len({told(say, rules) for rules in TABLES}) == len(TABLES)
    for name, word in OPTIONS:
        assert told(say, rulesets.load("biblioteka").rules(2, {name: word}))


def test_what_a_rule_set_answers_is_what_is_told() -> None:
    say = catalogue("en")
    academie = told(say, rulesets.load("academie").rules(2))
    assert "the card beaten by whoever can" in academie
    assert "of trumps it is worth 2 imperials" in academie
    assert "first has 5 imperials" in academie
    imperialas = told(say, rulesets.load("imperialas").rules(4))
    assert "each is dealt 8 cards from a pack of 32" in imperialas
    assert "wipes nobody’s counters" in imperialas
    assert "Honours" not in imperialas
    points = told(say, rulesets.load("dobor").rules(2, {"win_by": "card_points", "deals": 3}))
    assert "After 3 deals most card points" in points
