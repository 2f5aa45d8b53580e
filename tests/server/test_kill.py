"""Is nothing lost and nothing done twice when the server is killed at any instant?

``python -m tests.server.test_kill 200`` kills it so often.
"""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from random import Random

from tests.server.player import Json, Table, ask, choice, socket
from tests.server.running import Server
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from imperiale.server.connection import LONGEST_GAP


class Game:
    """A game against an agent, and all that its player was ever told."""

    def __init__(self, server: Server, rng: Random) -> None:
        seats = [{"who": "me"}, {"who": "agent", "agent": "greedy"}]
        form = {"rules": rng.choice(("academie", "dobor")), "seats": seats}
        self.made = ask(server.address, "/api/games", form)
        self.rng = rng
        self.heard: dict[int, Json] = {}
        self.acknowledged: dict[str, tuple[Json, int]] = {}
        self.pending: Json | None = None
        self.over = False

    def _hello(self, have: int) -> str:
        game, token = self.made["game"], self.made["token"]
        return json.dumps({"type": "hello", "game": game, "token": token, "have": have})

    async def check(self, address: str) -> None:
        """Hear the log again, as much as is told at once, and wish again what was acknowledged."""
        table = Table()
        # of number 1 nobody hears more than that the game was made
        have = table.n = max(1, max(self.heard, default=1) - LONGEST_GAP // 2)
        async with socket(address) as opened:
            await opened.send(self._hello(have))
            while not table.view:
                assert not table.take(json.loads(await opened.recv()))
            for n in (n for n in self.heard if n > have):
                assert table.log[n] == self.heard[n], f"number {n} is not what it was"
            before = table.n
            for act, n in list(self.acknowledged.values())[-40:]:
                await opened.send(json.dumps(act))
                while True:
                    frame = json.loads(await opened.recv())
                    table.take(frame)
                    if frame["type"] == "ack" and frame["id"] == act["id"]:
                        assert frame["n"] == n, "it was kept under another number"
                        break
            mine = [e for n, e in table.log.items() if n > before]
            # an agent may go on meanwhile, and by its card a trick or a counter be one's own
            acts = [h for e in mine for h in e["happened"] if h["what"] == "played"]
            assert not any(h["seat"] == 0 for h in acts)

    async def play(self, address: str) -> None:
        """Play until the server is gone, or the partie is over."""
        table = Table()
        async with socket(address) as opened:
            await opened.send(self._hello(0))
            async for text in opened:
                frame = json.loads(text)
                table.take(frame)
                self.heard |= {n: e for n, e in table.log.items() if n <= table.n}
                pending = self.pending
                if frame["type"] in ("ack", "refused") and pending and frame["id"] == pending["id"]:
                    if frame["type"] == "ack":
                        self.acknowledged[pending["id"]] = (pending, frame["n"])
                    self.pending = None
                if not table.view:
                    continue
                if table.view["phase"] == "over":
                    self.over = True
                    return
                if self.pending is None or frame["type"] == "state":
                    await self._wish(opened, table)

    async def _wish(self, opened: object, table: Table) -> None:
        if self.pending is None:
            wish = choice(table.view, self.rng)
            if wish is None:
                return
            key = f"{self.rng.getrandbits(64):x}"
            self.pending = {"type": "act", "id": key, "at": table.n, "do": wish}
        await opened.send(json.dumps(self.pending))  # type: ignore[attr-defined]


async def life(server: Server, game: Game, wishes: int, seconds: float) -> None:
    """Let so many wishes be acknowledged, and kill the server some time after, in their midst."""
    await game.check(server.address)
    before = len(game.acknowledged)
    playing = asyncio.create_task(game.play(server.address))
    while len(game.acknowledged) < before + wishes and not playing.done():
        await asyncio.sleep(0.001)
    await asyncio.sleep(seconds)
    server.process.kill()
    with suppress(ConnectionClosed, InvalidHandshake, OSError):  # it may be killed as one greets
        await playing


def kills(times: int, folder: Path, *more: str) -> int:
    """Kill the server so often; return how many wishes were acknowledged before."""
    rng = Random(times)
    games: list[Game] = []
    port = 0
    for _ in range(times):
        server = Server(folder, port, *more)
        port = server.port
        try:
            if not games or games[-1].over:
                games.append(Game(server, rng))
            lived = life(server, games[-1], rng.randrange(12), rng.uniform(0, 0.1))
            asyncio.run(asyncio.wait_for(lived, 240))
        finally:
            server.kill()
    server = Server(folder, port, *more)
    try:
        for game in games:
            asyncio.run(asyncio.wait_for(game.check(server.address), 240))
    finally:
        server.kill()
    return sum(len(game.acknowledged) for game in games)


def test_nothing_is_lost_and_nothing_done_twice(tmp_path: Path, place: str) -> None:
    assert kills(3, tmp_path, "--database", place) > 3


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as place:
        kept = kills(int(sys.argv[1]), Path(place))
    sys.stdout.write(f"{sys.argv[1]} kills, {kept} wishes acknowledged: none lost, none doubled\n")
