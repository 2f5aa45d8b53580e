"""Which cards are there, how are they written, and how is a set of them held?

A card is a small integer, ``9 * suit + rank``; a set of cards is a :data:`Mask`, the integer
whose bit *i* is set if card *i* is in it.  Masks make the rules short and fast, and the C++ core
holds the same bits.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import IntEnum
from functools import lru_cache
from typing import TypeAlias

from imperiale.domain.errors import NotationError

__all__ = [
    "CARDS",
    "DECKS",
    "RANKS",
    "SUITS",
    "Card",
    "Mask",
    "Rank",
    "Suit",
    "cards",
    "each",
    "hand",
    "mask",
    "of_ranks",
    "of_suit",
    "ranks_of",
    "spell",
]

Mask: TypeAlias = int
"""A set of cards: bit ``9 * suit + rank`` for each card, 36 bits in all."""

RANKS = "6789TAJQK"
"""The letters of the ranks, low to high as they rank in the tricks (RULES.md, 1)."""

SUITS = "cdhs"


class Suit(IntEnum):
    """The four suits, in the order in which records list them."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3

    @property
    def letter(self) -> str:
        """The letter of notation: ``c``, ``d``, ``h`` or ``s``."""
        return SUITS[self]


class Rank(IntEnum):
    """Strength in the tricks, low to high: the ace stands between the knave and the ten.

    The ace's other life, eleven in the point, belongs to :mod:`imperiale.domain.rules.point`.
    """

    SIX = 0
    SEVEN = 1
    EIGHT = 2
    NINE = 3
    TEN = 4
    ACE = 5
    JACK = 6
    QUEEN = 7
    KING = 8

    @property
    def letter(self) -> str:
        """The letter of notation: one of ``6 7 8 9 T A J Q K``."""
        return RANKS[self]


class Card(int):
    """One of the 36 cards, an integer from 0 (six of clubs) to 35 (king of spades)."""

    __slots__ = ()

    @classmethod
    def of(cls, suit: Suit | int, rank: Rank | int) -> Card:
        """Return the card of a suit and a rank.

        >>> Card.of(Suit.HEARTS, Rank.ACE)
        Ah
        """
        return CARDS[9 * suit + rank]

    @classmethod
    def parse(cls, text: str) -> Card:
        """Read a card: its rank, then its suit.

        >>> Card.parse("Kh").suit
        <Suit.HEARTS: 2>

        Raises:
            NotationError: the text is not a card.
        """
        try:
            return _BY_NAME[text]
        except (KeyError, TypeError):
            raise NotationError(text, "card") from None

    @property
    def suit(self) -> Suit:
        """The suit."""
        return _SUIT_OF[self]

    @property
    def rank(self) -> Rank:
        """The rank, by strength in the tricks."""
        return _RANK_OF[self]

    @property
    def bit(self) -> Mask:
        """The set that holds this card alone."""
        return 1 << self

    def __str__(self) -> str:
        return _NAMES[self]

    __repr__ = __str__


CARDS: tuple[Card, ...] = tuple(Card(i) for i in range(36))
"""Every card, so that a card's number is its place."""

_NAMES = tuple(rank + suit for suit in SUITS for rank in RANKS)
_BY_NAME = dict(zip(_NAMES, CARDS, strict=True))
_SUIT_OF = tuple(Suit(i // 9) for i in range(36))
_RANK_OF = tuple(Rank(i % 9) for i in range(36))


def mask(members: Iterable[Card]) -> Mask:
    """Return the set of some cards.

    >>> mask([Card.parse("6c"), Card.parse("7c")])
    3
    """
    total = 0
    for card in members:
        total |= 1 << card
    return total


def each(held: Mask) -> Iterator[Card]:
    """Yield the cards of a set, suit by suit, low to high."""
    while held:
        low = held & -held
        yield CARDS[low.bit_length() - 1]
        held ^= low


def cards(held: Mask) -> tuple[Card, ...]:
    """Return the cards of a set, suit by suit, low to high.

    >>> cards(hand("Kh 7c Qh"))
    (7c, Qh, Kh)
    """
    clubs, diamonds, hearts, spades = _BY_BITS
    return (
        clubs[held & 0x1FF]
        + diamonds[held >> 9 & 0x1FF]
        + hearts[held >> 18 & 0x1FF]
        + spades[held >> 27]
    )


_BY_BITS = tuple(tuple(tuple(each(bits << 9 * suit)) for bits in range(512)) for suit in range(4))
"""By suit and its nine bits, the cards: :func:`cards` is asked before every choice."""


def of_suit(suit: Suit | int) -> Mask:
    """Return the nine cards of a suit."""
    return 0x1FF << 9 * suit


@lru_cache
def of_ranks(letters: str) -> Mask:
    """Return the cards of some ranks in all four suits.

    >>> len(cards(of_ranks("KQJ")))
    12
    """
    return sum(1 << 9 * suit + RANKS.index(letter) for suit in range(4) for letter in set(letters))


def ranks_of(held: Mask, suit: Suit | int) -> int:
    """Return one suit of a set as nine bits, bit *r* for rank *r*."""
    return held >> 9 * suit & 0x1FF


DECKS: dict[int, Mask] = {32: of_ranks("789TAJQK"), 36: of_ranks(RANKS)}
"""The two packs: the piquet pack, and with the sixes the pack for three (RULES.md, 4)."""


def hand(text: str) -> Mask:
    """Read a set of cards, written one by one or suit by suit.

    >>> hand("Ah Kh 7c") == hand("AKh 7c")
    True

    Raises:
        NotationError: a word is not made of ranks and then a suit, or a card comes twice.
    """
    total = 0
    for word in text.split():
        ranks, suit = word[:-1], word[-1]
        if not ranks or suit not in SUITS or any(rank not in RANKS for rank in ranks):
            raise NotationError(word, "cards")
        for rank in ranks:
            bit = _BY_NAME[rank + suit].bit
            if total & bit:
                raise NotationError(rank + suit, "once")
            total |= bit
    return total


def spell(held: Mask) -> str:
    """Write a set of cards suit by suit, high to low, as :func:`hand` reads it.

    >>> spell(hand("7c Kh Ah"))
    '7c KAh'
    """
    words: list[str] = []
    for suit in Suit:
        bits = ranks_of(held, suit)
        if bits:
            ranks = "".join(RANKS[r] for r in range(8, -1, -1) if bits >> r & 1)
            words.append(ranks + suit.letter)
    return " ".join(words)
