"""How does the server run, from its start to its end?"""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, Protocol

import uvicorn

from imperiale.server.app import LONGEST_FRAME, Guards, application
from imperiale.services.house import House
from imperiale.services.ports import Log
from imperiale.services.runner import Pool

__all__ = ["OpenLog", "Options", "serve"]


class Options(NamedTuple):
    """What the server is started with.

    Attributes:
        host: the address on which it listens.
        port: the port; 0 takes any that is free.
        origins: further origins of the page, behind a proxy.
        database: where games are kept.
        workers: processes in which agents think.
        budget: seconds that a decision of an agent may take.
        actions, posts: how much may be asked in 20 seconds.
    """

    host: str
    port: int
    database: Path
    origins: tuple[str, ...] = ()
    workers: int = 2
    budget: float = 3.0
    actions: int = 60
    posts: int = 60


class OpenLog(Log, Protocol):
    """Logs that are opened and closed."""

    async def open(self) -> None:
        """Be ready."""
        ...

    async def close(self) -> None:
        """Keep what is left, and end."""
        ...


def clock() -> int:
    """Return the time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def serve(options: Options, log: OpenLog, ready: Callable[[str], None]) -> None:
    """Serve until somebody interrupts.

    Args:
        options: how.
        log: where games are kept.
        ready: told the address of the page once it can be opened.

    Raises:
        OSError: the address cannot be listened on.
    """
    listening = listen(options.host, options.port)
    signal.signal(signal.SIGTERM, _interrupted)  # the same end, in which everything is put away
    try:
        asyncio.run(_serve(options, log, listening, ready))
    finally:
        listening.close()


def _interrupted(number: int, frame: object) -> None:
    raise KeyboardInterrupt


def listen(host: str, port: int) -> socket.socket:
    """Return a socket that listens."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    return socket.create_server((host, port), family=family, backlog=512)


async def _serve(
    options: Options, log: OpenLog, listening: socket.socket, ready: Callable[[str], None]
) -> None:
    await log.open()
    pool = Pool(options.workers, options.budget)
    try:
        house = House(log, pool, clock)
        port = listening.getsockname()[1]
        own = (f"http://{options.host}:{port}",)
        guards = Guards((*own, *options.origins), options.actions, options.posts)
        server = _Server(
            uvicorn.Config(
                application(house, guards),
                ws="websockets-sansio",
                ws_max_size=LONGEST_FRAME,
                ws_per_message_deflate=False,
                log_config=None,
                access_log=False,
                server_header=False,
                timeout_graceful_shutdown=3,
            ),
            lambda: ready(address(options.host, port)),
        )
        await server.serve([listening])
    finally:
        pool.close()
        await log.close()


class _Server(uvicorn.Server):
    """A server that says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to serve."""
        await super().startup(sockets)
        if self.started:
            _spare_what_stays()
            self._ready()


def _spare_what_stays() -> None:
    """Keep the collector from going through all that was loaded, which stays, again and again.

    It took a tenth of a second each time, and all tables waited.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 50)


def address(host: str, port: int) -> str:
    """Return where the page is found from this machine.

    >>> address("0.0.0.0", 80), address("::1", 8000)
    ('http://127.0.0.1:80/', 'http://[::1]:8000/')
    """
    shown = {"0.0.0.0": "127.0.0.1", "::": "::1", "": "127.0.0.1"}.get(host, host)
    return f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/"
