"""Does the command tell what was done in kept parties?"""

from __future__ import annotations

import csv
import json
from io import StringIO
from pathlib import Path

import msgspec
import pytest
from tests.cli.running import run
from tests.services.common import play_out, terms
from tests.services.test_statistics import decision, review

from imperiale.analysis.grades import Grade
from imperiale.services.played import of_table
from imperiale.services.table import Table


@pytest.fixture
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    (tmp_path / "imperiale" / "parties").mkdir(parents=True)
    return tmp_path / "imperiale"


def keep(state: Path, number: int, rules: str) -> Table:
    table = play_out(Table(terms(rules, seed=str(number))))
    (state / "parties" / f"partie-{number}.json").write_text(table.text(), encoding="utf-8")
    return table


def test_nothing_is_kept(state: Path) -> None:
    ran = run("stats")
    assert ran.status == 0
    assert "No partie is kept yet" in ran.out
    assert run("stats", "--json").json == []


def test_what_is_kept_is_told(state: Path) -> None:
    tables = [keep(state, 1, "academie"), keep(state, 2, "academie"), keep(state, 3, "imperialas")]
    ran = run("stats")
    assert ran.status == 0
    for text in ("Results", "greedy", "elder", "dealer", "What was made by imperialas"):
        assert text in ran.out
    assert "Of none of these deals is a review kept" in ran.out
    rows = run("stats", "--json").json
    won = sum(row["won"] for row in rows)
    assert sum(row["parties"] for row in rows) == 3
    assert won == sum(table.partie.winner == 0 for table in tables)
    every = run("stats", "--all", "--json").json
    assert sum(row["won"] for row in every) == 3
    assert {row["against"] for row in every} == {"person", "greedy"}
    told = list(csv.DictReader(StringIO(run("stats", "--csv").out)))
    assert [int(row["deals"]) for row in told] == [row["deals"] for row in rows]
    one = run("stats", state / "parties" / "partie-3.json", "--json").json
    assert {row["rules"] for row in one} == {"imperialas"}


def test_kept_reviews_are_taken(state: Path) -> None:
    table = keep(state, 1, "academie")
    key = of_table(table).key
    (state / "reviews").mkdir()
    told = review(decision(0, 3, "play", 0.1, Grade.BAD), decision(0, 9, "play", 0, Grade.NONE))
    lines = [{"review": key}, {"of": "0", "deal": msgspec.to_builtins(told)}]
    path = state / "reviews" / f"{key}.jsonl"
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    ran = run("stats")
    assert "first third of the tricks" in ran.out
    assert "Luck of 1 reviewed deals" in ran.out
    path.write_text("nonsense\n", encoding="utf-8")
    ran = run("stats")
    assert ran.status == 0
    assert "cannot be read and is left out" in ran.err


def test_a_file_that_is_no_partie(state: Path) -> None:
    keep(state, 1, "academie")
    broken = state / "parties" / "partie-2.json"
    broken.write_text("{}", encoding="utf-8")
    ran = run("stats", "--json")
    assert ran.status == 1
    assert ran.json
    assert "is no kept partie" in ran.err
    assert run("stats", broken).status == 1
    assert run("stats", "--json", "--csv").status == 2
