"""Who may sit down at a game, look on, or take up his seat again?"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from imperiale.domain.errors import ImperialeError
from imperiale.services.drawing import tidy_name
from imperiale.services.facts import Fact, Keyed, Sat, Watched
from imperiale.services.game import Game, digest

__all__ = [
    "MOST_ONLOOKERS",
    "NoSeatError",
    "NotRatedError",
    "Sitter",
    "Ticket",
    "sits",
    "sits_again",
    "takes_up",
    "watches",
]

MOST_ONLOOKERS = 200
"""Names of onlookers that a game keeps."""


class NoSeatError(ImperialeError):
    """There is no such seat to sit down at, or to take up by that code."""


class NotRatedError(NoSeatError):
    """In a rated game sit people of different accounts, and no programs."""


class Ticket(NamedTuple):
    """The right to a seat, or to look on under a name.

    Attributes:
        game: where.
        seat: which; ``None`` is an onlooker.
        token: what proves it.
        code: what lets it be taken up from another device.
    """

    game: str
    seat: int | None
    token: str
    code: str


class Sitter(NamedTuple):
    """Who sits down.

    Attributes:
        name: how he is called.
        bot: whether it is a program.
        account: his account, if he has one.
    """

    name: str
    bot: bool = False
    account: str = ""

    def at(self, seat: int, token: str, code: str) -> Sat:
        """Return that he sits down at a seat, with its token and its code."""
        name = tidy_name(self.name)
        return Sat(seat, name, digest(token), digest(code), self.bot, self.account)


def sits(game: Game, seat: int | None, who: Sitter, token: str, code: str) -> Sat:
    """Let a person or a program sit down at a seat, the first open one by default.

    Raises:
        NoSeatError: the seat is taken, or none is open.
        NotRatedError: the game is rated, and this is no account, or one that sits there already.
    """
    others = {place.account for place in game.places}
    if game.made.rated and (who.bot or not who.account or who.account in others):
        raise NotRatedError(game.name)
    free = [s for s, place in enumerate(game.places) if place.is_person and not place.taken]
    if not free or (seat is not None and seat not in free):
        raise NoSeatError(game.name)
    chosen = free[0] if seat is None else seat
    return who.at(chosen, token, code)


def watches(game: Game, name: str, token: str) -> Watched:
    """Let a person look on under a name.

    Raises:
        NoSeatError: nobody may look on, or too many do.
    """
    if game.made.onlookers == "none" or len(game.onlookers) >= MOST_ONLOOKERS:
        raise NoSeatError(game.name)
    return Watched(tidy_name(name), digest(token))


def takes_up(game: Game, code: str, token: str) -> Keyed:
    """Let a person take up his seat from another device.

    Raises:
        NoSeatError: no seat has that code.
    """
    key = digest(code)
    seat = next(
        (s for s, place in enumerate(game.places) if place.code and place.code == key), None
    )
    if seat is None:
        raise NoSeatError(game.name)
    return Keyed(seat, digest(token))


def sits_again(old: Game) -> Iterator[Fact]:
    """Yield what puts the people of a game at their seats in another one like it."""
    for seat, place in enumerate(old.places):
        for number, token in enumerate(sorted(place.tokens)):
            sat = Sat(seat, place.name, token, place.code, place.bot, place.account)
            yield Keyed(seat, token) if number else sat
    for who in old.onlookers:
        yield Watched(who.name, who.token)
