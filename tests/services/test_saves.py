"""Does a kept partie come back whole, and is what is no such thing told apart?"""

import json
from typing import Any

import pytest
from tests.services.common import play_out, terms

from imperiale import rulesets
from imperiale.domain.house import read_ruleset
from imperiale.domain.ruleset import Ruleset
from imperiale.services.saves import SaveError, SaveFault, checksum, read, ruleset_data, write
from imperiale.services.table import Table


def house() -> Ruleset:
    data = {"extends": "pierer", "id": "ours", "name": "Ours", "target": 4, "wipe": False}
    return read_ruleset(data, rulesets.load)


@pytest.mark.parametrize("ruleset", [*map(rulesets.load, rulesets.names()), house()])
def test_a_rule_set_comes_back_whole(ruleset: Ruleset) -> None:
    data = json.loads(json.dumps(ruleset_data(ruleset)))
    assert read_ruleset(data, rulesets.load) == ruleset


def test_a_partie_by_house_rules_needs_no_file() -> None:
    table = play_out(Table(terms(house(), 3, tricks_over=5)), lambda t: len(t.moves) == 30)
    again = Table.from_text(table.text())
    assert again.rules == table.rules
    assert again.partie == table.partie
    assert again.terms == table.terms


def kept() -> dict[str, Any]:
    table = play_out(Table(terms()), lambda t: len(t.moves) == 10)
    return json.loads(table.text())  # type: ignore[no-any-return]


def resealed(data: dict[str, Any]) -> str:
    return json.dumps({**data, "checksum": checksum(data)})


def fault_of(text: str) -> SaveError:
    with pytest.raises(SaveError) as caught:
        Table.from_text(text)
    return caught.value


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "null", "{}", '{"format": "other", "version": 1}', "[" * 100_000, "\0"],
)
def test_another_file_is_no_partie(text: str) -> None:
    assert fault_of(text).fault is SaveFault.NOT_A_PARTIE


def test_every_cut_is_noticed() -> None:
    text = json.dumps(kept())
    for end in range(0, len(text) - 1, 97):
        assert fault_of(text[:end]).fault is SaveFault.NOT_A_PARTIE


def test_a_newer_file_says_which_program_wrote_it() -> None:
    error = fault_of(json.dumps({**kept(), "version": 2, "program": "9.1"}))
    assert error.fault is SaveFault.NEWER
    assert error.facts == {"program": "9.1"}


@pytest.mark.parametrize("field", [f for f in kept() if f not in ("format", "version")])
def test_a_change_of_any_field_is_noticed(field: str) -> None:
    changed = {**kept(), field: "changed"}
    assert fault_of(json.dumps(changed)).fault is SaveFault.DAMAGED


def broken() -> dict[str, dict[str, Any]]:
    good = kept()
    return {
        "an unknown agent": {**good, "seats": ["you", "deep"]},
        "an unknown option": {**good, "options": {"jokers": 2}},
        "a refused move": {**good, "moves": [*good["moves"], {"n": 11, "do": "deal"}]},
        "a missing field": {k: v for k, v in good.items() if k != "seed"},
        "no move": {**good, "moves": [{"n": 1, "do": "cheat"}]},
        "other events": {**good, "events": 3},
        "numbers for seats": {**good, "seats": 7},
        "rules of another kind": {**good, "rules": {"id": "x"}},
    }


def of_another_kind() -> list[tuple[str, object]]:
    fields = ("rules", "players", "options", "seats", "seed", "stake", "moves", "events", "over")
    values: tuple[object, ...] = (None, [["x"]], {"a": [1]}, 1.5, "x", True)
    pairs = [(field, value) for field in fields for value in values]
    sound = [("seed", "x"), ("over", True)]
    return [*(pair for pair in pairs if pair not in sound), ("players", 2.0), ("seed", "\ud800")]


@pytest.mark.parametrize(("field", "value"), of_another_kind())
def test_a_field_of_another_kind_is_told(field: str, value: object) -> None:
    error = fault_of(resealed({**kept(), field: value}))
    assert error.fault is SaveFault.NOT_PLAYABLE
    assert error.facts["reason"]


@pytest.mark.parametrize("version", [True, 1.0, "1", None])
def test_a_version_is_a_number(version: object) -> None:
    assert fault_of(resealed({**kept(), "version": version})).fault is SaveFault.NOT_A_PARTIE


@pytest.mark.parametrize("data", broken().values(), ids=broken())
def test_a_partie_of_other_rules_says_why_it_cannot_be_played_on(data: dict[str, Any]) -> None:
    error = fault_of(resealed(data))
    assert error.fault is SaveFault.NOT_PLAYABLE
    assert error.facts["reason"]


def test_what_is_written_is_read() -> None:
    text = play_out(Table(terms("dobor"))).text()
    found = read(text)
    assert found.over
    assert write(found) == text
