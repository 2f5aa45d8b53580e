"""What is a score worth before a deal, if deals bring what a sample of them has brought?

The gains of a deal, and the chain of deals that a partie is, in the C++ core.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from typing import TypeAlias

from imperiale.domain.gains import Gain
from imperiale.domain.rules.marking import COUNTERS, Score
from imperiale.domain.ruleset import Rules
from imperiale.engine.equity_table import Block, Sample
from imperiale.engine.native import core, loaded

__all__ = ["Shares", "shares_of", "solved", "take"]

Shares: TypeAlias = Sequence[tuple[tuple[Gain, ...], Sequence[float]]]
"""What deals bring, and what share of the deals of each batch does."""


def shares_of(sample: Sample) -> list[tuple[tuple[Gain, ...], list[float]]]:
    """Return a sample as shares of its batches."""
    sizes = [*map(sum, zip(*(times for _, times in sample), strict=True))]
    return [
        (gains, [time / size for time, size in zip(times, sizes, strict=True)])
        for gains, times in sample
    ]


def solved(
    deals: Shares, *, players: int, wipe: bool, length: int, stakes: str, unit: int
) -> Block:
    """Return what every score before a deal is worth, if deals bring what these have brought.

    Args:
        deals: what deals bring, and their shares in each batch; of several come standard errors.
        players: 2, 3 or 4.
        wipe: whether an imperial wipes.
        length: imperials that win.
        stakes: what is paid, as the key has it; if nothing, the values are chances to win.
        unit: whole numbers that are to make 1.

    Raises:
        NativeUnavailableError: there is no core.
    """
    rows = [([[*gain] for gain in gains], [*shares]) for gains, shares in deals]
    found = core.equity(_rules(players, wipe, length), core.Stakes[stakes], rows)
    values, spread = array("d"), array("d")
    values.frombytes(found[0])
    spread.frombytes(found[1])
    places = [array("i", (round(unit * v) for v in values[p::players])) for p in range(players - 1)]
    columns = (spread[place::players] for place in range(players))
    errors = array("i", (round(unit * max(row)) for row in zip(*columns, strict=True)))
    return Block(
        length=length,
        unit=unit,
        total=unit if stakes == "none" else 0,
        values=tuple(places),
        errors=errors,
        most=max(errors, default=0),
    )


def take(
    rules: Rules, scores: Sequence[Score], gained: Iterable[Gain]
) -> tuple[tuple[Score, ...], int | None]:
    """Return what :func:`imperiale.domain.gains.take` returns.

    Raises:
        NativeUnavailableError: there is no core.
    """
    native = _rules(rules.players, rules.wipe, rules.winning_score or 0)
    marks = [*(score.marks for score in scores), 0, 0][:4]
    now, winner = core.taken(native, marks, [[*gain] for gain in gained])
    after = tuple(Score(*divmod(mark, COUNTERS)) for mark in now[: rules.players])
    return after, None if winner < 0 else winner


def _rules(players: int, wipe: bool, target: int) -> core.Rules:  # noqa: FBT001
    loaded()
    native = core.Rules()
    native.players, native.wipe, native.target = players, wipe, target
    return native
