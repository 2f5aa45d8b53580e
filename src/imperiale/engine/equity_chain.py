"""What is a score worth before a deal, if deals bring what a sample of them has brought?

The gains of a deal, and the chain of deals that a partie is, in the C++ core.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence

from imperiale.domain.gains import Gain
from imperiale.domain.rules.marking import COUNTERS, Score
from imperiale.domain.ruleset import Rules
from imperiale.engine.native import core, loaded

__all__ = ["equity", "take"]


def equity(
    rules: Rules, stakes: str, deals: Iterable[tuple[Sequence[Gain], Sequence[int]]]
) -> tuple[array[float], array[float]]:
    """Return what every score before a deal is worth, if deals bring what these have brought.

    Args:
        rules: the players, the target and the wipe are what matters of them.
        stakes: what is paid, as the key has it.
        deals: what a deal brought, and how often it did in each batch; batches are of equal size.

    Returns:
        Values and their standard errors.  By the marks of elder, of the next, and so on to the
        dealer: the chance of each place to win, then, if anything is paid, the expected payment.

    Raises:
        NativeUnavailableError: there is no core.
    """
    native = _rules(rules)
    rows = [([[*gain] for gain in gains], [*times]) for gains, times in deals]
    values, errors = array("d"), array("d")
    for found, raw in zip(
        (values, errors), core.equity(native, core.Stakes[stakes], rows), strict=True
    ):
        found.frombytes(raw)
    return values, errors


def take(
    rules: Rules, scores: Sequence[Score], gained: Iterable[Gain]
) -> tuple[tuple[Score, ...], int | None]:
    """Return what :func:`imperiale.domain.gains.take` returns.

    Raises:
        NativeUnavailableError: there is no core.
    """
    marks = [*(score.marks for score in scores), 0, 0][:4]
    now, winner = core.taken(_rules(rules), marks, [[*gain] for gain in gained])
    after = tuple(Score(*divmod(mark, COUNTERS)) for mark in now[: rules.players])
    return after, None if winner < 0 else winner


def _rules(rules: Rules) -> core.Rules:
    loaded()
    native = core.Rules()
    native.players, native.wipe = rules.players, rules.wipe
    native.target = rules.winning_score or 0
    return native
