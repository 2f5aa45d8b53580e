"""Does the core value whole deals as the Python reference does, cold and warm?

``make solve-check`` runs it: 1,000 deals over all rule sets and numbers of players, by their own
rules and by house rules, each from its first lead; of three players and with a talon, where the
reference would take minutes, from where it takes as long.  ``python -m tests.native.full_deals 60``
is a smaller one.  The rule sets take turns, so that a part of it is an even mix too; with ``--out``
it goes on from where it was left, while the rules and the core are the same.
"""

from __future__ import annotations

import argparse
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import NamedTuple

from rich.console import Console
from rich.progress import Progress
from tests.native.tables import SHIPPED, ending, house_rules, name_of, random_deals

from imperiale import __version__
from imperiale.cli.kept import Kept
from imperiale.domain.deal import Deal
from imperiale.domain.ruleset import Rules
from imperiale.engine import native, native_solve
from imperiale.engine.search import search_values
from imperiale.engine.solve import TABLE, difference

TRICKS = {2: 12, 3: 7, 4: 6}
"""By players, from how many tricks to go the reference is fast enough."""
REFILLED = 11
CHUNK = 5


class Task(NamedTuple):
    """Some deals by some rules."""

    rules: Rules
    first: int
    number: int


def tables() -> list[Rules]:
    """Return the rules that are tried: all that are shipped, and as many of a house's own."""
    return [*SHIPPED, *house_rules(len(SHIPPED))]


def deals_of(task: Task) -> list[Deal]:
    rng = Random(f"{name_of(task.rules)} {task.first}")
    tricks = REFILLED if task.rules.refill else TRICKS[task.rules.players]
    deals = list(random_deals(task.rules, task.first + task.number))[task.first :]
    found = [ending(deal, tricks, rng) for deal in deals]
    return [deal for deal in found if not deal.over]


def work(task: Task) -> tuple[int, int, list[str]]:
    """Return how many deals and cards were compared, and what was wrong."""
    deals = deals_of(task)
    cold = native_solve.solve(deals, TABLE, 1)
    warm = native_solve.solve_together([*deals, *deals], TABLE)
    wrong: list[str] = []
    for at, deal in enumerate(deals):
        right = search_values(deal, difference)
        for how, found in (
            ("cold", cold[at]),
            ("warm", warm[at]),
            ("again", warm[at + len(deals)]),
        ):
            if found != right:
                wrong.append(f"{name_of(task.rules)}, deal {task.first + at}, {how}: {found}")
    return len(deals), sum(map(len, cold)), wrong


def tasks(deals: int) -> list[Task]:
    rules = tables()
    each = -(-deals // len(rules))
    return [
        Task(one, first, min(CHUNK, each - first))
        for first in range(0, each, CHUNK)
        for one in rules
    ]


def task_name(task: Task) -> str:
    return f"{name_of(task.rules)}, deals {task.first} to {task.first + task.number - 1}"


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("deals", type=int, nargs="?", default=1000)
    options.add_argument("--processes", type=int, default=2)
    options.add_argument("--out", type=Path)
    chosen = options.parse_args()
    console = Console()
    parts = tasks(chosen.deals)
    core = sha256(Path(native.core.__file__ or "").read_bytes()).hexdigest()
    kept = Kept(chosen.out, {"full deals": 1, "version": __version__, "core": core})
    began = time.monotonic()
    with (
        ProcessPoolExecutor(chosen.processes) as pool,
        Progress(console=console, disable=not console.is_terminal) as bar,
    ):
        shown = bar.add_task("deals", total=sum(part.number for part in parts))
        doing = {pool.submit(work, p): p for p in parts if task_name(p) not in kept.known}
        bar.advance(shown, sum(p.number for p in parts if p not in doing.values()))
        for done in as_completed(doing):
            deals, cards, faults = done.result()
            found = {"deals": deals, "cards": cards, "wrong": faults}
            kept.put(task_name(doing[done]), found)
            bar.advance(shown, doing[done].number)
    results = [kept.known[task_name(part)] for part in parts]
    deals, cards = (sum(one[what] for one in results) for what in ("deals", "cards"))
    wrong = [fault for one in results for fault in one["wrong"]]
    for fault in wrong:
        console.print(fault)
    told = f"{deals:,} deals, {cards:,} cards: {len(wrong)} wrong"
    console.print(f"{told}, in {time.monotonic() - began:.0f} s")
    return 1 if wrong or not deals else 0


if __name__ == "__main__":
    raise SystemExit(main())
