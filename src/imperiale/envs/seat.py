"""What is the same for a learner in every framework: the table, the masks, what a deal earns?"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.utils import seeding

from imperiale.domain.cards import spell
from imperiale.domain.deal import Deal
from imperiale.domain.ruleset import Rules
from imperiale.domain.views import View
from imperiale.envs.actions import actions, mask, number_of_actions
from imperiale.envs.sight import length, observation
from imperiale.rulesets import load, load_file
from imperiale.services.arena_deal import gains
from imperiale.services.course import Course

__all__ = [
    "Episodes",
    "Illegal",
    "Seen",
    "Until",
    "action_space",
    "earned",
    "illegal_costs",
    "observation_space",
    "picture",
    "rules_of",
    "seen",
]

Seen: TypeAlias = dict[str, npt.NDArray[Any]]
"""``observation``: :func:`imperiale.envs.sight.observation`; ``action_mask``: what may be done."""

MOST = 10_000.0
"""No number of an observation is greater."""


class Until(StrEnum):
    """How long an episode lasts."""

    DEAL = "deal"
    """One deal; a seat earns its gain in marks above the mean of the others."""
    PARTIE = "partie"
    """A whole partie; the winner earns 1, the others lose 1 together."""


class Illegal(StrEnum):
    """What becomes of an action that the mask forbids."""

    END = "end"
    """The episode ends; the offender loses :func:`illegal_costs`, and nobody else anything."""
    REPLACE = "replace"
    """The first legal action is done in its stead."""


def rules_of(
    rules: str | Path, players: int | None = None, options: Mapping[str, object] | None = None
) -> Rules:
    """Return the rules of a table.

    Args:
        rules: the name of a rule set, or the path of a file with one.
        players: how many play; by default the least that the rule set allows.
        options: keys that are to be otherwise.

    Raises:
        OSError: the file cannot be read.
        RulesetError: with every fault.
    """
    own = load_file(rules) if isinstance(rules, Path) else load(rules)
    return own.rules(players, options)


def observation_space(rules: Rules) -> spaces.Dict:
    """Return the space of what :func:`seen` returns."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, MOST, (length(rules),), np.float32),
            "action_mask": spaces.Box(0, 1, (number_of_actions(rules),), np.int8),
        }
    )


def action_space(rules: Rules) -> spaces.Discrete:
    """Return the space of actions."""
    return spaces.Discrete(number_of_actions(rules))


def seen(view: View) -> Seen:
    """Return what a seat sees; it may do nothing while it is not its turn."""
    allowed = actions(view.deal) if view.my_turn else ()
    return {"observation": observation(view), "action_mask": mask(view.rules, allowed)}


def earned(course: Course, until: Until) -> list[float]:
    """Return by seat what the deal, or the partie, that has just ended earns; together 0.

    >>> course = Course(rules_of("academie"), "a")
    >>> while not course.deal.over:
    ...     happened = course.act(next(iter(actions(course.deal).values())))
    >>> sum(earned(course, Until.DEAL))
    0.0
    """
    n = course.partie.rules.players
    if until is Until.DEAL:
        brought = gains(course.deal)
        total = sum(brought)
        return [(n * own - total) / (n - 1) for own in brought]
    winner = course.partie.winner
    if winner is None:
        return [0.0] * n
    return [1.0 if seat == winner else -1 / (n - 1) for seat in range(n)]


def illegal_costs(until: Until) -> float:
    """Return what an action that the rules forbid costs: more than any deal, or the partie."""
    return 100.0 if until is Until.DEAL else 1.0


class Episodes:
    """The courses that are played one after the other at a table where every seat learns.

    Attributes:
        course: the one under way, or just ended.
        until: how long each lasts.
    """

    course: Course

    def __init__(self, rules: Rules, until: Until) -> None:
        self._rules, self.until = rules, until
        self._random: np.random.Generator | None = None

    def seed(self, seed: int | None) -> None:
        """Begin the cards anew; without a seed they go on as they were begun, or by chance."""
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)

    def begin(self) -> None:
        """Deal the next course, until somebody is to act: a deal may be won before the play."""
        assert self._random is not None, "seeded before the first"
        while True:
            word = int(self._random.integers(1 << 63))
            dealer = word % self._rules.players if self.until is Until.DEAL else None
            self.course = Course(self._rules, f"{word:016x}", dealer)
            self.deal_on()
            if not self.course.deal.over:
                return

    def deal_on(self) -> None:
        """Deal on where a deal of a partie has ended, until somebody is to act or it is over."""
        while self.until is Until.PARTIE and self.course.deal.over and not self.course.over:
            self.course.deal_next()

    def close(self, deal: Deal) -> None:
        """Take a deal as it was played to its end elsewhere, and deal on."""
        if self.until is Until.PARTIE:
            self.course.close(deal)
            self.deal_on()
        else:  # what comes after it nobody will ask
            self.course.deal = deal

    @property
    def ended(self) -> bool:
        """Whether the deal is over, or the partie."""
        return self.course.deal.over if self.until is Until.DEAL else self.course.over

    @property
    def earned(self) -> list[float]:
        """By seat what the one that has just ended earns."""
        return earned(self.course, self.until)


_spelt = lru_cache(1 << 12)(spell)


def picture(view: View) -> str:
    """Return what a viewer sees, for a person to read."""
    deal = view.deal
    scores = " ".join(f"seat {seat} {score}" for seat, score in enumerate(deal.scores))
    table = " ".join(map(str, deal.trick)) or "-"
    hands = "\n".join(
        f"seat {seat}: {_spelt(held) or '-'}"
        for seat, held in enumerate(deal.hands)
        if view.seat in (None, seat)
    )
    turn = "over" if deal.over else f"{deal.step}, seat {deal.seat}"
    head = f"{deal.rules.id}, dealer {deal.dealer}, turn-up {deal.turn_up}: {turn}"
    return f"{head}\n{scores}\n{hands}\ntable: {table}\n"
