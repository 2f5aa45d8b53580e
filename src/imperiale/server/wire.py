"""What do the page and the server say to each other over a socket?

Every frame is one of these structures as JSON, told apart by ``type``; ``docs/guide/protocol.md``
tells how they follow each other.  ``web/src/lib/protocol.ts`` is generated from this module.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from imperiale.locales.sayings import Message
from imperiale.server.scene import Entry, View

__all__ = [
    "PROTOCOL",
    "Accept",
    "Ack",
    "Act",
    "Bet",
    "Call",
    "CardCode",
    "Claim",
    "ClientFrame",
    "DealNext",
    "Do",
    "Done",
    "Failed",
    "Hello",
    "Name",
    "Onlookers",
    "Ping",
    "Play",
    "Pong",
    "Refused",
    "Rematch",
    "Replace",
    "Rest",
    "ServerFrame",
    "Show",
    "State",
    "Undo",
    "Update",
]

PROTOCOL = 1
"""The version of the protocol; a page of another version is told to load itself anew."""

CardCode: TypeAlias = Annotated[str, Meta(pattern="^[6-9TJQKA][cdhs]$")]
Identifier: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
Name: TypeAlias = Annotated[str, Meta(max_length=24)]
Nonce: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{0,64}$")]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=3)]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=1000)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=2**53 - 1)]

# --- from the page --------------------------------------------------------------------------


class Play(Struct, frozen=True, tag_field="do", tag="play", forbid_unknown_fields=True):
    """Lay a card on the table."""

    card: CardCode


class Show(Struct, frozen=True, tag_field="do", tag="show", forbid_unknown_fields=True):
    """Show an imperial, by hand."""

    cards: Annotated[tuple[CardCode, ...], Meta(min_length=1, max_length=16)]


class Call(Struct, frozen=True, tag_field="do", tag="call", forbid_unknown_fields=True):
    """Say the number of one's point, by hand; ``null`` says nothing."""

    number: Number | None


class Claim(Struct, frozen=True, tag_field="do", tag="claim", forbid_unknown_fields=True):
    """Claim marks of the moment, by hand."""

    amount: Number


class Done(Struct, frozen=True, tag_field="do", tag="done", forbid_unknown_fields=True):
    """Nothing more to show or to claim at this moment, by hand."""


class DealNext(Struct, frozen=True, tag_field="do", tag="deal", forbid_unknown_fields=True):
    """Be ready for the next deal; the nonce (hexadecimal, may be empty) goes into its shuffle."""

    nonce: Nonce = ""


class Undo(Struct, frozen=True, tag_field="do", tag="undo", forbid_unknown_fields=True):
    """Take the last thing back that one did; among people it is proposed."""


class Rest(Struct, frozen=True, tag_field="do", tag="rest", forbid_unknown_fields=True):
    """Claim all tricks that are left."""


class Rematch(Struct, frozen=True, tag_field="do", tag="rematch", forbid_unknown_fields=True):
    """Propose another partie at the same table."""


class Replace(Struct, frozen=True, tag_field="do", tag="replace", forbid_unknown_fields=True):
    """Propose that an agent plays for a seat whose player has been away too long."""

    seat: SeatNumber


class Accept(Struct, frozen=True, tag_field="do", tag="accept", forbid_unknown_fields=True):
    """Answer a proposal."""

    yes: bool


class Bet(Struct, frozen=True, tag_field="do", tag="bet", forbid_unknown_fields=True):
    """Bet play chips, as an onlooker, that one seat beats another."""

    on: Literal["tricks", "imperials"]
    seat: SeatNumber
    against: SeatNumber
    stake: Annotated[int, Meta(ge=1, le=1000)]


Do: TypeAlias = (
    Play | Show | Call | Claim | Done | DealNext | Undo | Rest | Rematch | Replace | Accept | Bet
)


class Hello(Struct, frozen=True, tag_field="type", tag="hello", forbid_unknown_fields=True):
    """The first frame of a socket: which game, who one is, and the last number one has.

    Without a token, or with one of an onlooker, the viewer looks on.
    """

    game: Identifier
    token: Annotated[str, Meta(max_length=64)] = ""
    have: Count = 0
    protocol: int = PROTOCOL


class Act(Struct, frozen=True, tag_field="type", tag="act", forbid_unknown_fields=True):
    """Do something: ``id`` is new for each wish and the same when it is sent again.

    ``at`` is the number of the view in which it was chosen.
    """

    id: Identifier
    at: Count
    do: Do


class Ping(Struct, frozen=True, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Are you there?  ``t`` comes back as it is."""

    t: Count


class Pong(Struct, frozen=True, tag_field="type", tag="pong", forbid_unknown_fields=True):
    """I am here; from the server ``now`` is its clock."""

    t: Count
    now: int | UnsetType = UNSET


ClientFrame: TypeAlias = Hello | Act | Ping | Pong

# --- from the server ------------------------------------------------------------------------


class State(Struct, frozen=True, tag_field="type", tag="state"):
    """Everything: the view, and the log from the last deal on."""

    n: int
    view: View
    entries: tuple[Entry, ...]


class Update(Struct, frozen=True, tag_field="type", tag="update"):
    """What happened, numbers ``after + 1`` to ``n`` without a gap, and the view after it."""

    after: int
    n: int
    entries: tuple[Entry, ...]
    view: View


class Onlookers(Struct, frozen=True, tag_field="type", tag="onlookers"):
    """How many look on now; nothing else has changed."""

    onlookers: int


class Ack(Struct, frozen=True, tag_field="type", tag="ack"):
    """What was wished is done and kept, under number ``n``; also if it was so before."""

    id: str
    n: int


class Refused(Struct, frozen=True, tag_field="type", tag="refused"):
    """What was wished may not be done; nothing has changed.  Why, and how the table stands."""

    id: str
    n: int
    reason: Message
    view: View


class Failed(Struct, frozen=True, tag_field="type", tag="failed"):
    """The socket is about to be closed, and why; ``code`` is that of the close frame.

    A code of 1012 or 1013 asks to come again; 4400 and above that it is of no use.
    """

    code: int
    reason: Message


ServerFrame: TypeAlias = State | Update | Onlookers | Ack | Refused | Failed | Ping | Pong
