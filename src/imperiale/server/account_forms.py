"""What do the page and the server say to each other about accounts?

``options`` and ``credential`` are what a browser and WebAuthn know them to be
(``PublicKeyCredential.parseCreationOptionsFromJSON`` and ``toJSON``).
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from imperiale.server.wire import Name

__all__ = [
    "AccountTold",
    "AskAccount",
    "ClaimSeats",
    "Code",
    "Credential",
    "DeviceTold",
    "HeldTold",
    "Leaders",
    "NewCode",
    "NewPasskey",
    "NoticeTold",
    "PasskeyAsked",
    "PasskeyTold",
    "RatingTold",
    "SeatProof",
    "SeatsClaimed",
    "SignedInTold",
    "Standing",
]

Id = Annotated[str, Meta(min_length=1, max_length=1400)]


class AskAccount(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for an account of a name."""

    name: Name


class PasskeyAsked(Struct, frozen=True):
    """What a passkey is asked."""

    options: dict[str, Any]


class NewPasskey(Struct, frozen=True, forbid_unknown_fields=True):
    """A passkey that was made, and what its owner calls it."""

    credential: dict[str, Any]
    label: Name = ""


class Credential(Struct, frozen=True, forbid_unknown_fields=True):
    """A signature of a passkey."""

    credential: dict[str, Any]


class Code(Struct, frozen=True, forbid_unknown_fields=True):
    """The code to come back by."""

    code: Annotated[str, Meta(max_length=64)]


class SignedInTold(Struct, frozen=True):
    """A device was signed in; ``code`` is the new code to come back by, if there is a new one."""

    token: str
    name: str
    code: str


class NewCode(Struct, frozen=True):
    """A new code to come back by; the old one counts no more."""

    code: str


class PasskeyTold(Struct, frozen=True):
    """A passkey of one's own."""

    id: str
    label: str
    made: int
    used: int


class DeviceTold(Struct, frozen=True):
    """A device on which one is signed in."""

    made: int
    used: int
    here: bool


class HeldTold(Struct, frozen=True):
    """A seat of one's own; what cannot be played any more has no rules.

    ``yours`` says that something is waited for at that seat; ``left`` are the milliseconds that
    whoever is waited for has left, if time passes.
    """

    game: str
    seat: int
    made: int
    over: bool
    rules: str
    rules_name: str
    names: tuple[str, ...]
    yours: bool
    left: int | None = None


class Standing(Struct, frozen=True):
    """How one's games stand that are not over: those where one is waited for first."""

    games: tuple[HeldTold, ...]


SpeedName: TypeAlias = Literal["quick", "slow", "days", "free"]


class RatingTold(Struct, frozen=True):
    """How strong somebody is in a kind of partie, and how far off that may be.

    ``name`` is empty for one's own, and for a ``level`` of the computer, whose strength stands
    still.  ``doubt`` is a standard deviation.
    """

    name: str
    rules: str
    speed: SpeedName
    rating: int
    doubt: int
    parties: int
    level: str = ""


class Leaders(Struct, frozen=True):
    """Who is the strongest in a kind of partie."""

    leaders: tuple[RatingTold, ...]


class NoticeTold(Struct, frozen=True):
    """A push service at which one is told that it is one's turn."""

    host: str
    language: str
    made: int


class AccountTold(Struct, frozen=True):
    """All that is kept of an account; the records of its games are at ``/api/games/…/records``."""

    name: str
    made: int
    passkeys: tuple[PasskeyTold, ...]
    devices: tuple[DeviceTold, ...]
    games: tuple[HeldTold, ...]
    ratings: tuple[RatingTold, ...]
    notices: tuple[NoticeTold, ...]


class SeatProof(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat that was taken without an account."""

    game: Annotated[str, Meta(min_length=1, max_length=20)]
    token: Annotated[str, Meta(min_length=1, max_length=64)]


class ClaimSeats(Struct, frozen=True, forbid_unknown_fields=True):
    """Seats that are to belong to an account from now on."""

    seats: Annotated[tuple[SeatProof, ...], Meta(max_length=60)]


class SeatsClaimed(Struct, frozen=True):
    """How many came to belong to it."""

    seats: int
