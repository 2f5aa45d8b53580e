"""What is asked over HTTP of who wants to be told that it is his turn, and what is answered?"""

from __future__ import annotations

from contextlib import suppress
from typing import Any, NamedTuple

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import SkipValidation

from imperiale.locales import languages
from imperiale.locales.sayings import tell
from imperiale.server.making import FormError
from imperiale.server.notice_forms import EndNotices, NoticesOffered, Subscribe
from imperiale.server.push import Push, is_key
from imperiale.server.routes import NOBODY, REFUSED, Asking, bearer
from imperiale.services.accounts import Accounts
from imperiale.services.house import House, NoGameError
from imperiale.services.notices import (
    NoticeKeeper,
    Subscription,
    holder_of_account,
    holder_of_seat,
)

__all__ = ["NOTICING", "Noticing"]


class Noticing(NamedTuple):
    """Where subscriptions are kept, and the way to the push services if notices are sent."""

    keeper: NoticeKeeper
    push: Push | None


Known = NamedDependency[SkipValidation[Noticing]]


@get("/api/notices", sync_to_thread=False)
def offered(noticing: Known) -> NoticesOffered:
    """Tell by which key a browser subscribes to notices; by none if none are sent."""
    return NoticesOffered("" if noticing.push is None else noticing.push.public)


@post("/api/notices", responses={**REFUSED, **NOBODY}, status_code=204)
async def subscribe(
    data: Subscribe, request: Asking, house: House, accounts: Accounts, noticing: Known
) -> None:
    """Be told at an address when it is one's turn."""
    if noticing.push is None or data.language not in languages():
        raise FormError(tell("failed-notices"))
    if not noticing.push.hosts.allow(data.address) or not is_key(data.key):
        raise FormError(tell("failed-push-service"))
    holders: list[str] = []
    if bearer(request):
        holders.append(holder_of_account((await accounts.of(bearer(request))).id))
    tokens = {seat.game: seat.token for seat in data.seats}
    for name in await house.log.going(tokens):
        with suppress(NoGameError):  # which this version cannot play
            seat = (await house.room(name)).game.seat_of(tokens[name])
            if seat is not None:
                holders.append(holder_of_seat(name, seat))
    at = (data.address, data.key, data.secret, data.language)
    found = [Subscription(*at, holder, house.now()) for holder in holders]
    await noticing.keeper.subscribe(data.address, found)


@post("/api/notices/ended", responses=REFUSED, status_code=204)
async def end(data: EndNotices, noticing: Known) -> None:
    """Be told nothing more at an address."""
    await noticing.keeper.unsubscribe(data.address)


NOTICING: tuple[Any, ...] = (offered, subscribe, end)
"""All of it."""
