"""Where are those to be told who wish to hear that it is their turn?"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

__all__ = ["downgrade", "upgrade"]

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Make the table; nobody has wished so yet."""
    op.create_table(
        "notices",
        sa.Column("address", sa.String(1000), nullable=False),
        sa.Column("holder", sa.String(40), nullable=False),
        sa.Column("key", sa.String(100), nullable=False),
        sa.Column("secret", sa.String(40), nullable=False),
        sa.Column("language", sa.String(10), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("address", "holder"),
    )
    op.create_index("notices_holder", "notices", ["holder"])


def downgrade() -> None:
    """Forget where they are."""
    op.drop_table("notices")
