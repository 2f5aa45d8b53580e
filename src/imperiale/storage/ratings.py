"""How are strengths kept, so that every rated partie counts once?

What a partie counts for is written in the transaction in which its end is; the row of the game
keeps another process, or another try, from counting it again.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import sqlalchemy as sa

from imperiale.services.ports import Finished
from imperiale.services.rating import NEW, Standing, Strength, after, of_level
from imperiale.storage.engine import Database
from imperiale.storage.schema_people import ACCOUNTS, RATED, RATINGS

__all__ = ["Ratings"]

Read = Callable[[sa.Executable], Awaitable[list[tuple[Any, ...]]]]
_STRENGTH = [RATINGS.c[name] for name in Strength._fields]


class Ratings:
    """The strengths in a database.

    Args:
        database: where.
        read: returns rows.
    """

    def __init__(self, database: Database, read: Read) -> None:
        self._read = read
        self._once = (
            database.insert(RATED)
            .on_conflict_do_nothing(index_elements=["game"])
            .returning(RATED.c.game)
        )
        self._new = database.insert(RATINGS).on_conflict_do_nothing(
            index_elements=["account", "rules", "speed"]
        )

    def count(self, connection: sa.Connection, game: str, partie: Finished) -> None:
        """Let a partie count, within the transaction of its end, unless it has."""
        kind = {"rules": partie.rules, "speed": partie.speed}
        if connection.execute(self._once, {"game": game, **kind}).first() is None:
            return
        # in one order everywhere, lest two processes wait for each other
        known = sorted({account for account in partie.accounts if account})
        for account in known:
            connection.execute(self._new, {"account": account, **kind, **NEW._asdict()})
        of_kind = (RATINGS.c.rules == partie.rules) & (RATINGS.c.speed == partie.speed)
        wanted = sa.select(RATINGS.c.account, *_STRENGTH).where(
            RATINGS.c.account.in_(known) & of_kind
        )
        rows = connection.execute(wanted.order_by(RATINGS.c.account).with_for_update()).all()
        found = {account: Strength(*strength) for account, *strength in rows}
        levels = partie.levels or ("",) * len(partie.accounts)
        strengths = [
            of_level(partie.rules, level) if level else found.get(account, NEW)
            for account, level in zip(partie.accounts, levels, strict=True)
        ]
        for account, strength in zip(partie.accounts, after(strengths, partie.winner), strict=True):
            if account:
                put = sa.update(RATINGS).where(RATINGS.c.account == account, of_kind)
                connection.execute(put.values(strength._asdict()))

    async def leaders(self, rules: str, speed: str, most: int) -> list[Standing]:
        """Return who is the strongest in a kind of partie."""
        joined = RATINGS.join(ACCOUNTS, RATINGS.c.account == ACCOUNTS.c.id)
        of_kind = (RATINGS.c.rules == rules) & (RATINGS.c.speed == speed)
        best = (RATINGS.c.mu.desc(), RATINGS.c.sigma, ACCOUNTS.c.name)
        wanted = sa.select(ACCOUNTS.c.name, *_STRENGTH).select_from(joined).where(of_kind)
        rows = await self._read(wanted.order_by(*best).limit(most))
        return [Standing(name, rules, speed, Strength(*strength)) for name, *strength in rows]

    async def of(self, account: str) -> list[Standing]:
        """Return how strong an account is."""
        columns = (RATINGS.c.rules, RATINGS.c.speed, *_STRENGTH)
        wanted = sa.select(*columns).where(RATINGS.c.account == account)
        rows = await self._read(wanted.order_by(RATINGS.c.rules, RATINGS.c.speed))
        return [Standing("", rules, speed, Strength(*own)) for rules, speed, *own in rows]
