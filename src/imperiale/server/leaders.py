"""What is asked over HTTP of who plays how well, and what is answered?"""

from __future__ import annotations

from typing import Annotated, Any

from litestar import get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import Parameter, SkipValidation

from imperiale import rulesets
from imperiale.server.account_forms import Leaders, RatingTold, SpeedName
from imperiale.server.routes import NONE
from imperiale.services.rating import Ratings, Standing, levels

__all__ = ["LEADERS", "rating_told"]

MOST = 100

RulesName = Annotated[str, Parameter(min_length=1, max_length=64, description="The rule set.")]


def rating_told(standing: Standing) -> RatingTold:
    """Return a strength as it is told."""
    strength, speed = standing.strength, standing.speed
    kind: Any = speed
    return RatingTold(
        standing.name,
        standing.rules,
        kind,
        strength.shown,
        strength.doubt,
        strength.parties,
        standing.level,
    )


@get("/api/ratings/{rules:str}/{speed:str}", responses=NONE)
async def leaders(
    rules: RulesName,
    speed: SpeedName,
    ratings: NamedDependency[SkipValidation[Ratings]],
) -> Leaders:
    """Tell who plays a rule set best at a speed: quick, slow, days, or free (no clock).

    The levels of the computer stand among them.
    """
    if rules not in rulesets.names():
        raise NotFoundException
    found = [*await ratings.leaders(rules, speed, MOST), *levels(rules, speed)]
    found.sort(key=lambda one: -one.strength.mu)
    return Leaders(tuple(map(rating_told, found)))


LEADERS: tuple[Any, ...] = (leaders,)
"""All of it."""
