"""How is work shared out among processes, and its results taken in their order?"""

from __future__ import annotations

import signal
import warnings
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import BrokenExecutor
from contextlib import contextmanager
from threading import current_thread, main_thread
from typing import TypeVar, cast

from joblib import Parallel, delayed  # type: ignore[import-untyped]  # it brings no types

from imperiale.domain.errors import ImperialeError

__all__ = ["WorkerLostError", "in_order"]

_T = TypeVar("_T")


class WorkerLostError(ImperialeError):
    """A process that worked has died, as no Python code lets it.

    Attributes:
        number: the first piece of work that has not come from it.
    """

    def __init__(self, number: int) -> None:
        self.number = number
        super().__init__(f"a worker died at {number} or soon after")


def in_order(task: Callable[[int], _T], numbers: Iterable[int], workers: int = 1) -> Generator[_T]:
    """Yield what a task makes of numbers, in their order, each as soon as it has come.

    Args:
        task: can be sent to another process, as can what it makes.
        numbers: the pieces of work; close the generator to leave the rest undone.
        workers: processes that work; one is this process itself.

    Raises:
        WorkerLostError: one of them has died.
    """
    work = [*numbers]
    if workers == 1:
        yield from map(task, work)
        return
    pool = Parallel(n_jobs=workers, backend="loky", return_as="generator", initializer=_deaf)
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
