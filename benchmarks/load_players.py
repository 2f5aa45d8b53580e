"""Who plays, looks on and floods, when it is measured what a server bears?"""

from __future__ import annotations

import asyncio
import json
import time
import urllib.request
from collections import defaultdict
from contextlib import suppress
from random import Random
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

Json = dict[str, Any]


class Offer(msgspec.Struct):
    """Something that may be done."""

    do: str
    card: str | None = None


class Seen(msgspec.Struct):
    """What a player needs of a view."""

    n: int
    offers: tuple[Offer, ...]


class Frame(msgspec.Struct):
    """What a player needs of a frame."""

    type: str
    id: str = ""
    n: int = 0
    after: int = 0
    view: Seen | None = None
    reason: Any = None


class Short(msgspec.Struct):
    """What an onlooker needs of a frame."""

    type: str
    after: int = 0


_FRAME = msgspec.json.Decoder(Frame)
_SHORT = msgspec.json.Decoder(Short)


class Measured:
    """Seconds from sending a wish on.

    Attributes:
        kept: until its acknowledgement.
        reached: until the other player had it.
        watched: until an onlooker had it.
    """

    def __init__(self) -> None:
        self.kept: list[float] = []
        self.reached: list[float] = []
        self.watched: list[float] = []


class Load:
    """A load, and what is measured of it meanwhile."""

    def __init__(self) -> None:
        self.measured = Measured()
        self.playing = True
        self._sent: dict[str, tuple[int, float]] = {}
        self._early: defaultdict[str, list[tuple[int, float, list[float]]]] = defaultdict(list)

    def acknowledged(self, game: str, n: int, start: float) -> None:
        """Note under which number a wish is kept that was sent at a time."""
        self._sent[game] = n, start
        self.measured.kept.append(time.perf_counter() - start)
        for heard, at, into in self._early.pop(game, ()):
            if heard == n:
                into.append(at - start)

    def heard(self, game: str, n: int, into: list[float]) -> None:
        """Note that somebody has heard a number, perhaps before whoever had wished it."""
        now = time.perf_counter()
        known, start = self._sent.get(game, (0, 0.0))
        if known == n:
            into.append(now - start)
        elif n > known:
            self._early[game].append((n, now, into))


class Visitor:
    """Whoever has a socket.

    Args:
        load: the load that he is part of.
        address: of the server.
        game, token: where he is, and who.

    Attributes:
        home: the address that he comes from.
    """

    def __init__(self, load: Load, address: str, game: str, token: str = "") -> None:
        self.load = load
        self.address = address
        self.game = game
        self.home = "127.0.0.1"
        self.hello = {"type": "hello", "game": game, "token": token, "have": 0}

    async def live(self) -> None:
        """Be there as long as the load lasts."""
        place = self.address.replace("http", "ws") + "/ws"
        origin: Any = self.address
        async with connect(
            place, origin=origin, compression=None, open_timeout=60, local_addr=(self.home, 0)
        ) as socket:
            await socket.send(json.dumps(self.hello))
            while self.load.playing:
                with suppress(TimeoutError):
                    async with asyncio.timeout(1):
                        text = await socket.recv()
                    self.take(socket, text)
                    if _SHORT.decode(text).type == "ping":
                        await socket.send('{"type":"pong","t":0}')

    def take(self, socket: ClientConnection, text: str | bytes) -> None:
        """Take note of a frame."""
        frame = _SHORT.decode(text)
        if frame.type == "update":
            self.load.heard(self.game, frame.after + 1, self.load.measured.watched)
        assert frame.type != "failed", text


class Player(Visitor):
    """A player, who thinks for a while as a person does, and measures."""

    def __init__(self, *place: Any, seed: int, pause: float) -> None:
        super().__init__(*place)
        self.rng = Random(seed)
        self.pause = pause
        self.pending = ""
        self.start = 0.0
        self.own = 0
        self.view: Seen | None = None
        self.wishing: asyncio.Task[None] | None = None

    def take(self, socket: ClientConnection, text: str | bytes) -> None:
        """Take note of a frame, and wish something if nothing is wished yet."""
        frame = _FRAME.decode(text)
        match frame.type:
            case "ack" if frame.id == self.pending:
                self.pending, self.own = "", frame.n
                self.load.acknowledged(self.game, frame.n, self.start)
            case "state" | "update":
                self.view = frame.view
                if frame.type == "update" and frame.after + 1 != self.own:
                    self.load.heard(self.game, frame.after + 1, self.load.measured.reached)
                if not self.pending and (self.wishing is None or self.wishing.done()):
                    if self.wishing is not None:
                        self.wishing.result()  # which raises what went wrong in it
                    self.wishing = asyncio.create_task(self._wish(socket))
            case "refused" | "failed":
                raise AssertionError(frame.reason)
            case _:
                pass

    async def _wish(self, socket: ClientConnection) -> None:
        """Think, and then do something, if there is anything."""
        if not self._offers():
            return
        await asyncio.sleep(self.rng.uniform(0.5, 1.5) * self.pause)
        offers, view = self._offers(), self.view
        if not offers or view is None or not self.load.playing:
            return
        offer = self.rng.choice(offers)
        do = {"do": "play", "card": offer.card} if offer.do == "play" else {"do": "deal"}
        self.pending, self.start = f"{self.rng.getrandbits(64):x}", time.perf_counter()
        await socket.send(json.dumps({"type": "act", "id": self.pending, "at": view.n, "do": do}))

    def _offers(self) -> list[Offer]:
        offers = () if self.view is None else self.view.offers
        return [offer for offer in offers if offer.do in ("play", "deal")]


def ask(address: str, path: str, form: Json, home: int = 0) -> Json:
    """Ask over HTTP, as a proxy does for people of a number of houses."""
    headers = {"content-type": "application/json", "x-forwarded-for": f"10.0.{home}.1"}
    request = urllib.request.Request(address + path, json.dumps(form).encode(), headers)
    with urllib.request.urlopen(request, timeout=30) as answer:
        found: Json = json.load(answer)
        return found


def seated(load: Load, address: str, tables: int, pause: float, agent: str) -> list[Player]:
    """Make the tables, each with two players, or with one and an agent."""
    players: list[Player] = []
    other = {"who": "agent", "agent": agent} if agent else {"who": "open"}
    form = {"rules": "academie", "options": {"target": 99}, "seats": [{"who": "me"}, other]}
    for table in range(tables):
        home = table // 25
        made = [ask(address, "/api/games", form, home)]
        game = made[0]["game"]
        if not agent:
            made.append(ask(address, f"/api/games/{game}/seats", {}, home))
        players += [
            Player(load, address, game, each["token"], seed=2 * table + i, pause=pause)
            for i, each in enumerate(made)
        ]
    return players
