"""Is every fault of a record, and of a line, told in its place?"""

from __future__ import annotations

import tomllib
from typing import Any

import pytest
from tests.rules.table import in_order, setup

from imperiale.domain.errors import Code, RecordError
from imperiale.domain.house import read_ruleset
from imperiale.domain.notation import read_line, write_line
from imperiale.domain.record import Record, outcome, read_record, replay, write_record
from imperiale.domain.rules.marking import Score
from imperiale.domain.ruleset import Ruleset
from imperiale.rulesets import load

DEAL = setup(
    {
        "rules": "pierer",
        "hands": ["98c 987d T98h KQJAs", "KQAc KQAd KQJh T87s"],
        "turn_up": "7h",
        "start": "1i1c 1i4c",
    }
)
SOUND = write_record(DEAL, (), {})
SIX = tomllib.loads('extends = "pierer"\nid = "six"\nmarking = "by_hand"')


def find(name: str) -> Ruleset:
    return read_ruleset(SIX, load) if name == "six" else load(name)


def without(*names: str) -> dict[str, Any]:
    return {name: value for name, value in SOUND.items() if name not in names}


def read(data: object) -> Record:
    return read_record(data, find)


FAULTY: list[tuple[str, object, list[tuple[Code, str]]]] = [
    ("no object", [], [(Code.NOT_OBJECT, "")]),
    ("nothing", {}, [
        (Code.MISSING, "hands"), (Code.MISSING, "players"), (Code.MISSING, "rules"),
        (Code.MISSING, "dealer"), (Code.MISSING, "turn_up"),
    ]),
    ("a field that nobody knows", SOUND | {"trump": "h"}, [(Code.UNKNOWN_FIELD, "trump")]),
    ("players in words", SOUND | {"players": "two"}, [(Code.WRONG_TYPE, "players")]),
    ("players as a truth", SOUND | {"players": True}, [(Code.WRONG_TYPE, "players")]),
    ("five players", SOUND | {"players": 5}, [(Code.OUT_OF_RANGE, "players")]),
    ("four at a table for three", SOUND | {"players": 4}, [(Code.PLAYERS_UNSUPPORTED, "players")]),
    ("three players, two hands", SOUND | {"players": 3}, [
        (Code.HANDS_COUNT, "hands"), (Code.START_COUNT, "start"), (Code.TALON_SIZE, "stock"),
        (Code.TURN_UP_NOT_DEALERS, "turn_up"),
    ]),
    ("a dealer who is not there", SOUND | {"dealer": 2}, [(Code.OUT_OF_RANGE, "dealer")]),
    ("a dealer by half", SOUND | {"dealer": 0.5}, [(Code.WRONG_TYPE, "dealer")]),
    ("rules by number", SOUND | {"rules": 4}, [(Code.WRONG_TYPE, "rules")]),
    ("rules that nobody knows", SOUND | {"rules": "whist"}, [(Code.UNKNOWN_RULES, "rules")]),
    ("options in a list", SOUND | {"options": []}, [(Code.WRONG_TYPE, "options")]),
    ("no rules and options in a list", without("rules") | {"options": 1}, [
        (Code.MISSING, "rules"), (Code.WRONG_TYPE, "options"),
    ]),
    ("an option that nobody knows", SOUND | {"options": {"a": 1, "target": 0}}, [
        (Code.UNKNOWN_KEY, "options.a"), (Code.OUT_OF_RANGE, "options.target"),
    ]),
    ("marking by hand", SOUND | {"options": {"marking": "by_hand"}}, [
        (Code.NOT_ALLOWED, "options.marking"),
    ]),
    ("a rule set marked by hand", SOUND | {"rules": "six"}, [
        (Code.NOT_ALLOWED, "options.marking"),
    ]),
    ("hands as a text", SOUND | {"hands": "Kh"}, [(Code.WRONG_TYPE, "hands")]),
    ("a hand as a text", SOUND | {"hands": ["Kh", SOUND["hands"]]}, [
        (Code.WRONG_TYPE, "hands[0]"), (Code.NOT_A_CARD, "hands[1][0]"),
        (Code.NOT_A_CARD, "hands[1][1]"),
    ]),
    ("no turn-up", without("turn_up"), [(Code.MISSING, "turn_up")]),
    ("a turn-up of long standing", SOUND | {"turn_up": "10h"}, [(Code.NOT_A_CARD, "turn_up")]),
    ("a turn-up of no kind", SOUND | {"turn_up": None}, [(Code.NOT_A_CARD, "turn_up")]),
    ("a talon of no cards", SOUND | {"stock": [1]}, [(Code.NOT_A_CARD, "stock[0]")]),
    ("play as a text", SOUND | {"play": "Kh"}, [(Code.WRONG_TYPE, "play")]),
    ("scores as a text", SOUND | {"start": "0"}, [(Code.WRONG_TYPE, "start")]),
    ("a score as a number", SOUND | {"start": [1, {"imperials": 1}]}, [
        (Code.WRONG_TYPE, "start[0]"), (Code.WRONG_TYPE, "start[1]"),
    ]),
    ("half a counter", SOUND | {"start": [{"imperials": 0, "counters": 0.5}] * 2}, [
        (Code.WRONG_TYPE, "start[0].counters"), (Code.WRONG_TYPE, "start[1].counters"),
    ]),
    ("scores below nothing", SOUND | {"start": [{"imperials": -1, "counters": 0}] * 2}, [
        (Code.OUT_OF_RANGE, "start[0].imperials"), (Code.OUT_OF_RANGE, "start[1].imperials"),
    ]),
    ("scores of nothing", SOUND | {"start": None}, [(Code.WRONG_TYPE, "start")]),
    ("no scores in a list", SOUND | {"start": []}, [(Code.START_COUNT, "start")]),
    ("a card twice", SOUND | {"turn_up": "Kh"}, [(Code.TURN_UP_IN_HAND, "turn_up")]),
    ("a refill from nowhere", without("stock") | {"rules": "dobor"}, [(Code.MISSING, "stock")]),
]  # fmt: skip


@pytest.mark.parametrize(
    ("data", "expected"), [pytest.param(*row[1:], id=row[0]) for row in FAULTY]
)
def test_a_faulty_record(data: object, expected: list[tuple[Code, str]]) -> None:
    with pytest.raises(RecordError) as caught:
        read(data)
    assert [(fault.code, fault.at) for fault in caught.value.faults] == expected


@pytest.mark.parametrize("name", ["players", "options", "stock", "play"])
def test_what_may_be_left_out(name: str) -> None:
    assert read(without(name)) == read(SOUND)


def test_scores_that_are_left_out_are_nothing() -> None:
    assert read(without("start")).setup.start == (Score(0, 0), Score(0, 0))


def test_what_a_record_states_is_kept() -> None:
    stated = {"events": [], "tricks": [0, 0], "score": [], "winner": None, "card_points": [1, 2]}
    assert read(SOUND | stated | {"id": "x", "note": "y", "values": {}}).stated == stated


PLAY = [
    str(card)
    for card in in_order("Ks Ts 9h Qh Ac 9c 8s Js As 7s 9d Qd Jh 8h Kh Th Ad 7d Qc 8c Kc Qs Kd 8d")
]


def replayed_faults(*play: str) -> list[tuple[Code, str, dict[str, str]]]:
    with pytest.raises(RecordError) as caught:
        replay(read(SOUND | {"play": list(play)}))
    return [(fault.code, fault.at, dict(fault.facts)) for fault in caught.value.faults]


def test_play_through() -> None:
    deal, events = replay(read(SOUND | {"play": PLAY}))
    assert deal.over
    came = outcome(deal, events)
    assert came["winner"] == deal.winner
    assert "card_points" not in came
    part, _ = replay(read(SOUND | {"play": PLAY[:5]}), partial=True)
    assert not part.over
    assert len(part.trick) == 1


def test_play_that_breaks_off() -> None:
    found = {"found": "5", "expected": "24"}
    assert replayed_faults(*PLAY[:5]) == [(Code.PLAY_TOO_SHORT, "play", found)]


def test_play_after_the_end() -> None:
    found = {"found": str(len(PLAY) + 1), "expected": str(len(PLAY))}
    assert replayed_faults(*PLAY, "Kh") == [(Code.PLAY_TOO_LONG, f"play[{len(PLAY)}]", found)]


def test_a_card_that_may_not_be_played() -> None:
    facts = {"card": "Kh", "seat": "1", "why": "must-follow", "legal": "7s 8s Ts"}
    assert replayed_faults("Ks", "Kh") == [(Code.CARD_NOT_LEGAL, "play[1]", facts)]


LINE = write_line(DEAL, ())


def line_faults(line: str) -> list[tuple[Code, str]]:
    with pytest.raises(RecordError) as caught:
        read_line(line, find)
    return [(fault.code, fault.at) for fault in caught.value.faults]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("", [(Code.NOT_A_LINE, "")]),
        ("a | b | c | d", [(Code.NOT_A_LINE, "")]),
        (LINE + " | | | 7c", [(Code.NOT_A_LINE, "")]),
        (LINE.replace("pierer", ""), [(Code.UNKNOWN_RULES, "rules")]),
        (LINE.replace("pierer", "pierer target"), [(Code.WRONG_TYPE, "options")]),
        (LINE.replace("pierer", "pierer a=1"), [(Code.UNKNOWN_KEY, "options.a")]),
        (LINE.replace("pierer", "pierer refill=yes"), [(Code.WRONG_TYPE, "options.refill")]),
        (LINE.replace("pierer", "pierer target=six"), [(Code.WRONG_TYPE, "options.target")]),
        (LINE.replace("pierer", "pierer packets=2,x"), [(Code.WRONG_TYPE, "options.packets")]),
        (LINE.replace("pierer", "pierer target=" + "9" * 5000), [
            (Code.WRONG_TYPE, "options.target")]),
        (LINE.replace("| 1 |", "| one |"), [(Code.WRONG_TYPE, "dealer")]),
        (LINE.replace("| 1 |", "| " + "9" * 5000 + " |"), [(Code.WRONG_TYPE, "dealer")]),
        (LINE.replace("1i1c", "1i"), [(Code.WRONG_TYPE, "start[0]")]),
        (LINE.replace("1i1c", "9" * 5000 + "i1c"), [(Code.WRONG_TYPE, "start[0]")]),
        (LINE.replace("1i1c", "1i7c"), [(Code.OUT_OF_RANGE, "start[0].counters")]),
        (LINE.replace("1i1c", "1x").replace("7h", "7x"), [
            (Code.WRONG_TYPE, "start[0]"), (Code.NOT_A_CARD, "turn_up")]),
        (LINE.replace("98c", "98x"), [(Code.NOT_A_CARD, "hands[0][0]")]),
        (LINE.replace("98c", "c"), [(Code.NOT_A_CARD, "hands[0][0]")]),
        (LINE.replace("/", "|"), [(Code.MISSING, "players")]),
    ],
)  # fmt: skip
def test_a_faulty_line(line: str, expected: list[tuple[Code, str]]) -> None:
    assert line_faults(line)[: len(expected)] == expected


def test_a_line_may_end_after_the_turn_up() -> None:
    short = " | ".join(LINE.split(" | ")[:5])
    assert read_line(short, find) == read_line(LINE, find)
    nothing = short.replace("1i1c 1i4c", "")
    assert read_line(nothing, find).setup.start == (Score(0, 0), Score(0, 0))


def test_a_line_says_its_options() -> None:
    rules = load("academie").rules(
        2, {"packets": [3], "packets_fixed": False, "honours": "", "target": 6, "tricks": "most"}
    )
    line = write_line(DEAL._replace(rules=rules), ())
    options = "honours= packets=3 packets_fixed=false target=6 tricks=most"
    head, *said = line.split(" | ")[0].split()
    assert head == "academie"
    assert sorted(said) == options.split()
    assert read_line(line, find).setup.rules == rules
    refill = line.replace("honours=", "honours= refill=true")
    assert read_line(refill, find).setup.rules.refill
