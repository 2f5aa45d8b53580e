"""How are all games and accounts copied to a file, and brought from there into any database?

A copy is JSON Lines: a head, a line for each row of the tables of people, a line for each game
with its whole log, and an end with the SHA-256 of all that stands before.  It is taken at one
moment, also while games are played.
"""

from __future__ import annotations

import os
from base64 import b64decode
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Literal

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.exc import DBAPIError, IntegrityError

from imperiale.services.ports import Row, Summary
from imperiale.storage.engine import Database
from imperiale.storage.schema import FACTS, GAMES, METADATA, UnusableError, bring_up
from imperiale.storage.schema_people import PEOPLE

__all__ = ["NotCopyError", "ThereError", "backup", "restore"]


class NotCopyError(ValueError):
    """The file is no whole copy; the message says why."""


class ThereError(ValueError):
    """A game of the copy is in the database already.

    Attributes:
        game: which.
    """

    def __init__(self, game: str) -> None:
        self.game = game
        super().__init__(game)


class Head(Struct, frozen=True, tag_field="is", tag="head", forbid_unknown_fields=True):
    """The first line."""

    format: Literal["imperiale-backup"] = "imperiale-backup"
    version: Literal[1, 2, 3] = 3


class Person(Struct, frozen=True, tag_field="is", tag="person", forbid_unknown_fields=True):
    """What is kept of people: a row of a table of theirs, bytes as base64."""

    table: Literal["accounts", "passkeys", "sessions", "holdings", "ratings", "rated", "notices"]
    row: dict[str, int | float | str]


class Game(Struct, frozen=True, tag_field="is", tag="game", forbid_unknown_fields=True):
    """A game, what it is looked for by, and its log; ``fact`` of a row is JSON.

    Before version 3 it was told whether time passes in a game, and not when it is due.
    """

    name: str
    made: int
    summary: tuple[bool, bool, bool | int | None]
    rows: tuple[tuple[int, int, str | None, msgspec.Raw], ...]


class End(Struct, frozen=True, tag_field="is", tag="end", forbid_unknown_fields=True):
    """The last line: how many games there were, and the digest of all that stands before."""

    games: int
    sha256: str


_LINES: msgspec.json.Decoder[Head | Person | Game | End] = msgspec.json.Decoder(
    Head | Person | Game | End
)


def backup(place: str, file: Path) -> int:
    """Copy all games of a database to a file, which only its owner may read; return how many.

    The file is there whole or not at all; one that was there is replaced.

    Raises:
        UnusableError: there is no such database.
        OSError: the file cannot be written.
    """
    if "://" not in place and not Path(place).is_file():
        raise UnusableError("there is no such file")
    part = file.with_name(f"{file.name}.part")
    try:
        with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as out:
            digest, games = sha256(), 0
            for each in _parts(place):
                games += isinstance(each, Game)
                line = msgspec.json.encode(each) + b"\n"
                digest.update(line)
                out.write(line)
            out.write(msgspec.json.encode(End(games, digest.hexdigest())) + b"\n")
            out.flush()
            os.fsync(out.fileno())
        part.replace(file)
    except BaseException:
        part.unlink(missing_ok=True)
        raise
    return games


def _parts(place: str) -> Iterator[Head | Person | Game]:
    database = Database(place)
    engine = database.engine
    try:
        with engine.begin() as connection:
            bring_up(connection)
        with engine.connect() as connection:
            more = {"isolation_level": "REPEATABLE READ"} if database.far else {"reading": True}
            snapshot = connection.execution_options(**more)
            yield Head()
            for table in PEOPLE:
                for row in snapshot.execute(sa.select(table).order_by(*table.primary_key)):
                    plain = msgspec.to_builtins(dict(row._mapping))  # pyright: ignore
                    yield msgspec.convert({"table": table.name, "row": plain}, Person)
            columns = [GAMES.c[name] for name in ("name", "made", *Summary._fields)]
            for game in snapshot.execute(sa.select(*columns).order_by(GAMES.c.name)):
                name, made, *flags = tuple(game)
                log = sa.select(*(FACTS.c[field] for field in Row._fields))
                found = snapshot.execute(log.where(FACTS.c.game == name).order_by(FACTS.c.n))
                rows = tuple((*row[:-1], msgspec.Raw(row[-1])) for row in map(tuple, found))
                over, listed, due = flags
                yield Game(name, made, (over, listed, due), rows)
    except DBAPIError as error:
        raise UnusableError(str(error.orig)) from None
    finally:
        engine.dispose()


def restore(place: str, file: Path) -> int:
    """Bring all games of a copy into a database, or none; return how many.

    Raises:
        NotCopyError: the file is no whole copy.
        ThereError: one of the games is there already.
        UnusableError: games cannot be kept there.
        OSError: the file cannot be read.
    """
    # all of it is looked at before anything is written
    games = sum(isinstance(part, Game) for part in _read(file))
    engine = Database(place).engine
    try:
        with engine.begin() as connection:
            bring_up(connection)
        with engine.begin() as connection:
            for part in _read(file):
                if isinstance(part, Game):
                    _put(connection, part)
                else:
                    _put_person(connection, part)
    except DBAPIError as error:
        raise UnusableError(str(error.orig)) from None
    finally:
        engine.dispose()
    return games


def _put(connection: sa.Connection, game: Game) -> None:
    facts = [
        {"game": game.name, "n": n, "at": at, "action": action, "fact": bytes(fact)}
        for n, at, action, fact in game.rows
    ]
    over, listed, due = game.summary
    if isinstance(due, bool):
        due = 0 if due else None  # to be looked at, and reckoned then
    found = Summary(over, listed, due)._asdict()
    row = {"name": game.name, "made": game.made, "n": len(facts), **found}
    try:
        connection.execute(sa.insert(GAMES), [row])
        connection.execute(sa.insert(FACTS), facts)
    except IntegrityError:
        raise ThereError(game.name) from None


def _put_person(connection: sa.Connection, person: Person) -> None:
    table = METADATA.tables[person.table]
    row: dict[str, object] = dict(person.row)
    for column in table.columns:
        if isinstance(column.type, sa.LargeBinary):
            row[column.name] = b64decode(str(row[column.name]))
    try:
        connection.execute(sa.insert(table), [row])
    except IntegrityError:
        raise ThereError(str(row.get("name", person.table))) from None


def _read(file: Path) -> Iterator[Person | Game]:
    digest, games, place = sha256(), 0, 0
    end: End | None = None
    with file.open("rb") as lines:
        for place, line in enumerate(lines, 1):
            if end is not None:
                raise NotCopyError(f"line {place} stands after the end")
            try:
                read = _LINES.decode(line)
            except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
                raise NotCopyError(f"line {place}: {error}") from None
            if isinstance(read, Head) != (place == 1):
                raise NotCopyError(f"line {place} is {'a second' if place > 1 else 'no'} head")
            if isinstance(read, End):
                end = read
                continue
            digest.update(line)
            if isinstance(read, Person):
                yield read
            if isinstance(read, Game):
                if [row[0] for row in read.rows] != list(range(1, len(read.rows) + 1)):
                    raise NotCopyError(f"line {place}: the log of {read.name} has a gap")
                games += 1
                yield read
    if end is None:
        raise NotCopyError(f"it breaks off after line {place}")
    if (end.games, end.sha256) != (games, digest.hexdigest()):
        raise NotCopyError("it is not as it was written")
