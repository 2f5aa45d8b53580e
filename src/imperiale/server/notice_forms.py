"""What do the page and the server say to each other about notices?"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from imperiale.server.account_forms import SeatProof

__all__ = ["EndNotices", "NoticesOffered", "Subscribe"]

Address = Annotated[str, Meta(min_length=10, max_length=1000)]
_SIGNS = r"^[A-Za-z0-9_-]+$"


class NoticesOffered(Struct, frozen=True):
    """The key that a browser subscribes by, base64url; empty where no notices are sent."""

    key: str


class Subscribe(Struct, frozen=True, forbid_unknown_fields=True):
    """Tell me at an address, as the browser has it, when it is my turn.

    At these seats, and those of the account if one is signed in; in place of what the address was
    told before.
    """

    address: Address
    key: Annotated[str, Meta(min_length=80, max_length=100, pattern=_SIGNS)]
    secret: Annotated[str, Meta(min_length=16, max_length=40, pattern=_SIGNS)]
    language: Annotated[str, Meta(max_length=10)]
    seats: Annotated[tuple[SeatProof, ...], Meta(max_length=60)]


class EndNotices(Struct, frozen=True, forbid_unknown_fields=True):
    """Tell me nothing more at an address."""

    address: Address
