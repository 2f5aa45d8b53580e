"""What is a sentence before it is known who reads it, and in which language?

A :class:`Message` names a message of the catalogue and its variables.  Whoever shows it, a terminal
or a page, knows the language, how cards are written, and what the players are called.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from imperiale.domain.cards import Card, Mask, Suit, each
from imperiale.domain.events import Marked
from imperiale.domain.rules.marking import Score

__all__ = [
    "Arg",
    "CardsArg",
    "ListArg",
    "Message",
    "RanksArg",
    "SeatArg",
    "amount",
    "card_arg",
    "cards_arg",
    "codes",
    "score_message",
    "suit_arg",
    "tell",
]


class SeatArg(Struct, frozen=True, tag_field="is", tag="seat"):
    """The player of a seat: his name, or the word ``you`` where it is the reader's own."""

    seat: int


class CardsArg(Struct, frozen=True, tag_field="is", tag="cards"):
    """Cards, which the reader's deck and language write."""

    cards: tuple[str, ...]


class RanksArg(Struct, frozen=True, tag_field="is", tag="ranks"):
    """Ranks by the letters of notation, which the reader's deck and language write."""

    ranks: str


class Message(Struct, frozen=True, tag_field="is", tag="message"):
    """A message of the Fluent catalogue and its variables."""

    key: str
    args: dict[str, Arg] = {}


class ListArg(Struct, frozen=True, tag_field="is", tag="list", omit_defaults=True):
    """Several variables, written one after the other with "; " between them.

    ``begins`` says that they begin a sentence.
    """

    items: tuple[Arg, ...]
    begins: bool = False


Arg: TypeAlias = int | str | SeatArg | CardsArg | RanksArg | ListArg | Message


def tell(name: str, /, **args: Arg) -> Message:
    """Return a message with its variables."""
    return Message(name, args)


def codes(held: Mask) -> tuple[str, ...]:
    """Return the cards of a set, suit by suit, low to high."""
    return tuple(map(str, each(held)))


def cards_arg(held: Mask) -> CardsArg:
    """Return a set of cards as a variable, suit by suit, high to low."""
    return CardsArg(codes(held)[::-1])


def card_arg(card: Card) -> CardsArg:
    """Return a card as a variable."""
    return CardsArg((str(card),))


def suit_arg(suit: int) -> Message:
    """Return the name of a suit as a variable."""
    return tell(f"suit-{Suit(suit).letter}")


def score_message(score: Score) -> Message:
    """Return a score in words."""
    return tell(
        "score-spoken",
        imperials=tell("imperials", imperials=score.imperials),
        counters=tell("counters", counters=score.counters),
    )


def amount(mark: Marked) -> Message:
    """Return in words what was gained."""
    imperials = tell("imperials", imperials=mark.imperials)
    counters = tell("counters", counters=mark.counters)
    if mark.imperials and mark.counters:
        return tell("told-amount-both", imperials=imperials, counters=counters)
    return imperials if mark.imperials else counters
