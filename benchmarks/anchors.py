"""How strong are the levels of the computer? By what the ladder has found, as data for the ratings.

``make anchors`` reads ``docs/data/ladder.jsonl``, plays parties of the agent `greedy` against
itself to see how many deals they have, and writes ``src/imperiale/services/anchors.json``. The same
ladder gives the same file.
"""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec

from imperiale import rulesets
from imperiale.agents import LEVELS
from imperiale.services.anchors import MIDDLE, Measured, Step, reckoned
from imperiale.services.moves import NextDeal
from imperiale.services.table import Table
from imperiale.services.terms import Terms

ROOT = Path(__file__).parents[1]
LADDER = ROOT / "docs" / "data" / "ladder.jsonl"
FILE = ROOT / "src" / "imperiale" / "services" / "anchors.json"
PARTIES = 400


def deals_of(rules: str, parties: int = PARTIES) -> float:
    """Return how many deals a partie for two has on the mean."""
    deals = 0
    for number in range(parties):
        terms = Terms(rulesets.load(rules), 2, {}, ("greedy", "greedy"), f"anchors {number}")
        table = Table(terms)
        while table.partie.winner is None:
            table.do(NextDeal() if table.waiting is None else table.agent_move())
        deals += len(table.partie.past)
    return round(deals / parties, 3)


def steps_of(lines: list[Any], rules: str) -> tuple[Step, ...]:
    """Return the steps between levels that the rows of a ladder have of a rule set for two."""
    rungs = {(level, below) for below, level in pairwise(LEVELS)}
    found = [
        Step(
            row["a"],
            row["b"],
            row["pairs"],
            round(row["chance"]["mean"], 6),
            round(row["chance"]["standard_error"], 6),
        )
        for row in lines
        if (row["rules"], row["players"]) == (rules, 2) and (row["a"], row["b"]) in rungs
    ]
    return tuple(sorted(found, key=lambda step: LEVELS.index(step.level)))


def main() -> None:
    lines = [json.loads(line) for line in LADDER.read_text(encoding="utf-8").splitlines()]
    kept: dict[str, Measured] = {}
    for rules in rulesets.names():
        steps = steps_of(lines, rules)
        if any(MIDDLE in (step.level, step.below) for step in steps):
            kept[rules] = Measured(deals_of(rules), steps)
            told = ", ".join(
                f"{one.level} {1500 + one.points:.0f} ± {one.error:.0f}"
                for one in reckoned(kept[rules])
            )
            print(f"{rules}: {told}")
    text = msgspec.json.format(msgspec.json.encode(kept), indent=1)
    FILE.write_bytes(text + b"\n")


if __name__ == "__main__":
    main()
