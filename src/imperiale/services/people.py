"""What is kept of people who have an account, and where?

An account has a name, passkeys to sign in with, and a code to come back by if all of them are lost.
Of tokens and codes only the SHA-256 is kept.  No game needs an account.
"""

from __future__ import annotations

from typing import Literal, NamedTuple, Protocol, TypeAlias

__all__ = [
    "Account",
    "Asked",
    "Holding",
    "NameTakenError",
    "Passkey",
    "PeopleKeeper",
    "Purpose",
    "Session",
]

Purpose: TypeAlias = Literal["make", "add", "sign-in"]
"""What a passkey is asked for."""


class Account(NamedTuple):
    """A person.

    Attributes:
        id: a word that is told to nobody else.
        name: as it is shown.
        made: when, in milliseconds since 1970.
    """

    id: str
    name: str
    made: int


class Passkey(NamedTuple):
    """A key of a device.

    Attributes:
        id: by which the device knows it, base64url.
        account: whose it is.
        key: its public half, COSE.
        signs: how often it has signed, as far as it tells.
        label: what its owner calls it.
        made, used: when, in milliseconds since 1970.
    """

    id: str
    account: str
    key: bytes
    signs: int
    label: str
    made: int
    used: int


class Session(NamedTuple):
    """A device that is signed in.

    Attributes:
        token: the digest of its token.
        account: whose it is.
        made, used: when, in milliseconds since 1970; ``used`` to the day.
    """

    token: str
    account: str
    made: int
    used: int


class Asked(NamedTuple):
    """A question to a passkey that waits for its answer, which counts once.

    Attributes:
        challenge: what it has to sign, base64url.
        purpose: what for.
        account: for which account, that of a person to come included; empty to sign in.
        name: what the account is to be called.
        until: until when an answer counts, in milliseconds since 1970.
    """

    challenge: str
    purpose: Purpose
    account: str
    name: str
    until: int


class Holding(NamedTuple):
    """A seat of a game that belongs to an account."""

    game: str
    seat: int
    made: int
    over: bool


class NameTakenError(Exception):
    """Somebody else is called so."""


class PeopleKeeper(Protocol):
    """Where accounts are kept."""

    async def ask(self, asked: Asked, now: int) -> None:
        """Keep a question to a passkey, and forget those to which no answer counts any more."""
        ...

    async def answered(self, challenge: str) -> Asked | None:
        """Return a question and forget it; nothing if there is none."""
        ...

    async def add(self, account: Account, recovery: str, passkey: Passkey) -> None:
        """Keep a new account with the digest of its code.

        Raises:
            NameTakenError: somebody else is called so.
        """
        ...

    async def add_passkey(self, passkey: Passkey) -> None:
        """Keep another passkey of an account."""
        ...

    async def passkey(self, key: str) -> Passkey | None:
        """Return a passkey by its id."""
        ...

    async def passkeys(self, account: str) -> list[Passkey]:
        """Return the passkeys of an account, the oldest first."""
        ...

    async def signed(self, key: str, signs: int, at: int) -> None:
        """Note that a passkey has signed."""
        ...

    async def remove_passkey(self, account: str, key: str) -> bool:
        """Forget a passkey; tell whether it was one of the account, and not its last."""
        ...

    async def named(self, name: str) -> bool:
        """Tell whether somebody is called so, or so alike that he would be mistaken for him."""
        ...

    async def account(self, account: str) -> Account | None:
        """Return an account."""
        ...

    async def recover(self, recovery: str, following: str) -> Account | None:
        """Return the account of a code by its digest, and put another in the code's place."""
        ...

    async def renew(self, account: str, recovery: str) -> None:
        """Put another code in the place of that of an account."""
        ...

    async def sign_in(self, session: Session) -> None:
        """Keep that a device is signed in."""
        ...

    async def session(self, token: str, now: int) -> Account | None:
        """Return whose device has a token, by its digest, and note the day."""
        ...

    async def sessions(self, account: str) -> list[Session]:
        """Return the devices of an account that are signed in, the oldest first."""
        ...

    async def sign_out(self, account: str, token: str, *, others: bool) -> None:
        """Forget a device of an account, or all others."""
        ...

    async def holdings(self, account: str) -> list[Holding]:
        """Return the seats of an account, the newest first."""
        ...

    async def delete(self, account: str) -> None:
        """Forget an account, and take its name out of the logs of games; the games stay."""
        ...
