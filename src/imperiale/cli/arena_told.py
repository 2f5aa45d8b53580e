"""How does a person, a page or a machine read what an arena has found?"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import isfinite
from typing import Any

from imperiale.cli.common import say
from imperiale.domain.notation import write_line
from imperiale.engine.equity import Lent, equity_of
from imperiale.locales.sentences import tidy
from imperiale.services.arena import Arena, Standing
from imperiale.services.arena_pairs import setup_of
from imperiale.services.arena_stats import Sample

__all__ = ["data", "mishaps", "table", "title"]

TOLD = 5
"""Mishaps of a contest that are told; the results file has all."""


def title(arena: Arena) -> str:
    """Return the line above the table: what is played, and what a margin is."""
    plan = arena.plan
    rules = write_line(setup_of(plan.contests[0], 0)).partition(" | ")[0]
    unit = say(f"arena-unit-{plan.rules.win_by}")
    facts = {"rules": rules, "players": str(plan.players), "seed": tidy(plan.seed), "unit": unit}
    return say(f"arena-title-{plan.scores}", facts)


def table(arena: Arena) -> Iterator[str]:
    """Yield the lines of the table, in Markdown: a row for each contest that was begun."""
    begun = [standing for standing in arena.standings if standing.pairs]
    # a column that would be empty is left out
    shown = {
        "void": any(s.void for s in begun),
        "sprt": arena.plan.sprt is not None,
        "chance": any(s.chance.size for s in begun),
        "speed": any(s.deals for s in begun),
        "ms": any(s.deals for s in begun),
    }
    rows = [_row(standing) for standing in begun]
    names = [name for name in rows[0] if shown.get(name, True)] if rows else []
    cells = [[say(f"arena-column-{name}") for name in names]]
    cells += [[row[name] for name in names] for row in rows]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    left = [name in _WORDS for name in names]
    for number, row in enumerate(cells):
        yield _line([_laid(*cell) for cell in zip(row, widths, left, strict=True)])
        if not number:
            yield _line([_rule(*cell) for cell in zip(widths, left, strict=True)])
    if lent := _lent(arena):
        yield ""
        yield say("arena-equity", table=lent.table.name)
        if lent.differing:
            yield say("equity-lent", keys=", ".join(lent.differing))


def _lent(arena: Arena) -> Lent | None:
    """Return the table of the chances that were told, if they were."""
    told = any(standing.chance.size for standing in arena.standings)
    return equity_of(arena.plan.rules) if told else None


_WORDS = ("agent", "against")


def _line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _laid(text: str, width: int, left: bool) -> str:  # noqa: FBT001 - one of three columns
    return text.ljust(width) if left else text.rjust(width)


def _rule(width: int, left: bool) -> str:  # noqa: FBT001
    return "-" * width if left else "-" * (width - 1) + ":"


def _row(standing: Standing) -> dict[str, str]:
    margin = standing.margin
    return {
        "agent": standing.contest.a.id,
        "against": standing.contest.b.id,
        "margin": f"{margin.mean:+.3f}" if margin.size else "",
        "error": "" if margin.error is None else f"{margin.error:.3f}",
        "interval": _interval(margin, 1, 3),
        "sd": "" if margin.sd is None else f"{margin.sd:.2f}",
        "pairs": str(standing.pairs),
        "void": str(standing.void),
        "sprt": _test(standing),
        "chance": _interval(standing.chance, 100, 2),
        "speed": f"{standing.deals / standing.waited:.0f}" if standing.waited else "",
        "ms": " / ".join(f"{ms:.3g}" for ms in _milliseconds(standing)),
    }


def _interval(sample: Sample, scale: int, digits: int) -> str:
    if sample.interval is None:
        return ""
    low, high = (f"{scale * end:+.{digits}f}" for end in sample.interval)
    return say("arena-interval", low=low, high=high)


def _test(standing: Standing) -> str:
    if standing.sprt is None:
        return ""
    end = standing.verdict
    mean = {"low": standing.sprt.low, "high": standing.sprt.high}.get(str(end))
    ratio = f"{standing.sprt.ratio(standing.margin):+.2f}"
    if mean is None:
        return say("arena-test-open", ratio=ratio)
    return say("arena-test-over", mean=f"{mean:g}", ratio=ratio)


def _milliseconds(standing: Standing) -> list[float]:
    """Return the mean time of a decision of each agent; nothing if none was timed."""
    both = zip(standing.seconds, standing.timed, strict=True)
    return [1000 * seconds / decisions for seconds, decisions in both if decisions]


def mishaps(standing: Standing) -> Iterator[str]:
    """Yield what was done wrongly, with the deals."""
    for mishap in standing.mishaps[:TOLD]:
        facts = {
            "agent": mishap.agent,
            "seat": str(mishap.seat),
            "detail": tidy(mishap.detail, 300),
        }
        yield say(f"arena-{mishap.wrong}", facts)
        yield f"  {mishap.deal}"
    if (more := len(standing.mishaps) - TOLD) > 0:
        yield say("arena-more", more=str(more))


def data(arena: Arena) -> dict[str, Any]:
    """Return all as data."""
    plan = arena.plan
    lent = _lent(arena)
    return {
        "rules": plan.rules.id,
        "options": dict(plan.options),
        "players": plan.players,
        "seed": plan.seed,
        "scores": str(plan.scores),
        "unit": "card points" if plan.rules.win_by == "card_points" else "counters",
        "equity": lent and {"table": lent.table.name, "differing": lent.differing},
        "contests": [_data(standing) for standing in arena.standings],
    }


def _data(standing: Standing) -> dict[str, Any]:
    test = standing.sprt
    ratio = test.ratio(standing.margin) if test else 0.0
    contest = standing.contest
    return {
        "a": contest.a.id,
        "b": contest.b.id,
        "pairs": standing.pairs,
        "void": standing.void,
        "margin": _sample(standing.margin),
        "chance": _sample(standing.chance) if standing.chance.size else None,
        "sprt": test
        and {
            "low": test.low,
            "high": test.high,
            "llr": ratio if isfinite(ratio) else None,  # of which JSON has no number
            "bound": test.bound,
            "verdict": standing.verdict and str(standing.verdict),
        },
        "decisions": standing.decisions,
        "ms_per_decision": _milliseconds(standing) or None,
        "deals_per_second": standing.deals / standing.waited if standing.waited else None,
        "mishaps": [mishap._asdict() for mishap in standing.mishaps],
    }


def _sample(sample: Sample) -> dict[str, Any]:
    return {
        "mean": sample.mean if sample.size else None,
        "standard_error": sample.error,
        "interval_95": sample.interval,
        "sd": sample.sd,
        "size": sample.size,
    }
