"""Does whoever comes again find the table as it is, in every phase and in every way?"""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

import pytest
from tests.server.pipes import Wire
from tests.server.player import Json, Table
from tests.services.houses import Host, run
from tests.services.test_house import play_on

from imperiale.server.connection import Connection
from imperiale.server.limits import Rate
from imperiale.services.room import Room
from imperiale.services.seats import Ticket

WAYS = ("reload", "offline", "second tab", "other device", "restart")


class Page:
    """A page at one seat, whose line can be cut."""

    def __init__(self, host: Host, game: str, token: str, have: Table | None = None) -> None:
        self.table = have or Table()
        self.wire = Wire(Random(0))
        connection = Connection(host.house, self.wire, Rate(10**9, 1.0, lambda: 0.0))
        self._speaking = asyncio.create_task(connection.run())
        hello = {"type": "hello", "game": game, "token": token, "have": self.table.n}
        self.wire.wish(hello)

    async def listen(self) -> None:
        """Hear what there is to hear."""
        for _ in range(60):
            await asyncio.sleep(0)
        while not self.wire.down.empty():
            frame = json.loads(self.wire.down.get_nowait() or b'{"type": "pong"}')
            assert not self.table.take(frame), "numbers are missing"

    async def cut(self) -> None:
        """Lose the line."""
        self.wire.cut()
        await self._speaking


def timeless(view: Json) -> Json:
    """Return a view without what is another at each look."""
    return {name: value for name, value in view.items() if name not in ("now", "onlookers")}


async def comes(way: str, host: Host, room: Room, ticket: Ticket, page: Page) -> tuple[Page, Host]:
    """Come again in a way; something may have happened meanwhile."""
    game = room.game.name
    match way:
        case "reload":
            await page.cut()
            return Page(host, game, ticket.token), host
        case "offline":
            await page.cut()
            await play_on(host, room, 2, Random(room.game.n))
            await host.settle(room)
            return Page(host, game, ticket.token, page.table), host
        case "second tab":
            return Page(host, game, ticket.token), host
        case "other device":
            again = await host.house.take_up(game, ticket.code)
            return Page(host, game, again.token), host
        case _:
            await page.cut()
            other = Host(host.log, seed=host.time.now)
            other.time.now = host.time.now
            return Page(other, game, ticket.token, page.table), other


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("plan", [("", ""), ("", "greedy", "")])
def test_the_table_is_found_as_it_is(way: str, plan: tuple[str, ...]) -> None:
    rules = "academie" if len(plan) == 2 else "imperialas"
    options: dict[str, Any] = {"marking": "by_hand", "win_by": "card_points", "deals": 1}

    async def scene() -> set[tuple[str, str]]:
        host = Host()
        room, tickets = await host.table(*plan, rules=rules, options=options)
        phases: set[tuple[str, str]] = set()
        while True:
            page = Page(host, room.game.name, tickets[0].token)
            await page.listen()
            again, there = await comes(way, host, room, tickets[0], page)
            await again.listen()
            await page.listen()
            phases.add((again.table.view["phase"], again.table.view["step"]))
            fresh = Page(there, room.game.name, tickets[0].token)
            await fresh.listen()
            await again.listen()
            assert timeless(again.table.view) == timeless(fresh.table.view)
            if way == "second tab":
                assert timeless(page.table.view) == timeless(fresh.table.view)
            for each in (page, again, fresh):
                await each.cut()
            if room.game.phase == "over":
                return phases
            host, room = there, await there.house.room(room.game.name)
            await play_on(host, room, 1, Random(room.game.n))
            await host.settle(room)

    seen = run(scene())
    missed = {"ready", "point"} if way == "offline" else set[str]()  # that come and go meanwhile
    assert {"ready", "playing", "over"} - {phase for phase, _ in seen} <= missed
    assert {"imperial", "point", "play", "tricks"} - {step for _, step in seen} <= missed
