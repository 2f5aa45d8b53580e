"""Which seats of games belong to accounts?"""

from __future__ import annotations

from imperiale.services.facts import Forgotten, Keyed, Owned, Sat
from imperiale.services.game import Game, digest
from imperiale.services.seats import NoSeatError

__all__ = ["claims", "forgets", "opens_again", "owned"]


def claims(game: Game, token: str, account: str) -> Owned:
    """Let a seat that was taken without an account belong to one from now on.

    Raises:
        NoSeatError: the token owns none, or it belongs to an account already.
    """
    seat = game.seat_of(token)
    if seat is None or game.places[seat].account:
        raise NoSeatError(game.name)
    return Owned(seat, account)


def opens_again(game: Game, account: str, token: str) -> Keyed:
    """Give another device of an account a token for its seat.

    Raises:
        NoSeatError: it has none there.
    """
    return Keyed(_seat(game, account), digest(token))


def forgets(game: Game, account: str) -> Forgotten:
    """Take a name from the seat of an account.

    Raises:
        NoSeatError: it has none there.
    """
    return Forgotten(_seat(game, account))


def owned(game: Game, before: int) -> list[tuple[int, str]]:
    """Return which seats came to belong to accounts after a number of the log, and to whose."""
    facts = (line.fact for line in game.log[before:])
    return [(f.seat, f.account) for f in facts if isinstance(f, Sat | Owned) and f.account]


def _seat(game: Game, account: str) -> int:
    found = (seat for seat, place in enumerate(game.places) if place.account == account)
    seat = next(found, None) if account else None
    if seat is None:
        raise NoSeatError(game.name)
    return seat
