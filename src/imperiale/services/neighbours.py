"""What do other processes do in the games that are played here too?

Each process holds the games whose people are connected to it.  The log alone decides what has
happened; word from another process only says that there is something to read, and may be lost: so
every process also looks now and then by itself, and oftener when no word goes through.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Mapping
from contextlib import suppress
from secrets import token_hex
from typing import Any, Protocol

from imperiale.services.game import Game
from imperiale.services.ports import Attending, Log, News
from imperiale.services.room import Room

__all__ = ["Neighbours"]

LOGGER = logging.getLogger("imperiale.neighbours")

LOOK = 5.0
"""Seconds between looks while word goes through."""

ALONE = 0.5
"""Seconds between looks while none does."""

LEASE = 20_000
"""Milliseconds for which it is believed who is at a game elsewhere."""

ATTENDED = 0
"""The number that is told when the people at a game, and not its log, are news."""


class Holding(Protocol):
    """What holds the games here."""

    log: Log
    now: Callable[[], int]

    @property
    def held(self) -> Mapping[str, Room]:
        """The games that are held here, by name."""
        ...

    async def catch_up(self, room: Room) -> None:
        """Hear what other processes have written in a game."""
        ...

    async def show(self, room: Room) -> None:
        """Show everybody at a game who is there."""
        ...


class Neighbours:
    """The other processes, as far as this one has to do with them.

    Args:
        house: the games held here.
        news: how word goes; without it, looking is all there is.
    """

    def __init__(self, house: Holding, news: News | None) -> None:
        self._house = house
        self._news = news
        self._worker = token_hex(8)
        self._told: dict[str, Attending] = {}
        self._look_now = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Listen, and look."""
        self._tasks = [asyncio.create_task(self._forever(self._looking))]
        if self._news is not None:
            self._tasks.append(asyncio.create_task(self._forever(self._listening)))

    async def stop(self) -> None:
        """Listen and look no more, and say that nobody is here any longer."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        now = self._house.now()
        gone = [each._replace(seats=0, onlookers=0, until=now) for each in self._told.values()]
        if gone:
            with suppress(Exception):  # of a store that is away: the lease ends by itself
                async with asyncio.timeout(1):
                    await self._house.log.attend(self._worker, gone, (), now)

    def grown(self, game: Game) -> None:
        """Say that a game has grown here."""
        if self._news is not None:
            self._news.tell(game.name, game.n)

    def attended(self, room: Room) -> None:
        """Say who is at a game, if that has changed."""
        known = self._told.get(room.game.name)
        found = (known.seats, known.onlookers) if known is not None else (0, 0)
        if found != (room.here, room.onlookers_here):
            self._look_now.set()

    async def _forever(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        while True:
            try:
                await work()
            except Exception as error:
                LOGGER.warning("other processes are not heard: %s", type(error).__name__)
                await asyncio.sleep(ALONE)

    async def _listening(self) -> None:
        assert self._news is not None, "word goes"
        async with asyncio.TaskGroup() as reading:
            async for name, n in self._news.heard():
                room = self._house.held.get(name)
                if room is not None and n == ATTENDED:
                    self._look_now.set()
                elif room is not None and n > room.game.n:
                    reading.create_task(self._house.catch_up(room))

    async def _looking(self) -> None:
        while True:
            up = self._news is not None and self._news.up
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK if up else ALONE):
                    await self._look_now.wait()
            self._look_now.clear()
            await self._look()

    async def _look(self) -> None:
        rooms = dict(self._house.held)
        numbers = await self._house.log.numbers(rooms)
        for name, room in rooms.items():
            if numbers.get(name, 0) > room.game.n:
                await self._house.catch_up(room)
        await self._attend(rooms)

    async def _attend(self, rooms: dict[str, Room]) -> None:
        """Tell who is here where that is news or nearly forgotten, and hear who is elsewhere."""
        now = self._house.now()
        own = [self._attending(room, now) for room in rooms.values()]
        news = [each for each in own if self._is_news(each)]
        changed = [each for each in news if not self._same(each)]
        found = await self._house.log.attend(self._worker, news, [*rooms], now)
        self._told = {name: each for name, each in self._told.items() if name in rooms}
        self._told |= {each.game: each for each in news}
        if self._news is not None:
            for each in changed:
                self._news.tell(each.game, ATTENDED)
        elsewhere: dict[str, list[Attending]] = {name: [] for name in rooms}
        for each in found:
            elsewhere[each.game].append(each)
        for name, room in rooms.items():
            there, seats = elsewhere[name], 0
            for each in there:
                seats |= each.seats
            if room.attend(seats, sum(each.onlookers for each in there), now):
                await self._house.show(room)

    def _attending(self, room: Room, now: int) -> Attending:
        name = room.game.name
        return Attending(name, self._worker, room.here, room.onlookers_here, now + LEASE)

    def _same(self, each: Attending) -> bool:
        known = self._told.get(each.game)
        found = (known.seats, known.onlookers) if known is not None else (0, 0)
        return found == (each.seats, each.onlookers)

    def _is_news(self, each: Attending) -> bool:
        known = self._told.get(each.game)
        somebody = bool(each.seats or each.onlookers)
        due = known is None or known.until < each.until - LEASE // 2
        return not self._same(each) or (somebody and due)
