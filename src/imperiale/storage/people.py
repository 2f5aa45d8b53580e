"""How are accounts kept in the database of the games?"""

from __future__ import annotations

import unicodedata
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from imperiale.services.facts import Owned, Sat, pack_fact, unpack_fact
from imperiale.services.notices import holder_of_account, holder_of_seat
from imperiale.services.people import Account, Asked, Holding, NameTakenError, Passkey, Session
from imperiale.storage.schema import FACTS, GAMES
from imperiale.storage.schema_people import (
    ACCOUNTS,
    ASKED,
    HOLDINGS,
    NOTICES,
    PASSKEYS,
    RATINGS,
    SESSIONS,
)

__all__ = ["People"]

DAY = 86_400_000

LASTING = 180 * DAY
"""Milliseconds after which a device that was not used is no longer signed in."""

_T = TypeVar("_T")
Write = Callable[[Callable[[sa.Connection], Any]], Awaitable[Any]]
Read = Callable[[sa.Executable], Awaitable[list[tuple[Any, ...]]]]


def alike(name: str) -> str:
    """Return of a name what others can tell apart.

    >>> alike("Ánn  Lee") == alike("ann lee"), alike("Ann") == alike("Anne")
    (True, False)
    """
    plain = unicodedata.normalize("NFKD", name.casefold())
    return " ".join("".join(sign for sign in plain if not unicodedata.combining(sign)).split())


class People:
    """The accounts of a database.

    Args:
        write: does something in one transaction, by the one thread that writes.
        read: returns rows.
    """

    def __init__(self, write: Write, read: Read) -> None:
        self._write = write
        self._read = read

    async def _do(self, *work: sa.Executable) -> int:
        """Do some things at once; return how many rows the last has touched."""

        def done(connection: sa.Connection) -> int:
            touched = [connection.execute(each).rowcount for each in work]
            return touched[-1]

        return int(await self._write(done))

    async def ask(self, asked: Asked, now: int) -> None:
        """Keep a question, and forget old ones."""
        old = sa.delete(ASKED).where(ASKED.c.until < now)
        await self._do(old, sa.insert(ASKED).values(asked._asdict()))

    async def answered(self, challenge: str) -> Asked | None:
        """Return a question and forget it."""
        gone = sa.delete(ASKED).where(ASKED.c.challenge == challenge)
        columns = [ASKED.c[name] for name in Asked._fields]

        def take(connection: sa.Connection) -> Asked | None:
            row = connection.execute(gone.returning(*columns)).first()
            return None if row is None else Asked(*row)

        found: Asked | None = await self._write(take)
        return found

    async def add(self, account: Account, recovery: str, passkey: Passkey) -> None:
        """Keep a new account."""
        row = {**account._asdict(), "alike": alike(account.name), "recovery": recovery}
        try:
            await self._do(
                sa.insert(ACCOUNTS).values(row), sa.insert(PASSKEYS).values(passkey._asdict())
            )
        except IntegrityError:
            raise NameTakenError(account.name) from None

    async def add_passkey(self, passkey: Passkey) -> None:
        """Keep another passkey."""
        await self._do(sa.insert(PASSKEYS).values(passkey._asdict()))

    async def passkey(self, key: str) -> Passkey | None:
        """Return a passkey."""
        return next(iter(await self._passkeys(PASSKEYS.c.id == key)), None)

    async def passkeys(self, account: str) -> list[Passkey]:
        """Return the passkeys of an account."""
        return await self._passkeys(PASSKEYS.c.account == account)

    async def _passkeys(self, which: sa.ColumnElement[bool]) -> list[Passkey]:
        columns = [PASSKEYS.c[name] for name in Passkey._fields]
        rows = await self._read(
            sa.select(*columns).where(which).order_by(PASSKEYS.c.made, PASSKEYS.c.id)
        )
        return [Passkey(*row) for row in rows]

    async def signed(self, key: str, signs: int, at: int) -> None:
        """Note that a passkey has signed."""
        noted = sa.update(PASSKEYS).where(PASSKEYS.c.id == key)
        await self._do(noted.values({"signs": signs, "used": at}))

    async def remove_passkey(self, account: str, key: str) -> bool:
        """Forget a passkey, unless it is the last."""
        own = PASSKEYS.c.account == account
        other = PASSKEYS.alias()
        more = sa.exists().where((other.c.account == account) & (other.c.id != key))
        return await self._do(sa.delete(PASSKEYS).where(own, PASSKEYS.c.id == key, more)) > 0

    async def named(self, name: str) -> bool:
        """Tell whether somebody is called so."""
        wanted = sa.select(ACCOUNTS.c.id).where(ACCOUNTS.c.alike == alike(name))
        return bool(await self._read(wanted))

    async def account(self, account: str) -> Account | None:
        """Return an account."""
        rows = await self._read(sa.select(*_ACCOUNT).where(ACCOUNTS.c.id == account))
        return Account(*rows[0]) if rows else None

    async def recover(self, recovery: str, following: str) -> Account | None:
        """Return the account of a code, and put another in its place."""
        put = sa.update(ACCOUNTS).where(ACCOUNTS.c.recovery == recovery)

        def take(connection: sa.Connection) -> Account | None:
            row = connection.execute(put.values(recovery=following).returning(*_ACCOUNT)).first()
            return None if row is None else Account(*row)

        found: Account | None = await self._write(take)
        return found

    async def renew(self, account: str, recovery: str) -> None:
        """Put another code in the place of an account's."""
        put = sa.update(ACCOUNTS).where(ACCOUNTS.c.id == account)
        await self._do(put.values(recovery=recovery))

    async def sign_in(self, session: Session) -> None:
        """Keep that a device is signed in."""
        old = sa.delete(SESSIONS).where(SESSIONS.c.used < session.made - LASTING)
        await self._do(old, sa.insert(SESSIONS).values(session._asdict()))

    async def session(self, token: str, now: int) -> Account | None:
        """Return whose device has a token, and note the day."""
        joined = SESSIONS.join(ACCOUNTS, SESSIONS.c.account == ACCOUNTS.c.id)
        known = (SESSIONS.c.token == token) & (SESSIONS.c.used >= now - LASTING)
        rows = await self._read(
            sa.select(SESSIONS.c.used, *_ACCOUNT).select_from(joined).where(known)
        )
        if not rows:
            return None
        used, *account = rows[0]
        if used < now - DAY:
            seen = sa.update(SESSIONS).where(SESSIONS.c.token == token)
            await self._do(seen.values(used=now))
        return Account(*account)

    async def sessions(self, account: str) -> list[Session]:
        """Return the devices that are signed in."""
        columns = [SESSIONS.c[name] for name in Session._fields]
        wanted = sa.select(*columns).where(SESSIONS.c.account == account)
        return [Session(*row) for row in await self._read(wanted.order_by(SESSIONS.c.made))]

    async def sign_out(self, account: str, token: str, *, others: bool) -> None:
        """Forget a device, or all others."""
        which = SESSIONS.c.token != token if others else SESSIONS.c.token == token
        gone = sa.delete(SESSIONS).where(SESSIONS.c.account == account, which)
        if not others:
            await self._do(gone)
            return
        # of which device an address is, is not known: the one that stays says so again
        held = NOTICES.c.holder == holder_of_account(account)
        await self._do(sa.delete(NOTICES).where(held), gone)

    async def holdings(self, account: str) -> list[Holding]:
        """Return the seats of an account, the newest first."""
        joined = HOLDINGS.join(GAMES, HOLDINGS.c.game == GAMES.c.name)
        columns = (HOLDINGS.c.game, HOLDINGS.c.seat, GAMES.c.made, GAMES.c.over)
        wanted = sa.select(*columns).select_from(joined).where(HOLDINGS.c.account == account)
        return [Holding(*row) for row in await self._read(wanted.order_by(GAMES.c.made.desc()))]

    async def delete(self, account: str) -> None:
        """Forget an account, and what the logs say of who it was."""

        def gone(connection: sa.Connection) -> None:
            held = sa.select(HOLDINGS.c.game).where(HOLDINGS.c.account == account).distinct()
            for (game,) in connection.execute(held).all():
                _unname(connection, game, account)
            seats = sa.select(HOLDINGS.c.game, HOLDINGS.c.seat).where(HOLDINGS.c.account == account)
            own = [holder_of_seat(game, seat) for game, seat in connection.execute(seats).all()]
            told = NOTICES.c.holder.in_([*own, holder_of_account(account)])
            connection.execute(sa.delete(NOTICES).where(told))
            for table in (HOLDINGS, RATINGS, SESSIONS, PASSKEYS):
                connection.execute(sa.delete(table).where(table.c.account == account))
            connection.execute(sa.delete(ACCOUNTS).where(ACCOUNTS.c.id == account))

        await self._write(gone)


_ACCOUNT = [ACCOUNTS.c[name] for name in Account._fields]


def _unname(connection: sa.Connection, game: str, account: str) -> None:
    """Take who an account was out of the log of a game; its lines and their numbers stay."""
    lines = sa.select(FACTS.c.n, FACTS.c.fact).where(FACTS.c.game == game).order_by(FACTS.c.n)
    sat: dict[int, tuple[int, Sat]] = {}
    changed: dict[int, Sat | Owned] = {}
    for n, text in connection.execute(lines).all():
        match fact := unpack_fact(bytes(text)):
            case Sat(seat=seat):
                sat[seat] = n, fact
                if fact.account == account:
                    changed[n] = _nobody(fact)
            case Owned(seat=seat, account=owner) if owner == account:
                changed[n] = Owned(seat, "")
                number, who = sat[seat]
                changed[number] = _nobody(who)
            case _:
                pass
    for n, fact in changed.items():
        line = sa.update(FACTS).where(FACTS.c.game == game, FACTS.c.n == n)
        connection.execute(line.values(fact=pack_fact(fact)))


def _nobody(sat: Sat) -> Sat:
    return msgspec.structs.replace(sat, name="", account="")
