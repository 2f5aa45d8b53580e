"""What do the losers of a partie pay?"""

from __future__ import annotations

from collections.abc import Sequence

from imperiale.domain.rules.marking import COUNTERS, Score
from imperiale.domain.ruleset import Rules

__all__ = ["multiple", "payments"]


def multiple(marks: int) -> int:
    """Return how many fiches a loser with these marks pays: 1 to 4.

    None is quadruple, under six triple, under nine double, nine or more simple.

    Source: PIE ("Quadruple wird gewonnen, wenn ..."); RULES.md, 7.

    >>> [multiple(marks) for marks in (0, 1, 5, 6, 8, 9, 17)]
    [4, 3, 3, 2, 2, 1, 1]
    """
    if marks == 0:
        return 4
    if marks < COUNTERS:
        return 3
    return 2 if marks < 9 else 1


def payments(rules: Rules, scores: Sequence[Score], winner: int, stake: int = 1) -> tuple[int, ...]:
    """Return by seat what each gets (positive) or pays (negative); they add up to nothing.

    Args:
        rules: ``quadruple`` pays fiches by the loser's marks, ``difference`` the worth of an
            imperial for each imperial that the winner is ahead (LIT), ``none`` nothing.
        scores: the scores when the partie was won; a gain that wins wipes nobody.
        winner: the seat that won.
        stake: the agreed worth of a fiche or an imperial, 1 or more.

    >>> from imperiale.rulesets import load
    >>> payments(load("pierer").rules(), (Score(3, 4), Score(0, 3)), 0)
    (3, -3)
    """
    paid = [0] * rules.players
    for seat, score in enumerate(scores):
        if seat == winner or rules.stakes == "none":
            continue
        if rules.stakes == "quadruple":
            paid[seat] = -stake * multiple(score.marks)
        else:
            paid[seat] = -stake * (scores[winner].imperials - score.imperials)
    paid[winner] = -sum(paid)
    return tuple(paid)
