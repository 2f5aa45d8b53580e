"""Which games are there, and who may do what in them?

The :class:`House` holds the games that are being played and keeps their logs: a wish is granted,
kept, and only then answered and told to all.  It lets agents and clocks have their turn.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Callable, Coroutine, Iterable
from contextlib import asynccontextmanager, suppress
from typing import Any, NamedTuple

import msgspec

from imperiale.domain.commands import Command
from imperiale.domain.errors import ImperialeError
from imperiale.services.drawing import Draw, tidy_name
from imperiale.services.facts import (
    Fact,
    Keyed,
    Made,
    Moved,
    Readied,
    Rematched,
    Returned,
    Sat,
    Watched,
    pack_fact,
)
from imperiale.services.game import Game, digest
from imperiale.services.moves import move_data
from imperiale.services.ports import Log, Row
from imperiale.services.room import Room, fallback, folded, may, summary
from imperiale.services.runner import AgentFailedError, Runner
from imperiale.services.wishes import Who, Wish, follows, grant, rematch_agreed

__all__ = ["GoneError", "House", "NoGameError", "NoSeatError", "Ticket"]

LOGGER = logging.getLogger("imperiale.house")

IDLE = 600.0
"""Seconds after which a game that nobody looks at is put away; its log brings it back."""


MOST_ONLOOKERS = 200
"""Names of onlookers that a game keeps."""


class NoGameError(ImperialeError):
    """There is no such game, or it cannot be played on by this version."""


class GoneError(Exception):
    """The game was put away meanwhile, and has to be taken up anew."""


class NoSeatError(ImperialeError):
    """There is no such seat to sit down at, or to take up by that code."""


class Ticket(NamedTuple):
    """The right to a seat, or to look on under a name.

    Attributes:
        game: where.
        seat: which; ``None`` is an onlooker.
        token: what proves it.
        code: what lets it be taken up from another device.
    """

    game: str
    seat: int | None
    token: str
    code: str


class House:
    """All games.

    Args:
        log: where they are kept.
        runner: where agents think.
        now: the clock, in milliseconds since 1970.
        draw: what draws secrets.
    """

    def __init__(
        self, log: Log, runner: Runner, now: Callable[[], int], draw: Draw | None = None
    ) -> None:
        self.log = log
        self.runner = runner
        self.now = now
        self.draw = draw or Draw()
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Take up the games in which time passes."""
        for name in await self.log.clocked():
            with suppress(NoGameError):  # which has been logged
                await self.room(name)

    async def stop(self) -> None:
        """End all that is going on; everything has been kept."""
        for room in self._rooms.values():
            room.stop()
        tasks = tuple(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # games and seats

    async def make(self, made: Made, seat: int | None, name: str) -> Ticket:
        """Make a game; whoever makes it sits down at a seat, or at none."""
        game = self.draw.word(10)
        room = Room(Game(game, made, self.now()), self.now())
        self._rooms[game] = room
        token, code = self.draw.token(), self.draw.word(8)
        facts: list[Fact] = []
        if seat is not None:
            facts.append(Sat(seat, tidy_name(name), digest(token), digest(code)))
        async with room.lock:
            await self._commit(room, facts, None, first=True)
        self.leave(room)
        if seat is None:
            return Ticket(game, None, "", "")
        return Ticket(game, seat, token, code)

    async def sit(self, game: str, seat: int | None, name: str) -> Ticket:
        """Let a person sit down at a seat, the first open one by default.

        Raises:
            NoGameError: there is no such game.
            NoSeatError: the seat is taken, or none is open.
        """
        async with self._held(game) as room:
            places = enumerate(room.game.places)
            free = [s for s, place in places if place.is_person and not place.taken]
            if not free or (seat is not None and seat not in free):
                raise NoSeatError(game)
            chosen = free[0] if seat is None else seat
            token, code = self.draw.token(), self.draw.word(8)
            sat = Sat(chosen, tidy_name(name), digest(token), digest(code))
            await self._commit(room, [sat], None)
        return Ticket(game, chosen, token, code)

    async def watch(self, game: str, name: str) -> Ticket:
        """Let a person look on under a name.

        Raises:
            NoGameError: there is no such game.
            NoSeatError: nobody may look on, or too many do.
        """
        async with self._held(game) as room:
            if room.game.made.onlookers == "none" or len(room.game.onlookers) >= MOST_ONLOOKERS:
                raise NoSeatError(game)
            token = self.draw.token()
            await self._commit(room, [Watched(tidy_name(name), digest(token))], None)
        return Ticket(game, None, token, "")

    async def take_up(self, game: str, code: str) -> Ticket:
        """Let a person take up his seat from another device.

        Raises:
            NoGameError: there is no such game.
            NoSeatError: no seat has that code.
        """
        async with self._held(game) as room:
            key = digest(code.strip().lower())
            seats = (s for s, p in enumerate(room.game.places) if p.code and p.code == key)
            seat = next(seats, None)
            if seat is None:
                raise NoSeatError(game)
            token = self.draw.token()
            await self._commit(room, [Keyed(seat, digest(token))], None)
        return Ticket(game, seat, token, code.strip().lower())

    @asynccontextmanager
    async def _held(self, name: str) -> AsyncGenerator[Room]:
        """Hold a game, which was not put away while it was waited for."""
        while True:
            room = await self.room(name)
            async with room.lock:
                if not room.stopped:
                    yield room
                    return

    async def room(self, name: str) -> Room:
        """Return a game, taken up from its log if need be.

        Raises:
            NoGameError: there is none, or this version cannot play it.
        """
        room = self._rooms.get(name)
        if room is not None:
            return room
        task = self._opening.get(name)
        if task is None:
            task = self._opening[name] = asyncio.create_task(self._open(name))
            task.add_done_callback(lambda _: self._opening.pop(name, None))
        return await asyncio.shield(task)

    async def _open(self, name: str) -> Room:
        rows = await self.log.read(name)
        try:
            game = folded(name, rows)
        except (ImperialeError, ValueError, KeyError, msgspec.MsgspecError) as error:
            if rows:
                LOGGER.exception("game %s cannot be taken up", name)
            raise NoGameError(name) from error
        room = Room(game, self.now())
        self._rooms[name] = room
        self._drive(room)
        self.leave(room)
        return room

    async def listed(self) -> list[Room]:
        """Return the games that wait for somebody, the newest first."""
        return [await self.room(name) for name in await self.log.listed()]

    def leave(self, room: Room) -> None:
        """Note that somebody has left; what nobody looks at is put away after a while."""
        if not room.listeners:
            asyncio.get_running_loop().call_later(IDLE, self._put_away, room)

    def _put_away(self, room: Room) -> None:
        idle = not room.listeners and not room.lock.locked() and room.thinking is None
        if idle and room.game.deadline() is None:
            self._forget(room)
        elif not room.stopped:
            self.leave(room)

    def _forget(self, room: Room) -> None:
        room.stop()
        if self._rooms.get(room.game.name) is room:
            del self._rooms[room.game.name]

    # wishes

    async def act(
        self, room: Room, who: Who, key: str, at: int, wish: Wish, kept: Callable[[int], None]
    ) -> None:
        """Grant a wish and keep what comes of it.

        Args:
            room: the game.
            who: whose wish it is.
            key: the id that he gave it; sent twice it acts once.
            at: the number of the log at which he wished it.
            wish: what he wants.
            kept: told the number under which it is kept, once it is, and before all others hear.

        Raises:
            Refused: a rule of the game forbids it.
            Declined: it may not be granted for another reason.
            GoneError: the game was put away meanwhile; take it up anew.
            NumberTakenError: another process has written to the log; so too.
        """
        action = f"{'o' if who.seat is None else 's'}{who.onlooker}.{who.seat}:{key}"
        async with room.lock:
            known = room.game.actions.get(action)
            if known is not None:
                kept(known)
                return
            facts = grant(room.game, who, wish, at, lambda seat: room.away(seat, self.now()))
            await self._commit(room, facts, action, kept=kept)
            if rematch_agreed(room.game):
                await self._rematch(room)

    async def returned(self, room: Room, seat: int) -> None:
        """Let a person play himself again for whom an agent has played."""
        async with room.lock:
            if room.game.places[seat].stand_in and room.game.phase != "over":
                await self._commit(room, [Returned(seat)], None)

    async def _rematch(self, room: Room) -> None:
        """Make another game like it, in which the same people have the same seats."""
        old = room.game
        made = msgspec.structs.replace(old.made, secret=self.draw.secret(), listed=False)
        name = self.draw.word(10)
        new = Room(Game(name, made, self.now()), self.now())
        self._rooms[name] = new
        facts: list[Fact] = []
        for seat, place in enumerate(old.places):
            for number, token in enumerate(sorted(place.tokens)):
                sat = Sat(seat, place.name, token, place.code)
                facts.append(Keyed(seat, token) if number else sat)
        facts += (Watched(who.name, who.token) for who in old.onlookers)
        async with new.lock:
            await self._commit(new, facts, None, first=True)
        self.leave(new)
        await self._commit(room, [Rematched(name)], None)

    async def _commit(
        self,
        room: Room,
        facts: Iterable[Fact],
        action: str | None,
        *,
        first: bool = False,
        kept: Callable[[int], None] | None = None,
    ) -> None:
        """Let facts happen and what follows of them, keep them all at once, then tell everybody.

        Raises:
            GoneError: the game has been put away, so what is known of it here may be out of date.
        """
        if room.stopped:
            raise GoneError(room.game.name)
        game, now = room.game, self.now()
        before = 0 if first else game.n
        rows = [Row(1, game.log[0].at, None, pack_fact(game.made))] if first else []
        try:
            pending = list(facts)
            while pending:
                for fact in pending:
                    logged = game.apply(fact, now)
                    rows.append(Row(logged.n, now, action, pack_fact(fact)))
                    action, key = None, action
                    if key is not None:
                        game.actions[key] = logged.n
                pending = list(follows(game, self.draw.secret))
            await self.log.append(game.name, rows, summary(game))
        except BaseException:
            # what is in memory may be ahead of what is kept: only the log knows
            self._forget(room)
            room.tell(None)
            raise
        if kept is not None:
            kept(before + 1)
        room.tell(before)
        self._drive(room)

    # agents and clocks

    def _drive(self, room: Room) -> None:
        """Let an agent think if it is its turn, and wait for the end of somebody's time."""
        if room.game.agent_to_act and room.thinking is None:
            room.thinking = self._spawn(self._think(room))
        deadline = room.game.deadline()
        room.wake(deadline, self.now(), lambda: self._spawn(self._time_is_up(room, deadline)))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOGGER.error("a turn came to nothing", exc_info=task.exception())

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
            command = await self.runner.act(name, game.agent_seed(seat), table.view(seat))
        except AgentFailedError as error:
            LOGGER.warning("game %s: %s", game.name, error)
        async with room.lock:
            if game.changed_at != asked or room.stopped:
                return
            if command is not None and not may(game, command, seat):
                LOGGER.warning("game %s: %s did what may not be done", game.name, name)
                command = None
            data = move_data(fallback(game) if command is None else command)
            moved = Moved(data, "table" if command is None else "agent")
            await self._commit(room, [moved], None)

    async def _time_is_up(self, room: Room, deadline: int | None) -> None:
        async with room.lock:
            game = room.game
            if game.deadline() != deadline or room.stopped:
                return
            if game.phase == "ready":
                missing = [seat for seat in game.people() if seat not in game.ready]
                facts: list[Fact] = [Readied(seat, "") for seat in missing]
                await self._commit(room, facts, None)
            else:
                await self._commit(room, [Moved(move_data(fallback(game)), "clock")], None)
