"""Which tables are there, and is a database brought to the schema of this version?"""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

__all__ = [
    "ATTENDING",
    "FACTS",
    "GAMES",
    "METADATA",
    "REVIEWS",
    "NewerSchemaError",
    "UnusableError",
    "bring_up",
]

METADATA = sa.MetaData()

GAMES = sa.Table(
    "games",
    METADATA,
    sa.Column("name", sa.String(20), primary_key=True),
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Column("over", sa.Boolean, nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("n", sa.Integer, nullable=False, server_default="0"),
    sa.Column("due", sa.BigInteger),
    sa.Index("games_listed", "listed", "made"),
    sa.Index("games_due", "due", "name"),
)
"""What logs are looked for by."""

FACTS = sa.Table(
    "facts",
    METADATA,
    sa.Column("game", sa.String(20), sa.ForeignKey("games.name"), nullable=False),
    sa.Column("n", sa.Integer, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("action", sa.String(80)),
    sa.Column("fact", sa.LargeBinary, nullable=False),
    sa.PrimaryKeyConstraint("game", "n"),
    sa.UniqueConstraint("game", "action"),
    sqlite_with_rowid=False,
)
"""The logs: two can never write the same number of a game, nor the same wish twice."""

ATTENDING = sa.Table(
    "attending",
    METADATA,
    sa.Column("game", sa.String(20), nullable=False),
    sa.Column("worker", sa.String(20), nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("onlookers", sa.Integer, nullable=False),
    sa.Column("until", sa.BigInteger, nullable=False),
    sa.PrimaryKeyConstraint("game", "worker"),
    sa.Index("attending_until", "until"),
    sqlite_with_rowid=False,
)
"""Who is at a game in which process, and until when that is to be believed."""


REVIEWS = sa.Table(
    "reviews",
    METADATA,
    sa.Column("key", sa.String(64), primary_key=True),
    sa.Column("review", sa.LargeBinary, nullable=False),
)
"""Reviews that were made, by all that they depend on."""


class UnusableError(ValueError):
    """The games cannot be kept there; the message says why."""


class NewerSchemaError(UnusableError):
    """The database was made by a newer version of the program; it is left as it is."""

    def __init__(self, revision: str) -> None:
        super().__init__(f"it was made by a newer version of the program, of schema {revision}")


_LOCK = 0x1A9E71A1
"""A number that nobody else who uses the same server is likely to lock."""


def bring_up(connection: sa.Connection) -> None:
    """Bring a database to the schema of this version, step by step, or leave it as it was.

    Raises:
        NewerSchemaError: it is of a version that is not known here.
    """
    if connection.dialect.name == "postgresql":
        # one of those that start at once; the others wait, and find it done
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_LOCK)))
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    script = ScriptDirectory(
        str(Path(__file__).parent), version_locations=[str(Path(__file__).parent / "versions")]
    )
    known = {step.revision for step in script.walk_revisions()}
    here = MigrationContext.configure(connection).get_current_heads()
    if not set(here) <= known:
        raise NewerSchemaError(", ".join(here))
    head = script.get_current_head()
    if head in here:
        return
    with EnvironmentContext(
        config,
        script,
        fn=lambda revision, _: script._upgrade_revs("head", revision),  # pyright: ignore
        destination_rev="head",
    ) as environment:
        environment.configure(connection=connection, target_metadata=METADATA)
        with environment.begin_transaction():
            environment.run_migrations()
