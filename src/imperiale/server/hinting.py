"""What does a seat do best, asked by who plays alone?"""

from __future__ import annotations

from typing import Annotated

from litestar import post
from litestar.params import Parameter

from imperiale.analysis.grades import grades
from imperiale.analysis.review import choice_of
from imperiale.engine import native
from imperiale.locales.sayings import tell
from imperiale.server.forms import AskHint, Hint, HintChoice
from imperiale.server.making import FormError
from imperiale.server.routes import NONE, REFUSED
from imperiale.services.house import House
from imperiale.services.runner import AgentFailedError
from imperiale.services.tutoring import WORLDS

__all__ = ["HINTS"]

GameName = Annotated[str, Parameter(min_length=1, max_length=20, description="The game.")]


@post("/api/games/{game:str}/hint", responses={**REFUSED, **NONE})
async def hint(game: GameName, data: AskHint, house: House) -> Hint:
    """Tell the seat that is to act what every choice is worth, from what it sees.

    Only who plays alone against agents is told.
    """
    if not native.available():
        raise FormError(tell("failed-review-no-core"))
    room = await house.room(game)
    async with room.lock:
        played = room.game
        seat = played.seat_of(data.token)
        if seat is None or played.table is None or played.table.waiting != seat:
            raise FormError(tell("failed-hint-turn"))
        if not played.alone or played.made.rated:
            raise FormError(tell("failed-hint-people"))
        view, n = played.table.view(seat), played.n
    try:
        found = await house.runner.weigh(view, WORLDS)
    except AgentFailedError:
        raise FormError(tell("failed-hint")) from None
    ranked = sorted(found.choices, key=lambda one: -one.value)
    told = tuple(
        HintChoice(
            choice_of(one),
            found.loss(one.command),
            grades().of(found.loss(one.command), chance=found.chance),
        )
        for one in ranked
    )
    return Hint(n, found.chance, found.worlds, found.of, found.solved, told)


HINTS = (hint,)
"""The handler of hints."""
