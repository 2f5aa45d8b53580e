"""Who lets agents and clocks have their turn?

The process that wrote the last line of a game drives it on; the others that hold it wait, and do it
themselves if nothing comes of it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterable
from contextlib import suppress
from typing import Any, Protocol

from imperiale.domain.commands import Command
from imperiale.services.facts import Fact, Moved, Readied
from imperiale.services.moves import move_data
from imperiale.services.ports import NumberTakenError
from imperiale.services.room import Room, fallback, may
from imperiale.services.runner import AgentFailedError, Runner

__all__ = ["TAKEOVER", "Turns"]

LOGGER = logging.getLogger("imperiale.house")

TAKEOVER = 5.0
"""Seconds after which a turn that another process let pass is had here."""


class Commit(Protocol):
    """Lets facts happen in a game that is held, and keeps them."""

    async def __call__(self, room: Room, facts: Iterable[Fact]) -> None:
        """Keep facts.

        Raises:
            NumberTakenError: another process was faster; the game is as that left it.
        """
        ...


class Turns:
    """Agents and clocks.

    Args:
        commit: keeps what they do.
        runner: where agents think.
        now: the clock, in milliseconds since 1970.
    """

    def __init__(self, commit: Commit, runner: Runner, now: Callable[[], int]) -> None:
        self._commit = commit
        self._runner = runner
        self._now = now
        self._tasks: set[asyncio.Task[None]] = set()

    def drive(self, room: Room, *, own: bool = True) -> None:
        """Let an agent think if it is its turn, and wait for the end of somebody's time.

        Args:
            room: the game.
            own: whether it is for this process to do so.
        """
        if room.game.agent_to_act and room.thinking is None:
            if own:
                room.thinking = self.spawn(self._think(room))
            else:
                loop = asyncio.get_running_loop()
                loop.call_later(TAKEOVER, self._take_over, room, room.game.n)
        deadline = room.game.deadline()
        room.wake(deadline, self._now(), lambda: self.spawn(self.time_is_up(room, deadline)))

    def _take_over(self, room: Room, n: int) -> None:
        if room.game.n == n and not room.stopped:
            self.drive(room)

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Let something go on by itself."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOGGER.error("a turn came to nothing", exc_info=task.exception())

    async def stop(self) -> None:
        """End all that goes on by itself."""
        tasks = tuple(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _think(self, room: Room) -> None:
        try:
            while (name := room.game.agent_to_act) and not room.stopped:
                await self._agent_turn(room, name)
        finally:
            room.thinking = None

    async def _agent_turn(self, room: Room, name: str) -> None:
        game, table, seat = room.game, room.game.table, room.game.turn
        assert table is not None, "an agent acts at a table"
        assert seat is not None, "somebody is to act"
        asked = game.changed_at
        command: Command | None = None
        try:
            command = await self._runner.act(name, game.agent_seed(seat), table.view(seat))
        except AgentFailedError as error:
            LOGGER.warning("game %s: %s", game.name, error, exc_info=error.__cause__)
        async with room.lock:
            if room.game is not game or game.changed_at != asked or room.stopped:
                return
            if command is not None and not may(game, command, seat):
                LOGGER.warning("game %s: %s did what may not be done", game.name, name)
                command = None
            data = move_data(fallback(game) if command is None else command)
            with suppress(NumberTakenError):  # another process has let it act
                await self._commit(room, [Moved(data, "table" if command is None else "agent")])

    async def time_is_up(self, room: Room, deadline: int | None) -> None:
        """Do what is done for whoever has let his time pass, if it is still that time."""
        async with room.lock:
            game = room.game
            if game.deadline() != deadline or room.stopped:
                return
            facts: list[Fact]
            if game.phase == "ready":
                facts = [Readied(seat, "") for seat in game.people() if seat not in game.ready]
            else:
                facts = [Moved(move_data(fallback(game)), "clock")]
            with suppress(NumberTakenError):  # another process has
                await self._commit(room, facts)
