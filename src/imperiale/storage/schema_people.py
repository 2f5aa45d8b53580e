"""In which tables are accounts kept?"""

from __future__ import annotations

import sqlalchemy as sa

from imperiale.storage.schema import METADATA

__all__ = [
    "ACCOUNTS",
    "ASKED",
    "HOLDINGS",
    "NOTICES",
    "PASSKEYS",
    "PEOPLE",
    "RATED",
    "RATINGS",
    "SESSIONS",
]

ACCOUNTS = sa.Table(
    "accounts",
    METADATA,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("name", sa.String(24), nullable=False),
    sa.Column("alike", sa.String(80), nullable=False, unique=True),
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Column("recovery", sa.String(64), nullable=False, unique=True),
)
"""People; ``alike`` is the name as far as others can tell names apart."""

PASSKEYS = sa.Table(
    "passkeys",
    METADATA,
    sa.Column("id", sa.String(1400), primary_key=True),
    sa.Column("account", sa.String(16), sa.ForeignKey("accounts.id"), nullable=False),
    sa.Column("key", sa.LargeBinary, nullable=False),
    sa.Column("signs", sa.BigInteger, nullable=False),
    sa.Column("label", sa.String(24), nullable=False),
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Column("used", sa.BigInteger, nullable=False),
    sa.Index("passkeys_account", "account"),
)

SESSIONS = sa.Table(
    "sessions",
    METADATA,
    sa.Column("token", sa.String(64), primary_key=True),
    sa.Column("account", sa.String(16), sa.ForeignKey("accounts.id"), nullable=False),
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Column("used", sa.BigInteger, nullable=False),
    sa.Index("sessions_account", "account"),
)

ASKED = sa.Table(
    "asked",
    METADATA,
    sa.Column("challenge", sa.String(64), primary_key=True),
    sa.Column("purpose", sa.String(10), nullable=False),
    sa.Column("account", sa.String(16), nullable=False),
    sa.Column("name", sa.String(24), nullable=False),
    sa.Column("until", sa.BigInteger, nullable=False),
    sa.Index("asked_until", "until"),
)

HOLDINGS = sa.Table(
    "holdings",
    METADATA,
    sa.Column("game", sa.String(20), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("account", sa.String(16), nullable=False),
    sa.PrimaryKeyConstraint("game", "seat"),
    sa.Index("holdings_account", "account"),
)
"""Which seats are whose; it follows from the logs, and is kept with them in one transaction."""

RATINGS = sa.Table(
    "ratings",
    METADATA,
    sa.Column("account", sa.String(16), nullable=False),
    sa.Column("rules", sa.String(64), nullable=False),
    sa.Column("speed", sa.String(10), nullable=False),
    sa.Column("mu", sa.Float, nullable=False),
    sa.Column("sigma", sa.Float, nullable=False),
    sa.Column("parties", sa.Integer, nullable=False),
    sa.PrimaryKeyConstraint("account", "rules", "speed"),
)
"""How strong who is, in which kind of partie."""

RATED = sa.Table(
    "rated",
    METADATA,
    sa.Column("game", sa.String(20), primary_key=True),
    sa.Column("rules", sa.String(64), nullable=False),
    sa.Column("speed", sa.String(10), nullable=False),
)
"""Which parties were counted."""

NOTICES = sa.Table(
    "notices",
    METADATA,
    sa.Column("address", sa.String(1000), nullable=False),
    sa.Column("holder", sa.String(40), nullable=False),
    sa.Column("key", sa.String(100), nullable=False),
    sa.Column("secret", sa.String(40), nullable=False),
    sa.Column("language", sa.String(10), nullable=False),
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.PrimaryKeyConstraint("address", "holder"),
    sa.Index("notices_holder", "holder"),
)
"""Where those are told who wish to hear that it is their turn, by whose seat or account it is."""

PEOPLE = (ACCOUNTS, PASSKEYS, SESSIONS, HOLDINGS, RATINGS, RATED, NOTICES)
"""What a copy of a database has of people, in the order in which it can be brought back."""
