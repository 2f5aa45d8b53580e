"""How does the page ask for a review, and see how far it is?"""

from __future__ import annotations

import json
from typing import Annotated, cast

from litestar import get, post
from litestar.params import Parameter

from imperiale.domain.errors import Invalid
from imperiale.domain.notation import read_line
from imperiale.domain.record import Record, read_record
from imperiale.engine import native
from imperiale.locales.sayings import tell
from imperiale.rulesets import load
from imperiale.server.forms import AskReview, ReviewStand
from imperiale.server.making import FormError, fault_messages
from imperiale.server.routes import NONE, REFUSED
from imperiale.services.game import Game
from imperiale.services.house import House
from imperiale.services.played import Played, PlayedError, of_table, played
from imperiale.services.reviewing import BusyError, Reviewing, Stand
from imperiale.services.saves import SaveError

__all__ = ["REVIEWS", "Key", "reviewed_names"]

Key = Annotated[str, Parameter(pattern="^[0-9a-f]{64}$", description="The review.")]


@post("/api/reviews", responses={**REFUSED, **NONE})
async def ask_review(data: AskReview, house: House, reviewing: Reviewing) -> ReviewStand:
    """Ask for a review of a game that is over, or of deals in a text.

    Whoever asks for what is reviewed already has it at once.
    """
    if not native.available():
        raise FormError(tell("failed-review-no-core"))
    found = await _of_game(house, data.game) if data.game else _of_text(data.text)
    try:
        key = await reviewing.begin(found)
    except BusyError:
        raise FormError(tell("failed-review-busy")) from None
    return _told(key, await reviewing.stand(key))


@get("/api/reviews/{key:str}", responses={**REFUSED, **NONE})
async def review_stand(key: Key, reviewing: Reviewing) -> ReviewStand:
    """Tell how far a review is, and the whole when it is done."""
    return _told(key, await reviewing.stand(key))


@post("/api/reviews/{key:str}/stop", responses={**REFUSED, **NONE})
async def stop_review(key: Key, reviewing: Reviewing) -> ReviewStand:
    """Break a review off; nothing is told of one that is done."""
    reviewing.stop(key)
    return _told(key, await reviewing.stand(key))


def _told(key: str, stand: Stand | None) -> ReviewStand:
    if stand is None:
        raise FormError(tell("failed-no-review"))
    return ReviewStand(key, stand.state, stand.deals, len(stand.done), stand.review)


def reviewed_names(game: Game) -> tuple[str, ...]:
    """Return by seat how who sits there is called in the review of a game."""
    return tuple(place.name or place.agent for place in game.places)


async def _of_game(house: House, name: str) -> Played:
    room = await house.room(name)
    async with room.lock:
        game = room.game
        if game.table is None or game.phase != "over":
            raise FormError(tell("failed-review-not-over"))
        try:
            return of_table(game.table, reviewed_names(game))
        except PlayedError:
            raise FormError(tell("failed-review-not-over")) from None


def _of_text(text: str) -> Played:
    try:
        return played(text, _record)
    except Invalid as error:
        raise FormError(*fault_messages(error.faults)) from None
    except PlayedError as error:
        raise FormError(tell(f"failed-review-{error.code}", **error.facts)) from None
    except SaveError as error:
        raise FormError(tell("failed-review-save", reason=str(error)[:200])) from None


def _record(line: str) -> Record:
    text = line.strip()
    if not text.startswith("{"):
        return read_line(text, load)
    try:
        data = cast("object", json.loads(text))
    except (ValueError, RecursionError):
        raise FormError(tell("failed-review-json")) from None
    return read_record(data, load)


REVIEWS = (ask_review, review_stand, stop_review)
"""The handlers of reviews."""
