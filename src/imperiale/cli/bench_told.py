"""How does a person read what a benchmark found?"""

from __future__ import annotations

from collections.abc import Iterator
from statistics import fmean

from imperiale.cli.common import say
from imperiale.services.bench_figures import Rate, Report, Timed

__all__ = ["lines", "name_of"]


def name_of(name: str) -> str:
    """Return what a figure is of, in words."""
    rules, _, players = name.rpartition("-")
    if players.isdigit():
        return say("bench-rules", rules=rules, players=players)
    return say(f"bench-{name}")


def lines(report: Report) -> Iterator[tuple[list[str], list[list[str]]]]:
    """Yield tables: their heads and their rows."""
    yield _heads("times", "median", "p99", "nodes", "goal"), [_timed(one) for one in report.timed]
    yield _heads("value", "goal"), [_rate(one) for one in report.rates]


def _heads(*names: str) -> list[str]:
    return [say(f"bench-column-{name}") for name in ("what", *names)]


def _timed(one: Timed) -> list[str]:
    goals = [_span(goal) for goal in one.goal if goal is not None]
    nodes = f"{fmean(one.nodes):,.0f}" if one.nodes else ""
    spans = [_span(one.median), _span(one.p99)]
    return [name_of(one.name), f"{len(one.seconds):,}", *spans, nodes, " / ".join(goals)]


def _rate(one: Rate) -> list[str]:
    return [name_of(one.name), *(_number(value) for value in (one.value, one.goal))]


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.2f}"


def _span(seconds: float) -> str:
    """Return a time in three digits.

    >>> _span(0.000_234_4), _span(0.0412), _span(1.5)
    ('0.234 ms', '41.2 ms', '1.50 s')
    """
    if seconds >= 1:
        return f"{seconds:.3g} s" if seconds >= 10 else f"{seconds:.2f} s"
    digits = 1 if seconds >= 0.01 else 2 if seconds >= 0.001 else 3
    return f"{1000 * seconds:.{digits}f} ms"
