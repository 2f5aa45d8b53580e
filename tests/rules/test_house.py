"""What is said of a rule-set file, or of options, that cannot be used?"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from imperiale.domain.errors import Code, Fault, RulesetError
from imperiale.domain.house import read_ruleset
from imperiale.domain.keys import KEYS, Key
from imperiale.domain.ruleset import Ruleset, Status
from imperiale.rulesets import load, load_file, names

HOUSE = 'extends = "academie"\n'


def read(text: str) -> Ruleset:
    return read_ruleset(tomllib.loads(text), load)


def faults(text: str) -> list[tuple[Code, str]]:
    """Return what is wrong with a file, code and place."""
    with pytest.raises(RulesetError) as caught:
        read(text)
    return [(fault.code, fault.at) for fault in caught.value.faults]


def option_faults(
    name: str, options: dict[str, object], players: int | None = None
) -> list[tuple[Code, str]]:
    with pytest.raises(RulesetError) as caught:
        load(name).rules(players, options)
    return [(fault.code, fault.at) for fault in caught.value.faults]


def shipped_data(name: str) -> dict[str, object]:
    text = (files("imperiale.rulesets") / f"{name}.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


# --- one answer


@pytest.mark.parametrize(
    ("key", "given", "code"),
    [
        ("follow", "must_win", Code.NOT_ALLOWED),
        ("follow", 1, Code.WRONG_TYPE),
        ("refill", "yes", Code.WRONG_TYPE),
        ("refill", 1, Code.WRONG_TYPE),
        ("honours", 7, Code.WRONG_TYPE),
        ("honours", "AKX", Code.NOT_ALLOWED),
        ("honours", "akqj", Code.NOT_ALLOWED),
        ("honours", "AAKQ", Code.NOT_ALLOWED),
        ("sequence", "KQJ", Code.OUT_OF_RANGE),
        ("sequence", "KQJAT", Code.OUT_OF_RANGE),
        ("packets", 3, Code.WRONG_TYPE),
        ("packets", [], Code.WRONG_TYPE),
        ("packets", "34", Code.WRONG_TYPE),
        ("packets", [3, "4"], Code.WRONG_TYPE),
        ("packets", [3, True], Code.WRONG_TYPE),
        ("packets", [3, 3], Code.NOT_ALLOWED),
        ("packets", [0, 3], Code.OUT_OF_RANGE),
        ("target", "five", Code.WRONG_TYPE),
        ("target", True, Code.WRONG_TYPE),
        ("target", 5.0, Code.WRONG_TYPE),
        ("target", None, Code.WRONG_TYPE),
        ("target", 0, Code.OUT_OF_RANGE),
        ("target", 100, Code.OUT_OF_RANGE),
    ],
)
def test_an_answer_that_is_refused(key: str, given: object, code: Code) -> None:
    facts = {"found": repr(given), "allowed": KEYS[key].allowed}
    assert KEYS[key].check(given) == Fault(code, key, facts)


def test_numbers_are_put_in_order() -> None:
    assert KEYS["packets"].check([4, 2, 3]) == (2, 3, 4)


def test_no_ranks_at_all_may_be_honours() -> None:
    assert KEYS["honours"].check("") == ""


@pytest.mark.parametrize(
    ("key", "allowed"),
    [
        ("follow", "must_beat | follow"),
        ("wipe", "true | false"),
        ("sequence", "4 different ranks of KQJAT9876"),
        ("fours", "0 to 9 different ranks of KQJAT9876"),
        ("players", "a list of different numbers from 2 to 4"),
        ("target", "a number from 1 to 99"),
    ],
)
def test_a_fault_tells_what_is_allowed(key: str, allowed: str) -> None:
    assert KEYS[key].allowed == allowed


leaves = st.none() | st.booleans() | st.integers(-3, 100) | st.floats() | st.text("AKQJT98x")
anything = st.recursive(leaves, lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner))


@given(st.sampled_from(list(KEYS.values())), anything)
def test_an_answer_is_refused_or_is_its_own_proper_form(key: Key, answer: object) -> None:
    checked = key.check(answer)
    if isinstance(checked, Fault):
        assert checked.at == key.name
        assert checked.facts["allowed"] == key.allowed
    else:
        assert key.check(checked) == checked


# --- a house file


def test_a_house_file_says_only_what_differs() -> None:
    house = read(HOUSE + 'target = 6\n[tricks_over]\nis = 5\nfor_3 = 3\nnote = "the club"\n')
    base = load("academie")
    assert (house.id, house.name, house.extends) == ("academie-house", base.name, "academie")
    assert house.decisions["follow"] == base.decisions["follow"]
    target = house.decisions["target"]
    assert (target.value, target.status, target.source) == (6, Status.HOUSE, "house rules")
    over = house.decisions["tricks_over"]
    assert (over.for_players(2), over.for_players(3), over.note) == (5, 3, "the club")


def test_a_house_file_may_be_named() -> None:
    house = read(HOUSE + 'id = "club"\nname = "The club"\nsource = "us"\nsummary = "Ours."')
    assert (house.id, house.name, house.source, house.summary) == (
        "club",
        "The club",
        "us",
        "Ours.",
    )


def test_a_plain_answer_holds_for_every_number_of_players() -> None:
    assert read(HOUSE + "tricks_over = 5").rules(3).tricks_over == 5


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('folow = "must_beat"', [(Code.UNKNOWN_KEY, "folow")]),
        ('target = "six"', [(Code.WRONG_TYPE, "target")]),
        ('follow = "must_win"', [(Code.NOT_ALLOWED, "follow")]),
        ("target = 0", [(Code.OUT_OF_RANGE, "target")]),
        ("[target]\nfor_3 = 6", [(Code.MISSING, "target")]),
        ("[target]\nis = 6\nfor_3 = 0", [(Code.OUT_OF_RANGE, "target.for_3")]),
        ("[target]\nis = 6\nfor_5 = 4", [(Code.UNKNOWN_FIELD, "target.for_5")]),
        ('[target]\nis = 6\nstatus = "sure"', [(Code.NO_SOURCE, "target.status")]),
        ("[target]\nis = 6\nstatus = [1]", [(Code.NO_SOURCE, "target.status")]),
        ('[target]\nis = 6\nsource = " "', [(Code.NO_SOURCE, "target.source")]),
        ("[target]\nis = 6\nnote = 3", [(Code.NO_SOURCE, "target.note")]),
        ("id = 3", [(Code.WRONG_TYPE, "id")]),
        ('name = " "', [(Code.WRONG_TYPE, "name")]),
    ],
)
def test_a_house_file_with_a_fault(text: str, expected: list[tuple[Code, str]]) -> None:
    assert faults(HOUSE + text) == expected


def test_every_fault_is_told_at_once() -> None:
    text = 'id = 1\ntarget = "six"\nfolow = "must_beat"\n[honours]\nis = "AKX"\nfor_9 = 1\n'
    assert faults(HOUSE + text) == [
        (Code.WRONG_TYPE, "id"),
        (Code.WRONG_TYPE, "target"),
        (Code.UNKNOWN_KEY, "folow"),
        (Code.UNKNOWN_FIELD, "honours.for_9"),
        (Code.NOT_ALLOWED, "honours"),
    ]


def test_an_unknown_base_is_the_only_fault_of_a_sound_file() -> None:
    with pytest.raises(RulesetError) as caught:
        read('extends = "academy"\ntarget = 6')
    (fault,) = caught.value.faults
    assert (fault.code, fault.at) == (Code.UNKNOWN_RULES, "extends")
    assert fault.facts == {"found": "'academy'", "allowed": " | ".join(names())}


def test_a_base_that_is_no_name_is_told_beside_the_other_faults() -> None:
    assert faults("extends = 3\ntarget = 0") == [
        (Code.WRONG_TYPE, "extends"),
        (Code.OUT_OF_RANGE, "target"),
    ]


# --- a file in its own right


def test_a_file_in_its_own_right_answers_every_key() -> None:
    expected = [(Code.MISSING, name) for name in ("id", "name", "source", "summary")]
    expected += [(Code.MISSING, key.name) for key in KEYS.values() if key.default is None]
    assert faults("") == expected


def test_a_file_in_its_own_right_gives_status_and_source() -> None:
    data = shipped_data("pierer") | {"target": 3, "wipe": {"is": True, "status": "stated"}}
    with pytest.raises(RulesetError) as caught:
        read_ruleset(data, load)
    assert [(fault.code, fault.at) for fault in caught.value.faults] == [
        (Code.NO_SOURCE, "wipe.source"),
        (Code.NO_SOURCE, "target.status"),
        (Code.NO_SOURCE, "target.source"),
    ]


def test_a_silent_text_leaves_the_default_of_a_key_that_has_one() -> None:
    data = shipped_data("pierer")
    for key in KEYS.values():
        if key.default is not None:
            del data[key.name]
    rules = read_ruleset(data, load)
    assert rules.decisions["stakes"].value == "none"
    assert rules.decisions["stakes"].status is Status.INFERRED
    assert list(rules.decisions) == list(KEYS)


# --- answers that do not fit together


@pytest.mark.parametrize(
    ("base", "text", "expected"),
    [
        ("academie", "deck = 33", [(Code.NOT_ALLOWED, "deck")]),
        ("academie", "deck = 32", [(Code.DECK_TOO_SMALL, "deck"),
                                   (Code.RANK_NOT_IN_DECK, "honours"),
                                   (Code.RANK_NOT_IN_DECK, "fours")]),
        ("academie", 'honours = "AKQJ6"', [(Code.RANK_NOT_IN_DECK, "honours")]),
        ("academie", "packets = [5]", [(Code.PACKETS_DO_NOT_FIT, "packets")]),
        ("academie", "packets = [7, 12]", [(Code.PACKETS_DO_NOT_FIT, "packets")]),
        ("academie", "hand_size = 4\npackets = [4, 12]", [(Code.PACKETS_DO_NOT_FIT, "packets")]),
        ("academie", "refill = true", [(Code.NO_TALON, "refill")]),
        ("dobor", "hand_size = 16\npackets = [4]", [(Code.DECK_TOO_SMALL, "deck")]),
        ("dobor", "[deck]\nis = 36\n[players]\nis = [3]\n[hand_size]\nis = 8\n"
                  "[packets]\nis = [4]", []),
        ("dobor", "players = [3]\nhand_size = 8\npackets = [4]", [(Code.TALON_UNEVEN, "refill")]),
        ("imperialas", "hand_size = 12", [(Code.DECK_TOO_SMALL, "deck")]),
        ("dobor", 'blank_wipe = "suspends"', [(Code.NOT_ALLOWED, "blank_wipe")]),
        ("biblioteka", 'show_imperials = "after_trick"', [(Code.NOT_ALLOWED, "blank_wipe")]),
    ],
)  # fmt: skip
def test_answers_that_do_not_fit_together(
    base: str, text: str, expected: list[tuple[Code, str]]
) -> None:
    text = f'extends = "{base}"\n{text}'
    if expected:
        assert faults(text) == expected
    else:
        assert read(text).rules(3).deal_tricks == 12


def test_a_hand_may_end_with_a_packet_of_another_allowed_size() -> None:
    rules = read(HOUSE + "hand_size = 10\npackets = [2, 4]").rules(2)
    assert (rules.hand_size, rules.packets) == (10, (2, 4))


def test_cards_left_over_with_the_dealers_last_card_turned_up_are_counted() -> None:
    rules = load("academie").rules(2, {"turn_up_card": "dealers_last"})
    assert rules.talon_size == 8


def test_a_conflict_with_another_key_names_it() -> None:
    with pytest.raises(RulesetError) as caught:
        load("dobor").rules(options={"blank_wipe": "suspends"})
    (fault,) = caught.value.faults
    assert fault.facts == {
        "found": "'suspends'",
        "allowed": "wipes | does_not_wipe | show_imperials = before_play",
    }


def test_a_conflict_names_its_particulars() -> None:
    with pytest.raises(RulesetError) as caught:
        read('extends = "imperialas"\nhand_size = 12')
    (fault,) = caught.value.faults
    assert fault.facts == {"found": "32", "needed": "48", "players": "4"}


# --- the options of a table


def test_options_change_the_rules_and_are_remembered() -> None:
    rules = load("biblioteka").rules(3, {"won_in_play_value": 2, "packets": [4, 3]})
    assert (rules.won_in_play_value, rules.packets) == (2, (3, 4))
    assert rules.options == {"won_in_play_value": 2, "packets": (3, 4)}


def test_an_option_that_changes_nothing_is_no_option() -> None:
    rules = load("biblioteka").rules(2, {"won_in_play_value": 1})
    assert rules == load("biblioteka").rules(2)
    assert rules.options == {}


def test_the_least_number_of_players_is_the_default() -> None:
    assert load("imperialas").rules().players == 2


def test_a_number_of_players_that_the_rule_set_does_not_know() -> None:
    with pytest.raises(RulesetError) as caught:
        load("academie").rules(4)
    (fault,) = caught.value.faults
    assert (fault.code, fault.at) == (Code.PLAYERS_UNSUPPORTED, "players")
    assert fault.facts == {"found": "4", "allowed": "2 | 3", "rules": "academie"}


def test_every_fault_of_the_options_is_told_at_once() -> None:
    options: dict[str, object] = {"folow": 1, "players": 2, "target": 0, "follow": "must_win"}
    assert option_faults("academie", options) == [
        (Code.UNKNOWN_KEY, "folow"),
        (Code.UNKNOWN_KEY, "players"),
        (Code.OUT_OF_RANGE, "target"),
        (Code.NOT_ALLOWED, "follow"),
    ]


def test_options_must_fit_together_too() -> None:
    assert option_faults("pierer", {"deck": 32}, 3) == [(Code.DECK_TOO_SMALL, "deck")]
    assert option_faults("academie", {"sequence": "KQJ6"}) == [(Code.RANK_NOT_IN_DECK, "sequence")]


# --- where they come from


def test_no_rule_set_of_that_name() -> None:
    with pytest.raises(RulesetError, match=r"unknown-rules at rules \(found 'whist', allowed acad"):
        load("whist")


@pytest.mark.parametrize(
    "data",
    [b"target == 6", b"\xff\xfe", b"a = " + b"[" * 5000, b"target = " + b"9" * 5000],
    ids=["not TOML", "not UTF-8", "too deep", "too long a number"],
)
def test_a_file_that_cannot_be_read_as_toml(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "my.toml"
    path.write_bytes(data)
    with pytest.raises(RulesetError) as caught:
        load_file(path)
    (fault,) = caught.value.faults
    assert fault.code is Code.NOT_TOML
    assert fault.facts["found"]


def test_a_file_of_ones_own(tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    path.write_text("\ufeff" + HOUSE + "target = 7", encoding="utf-8")
    assert load_file(path).rules().target == 7


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        load_file(tmp_path / "none.toml")
