"""How strong is somebody among those he plays with, and how sure is that?

Rated parties are those between accounts, or of one against a level of the computer, by a rule set
as it is.  Levels stand still (:mod:`imperiale.services.anchors`); people move.  The model of
Plackett and Luce (the library openskill) takes the parties one after the other; 400 points of the
numbers shown are ten to one.  Every rule set has its own numbers, and so has every speed.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from typing import NamedTuple, Protocol

from openskill.models import PlackettLuce

from imperiale.services.anchors import anchors
from imperiale.services.facts import ClockTerms
from imperiale.services.game import Game
from imperiale.services.ports import Finished, Speed

__all__ = [
    "NEW",
    "Ratings",
    "Standing",
    "Strength",
    "after",
    "finished",
    "levels",
    "of_level",
    "speed_of",
]

_MODEL = PlackettLuce()
_POINTS = 400 / (sqrt(2) * _MODEL.beta * log(10))
_MIDDLE = 1500


class Strength(NamedTuple):
    """How strong somebody is, as the model has it.

    Attributes:
        mu: the mean of what he may be.
        sigma: the spread of it.
        parties: how many he has played.
    """

    mu: float
    sigma: float
    parties: int

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


NEW = Strength(_MODEL.mu, _MODEL.sigma, 0)
"""Who has played no rated partie."""


class Standing(NamedTuple):
    """The strength of somebody in one kind of partie; ``name`` is empty where it is known whose.

    ``level`` is that of the computer, whose strength stands still; of people it is empty.
    """

    name: str
    rules: str
    speed: str
    strength: Strength
    level: str = ""


def of_level(rules: str, level: str) -> Strength:
    """Return how strong a level of the computer is in a rule set.

    >>> of_level("academie", "beginner").shown < of_level("academie", "casual").shown == 1500
    True

    Raises:
        KeyError: it has not been measured there.
    """
    anchor = anchors(rules)[level]
    return Strength(_MODEL.mu + anchor.points / _POINTS, anchor.error / _POINTS, 0)


def levels(rules: str, speed: str) -> list[Standing]:
    """Return how strong the levels of the computer are in a rule set, as far as is known."""
    found = anchors(rules)
    return [Standing("", rules, speed, of_level(rules, level), level) for level in found]


class Ratings(Protocol):
    """Where the strengths are kept."""

    async def leaders(self, rules: str, speed: str, most: int) -> list[Standing]:
        """Return who is the strongest in a kind of partie, the surest of equals first."""
        ...

    async def of(self, account: str) -> list[Standing]:
        """Return how strong an account is, in each kind of partie that it has played."""
        ...


def after(strengths: Sequence[Strength], winner: int) -> list[Strength]:
    """Return by seat how strong those are who have played one more partie.

    >>> won, lost = after([NEW, NEW], 0)
    >>> won.shown > 1500 > lost.shown, won.doubt < NEW.doubt, won.parties
    (True, True, 1)
    """
    ranks = [1.0 if seat == winner else 2.0 for seat in range(len(strengths))]
    teams = [[_MODEL.rating(one.mu, one.sigma)] for one in strengths]
    rated = _MODEL.rate(teams, ranks=ranks)
    return [
        Strength(new.mu, new.sigma, old.parties + 1)
        for (new,), old in zip(rated, strengths, strict=True)
    ]


def speed_of(clock: ClockTerms) -> Speed:
    """Return the speed of a clock.

    >>> speed_of(ClockTerms("move", 20)), speed_of(ClockTerms("bank", 900)), speed_of(ClockTerms())
    ('quick', 'slow', 'free')
    """
    if clock.kind == "none":
        return "free"
    if clock.kind == "days":
        return "days"
    return "quick" if clock.seconds <= (30 if clock.kind == "move" else 300) else "slow"


def finished(game: Game) -> Finished | None:
    """Return what a game counts for, if it is a rated one that is over."""
    partie = None if game.table is None else game.table.partie
    if not game.made.rated or partie is None or partie.winner is None:
        return None
    accounts = tuple(place.account for place in game.places)
    speed = speed_of(game.made.clock)
    return Finished(game.terms.ruleset.id, speed, accounts, partie.winner, game.made.plan)
