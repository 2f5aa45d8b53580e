"""How does the server run, from its start to its end?"""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
import time
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from types import FrameType
from typing import NamedTuple, Protocol, TypeAlias

import uvicorn
from litestar import Litestar

from imperiale.server.app import LONGEST_FRAME, REQUESTS, SOCKETS, Guards, application
from imperiale.server.door import Door
from imperiale.server.figures import Figures, NoFigures, Prometheus, together
from imperiale.server.lines import GuardedConfig
from imperiale.server.logs import Form, log_in
from imperiale.server.noticing import Noticing
from imperiale.server.push import Hosts, Push, key_of
from imperiale.server.workers import Workers, end_with_parent
from imperiale.services.house import House
from imperiale.services.notices import NoticeKeeper, Notices
from imperiale.services.people import PeopleKeeper
from imperiale.services.ports import Log, News
from imperiale.services.rating import Ratings
from imperiale.services.runner import Pool

__all__ = ["OpenLog", "Options", "Stores", "serve"]


class Options(NamedTuple):
    """What the server is started with.

    Attributes:
        host: the address on which it listens.
        port: the port; 0 takes any that is free.
        origins: further origins of the page, behind a proxy.
        workers: processes that serve.
        thinkers: processes in which agents think, for each of them.
        budget: seconds that a decision of an agent may take.
        actions, posts: how much may be asked in 20 seconds.
        sockets: how many may come from an address.
        proxies: who else is believed for whom he comes.
        metrics: whether figures are told at ``/metrics``.
        log: the form of what is said on standard error.
        push: the file of the key that notices are signed by; without it none are sent.
        push_hosts: push services beside those that are known.
    """

    host: str
    port: int
    origins: tuple[str, ...] = ()
    workers: int = 1
    thinkers: int = 2
    budget: float = 3.0
    actions: int = 60
    posts: int = 60
    sockets: int = SOCKETS
    proxies: tuple[str, ...] = ()
    metrics: bool = False
    log: Form = "text"
    push: Path | None = None
    push_hosts: tuple[str, ...] = ()


class OpenLog(Log, Protocol):
    """Logs that are opened and closed, and the accounts beside them."""

    @property
    def people(self) -> PeopleKeeper:
        """Where the accounts are kept."""
        ...

    @property
    def notices(self) -> NoticeKeeper:
        """Where it is kept who wants to be told that it is his turn."""
        ...

    @property
    def ratings(self) -> Ratings:
        """Where it is kept how strong they are."""
        ...

    async def open(self) -> None:
        """Be ready.

        Raises:
            ValueError: games cannot be kept there; the message says why.
        """
        ...

    async def close(self) -> None:
        """Keep what is left, and end."""
        ...


NOTED = 2.0
"""Seconds between notes of how it stands."""

Stores: TypeAlias = Callable[[], tuple[OpenLog, News | None]]
"""Makes what a process keeps games in, and by what it hears of others; can be sent to another."""


def clock() -> int:
    """Return the time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def serve(options: Options, stores: Stores, ready: Callable[[str], None]) -> None:
    """Serve until somebody interrupts.

    Args:
        options: how.
        stores: where games are kept.
        ready: told the address of the page once it can be opened.

    Raises:
        OSError: the address cannot be listened on.
        ValueError: games cannot be kept there, or nothing told of them; the message says why.
    """
    listening = listen(options.host, options.port)
    signal.signal(signal.SIGTERM, _interrupted)  # the same end, in which everything is put away
    log_in(options.log)
    folder = together(options.workers) if options.metrics else None
    try:
        _push(options)
        asyncio.run(_try(stores))
        port = listening.getsockname()[1]
        door = Door(options.sockets, max(REQUESTS, 10 * options.posts))
        config = GuardedConfig(
            partial(_application, options._replace(port=port), stores, door),
            door,
            options.proxies,
            workers=options.workers,
            ws_max_size=LONGEST_FRAME,
            ws_per_message_deflate=False,
            log_config=None,
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=3,
        )
        told = partial(ready, address(options.host, port))
        if options.workers > 1:
            Workers(config, [listening], told).run()
        else:
            asyncio.run(_Server(config, told).serve([listening]))
    finally:
        listening.close()
        if folder is not None:
            folder.cleanup()


def _interrupted(number: int, frame: object) -> None:
    raise KeyboardInterrupt


def listen(host: str, port: int) -> socket.socket:
    """Return a socket that listens."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    return socket.create_server((host, port), family=family, backlog=512)


async def _try(stores: Stores) -> None:
    """Bring the store to the schema of this version, or say that it cannot be."""
    log, _ = stores()
    await log.open()
    await log.close()


def _application(options: Options, stores: Stores, door: Door) -> Litestar:
    """Return what one process serves."""
    end_with_parent()
    log_in(options.log)
    log, news = stores()
    own = (f"http://{options.host}:{options.port}",)
    guards = Guards((*own, *options.origins), options.actions, options.posts, door)
    pool = Pool(options.thinkers, options.budget)
    push = _push(options)
    notices = None if push is None else Notices(log.notices, push)
    house = House(log, pool, clock, news=news, notices=notices)

    figures: Figures = NoFigures()
    if options.metrics:
        heard = lambda: news is None or news.up  # noqa: E731 - it is asked later
        figures = Prometheus(lambda: len(house.held), heard)

    @asynccontextmanager
    async def opened(_: Litestar) -> AsyncGenerator[None]:
        await log.open()
        try:
            await house.start()
            noting = asyncio.create_task(_note(figures))
            _spare_what_stays()
            yield
            noting.cancel()
            await house.stop()
        finally:
            pool.close()
            if push is not None:
                push.close()
            await log.close()

    noticing = Noticing(log.notices, push)
    return application(house, log.people, log.ratings, guards, opened, noticing, figures)


def _push(options: Options) -> Push | None:
    """Return the way to the push services, if there is one; its key is there after the first time.

    Raises:
        NoKeyError: the key cannot be had.
    """
    if options.push is None:
        return None
    subject = next((one for one in options.origins if one.startswith("https://")), "")
    return Push(key_of(options.push), Hosts(options.push_hosts), subject)


async def _note(figures: Figures) -> None:
    """Let how it stands here be told by the other processes too."""
    while True:
        figures.note()
        await asyncio.sleep(NOTED)


class _Server(uvicorn.Server):
    """A server that says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Begin to end; who asks again gets no other end, in which things would not be put away."""
        if not self.should_exit:
            super().handle_exit(sig, frame)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to serve."""
        await super().startup(sockets)
        if self.started:
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
