"""How do one's games stand: where is one waited for, and how long still?"""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from litestar import post

from imperiale.server.account_forms import ClaimSeats, HeldTold, Standing
from imperiale.server.routes import NOBODY, REFUSED, Asking, bearer
from imperiale.services.accounts import Accounts
from imperiale.services.game import Game
from imperiale.services.house import House, NoGameError
from imperiale.services.notices import waits_for
from imperiale.services.people import Holding

__all__ = ["STANDING", "held_told"]

MOST = 40
"""Games of which it is told how they stand."""


def held_told(held: Holding, game: Game, now: int) -> HeldTold:
    """Tell of a seat, and how its game stands."""
    rules, deadline = game.terms.ruleset, game.deadline()
    return HeldTold(
        *held,
        rules.id,
        rules.name,
        tuple(place.name or place.plan.capitalize() for place in game.places),
        waits_for(game, held.seat),
        None if deadline is None else max(0, deadline - now),
    )


@post("/api/standing", responses={**REFUSED, **NOBODY}, status_code=200)
async def standing(data: ClaimSeats, request: Asking, house: House, accounts: Accounts) -> Standing:
    """Tell how the games stand of whoever has these seats, or is signed in."""
    tokens = {seat.game: seat.token for seat in data.seats}
    owned: dict[str, int] = {}
    if bearer(request):
        account = await accounts.of(bearer(request))
        holdings = await accounts.people.holdings(account.id)
        owned = {held.game: held.seat for held in holdings if not held.over}
    names = list(dict.fromkeys((*tokens, *owned)))
    going = set(await house.log.going(names))
    found: list[HeldTold] = []
    for name in [name for name in names if name in going][:MOST]:
        with suppress(NoGameError):  # which this version cannot play
            game = (await house.room(name)).game
            seat = game.seat_of(tokens[name]) if name in tokens else owned[name]
            if seat is not None:
                held = Holding(name, seat, game.log[0].at, game.phase == "over")
                found.append(held_told(held, game, house.now()))
    return Standing(tuple(sorted(found, key=_urgency)))


def _urgency(held: HeldTold) -> tuple[bool, bool, int, int]:
    """Where one is waited for comes first, by how long still; then what is newest."""
    return not held.yours, held.left is None, held.left or 0, -held.made


STANDING: tuple[Any, ...] = (standing,)
"""All of it."""
