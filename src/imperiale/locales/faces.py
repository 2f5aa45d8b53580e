"""How do cards and marks look to this reader: in symbols, in letters, or in words?"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from functools import reduce
from typing import NamedTuple

from imperiale.domain.cards import CARDS, RANKS, Card, Mask, Suit, ranks_of
from imperiale.domain.rules.marking import COUNTERS, Score
from imperiale.locales import Catalogue

__all__ = [
    "LETTERED",
    "SUITS_SHOWN",
    "Face",
    "Faces",
    "high_to_low",
    "listed",
    "rank_sign",
    "rank_signs",
    "score_words",
    "sentence_of",
    "series",
]

LETTERED = "KQJA"
"""The ranks whose signs are letters, which differ from country to country."""

SUITS_SHOWN = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
"""Black and red by turns, so that neighbours are told apart without colour."""

_SYMBOLS = "♣♦♥♠"
_MOST_SIGNS = 8
"""Imperials that are drawn one by one; a longer partie is told by its number."""


class Faces(Enum):
    """The three ways to write."""

    SYMBOLS = "symbols"
    LETTERS = "letters"
    WORDS = "words"


class Face(NamedTuple):
    """Writes cards and marks in one way.

    Attributes:
        faces: which.
        say: the messages, in the reader's language.
    """

    faces: Faces
    say: Catalogue

    @property
    def words(self) -> bool:
        """Whether cards are spoken."""
        return self.faces is Faces.WORDS

    def rank(self, card: Card) -> str:
        """Return the rank of a card."""
        letter = RANKS[card.rank]
        return self.say(f"rank-{letter}") if self.words else self.rank_sign(letter)

    def rank_sign(self, letter: str) -> str:
        """Return the sign of a rank; in letters, that of notation: any terminal can write it."""
        return (
            rank_sign(self.say, letter)
            if self.faces is Faces.SYMBOLS
            else letter.replace("T", "10")
        )

    def suit_sign(self, suit: int) -> str:
        """Return the sign of a suit."""
        return _SYMBOLS[suit] if self.faces is Faces.SYMBOLS else Suit(suit).letter

    def suit_name(self, suit: int) -> str:
        """Return the name of a suit."""
        return self.say(f"suit-{Suit(suit).letter}")

    def suit(self, suit: int) -> str:
        """Return the name of a suit, with its sign where signs are used."""
        name = self.suit_name(suit)
        return f"{name} {self.suit_sign(suit)}" if self.faces is Faces.SYMBOLS else name

    def card(self, card: Card) -> str:
        """Return a card."""
        if self.words:
            return self.say("card-spoken", rank=self.rank(card), suit=self.suit_name(card.suit))
        return self.rank(card) + self.suit_sign(card.suit)

    def cards(self, held: Mask) -> str:
        """Return cards, suit by suit, high to low."""
        shown = high_to_low(held)
        if len(shown) == 1:
            return self.card(shown[0])
        if not self.words:
            return " ".join(map(self.card, shown)) or self.say("cards-none")
        suits = (
            self.say(
                "cards-spoken",
                ranks=listed(self.say, map(self.rank, own)),
                suit=self.suit_name(suit),
            )
            for suit in SUITS_SHOWN
            if (own := high_to_low(held, suit))
        )
        return series(self.say, suits) or self.say("cards-none")

    def source(self, source: str) -> str:
        """Return a source; in letters, of one that they cannot write, its short name."""
        if self.faces is Faces.LETTERS and not source.isascii():
            return source.partition(",")[0]
        return source

    def imperials(self, score: Score, target: int | None) -> str:
        """Return imperials as signs, those that are missing hollow; empty if they are too many."""
        full, hollow = "◆◇" if self.faces is Faces.SYMBOLS else "#-"
        most = target or score.imperials
        if max(most, score.imperials) > _MOST_SIGNS:
            return ""
        return full * score.imperials + hollow * (most - score.imperials)

    def counters(self, score: Score) -> str:
        """Return counters as signs, those missing to an imperial hollow."""
        full, hollow = "●○" if self.faces is Faces.SYMBOLS else "*."
        return full * score.counters + hollow * (COUNTERS - score.counters)


def rank_sign(say: Catalogue, letter: str) -> str:
    """Return the sign of a rank, as the cards of the reader's country have it.

    Args:
        say: the messages, in the reader's language.
        letter: the rank in the letters of notation.

    >>> from imperiale.locales import catalogue
    >>> rank_sign(catalogue("fr"), "K"), rank_sign(catalogue("fr"), "T")
    ('R', '10')
    """
    return say(f"letter-{letter}") if letter in LETTERED else letter.replace("T", "10")


def rank_signs(say: Catalogue, letters: str) -> str:
    """Return the signs of some ranks."""
    return " ".join(rank_sign(say, letter) for letter in letters)


def sentence_of(text: str) -> str:
    """Return a text as it begins a sentence."""
    return text[:1].upper() + text[1:]


def high_to_low(held: Mask, suit: int | None = None) -> list[Card]:
    """Return cards as they are shown: suit by suit, high to low.

    >>> from imperiale.domain.cards import hand
    >>> high_to_low(hand("7c KAh Ts"))
    [Ts, Kh, Ah, 7c]
    """
    suits = SUITS_SHOWN if suit is None else (suit,)
    return [
        CARDS[9 * s + rank]
        for s in suits
        for rank in range(8, -1, -1)
        if ranks_of(held, s) >> rank & 1
    ]


def listed(say: Catalogue, words: Iterable[str]) -> str:
    """Join words as a sentence does, with "and".

    >>> from imperiale.locales import catalogue
    >>> listed(catalogue("en"), ["king", "ace", "ten"])
    'king, ace and ten'
    """
    *before, last = words
    return say("list-and", first=", ".join(before), last=last) if before else last


def series(say: Catalogue, parts: Iterable[str]) -> str:
    """Join parts that have commas of their own; empty if there are none."""
    first, *more = *parts, ""
    return reduce(lambda told, part: say("list-more", first=told, last=part), more[:-1], first)


def score_words(say: Catalogue, score: Score) -> str:
    """Return a score in words.

    >>> from imperiale.locales import catalogue
    >>> score_words(catalogue("en"), Score(2, 1))
    '2 imperials, 1 counter'
    """
    return say(
        "score-spoken",
        imperials=say("imperials", imperials=score.imperials),
        counters=say("counters", counters=score.counters),
    )
