"""How fast is it?"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from imperiale.cli.bench_plot import KINDS, can_plot, plot
from imperiale.cli.bench_told import lines
from imperiale.cli.common import INPUT_WRONG, Complaint, Json, say
from imperiale.engine.native import NativeUnavailableError, loaded
from imperiale.locales.sentences import tidy
from imperiale.services.bench import measure, steps
from imperiale.services.bench_figures import CLOCK, Report

__all__ = ["EPILOG", "bench_command"]

EPILOG = "Example: imperiale bench --deals 1 --json"
MOST_DEALS = 10_000_000
WIDE = 100


def bench_command(
    deals: Annotated[
        int, typer.Option("--deals", help="How many deals; of what takes long, a part of them.")
    ] = 10_000,
    seed: Annotated[int, typer.Option("--seed", help="A number from which the deals come.")] = 1,
    draw: Annotated[
        Path | None,
        typer.Option(
            "--plot", help="A new file for a plot of the cost as it grows: .svg, .png, .pdf."
        ),
    ] = None,
    as_json: Json = False,  # noqa: FBT002 - the form of Typer's options
) -> None:
    """Measure how long solving takes, and how fast random play is.

    Beside it stands how long endplay takes for a bridge deal, where it is installed.
    """
    if not 1 <= deals <= MOST_DEALS:
        raise Complaint("bench-deals", found=str(deals), most=f"{MOST_DEALS:,}")
    if draw and draw.suffix not in KINDS:
        raise Complaint("bench-plot-kind", file=tidy(str(draw)), known=", ".join(KINDS))
    if draw and not can_plot():
        raise Complaint("bench-no-plot")
    try:
        loaded()
    except NativeUnavailableError as error:
        raise Complaint("bench-no-core", INPUT_WRONG, reason=str(error)) from None
    report = _measured(deals, seed)
    if draw:
        plot(report, draw)
    if as_json:
        typer.echo(json.dumps(report.data()))
        return
    _show(report)
    if draw:
        typer.echo(say("bench-plotted", file=tidy(str(draw))), err=True)


def _measured(deals: int, seed: int) -> Report:
    screen = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
    )
    with Progress(
        *columns, console=screen, transient=True, disable=not screen.is_terminal
    ) as progress:
        bar = progress.add_task("", total=steps(), completed=-1)

        def advance(step: str) -> None:
            progress.update(bar, description=say(f"bench-step-{step}"), advance=1)

        return measure(deals, seed, advance)


def _show(report: Report) -> None:
    typer.echo(say(f"bench-head-{CLOCK}", deals=f"{report.deals:,}", seed=str(report.seed)))
    # a line of a table that is broken in two is no table any more
    console = Console(width=max(WIDE, Console().width))
    for heads, rows in lines(report):
        table = Table(*heads, box=box.MARKDOWN)
        for column in table.columns[1:]:
            column.justify = "right"
        for row in rows:
            table.add_row(*row)
        console.print(table)
    if not report.rival:
        typer.echo(say("bench-no-endplay"))
