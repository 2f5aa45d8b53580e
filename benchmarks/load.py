"""How long does a move take, from the wish to the last viewer, at many tables at once?

``python -m benchmarks.load --tables 100`` starts a server on SQLite and, in this process, two
players for each table; each table plays a card every so often.  It prints how long it took from
sending a wish until its acknowledgement (kept on the disk), and until the other player had it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import math
import os
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

Json = dict[str, Any]


class Player:
    """A player of a table, who measures."""

    def __init__(self, address: str, game: str, token: str, seed: int, pause: float) -> None:
        self.address = address
        self.hello = {"type": "hello", "game": game, "token": token, "have": 0}
        self.rng = Random(seed)
        self.pause = pause
        self.other: Player | None = None
        self.sent: dict[str, float] = {}
        self.heard: dict[int, float] = {}
        self.numbers: dict[str, int] = {}
        self.acknowledged: list[float] = []
        self.reached: list[float] = []
        self.waiting: tuple[float, int] | None = None
        self.view: Json = {}
        self.wishing: asyncio.Task[None] | None = None

    async def play(self, until: float) -> None:
        """Play until a time is up."""
        place = self.address.replace("http", "ws") + "/ws"
        async with connect(place, origin=self.address, compression=None) as socket:  # type: ignore[arg-type]
            await socket.send(json.dumps(self.hello))
            while time.perf_counter() < until:
                try:
                    async with asyncio.timeout(1):
                        text = await socket.recv()
                except TimeoutError:
                    continue
                self._take(socket, json.loads(text), time.perf_counter())
                if self.wishing is not None and self.wishing.done():
                    self.wishing.result()  # which raises what went wrong in it
            if self.wishing is not None:
                self.wishing.cancel()

    def _take(self, socket: ClientConnection, frame: Json, now: float) -> None:
        match frame["type"]:
            case "ack":
                start = self.sent.pop(frame["id"])
                self.acknowledged.append(now - start)
                self._reached(start, frame["n"])
            case "state" | "update":
                self.heard[frame["n"]] = now
                self.view = frame["view"]
                if self.other is not None:
                    self.other.settle(frame, now)
                if not self.sent and (self.wishing is None or self.wishing.done()):
                    self.wishing = asyncio.create_task(self._wish(socket))
            case "refused":
                raise AssertionError(frame["reason"])
            case _:
                pass

    def _reached(self, start: float, n: int) -> None:
        """Note when the other one had it, now or when he has it."""
        if self.other is None:
            return
        if n in self.other.heard:
            self.reached.append(self.other.heard[n] - start)
        else:
            self.waiting = (start, n)

    def settle(self, frame: Json, now: float) -> None:
        """Note that the other one has heard a number."""
        if self.waiting is not None and frame["n"] >= self.waiting[1]:
            self.reached.append(now - self.waiting[0])
            self.waiting = None

    async def _wish(self, socket: ClientConnection) -> None:
        """Think for a while, as a person does, and then do something, if there is anything."""
        if not self._offers():
            return
        await asyncio.sleep(self.rng.uniform(0.5, 1.5) * self.pause)
        offers = self._offers()
        if not offers:
            return
        offer = self.rng.choice(offers)
        do = {"do": "play", "card": offer["card"]} if offer["do"] == "play" else {"do": "deal"}
        key = f"{self.rng.getrandbits(64):x}"
        self.sent[key] = time.perf_counter()
        await socket.send(json.dumps({"type": "act", "id": key, "at": self.view["n"], "do": do}))

    def _offers(self) -> list[Json]:
        return [offer for offer in self.view["offers"] if offer["do"] in ("play", "deal")]


def ask(address: str, path: str, form: Json) -> Json:
    """Ask over HTTP."""
    headers = {"content-type": "application/json"}
    request = urllib.request.Request(address + path, json.dumps(form).encode(), headers)
    with urllib.request.urlopen(request, timeout=30) as answer:
        found: Json = json.load(answer)
        return found


def seated(address: str, tables: int, pause: float, agent: str) -> list[Player]:
    """Make the tables, each with two players, or with one and an agent."""
    players: list[Player] = []
    other = {"who": "agent", "agent": agent} if agent else {"who": "open"}
    form = {"rules": "academie", "options": {"target": 99}, "seats": [{"who": "me"}, other]}
    for table in range(tables):
        made = ask(address, "/api/games", form)
        if agent:
            players.append(Player(address, made["game"], made["token"], table, pause))
            continue
        joined = ask(address, f"/api/games/{made['game']}/seats", {})
        pair = [
            Player(address, made["game"], each["token"], 2 * table + i, pause)
            for i, each in enumerate((made, joined))
        ]
        pair[0].other, pair[1].other = pair[1], pair[0]
        players += pair
    return players


def told(what: str, seconds: list[float]) -> str:
    """Return a line of a table."""
    cuts = statistics.quantiles(seconds, n=100)
    figures = "  ".join(f"p{p} {1000 * cuts[p - 1]:6.1f} ms" for p in (50, 90, 99))
    return f"{what:<34}{figures}  ({len(seconds)} moves)"


async def load(players: Sequence[Player], seconds: float) -> None:
    """Play at all tables for some time."""
    end = time.perf_counter() + seconds
    await asyncio.gather(*(player.play(end) for player in players))


def processor(process: int) -> float:
    """Return the seconds that a process has had the processor, where the system tells."""
    told = Path(f"/proc/{process}/stat")
    if not told.exists():
        return math.nan
    user, system = told.read_text().rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def main() -> None:
    """Start a server, load it and print what was measured."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--tables", type=int, default=100)
    asked.add_argument("--pause", type=float, default=2.0, help="seconds before each move")
    asked.add_argument("--agent", default="", help="who sits at the other seat of each table")
    asked.add_argument("--watchers", type=int, default=0, help="who look on at each table")
    asked.add_argument("--seconds", type=float, default=20.0)
    wish = asked.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "games.db")
        command = [sys.executable, "-u", "-m", "imperiale", "serve", "--no-open", "--port", "0"]
        command += ["--database", database, "--actions", "1000000", "--posts", "1000000"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            address = server.stdout.readline().split("/")[2].join(("http://", ""))
            try:
                players = seated(address, wish.tables, wish.pause, wish.agent)
                games = {player.hello["game"] for player in players}
                players += [
                    Player(address, game, "", 0, 0.0)
                    for game in games
                    for _ in range(wish.watchers)
                ]
                before = processor(server.pid)
                asyncio.run(load(players, wish.seconds))
                spent = processor(server.pid) - before
            finally:
                server.terminate()
    print(f"{wish.tables} tables, a move every {wish.pause:g} s at each, {wish.seconds:g} s")
    print(told("wish to acknowledgement (kept)", [t for p in players for t in p.acknowledged]))
    if not wish.agent:
        print(told("wish to the other player's page", [t for p in players for t in p.reached]))
    moves = sum(len(p.acknowledged) for p in players)
    print(f"server's processor                 {1000 * spent / moves:6.1f} ms a move")
    print(f"waiting for a processor here        {os.getloadavg()[0]:6.1f} programs")


if __name__ == "__main__":
    main()
