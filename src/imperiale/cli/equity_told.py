"""How does a person, or a machine, read what a score is worth?"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any

import typer

from imperiale.cli.common import USED_WRONGLY, Complaint, say
from imperiale.domain.rules.marking import NOTHING, Score
from imperiale.domain.ruleset import Rules
from imperiale.engine.equity import Aim, Lent, values_of
from imperiale.engine.equity_table import Block, EquityTable
from imperiale.locales.sentences import tidy

__all__ = ["scores_of", "show", "show_json"]

_SCORE = re.compile(r"(\d{1,2})i([0-5])c", re.ASCII)


def scores_of(text: str, rules: Rules) -> tuple[Score, ...]:
    """Return scores that were written down, by place from elder.

    Raises:
        Complaint: they are none, or not before a deal.
    """
    found = [_SCORE.fullmatch(word) for word in text.split()]
    scores = tuple(Score(int(one[1]), int(one[2])) for one in found if one)
    early = all(score.imperials < rules.target for score in scores)
    if len(found) != rules.players or len(scores) != rules.players or not early:
        facts = {"players": str(rules.players), "target": str(rules.target)}
        raise Complaint("equity-scores", USED_WRONGLY, found=tidy(text, 60) or '""', **facts)
    return scores


class _Values:
    """The values of a table for the length of a partie."""

    def __init__(self, rules: Rules, table: EquityTable) -> None:
        self.target = rules.target
        self.chances = values_of(table, Aim.CHANCE)
        paid = table.payment
        same = paid and paid.length == rules.target and table.keys["stakes"] == rules.stakes
        self.payments = values_of(table, Aim.PAYMENT) if same else None

    def chance(self, scores: Sequence[Score]) -> list[float]:
        """Return by place the chance to win."""
        return _of(self.chances, scores, self.target)

    def chance_error(self, scores: Sequence[Score]) -> float:
        """Return the standard error of the least sure of these chances."""
        return self.chances.error(_marks(scores), self.target) / self.chances.unit

    def payment(self, scores: Sequence[Score]) -> list[float] | None:
        """Return by place the expected payment; nothing where nothing is paid."""
        return None if self.payments is None else _of(self.payments, scores, self.target)

    def payment_error(self, scores: Sequence[Score]) -> float | None:
        """Return the standard error of the least sure of these payments."""
        if self.payments is None:
            return None
        return self.payments.error(_marks(scores), self.target) / self.payments.unit

    @property
    def most(self) -> float:
        """The greatest standard error of a chance."""
        return self.chances.most / self.chances.unit


def _of(block: Block, scores: Sequence[Score], target: int) -> list[float]:
    return [value / block.unit for value in block.at(_marks(scores), target)]


def _marks(scores: Sequence[Score]) -> list[int]:
    return [score.marks for score in scores]


def show(rules: Rules, lent: Lent, at: tuple[Score, ...] | None) -> None:
    """Tell a person of a table, or of one score of it.

    Args:
        rules: the rules that were asked for.
        lent: the table.
        at: scores by place, or ``None`` for a survey.
    """
    table, values = lent.table, _Values(rules, lent.table)
    if at is not None:
        _show_scores(values, at)
        return
    facts = {
        "rules": table.rules,
        "players": str(table.players),
        "target": str(rules.target),
        "deals": str(table.deals),
        "policy": table.policy,
        "seed": tidy(table.seed),
        "error": _percent(values.most),
    }
    typer.echo(say("equity-title", table=table.name))
    typer.echo(say("equity-of", facts))
    if table.control:
        facts = {"control": table.control, "deals": str(table.control_deals)}
        typer.echo(say("equity-control", facts))
    if lent.differing:
        typer.echo(say("equity-lent", keys=", ".join(lent.differing)))
    start = (NOTHING,) * table.players
    first = values.chance(start)[-1]
    facts = {
        "chance": _percent(first),
        "above": f"{100 * (first - 1 / table.players):+.2f}",
        "error": _percent(values.chance_error(start)),
    }
    typer.echo(say("equity-first", facts))
    if payments := values.payment(start):
        error = f"{values.payment_error(start):.3f}"
        typer.echo(say("equity-paid", payment=f"{payments[-1]:+.3f}", error=error))
    typer.echo()
    for line in _grid(values) if table.players == 2 else _ahead(values, table.players):
        typer.echo(line)


def _show_scores(values: _Values, at: tuple[Score, ...]) -> None:
    payments = values.payment(at)
    for place, (score, chance) in enumerate(zip(at, values.chance(at), strict=True)):
        facts = {"place": _place(place, len(at)), "score": str(score), "chance": _percent(chance)}
        if payments is None:
            typer.echo(say("equity-score", facts))
        else:
            typer.echo(say("equity-score-paid", {**facts, "payment": f"{payments[place]:+.3f}"}))
    typer.echo(say("equity-score-error", error=_percent(values.chance_error(at))))


def _percent(chance: float) -> str:
    return f"{100 * chance:.2f}"


def _place(place: int, players: int) -> str:
    if place == players - 1:
        return say("equity-dealer")
    return say("equity-place", place=str(place + 1)) if place else say("equity-elder")


def _grid(values: _Values) -> Iterator[str]:
    """Yield the chances of two by their imperials, in Markdown."""
    yield say("equity-grid")
    yield ""
    yield from _table(
        ["", *map(str, range(values.target))],
        (
            [str(mine), *(f"{100 * chance[0]:.2f}" for chance in row)]
            for mine in range(values.target)
            for row in [
                [values.chance((Score(mine, 0), Score(his, 0))) for his in range(values.target)]
            ]
        ),
    )


def _ahead(values: _Values, players: int) -> Iterator[str]:
    """Yield the chances of each of three or four to win from some imperials ahead, in Markdown."""
    yield say("equity-ahead")
    yield ""
    rows: list[list[str]] = []
    for ahead in range(values.target):
        row = [str(ahead)]
        for place in range(players):
            scores = [NOTHING] * players
            scores[place] = Score(ahead, 0)
            row.append(f"{100 * values.chance(scores)[place]:.2f}")
        rows.append(row)
    names = [_place(place, players) for place in range(players)]
    yield from _table([say("equity-imperials"), *names], rows)


def _table(head: Sequence[str], rows: Iterator[list[str]] | list[list[str]]) -> Iterator[str]:
    cells = [[*head], *rows]
    widths = [max(2, *map(len, column)) for column in zip(*cells, strict=True)]
    for number, row in enumerate(cells):
        yield f"| {' | '.join(map(str.rjust, row, widths))} |"
        if not number:
            yield f"| {' | '.join('-' * (width - 1) + ':' for width in widths)} |"


def show_json(rules: Rules, lent: Lent, at: tuple[Score, ...] | None) -> None:
    """Write a table for machines, or one score of it.

    Without a score, two players' table comes with all scores, elder's marks first; one of three or
    four with those without counters.
    """
    table, values = lent.table, _Values(rules, lent.table)
    data: dict[str, Any] = {
        "table": table.name,
        "rules": table.rules,
        "players": table.players,
        "target": rules.target,
        "policy": table.policy,
        "deals": table.deals,
        "control": table.control,
        "control_deals": table.control_deals,
        "seed": table.seed,
        "differing": lent.differing,
        "standard_error_at_most": values.most,
    }
    start = (NOTHING,) * table.players
    data["first_dealer"] = values.chance(start)[-1]
    if at is None:
        counters = range(6) if table.players == 2 else range(1)
        each = [Score(i, c) for i in range(rules.target) for c in counters]
        data["scores"] = [_data(values, scores) for scores in product(each, repeat=table.players)]
    else:
        data |= _data(values, at)
    typer.echo(json.dumps(data))


def _data(values: _Values, scores: tuple[Score, ...]) -> dict[str, Any]:
    found: dict[str, Any] = {
        "score": [*map(str, scores)],
        "chances": values.chance(scores),
        "standard_error": values.chance_error(scores),
    }
    if (payments := values.payment(scores)) is not None:
        found |= {"payments": payments, "payments_error": values.payment_error(scores)}
    return found
