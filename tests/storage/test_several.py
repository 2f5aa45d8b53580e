"""Do several stores of one database spare each other, and does one outlive its server?"""

from __future__ import annotations

import asyncio
import json
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from pkgutil import iter_modules
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.migration import MigrationContext
from alembic.operations import Operations
from tests.scale.services import Postgres
from tests.services.houses import Host, run
from tests.services.test_house import play_on

from imperiale.services.facts import ClockTerms
from imperiale.services.ports import Attending, NumberTakenError, Row, Summary
from imperiale.services.room import folded
from imperiale.storage import store, versions
from imperiale.storage.engine import Database
from imperiale.storage.schema import UnusableError
from imperiale.storage.store import Store

PLAYING = Summary(over=False, listed=False, due=None)


def test_two_never_write_the_same_line(place: str) -> None:
    """Whoever is told that his line is kept finds it there, and nobody else is told so."""

    async def writes(mine: Store, name: bytes, told: list[int]) -> None:
        for _ in range(60):
            n = (await mine.numbers(["g"])).get("g", 0) + 1
            try:
                await mine.append("g", [Row(n, n, None, name)], PLAYING)
            except NumberTakenError:
                continue
            told.append(n)

    async def scene() -> None:
        stores = [Store(place, shared=True) for _ in range(2)]
        for each in stores:
            await each.open()
        told: list[list[int]] = [[], []]
        await asyncio.gather(*(writes(stores[i], b"%d" % i, told[i]) for i in range(2)))
        rows = await stores[0].read("g")
        assert [row.n for row in rows] == list(range(1, len(rows) + 1))
        for i in range(2):
            assert told[i] == [row.n for row in rows if row.fact == b"%d" % i]
        assert all(told)
        for each in stores:
            await each.close()

    run(scene())


def test_who_is_at_a_game_elsewhere_is_believed_for_a_while(place: str) -> None:
    async def scene() -> None:
        mine = Store(place, shared=True)
        await mine.open()
        here = [Attending("g", "a", 0b1, 2, 1000), Attending("h", "a", 0b10, 0, 1000)]
        assert await mine.attend("a", here, ["g", "h"], 0) == []
        assert await mine.attend("b", [], ["g"], 999) == here[:1]
        assert await mine.attend("b", [], ["g"], 1000) == []
        await mine.attend("a", [here[0]._replace(seats=0, onlookers=0, until=0)], [], 0)
        assert await mine.attend("b", [], ["g", "h"], 0) == here[1:]
        await mine.close()

    run(scene())


STEPS = sorted(module.name for module in iter_modules(versions.__path__))


@pytest.mark.parametrize("step", STEPS[:-1])
def test_a_game_under_way_goes_on_after_an_upgrade(place: str, step: str) -> None:
    """From each earlier schema, with a game in mid-deal."""

    async def played() -> tuple[str, list[Row]]:
        host = Host()
        room, _ = await host.table("", "", clock=ClockTerms("days", 86_400))
        await play_on(host, room, 9, Random(5))
        return room.game.name, await host.log.read(room.game.name)

    name, rows = run(played())
    steps: list[Any] = [
        import_module(f"{versions.__name__}.{each}") for each in STEPS[: STEPS.index(step) + 1]
    ]
    engine = Database(place).engine
    with engine.begin() as connection:
        context = MigrationContext.configure(connection)
        with Operations.context(context):
            steps[0].upgrade()
        old = sa.table("games", *map(sa.column, ("name", "made", "over", "listed", "clocked")))
        game = {"name": name, "made": 1, "over": False, "listed": False, "clocked": True}
        connection.execute(sa.insert(old), [game])
        facts = sa.table("facts", *map(sa.column, ("game", *Row._fields)))
        connection.execute(sa.insert(facts), [{"game": name, **row._asdict()} for row in rows])
        with Operations.context(context):
            for later in steps[1:]:
                later.upgrade()
        connection.execute(sa.text("CREATE TABLE alembic_version (version_num VARCHAR(32))"))
        known = sa.table("alembic_version", sa.column("version_num"))
        connection.execute(sa.insert(known), [{"version_num": steps[-1].revision}])
    engine.dispose()

    async def goes_on() -> None:
        log = Store(place)
        await log.open()
        assert await log.numbers([name]) == {name: len(rows)}
        host = Host(log)  # type: ignore[arg-type]
        assert await log.due(9, 9, (-1, "")) == [(0, name)]
        await host.house.sweep.once()
        assert not host.house.held, "nothing is to happen in it for a day"
        room = await host.house.room(name)
        assert room.game.n == len(rows)
        assert await log.due(10**12, 9, (-1, "")) == [(room.game.deadline(), name)]
        await play_on(host, room, 6, Random(6))
        kept = folded(name, await log.read(name))
        assert kept.n == room.game.n > len(rows)
        assert (await log.numbers([name]))[name] == kept.n
        await log.close()

    run(goes_on())


def test_a_server_that_dies_in_mid_commit_loses_nothing(
    cluster: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was told to be kept is there once; what was on its way then comes to an end too."""
    place = cluster.place()
    monkeypatch.setattr(store, "AGAIN", 0.05)

    async def writes(log: Store, game: str, kept: list[int], going: asyncio.Event) -> None:
        n = 0
        while going.is_set():
            n += 1
            await log.append(game, [Row(n, n, f"s0:{n}", json.dumps(n).encode())], PLAYING)
            kept.append(n)

    async def scene() -> None:
        log = Store(place)
        await log.open()
        going = asyncio.Event()
        going.set()
        kept: dict[str, list[int]] = {f"g{i}": [] for i in range(8)}
        writing = [asyncio.create_task(writes(log, *each, going)) for each in kept.items()]
        for _ in range(2):
            await asyncio.sleep(0.5)
            await asyncio.to_thread(cluster.end, "immediate")
            assert not await log.alive()
            await asyncio.to_thread(cluster.begin)
        await asyncio.sleep(0.5)
        going.clear()
        await asyncio.gather(*writing)
        assert await log.alive()
        for game, numbers in kept.items():
            rows = await log.read(game)
            assert [row.n for row in rows] == numbers
            assert all(b - a == 1 for a, b in pairwise([0, *numbers]))
            assert [row.fact for row in rows] == [b"%d" % n for n in numbers]
        await log.close()

    run(scene())


def test_a_store_that_ends_waits_for_no_server(cluster: Postgres) -> None:
    place = cluster.place()

    async def scene() -> None:
        log = Store(place)
        await log.open()
        await asyncio.to_thread(cluster.end)
        try:
            late = asyncio.create_task(log.append("g", [Row(1, 1, None, b"")], PLAYING))
            await asyncio.sleep(0.3)
            await asyncio.wait_for(log.close(), 30)
            with pytest.raises(sa.exc.DBAPIError):
                await late
        finally:
            await asyncio.to_thread(cluster.begin)

    run(scene())


@pytest.mark.parametrize(
    ("where", "words"),
    [
        ("mysql://club@127.0.0.1/games", "mysql"),
        ("postgresql://club@127.0.0.1:1/games", "refused"),
        ("postgres//x://", "neither a file nor"),
    ],
)
def test_a_place_where_nothing_can_be_kept_is_told(where: str, words: str, tmp_path: Path) -> None:
    async def opened() -> None:
        await Store(where).open()

    with pytest.raises(UnusableError, match=words):
        run(opened())
