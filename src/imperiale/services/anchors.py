"""How strong are the levels of the computer, as people's ratings have it?

They stand still while people move, so that whoever plays against them gets a rating without other
people.  ``anchors.json`` has, by rule set, what each level gains of the chance to win with every
deal against the one below it, on duplicate deals (``docs/data/ladder.jsonl``), and how many deals a
partie has; ``make anchors`` writes it.  The numbers follow from that.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from itertools import pairwise
from math import log, sqrt
from typing import NamedTuple

import msgspec

from imperiale.agents import LEVELS

__all__ = ["MIDDLE", "Anchor", "Measured", "Step", "anchors", "measured", "reckoned"]

MIDDLE = "casual"
"""The level that is as strong as somebody who begins: 1500."""

_POINTS = 400 / log(10)
"""Of the logarithm of odds: 400 points are ten to one."""


class Step(NamedTuple):
    """How much stronger a level is than the one below it, for two.

    Attributes:
        level, below: which.
        pairs: of duplicate deals that were played.
        chance: what it gained with each deal of the chance to win the partie, above an even share.
        error: the standard error of that.
    """

    level: str
    below: str
    pairs: int
    chance: float
    error: float


class Measured(NamedTuple):
    """What was measured in a rule set: how many deals a partie has on the mean, and the steps."""

    deals: float
    steps: tuple[Step, ...]


class Anchor(NamedTuple):
    """How strong a level is: points above :data:`MIDDLE`, and the standard error of that."""

    level: str
    points: float
    error: float


def reckoned(found: Measured) -> tuple[Anchor, ...]:
    """Return how strong the levels are that are measured from the middle on, the weakest first.

    A level wins a partie against the one below it with an even share and what it gains in all its
    deals; the points are the logarithm of those odds.  The errors of the steps add up from the
    middle.

    >>> steps = [Step(b, a, 100, 0.01, 0.002) for a, b in zip(LEVELS, LEVELS[1:-1])]
    >>> found = reckoned(Measured(7.5, tuple(steps)))
    >>> [(one.level, round(one.points), round(one.error)) for one in found]
    [('beginner', -53, 11), ('casual', 0, 0), ('club', 53, 11), ('strong', 105, 15)]
    """
    steps = {each.below: _points(each, found.deals) for each in found.steps}
    middle = LEVELS.index(MIDDLE)
    up, down = [Anchor(MIDDLE, 0.0, 0.0)], list[Anchor]()
    for below, level in pairwise(LEVELS[middle:]):
        if below not in steps:
            break
        up.append(_beyond(up[-1], level, *steps[below]))
    for below in LEVELS[:middle][::-1]:
        if below not in steps:
            break
        points, error = steps[below]
        down.append(_beyond((down or up)[-1 if down else 0], below, -points, error))
    return (*down[::-1], *up)


def _beyond(known: Anchor, level: str, points: float, error: float) -> Anchor:
    return Anchor(level, known.points + points, sqrt(known.error**2 + error**2))


def _points(step: Step, deals: float) -> tuple[float, float]:
    wins = 0.5 + deals * step.chance
    spread = deals * step.error / (wins * (1 - wins))
    return _POINTS * log(wins / (1 - wins)), _POINTS * spread


@cache
def measured() -> dict[str, Measured]:
    """Return what was measured, by rule set."""
    text = (files("imperiale.services") / "anchors.json").read_bytes()
    return msgspec.json.decode(text, type=dict[str, Measured])


@cache
def anchors(rules: str) -> dict[str, Anchor]:
    """Return how strong each level is in a rule set; nothing where it has not been measured."""
    found = measured().get(rules)
    return {} if found is None else {each.level: each for each in reckoned(found)}
