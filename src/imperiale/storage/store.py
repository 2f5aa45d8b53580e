"""How is a line of a log kept so that it survives whatever happens to the program?

One writer takes what is to be kept from all games, as much as has come in meanwhile at once, in a
transaction that begins ``IMMEDIATE``: a reader that becomes a writer half-way would fail where
another writes, however long it waits.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from imperiale.services.ports import NumberTakenError, Row, Summary
from imperiale.storage.schema import FACTS, GAMES, UnusableError, bring_up

__all__ = ["Store"]

MOST_AT_ONCE = 100
"""Wishes that are kept in one transaction."""


class _Wanted(NamedTuple):
    """What is to be kept, and who waits for it."""

    game: str
    rows: Sequence[Row]
    summary: Summary
    kept: asyncio.Future[None]


class Store:
    """The logs of all games in an SQLite file.

    Args:
        path: the file; it is made if it is not there.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._engine = _engine(path)
        self._queue: asyncio.Queue[_Wanted] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Bring the file to the schema of this version, and be ready to write.

        Raises:
            UnusableError: it is no database, may not be written, or is of a newer version; it is
                left as it is.
        """
        try:
            async with self._engine.begin() as connection:
                await connection.run_sync(bring_up)
        except BaseException as error:
            await self._engine.dispose()
            if isinstance(error, DBAPIError):
                raise UnusableError(str(error.orig)) from None
            raise
        self._writer = asyncio.create_task(self._write())

    async def close(self) -> None:
        """Write what is left and close the file."""
        if self._writer is not None:
            await self._queue.join()
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
        await self._engine.dispose()

    async def append(self, game: str, rows: Sequence[Row], summary: Summary) -> None:
        """Keep lines of a log; when this returns they survive a crash, all of them or none.

        Raises:
            NumberTakenError: there is a line of such a number, or of that wish, already.
        """
        kept = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(_Wanted(game, rows, summary, kept))
        await kept

    async def _write(self) -> None:
        async with self._engine.connect() as connection:
            while True:
                wanted = [await self._queue.get()]
                while len(wanted) < MOST_AT_ONCE and not self._queue.empty():
                    wanted.append(self._queue.get_nowait())
                try:
                    await self._keep(connection, wanted)
                finally:
                    for _ in wanted:
                        self._queue.task_done()

    async def _keep(self, connection: AsyncConnection, wanted: Sequence[_Wanted]) -> None:
        """Keep all at once; if one of them cannot be, each by itself."""
        error = await _kept(connection, wanted)
        if error is None or len(wanted) == 1:
            for each in wanted:
                _answer(each, error)
            return
        for each in wanted:
            _answer(each, await _kept(connection, [each]))

    async def read(self, game: str) -> list[Row]:
        """Return the log of a game, in order; empty if there is none."""
        columns = (FACTS.c.n, FACTS.c.at, FACTS.c.action, FACTS.c.fact)
        wanted = sa.select(*columns).where(FACTS.c.game == game).order_by(FACTS.c.n)
        return [Row(*row) for row in await self._rows(wanted)]

    async def listed(self) -> list[str]:
        """Return the games that stand in the lobby, the newest first, at most a hundred."""
        wanted = sa.select(GAMES.c.name).where(GAMES.c.listed).order_by(GAMES.c.made.desc())
        return [row[0] for row in await self._rows(wanted.limit(100))]

    async def clocked(self) -> list[str]:
        """Return the games that are not over and in which time passes."""
        return [row[0] for row in await self._rows(sa.select(GAMES.c.name).where(GAMES.c.clocked))]

    async def _rows(self, wanted: sa.Executable) -> Sequence[tuple[Any, ...]]:
        async with self._engine.connect() as connection:
            reading = await connection.execution_options(reading=True)
            return [tuple(row) for row in await reading.execute(wanted)]


def _engine(path: Path) -> AsyncEngine:
    engine = create_async_engine(sa.URL.create("sqlite+aiosqlite", database=str(path)))

    def connected(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # transactions are begun below, not by the driver
        cursor = connection.cursor()
        for pragma in ("busy_timeout=10000", "journal_mode=WAL", "synchronous=FULL"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()

    def begun(connection: sa.Connection) -> None:
        reading = connection.get_execution_options().get("reading")
        connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")

    event.listen(engine.sync_engine, "connect", connected)
    event.listen(engine.sync_engine, "begin", begun)
    return engine


def _answer(wanted: _Wanted, error: Exception | None) -> None:
    if wanted.kept.done():
        return  # whoever waited has gone, and will read what was kept
    if error is None:
        wanted.kept.set_result(None)
    elif isinstance(error, IntegrityError):
        wanted.kept.set_exception(NumberTakenError(wanted.game))
    else:
        wanted.kept.set_exception(error)


async def _kept(connection: AsyncConnection, wanted: Sequence[_Wanted]) -> Exception | None:
    """Keep some things in one transaction; return why it could not be."""
    games = [
        {"name": each.game, "made": each.rows[0].at, **each.summary._asdict()} for each in wanted
    ]
    facts = [{"game": each.game, **row._asdict()} for each in wanted for row in each.rows]
    put = insert(GAMES)
    changed = {name: put.excluded[name] for name in Summary._fields}
    try:
        async with connection.begin():
            await connection.execute(put.on_conflict_do_update(["name"], set_=changed), games)
            if facts:
                await connection.execute(sa.insert(FACTS), facts)
    except Exception as error:
        return error
    return None
