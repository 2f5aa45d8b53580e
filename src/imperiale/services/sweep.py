"""Which games have to be taken up because somebody's time is nearly over?

A game in which a move may take days is not held for days: its log is kept with the moment at
which it wants attention next, and a process takes it up shortly before, lets happen what is to
happen, and lets go of it.  Every process does so; of two that do it at once the log lets one.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Protocol

from imperiale.domain.errors import ImperialeError
from imperiale.services.ports import Log
from imperiale.services.room import Room, summary

__all__ = ["NEAR", "Sweep"]

LOGGER = logging.getLogger("imperiale.sweep")

SWEPT = 10.0
"""Seconds between looks."""

NEAR = 20_000
"""Milliseconds before the end of a time from which on a game is held: more than between looks."""

PAGE = 100
"""Games that are asked for at once."""


class Holding(Protocol):
    """What holds the games here."""

    log: Log
    now: Callable[[], int]

    async def room(self, name: str) -> Room:
        """Return a game, taken up from its log if need be."""
        ...

    async def let_time_pass(self, room: Room) -> None:
        """Do what is done for whoever has let his time pass, if somebody has."""
        ...

    def put_away(self, room: Room) -> None:
        """Let go of a game that nobody here needs."""
        ...


class Sweep:
    """The looking for such games.

    Args:
        house: the games held here.
    """

    def __init__(self, house: Holding) -> None:
        self._house = house
        self._hopeless: set[str] = set()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Look now, and again and again."""
        self._task = asyncio.create_task(self._forever())

    async def stop(self) -> None:
        """Look no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _forever(self) -> None:
        while True:
            try:
                await self.once()
            except Exception as error:  # of a store that is away: it is looked again
                LOGGER.warning("games are not looked through: %s", type(error).__name__)
            await asyncio.sleep(SWEPT)

    async def once(self) -> None:
        """Take up all games that want attention by now or soon."""
        until, after = self._house.now() + NEAR, (-1, "")
        while found := await self._house.log.due(until, PAGE, after):
            for due, name in found:
                if name not in self._hopeless:
                    await self._attend(name, due)
            after = found[-1]

    async def _attend(self, name: str, due: int) -> None:
        try:
            room = await self._house.room(name)
        except ImperialeError:  # which has been logged, and would be at each look
            self._hopeless.add(name)
            return
        n = room.game.n
        await self._house.let_time_pass(room)
        wanted = summary(room.game).due
        if room.game.n == n and wanted != due:
            # it was kept by a version that did not reckon this, or by a copy of one
            await self._house.log.reckon(name, n, wanted)
        self._house.put_away(room)
