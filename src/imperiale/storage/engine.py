"""How is a database reached, be it a file or a server?

SQLite keeps what was answered however the program ends: the log is written ahead, and a commit
waits for no disk.  What a power cut may take is bounded by :meth:`Database.settle`.  A transaction
that writes begins ``IMMEDIATE``: a reader that becomes a writer half-way would fail where another
writes, however long it waits.
"""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import ArgumentError, DBAPIError, InterfaceError, OperationalError

from imperiale.storage.schema import UnusableError

__all__ = ["Database"]

_PRAGMAS = (
    "busy_timeout=10000",
    "journal_mode=WAL",
    "synchronous=NORMAL",
    "wal_autocheckpoint=10000",
    "foreign_keys=ON",
)


class Database:
    """A database of SQLite or PostgreSQL.

    Args:
        place: a file, which is made if it is not there, or ``postgresql://…``.

    Attributes:
        engine: reaches it.
        far: whether it is a server, which may be away for a while and which others use too.

    Raises:
        UnusableError: there is no such kind of database, or what reaches it is not installed.
    """

    def __init__(self, place: str | Path) -> None:
        self.far = "://" in str(place)
        self.engine = _server(str(place)) if self.far else _file(Path(place))

    def insert(self, table: sa.Table) -> sqlite.Insert | postgresql.Insert:
        """Return an insertion that can say what is done where a row is there already."""
        return postgresql.insert(table) if self.far else sqlite.insert(table)

    def away(self, error: DBAPIError) -> bool:
        """Tell whether something failed because a server is away, as one that restarts is."""
        return self.far and isinstance(error, OperationalError | InterfaceError)

    def settle(self) -> None:
        """Let what was kept survive a power cut too; others may write meanwhile."""
        if not self.far:
            with self.engine.connect() as connection:
                raw = connection.connection.cursor()
                raw.execute("PRAGMA wal_checkpoint(PASSIVE)")
                raw.close()


def _server(place: str) -> sa.Engine:
    try:
        url = sa.make_url(place)
    except ArgumentError:
        raise UnusableError("it is neither a file nor postgresql://…") from None
    if url.get_backend_name() != "postgresql":
        raise UnusableError(f"{url.drivername} is neither a file nor postgresql")
    if find_spec("psycopg") is None:
        raise UnusableError("PostgreSQL needs more: pip install 'imperiale[scale]'")
    return sa.create_engine(url.set(drivername="postgresql+psycopg"), hide_parameters=True)


def _file(path: Path) -> sa.Engine:
    url = sa.URL.create("sqlite", database=str(path))
    engine = sa.create_engine(url, hide_parameters=True)

    def connected(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # transactions are begun below, not by the driver
        cursor = connection.cursor()
        for pragma in _PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    def begun(connection: sa.Connection) -> None:
        reading = connection.get_execution_options().get("reading")
        connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")

    event.listen(engine, "connect", connected)
    event.listen(engine, "begin", begun)
    return engine
