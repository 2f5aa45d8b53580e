"""Does `records check` compare every field, and name what differs?"""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.cli.running import GOLDEN, RECORDS, records, run

from imperiale.analysis import check
from imperiale.domain.deal import Deal, fold
from imperiale.domain.ruleset import Rules


def test_all_records_agree() -> None:
    ran = run("records", "check", *RECORDS, "--json")
    assert ran.status == 0
    assert ran.json["differences"] == []
    sums = ran.json["rules"]
    assert sum(found["records"] for found in sums.values()) == sum(len(records(p)) for p in RECORDS)
    for found in sums.values():
        assert found["agree"] == found["records"]
        assert found["fields"] >= 4 * found["records"]


def test_the_table_has_a_row_a_rule_set() -> None:
    ran = run("records", "check", GOLDEN)
    assert ran.status == 0
    for name in ("academie", "biblioteka", "dobor", "foster", "imperialas", "pierer", "all"):
        assert name in ran.out


def won(record: dict[str, Any]) -> None:
    record["winner"] = 0 if record["winner"] is None else None


def more(record: dict[str, Any]) -> None:
    record["score"][0]["counters"] += 1


def trick(record: dict[str, Any]) -> None:
    record["tricks"][1] -= 1


def forgotten(record: dict[str, Any]) -> None:
    record["events"].pop()


def added(record: dict[str, Any]) -> None:
    record["events"].append({"seat": 0, "step": "capot", "counters": 9})


def renamed(record: dict[str, Any]) -> None:
    record["events"][0]["step"] = "capot"


def true_for_one(record: dict[str, Any]) -> None:
    record["events"][0]["seat"] = bool(record["events"][0]["seat"])


def card_points(record: dict[str, Any]) -> None:
    record["card_points"] = [1, 2]


@pytest.mark.parametrize(
    ("lie", "at"),
    [
        (won, "winner"),
        (more, "score[0].counters"),
        (trick, "tricks[1]"),
        (forgotten, "events["),
        (added, "events["),
        (renamed, "events[0].step"),
        (true_for_one, "events[0].seat"),
        (card_points, "card_points"),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_a_record_that_lies_is_found(lie: Any, at: str, tmp_path: Path) -> None:
    record = next(r for r in records() if r["rules"] == "pierer" and len(r["play"]) == 24)
    lie(record)
    file = tmp_path / "lies.jsonl"
    file.write_text(f"{json.dumps(records()[0])}\n{json.dumps(record)}\n")
    ran = run("records", "check", file, "--json")
    assert ran.status == 1
    (found,) = ran.json["differences"]
    assert (found["file"], found["line"]) == (str(file), 2)
    assert found["error"]["code"] == "differs"
    assert found["error"]["at"].startswith(at)
    assert ran.json["rules"]["pierer"] == {
        "records": 1,
        "agree": 0,
        "fields": 4 + (at == "card_points"),
    }


def test_expected_and_found_are_named() -> None:
    record = {**records()[0], "tricks": [12, 99]}
    ran = run("records", "check", "-", given=json.dumps(record))
    assert ran.status == 1
    assert "-, line 1: Differs at tricks[1]: the record says 99" in ran.out


def test_a_line_that_is_no_record_is_named() -> None:
    ran = run("records", "check", "-", given="nonsense\n")
    assert ran.status == 1
    assert "line 1: Not JSON at column 1" in ran.out


def test_nothing_checked_is_no_success() -> None:
    ran = run("records", "check", "-", given="\n")
    assert ran.status == 1
    assert "nothing was checked" in ran.err


def test_a_file_that_is_not_there_is_told() -> None:
    ran = run("records", "check", GOLDEN, "nowhere.jsonl")
    assert ran.status == 2
    assert "nowhere.jsonl cannot be read" in ran.err


def test_events_that_make_another_state_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def forgetful(rules: Rules, events: Any) -> Deal:
        return fold(rules, events).but(winner=3)

    monkeypatch.setattr(check, "fold", forgetful)
    ran = run("records", "check", "-", "--json", given=json.dumps(records()[0]))
    assert ran.status == 1
    assert ran.json["differences"][0]["error"]["at"] == "state.winner"
