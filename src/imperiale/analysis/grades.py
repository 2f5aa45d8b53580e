"""How bad is an error, and who makes so many?

The limits are data (``grades.json``), measured by ``imperiale calibrate`` on the levels that people
play against: what is called doubtful, bad and very bad is what `casual` loses at least in ten,
three and one of a hundred of its decisions, and a class of player is the level whose error rate is
nearest.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from enum import StrEnum
from functools import cache
from importlib.resources import files
from itertools import pairwise
from typing import NamedTuple

__all__ = ["COUNTER", "NOVICE", "SHARES", "SURE", "Grade", "Grades", "calibrated", "grades"]

COUNTER = 0.025
"""What a counter is worth as a chance to win the partie, where no table tells the chance."""

NOVICE = "novice"
"""The class of who errs more than the weakest level by far."""

REFERENCE = "casual"
"""The level whose errors the limits are taken from: most who want a review play like that."""


class Grade(StrEnum):
    """How bad an error is, from the least."""

    NONE = "none"
    DOUBTFUL = "doubtful"
    BAD = "bad"
    VERY_BAD = "very_bad"


SURE = 2
"""Standard errors by which a loss must exceed a limit to be given its grade."""

BEYOND = 1.5
"""How many times the error rate of the weakest level a player of its class may have."""

SHARES = {Grade.DOUBTFUL: 0.1, Grade.BAD: 0.03, Grade.VERY_BAD: 0.01}
"""Of how many of the decisions of the reference level an error is at least so bad."""


class Grades(NamedTuple):
    """What errors are called, and players by their errors.

    Attributes:
        limits: by grade, from the least, the loss of chance from which on it is given.
        classes: by class, from the best, the error rate up to which it is given.
    """

    limits: Mapping[Grade, float]
    classes: Mapping[str, float]

    def of(self, loss: float, *, chance: bool = True) -> Grade:
        """Return the grade of an error.

        Args:
            loss: 0 or more.
            chance: whether it is told in chance to win the partie, and not in marks.
        """
        lost = loss if chance else loss * COUNTER
        return max(
            (grade for grade, limit in self.limits.items() if lost >= limit),
            key=lambda grade: self.limits[grade],
            default=Grade.NONE,
        )

    def player(self, rate: float, *, chance: bool = True) -> str:
        """Return the class of who loses so much in each decision that is not forced."""
        lost = rate if chance else rate * COUNTER
        return next((name for name, most in self.classes.items() if lost <= most), NOVICE)


@cache
def grades() -> Grades:
    """Return the calibrated limits.

    >>> [str(grades().of(loss)) for loss in (0, 0.5)]
    ['none', 'very_bad']
    >>> grades().player(0), grades().player(0.5)
    ('master', 'novice')
    """
    data = json.loads(
        files("imperiale.analysis").joinpath("grades.json").read_text(encoding="utf-8")
    )
    limits = {Grade(name): float(limit) for name, limit in data["limits"].items()}
    return Grades(limits, {name: float(most) for name, most in data["classes"].items()})


def calibrated(losses: Mapping[str, Sequence[float]]) -> Grades:
    """Return limits from what levels lose.

    Args:
        losses: by level, from the weakest, its loss in each decision that was not forced.

    Returns:
        Limits as the module says.  Between two levels the limit is midway between their error
        rates; the weakest reaches half as far again as its own.

    >>> found = calibrated({"casual": [0.0] * 90 + [0.1] * 10, "strong": [0.0] * 99 + [0.25]})
    >>> found.player(0.006), found.player(0.01), found.player(0.1)
    ('strong', 'casual', 'novice')
    """
    reference = sorted(losses[REFERENCE], reverse=True)
    limits = {g: _round(reference[int(share * len(reference))]) for g, share in SHARES.items()}
    rates = [(level, sum(of) / len(of)) for level, of in losses.items()]
    classes = {rates[0][0]: BEYOND * rates[0][1]}
    for (_, worse), (level, rate) in pairwise(rates):
        classes[level] = (worse + rate) / 2
    return Grades(limits, dict(reversed(classes.items())))


def _round(limit: float) -> float:
    """Return a limit as people say it: to half a hundredth, and not less than that."""
    return max(round(limit * 200), 1) / 200
