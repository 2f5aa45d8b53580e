"""How is a line of a log kept so that it survives whatever happens to the program?

One writer takes what is to be kept from all games, as much as has come in meanwhile, and keeps it
in one transaction.  It waits for a database that is away; what was on its way when that went is
looked for before it is said to have failed.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError

from imperiale.services.ports import Attending, Finished, NumberTakenError, Row, Summary
from imperiale.storage.engine import Database
from imperiale.storage.notices import NoticeStore
from imperiale.storage.people import People
from imperiale.storage.ratings import Ratings
from imperiale.storage.schema import ATTENDING, FACTS, GAMES, REVIEWS, UnusableError, bring_up
from imperiale.storage.schema_people import HOLDINGS

__all__ = ["Store"]

MOST_AT_ONCE = 100
"""Wishes that are kept in one transaction."""

PATIENCE = 60.0
"""Seconds for which a database that is away is waited for."""

AGAIN = 0.1
"""Seconds after which it is tried again."""

SETTLED = 1.0
"""Seconds after which what was kept in a file survives a power cut too."""

_T = TypeVar("_T")


class _Wanted(NamedTuple):
    """What is to be kept, and who waits for it."""

    game: str
    rows: Sequence[Row]
    summary: Summary
    owned: Sequence[tuple[int, str]]
    partie: Finished | None
    kept: asyncio.Future[None]


class Store:
    """The logs of all games in a database.

    Args:
        place: a file of SQLite, which is made if it is not there, or ``postgresql://…``.

    Attributes:
        shared: whether other processes may play the same games.
        people: the accounts in it.
        ratings: how strong they are.
        notices: who wants to be told that it is his turn.

    Raises:
        UnusableError: nothing can be kept in such a place.
    """

    def __init__(self, place: str | Path, *, shared: bool = False) -> None:
        self.database = Database(place)
        self.shared = shared or self.database.far
        put = self.database.insert(GAMES)
        changed = {name: put.excluded[name] for name in ("n", *Summary._fields)}
        self._put = put.on_conflict_do_update(index_elements=["name"], set_=changed)
        put = self.database.insert(ATTENDING)
        changed = {name: put.excluded[name] for name in Attending._fields[2:]}
        self._attend = put.on_conflict_do_update(index_elements=["game", "worker"], set_=changed)
        put = self.database.insert(HOLDINGS)
        self._own = put.on_conflict_do_update(
            index_elements=["game", "seat"], set_={"account": put.excluded["account"]}
        )
        self.people = People(self._do, self._ask)
        self.ratings = Ratings(self.database, self._ask)
        self.notices = NoticeStore(self._do, self._ask)
        self._queue: asyncio.Queue[_Wanted] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []
        self._writing = ThreadPoolExecutor(1, "writer")
        self._reading = ThreadPoolExecutor(4, "reader")
        self._ending = threading.Event()
        self._unsettled = False

    async def open(self) -> None:
        """Bring the database to the schema of this version, and be ready to write.

        Raises:
            UnusableError: it is no database, may not be written, or is of a newer version; it is
                left as it is.
        """
        try:
            await self._in(self._writing, self._bring_up)
        except BaseException as error:
            self._let_go()
            if isinstance(error, DBAPIError):
                raise UnusableError(str(error.orig)) from None
            raise
        self._tasks = [asyncio.create_task(self._write()), asyncio.create_task(self._settle())]

    def _bring_up(self) -> None:
        with self.database.engine.begin() as connection:
            bring_up(connection)

    async def close(self) -> None:
        """Write what is left, and close the database."""
        self._ending.set()
        if self._tasks:
            await self._queue.join()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._let_go()

    def _let_go(self) -> None:
        self._writing.shutdown()
        self._reading.shutdown()
        self.database.engine.dispose()

    async def _in(self, pool: ThreadPoolExecutor, work: Callable[[], _T]) -> _T:
        return await asyncio.get_running_loop().run_in_executor(pool, work)

    # writing

    async def append(
        self,
        game: str,
        rows: Sequence[Row],
        summary: Summary,
        owned: Sequence[tuple[int, str]] = (),
        partie: Finished | None = None,
    ) -> None:
        """Keep lines of a log; when this returns they survive a crash, all of them or none.

        Raises:
            NumberTakenError: there is a line of such a number, or of that wish, already.
        """
        kept = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(_Wanted(game, rows, summary, owned, partie, kept))
        await kept

    async def _write(self) -> None:
        while True:
            wanted = [await self._queue.get()]
            while len(wanted) < MOST_AT_ONCE and not self._queue.empty():
                wanted.append(self._queue.get_nowait())
            # in one order everywhere, lest two processes wait for each other
            wanted.sort(key=lambda each: each.game)
            errors = await self._in(self._writing, lambda now=wanted: self._keep(now))  # type: ignore[misc]
            self._unsettled = True
            for each, error in zip(wanted, errors, strict=True):
                _answer(each, error)
                self._queue.task_done()

    def _keep(self, wanted: Sequence[_Wanted]) -> list[Exception | None]:
        """Keep all at once; if one of them cannot be, each by itself."""
        error, doubtful = self._kept(wanted)
        if error is None or len(wanted) == 1:
            return [error] * len(wanted)
        return [self._kept([each], doubtful=doubtful)[0] for each in wanted]

    def _kept(
        self, wanted: Sequence[_Wanted], *, doubtful: bool = False
    ) -> tuple[Exception | None, bool]:
        """Keep some things in one transaction.

        Args:
            wanted: what.
            doubtful: whether they may have been kept before the word of it was lost.

        Returns:
            why they could not be kept, and whether that is doubtful.
        """
        until = monotonic() + PATIENCE
        while True:
            try:
                self._transact(wanted)
            except IntegrityError as error:
                stands = doubtful and len(wanted) == 1 and self._stands(wanted[0])
                return None if stands else error, doubtful
            except DBAPIError as error:
                if not self._again(error, until):
                    return error, doubtful
                doubtful = True
            except Exception as error:
                return error, doubtful
            else:
                return None, doubtful

    def _again(self, error: DBAPIError, until: float) -> bool:
        """Wait a little, and tell whether something is to be tried again."""
        patient = self.database.away(error) and monotonic() < until
        return patient and not self._ending.wait(AGAIN)

    def _transact(self, wanted: Sequence[_Wanted]) -> None:
        games = [
            {
                "name": each.game,
                "made": each.rows[0].at,
                "n": each.rows[-1].n,
                **each.summary._asdict(),
            }
            for each in wanted
        ]
        facts = [{"game": each.game, **row._asdict()} for each in wanted for row in each.rows]
        owned = [
            {"game": each.game, "seat": seat, "account": account}
            for each in wanted
            for seat, account in each.owned
        ]
        with self.database.engine.begin() as connection:
            connection.execute(self._put, games)
            if self.database.far:
                # as one statement: many of them go down a pipeline of psycopg, which complains in
                # the log when another process was first, though that is what is counted on
                connection.execute(_FACTS.values(facts))
            else:
                connection.execute(_FACTS, facts)
            if owned:
                connection.execute(self._own, owned)
            for each in wanted:
                if each.partie is not None:
                    self.ratings.count(connection, each.game, each.partie)

    def _stands(self, wanted: _Wanted) -> bool:
        """Tell whether just what is wanted is there already."""
        rows = self._log(wanted.game, wanted.rows[0].n - 1)
        return rows[: len(wanted.rows)] == list(wanted.rows)

    async def _settle(self) -> None:
        while True:
            await asyncio.sleep(SETTLED)
            if self._unsettled:
                self._unsettled = False
                with suppress(DBAPIError):  # while another program has the file; next time then
                    await self._in(self._reading, self.database.settle)

    # reading

    async def read(self, game: str, after: int = 0) -> list[Row]:
        """Return the log of a game after a number, in order; empty if there is none."""
        return await self._in(self._reading, lambda: self._log(game, after))

    def _log(self, game: str, after: int) -> list[Row]:
        columns = (FACTS.c.n, FACTS.c.at, FACTS.c.action, FACTS.c.fact)
        of = (FACTS.c.game == game) & (FACTS.c.n > after)
        return [Row(*row) for row in self._rows(sa.select(*columns).where(of).order_by(FACTS.c.n))]

    async def review(self, key: str) -> bytes | None:
        """Return a review; nothing if there is none."""
        found = await self._ask(sa.select(REVIEWS.c.review).where(REVIEWS.c.key == key))
        return bytes(found[0][0]) if found else None

    async def keep_review(self, key: str, review: bytes) -> None:
        """Keep a review; one that is there already is the same."""
        put = self.database.insert(REVIEWS).on_conflict_do_nothing(index_elements=["key"])
        await self._do(lambda connection: connection.execute(put, [{"key": key, "review": review}]))

    async def listed(self) -> list[str]:
        """Return the games that stand in the lobby, the newest first, at most a hundred."""
        wanted = sa.select(GAMES.c.name).where(GAMES.c.listed).order_by(GAMES.c.made.desc())
        return [row[0] for row in await self._ask(wanted.limit(100))]

    async def finished(self, most: int) -> list[str]:
        """Return the games that are over, the newest first, at most so many."""
        wanted = sa.select(GAMES.c.name).where(GAMES.c.over).order_by(GAMES.c.made.desc())
        return [row[0] for row in await self._ask(wanted.limit(most))]

    async def due(self, until: int, most: int, after: tuple[int, str]) -> list[tuple[int, str]]:
        """Return the games that are due by a moment, and when, in that order."""
        order = (GAMES.c.due, GAMES.c.name)
        rest = sa.tuple_(*order) > sa.tuple_(*map(sa.literal, after))
        wanted = sa.select(*order).where(GAMES.c.due <= until, rest).order_by(*order)
        return [(due, name) for due, name in await self._ask(wanted.limit(most))]

    async def reckon(self, game: str, n: int, due: int | None) -> None:
        """Note when a game is due, unless its log goes on after a number."""
        put = sa.update(GAMES).where(GAMES.c.name == game, GAMES.c.n == n).values(due=due)
        await self._do(lambda connection: connection.execute(put))

    async def going(self, games: Iterable[str]) -> list[str]:
        """Return those of some games that are not over."""
        wanted = sa.select(GAMES.c.name).where(GAMES.c.name.in_([*games]), ~GAMES.c.over)
        return [row[0] for row in await self._ask(wanted)]

    async def numbers(self, games: Iterable[str]) -> dict[str, int]:
        """Return the number of the last line of some games."""
        wanted = sa.select(GAMES.c.name, GAMES.c.n).where(GAMES.c.name.in_([*games]))
        return {name: n for name, n in await self._ask(wanted)}

    async def attend(
        self, worker: str, here: Sequence[Attending], games: Sequence[str], now: int
    ) -> list[Attending]:
        """Keep who is at some games in one process, and return who is at games in others."""
        gone = sa.delete(ATTENDING).where(ATTENDING.c.until < now - _FORGOTTEN)
        own = [each._asdict() for each in sorted(here)]

        def keep() -> None:
            with self.database.engine.begin() as connection:
                connection.execute(gone)
                connection.execute(self._attend, own)

        if own:
            await self._in(self._writing, keep)
        columns = [ATTENDING.c[name] for name in Attending._fields]
        others = (ATTENDING.c.worker != worker) & (ATTENDING.c.until > now)
        wanted = sa.select(*columns).where(ATTENDING.c.game.in_(games) & others)
        return [Attending(*row) for row in await self._ask(wanted)]

    async def alive(self) -> bool:
        """Tell whether the database answers, without waiting for one that is away."""

        def asked() -> bool:
            try:
                with self.database.engine.connect() as connection:
                    return connection.execute(sa.select(sa.literal(1))).scalar() == 1
            except DBAPIError:
                return False

        return await self._in(self._reading, asked)

    async def _do(self, work: Callable[[sa.Connection], _T]) -> _T:
        """Do something in one transaction of its own."""

        def done() -> _T:
            with self.database.engine.begin() as connection:
                return work(connection)

        self._unsettled = True
        return await self._in(self._writing, done)

    async def _ask(self, wanted: sa.Executable) -> list[tuple[Any, ...]]:
        return await self._in(self._reading, lambda: self._rows(wanted))

    def _rows(self, wanted: sa.Executable) -> list[tuple[Any, ...]]:
        until = monotonic() + PATIENCE
        while True:
            try:
                with self.database.engine.connect() as connection:
                    reading = connection.execution_options(reading=True)
                    return [tuple(row) for row in reading.execute(wanted)]
            except DBAPIError as error:
                if not self._again(error, until):
                    raise


_FACTS = sa.insert(FACTS)

_FORGOTTEN = 3_600_000
"""Milliseconds after which it is forgotten that a process which has gone was at a game."""


def _answer(wanted: _Wanted, error: Exception | None) -> None:
    if wanted.kept.done():
        return  # whoever waited has gone, and will read what was kept
    if error is None:
        wanted.kept.set_result(None)
    elif isinstance(error, IntegrityError):
        wanted.kept.set_exception(NumberTakenError(wanted.game))
    else:
        wanted.kept.set_exception(error)
