"""What happens in a deal, and who sees it?

An event is a frozen fact.  :func:`seen_by` is the one place that hides: it returns what a seat, or
an onlooker, may see of an event.  Whatever is shown to anybody is made of events that passed it.
"""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple, TypeAlias, assert_never

from imperiale.domain.cards import Card, Mask
from imperiale.domain.rules.imperials import Kind
from imperiale.domain.rules.marking import Score

__all__ = [
    "Answer",
    "CardDrawn",
    "CardPlayed",
    "CountersForfeited",
    "CountersRestored",
    "DealEnded",
    "DealOpened",
    "Ending",
    "Event",
    "HandDealt",
    "Marked",
    "MomentReached",
    "PointCalled",
    "Step",
    "TalonLaid",
    "TrickTaken",
    "TurnUpShown",
    "seen_by",
]


class Step(StrEnum):
    """The steps of a deal, in their order (RULES.md, 2)."""

    TURN_UP = "turn_up"
    IMPERIAL = "imperial"
    POINT = "point"
    PLAY = "play"
    TRICK = "trick"
    WON_IN_PLAY = "won_in_play"
    HONOURS = "honours"
    TRICKS = "tricks"
    CAPOT = "capot"
    NO_TRICK = "no_trick"
    OVER = "over"


class Answer(StrEnum):
    """What a player says when the points are compared."""

    SAYS = "says"
    """His number; he is the first who says one."""
    GOOD = "good"
    """The number called is better than his."""
    NOT_GOOD = "not_good"
    """His is better; he says it."""
    EQUAL = "equal"
    """As long; the worth of both suits decides."""
    SILENT = "silent"
    """Nothing (only where players mark by hand)."""


class Ending(StrEnum):
    """Why a deal is over."""

    PLAYED = "played"
    NOT_PLAYED = "not_played"
    WON = "won"


class DealOpened(NamedTuple):
    """A deal begins with these scores."""

    dealer: int
    scores: tuple[Score, ...]


class HandDealt(NamedTuple):
    """A seat was dealt its cards; private to it.  ``cards`` is 0 to everybody else."""

    seat: int
    cards: Mask


class TurnUpShown(NamedTuple):
    """The card that fixes trumps."""

    card: Card


class TalonLaid(NamedTuple):
    """The cards below the turn-up, top first; nobody sees them.  ``None`` is a hidden one."""

    cards: tuple[Card | None, ...]


class MomentReached(NamedTuple):
    """It is the turn of a seat to do what the step asks."""

    step: Step
    seat: int


class Marked(NamedTuple):
    """A seat gained marks.

    Attributes:
        seat: who.
        step: for what, by the names of the deal records.
        imperials: imperials gained.
        counters: counters gained, before any exchange.
        kind: the kind of imperial that was shown or won, if it is one.
        cards: the cards that earn it and lie open: the imperial, the turn-up, the honours.
        wipes: whether an imperial gained wipes the counters of the others.
    """

    seat: int
    step: Step
    imperials: int
    counters: int
    kind: Kind | None = None
    cards: Mask = 0
    wipes: bool = True


class PointCalled(NamedTuple):
    """A seat spoke when the points were compared.

    Attributes:
        seat: who.
        answer: what he said.
        length: cards in his suit, where he has told it; else 0.
        worth: what they count, where he has told it; else 0.
        against: the seat whose call was the best until then, or -1.
        against_worth: what that seat had to tell of its worth because of an equal call; else 0.
    """

    seat: int
    answer: Answer
    length: int = 0
    worth: int = 0
    against: int = -1
    against_worth: int = 0


class CardPlayed(NamedTuple):
    """A card was laid on the table."""

    seat: int
    card: Card


class TrickTaken(NamedTuple):
    """A seat took the trick on the table."""

    seat: int


class CardDrawn(NamedTuple):
    """A seat drew the top card of the talon, or last the turn-up.

    ``card`` is ``None`` to all others unless it is the turn-up, which everybody knows.
    """

    seat: int
    card: Card | None
    turn_up: bool = False


class CountersForfeited(NamedTuple):
    """A seat lost all its counters because it took no trick."""

    seat: int


class CountersRestored(NamedTuple):
    """A seat took back counters: a blank hand, shown later, had suspended the wipe."""

    seat: int
    counters: int


class DealEnded(NamedTuple):
    """Nothing more is marked in this deal."""

    ending: Ending


Event: TypeAlias = (
    DealOpened
    | HandDealt
    | TurnUpShown
    | TalonLaid
    | MomentReached
    | Marked
    | PointCalled
    | CardPlayed
    | TrickTaken
    | CardDrawn
    | CountersForfeited
    | CountersRestored
    | DealEnded
)


def seen_by(event: Event, seat: int | None) -> Event:
    """Return what a seat sees of an event; ``None`` is an onlooker, who holds no cards.

    Every event is at least noticed, so that a viewer's numbering has no holes.

    >>> seen_by(HandDealt(0, 0b111), 1)
    HandDealt(seat=0, cards=0)
    """
    match event:
        case (  # what happens most stands first
            CardPlayed()
            | TrickTaken()
            | MomentReached()
            | Marked()
            | PointCalled()
            | DealOpened()
            | TurnUpShown()
            | CountersForfeited()
            | CountersRestored()
            | DealEnded()
        ):
            return event
        case HandDealt(seat=owner):
            return event if owner == seat else HandDealt(owner, 0)
        case TalonLaid(cards=cards):
            return TalonLaid((None,) * len(cards))
        case CardDrawn(seat=owner, turn_up=known):
            return event if known or owner == seat else CardDrawn(owner, None)
        case _:
            assert_never(event)
