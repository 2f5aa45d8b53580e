"""How did the players of kept parties do?"""

from __future__ import annotations

import csv
import json
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from platformdirs import user_state_path
from rich.console import Console
from rich.table import Table as Grid

from imperiale.analysis.reviewed import DealReview
from imperiale.cli.common import INPUT_WRONG, Complaint, Json, complain, one_form, say
from imperiale.cli.kept import Kept
from imperiale.cli.play_files import complaint_of, folder, read_file
from imperiale.services.played import PlayedError, of_table
from imperiale.services.saves import SaveError
from imperiale.services.statistics import PHASES, Figures, Group, data, figures_of, summed
from imperiale.services.table import Table
from imperiale.services.terms import PERSON

__all__ = ["EPILOG", "stats_command"]

EPILOG = "Example:\n\nimperiale stats --json"

Found = list[tuple[Group, Figures]]


def stats_command(
    files: Annotated[
        list[Path] | None,
        typer.Argument(help="Kept parties; without one, all that imperiale play has kept."),
    ] = None,
    every: Annotated[  # noqa: FBT002 - the form of Typer's options
        bool, typer.Option("--all", help="Of every seat, the computer's too.")
    ] = False,
    as_json: Json = False,  # noqa: FBT002
    as_csv: Annotated[  # noqa: FBT002
        bool, typer.Option("--csv", help="Write CSV: a row for each rule set, opponent and place.")
    ] = False,
) -> None:
    """Tell what was won, marked and taken in kept parties, and what reviews say of them.

    Of your own seats, by rule set, opponent and place at the table. Errors by phase and luck are
    those of the deals that imperiale review has reviewed.
    """
    one_form(json=as_json or None, csv=as_csv or None)
    found: dict[Group, Figures] = {}
    bad = 0
    paths = files if files else sorted(folder().glob("partie-*.json"))
    for path in paths:
        try:
            table = _table(path)
        except Complaint as complaint:
            if files:
                raise
            complain(say(complaint.name, complaint.facts))
            bad += 1
            continue
        names = table.terms.seats
        seats = [seat for seat, name in enumerate(names) if every or name == PERSON]
        for group, figures in figures_of(table, seats, reviews=_reviews(table)).items():
            found.setdefault(group, Figures()).add(figures)
    rows = sorted(found.items())
    if as_json:
        typer.echo(json.dumps([data(*row) for row in rows]))
    elif as_csv:
        _write_csv(rows)
    elif rows:
        for grid in _told(rows):
            Console(highlight=False).print(grid)
            typer.echo()
        if not any(figures.reviewed for _, figures in rows):
            typer.echo(say("stats-no-review"))
    else:
        typer.echo(say("stats-nothing"))
    raise typer.Exit(INPUT_WRONG if bad else 0)


def _table(path: Path) -> Table:
    try:
        return Table.from_text(read_file(path))
    except SaveError as error:
        raise complaint_of(error, path) from None


def _reviews(table: Table) -> Iterator[DealReview]:
    """Yield the reviews that are kept of the deals of a partie."""
    try:
        key = of_table(table).key
    except PlayedError:  # no deal is over
        return
    path = user_state_path("imperiale", appauthor=False) / "reviews" / f"{key}.jsonl"
    if not path.is_file():
        return
    try:
        known = Kept(path, {"review": key}).known
        yield from (msgspec.convert(one["deal"], DealReview) for one in known.values())
    except (Complaint, KeyError, msgspec.ValidationError):
        complain(say("stats-review-unreadable", file=str(path)))


def _write_csv(rows: Found) -> None:
    told = [data(*row) for row in rows]
    names = list(dict.fromkeys(name for row in told for name in row))
    writer = csv.DictWriter(sys.stdout, names, restval=0)
    writer.writeheader()
    writer.writerows(told)


def _told(rows: Found) -> Iterator[Grid]:
    of_partie = [row for row in rows if row[0].place == "partie"]
    of_deal = [row for row in rows if row[0].place != "partie"]
    if of_partie:
        grid = _grid("results", "rules", "players", "against", "parties", "won", "share")
        for key, sums in summed(of_partie, "rules", "players", "against").items():
            share = _percent(sums.won / sums.parties)
            grid.add_row(*_key(key), str(sums.parties), str(sums.won), share)
        yield grid
    if not of_deal:
        return
    grid = _grid("places", "rules", "place", "deals", "marks", "others", "tricks")
    for (rules, place), sums in summed(of_deal, "rules", "place").items():
        means = (_mean(n, sums.deals) for n in (sums.marks, sums.others, sums.tricks))
        grid.add_row(str(rules), say(f"stats-place-{place}"), str(sums.deals), *means)
    yield grid
    for (rules,), sums in summed(of_deal, "rules").items():
        grid = _grid("made", "what", "number", "a-deal", rules=str(rules))
        for what, number in _made(sums):
            grid.add_row(what, str(number), _mean(number, sums.deals))
        yield grid
    total = summed(of_deal)[()]
    if total.reviewed:
        grid = _grid("errors", "phase", "decisions", "errors", "share", "loss")
        for phase in PHASES:
            count, errors = total.decisions[phase], total.errors[phase]
            if count:
                loss = _percent(total.loss.get(phase, 0.0) / count)
                cells = (str(count), str(errors), _percent(errors / count), loss)
                grid.add_row(say(f"stats-phase-{phase}"), *cells)
        facts = {"deals": str(total.reviewed), "luck": _percent(total.luck)}
        grid.caption, grid.caption_justify = say("stats-luck", facts), "left"
        yield grid


def _made(sums: Figures) -> Iterable[tuple[str, int]]:
    yield from ((say(f"kind-{kind}"), n) for kind, n in Counter(sums.imperials).most_common())
    yield say("stats-by-counters"), sums.by_counters
    yield say("stats-points"), sums.points
    yield say("stats-honours"), sums.honours
    yield say("stats-all-tricks"), sums.all_tricks
    yield say("stats-no-trick"), sums.no_trick


def _grid(title: str, *columns: str, **facts: str) -> Grid:
    numbers = ("parties", "won", "share", "deals", "marks", "others", "tricks", "number", "a-deal")
    grid = Grid(title=say(f"stats-{title}", facts), title_justify="left")
    for name in columns:
        right = name in (*numbers, "decisions", "errors", "loss")
        grid.add_column(say(f"stats-column-{name}"), justify="right" if right else "left")
    return grid


def _key(key: tuple[Any, ...]) -> tuple[str, str, str]:
    rules, players, against = key
    named = (say("stats-person") if n == "person" else n for n in str(against).split("+"))
    return str(rules), str(players), ", ".join(named)


def _percent(share: float) -> str:
    return say("stats-percent", percent=100 * share)


def _mean(number: float, of: int) -> str:
    return say("stats-mean", number=number / of)
