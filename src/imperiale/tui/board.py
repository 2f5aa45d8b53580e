"""What is there to be seen at a table, wherever it stands?

These are the parts of the protocol's view (``docs/guide/protocol.md``) that a terminal draws, under
the same names; a table on this machine is told in the same way as one on a server.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from imperiale.locales.sayings import Message

__all__ = [
    "Accept",
    "Board",
    "Call",
    "Claim",
    "DealNext",
    "Do",
    "Done",
    "Mark",
    "Offer",
    "Offered",
    "Play",
    "Played",
    "Rematch",
    "Replace",
    "Rest",
    "RulesInfo",
    "Score",
    "Seat",
    "Show",
    "Told",
    "Undo",
    "Unplayable",
]


class Score(Struct, frozen=True):
    """What a seat has marked: imperials, and fewer than six counters."""

    imperials: int
    counters: int


class Played(Struct, frozen=True):
    """A card on the table, and whose it is."""

    seat: int
    card: str


class Mark(Struct, frozen=True):
    """Marks that a seat gained in this deal, and why."""

    seat: int
    imperials: int
    counters: int
    reason: Message
    source: str


class Seat(Struct, frozen=True):
    """A seat as everybody sees it."""

    seat: int
    kind: str
    name: str
    agent: str
    present: bool
    ready: bool
    score: Score
    points: int
    tricks: int
    cards: int
    shown: tuple[str, ...]
    said: Message | None
    role: str


class RulesInfo(Struct, frozen=True):
    """What is played."""

    id: str
    name: str
    players: int
    by_hand: bool
    points_win: bool
    target: int
    deals: int
    refill: bool


class Offer(Struct, frozen=True):
    """A thing that the viewer may do now; of ``play`` each card is its own."""

    do: str
    label: Message
    card: str | None = None
    seat: int | None = None


class Unplayable(Struct, frozen=True):
    """Cards of the viewer's hand that may not be played now, and why."""

    cards: tuple[str, ...]
    reason: Message


class Offered(Struct, frozen=True):
    """A proposal that waits for the consent of others."""

    by: int
    text: Message


class Board(Struct, frozen=True):
    """The table as one viewer may see it."""

    you: int | None
    phase: str
    rules: RulesInfo
    title: tuple[Message, ...]
    seats: tuple[Seat, ...]
    deal: int
    trump: str
    turn_up: str
    trumps: Message | None
    turn: int | None
    hand: tuple[str, ...]
    hands: tuple[tuple[str, ...], ...]
    trick: tuple[Played, ...]
    last_trick: tuple[Played, ...]
    last_winner: int | None
    marks: tuple[Mark, ...]
    offers: tuple[Offer, ...]
    unplayable: tuple[Unplayable, ...]
    prompt: Message | None
    reasons: tuple[Message, ...]
    offered: Offered | None
    summary: tuple[Message, ...]
    winner: int | None
    dealt: tuple[tuple[str, ...], ...]
    next_game: str = ""

    def may(self, do: str) -> bool:
        """Tell whether something may be done now."""
        return any(offer.do == do for offer in self.offers)

    @property
    def playable(self) -> frozenset[str]:
        """The cards that may be played now."""
        return frozenset(offer.card for offer in self.offers if offer.card is not None)


class Told(Struct, frozen=True, omit_defaults=True):
    """One thing that happened, in sentences."""

    what: str
    text: tuple[Message, ...] = ()


# --- what can be wished, as the protocol has it -----------------------------------------------


class Play(Struct, frozen=True, tag_field="do", tag="play"):
    """Lay a card on the table."""

    card: str


class Show(Struct, frozen=True, tag_field="do", tag="show"):
    """Show an imperial, by hand."""

    cards: tuple[str, ...]


class Call(Struct, frozen=True, tag_field="do", tag="call"):
    """Say the number of one's point, by hand; ``None`` says nothing."""

    number: int | None


class Claim(Struct, frozen=True, tag_field="do", tag="claim"):
    """Claim marks of the moment, by hand."""

    amount: int


class Done(Struct, frozen=True, tag_field="do", tag="done"):
    """Nothing more to show or to claim at this moment, by hand."""


class DealNext(Struct, frozen=True, tag_field="do", tag="deal"):
    """Be ready for the next deal."""

    nonce: str = ""


class Undo(Struct, frozen=True, tag_field="do", tag="undo"):
    """Take the last thing back that one did."""


class Rest(Struct, frozen=True, tag_field="do", tag="rest"):
    """Claim all tricks that are left."""


class Rematch(Struct, frozen=True, tag_field="do", tag="rematch"):
    """Another partie at the same table."""


class Replace(Struct, frozen=True, tag_field="do", tag="replace"):
    """Propose that an agent plays for a seat whose player has been away too long."""

    seat: int


class Accept(Struct, frozen=True, tag_field="do", tag="accept"):
    """Answer a proposal."""

    yes: bool


Do: TypeAlias = (
    Play | Show | Call | Claim | Done | DealNext | Undo | Rest | Rematch | Replace | Accept
)
