"""Does `perft` count the same by both engines, from any position?"""

import json

import pytest
from tests.cli.running import LINE, records, run

from imperiale.engine import native

ENGINES = ("auto", "python", *(["native"] if native.available() else []))


@pytest.mark.parametrize("engine", ENGINES)
def test_counts(engine: str) -> None:
    ran = run("perft", LINE, "--depth", 5, "--engine", engine)
    assert ran.out.splitlines() == [
        "perft 1 12",
        "perft 2 22",
        "perft 3 242",
        "perft 4 629",
        "perft 5 6290",
    ]
    assert run("perft", LINE, "--depth", 2, "--json").json == {"perft": {"1": 12, "2": 22}}


@pytest.mark.parametrize("engine", ENGINES)
def test_divide(engine: str) -> None:
    found = run("perft", LINE, "--divide", "--engine", engine, "--json").json
    assert found["depth"] == 4
    assert found["divide"]["7h"] == 300
    assert sum(found["divide"].values()) == 629
    text = run("perft", LINE, "--divide", "--engine", engine).out.splitlines()
    assert "7h 300" in text
    assert text[-1] == "perft 4 629"


@pytest.mark.parametrize("engine", ENGINES)
def test_tally_of_an_ending(engine: str) -> None:
    record = next(r for r in records() if r["rules"] == "biblioteka" and len(r["play"]) == 24)
    ending = json.dumps({**record, "play": record["play"][:16]})
    ways = run("perft", ending, "--depth", 8, "--engine", engine, "--json").json["perft"]["8"]
    rows = run("perft", ending, "--tally", "--engine", engine, "--json").json["tally"]
    assert sum(row["count"] for row in rows) == ways
    played = {name: record[name] for name in ("score", "tricks", "winner")}
    assert played in [{k: row[k] for k in played} for row in rows]
    text = run("perft", ending, "--tally", "--engine", engine).out
    assert len(text.splitlines()) == len(rows)
    assert "winner none" in text


def test_both_engines_write_the_same() -> None:
    record = next(r for r in records() if r["rules"] == "dobor" and len(r["play"]) == 32)
    ending = json.dumps({**record, "play": record["play"][:24]})
    for form in ("--divide", "--tally"):
        outputs = {run("perft", ending, form, "--engine", e).out for e in ENGINES}
        assert len(outputs) == 1


def test_a_missing_core_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(native, "available", lambda: False)
    ran = run("perft", LINE, "--engine", "native")
    assert ran.status == 2
    assert "The C++ core is not installed" in ran.err
    assert run("perft", LINE, "--depth", 1).out == "perft 1 12\n"
