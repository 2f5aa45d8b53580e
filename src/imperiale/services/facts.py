"""Of which facts is the log of a game made?

Everything that a game is follows from its facts, in their order and with their times: people and
their seats, cards, clocks, proposals and bets.  They are kept as they stand here, secrets
included; what a viewer sees of them is decided elsewhere (:mod:`imperiale.server.telling`).
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct

__all__ = [
    "Answered",
    "BetPlaced",
    "ClockTerms",
    "Committed",
    "Dealt",
    "Fact",
    "Forgotten",
    "Keyed",
    "Made",
    "Moved",
    "Owned",
    "Proposed",
    "Readied",
    "Rematched",
    "Replaced",
    "Rested",
    "Returned",
    "Sat",
    "TakenBack",
    "Watched",
    "pack_fact",
    "unpack_fact",
]

OPEN = ""
"""The plan of a seat that waits for a person; any other is the name of an agent."""


class ClockTerms(Struct, frozen=True):
    """How long one may think, in seconds.

    ``move`` and ``days`` give them to each move, ``bank`` to the partie, and an increment.
    """

    kind: Literal["none", "move", "bank", "days"] = "none"
    seconds: int = 60
    increment: int = 10


class Made(Struct, frozen=True, tag=True):
    """A game was made.

    Attributes:
        ruleset: the rule set whole, as :func:`imperiale.services.saves.ruleset_data` writes it.
        players: how many play.
        options: what differs from the rule set.
        plan: by seat, :data:`OPEN` or the name of an agent.
        stake: the worth of a fiche or an imperial.
        clock: how long one may think.
        onlookers: what they see.
        listed: whether it stands in the lobby.
        secret: hexadecimal; the seeds of the agents come from it.
        rated: whether it counts for the ratings of those who play.
    """

    ruleset: dict[str, Any]
    players: int
    options: dict[str, Any]
    plan: tuple[str, ...]
    stake: int
    clock: ClockTerms
    onlookers: Literal["public", "late", "none"]
    listed: bool
    secret: str
    rated: bool = False


class Sat(Struct, frozen=True, tag=True, omit_defaults=True):
    """A person sat down, or somebody's program; token and code are kept as their SHA-256.

    ``account`` is whose seat it is, empty for a guest.
    """

    seat: int
    name: str
    token: str
    code: str
    bot: bool = False
    account: str = ""


class Owned(Struct, frozen=True, tag=True):
    """A guest's seat belongs to an account from now on."""

    seat: int
    account: str


class Forgotten(Struct, frozen=True, tag=True):
    """Whose seat it was is gone, and no token opens it any more."""

    seat: int


class Keyed(Struct, frozen=True, tag=True):
    """A seat was taken up from another device, which was given a token of its own."""

    seat: int
    token: str


class Watched(Struct, frozen=True, tag=True):
    """An onlooker gave his name."""

    name: str
    token: str


class Committed(Struct, frozen=True, tag=True):
    """The server bound itself to the secret (hexadecimal) of the next deal."""

    secret: str


class Readied(Struct, frozen=True, tag=True):
    """A person is ready for the next deal, and adds his nonce to it."""

    seat: int
    nonce: str


class Dealt(Struct, frozen=True, tag=True):
    """The next deal was dealt."""


class Moved(Struct, frozen=True, tag=True):
    """A seat did something at the table.

    Attributes:
        move: as :func:`imperiale.services.moves.move_data` writes it.
        by: who chose it; the clock, if the time was up, or the table, if an agent failed.
    """

    move: dict[str, Any]
    by: Literal["person", "agent", "clock", "table"] = "person"


class Rested(Struct, frozen=True, tag=True):
    """A seat claimed all tricks that are left, and has them: it leads these cards in this order."""

    seat: int
    cards: tuple[int, ...]


class TakenBack(Struct, frozen=True, tag=True):
    """A seat took back the last thing that it did."""

    seat: int


class Proposed(Struct, frozen=True, tag=True):
    """A seat proposed something to which others have to consent, about ``seat``."""

    what: Literal["undo", "replace", "rematch"]
    by: int
    seat: int


class Answered(Struct, frozen=True, tag=True):
    """A seat answered what was proposed."""

    seat: int
    yes: bool


class Replaced(Struct, frozen=True, tag=True):
    """An agent plays for a person who is away."""

    seat: int
    agent: str


class Returned(Struct, frozen=True, tag=True):
    """A person who was away plays himself again."""

    seat: int


class BetPlaced(Struct, frozen=True, tag=True):
    """An onlooker bet; he is named by his place among those who gave their names."""

    onlooker: int
    on: Literal["tricks", "imperials"]
    seat: int
    against: int
    stake: int


class Rematched(Struct, frozen=True, tag=True):
    """The same people play another partie, in the game of this name."""

    game: str


Fact: TypeAlias = (
    Made
    | Sat
    | Keyed
    | Owned
    | Forgotten
    | Watched
    | Committed
    | Readied
    | Dealt
    | Moved
    | Rested
    | TakenBack
    | Proposed
    | Answered
    | Replaced
    | Returned
    | BetPlaced
    | Rematched
)

_DECODER: msgspec.json.Decoder[Fact] = msgspec.json.Decoder(Fact)
_ENCODER = msgspec.json.Encoder()


def pack_fact(fact: Fact) -> bytes:
    """Return a fact as JSON."""
    return _ENCODER.encode(fact)


def unpack_fact(text: bytes) -> Fact:
    """Read what :func:`pack_fact` wrote.

    >>> unpack_fact(pack_fact(TakenBack(1)))
    TakenBack(seat=1)

    Raises:
        msgspec.ValidationError: it is no fact of this version.
    """
    return _DECODER.decode(text)
