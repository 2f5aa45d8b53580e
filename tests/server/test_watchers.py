"""Is a table with a hundred onlookers cheap, and does nothing stay of those who have gone?"""

from __future__ import annotations

import asyncio
import gc
import json
from collections import Counter
from random import Random
from typing import Any

import pytest
from tests.server.pipes import Wire
from tests.server.player import Json
from tests.services.houses import Host, run
from tests.services.test_house import play_on

from imperiale.server import connection
from imperiale.server.connection import Connection
from imperiale.server.limits import Rate
from imperiale.server.scene import View
from imperiale.server.sight import Viewer, view
from imperiale.services import room as rooms
from imperiale.services.room import Room


class Watcher:
    """Somebody at a table, and what he hears."""

    def __init__(self, host: Host, game: str, token: str = "", have: int = 0) -> None:
        self.wire = Wire(Random(0))
        own = Connection(host.house, self.wire, Rate(10**9, 1.0, lambda: 0.0))
        self._speaking = asyncio.create_task(own.run())
        self.wire.wish({"type": "hello", "game": game, "token": token, "have": have})

    def heard(self) -> list[Json]:
        found = []
        while not self.wire.down.empty():
            found.append(json.loads(self.wire.down.get_nowait() or b"{}"))
        return found

    async def go(self) -> None:
        self.wire.cut()
        await self._speaking


async def quiet() -> None:
    """Let all that is sent arrive."""
    for _ in range(60):
        await asyncio.sleep(0)


def test_a_hundred_who_see_the_same_are_drawn_once(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[Viewer] = []

    def noted(room: Room, viewer: Viewer, now: int) -> View:
        drawn.append(viewer)
        return view(room, viewer, now)

    monkeypatch.setattr(connection, "view", noted)

    async def scene() -> None:
        host = Host()
        room, tickets = await host.table("", "")
        people = [Watcher(host, room.game.name, ticket.token) for ticket in tickets]
        crowd = [Watcher(host, room.game.name) for _ in range(100)]
        await quiet()
        for each in (*people, *crowd):
            each.heard()
        drawn.clear()
        await play_on(host, room, 3, Random(1))
        await quiet()
        assert Counter(viewer.seat for viewer in drawn) == {0: 3, 1: 3, None: 3}
        updates = [[f for f in each.heard() if f["type"] == "update"] for each in crowd]
        assert all(each == updates[0] for each in updates)
        assert [frame["n"] for frame in updates[0]][-1] == room.game.n
        for each in (*people, *crowd):
            await each.go()

    run(scene())


def test_how_many_look_on_is_told_once_for_all_who_come(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hundred who come send a hundred who are there one short frame each, and no view."""
    monkeypatch.setattr(rooms, "COUNTED", 3600.0)  # as long as the test says

    async def scene() -> None:
        host = Host()
        room, tickets = await host.table("", "")
        person = Watcher(host, room.game.name, tickets[0].token)
        await quiet()
        person.heard()
        crowd = [Watcher(host, room.game.name) for _ in range(100)]
        await quiet()
        assert person.heard() == []
        room._count()
        await quiet()
        assert person.heard() == [{"type": "onlookers", "onlookers": 100}]
        assert [frame["type"] for frame in crowd[0].heard()] == ["state", "onlookers"]
        for each in crowd:
            await each.go()
        assert person.heard() == []
        room._count()
        await quiet()
        assert person.heard() == [{"type": "onlookers", "onlookers": 0}]
        other = Watcher(host, room.game.name, tickets[1].token)
        await quiet()
        (frame,) = person.heard()
        assert (frame["type"], frame["entries"]) == ("update", [])
        assert frame["view"]["seats"][1]["present"], "a player who comes is told of at once"
        await person.go()
        await other.go()

    run(scene())


def test_who_comes_and_goes_leaves_nothing_behind() -> None:
    async def scene() -> None:
        host = Host()
        room, tickets = await host.table("", "")
        timers: list[int] = []
        tasks = len(asyncio.all_tasks())
        for _ in range(4):
            for number in range(50):
                token = tickets[0].token if number % 2 else ""
                each = Watcher(host, room.game.name, token)
                await quiet()
                await each.go()
            await quiet()
            loop: Any = asyncio.get_running_loop()
            timers.append(sum(not handle.cancelled() for handle in loop._scheduled))
            gc.collect()
            assert not [one for one in gc.get_objects() if isinstance(one, Connection)]
        assert len(asyncio.all_tasks()) == tasks
        assert room.listeners == []
        assert len(set(timers[1:])) == 1, "what waits for a time does not grow"

    run(scene())
