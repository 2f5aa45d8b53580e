"""Does the telling never hold up a game, whatever becomes of the notices?"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from random import Random

import pytest
from tests.services.houses import Host, run
from tests.services.test_house import play_on

from imperiale.services.facts import ClockTerms
from imperiale.services.house import House
from imperiale.services.notices import (
    MOST_WAITING,
    WORKERS,
    Gone,
    Notices,
    Subscription,
    holder_of_seat,
)


class Memory:
    """Keeps subscriptions as long as the test lasts."""

    def __init__(self) -> None:
        self.found: list[Subscription] = []

    async def subscribe(self, address: str, found: Sequence[Subscription]) -> None:
        self.found = [one for one in self.found if one.address != address] + [*found]

    async def unsubscribe(self, address: str) -> None:
        await self.subscribe(address, ())

    async def end(self, holders: Sequence[str]) -> None:
        self.found = [one for one in self.found if one.holder not in holders]

    async def subscribed(self, holders: Sequence[str]) -> list[Subscription]:
        return [one for one in self.found if one.holder in holders]

    def add(self, game: str, seat: int) -> None:
        address = f"https://{seat}.example"
        self.found.append(Subscription(address, "", "", "en", holder_of_seat(game, seat), 1))


class Sent:
    """Takes notices; hangs, or says that an address is gone, as the test likes."""

    def __init__(self) -> None:
        self.told: list[tuple[str, str]] = []
        self.hangs = False
        self.gone = False
        self.fails = False

    async def send(self, to: Subscription, game: str) -> None:
        if self.hangs:
            await asyncio.Event().wait()
        if self.fails:
            raise OSError("away")
        if self.gone:
            raise Gone
        self.told.append((to.address, game))


def host() -> tuple[Host, Memory, Sent]:
    """Return a house that tells."""
    one, keeper, sent = Host(), Memory(), Sent()
    notices = Notices(keeper, sent)
    one.house = House(one.log, one.runner, one.time, one.house.draw, notices=notices)
    notices.start()
    return one, keeper, sent


async def quiet(one: Host) -> None:
    notices = one.house.notices
    assert notices is not None
    for _ in range(50):
        await asyncio.sleep(0)


def test_whose_turn_it_is_is_told_once_for_each_turn() -> None:
    async def scene() -> None:
        one, keeper, sent = host()
        room, _ = await one.table("", "", clock=ClockTerms("days", 86_400))
        name = room.game.name
        for seat in (0, 1):
            keeper.add(name, seat)
        await play_on(one, room, 2, Random(1))
        await quiet(one)
        sent.told.clear()
        turns: list[int] = []
        for _ in range(8):
            turn = room.game.turn
            await play_on(one, room, 1, Random(1))
            if room.game.turn is not None and room.game.phase == "playing":
                turns.append(room.game.turn)
            assert turn is not None
        await quiet(one)
        assert sent.told == [(f"https://{seat}.example", name) for seat in turns]
        await one.house.stop()

    run(scene())


@pytest.mark.parametrize("how", ["hangs", "fails"])
def test_a_push_service_that_is_away_holds_nothing_up(how: str) -> None:
    async def scene() -> None:
        one, keeper, sent = host()
        setattr(sent, how, True)
        room, _ = await one.table("", "")
        keeper.add(room.game.name, 0)
        keeper.add(room.game.name, 1)
        await play_on(one, room, 20, Random(2))
        assert room.game.n > 20
        await one.house.stop()

    run(scene())


def test_what_waits_to_be_told_is_bounded() -> None:
    async def scene() -> None:
        one, keeper, sent = host()
        sent.hangs = True
        room, _ = await one.table("", "")
        keeper.add(room.game.name, 0)
        keeper.add(room.game.name, 1)
        await play_on(one, room, 4, Random(2))
        notices = one.house.notices
        assert notices is not None
        for _ in range(MOST_WAITING + 100):
            notices.grown(room, 0)
        await quiet(one)
        assert notices.waiting <= MOST_WAITING
        assert notices.waiting >= MOST_WAITING - WORKERS
        await one.house.stop()

    run(scene())


def test_an_address_that_is_gone_is_forgotten_and_so_are_those_of_a_game_that_is_over() -> None:
    async def scene() -> None:
        one, keeper, sent = host()
        room, _ = await one.table("", "", options={"win_by": "card_points", "deals": 1})
        name = room.game.name
        keeper.add(name, 0)
        sent.gone = True
        await play_on(one, room, 6, Random(3))
        await quiet(one)
        assert keeper.found == []
        keeper.add(name, 1)
        keeper.add("another", 1)
        sent.gone = False
        while room.game.phase != "over":
            await play_on(one, room, 1, Random(3))
        await quiet(one)
        assert [each.holder for each in keeper.found] == ["s:another:1"]
        await one.house.stop()

    run(scene())
