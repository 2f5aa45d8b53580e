"""Where are those to be told who wish to hear that it is their turn?"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import sqlalchemy as sa

from imperiale.services.notices import Subscription
from imperiale.storage.schema_people import NOTICES

__all__ = ["NoticeStore"]

Read = Callable[[sa.Executable], Awaitable[list[tuple[Any, ...]]]]
Write = Callable[[Callable[[sa.Connection], Any]], Awaitable[Any]]
_COLUMNS = [NOTICES.c[name] for name in Subscription._fields]


class NoticeStore:
    """The subscriptions in a database.

    Args:
        write: does something in one transaction.
        read: returns rows.
    """

    def __init__(self, write: Write, read: Read) -> None:
        self._write = write
        self._read = read

    async def subscribe(self, address: str, found: Sequence[Subscription]) -> None:
        """Keep all subscriptions of an address in place of those it had."""

        def kept(connection: sa.Connection) -> None:
            connection.execute(sa.delete(NOTICES).where(NOTICES.c.address == address))
            if found:
                connection.execute(sa.insert(NOTICES), [one._asdict() for one in found])

        await self._write(kept)

    async def unsubscribe(self, address: str) -> None:
        """Forget an address."""
        await self.subscribe(address, ())

    async def end(self, holders: Sequence[str]) -> None:
        """Forget the subscriptions of some seats or accounts."""
        gone = sa.delete(NOTICES).where(NOTICES.c.holder.in_(holders))
        await self._write(lambda connection: connection.execute(gone))

    async def subscribed(self, holders: Sequence[str]) -> list[Subscription]:
        """Return the subscriptions of some seats or accounts, the newest first."""
        wanted = sa.select(*_COLUMNS).where(NOTICES.c.holder.in_(holders))
        rows = await self._read(wanted.order_by(NOTICES.c.made.desc(), NOTICES.c.address))
        return [Subscription(*row) for row in rows]
