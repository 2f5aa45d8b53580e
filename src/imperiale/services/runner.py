"""Where do agents think, so that none holds the tables up?

In processes of their own, which are handed a view and nothing else.  One that takes too long is
ended, and its pool is made anew.
"""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import lru_cache
from multiprocessing import get_context, parent_process
from typing import Protocol

from imperiale import agents
from imperiale.agents import Agent
from imperiale.domain.commands import Command
from imperiale.domain.views import View

__all__ = ["AgentFailedError", "Pool", "Runner"]


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


@lru_cache(maxsize=64)
def _agent(name: str, seed: bytes, budget: float) -> Agent:
    return agents.load(name).make(seed, budget)


def _act(name: str, seed: bytes, budget: float, view: View) -> Command:
    return _agent(name, seed, budget).act(view)


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


class Pool:
    """Lets agents think in a pool of processes.

    Args:
        workers: how many processes.
        budget: seconds that a decision may take.
        grace: seconds more after which an agent that has not decided is ended; it may have waited
            for a process, or have had tables to read first.
    """

    def __init__(self, workers: int = 2, budget: float = 3.0, grace: float = 10.0) -> None:
        self.workers = workers
        self.budget = budget
        self.limit = budget + grace
        self._pool = self._made()

    def _made(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.workers, get_context("spawn"), _begin)

    async def act(self, name: str, seed: bytes, view: View) -> Command:
        """Return what an agent wants to do."""
        pool = self._pool
        try:
            future = asyncio.wrap_future(pool.submit(_act, name, seed, self.budget, view))
            async with asyncio.timeout(self.limit):
                return await future
        except (TimeoutError, BrokenProcessPool) as error:
            self._renew(pool)
            raise AgentFailedError(f"{name}: {type(error).__name__}") from error
        except (RuntimeError, asyncio.CancelledError) as error:
            if isinstance(error, asyncio.CancelledError) and pool is self._pool:
                raise
            raise AgentFailedError(f"{name}: {type(error).__name__}") from error
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
