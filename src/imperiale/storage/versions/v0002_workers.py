"""What do several processes need to know of the games of each other?

How far a game is, without counting its log, and who is at it.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

__all__ = ["downgrade", "upgrade"]

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Number the games by their logs, and make the table of who is where."""
    op.add_column("games", sa.Column("n", sa.Integer, nullable=False, server_default="0"))
    op.execute(
        "UPDATE games SET n = (SELECT coalesce(max(n), 0) FROM facts WHERE game = games.name)"
    )
    op.create_table(
        "attending",
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("worker", sa.String(20), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("onlookers", sa.Integer, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("game", "worker"),
        sqlite_with_rowid=False,
    )
    op.create_index("attending_until", "attending", ["until"])


def downgrade() -> None:
    """Forget both; the logs stay as they are."""
    op.drop_table("attending")
    op.drop_column("games", "n")
