"""How does one stay at a table on a server, whatever becomes of the connection?

One socket after the other speaks the protocol of ``docs/guide/protocol.md``.  What was wished and
not answered is sent again under its old id: the server does it once.
"""

from __future__ import annotations

import asyncio
import re
import secrets
from collections.abc import Callable
from contextlib import suppress
from time import time
from typing import TypeAlias

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.typing import Origin

from imperiale.locales.sayings import Message, tell
from imperiale.tui.board import Board, Do, Told
from imperiale.tui.sitting import DeniedError

__all__ = ["PROTOCOL", "EndedError", "Entry", "Link", "State", "Update"]

PROTOCOL = 1
BEAT = 10.0
"""Seconds between our pings."""

SILENCE = 25.0
"""Seconds without a frame after which the connection is taken to be lost."""

SHORTEST, LONGEST = 0.25, 8.0
"""Seconds that are waited before coming again, from the first time on."""

FINAL = 4400
"""A close code from here on says that coming again is of no use."""


class Entry(Struct, frozen=True):
    """A number of the game's log; empty where this viewer may not see what happened."""

    n: int
    happened: tuple[Told, ...] = ()


class State(Struct, frozen=True, tag_field="type", tag="state"):
    """Everything: the view, and the log from the last deal on."""

    n: int
    view: Board
    entries: tuple[Entry, ...]


class Update(Struct, frozen=True, tag_field="type", tag="update"):
    """What happened, and the view after it."""

    after: int
    n: int
    entries: tuple[Entry, ...]
    view: Board


class _Ack(Struct, frozen=True, tag_field="type", tag="ack"):
    id: str
    n: int


class _Refused(Struct, frozen=True, tag_field="type", tag="refused"):
    id: str
    n: int
    reason: Message
    view: Board


class _Failed(Struct, frozen=True, tag_field="type", tag="failed"):
    code: int
    reason: Message


class _Ping(Struct, frozen=True, tag_field="type", tag="ping"):
    t: int


class _Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    t: int


class _Hello(Struct, frozen=True, tag_field="type", tag="hello"):
    game: str
    token: str
    have: int
    protocol: int = PROTOCOL


class _Act(Struct, frozen=True, tag_field="type", tag="act"):
    id: str
    at: int
    do: Do


_Frame: TypeAlias = State | Update | _Ack | _Refused | _Failed | _Ping | _Pong
_DECODER: msgspec.json.Decoder[_Frame] = msgspec.json.Decoder(_Frame)
_ENCODER = msgspec.json.Encoder()


class EndedError(Exception):
    """The server wants no more of us.

    Attributes:
        reason: why, or nothing if it did not say.
    """

    def __init__(self, reason: Message | None) -> None:
        self.reason = reason
        super().__init__("" if reason is None else reason.key)


class Link:
    """A way to one game, by one socket after the other.

    Args:
        url: of the socket, ``ws://…/ws``.
        game: its name.
        token: what proves who one is; empty looks on.
        heard: is told every state and update.
        linked: is told whether there is a connection.

    Attributes:
        have: the number up to which the log is known.
        why_lost: why there was no connection the last time there was none.
    """

    def __init__(
        self,
        url: str,
        game: str,
        token: str,
        heard: Callable[[State | Update], None],
        linked: Callable[[bool], None],
    ) -> None:
        self.have = 0
        self.why_lost = ""
        self._url = url
        # the server lets in who comes from its own page, and whoever knows its address
        self._origin = Origin(re.sub("^ws(s?://[^/]+).*", r"http\1", url))
        self._game = game
        self._token = token
        self._heard = heard
        self._linked = linked
        self._socket: ClientConnection | None = None
        self._wish: _Act | None = None
        self._answer: asyncio.Future[None] | None = None
        self._reason: Message | None = None
        self._heard_at = 0.0
        self._spoke = False

    async def run(self) -> None:
        """Stay at the game.

        Raises:
            EndedError: the server says that coming again is of no use.
        """
        try:
            await self._come_again()
        finally:
            if self._answer is not None and not self._answer.done():
                self._answer.set_exception(DeniedError(tell("page-offline")))

    async def _come_again(self) -> None:
        wait = SHORTEST
        while True:
            self._spoke = False
            try:
                # what frames say is the protocol's own: the library's pings would be one more
                async with connect(
                    self._url,
                    origin=self._origin,
                    ping_interval=None,
                    open_timeout=10,
                    compression=None,
                ) as socket:
                    self._socket = socket
                    await self._stay(socket)
            except ConnectionClosed as closed:
                code = 1006 if closed.rcvd is None else closed.rcvd.code
                if code >= FINAL:
                    raise EndedError(self._reason) from None
            except (OSError, InvalidHandshake, TimeoutError) as error:
                self.why_lost = str(error)
            finally:
                self._socket = None
            self._linked(False)  # noqa: FBT003 - the form of the callback
            wait = SHORTEST if self._spoke else min(2 * wait, LONGEST)
            await asyncio.sleep(wait)

    async def _stay(self, socket: ClientConnection) -> None:
        await self._send(_Hello(self._game, self._token, self.have))
        self._heard_at = asyncio.get_running_loop().time()
        beating = asyncio.create_task(self._beat(socket))
        try:
            async for text in socket:
                self._heard_at = asyncio.get_running_loop().time()
                await self._take(_DECODER.decode(text))
            raise ConnectionClosed(socket.protocol.close_rcvd, socket.protocol.close_sent)
        finally:
            beating.cancel()

    async def _beat(self, socket: ClientConnection) -> None:
        while True:
            await asyncio.sleep(BEAT)
            if asyncio.get_running_loop().time() - self._heard_at > SILENCE:
                await socket.close()
                return
            await self._send(_Ping(int(time() * 1000)))

    async def _take(self, frame: _Frame) -> None:
        match frame:
            case _Ping(t=t):
                await self._send(_Pong(t))
            case _Pong():
                pass
            case _Failed(reason=reason):
                self._reason = reason
            case _Ack(id=key):
                self._settle(key, None)
            case _Refused(id=key, n=n, reason=reason, view=view):
                self._heard(Update(n, n, (), view))
                self.have = max(self.have, n)
                self._settle(key, DeniedError(reason))
            case State() | Update():
                await self._hear(frame)

    async def _hear(self, frame: State | Update) -> None:
        if isinstance(frame, Update) and frame.after > self.have:  # a gap
            await self._send(_Hello(self._game, self._token, self.have))
            return
        if isinstance(frame, Update) and frame.n < self.have:
            return  # older than what is known
        if not self._spoke:
            self._spoke = True
            self._linked(True)  # noqa: FBT003
            if self._wish is not None:
                await self._send(self._wish)
        self._heard(frame)
        self.have = max(self.have, frame.n)

    def _settle(self, key: str, refused: DeniedError | None) -> None:
        if self._wish is None or self._wish.id != key or self._answer is None:
            return
        answer, self._wish, self._answer = self._answer, None, None
        if answer.done():
            return
        if refused is None:
            answer.set_result(None)
        else:
            answer.set_exception(refused)

    async def act(self, do: Do) -> None:
        """Wish something, and wait until it is answered, over however many connections.

        Raises:
            DeniedError: it is refused.
        """
        if self._answer is not None:
            return  # a second press of a key is the same press
        self._wish = _Act(secrets.token_hex(12), self.have, do)
        self._answer = answer = asyncio.get_running_loop().create_future()
        if self._spoke:
            await self._send(self._wish)
        await answer

    async def _send(self, frame: Struct) -> None:
        socket = self._socket
        if socket is None:
            return
        with suppress(ConnectionClosed):  # the reading side hears of it too, and comes again
            await socket.send(_ENCODER.encode(frame).decode())
