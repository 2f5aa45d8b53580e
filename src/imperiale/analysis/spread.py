"""In how many ways can the cards of a hand lie, by what matters of them?

By enumeration: of each suit every holding is looked at, holdings alike in what matters are taken
together, and the four suits are joined one after the other, so that the hundreds of millions of
hands are never gone through one by one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from typing import TypeVar

from imperiale.domain.cards import Mask, Suit, of_suit

__all__ = ["parts_of", "spread"]

Kind = TypeVar("Kind", bound=Hashable)


def parts_of(cards: Mask) -> Iterator[Mask]:
    """Yield every set that some cards hold, all of them first and none last.

    >>> len(list(parts_of(0b10110)))
    8
    """
    part = cards
    while True:
        yield part
        if not part:
            return
        part = (part - 1) & cards


def spread(
    pool: Mask,
    number: int,
    of: Callable[[Suit, Mask], Kind],
    join: Callable[[Kind, Kind], Kind],
    fixed: Mask = 0,
) -> Counter[Kind]:
    """Return how many hands there are of each kind.

    Args:
        pool: the cards of which a hand draws.
        number: how many it draws.
        of: tells what matters of the cards held in a suit, ``fixed`` ones among them.
        join: puts together what matters of different suits.
        fixed: cards that are in the hand anyway; none of the pool.

    >>> aces = spread(0xFF, 3, lambda _, held: held & 1, lambda one, other: one + other)
    >>> sorted(aces.items())
    [(0, 35), (1, 21)]
    """
    total: Counter[tuple[int, Kind]] = Counter()
    for suit in Suit:
        own, cards = fixed & of_suit(suit), pool & of_suit(suit)
        kinds = Counter((p.bit_count(), of(suit, p | own)) for p in parts_of(cards))
        if not total:
            total = kinds
            continue
        joined: Counter[tuple[int, Kind]] = Counter()
        for (drawn, kind), ways in kinds.items():
            for (before, other), others in total.items():
                if before + drawn <= number:
                    joined[before + drawn, join(other, kind)] += ways * others
        total = joined
    found: Counter[Kind] = Counter()
    for (drawn, kind), ways in total.items():
        if drawn == number:
            found[kind] += ways
    return found
