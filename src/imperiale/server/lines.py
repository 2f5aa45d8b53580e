"""How is a line taken up, or left hanging, before anything is made of what comes over it?

The other half of the thin layer of framework code: what uvicorn has to be told to ask at the
:mod:`imperiale.server.door` first.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Any, cast

from uvicorn import Config
from uvicorn.protocols.http.h11_impl import H11Protocol

from imperiale.server.door import Door

__all__ = ["GuardedConfig"]

HELD = 2.0
"""Seconds for which the line of somebody who is not let in is left hanging."""

MOST_HELD = 200
"""Lines that hang at once; others are cut."""

PATIENCE = 15.0
"""Seconds in which a line has to ask for something."""


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
        super().__init__(app, factory=True, http=_Line, forwarded_allow_ips=told, **more)
        self.door = door
        self.held = 0

    def lets_in(self, address: str) -> bool:
        """Tell whether a line from an address is taken up; whoever is behind a proxy is asked
        later.
        """
        return address in self.trusted or "*" in self.trusted or not self.door.shut(address)


class _Line(H11Protocol):
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
            transport.pause_reading()
            self.loop.call_later(HELD, self._let_go)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Let the line go."""
        super().connection_lost(exc)
        if self._timer is not None:
            self._timer.cancel()

    def _let_go(self) -> None:
        self.config.held -= 1
        self.transport.abort()

    def _cut_if_silent(self) -> None:
        """Cut a line over which nothing has been asked, and which has not become a socket."""
        asked = cast("object", self.cycle)  # none before the first request
        if asked is None and self.transport.get_protocol() is self:
            self.transport.abort()
