"""How much stronger is each agent than the one below it?

Plays the contests of the ladder on duplicate deals, a slice at a time, each where it was left
(raw results in ``build/ladder``), and writes what they come to: ``docs/data/ladder.jsonl``, and
from it ``docs/guide/ladder.md``.  Interrupt it when you like; what is played is kept.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from imperiale import agents, rulesets

ROOT = Path(__file__).parents[1]
RAW = ROOT / "build" / "ladder"
DATA = ROOT / "docs" / "data" / "ladder.jsonl"
PAGE = ROOT / "docs" / "guide" / "ladder.md"
SEED = "ladder"
SLICE = 100
"""Pairs that are played before the page is written anew."""

Row = Mapping[str, Any]
"""What a contest has come to, as ``imperiale arena --json`` tells it, with its rules."""


class Contest(NamedTuple):
    """An agent, the one that it is measured by, and how many pairs are meant to be played."""

    rules: str
    players: int
    a: str
    b: str
    pairs: int

    @property
    def file(self) -> Path:
        """Where its raw results are."""
        return RAW / f"{self.rules}-{self.players}-{self.a}-{self.b}.jsonl"


SAME = {
    "several": ("worlds", "inference", "equilibrium"),
    "drawn": ("inference", "equilibrium"),
}
"""Agents that are the same as the one below: where several play, where hands are refilled."""


def contests() -> Iterator[Contest]:
    """Yield what is to be played, what matters most first."""
    rungs = [(above, below) for below, above in pairwise(agents.LADDER)]
    rungs += agents.DROPPED.items()
    levels = [(above, below) for below, above in pairwise(agents.LEVELS)]
    for a, b in rungs:
        yield Contest("academie", 2, a, b, 2000)
    for a, b in levels:
        yield Contest("academie", 2, a, b, 400)
    for name in rulesets.names():
        for players in rulesets.load(name).players:
            if (name, players) == ("academie", 2):
                continue
            refill = rulesets.load(name).rules(players).refill
            same = SAME["several"] if players > 2 else SAME["drawn"] if refill else ()
            for a, b in rungs:
                if a not in same:
                    yield Contest(name, players, a, b, 400)


def played(contest: Contest) -> int:
    """Return how many pairs of a contest there are."""
    if not contest.file.exists():
        return 0
    return contest.file.read_bytes().count(b"\n") - 1


def play(contest: Contest, pairs: int) -> Row:
    """Play a contest on to so many pairs, and return what it has come to."""
    if contest.file.exists():
        how = ["--resume", str(contest.file)]
    else:
        RAW.mkdir(parents=True, exist_ok=True)
        how = [contest.a, contest.b, "--rules", contest.rules, "--players", str(contest.players)]
        how += ["--seed", SEED, "--out", str(contest.file)]
    command = [sys.executable, "-m", "imperiale", "arena", *how, "--pairs", str(pairs), "--json"]
    told = json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)
    (one,) = told["contests"]
    return {"rules": contest.rules, "players": contest.players, "meant": contest.pairs, **one}


def page(rows: Iterable[Row]) -> str:
    """Return the page that tells what was measured."""
    found = list(rows)
    parts = [HEAD]
    tables = dict.fromkeys((row["rules"], row["players"]) for row in found)
    for rules, players in tables:
        parts.append(f"\n## {rules}, {players} players\n\n{COLUMNS}\n")
        parts += [_line(row) for row in found if (row["rules"], row["players"]) == (rules, players)]
    return "".join(parts)


HEAD = """\
# The ladder: how much stronger is each agent?

Every agent against the one below it, on duplicate deals from the start of a partie
([the arena](arena.md)). The margin is in counters a deal; the chance is that of winning the partie
above an even share, in points of a hundred; each has its standard error, and the last column is the
margin in standard errors. Where fewer pairs were played than were meant, the row says so.
`worlds` is no rung: it came out no stronger than `worlds100`, whose hundred worlds tell as much as
all of them do as long as they count alike. It stands after the others, with its figures.
The rungs are those of `academie` for two; where another table does not tell two of them apart by
three standard errors, the last column says so.
Where more than two play, `worlds` and all above it are the same agent as `worlds100`; where hands
are refilled, `inference` and `equilibrium` are the same as `worlds`: these are not played.
`make ladder` plays on and writes this page anew from `docs/data/ladder.jsonl`. Pairs that were
played are not played again if an agent or a table of winning chances has changed a little since:
for that remove `build/ladder`.
"""

COLUMNS = """\
| agent | against | margin | s.e. | chance | s.e. | pairs | margin / s.e. |
|---|---|---:|---:|---:|---:|---:|---:|"""


def _line(row: Row) -> str:
    margin, error = row["margin"]["mean"], row["margin"]["standard_error"]
    chance = row["chance"]
    won = ("", "")
    if chance:
        won = (f"{100 * chance['mean']:+.2f}", f"{100 * chance['standard_error']:.2f}")
    pairs = str(row["pairs"])
    if row["pairs"] < row["meant"]:
        pairs += f" of {row['meant']}"
    sure = f"{margin / error:+.1f}" if error else ""
    cells = (row["a"], row["b"], f"{margin:+.3f}", f"{error:.3f}", *won, pairs, sure)
    return f"| {' | '.join(cells)} |\n"


def read() -> list[Row]:
    """Return the rows that have been written."""
    if not DATA.exists():
        return []
    return [json.loads(line) for line in DATA.read_text(encoding="utf-8").splitlines()]


def _write(rows: Mapping[Contest, Row]) -> None:
    DATA.parent.mkdir(parents=True, exist_ok=True)
    ordered = [rows[contest] for contest in contests() if contest in rows]
    DATA.write_text("".join(json.dumps(row) + "\n" for row in ordered), encoding="utf-8")
    PAGE.write_text(page(ordered), encoding="utf-8")


def main() -> None:
    """Play on until all is played or the time is up."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=float("inf"), help="stop after so long")
    parser.add_argument("--only", default="", help="contests whose file name holds this")
    given = parser.parse_args()
    until = time.monotonic() + 60 * given.minutes
    known = {(row["rules"], row["players"], row["a"], row["b"]): row for row in read()}
    rows = {each: known[each[:4]] for each in contests() if each[:4] in known}
    for contest in contests():
        if given.only not in contest.file.name:
            continue
        have = played(contest)
        while have < contest.pairs or contest not in rows:
            if time.monotonic() > until:
                return
            have = min(have + SLICE, contest.pairs)
            rows[contest] = play(contest, have)
            _write(rows)
            print(contest, rows[contest]["margin"]["mean"], have, flush=True)


if __name__ == "__main__":
    main()
