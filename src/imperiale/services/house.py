"""Which games are there, and who may do what in them?

The :class:`House` holds the games that are being played and keeps their logs: a wish is granted,
kept, and only then answered and told to all.  It lets agents and clocks have their turn.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Callable, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from typing import TypeVar

import msgspec

from imperiale.domain.errors import ImperialeError
from imperiale.services.drawing import Draw
from imperiale.services.facts import Fact, Made, Rematched, Returned, pack_fact
from imperiale.services.game import Game
from imperiale.services.neighbours import Neighbours
from imperiale.services.notices import Notices
from imperiale.services.owning import owned
from imperiale.services.ports import Log, News, NumberTakenError, Row
from imperiale.services.rating import finished
from imperiale.services.room import Listener, Room, add, folded, summary
from imperiale.services.runner import Runner
from imperiale.services.seats import Sitter, Ticket, sits, sits_again, takes_up, watches
from imperiale.services.sweep import NEAR, Sweep
from imperiale.services.turns import Turns
from imperiale.services.wishes import Who, Wish, follows, grant, rematch_agreed

__all__ = ["GoneError", "House", "NoGameError"]

LOGGER = logging.getLogger("imperiale.house")

_F = TypeVar("_F", bound=Fact)

IDLE = 600.0
"""Seconds after which a game that nobody looks at is put away; its log brings it back."""

BRIEF = 60.0
"""The same for one that has just been taken up, to be looked at once or so."""

MOST_TRIES = 20
"""How often something is tried again because another process has written to a game."""


class NoGameError(ImperialeError):
    """There is no such game, or it cannot be played on by this version."""


class GoneError(Exception):
    """The game was put away meanwhile, and has to be taken up anew."""


class House:
    """All games.

    Args:
        log: where they are kept.
        runner: where agents think.
        now: the clock, in milliseconds since 1970.
        draw: what draws secrets.
        news: how other processes that play the same games say so, if there are any.
        notices: what tells those who are not there that it is their turn, if anything does.
    """

    def __init__(
        self,
        log: Log,
        runner: Runner,
        now: Callable[[], int],
        draw: Draw | None = None,
        news: News | None = None,
        notices: Notices | None = None,
    ) -> None:
        self.log = log
        self.runner = runner
        self.now = now
        self.draw = draw or Draw()
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self.notices = notices
        self.turns = Turns(self._commit, runner, now)
        self.neighbours = Neighbours(self, news) if log.shared else None
        self.sweep = Sweep(self)

    async def start(self) -> None:
        """Look after the games in which time passes, and listen to other processes."""
        if self.neighbours is not None:
            self.neighbours.start()
        self.sweep.start()
        if self.notices is not None:
            self.notices.start()

    async def stop(self) -> None:
        """End all that is going on; everything has been kept."""
        await self.sweep.stop()
        if self.notices is not None:
            await self.notices.stop()
        for room in self._rooms.values():
            room.stop()
        if self.neighbours is not None:
            await self.neighbours.stop()
        await self.turns.stop()

    @property
    def held(self) -> Mapping[str, Room]:
        """The games that are held here, by name."""
        return self._rooms

    # games and seats

    async def make(self, made: Made, seat: int | None, who: Sitter) -> Ticket:
        """Make a game; whoever makes it sits down at a seat, or at none."""
        game = self.draw.word(10)
        room = Room(Game(game, made, self.now()), self.now())
        self._rooms[game] = room
        token, code = self.draw.token(), self.draw.word(8)
        facts: list[Fact] = []
        if seat is not None:
            facts.append(who.at(seat, token, code))
        async with room.lock:
            await self._commit(room, facts, first=True)
        self.leave(room)
        if seat is None:
            return Ticket(game, None, "", "")
        return Ticket(game, seat, token, code)

    async def sit(self, game: str, seat: int | None, who: Sitter) -> Ticket:
        """Let somebody sit down at a seat, the first open one by default.

        Raises:
            NoGameError: there is no such game.
            NoSeatError: the seat is taken, or none is open.
        """
        token, code = self.draw.token(), self.draw.word(8)
        sat = await self.happens(game, lambda now: sits(now, seat, who, token, code))
        return Ticket(game, sat.seat, token, code)

    async def watch(self, game: str, name: str) -> Ticket:
        """Let a person look on under a name.

        Raises:
            NoGameError: there is no such game.
            NoSeatError: nobody may look on, or too many do.
        """
        token = self.draw.token()
        await self.happens(game, lambda now: watches(now, name, token))
        return Ticket(game, None, token, "")

    async def take_up(self, game: str, code: str) -> Ticket:
        """Let a person take up his seat from another device.

        Raises:
            NoGameError: there is no such game.
            NoSeatError: no seat has that code.
        """
        token, code = self.draw.token(), code.strip().lower()
        keyed = await self.happens(game, lambda now: takes_up(now, code, token))
        return Ticket(game, keyed.seat, token, code)

    async def happens(self, game: str, fact: Callable[[Game], _F]) -> _F:
        """Keep the fact that follows of a game, asked anew if another process was faster.

        Raises:
            NoGameError: there is no such game.
            GoneError: others are faster again and again.
        """
        async with self._held(game) as room:
            for _ in range(MOST_TRIES):
                happened = fact(room.game)
                with suppress(NumberTakenError):
                    await self._commit(room, [happened])
                    return happened
        raise GoneError(game)

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
        """Return a game, taken up from its log if need be, as far as any process has played it.

        Raises:
            NoGameError: there is none, or this version cannot play it.
        """
        room = self._rooms.get(name)
        if room is not None:
            if self.neighbours is not None:
                await self.catch_up(room)
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
        self.turns.drive(room)
        self.leave(room, BRIEF)
        return room

    async def catch_up(self, room: Room) -> None:
        """Hear what other processes have written in a game."""
        async with room.lock:
            game, before = room.game, room.game.n
            rows = [] if room.stopped else await self.log.read(game.name, before)
            if not rows:
                return
            try:
                for row in rows:
                    add(game, row)
            except BaseException:
                self._lose(room)
                raise
            room.tell(before)
            self.turns.drive(room, own=False)

    async def listed(self) -> list[Room]:
        """Return the games that wait for somebody, the newest first."""
        return [await self.room(name) for name in await self.log.listed()]

    def leave(self, room: Room, seconds: float | None = None) -> None:
        """Let what nobody looks at be put away after a while."""
        if not room.listeners:
            room.leave(IDLE if seconds is None else seconds, lambda: self.put_away(room))

    def attended(self, room: Room, left: Listener | None = None) -> None:
        """Note that somebody has come to a game, or who has left it."""
        if self.neighbours is not None:
            self.neighbours.attended(room)
        if left is not None:
            self.leave(room)
            if left.seat is not None and not room.present(left.seat):
                self.turns.spawn(self.show(room))

    async def show(self, room: Room) -> None:
        """Show everybody at a game who is there, and nothing that has not been kept yet."""
        async with room.lock:
            if not room.stopped:
                room.tell(room.game.n)

    async def let_time_pass(self, room: Room) -> None:
        """Do what is done for whoever has let his time pass, if somebody has."""
        deadline = room.game.deadline()
        if deadline is not None and deadline <= self.now():
            await self.turns.time_is_up(room, deadline)

    def put_away(self, room: Room) -> None:
        """Let go of a game that nobody looks at and in which nothing happens soon."""
        idle = not room.listeners and not room.lock.locked() and room.thinking is None
        deadline = room.game.deadline()
        if idle and (deadline is None or deadline > self.now() + NEAR):
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
        """
        action = f"{'o' if who.seat is None else 's'}{who.onlooker}.{who.seat}:{key}"
        async with room.lock:
            for _ in range(MOST_TRIES):
                known = room.game.actions.get(action)
                if known is not None:
                    kept(known)
                    return
                facts = grant(room.game, who, wish, at, lambda seat: room.away(seat, self.now()))
                with suppress(NumberTakenError):
                    await self._commit(room, facts, action, kept=kept)
                    break
            else:
                raise GoneError(room.game.name)
            while rematch_agreed(room.game):
                with suppress(NumberTakenError):
                    await self._rematch(room)

    async def returned(self, room: Room, seat: int) -> None:
        """Let a person play himself again for whom an agent has played."""
        async with room.lock:
            while room.game.places[seat].stand_in and room.game.phase != "over":
                with suppress(NumberTakenError):
                    await self._commit(room, [Returned(seat)])

    async def _rematch(self, room: Room) -> None:
        """Make another game like it, in which the same people have the same seats."""
        old = room.game
        made = msgspec.structs.replace(old.made, secret=self.draw.secret(), listed=False)
        name = self.draw.word(10)
        new = Room(Game(name, made, self.now()), self.now())
        self._rooms[name] = new
        async with new.lock:
            await self._commit(new, sits_again(old), first=True)
        self.leave(new)
        await self._commit(room, [Rematched(name)])

    async def _commit(
        self,
        room: Room,
        facts: Iterable[Fact],
        action: str | None = None,
        *,
        first: bool = False,
        kept: Callable[[int], None] | None = None,
    ) -> None:
        """Let facts happen and what follows of them, keep them all at once, then tell everybody.

        Raises:
            GoneError: the game has been put away, so what is known of it here may be out of date.
            NumberTakenError: another process has written to it; it is now as that left it.
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
            await self._keep(room, before, rows, owned(game, before))
        except NumberTakenError:
            raise
        except BaseException:
            # what is in memory may be ahead of what is kept: only the log knows
            self._lose(room)
            raise
        if self.neighbours is not None:
            self.neighbours.grown(game)
        if kept is not None:
            kept(before + 1)
        room.tell(before)
        if self.notices is not None:
            self.notices.grown(room, before)
        self.turns.drive(room)

    async def _keep(
        self, room: Room, before: int, rows: list[Row], owned: Sequence[tuple[int, str]]
    ) -> None:
        game = room.game
        try:
            await self.log.append(game.name, rows, summary(game), owned, finished(game))
        except NumberTakenError:
            room.game = folded(game.name, await self.log.read(game.name))
            room.tell(before)
            self.turns.drive(room, own=False)
            raise

    def _lose(self, room: Room) -> None:
        """Let a game go of which it is not known how it stands; whoever is at it comes again."""
        self._forget(room)
        room.tell(None)
