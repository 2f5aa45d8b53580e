"""What is there to be told and to be seen at a table, as one viewer may know it?

The page knows no rule: what can be done, why something cannot, what is asked and what has happened
all come in :class:`View` and :class:`Happened`, in messages of the Fluent catalogue.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from imperiale.locales.sayings import Message

__all__ = [
    "BetState",
    "Clock",
    "Entry",
    "Fair",
    "Happened",
    "Mark",
    "Offer",
    "Offered",
    "Played",
    "RulesInfo",
    "Score",
    "Seat",
    "Unplayable",
    "View",
]

# --- what happened --------------------------------------------------------------------------


class Score(Struct, frozen=True):
    """What a seat has marked: imperials, and fewer than six counters."""

    imperials: int
    counters: int


class Happened(Struct, frozen=True, omit_defaults=True):
    """One thing that happened, as this viewer may know it.

    ``text`` says it in sentences; the rest lets it be drawn.  ``cards`` are the cards it is about:
    played, shown, turned up, or those that earned the marks.  ``wiped`` is by seat what an
    imperial took from it.  ``scores`` are the scores after it, where it changed them.
    """

    what: Literal[
        "joined",
        "replaced",
        "returned",
        "ready",
        "opened",
        "committed",
        "dealt",
        "turned_up",
        "called",
        "marked",
        "played",
        "took",
        "drew",
        "forfeited",
        "restored",
        "ended",
        "taken_back",
        "rest",
        "timed_out",
        "offered",
        "answered",
        "bet",
        "rematch",
    ]
    text: tuple[Message, ...] = ()
    seat: int | None = None
    cards: tuple[str, ...] = ()
    step: str = ""
    imperials: int = 0
    counters: int = 0
    scores: tuple[Score, ...] = ()
    wiped: tuple[int, ...] = ()
    answer: str = ""


class Entry(Struct, frozen=True):
    """A number of the game's log; empty where this viewer may not see what happened."""

    n: int
    at: int
    happened: tuple[Happened, ...] = ()


# --- what there is to be seen ---------------------------------------------------------------


class Played(Struct, frozen=True):
    """A card on the table, and whose it is."""

    seat: int
    card: str


class Mark(Struct, frozen=True):
    """Marks that a seat gained in this deal, the cards that earned them, and why."""

    seat: int
    step: str
    kind: str | None
    imperials: int
    counters: int
    cards: tuple[str, ...]
    reason: Message
    source: str


class Clock(Struct, frozen=True):
    """The time of a seat: what is left in milliseconds, and when it runs out if it runs."""

    left: int
    deadline: int | None


class Seat(Struct, frozen=True):
    """A seat as everybody sees it.

    ``played_by`` differs from ``kind`` where an agent plays for a person who is away.  A ``bot`` is
    a program that somebody runs elsewhere and that plays as people do.
    ``shown`` are cards it has shown in this deal and may still hold or not.
    """

    seat: int
    kind: Literal["person", "agent", "open"]
    played_by: Literal["person", "agent", "open"]
    name: str
    agent: str
    bot: bool
    present: bool
    ready: bool
    score: Score
    points: int
    tricks: int
    cards: int
    shown: tuple[str, ...]
    said: Message | None
    role: Literal["dealer", "elder", ""]
    clock: Clock | None


class RulesInfo(Struct, frozen=True):
    """What is played."""

    id: str
    name: str
    players: int
    options: dict[str, str]
    by_hand: bool
    points_win: bool
    target: int
    deals: int
    refill: bool
    deck: int
    stake: int


class Offer(Struct, frozen=True):
    """A thing that this viewer may do now.

    Of ``play`` each card is its own offer.  ``show`` wants cards, ``call`` and ``claim`` a number;
    the page lets him choose and the server judges.  ``replace`` names the seat it is about.
    """

    do: Literal[
        "play",
        "show",
        "call",
        "claim",
        "done",
        "deal",
        "undo",
        "rest",
        "rematch",
        "replace",
        "accept",
        "bet",
    ]
    label: Message
    card: str | None = None
    seat: int | None = None


class Unplayable(Struct, frozen=True):
    """Cards of the viewer's hand that may not be played now, and why."""

    cards: tuple[str, ...]
    reason: Message


class Offered(Struct, frozen=True):
    """A proposal that waits for the consent of others."""

    what: Literal["undo", "replace", "rematch"]
    by: int
    seat: int
    waits_for: tuple[int, ...]
    text: Message


class Fair(Struct, frozen=True):
    """How the deal can be checked: what the server bound itself to, and what it was bound to.

    ``commitment`` is the SHA-256 of the server's secret, in hexadecimal; ``nonces`` by seat what
    the players added; ``secret`` is told when the deal is over.
    """

    deal: int
    commitment: str
    nonces: tuple[str, ...] = ()
    secret: str = ""


class BetState(Struct, frozen=True):
    """A bet of an onlooker: by name, on ``seat`` against ``against``, and how it stands."""

    name: str
    mine: bool
    on: Literal["tricks", "imperials"]
    seat: int
    against: int
    stake: int
    balance: int
    open: bool


class View(Struct, frozen=True):
    """The whole table as one viewer may see it; nothing else is needed to draw it.

    Times are milliseconds of the server's clock since 1970; ``now`` is when the view was made.
    ``turn`` is the seat that is to act, ``you`` the viewer's own.  ``hand`` is in the order of
    suits c d h s, low to high; it is the page that sorts.  ``reasons`` tell the rules of the
    moment; ``summary`` tells a deal that is over, and who has won.  ``dealt`` are all hands as
    dealt, by seat, once the deal is over.  ``hands`` are all hands as they are now, where the
    viewer may see them: in a replay, and one deal late.  ``fair`` is of the last deal, then of the
    one to come.
    """

    game: str
    n: int
    now: int
    you: int | None
    phase: Literal["seating", "ready", "playing", "over"]
    rules: RulesInfo
    title: tuple[Message, ...]
    seats: tuple[Seat, ...]
    deal: int
    dealer: int | None
    trump: str
    turn_up: str
    turn_up_lies: bool
    trumps: Message | None
    talon: int
    step: str
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
    payments: tuple[int, ...]
    dealt: tuple[tuple[str, ...], ...]
    fair: tuple[Fair, ...]
    bets: tuple[BetState, ...]
    purse: int | None
    onlookers: int
    next_game: str
