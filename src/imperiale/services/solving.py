"""How well does somebody solve problems, and how hard is each?

Whoever tries a problem plays it: who finds the card has won, who plays another has lost.  So the
model of Plackett and Luce (the library openskill) rates solvers and problems alike; a difference of
400 in the numbers shown is ten to one.  The problems got theirs from four levels that tried each
eight times; a person's own follows from his first try at each.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from math import log, sqrt
from typing import NamedTuple

from openskill.models import PlackettLuce, PlackettLuceRating

from imperiale.analysis.problem_worth import LEVELS, TRIES
from imperiale.analysis.problems import Problem

__all__ = ["NEW", "Strength", "after", "next_of", "rated"]

_MODEL = PlackettLuce()

_POINTS = 400 / (sqrt(2) * _MODEL.beta * log(10))
"""Points shown for one of the model's units."""

_MIDDLE = 1500

_SURE = 1.5
"""How unsure the strength of a problem is, in the model's units, after all its tries."""


class Strength(NamedTuple):
    """How well somebody solves, as the model has it.

    Attributes:
        mu: the mean of what he may be.
        sigma: the spread of it.
    """

    mu: float
    sigma: float

    @property
    def shown(self) -> int:
        """The number that is shown.

        >>> NEW.shown
        1500
        """
        return round(_MIDDLE + (self.mu - _MODEL.mu) * _POINTS)

    @property
    def doubt(self) -> int:
        """How far off it may be: the standard deviation."""
        return round(self.sigma * _POINTS)


NEW = Strength(_MODEL.mu, _MODEL.sigma)
"""Whoever has not tried anything."""


def after(strength: Strength, problem: Problem, *, right: bool) -> Strength:
    """Return how well somebody solves who has tried one more problem.

    >>> from imperiale.analysis.problems import shipped
    >>> first = shipped()[0]
    >>> after(NEW, first, right=True).shown > 1500 > after(NEW, first, right=False).shown
    True
    """
    own = _MODEL.rating(strength.mu, strength.sigma)
    its = _MODEL.rating(_MODEL.mu + (problem.rating - _MIDDLE) / _POINTS, _SURE)
    ((own,), _) = _MODEL.rate([[own], [its]], ranks=[1, 2] if right else [2, 1])
    return Strength(own.mu, own.sigma)


def rated(problems: Iterable[Problem]) -> list[Problem]:
    """Return problems with their ratings, by what the levels found in their tries."""
    found = [*problems]
    levels: dict[str, PlackettLuceRating] = {level: _MODEL.rating() for level in LEVELS}
    strengths = [_MODEL.rating() for _ in found]
    for turn in range(TRIES):
        for at, problem in enumerate(found):
            for level in LEVELS:
                wins = turn < round(TRIES * problem.right[level])
                pair = [[levels[level]], [strengths[at]]]
                rates = _MODEL.rate(pair, ranks=[1, 2] if wins else [2, 1])
                ((levels[level],), (strengths[at],)) = rates
    return [
        replace(problem, rating=Strength(its.mu, its.sigma).shown)
        for problem, its in zip(found, strengths, strict=True)
    ]


def next_of(problems: Iterable[Problem], strength: Strength, done: Iterable[str]) -> Problem | None:
    """Return the problem to try next: of those that are not done the one nearest in strength."""
    known = {*done}
    left = [problem for problem in problems if problem.name not in known]
    return min(left, key=lambda p: (abs(p.rating - strength.shown), p.name), default=None)
