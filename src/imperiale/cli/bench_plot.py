"""How does the cost grow, as a picture?"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from imperiale.cli.bench_told import name_of
from imperiale.cli.common import say
from imperiale.services.bench_figures import Growth, Report

__all__ = ["KINDS", "can_plot", "plot"]

KINDS = (".svg", ".png", ".pdf")


def can_plot() -> bool:
    """Tell whether matplotlib is installed; the extra ``bench`` brings it."""
    return find_spec("matplotlib") is not None


def plot(report: Report, file: Path) -> None:
    """Draw time and positions by the cards left, and by the size of the table."""
    matplotlib: Any = import_module("matplotlib")
    figures: Any = import_module("matplotlib.figure")
    # no date and no random names, so that the same figures make the same file
    with matplotlib.rc_context({"svg.hashsalt": "imperiale", "svg.fonttype": "none"}):
        figure = figures.Figure(figsize=(11, 7.5), layout="constrained")
        axes = figure.subplots(2, 2)
        for row, field in enumerate(("seconds", "nodes")):
            _by_cards(axes[row][0], report, field)
            _by_table(axes[row][1], report, field)
        axes[0][0].legend(fontsize="small")
        metadata = {"Date": None} if file.suffix == ".svg" else None
        figure.savefig(file, metadata=metadata)


def _by_cards(axis: Any, report: Report, field: str) -> None:
    scale = 1000 if field == "seconds" else 1
    for name in dict.fromkeys(one.name for one in report.by_cards):
        points = [one for one in report.by_cards if one.name == name]
        # nothing at all has no place on a scale of powers
        seen = [one for one in points if _value(one, field) > 0]
        sizes = [one.size for one in seen]
        axis.plot(sizes, [scale * _value(one, field) for one in seen], "o-", label=name_of(name))
    axis.set_yscale("log")
    axis.set_xlabel(say("bench-plot-cards"))
    axis.set_ylabel(say("bench-plot-time" if field == "seconds" else "bench-plot-nodes"))
    axis.grid(visible=True, alpha=0.3)


def _by_table(axis: Any, report: Report, field: str) -> None:
    points = report.by_table
    axis.plot([one.size for one in points], [_value(one, field) for one in points], "o-")
    axis.set_xscale("log", base=2)
    axis.set_ylim(bottom=0)
    axis.set_title(say("bench-plot-tenth"), fontsize="medium")
    axis.set_xlabel(say("bench-plot-table"))
    axis.set_ylabel(say("bench-plot-seconds" if field == "seconds" else "bench-plot-nodes"))
    axis.grid(visible=True, alpha=0.3)


def _value(one: Growth, field: str) -> float:
    return one.seconds if field == "seconds" else one.nodes
