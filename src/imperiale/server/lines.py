"""How is a line taken up, or left hanging, before anything is made of what comes over it?

The other half of the thin layer of framework code: what uvicorn has to be told to ask at the
:mod:`imperiale.server.door` first, and to take in little at once, so that nobody who sends much
holds the others up.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Any, cast

from uvicorn import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from imperiale.server.door import Door
from imperiale.server.limits import Rate

__all__ = ["GuardedConfig"]

HELD = 2.0
"""Seconds for which the line of somebody who is not let in is left hanging."""

MOST_HELD = 200
"""Lines that hang at once; others are cut."""

PATIENCE = 15.0
"""Seconds in which a line has to ask for something."""


MOST_SIPS = 600
"""Times in 20 seconds that something is taken in of a socket; a frame is one, at most three."""

MOST_LATE = 8
"""Times that something is still taken in of a socket that was closed, until its other end is."""

MOST_PARTS = 64
"""Parts of frames in 20 seconds, and pings of the kind that no page sends."""

_SIP = bytearray(4096)
"""Where each line is read into, one after the other."""


class GuardedConfig(Config):
    """How uvicorn serves behind a door.

    Args:
        app: makes the application.
        door: the door.
        proxies: who is no visitor himself, and is believed for whom he comes, beside this machine:
            addresses, or one ``*`` for everybody.
        more: what uvicorn is told else.

    Attributes:
        held: how many lines are left hanging.
    """

    def __init__(
        self, app: Callable[[], Any], door: Door, proxies: Iterable[str], **more: Any
    ) -> None:
        believed = [*proxies]
        self.trusted = frozenset(("127.0.0.1", "::1", *believed))
        told = "*" if "*" in believed else [*self.trusted]
        super().__init__(
            app, factory=True, http=_Line, ws=_Socket, forwarded_allow_ips=told, **more
        )
        self.door = door
        self.held = 0

    def lets_in(self, address: str) -> bool:
        """Tell whether a line from an address is taken up; whoever is behind a proxy is asked
        later.
        """
        return address in self.trusted or "*" in self.trusted or not self.door.shut(address)


class _Sips(asyncio.BufferedProtocol):
    """Takes in little at once."""

    def get_buffer(self, sizehint: int) -> bytearray:
        """Return where to read into."""
        return _SIP

    def buffer_updated(self, nbytes: int) -> None:
        """Take in what was read."""
        self.data_received(bytes(_SIP[:nbytes]))

    def data_received(self, data: bytes) -> None:
        """Take in some bytes."""
        raise NotImplementedError


class _Line(H11Protocol, _Sips):
    """A line."""

    config: GuardedConfig

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Take it up, or leave it hanging."""
        super().connection_made(transport)
        self._timer: asyncio.TimerHandle | None = None
        address = self.client[0] if self.client is not None else ""
        if self.config.lets_in(address):
            self._timer = self.loop.call_later(PATIENCE, self._cut_if_silent)
        elif self.config.held < MOST_HELD:
            self.config.held += 1
            # some versions of asyncio begin to read when this is over, paused or not
            self.loop.call_soon(transport.pause_reading)
            self.loop.call_later(HELD, self._let_go)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Let the line go."""
        super().connection_lost(exc)
        if self._timer is not None:
            self._timer.cancel()

    def handle_websocket_upgrade(self, event: Any) -> None:
        """Let a socket take the line over; nothing is left to wait for here."""
        if self._timer is not None:
            self._timer.cancel()
        super().handle_websocket_upgrade(event)

    def _let_go(self) -> None:
        self.config.held -= 1
        self.transport.abort()

    def _cut_if_silent(self) -> None:
        """Cut a line over which nothing has been asked."""
        asked = cast("object", self.cycle)  # none before the first request
        if asked is None:
            self.transport.abort()


class _Socket(WebSocketsSansIOProtocol, _Sips):
    """A line that has become a socket."""

    config: GuardedConfig

    def __init__(self, config: GuardedConfig, *more: Any, **named: Any) -> None:
        super().__init__(config, *more, **named)
        self._sips = Rate(MOST_SIPS, 20.0, self.loop.time)
        self._late = 0
        self._parts = Rate(MOST_PARTS, 20.0, self.loop.time)

    def data_received(self, data: bytes) -> None:
        """Take in some bytes, unless it is too often, or too long after the end."""
        self._late += self.close_sent
        if self._late > MOST_LATE or self._sips.exceeded():
            self._cut()
        else:
            super().data_received(data)

    def handle_ping(self) -> None:
        """Answer a ping of the protocol below, of which few are sent."""
        self._count_part()
        super().handle_ping()

    def handle_cont(self, event: Frame) -> None:
        """Take in a part of a frame, of which there are few."""
        self._count_part()
        super().handle_cont(event)

    def _count_part(self) -> None:
        if self._parts.exceeded():
            self._cut()

    def _cut(self) -> None:
        if not self.transport.is_closing():
            who = self.scope["client"]  # as the proxy has it
            self.config.door.fault("" if who is None else who[0])
            self.transport.abort()
