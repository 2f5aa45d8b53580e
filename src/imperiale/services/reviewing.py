"""Who reviews for the page, and how far is it?

A review is made in processes of its own, which let others go first and can be ended at any time;
what they have done is told deal by deal.  A finished one is kept, by all that it depends on.
"""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Literal, Protocol, TypeAlias

import msgspec

from imperiale.analysis.review import assembled, review_deal
from imperiale.analysis.reviewed import DealReview, Review
from imperiale.services.played import Played

__all__ = ["BusyError", "Reviewing", "Shelf", "Stand", "State"]

AT_ONCE = 1
"""Reviews that are made at the same time."""

PROCESSES = 2
"""Processes that share the deals of a review."""

MOST = 16
"""Reviews that may be asked for and not yet made."""

LONGEST = 1 << 22
"""Bytes of a line that a process tells a deal in."""

State: TypeAlias = Literal["waiting", "working", "done", "stopped", "failed"]

_ENCODER = msgspec.json.Encoder()


class Shelf(Protocol):
    """Where reviews are kept."""

    async def review(self, key: str) -> bytes | None:
        """Return a review; nothing if there is none."""
        ...

    async def keep_review(self, key: str, review: bytes) -> None:
        """Keep a review."""
        ...


class BusyError(Exception):
    """More reviews are asked for than may wait."""


@dataclass(slots=True)
class Stand:
    """How far a review is.

    Attributes:
        state: what becomes of it.
        deals: how many deals it is of.
        done: those that are reviewed.
        review: the whole, when it is done.
    """

    state: State
    deals: int
    done: list[DealReview] = field(default_factory=list[DealReview])
    review: Review | None = None


class Reviewing:
    """Makes reviews, one after the other.

    Args:
        shelf: where they are kept.
    """

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self._stands: dict[str, Stand] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._turn = asyncio.Semaphore(AT_ONCE)

    async def begin(self, played: Played) -> str:
        """See to it that there is a review, and return the key by which it is asked for.

        Raises:
            BusyError: too many wait.
        """
        key = played.key
        if key in self._tasks or await self._shelf.review(key) is not None:
            return key
        if key in self._tasks:  # somebody else has asked meanwhile
            return key
        if len(self._tasks) >= MOST:
            raise BusyError
        self._stands[key] = Stand("waiting", len(played.deals))
        self._tasks[key] = task = asyncio.create_task(self._make(key, played))
        task.add_done_callback(lambda _: self._tasks.pop(key, None))
        return key

    async def stand(self, key: str) -> Stand | None:
        """Return how far a review is; nothing if nobody has asked for it here."""
        kept = await self._shelf.review(key)
        if kept is not None:
            self._stands.pop(key, None)
            review = msgspec.json.decode(kept, type=Review)
            return Stand("done", len(review.deals), list(review.deals), review)
        return self._stands.get(key)

    def stop(self, key: str) -> None:
        """Break a review off, if it is being made."""
        if key in self._tasks:
            self._tasks[key].cancel()

    async def close(self) -> None:
        """Break all off."""
        tasks = [*self._tasks.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _make(self, key: str, played: Played) -> None:
        stand = self._stands[key]
        try:
            async with self._turn:
                stand.state = "working"
                await _worked(played, stand)
                if len(stand.done) < stand.deals:
                    stand.state = "failed"
                    return
                whole = assembled(played.rules, stand.done, played.names, whole=played.whole)
                await self._shelf.keep_review(key, _ENCODER.encode(whole))
                stand.state, stand.review = "done", whole
        except asyncio.CancelledError:
            stand.state = "stopped"
            raise


async def _worked(played: Played, stand: Stand) -> None:
    """Let processes share the deals; whatever happens they end with this."""
    found: dict[int, DealReview] = {}

    def take(number: int, deal: DealReview) -> None:
        found[number] = deal
        while len(stand.done) in found:
            stand.done.append(found[len(stand.done)])

    left = iter(range(len(played.deals)))
    workers = min(PROCESSES, os.cpu_count() or 1, len(played.deals))
    async with asyncio.TaskGroup() as group:
        for _ in range(workers):
            group.create_task(_shared(played, left, take))


async def _shared(
    played: Played, left: Iterator[int], take: Callable[[int, DealReview], object]
) -> None:
    """Let a process review deals, one by one: each the next that nobody has taken."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "imperiale.services.reviewing"),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        limit=LONGEST,
    )
    try:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(pickle.dumps(played))
        for number in left:
            process.stdin.write(b"%d\n" % number)
            with suppress(ConnectionError):  # it has died; that it tells nothing shows it too
                await process.stdin.drain()
            line = await process.stdout.readline()
            if not line:
                return
            take(number, msgspec.json.decode(line, type=DealReview))
        process.stdin.close()
    except BaseException:
        with suppress(ProcessLookupError):
            # not by the library, which would first ask whether it has ended, and so take its
            # status away from who waits for that
            os.kill(process.pid, signal.SIGTERM)
        raise
    finally:
        await process.wait()


def _work() -> None:
    """Review of the partie on standard input the deals whose numbers follow, each when it comes."""
    with suppress(AttributeError, OSError):  # elsewhere than on Unix nobody can be polite
        os.nice(10)
    played: Played = pickle.load(sys.stdin.buffer)
    for line in sys.stdin.buffer:
        number = int(line)
        review = review_deal(played.deals[number], number + 1)
        sys.stdout.buffer.write(_ENCODER.encode(review) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    _work()
