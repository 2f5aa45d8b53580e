"""Is what was kept still there, once and in order, whatever happened in between?"""

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest
import sqlalchemy as sa

from imperiale.services.ports import NumberTakenError, Row, Summary
from imperiale.storage.engine import Database
from imperiale.storage.schema import METADATA, NewerSchemaError, bring_up
from imperiale.storage.store import Store

PLAYING = Summary(over=False, listed=False, due=None)


@asynccontextmanager
async def opened(place: str) -> AsyncIterator[Store]:
    store = Store(place)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def rows(first: int, last: int, action: str | None = None) -> list[Row]:
    return [Row(n, 1000 + n, action if n == first else None, b"%d" % n) for n in range(first, last)]


def test_what_was_kept_is_there_after_opening_again(place: str) -> None:
    async def keep() -> None:
        async with opened(place) as store:
            await store.append("g", rows(1, 4), PLAYING)
            await store.append("h", rows(1, 2), PLAYING)
            await store.append("g", rows(4, 6, "s0:a"), PLAYING)

    async def read() -> tuple[list[Row], list[Row]]:
        async with opened(place) as store:
            return await store.read("g"), await store.read("nothing")

    asyncio.run(keep())
    assert asyncio.run(read()) == (rows(1, 4) + rows(4, 6, "s0:a"), [])


@pytest.mark.parametrize(
    ("again", "why"),
    [
        (rows(3, 5), "the number 3 is taken"),
        (rows(5, 6, "s0:a"), "that wish has acted already"),
    ],
)
def test_a_number_and_a_wish_are_written_once(place: str, again: list[Row], why: str) -> None:
    async def twice() -> list[Row]:
        async with opened(place) as store:
            await store.append("g", rows(1, 5, "s0:a"), PLAYING)
            with pytest.raises(NumberTakenError):
                await store.append("g", again, PLAYING)
            return await store.read("g")

    assert asyncio.run(twice()) == rows(1, 5, "s0:a"), why


def test_one_that_fails_takes_none_with_it(place: str) -> None:
    """Many are kept in one transaction, and each is answered for itself."""

    async def many() -> tuple[list[bool], list[int]]:
        async with opened(place) as store:
            await store.append("g7", rows(1, 2), PLAYING)
            appended = (store.append(f"g{i}", rows(1, 3), PLAYING) for i in range(20))
            done = await asyncio.gather(*appended, return_exceptions=True)
            kept = [len(await store.read(f"g{i}")) for i in range(20)]
            return [isinstance(each, NumberTakenError) for each in done], kept

    failed, kept = asyncio.run(many())
    assert failed == [i == 7 for i in range(20)]
    assert kept == [1 if i == 7 else 2 for i in range(20)]


def test_games_are_found_by_what_they_are(place: str) -> None:
    async def find() -> list[list[str]]:
        async with opened(place) as store:
            for i, name in enumerate("abc"):
                summary = Summary(over=False, listed=True, due=7 if name == "b" else None)
                await store.append(name, [Row(1, i, None, b"")], summary)
            found = [await store.listed(), [name for _, name in await store.due(9, 9, (-1, ""))]]
            await store.append("c", [Row(2, 9, None, b"")], PLAYING)
            return [*found, await store.listed()]

    assert asyncio.run(find()) == [["c", "b", "a"], ["b"], ["b", "a"]]


def test_another_program_may_write_too(tmp_path: Path) -> None:
    """Ours waits for it, and fails neither at once nor half-way."""

    place = str(tmp_path / "games.db")

    async def write(other: Callable[[], Coroutine[None, None, None]]) -> int:
        async with opened(place) as store:
            waiting = asyncio.create_task(other())
            await asyncio.sleep(0.05)
            for n in range(1, 20):
                await store.append("g", rows(n, n + 1), PLAYING)
            await waiting
            return len(await store.read("g"))

    async def other() -> None:
        def hold() -> None:
            with closing(sqlite3.connect(place, isolation_level=None)) as holder:
                holder.execute("BEGIN IMMEDIATE")
                holder.execute("INSERT INTO games VALUES ('x', 0, 0, 0, 0, NULL)")
                time.sleep(0.3)
                holder.execute("COMMIT")

        await asyncio.to_thread(hold)

    assert asyncio.run(write(other)) == 19


def test_the_steps_of_the_schema_make_its_tables(place: str) -> None:
    """What the migrations make and what the program reads are the same."""
    made = {}
    engine = Database(place).engine
    for name, make in (("steps", bring_up), ("tables", METADATA.create_all)):
        with engine.begin() as connection:
            make(connection)
            look = sa.inspect(connection)
            made[name] = {
                table: (
                    [(c["name"], str(c["type"]), c["nullable"]) for c in look.get_columns(table)],
                    look.get_pk_constraint(table),
                    sorted(str(i) for i in look.get_indexes(table)),
                    look.get_unique_constraints(table),
                )
                for table in METADATA.tables
            }
            METADATA.drop_all(connection)
    engine.dispose()
    assert made["steps"] == made["tables"]


def test_a_file_of_a_newer_version_is_left_alone(place: str) -> None:
    async def open_again() -> None:
        async with opened(place):
            pass
        engine = Database(place).engine
        with engine.begin() as connection:
            connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
        engine.dispose()
        with pytest.raises(NewerSchemaError, match="9999"):
            async with opened(place):
                pass

    asyncio.run(open_again())


def test_a_full_disk_takes_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    """What finds no room fails, and what comes when there is room again is kept."""
    place = tmp_path / "games.db"

    async def fill() -> None:
        async with opened(str(place)) as store:
            most, failed = [10**9], list[str]()

            @sa.event.listens_for(store.database.engine, "checkout")
            def limit(connection: sqlite3.Connection, *_: object) -> None:
                connection.execute(f"PRAGMA max_page_count = {most[0]}")

            async def append(n: int) -> bool:
                try:
                    await store.append("g", [Row(n, n, None, b"x" * 2000)], PLAYING)
                except sa.exc.OperationalError as error:
                    failed.append(str(error))
                    return False
                return True

            assert await append(1)
            with closing(sqlite3.connect(place)) as looking:
                most[0] = looking.execute("PRAGMA page_count").fetchone()[0] + 8
            kept = 1
            while await append(kept + 1):
                kept += 1
            assert kept > 1
            assert ["full" in why for why in failed] == [True]
            assert [row.n for row in await store.read("g")] == [*range(1, kept + 1)]
            most[0] = 10**9
            assert await append(kept + 1)
            assert [row.n for row in await store.read("g")] == [*range(1, kept + 2)]

    asyncio.run(fill())
