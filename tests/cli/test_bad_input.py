"""Is bad input of every kind met with a clear error, in its place, and never with a traceback?

The kinds are the lines of ``bad_input.txt``.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.cli.running import LINE, Ran, records, run

Faults = list[dict[str, str]]

BASES = {
    "two": next(r for r in records() if r["rules"] == "academie" and len(r["play"]) == 24),
    "three": next(r for r in records() if r["rules"] == "pierer" and r["players"] == 3),
    "refill": next(r for r in records() if r["rules"] == "dobor" and len(r["play"]) == 32),
}
GOOD = json.dumps(BASES["two"])


def tables() -> dict[str, list[list[str]]]:
    """Return the rows of each table, by its name."""
    found: dict[str, list[list[str]]] = {}
    text = Path(__file__).with_name("bad_input.txt").read_text(encoding="utf-8")
    name = ""
    for line in text.splitlines():
        if line.startswith("## "):
            name = line[3:].partition(":")[0]
        elif line and not line.startswith("#"):
            full = re.sub(r"«(.)\*(\d+)»", lambda many: many[1] * int(many[2]), line)
            found.setdefault(name, []).append([cell.strip() for cell in f"{full} ".split(" :: ")])
    return found


KINDS = tables()


def kinds(table: str) -> pytest.MarkDecorator:
    """Run a test on every row of a table."""
    rows = KINDS[table]
    return pytest.mark.parametrize("row", [row[1:] for row in rows], ids=[row[0] for row in rows])


def clear(ran: Ran, *phrases: str) -> None:
    """Demand that an answer speaks to a person, and says nothing of our own insides."""
    text = ran.out + ran.err
    assert "Traceback" not in text
    assert 'File "' not in text
    for phrase in phrases:
        assert phrase in text


def named(error: dict[str, Any], code: str, at: str, phrase: str) -> None:
    """Demand that a fault with this code is told of this place, in such words."""
    faults: Faults = error.get("all", [error])
    assert [f for f in faults if f["code"] == code and f["at"].startswith(at)], faults
    assert phrase in " ".join(fault["message"] for fault in faults)
    assert all(len(fault["message"]) < 2000 for fault in faults)


def steps(path: str) -> Iterator[str | int]:
    """Read a path as ``hands[0][2]``; a name in quotes is one step."""
    if path.startswith('"'):
        yield json.loads(path)
        return
    for name, place in re.findall(r"(\w+)|\[(\d+)\]", path):
        yield name or int(place)


def changed(record: dict[str, Any], changes: str) -> dict[str, Any]:
    """Return a record with some changes."""
    broken: dict[str, Any] = json.loads(json.dumps(record))
    for change in changes.split(" ; "):
        path, equals, value = change.partition("=")
        *way, last = steps(path.removeprefix("-"))
        holder: Any = broken
        for step in way:
            holder = holder[step]
        if not equals:
            del holder[last]
        elif isinstance(holder, list) and last == len(holder):
            holder.append(json.loads(value))
        else:
            holder[last] = json.loads(value)
    return broken


@kinds("record")
def test_a_broken_record(row: list[str]) -> None:
    base, changes, code, at, phrase = row
    broken = json.dumps(changed(BASES[base], changes))
    ran = run("score", "-", given=f"{broken}\n{GOOD}\n")
    clear(ran)
    assert ran.status == 1
    wrong, right = ran.lines
    assert right["score"] == BASES["two"]["score"], "the next line is scored all the same"
    assert wrong["line"] == 1
    named(wrong["error"], code, at, phrase)


@kinds("line")
@pytest.mark.parametrize("command", ["score -", "records check --json -"])
def test_a_broken_line(command: str, row: list[str]) -> None:
    text, code, at, phrase = row
    line = text.encode("latin-1").decode("unicode_escape").encode("latin-1")
    ran = run(*command.split(), given=b"%b\n%b\n" % (line, GOOD.encode()))
    clear(ran)
    assert ran.status == 1
    if command == "score -":
        wrong, right = ran.lines
        assert right["score"] == BASES["two"]["score"]
    else:
        (wrong,) = ran.json["differences"]
        assert ran.json["rules"]["academie"]["agree"] == 1
    assert wrong["line"] == 1
    named(wrong["error"], code, at, phrase)


@kinds("rules")
def test_a_broken_rule_file(row: list[str], tmp_path: Path) -> None:
    text, code, at, phrase = row
    file = tmp_path / "house.toml"
    file.write_bytes(text.replace(" ; ", "\n").replace("\\xff", "\xff").encode("latin-1"))
    ran = run("rules", "--check", file, "--json")
    clear(ran)
    assert ran.status == 1
    assert not ran.json["sound"]
    named(ran.json["error"], code, at, phrase)
    count = len(ran.json["error"].get("all", [{}]))
    told = run("rules", "--check", file)
    clear(told, f"faults: {count}")
    assert told.status == 1
    assert told.err.count("Error: ") == count + 1
    used = run("deal", "--seed", "1", "--rules", file)
    assert used.status == 1
    assert used.err.count("Error: ") == count, "a bad file is refused wherever it is used"


@kinds("notation")
def test_a_broken_line_of_notation(row: list[str]) -> None:
    line, code, phrase = row
    if code == "card-not-legal":  # a fault of the play, which only a replay meets
        ran = run("perft", line)
        clear(ran, phrase)
        assert ran.status == 1
        return
    ran = run("deal", line)
    clear(ran, phrase)
    assert ran.status == 1
    named(run("deal", "-", "--json", given=line).lines[0]["error"], code, "", phrase)


@kinds("command")
def test_a_wrong_command_line(row: list[str]) -> None:
    words, status, phrase = row
    ran = run(*words.replace("\\0", "\0").split(" "))
    clear(ran, phrase)
    assert ran.status == int(status)
    assert not ran.out


def test_several_deals_are_not_one() -> None:
    ran = run("perft", given=f"{LINE}\n{LINE}\n")
    assert ran.status == 2
    clear(ran, "Several deals are given")


def test_a_deal_that_is_over_cannot_be_counted() -> None:
    ran = run("perft", GOOD)
    assert ran.status == 1
    clear(ran, "The deal is over")


def test_there_are_kinds_enough() -> None:
    names = [(table, row[0]) for table, rows in KINDS.items() for row in rows]
    assert {table for table, _ in names} == {"record", "line", "rules", "notation", "command"}
    assert len(set(names)) == len(names) >= 60
