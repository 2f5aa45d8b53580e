"""How is work shared out among processes, and its results taken in their order?"""

from __future__ import annotations

import signal
import warnings
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import BrokenExecutor
from contextlib import contextmanager
from importlib import import_module
from threading import current_thread, main_thread
from typing import TypeVar, cast

from joblib import Parallel, delayed, parallel_config  # type: ignore[import-untyped]  # it brings no types

from imperiale.domain.errors import ImperialeError

__all__ = ["NoClusterError", "WorkerLostError", "in_order"]

_T = TypeVar("_T")


class WorkerLostError(ImperialeError):
    """A process that worked has died, as no Python code lets it.

    Attributes:
        number: the first piece of work that has not come from it.
    """

    def __init__(self, number: int) -> None:
        self.number = number
        super().__init__(f"a worker died at {number} or soon after")


class NoClusterError(ImperialeError):
    """No Dask scheduler answers at an address, or Dask is not installed.

    Attributes:
        reason: what was found instead.
    """

    def __init__(self, reason: str) -> None:
        self.reason = reason
        super().__init__(reason)


def in_order(
    task: Callable[[int], _T],
    numbers: Iterable[int],
    workers: int = 1,
    cluster: str | None = None,
) -> Generator[_T]:
    """Yield what a task makes of numbers, in their order, each as soon as it has come.

    Args:
        task: can be sent to another process, as can what it makes.
        numbers: the pieces of work; close the generator to leave the rest undone.
        workers: processes that work; one is this process itself.
        cluster: the address of a Dask scheduler, whose workers work instead; one that dies is
            made good by the others.

    Raises:
        NoClusterError: nothing answers at the address.
        WorkerLostError: a process here has died.
    """
    work = [*numbers]
    if cluster is not None:
        with _on(cluster):
            yield from _streamed(Parallel(return_as="generator"), task, work)
        return
    if workers == 1:
        yield from map(task, work)
        return
    pool = Parallel(n_jobs=workers, backend="loky", return_as="generator", initializer=_deaf)
    yield from _streamed(pool, task, work)


def _streamed(pool: Parallel, task: Callable[[int], _T], work: list[int]) -> Generator[_T]:
    """Yield what a pool makes of the work."""
    one = cast("Callable[[int], object]", delayed(task))
    with _unheard():
        stream = cast("Generator[_T]", pool(one(number) for number in work))
    done = 0
    try:
        for result in stream:
            done += 1
            yield result
    except BrokenExecutor:
        raise WorkerLostError(work[done]) from None
    finally:
        with warnings.catch_warnings():
            # that work is left over is what stopping early is for
            warnings.simplefilter("ignore")
            stream.close()


@contextmanager
def _on(address: str) -> Generator[None]:
    """Let what is parallel meanwhile run on the workers of a Dask scheduler."""
    try:
        client = import_module("distributed").Client(address, timeout="10s", set_as_default=False)
    except (ImportError, OSError, ValueError) as error:
        raise NoClusterError(str(error)) from None
    try:
        with client.as_current(), parallel_config(backend="dask"):
            yield
    finally:
        client.close()


def _deaf() -> None:
    """Leave interrupts to the process that hands out the work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def _unheard() -> Generator[None]:
    """Let what is started meanwhile be deaf from its birth on, until it can see to it itself."""
    if current_thread() is not main_thread():  # no other may say what becomes of a signal
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
