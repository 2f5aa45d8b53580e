"""Where are accounts kept, their passkeys and devices, and which seats are theirs?"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

__all__ = ["downgrade", "upgrade"]

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make the tables of people; games that are there belong to nobody's account."""
    op.create_table(
        "accounts",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("alike", sa.String(80), nullable=False, unique=True),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("recovery", sa.String(64), nullable=False, unique=True),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), primary_key=True),
        sa.Column("account", sa.String(16), sa.ForeignKey("accounts.id"), nullable=False),
        sa.Column("key", sa.LargeBinary, nullable=False),
        sa.Column("signs", sa.BigInteger, nullable=False),
        sa.Column("label", sa.String(24), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
    )
    op.create_index("passkeys_account", "passkeys", ["account"])
    op.create_table(
        "sessions",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("account", sa.String(16), sa.ForeignKey("accounts.id"), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
    )
    op.create_index("sessions_account", "sessions", ["account"])
    op.create_table(
        "asked",
        sa.Column("challenge", sa.String(64), primary_key=True),
        sa.Column("purpose", sa.String(10), nullable=False),
        sa.Column("account", sa.String(16), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("asked_until", "asked", ["until"])
    op.create_table(
        "holdings",
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("account", sa.String(16), nullable=False),
        sa.PrimaryKeyConstraint("game", "seat"),
    )
    op.create_index("holdings_account", "holdings", ["account"])


def downgrade() -> None:
    """Forget all accounts; the games stay."""
    for table in ("holdings", "asked", "sessions", "passkeys", "accounts"):
        op.drop_table(table)
