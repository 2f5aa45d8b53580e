"""How do viewers and a house speak in one process, over a wire as bad as a test likes?"""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

from tests.server.player import Json, Table, choice
from tests.services.houses import Host

from imperiale.server.connection import Connection
from imperiale.server.limits import Rate


class Wire:
    """Two ways between a viewer and a connection.

    A bad one drops, doubles, swaps and delays frames, each with a chance; a frame that is dropped
    cuts the wire some frames later, as a dead line does.
    """

    def __init__(self, rng: Random, bad: float = 0.0) -> None:
        self.rng = rng
        self.bad = bad
        self.up: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.down: asyncio.Queue[bytes | None] = asyncio.Queue()

    async def receive(self) -> bytes:
        frame = await self.up.get()
        if frame is None:
            raise EOFError
        return frame

    async def send(self, frame: bytes) -> None:
        self._put(self.down, frame)
        await asyncio.sleep(0)

    def wish(self, frame: Json) -> None:
        self._put(self.up, json.dumps(frame).encode())

    def cut(self) -> None:
        self.up.put_nowait(None)
        self.down.put_nowait(None)

    def _put(self, way: asyncio.Queue[bytes | None], frame: bytes) -> None:
        if self.rng.random() >= self.bad:
            way.put_nowait(frame)
            return
        match self.rng.choice(("drop", "double", "swap", "late")):
            case "drop":
                pass
            case "double":
                way.put_nowait(frame)
                way.put_nowait(frame)
            case "swap":
                waiting = way.get_nowait() if not way.empty() else None
                way.put_nowait(frame)
                if waiting is not None:
                    way.put_nowait(waiting)
            case _:
                asyncio.get_running_loop().call_later(0.002, way.put_nowait, frame)


class Viewer:
    """A page: it hears, wishes, sends again what was not answered, and never loads anew.

    Args:
        host: the house.
        game: which game.
        token: whose seat; empty looks on.
        rng: its choices, and what happens on its wires.
        bad: how bad the wires are.
    """

    def __init__(self, host: Host, game: str, token: str, rng: Random, bad: float = 0.0) -> None:
        self.host = host
        self.game = game
        self.token = token
        self.rng = rng
        self.bad = bad
        self.table = Table()
        self.pending: Json | None = None
        self.bytes: list[bytes] = []
        self.hellos = 0
        self.act = bool(token)

    async def live(self) -> None:
        """Come again and again until the partie is over."""
        while not self.over:
            wire = Wire(self.rng, self.bad)
            rate = Rate(10**9, 20.0, lambda: 0.0)
            speaking = asyncio.create_task(Connection(self.host.house, wire, rate).run())
            try:
                await self._speak(wire)
            finally:
                wire.cut()
                await speaking

    @property
    def over(self) -> bool:
        return bool(self.table.view) and self.table.view["phase"] == "over"

    def _hello(self, wire: Wire) -> None:
        self.hellos += 1
        hello = {"type": "hello", "game": self.game, "token": self.token, "have": self.table.n}
        wire.wish(hello)
        if self.pending is not None:
            wire.wish(self.pending)

    async def _speak(self, wire: Wire) -> None:
        self._hello(wire)
        quiet = 0
        while not self.over:
            try:
                text = await asyncio.wait_for(wire.down.get(), 0.02 if self.bad else 5)
            except TimeoutError:
                quiet += 1
                if quiet > 3:
                    return  # the line is dead: another one
                self._hello(wire)
                continue
            if text is None:
                return
            quiet = 0
            self.bytes.append(text)
            frame = json.loads(text)
            if frame["type"] == "failed":
                raise AssertionError(frame)
            if self.table.take(frame) or (frame["type"] == "refused" and frame["n"] > self.table.n):
                self._hello(wire)
            self._go_on(wire, frame)

    def _go_on(self, wire: Wire, frame: Json) -> None:
        answered = frame["type"] in ("ack", "refused")
        if answered and self.pending is not None and frame["id"] == self.pending["id"]:
            # what is acknowledged is in the log, though the log may come later
            self.pending = None
        if self.act and self.pending is None and self.table.view:
            wish = choice(self.table.view, self.rng)
            if wish is not None:
                key = f"{self.rng.getrandbits(64):x}"
                self.pending = {"type": "act", "id": key, "at": self.table.n, "do": wish}
                wire.wish(self.pending)


def told(table: Table) -> dict[int, Any]:
    """Return the log that a viewer has heard."""
    return {n: entry.get("happened", []) for n, entry in table.log.items()}
