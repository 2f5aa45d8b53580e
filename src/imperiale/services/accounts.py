"""Who has an account, how does he sign in, and how does he leave?

A device that is signed in has a token of its own, which it sends with what it asks; a browser sends
it for no page of somebody else.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from secrets import token_urlsafe
from typing import Any, NamedTuple

from imperiale.services.drawing import Draw, tidy_name
from imperiale.services.game import digest
from imperiale.services.house import House, NoGameError
from imperiale.services.owning import forgets
from imperiale.services.passkeys import NotProvenError, Site, challenge_of
from imperiale.services.people import Account, Asked, NameTakenError, PeopleKeeper, Session
from imperiale.services.seats import NoSeatError

__all__ = ["Accounts", "NoCodeError", "NotSignedInError", "SignedIn"]

PATIENCE = 600_000
"""Milliseconds in which a passkey has to answer."""


class NotSignedInError(Exception):
    """The token is that of no device that is signed in."""


class NoCodeError(Exception):
    """The code is that of no account."""


class SignedIn(NamedTuple):
    """A device that has just been signed in.

    Attributes:
        account: whose it is.
        token: what it proves that by.
        code: the account's new code to come back by, or empty if it keeps its old one.
    """

    account: Account
    token: str
    code: str = ""


class Accounts:
    """All accounts.

    Args:
        people: where they are kept.
        now: the clock, in milliseconds since 1970.
        draw: what draws tokens and codes.
    """

    def __init__(
        self, people: PeopleKeeper, now: Callable[[], int], draw: Draw | None = None
    ) -> None:
        self.people = people
        self.now = now
        self._draw = draw or Draw()

    # to make one, and to sign in

    async def ask_to_make(self, site: Site, name: str) -> dict[str, Any]:
        """Return what a passkey is asked for a new account of a name.

        Raises:
            NameTakenError: somebody else is called so, or it is no name.
        """
        tidy = tidy_name(name)
        if not tidy or await self.people.named(tidy):
            raise NameTakenError(tidy)
        asked = await self._asked("make", self._draw.word(16), tidy)
        return site.ask_new(asked.challenge, asked.account, asked.name, ())

    async def make(self, site: Site, answer: Mapping[str, Any], label: str) -> SignedIn:
        """Make the account that was asked for.

        Raises:
            NotProvenError: the answer is none, or it is too late.
            NameTakenError: somebody else is called so by now.
        """
        asked = await self._answered(answer, "make")
        passkey = site.made(answer, asked.challenge, asked.account, tidy_name(label), self.now())
        account = Account(asked.account, asked.name, self.now())
        code = self._code()
        await self.people.add(account, digest(code), passkey)
        return SignedIn(account, await self._session(account), code)

    async def ask_to_sign_in(self, site: Site) -> dict[str, Any]:
        """Return what any passkey of this site is asked."""
        return site.ask_known((await self._asked("sign-in", "", "")).challenge)

    async def sign_in(self, site: Site, answer: Mapping[str, Any]) -> SignedIn:
        """Let somebody in by his passkey.

        Raises:
            NotProvenError: it is none that is known, has not signed this, or too late.
        """
        asked = await self._answered(answer, "sign-in")
        passkey = await self.people.passkey(str(answer.get("id", "")))
        account = None if passkey is None else await self.people.account(passkey.account)
        if passkey is None or account is None:
            raise NotProvenError("the passkey is not known")
        signs = site.signed(answer, asked.challenge, passkey)
        await self.people.signed(passkey.id, signs, self.now())
        return SignedIn(account, await self._session(account))

    async def recover(self, code: str) -> SignedIn:
        """Let somebody in by his code, which counts once; he gets another.

        Raises:
            NoCodeError: it is none.
        """
        following = self._code()
        account = await self.people.recover(digest(_plain(code)), digest(following))
        if account is None:
            raise NoCodeError
        return SignedIn(account, await self._session(account), following)

    async def of(self, token: str) -> Account:
        """Return whose device has a token.

        Raises:
            NotSignedInError: nobody's.
        """
        account = await self.people.session(digest(token), self.now()) if token else None
        if account is None:
            raise NotSignedInError
        return account

    # what one has

    async def ask_to_add(self, site: Site, account: Account) -> dict[str, Any]:
        """Return what a further passkey of an account is asked."""
        asked = await self._asked("add", account.id, account.name)
        known = [passkey.id for passkey in await self.people.passkeys(account.id)]
        return site.ask_new(asked.challenge, account.id, account.name, known)

    async def add(
        self, site: Site, account: Account, answer: Mapping[str, Any], label: str
    ) -> None:
        """Add a passkey to an account.

        Raises:
            NotProvenError: the answer is none, is another's, or too late.
        """
        asked = await self._answered(answer, "add")
        if asked.account != account.id:
            raise NotProvenError("another account was asked")
        passkey = site.made(answer, asked.challenge, account.id, tidy_name(label), self.now())
        await self.people.add_passkey(passkey)

    async def renew(self, account: Account) -> str:
        """Return a new code for an account; the old one counts no more."""
        code = self._code()
        await self.people.renew(account.id, digest(code))
        return code

    async def delete(self, account: Account, house: House) -> None:
        """Forget an account; its games stay, without its name, for those it played with."""
        for holding in await self.people.holdings(account.id):
            with suppress(NoGameError, NoSeatError):  # what cannot be played is told to nobody
                await house.happens(holding.game, lambda game: forgets(game, account.id))
        await self.people.delete(account.id)

    # within

    async def _asked(self, purpose: Any, account: str, name: str) -> Asked:
        asked = Asked(token_urlsafe(32), purpose, account, name, self.now() + PATIENCE)
        await self.people.ask(asked, self.now())
        return asked

    async def _answered(self, answer: Mapping[str, Any], purpose: str) -> Asked:
        asked = await self.people.answered(challenge_of(answer))
        if asked is None or asked.purpose != purpose or asked.until < self.now():
            raise NotProvenError("nobody asked, or long ago")
        return asked

    async def _session(self, account: Account) -> str:
        token, now = self._draw.token(), self.now()
        await self.people.sign_in(Session(digest(token), account.id, now, now))
        return token

    def _code(self) -> str:
        return self._draw.word(20)


def _plain(code: str) -> str:
    """Return a code as it was drawn, however it was typed.

    >>> _plain(" AB2CD-ef3gh ")
    'ab2cdef3gh'
    """
    return "".join(sign for sign in code.lower() if sign.isalnum())
