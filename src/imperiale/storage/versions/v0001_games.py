"""How did the schema begin? With games and the lines of their logs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

__all__ = ["downgrade", "upgrade"]

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the two tables."""
    op.create_table(
        "games",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("clocked", sa.Boolean, nullable=False),
    )
    op.create_index("games_listed", "games", ["listed", "made"])
    op.create_index("games_clocked", "games", ["clocked"])
    op.create_table(
        "facts",
        sa.Column("game", sa.String(20), sa.ForeignKey("games.name"), nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("action", sa.String(80)),
        sa.Column("fact", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("game", "n"),
        sa.UniqueConstraint("game", "action"),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    """Drop both, with all games."""
    op.drop_table("facts")
    op.drop_table("games")
