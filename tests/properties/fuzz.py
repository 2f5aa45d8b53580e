"""Does everything hold of a very great number of deals?

``make fuzz`` runs it: 100,000 random deals a rule set and a number of players, as many by hand and
by random house rules, and 10,000 pairs of twin deals for the views.  ``python -m
tests.properties.fuzz 1000`` is a smaller one.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from random import Random
from typing import NamedTuple

from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from tests.properties.pairs import pairs
from tests.properties.tables import (
    BY_HAND,
    TABLES,
    name_of,
    play_through,
    random_house,
    random_setup,
)

from imperiale.domain.events import Marked
from imperiale.domain.ruleset import Rules

CHUNK = 2_000
VIEWS_EVERY = 50
"""One deal in so many has all its views checked at every step; that takes long."""


class Task(NamedTuple):
    """A part of the work: what is tried, and how often."""

    kind: str
    rules: Rules | None
    seed: str
    number: int

    @property
    def name(self) -> str:
        return self.kind if self.rules is None else name_of(self.rules)


def tasks(deals: int, twins: int) -> Iterator[Task]:
    for rules in TABLES:
        for first in range(0, deals, CHUNK):
            yield Task("deals", rules, f"{name_of(rules)} {first}", min(CHUNK, deals - first))
    for first in range(0, deals, CHUNK):
        yield Task("house rules", None, f"house {first}", min(CHUNK, deals - first))
    for first in range(0, deals, CHUNK):
        yield Task("by hand", None, f"by hand {first}", min(CHUNK, deals - first))
    for first in range(0, twins, CHUNK):
        yield Task("pairs of views", None, f"pairs {first}", min(CHUNK, twins - first))


def work(task: Task) -> Counter[str]:
    """Do a part of the work; return what was met, and raise at the first thing that is wrong."""
    rng = Random(task.seed)
    met: Counter[str] = Counter()
    if task.kind == "pairs of views":
        while met["tried"] < task.number:
            for seen, there in pairs(rng.choice(TABLES + BY_HAND), rng):
                assert seen == there, f"{task.seed}: pair {met['tried']}"
                met["tried"] += 1
        return met
    for i in range(task.number):
        if task.kind == "deals":
            assert task.rules is not None
            rules = task.rules
        else:
            rules = random_house(rng) if task.kind == "house rules" else rng.choice(BY_HAND)
        try:
            deal, events, said = play_through(
                random_setup(rules, rng), rng, views=i % VIEWS_EVERY == 0
            )
        except Exception as error:
            error.add_note(f"deal {i} of the seed {task.seed!r}: {name_of(rules)}")
            raise
        met["tried"] += 1
        met["commands"] += len(said)
        met["won"] += deal.winner is not None
        met["imperials shown"] += len(deal.shown)
        met["marks"] += sum(isinstance(event, Marked) for event in events)
    return met


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("deals", type=int, nargs="?", default=100_000)
    options.add_argument("--pairs", type=int, default=10_000)
    options.add_argument("--only", default="", metavar="NAME", help="only tables so named")
    options.add_argument("--processes", type=int, default=2)
    chosen = options.parse_args()
    console = Console()
    parts = [part for part in tasks(chosen.deals, chosen.pairs) if chosen.only in part.name]
    rows: dict[str, Counter[str]] = {part.name: Counter() for part in parts}
    left = Counter(part.name for part in parts)
    began = time.monotonic()
    with (
        ProcessPoolExecutor(chosen.processes) as pool,
        Progress(console=console, disable=not console.is_terminal) as bar,
    ):
        shown = bar.add_task("deals", total=sum(part.number for part in parts))
        doing = {pool.submit(work, part): part for part in parts}
        for done in as_completed(doing):
            name = doing[done].name
            rows[name] += done.result()
            bar.advance(shown, doing[done].number)
            left[name] -= 1
            if not left[name]:
                bar.console.print(f"{name}: {rows[name]['tried']:,}, nothing wrong")
    heads = ("tried", "commands", "marks", "imperials shown", "won")
    table = Table("", *heads, title=f"Nothing wrong in {time.monotonic() - began:.0f} s")
    for name, met in rows.items():
        table.add_row(name, *(f"{met[head]:,}" for head in heads))
    console.print(table)


if __name__ == "__main__":
    main()
