"""Do people at one game meet whose sockets are held by different processes, whatever fails?

``python -m tests.scale.test_workers 30`` lets Redis be silent for so many seconds.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.scale.services import Postgres, Word, postgres, word
from tests.server.player import Json, Table, ask, choice, socket
from tests.server.running import Server, served
from websockets.exceptions import ConnectionClosed, InvalidHandshake

FORM = {"rules": "academie", "seats": [{"who": "me"}, {"who": "open"}], "options": {"target": 2}}


class Person:
    """A page at one of the addresses, which comes again when it is cut off, and never loads anew.

    Args:
        addresses: where to come to, in turn.
        game: which game.
        token: whose seat; empty looks on.
        seed: its choices.
        pause: seconds before it does something.
    """

    def __init__(
        self, addresses: list[str], game: str, token: str, seed: int, pause: float = 0.0
    ) -> None:
        self.addresses = addresses
        self.hello = {"type": "hello", "game": game, "token": token}
        self.rng = Random(seed)
        self.pause = pause
        self.table = Table()
        self.pending: Json | None = None
        self.acknowledged: dict[str, int] = {}
        self.came = 0

    @property
    def over(self) -> bool:
        return bool(self.table.view) and self.table.view["phase"] == "over"

    async def live(self) -> None:
        """Come again and again until the partie is over."""
        while not self.over:
            address = self.addresses[self.came % len(self.addresses)]
            self.came += 1
            with suppress(ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
                async with socket(address, open_timeout=30) as opened:
                    await self._speak(opened)
            await asyncio.sleep(0.05)

    async def _speak(self, opened: Any) -> None:
        await opened.send(json.dumps({**self.hello, "have": self.table.n}))
        if self.pending is not None:
            await opened.send(json.dumps(self.pending))
        while not self.over:
            frame = json.loads(await opened.recv())
            if frame["type"] == "failed":
                assert frame["code"] in (1012, 1013), frame
                return
            if self.table.take(frame):
                await opened.send(json.dumps({**self.hello, "have": self.table.n}))
            pending = self.pending
            if pending is not None and frame.get("id") == pending["id"]:
                if frame["type"] == "ack":
                    self.acknowledged[pending["id"]] = frame["n"]
                self.pending = None
            await self._wish(opened)

    async def _wish(self, opened: Any) -> None:
        wish = choice(self.table.view, self.rng) if self.table.view else None
        if self.pending is None and self.hello["token"] and wish is not None:
            await asyncio.sleep(self.pause)
            key = f"{self.rng.getrandbits(64):x}"
            self.pending = {"type": "act", "id": key, "at": self.table.n, "do": wish}
            await opened.send(json.dumps(self.pending))


@contextmanager
def two(folder: Path, *more: str) -> Iterator[list[Server]]:
    """Run two servers of the same games."""
    with ExitStack() as stack:
        yield [stack.enter_context(served(folder, *more)) for _ in range(2)]


def people(servers: list[Server], pause: float = 0.0, **options: Any) -> list[Person]:
    """Sit two down at different servers, with an onlooker at each."""
    here, there = (server.address for server in servers)
    made = ask(here, "/api/games", {**FORM, "options": {**FORM["options"], **options}})  # type: ignore[dict-item]
    joined = ask(there, f"/api/games/{made['game']}/seats", {})
    places = [(here, there, made["token"]), (there, here, joined["token"])]
    places += [(here, there, ""), (there, here, "")]
    return [
        Person([first, second], made["game"], token, seed, pause)
        for seed, (first, second, token) in enumerate(places)
    ]


async def together(*persons: Person, seconds: float = 300) -> None:
    async with asyncio.timeout(seconds), asyncio.TaskGroup() as group:
        for person in persons:
            group.create_task(person.live())


def same_in_the_end(persons: list[Person]) -> None:
    """Hold that all have seen one partie, in which whatever was acknowledged is kept once."""
    public = ("n", "phase", "winner", "deal", "turn", "marks", "last_trick", "dealt", "summary")
    for fact in public:
        assert len({repr(person.table.view[fact]) for person in persons}) == 1, fact
    numbers = [n for person in persons for n in person.acknowledged.values()]
    assert len(numbers) == len(set(numbers)) > 0
    assert max(numbers) <= persons[0].table.n


@pytest.mark.parametrize("word_goes", [True, False])
def test_two_at_different_processes_play_a_partie(
    cluster: Postgres, redis_server: Word, tmp_path: Path, word_goes: bool
) -> None:
    redis = ("--redis", redis_server.address) if word_goes else ()
    more = ("--database", cluster.place(), *redis)
    target = 2 if word_goes else 1
    with two(tmp_path, *more) as servers:
        began = time.monotonic()
        persons = people(servers, target=target)
        asyncio.run(together(*persons))
        same_in_the_end(persons)
        assert all(person.came == 1 for person in persons), "nobody was cut off"
        moves = sum(len(person.acknowledged) for person in persons)
        said = f"{moves} moves in {time.monotonic() - began:.1f} s"
    assert time.monotonic() - began < 10 + moves, said


def test_a_file_may_be_shared_too(tmp_path: Path) -> None:
    with served(tmp_path, "--workers", "2") as server:
        persons = people([server, server], target=1)
        asyncio.run(together(*persons))
        same_in_the_end(persons)


def test_who_is_there_is_seen_from_another_process(
    cluster: Postgres, redis_server: Word, tmp_path: Path
) -> None:
    more = ("--database", cluster.place(), "--redis", redis_server.address)

    async def seen(address: str, game: Json, table: Table, wanted: bool) -> None:
        async with socket(address) as opened:
            await opened.send(json.dumps({"type": "hello", **game, "have": 0}))
            async with asyncio.timeout(120):
                while not table.view or table.view["seats"][1]["present"] != wanted:
                    table.take(json.loads(await opened.recv()))

    async def scene(servers: list[Server]) -> None:
        here, there = (server.address for server in servers)
        made = ask(here, "/api/games", FORM)
        joined = ask(there, f"/api/games/{made['game']}/seats", {})
        mine = {"game": made["game"], "token": made["token"]}
        async with socket(there) as other:
            hello = {"type": "hello", "game": made["game"], "token": joined["token"], "have": 0}
            await other.send(json.dumps(hello))
            await seen(here, mine, Table(), wanted=True)
        await seen(here, mine, Table(), wanted=False)

    with two(tmp_path, *more) as servers:
        asyncio.run(scene(servers))


def serving(server: Server) -> list[int]:
    """Return the processes that serve for another one."""
    parent = server.process.pid
    children = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
    commands = {child: Path(f"/proc/{child}/cmdline").read_bytes() for child in children}
    return [int(child) for child, command in commands.items() if b"spawn_main" in command]


def failing(cluster: Postgres, redis: Word, folder: Path, silent: float) -> list[Person]:
    """Let Redis be silent for a while, and PostgreSQL die in mid-commit, while people play."""
    more = ("--database", cluster.place(), "--redis", redis.address)

    async def scene(persons: list[Person]) -> None:
        async def fail() -> None:
            await asyncio.sleep(1)
            redis.freeze()
            await asyncio.sleep(silent)
            await asyncio.to_thread(cluster.end, "immediate")
            await asyncio.to_thread(cluster.begin)
            await asyncio.sleep(1)
            redis.thaw()
            await asyncio.sleep(1)
            for person in persons:
                person.pause = 0.0

        failed = asyncio.create_task(fail())
        await together(*persons, seconds=300 + 3 * silent)
        await failed

    with two(folder, *more) as servers:
        persons = people(servers, target=5, pause=0.2)
        asyncio.run(scene(persons))
    same_in_the_end(persons)
    return persons


def test_nothing_is_lost_when_the_others_fail(
    cluster: Postgres, redis_server: Word, tmp_path: Path
) -> None:
    failing(cluster, redis_server, tmp_path, 3)


def test_a_process_that_is_killed_is_begun_anew(
    cluster: Postgres, redis_server: Word, tmp_path: Path
) -> None:
    more = ("--workers", "2", "--database", cluster.place(), "--redis", redis_server.address)

    async def scene(server: Server, persons: list[Person]) -> None:
        async def kill() -> None:
            for _ in range(2):
                await asyncio.sleep(1)
                os.kill(Random(1).choice(serving(server)), signal.SIGKILL)

        killing = asyncio.create_task(kill())
        await together(*persons)
        await killing

    server = Server(tmp_path, 0, *more)
    try:
        persons = people([server, server], target=3, pause=0.05)
        asyncio.run(scene(server, persons))
    finally:
        status, complaints = server.end()
    assert status == 0
    assert "Error" not in complaints  # Python tidies up behind what was killed, and says so
    same_in_the_end(persons)


if __name__ == "__main__":
    with postgres() as database, word() as channel, tempfile.TemporaryDirectory() as place:
        found = failing(database, channel, Path(place), float(sys.argv[1]))
    kept = sum(len(person.acknowledged) for person in found)
    again = sum(person.came - 1 for person in found)
    sys.stdout.write(
        f"Redis silent for {sys.argv[1]} s, PostgreSQL killed: {kept} wishes acknowledged, none "
        f"lost, none doubled; all viewers equal, {again} came again\n"
    )
