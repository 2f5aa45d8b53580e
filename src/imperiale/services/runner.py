"""Where do agents think, so that none holds the tables up?

In processes of their own, which are handed a view and nothing else.  One that takes too long is
ended, and its pool is made anew.
"""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import lru_cache, partial
from multiprocessing import get_context, parent_process
from typing import Protocol, TypeVar

from imperiale import agents
from imperiale.agents import Agent
from imperiale.analysis.weighing import Weighing, weigh
from imperiale.domain.commands import Command
from imperiale.domain.views import View

__all__ = ["AgentFailedError", "Pool", "Runner"]

_T = TypeVar("_T")


class AgentFailedError(Exception):
    """An agent took too long, or crashed."""


class Runner(Protocol):
    """Lets agents think."""

    async def act(self, name: str, seed: bytes, view: View) -> Command:
        """Return what an agent wants to do; the table still judges it.

        Raises:
            AgentFailedError: it has come to nothing.
        """
        ...

    async def weigh(self, view: View, worlds: int) -> Weighing:
        """Return what every choice of a seat is worth, by so many worlds at the most.

        Raises:
            AgentFailedError: it has come to nothing.
        """
        ...


@lru_cache(maxsize=64)
def _agent(name: str, seed: bytes, budget: float) -> Agent:
    return agents.load(name).make(seed, budget)


def _act(name: str, seed: bytes, budget: float, view: View) -> Command:
    return _agent(name, seed, budget).act(view)


def _weigh(view: View, worlds: int) -> Weighing:
    return weigh(view, most=worlds)


def _begin() -> None:
    """Let the tables go first, leave interrupts to the server, and end with it however it ends."""
    if hasattr(os, "nice"):
        os.nice(10)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(1)


class _LostError(Exception):
    """A process has ended under an agent, perhaps because of another one."""


class Pool:
    """Lets agents think in a pool of processes.

    Args:
        workers: how many processes.
        budget: seconds that a decision may take; the more wait, the less each has of it.
        grace: seconds more after which an agent that has not decided is ended; it may have had a
            process to begin, or tables to read first.
    """

    def __init__(self, workers: int = 2, budget: float = 3.0, grace: float = 10.0) -> None:
        self.workers = workers
        self.budget = budget
        self.limit = budget + grace
        self._pool = self._made()
        self._free = asyncio.Semaphore(workers)  # the time of one that waits does not run yet
        self._asked = 0

    def _made(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.workers, get_context("spawn"), _begin)

    @property
    def share(self) -> float:
        """Seconds that a decision may take now: the budget, or down to an eighth of it."""
        waiting = self._asked / self.workers
        return self.budget / (
            1 if waiting <= 1 else 2 if waiting <= 2 else 4 if waiting <= 4 else 8
        )

    async def act(self, name: str, seed: bytes, view: View) -> Command:
        """Return what an agent wants to do."""
        return await self._thought(name, lambda: partial(_act, name, seed, self.share, view))

    async def weigh(self, view: View, worlds: int) -> Weighing:
        """Return what every choice of a seat is worth."""
        return await self._thought("weigh", lambda: partial(_weigh, view, worlds))

    async def _thought(self, name: str, work: Callable[[], Callable[[], _T]]) -> _T:
        """Return what work comes to; it is made when its turn has come."""
        self._asked += 1
        try:
            async with self._free:
                try:
                    return await self._once(name, work())
                except _LostError:
                    return await self._once(name, work())
        except _LostError as error:
            raise AgentFailedError(f"{name}: its process has ended") from error
        finally:
            self._asked -= 1

    async def _once(self, name: str, wanted: Callable[[], _T]) -> _T:
        pool = self._pool
        try:
            work = pool.submit(wanted)
        except RuntimeError as error:  # it is broken, or has been ended meanwhile
            self._renew(pool)
            raise _LostError from error
        try:
            async with asyncio.timeout(self.limit):
                return await asyncio.wrap_future(work)
        except TimeoutError as error:
            self._renew(pool)
            raise AgentFailedError(f"{name}: TimeoutError") from error
        except (BrokenProcessPool, asyncio.CancelledError) as error:
            if isinstance(error, asyncio.CancelledError) and pool is self._pool:
                raise
            self._renew(pool)
            raise _LostError from error
        except Exception as error:
            raise AgentFailedError(f"{name}: {type(error).__name__}") from error

    def _renew(self, pool: ProcessPoolExecutor) -> None:
        """End a pool with all that hangs in it; the first who finds it so makes another."""
        if pool is self._pool:
            self._pool = self._made()
            _end(pool, wait=False)

    def close(self) -> None:
        """End all processes."""
        _end(self._pool, wait=True)


def _end(pool: ProcessPoolExecutor, *, wait: bool) -> None:
    for process in dict(getattr(pool, "_processes", None) or {}).values():
        with suppress(ProcessLookupError):
            process.kill()
    pool.shutdown(wait=wait, cancel_futures=True)
