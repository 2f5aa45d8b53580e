"""Who is told that it is his turn while he is not there?

Somebody who wishes so leaves, with the server, an address at the push service of his browser's
maker.  It belongs to his seat or to his account, and ends with it.  Word goes there beside the
game: what cannot be sent soon is not sent, and nothing waits for it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from typing import NamedTuple, Protocol

from imperiale.services.game import Game
from imperiale.services.room import Room

__all__ = [
    "MOST_ADDRESSES",
    "Gone",
    "NoticeKeeper",
    "Notices",
    "Sender",
    "Subscription",
    "holder_of_account",
    "holder_of_seat",
    "waits_for",
]

LOGGER = logging.getLogger("imperiale.notices")

MOST_WAITING = 500
"""Turns of which word has not gone yet; of further ones none goes."""

MOST_ADDRESSES = 10
"""Addresses of one seat or account; the newest ones count."""

WORKERS = 4
"""Notices that are on their way at once."""


class Subscription(NamedTuple):
    """Where somebody wants to be told, as his browser has it.

    Attributes:
        address: of the push service.
        key: the public key of the browser, base64url (``p256dh``).
        secret: what both know, base64url (``auth``).
        language: in which he is told.
        holder: whose it is: see :func:`holder_of_seat` and :func:`holder_of_account`.
        made: when, in milliseconds since 1970.
    """

    address: str
    key: str
    secret: str
    language: str
    holder: str
    made: int


def holder_of_seat(game: str, seat: int) -> str:
    """Return by what the subscriptions of a seat are found."""
    return f"s:{game}:{seat}"


def holder_of_account(account: str) -> str:
    """Return by what the subscriptions of an account are found."""
    return f"a:{account}"


class NoticeKeeper(Protocol):
    """Where subscriptions are kept."""

    async def subscribe(self, address: str, found: Sequence[Subscription]) -> None:
        """Keep all subscriptions of an address in place of those it had."""
        ...

    async def unsubscribe(self, address: str) -> None:
        """Forget an address."""
        ...

    async def end(self, holders: Sequence[str]) -> None:
        """Forget the subscriptions of some seats or accounts."""
        ...

    async def subscribed(self, holders: Sequence[str]) -> list[Subscription]:
        """Return the subscriptions of some seats or accounts, the newest first."""
        ...


class Gone(Exception):
    """There is nothing at an address any more."""


class Sender(Protocol):
    """What sends a notice."""

    async def send(self, to: Subscription, game: str) -> None:
        """Tell somebody that it is his turn in a game, or let it be.

        Raises:
            Gone: the address is no more.
        """
        ...


class _Turn(NamedTuple):
    """Whose turn it is in a game, by the holders of each seat; or which seats are done with."""

    game: str
    seats: tuple[tuple[str, ...], ...]
    over: bool


class Notices:
    """The telling.

    Args:
        keeper: where it is kept who wants to be told.
        sender: what sends it.
    """

    def __init__(self, keeper: NoticeKeeper, sender: Sender) -> None:
        self._keeper = keeper
        self._sender = sender
        self._turns: asyncio.Queue[_Turn] = asyncio.Queue(MOST_WAITING)
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Begin to tell."""
        self._tasks = [asyncio.create_task(self._forever()) for _ in range(WORKERS)]

    async def stop(self) -> None:
        """Tell nothing more; what has not gone does not go."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    @property
    def waiting(self) -> int:
        """Turns of which word has not gone yet."""
        return self._turns.qsize()

    def grown(self, room: Room, before: int) -> None:
        """Note that a game has grown here, without waiting."""
        game = room.game
        if game.changed_at <= before:
            return
        over = game.phase == "over"
        told = range(game.made.players) if over else game.people()
        seats = [
            seat for seat in told if over or (waits_for(game, seat) and not room.present(seat))
        ]
        if seats:
            found = tuple(_holders(game, seat) for seat in seats)
            with suppress(asyncio.QueueFull):  # who has much to do tells less
                self._turns.put_nowait(_Turn(game.name, found, over))

    async def _forever(self) -> None:
        while True:
            turn = await self._turns.get()
            try:
                await self._told(turn)
            except Exception as error:
                # neither the address nor anything else of a subscription is to stand in a log
                LOGGER.warning("no notice of a turn: %s", type(error).__name__)

    async def _told(self, turn: _Turn) -> None:
        if turn.over:
            await self._keeper.end([holders[0] for holders in turn.seats])
            return
        for holders in turn.seats:
            found = await self._keeper.subscribed(holders)
            once = {to.address: to for to in found[: 2 * MOST_ADDRESSES]}
            for to in once.values():
                try:
                    await self._sender.send(to, turn.game)
                except Gone:
                    await self._keeper.unsubscribe(to.address)


def waits_for(game: Game, seat: int) -> bool:
    """Tell whether a game waits for something of a seat."""
    ready = game.phase == "ready" and seat not in game.ready
    return ready or (game.phase == "playing" and game.turn == seat)


def _holders(game: Game, seat: int) -> tuple[str, ...]:
    account = game.places[seat].account
    own = holder_of_seat(game.name, seat)
    return (own, holder_of_account(account)) if account else (own,)
