"""Where is it kept how strong who is, and which parties were counted?"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

__all__ = ["downgrade", "upgrade"]

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make both tables; no partie that is there was rated."""
    op.create_table(
        "ratings",
        sa.Column("account", sa.String(16), nullable=False),
        sa.Column("rules", sa.String(64), nullable=False),
        sa.Column("speed", sa.String(10), nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("parties", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("account", "rules", "speed"),
    )
    op.create_table(
        "rated",
        sa.Column("game", sa.String(20), primary_key=True),
        sa.Column("rules", sa.String(64), nullable=False),
        sa.Column("speed", sa.String(10), nullable=False),
    )


def downgrade() -> None:
    """Forget all ratings."""
    op.drop_table("rated")
    op.drop_table("ratings")
