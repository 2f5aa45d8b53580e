"""How do processes tell each other by Redis that a game has grown?

A word is ``GAME N`` and nothing else: what happened is read from the log.  Words that cannot be
said or heard are lost, and nothing waits for them.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import suppress
from typing import Any

from redis.asyncio import Redis
from redis.exceptions import RedisError

__all__ = ["RedisNews"]

CHANNEL = "imperiale"

SILENCE = 2.0
"""Seconds after which Redis is taken to be away, and is asked again whether it is."""

MOST_UNSAID = 1000
"""Words that wait to be said; more are lost."""


class RedisNews:
    """Word by a channel of Redis.

    Args:
        address: such as ``redis://localhost:6379``.

    Attributes:
        up: whether word goes through, as far as is known.

    Raises:
        ValueError: that is no address of Redis.
    """

    def __init__(self, address: str) -> None:
        self._saying = _reached(address)
        self._hearing = _reached(address)
        self._unsaid: asyncio.Queue[str] = asyncio.Queue(MOST_UNSAID)
        self._said = self._subscribed = False

    @property
    def up(self) -> bool:
        """Whether word goes through, as far as is known."""
        return self._said and self._subscribed

    def tell(self, game: str, n: int) -> None:
        """Say that a game is at a number, without waiting."""
        with suppress(asyncio.QueueFull):
            self._unsaid.put_nowait(f"{game} {n}")

    async def heard(self) -> AsyncGenerator[tuple[str, int]]:
        """Yield what others say, and go on when word goes through again."""
        saying = asyncio.create_task(self._say())
        try:
            while True:
                with suppress(RedisError, OSError):
                    async for word in self._words():
                        yield word
                self._subscribed = False
                await asyncio.sleep(SILENCE / 4)
        finally:
            saying.cancel()
            await asyncio.gather(saying, return_exceptions=True)
            with suppress(RedisError, OSError):
                await self._saying.aclose()
                await self._hearing.aclose()

    async def _words(self) -> AsyncGenerator[tuple[str, int]]:
        async with self._hearing.pubsub() as channel:
            await channel.subscribe(CHANNEL)
            self._subscribed = True
            while True:
                message = await channel.get_message(
                    ignore_subscribe_messages=True, timeout=SILENCE / 2
                )
                word: bytes = message["data"] if message else b""
                game, _, n = word.decode("ascii", "replace").partition(" ")
                if n.isdecimal():
                    yield game, int(n)

    async def _say(self) -> None:
        """Say what there is to be said, and find out now and then whether anybody hears."""
        while True:
            word = ""
            with suppress(TimeoutError):
                async with asyncio.timeout(SILENCE / 2):
                    word = await self._unsaid.get()
            try:
                await self._saying.publish(CHANNEL, word)
            except (RedisError, OSError):
                self._said = False
            else:
                self._said = True


def _reached(address: str) -> Any:
    kind: Any = Redis  # whose types say less than is known of them
    return kind.from_url(address, socket_timeout=SILENCE, socket_connect_timeout=SILENCE)
