"""How does one socket speak for one viewer, from its first frame to its last?"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from time import monotonic
from typing import Protocol

import msgspec

from imperiale.domain.cards import Card, mask
from imperiale.domain.commands import CallPoint, Claim, Done, PlayCard, Show
from imperiale.domain.errors import Refused
from imperiale.locales.asking import refusal_message
from imperiale.locales.sayings import Message, tell
from imperiale.server import wire
from imperiale.server.asking import declined_message
from imperiale.server.figures import Figures, NoFigures
from imperiale.server.limits import Rate
from imperiale.server.sight import Viewer, began, entries, view, viewer_of
from imperiale.services.house import GoneError, House, NoGameError
from imperiale.services.ports import NumberTakenError
from imperiale.services.room import Drawn, Room
from imperiale.services.wishes import (
    Answer,
    AskRematch,
    AskReplace,
    AskRest,
    AskUndo,
    Declined,
    PlaceBet,
    Ready,
    Who,
    Wish,
)

__all__ = ["Closed", "Connection", "Pipe"]

LOGGER = logging.getLogger("imperiale.socket")

SILENCE = 30.0
"""Seconds without a frame after which the other side is taken to be gone."""

GREETING = 10.0
"""Seconds in which a socket has to say who it is."""

BEAT = 10.0
"""Seconds between our pings."""

MOST_WAITING = 64
"""Frames that wait to be sent; a reader who lets more gather is too slow, and comes again."""

LONGEST_GAP = 200
"""Entries that are sent to fill a gap; over a longer one the whole view is shorter."""

NOBODY = 8
"""The part of the wishes of a seat that is allowed to a socket without one."""

_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[wire.ClientFrame] = msgspec.json.Decoder(wire.ClientFrame)


class Closed(Exception):
    """The socket is to be closed, and why.

    Attributes:
        code: the code of the close frame.
        reason: what the page is told.
    """

    def __init__(self, code: int, reason: Message) -> None:
        self.code = code
        self.reason = reason
        super().__init__(code, reason.key)


class Pipe(Protocol):
    """What a connection needs of a socket."""

    async def receive(self) -> bytes:
        """Return the next frame.

        Raises:
            EOFError: the socket is closed.
        """
        ...

    async def send(self, frame: bytes) -> None:
        """Send a frame, and return when there is room for another."""
        ...


class Connection:
    """One socket.

    Args:
        house: the games.
        pipe: the socket.
        rate: counts the wishes of a seat; as many signs of life are heard of this socket, and a
            part as many greetings and wishes of nobody, for each of which the table is drawn.
        figures: take note of what happens.
        most: how many sockets a seat may have.
    """

    def __init__(
        self,
        house: House,
        pipe: Pipe,
        rate: Rate,
        figures: Figures | None = None,
        most: int = 8,
    ) -> None:
        self.house = house
        self.seat: int | None = None
        self._pipe = pipe
        self._rate = rate
        self._own = rate.part(NOBODY)
        self._frames = rate.part()
        self._figures = figures or NoFigures()
        self._most = most
        self._room: Room | None = None
        self._viewer = Viewer(None)
        self._have = 0
        self._waiting: deque[bytes] = deque()
        self._more = asyncio.Event()
        self._end: Closed | None = None

    async def run(self) -> Closed | None:
        """Speak until one side has enough; return why, if it was ours."""
        reading = asyncio.create_task(self._read())
        writing = asyncio.create_task(self._write())
        try:
            done, _ = await asyncio.wait((reading, writing), return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (reading, writing):
                task.cancel()
            await asyncio.gather(reading, writing, return_exceptions=True)
            self._leave()
        for task in done:
            error = None if task.cancelled() else task.exception()
            if isinstance(error, Closed):
                return error
            if error is not None and not isinstance(error, EOFError):
                LOGGER.error("a connection came to nothing", exc_info=error)
                return Closed(1011, tell("failed-fault"))
        return None

    def _leave(self) -> None:
        if self._room is not None:
            self._room.depart(self, self.house.now())
            self.house.attended(self._room, self)
            self._room = None

    # writing

    async def _write(self) -> None:
        while True:
            while self._waiting:
                await self._pipe.send(self._waiting.popleft())
            if self._end is not None:
                raise self._end
            self._more.clear()
            try:
                async with asyncio.timeout(BEAT):
                    await self._more.wait()
            except TimeoutError:
                self._put(wire.Ping(self.house.now()))

    def _put(self, frame: wire.ServerFrame) -> None:
        self._send(_ENCODER.encode(frame))

    def _send(self, frame: bytes) -> None:
        if self._end is None:
            self._waiting.append(frame)
            if len(self._waiting) > MOST_WAITING:
                self._close(1013, tell("failed-slow"))
        self._more.set()

    def _close(self, code: int, reason: Message) -> None:
        if self._end is None:
            self._waiting.clear()
            self._end = Closed(code, reason)
        self._more.set()

    def hear(self, room: Room, before: int | None, drawn: Drawn) -> None:
        """Take note that the log has grown."""
        if before is None:
            self._close(1012, tell("failed-fault"))
        elif self.seat is None and viewer_of(room.game, "") is None:
            self._close(4403, tell("failed-not-allowed"))  # all have sat down, nobody looks on
        elif self.seat is not None and not room.game.places[self.seat].tokens:
            self._close(4403, tell("failed-not-allowed"))  # whose seat it was has left for good
        elif before != self._have:
            self._tell_all(room)
        else:
            viewer = self._viewer
            if viewer not in drawn:
                told = entries(room.game, viewer, before)
                seen = view(room, viewer, self.house.now())
                drawn[viewer] = _ENCODER.encode(wire.Update(before, room.game.n, told, seen))
            self._send(drawn[viewer])
            self._have = room.game.n

    def count(self, onlookers: int) -> None:
        """Take note how many look on."""
        self._put(wire.Onlookers(onlookers))

    def _tell_all(self, room: Room) -> None:
        game, viewer = room.game, self._viewer
        told = entries(game, viewer, began(game))
        self._put(wire.State(game.n, view(room, viewer, self.house.now()), told))
        self._have = game.n

    # reading

    async def _read(self) -> None:
        clock = asyncio.get_running_loop().time
        greeted_by = clock() + GREETING
        while True:
            try:
                quiet = greeted_by if self._room is None else clock() + SILENCE
                async with asyncio.timeout_at(quiet):
                    text = await self._pipe.receive()
            except TimeoutError:
                raise EOFError from None
            try:
                frame = _DECODER.decode(text)
            except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
                reason = str(error)[:200]
                raise Closed(4400, tell("failed-not-understood", reason=reason)) from None
            try:
                await self._take(frame)
            except (GoneError, NumberTakenError):
                raise Closed(1012, tell("failed-fault")) from None

    async def _take(self, frame: wire.ClientFrame) -> None:
        match frame:
            case wire.Ping() | wire.Pong() if self._frames.exceeded():
                raise Closed(1008, tell("failed-too-many"))
            case wire.Ping(t=t):
                self._put(wire.Pong(t, self.house.now()))
            case wire.Pong():
                pass
            case wire.Hello():
                await self._hello(frame)
            case wire.Act():
                await self._act(frame)

    async def _hello(self, hello: wire.Hello) -> None:
        if hello.protocol != wire.PROTOCOL:
            raise Closed(4409, tell("failed-protocol"))
        if self._own.exceeded():
            raise Closed(1008, tell("failed-too-many"))
        try:
            room = await self.house.room(hello.game)
        except NoGameError:
            raise Closed(4404, tell("failed-no-game")) from None
        seat = room.game.seat_of(hello.token) if hello.token else None
        if seat is not None:
            await self.house.returned(room, seat)
        async with room.lock:
            self._leave()
            self._sit(room, seat, hello.token)
            room.arrive(self)
            self.house.attended(room)
            self._answer(room, hello.have)

    def _sit(self, room: Room, seat: int | None, token: str) -> None:
        if room.stopped:
            raise Closed(1012, tell("failed-fault"))
        same = sum(other.seat == seat for other in room.listeners)
        if same >= (self._most if seat is not None else 50 * self._most):
            raise Closed(1008, tell("failed-too-many"))
        viewer = viewer_of(room.game, token)
        if viewer is None:
            raise Closed(4403, tell("failed-not-allowed"))
        self.seat, self._room, self._have = seat, room, room.game.n
        self._viewer = viewer

    def _answer(self, room: Room, have: int) -> None:
        game = room.game
        if have == 0 or not 0 <= game.n - have <= LONGEST_GAP:
            self._tell_all(room)
        else:
            told = entries(game, self._viewer, have)
            now = self.house.now()
            self._put(wire.Update(have, game.n, told, view(room, self._viewer, now)))

    async def _act(self, act: wire.Act) -> None:
        room, viewer = self._room, self._viewer
        if room is None:
            raise Closed(4400, tell("failed-not-understood", reason="act before hello"))
        who = Who(viewer.seat, viewer.onlooker)
        nobody = who == Who(None)
        if self._own.exceeded() if nobody else self._rate.exceeded((room.game.name, who)):
            raise Closed(1008, tell("failed-too-many"))
        began, came_to = monotonic(), "refused"
        try:
            await self.house.act(room, who, act.id, act.at, wish_of(act.do), self._kept(act.id))
            came_to = "kept"
        except Refused as refused:
            await self._refuse(room, act, refusal_message(refused))
        except Declined as declined:
            await self._refuse(room, act, declined_message(declined))
        self._figures.wish(came_to, monotonic() - began)

    def _kept(self, key: str) -> Callable[[int], None]:
        return lambda n: self._put(wire.Ack(key, n))

    async def _refuse(self, room: Room, act: wire.Act, reason: Message) -> None:
        async with room.lock:
            seen = view(room, self._viewer, self.house.now())
            self._put(wire.Refused(act.id, room.game.n, reason, seen))


def wish_of(do: wire.Do) -> Wish:
    """Return what a page wishes; whose wish it is, is known of the socket."""
    match do:
        case wire.Play(card=card):
            return PlayCard(0, Card.parse(card))
        case wire.Show(cards=cards):
            return Show(0, mask(map(Card.parse, cards)))
        case wire.Call(number=number):
            return CallPoint(0, number)
        case wire.Claim(amount=amount):
            return Claim(0, amount)
        case wire.Done():
            return Done(0)
        case wire.DealNext(nonce=nonce):
            return Ready(nonce)
        case wire.Undo():
            return AskUndo()
        case wire.Rest():
            return AskRest()
        case wire.Rematch():
            return AskRematch()
        case wire.Replace(seat=seat):
            return AskReplace(seat)
        case wire.Accept(yes=yes):
            return Answer(yes)
        case wire.Bet():
            return PlaceBet(do.on, do.seat, do.against, do.stake)
