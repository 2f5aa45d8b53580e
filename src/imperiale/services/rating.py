"""How strong is somebody among those he plays with, and how sure is that?

Rated parties are those between accounts, by a rule set as it is.  The model of Plackett and Luce
(the library openskill) takes them one after the other; 400 points of the numbers shown are ten to
one.  Every rule set has its own numbers, and so has every speed.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from typing import NamedTuple, Protocol

from openskill.models import PlackettLuce

from imperiale.services.facts import ClockTerms
from imperiale.services.game import Game
from imperiale.services.ports import Finished, Speed

__all__ = ["NEW", "Ratings", "Standing", "Strength", "after", "finished"]

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
    """The strength of somebody in one kind of partie; ``name`` is empty where it is known whose."""

    name: str
    rules: str
    speed: str
    strength: Strength


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
    return Finished(game.terms.ruleset.id, speed_of(game.made.clock), accounts, partie.winner)
