"""When is a game to be looked at next even if nobody comes?"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

__all__ = ["downgrade", "upgrade"]

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Let the games in which time passes be due at once; then it is reckoned when they are."""
    op.add_column("games", sa.Column("due", sa.BigInteger))
    op.execute("UPDATE games SET due = 0 WHERE clocked")
    op.drop_index("games_clocked", "games")
    op.drop_column("games", "clocked")
    op.create_index("games_due", "games", ["due", "name"])


def downgrade() -> None:
    """Say again only in which games time passes."""
    op.drop_index("games_due", "games")
    op.add_column(
        "games", sa.Column("clocked", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.execute("UPDATE games SET clocked = due IS NOT NULL")
    op.drop_column("games", "due")
    op.create_index("games_clocked", "games", ["clocked"])
