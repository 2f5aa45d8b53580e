"""Where are reviews kept, so that none is made twice?"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

__all__ = ["downgrade", "upgrade"]

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make the table of reviews."""
    op.create_table(
        "reviews",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("review", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    """Forget the reviews, which can be made again."""
    op.drop_table("reviews")
