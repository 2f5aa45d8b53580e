"""How likely is everything, asked over HTTP?"""

from __future__ import annotations

from typing import Annotated, Any

from litestar import get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from imperiale.analysis.chances import Chance, Known, KnownError, chances
from imperiale.domain.cards import Card, hand
from imperiale.domain.errors import NotationError, RulesetError
from imperiale.locales.sayings import tell
from imperiale.rulesets import load
from imperiale.server.forms import ChancesTold, ChanceTold, Problem
from imperiale.server.making import FormError, fault_messages

__all__ = ["COUNTED"]

_WRONG: Any = {
    400: ResponseSpec(Problem, description="It cannot be so.", generate_examples=False),
    429: ResponseSpec(Problem, description="Too often.", generate_examples=False),
}


@get("/api/chances", responses=_WRONG, sync_to_thread=True, costly=True)
def told_chances(
    rules: Annotated[str, Parameter(max_length=40, description="A shipped rule set.")],
    players: Annotated[int, Parameter(ge=2, le=4)],
    place: Annotated[int, Parameter(ge=1, le=4, description="1 is elder.")] = 1,
    held: Annotated[
        str, Parameter(query="hand", max_length=60, description="Cards, as AKQJ7s AKh.")
    ] = "",
    turn_up: Annotated[str, Parameter(max_length=2, description="A card, as Qh.")] = "",
) -> ChancesTold:
    """Tell the exact chances of a deal, given what is known of it."""
    try:
        found = load(rules).rules(players)
        known = Known(place - 1, hand(held), Card.parse(turn_up) if turn_up else None)
        rows = chances(found, known)
    except KnownError as error:
        raise FormError(tell(f"chances-fault-{error.fault}", **error.facts)) from None
    except RulesetError as error:
        raise FormError(*fault_messages(error.faults)) from None
    except NotationError as error:
        wrong = tell("failed-form", at=error.expected, reason=str(error.text)[:60])
        raise FormError(wrong) from None
    return ChancesTold(found.hand_size, tuple(map(_row, rows)))


def _row(one: Chance) -> ChanceTold:
    return ChanceTold(
        one.about, one.place + 1, one.what, one.facts, str(one.chance), float(one.chance)
    )


COUNTED = (told_chances,)
