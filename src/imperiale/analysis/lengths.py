"""How often is one hand's point better than those of the other hands, exactly?

By enumeration of how the suits are shared out: first how many cards of each suit every hand has,
which tells everybody's longest suits, then for each suit in how many ways its cards can lie so that
none of the longest suits is worth too much.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from math import prod
from typing import NamedTuple, TypeAlias

from imperiale.domain.cards import Mask, Suit, each, ranks_of
from imperiale.domain.rules.point import worth

__all__ = ["Drawn", "standings"]


class Drawn(NamedTuple):
    """A hand.

    Attributes:
        fixed: the cards known to be in it.
        number: how many more it has, of the pool that all hands draw from.
    """

    fixed: Mask
    number: int


class Standings(NamedTuple):
    """How a hand's point stands to the others', in numbers of ways in which the cards can lie.

    Attributes:
        ways: all of them.
        better: it is better than every other.
        good: it is better than those of the hands before it, and none after it is better.
        equal: no other is better, and one is as good.
    """

    ways: int
    better: int
    good: int
    equal: int


def standings(pool: Mask, hands: Sequence[Drawn], place: int, *, lengths: bool) -> Standings:
    """Return how the point of a hand stands to those of the others.

    Args:
        pool: the cards that are not known.
        hands: in order, elder first; what they do not draw is left over.
        place: whose point it is, from 0.
        lengths: whether the longer suit is better and worth decides between equals, or the worth
            of the longest suit alone decides.

    >>> from imperiale.domain.cards import hand
    >>> known = Drawn(hand("AKs"), 0), Drawn(0, 2)
    >>> standings(hand("QJTs Ah"), known, 0, lengths=True)
    Standings(ways=6, better=6, good=6, equal=0)
    >>> standings(hand("QJTs Ah"), known[::-1], 1, lengths=True).equal
    0
    """
    layout = _Layout(pool, tuple(hands))
    others = [other for other in range(len(hands)) if other != place]
    none, all_of, before = set[int](), set(others), {p for p in others if p < place}
    counts = {
        frozenset(strict): layout.count(place, frozenset(strict), lengths=lengths)
        for strict in (none, all_of, before)
    }
    better, good = counts[frozenset(all_of)], counts[frozenset(before)]
    return Standings(layout.ways(), better, good, counts[frozenset()] - better)


Alike: TypeAlias = tuple[Mask, ...]
"""What a suit is to the hands: its cards of the pool, and those that each hand has anyway."""

Column: TypeAlias = tuple[int, ...]
"""How many cards of a suit each hand draws, and how many are left over."""


class _Layout:
    """The shares of the suits, and in how many ways each can come about."""

    def __init__(self, pool: Mask, hands: tuple[Drawn, ...]) -> None:
        self.hands = hands
        left = pool.bit_count() - sum(hand.number for hand in hands)
        self.wanted: Column = (*(hand.number for hand in hands), left)
        # moved to the lowest bits, suits of the same ranks are alike: before the deal all four are
        suits = [
            tuple(ranks_of(held, suit) for held in (pool, *(hand.fixed for hand in hands)))
            for suit in Suit
        ]
        drawing = tuple(bool(number) for number in self.wanted)
        self.shares = {alike: _shares(alike, drawing) for alike in suits}
        self.tables = self._tables(sorted(suits))

    def _tables(self, suits: list[Alike]) -> Counter[tuple[tuple[Alike, Column], ...]]:
        """Return how the suits can be shared out, each with how often it comes in other suits."""
        start: tuple[tuple[tuple[Alike, Column], ...], Column] = ((), self.wanted)
        partial = Counter({start: 1})
        for number, alike in enumerate(suits):
            more: Counter[tuple[tuple[tuple[Alike, Column], ...], Column]] = Counter()
            for (columns, needed), times in partial.items():
                last = number == len(suits) - 1
                for column in (needed,) if last else self.shares[alike]:
                    if column in self.shares[alike]:
                        rest = tuple(n - c for n, c in zip(needed, column, strict=True))
                        if min(rest) >= 0:
                            table = tuple(sorted((*columns, (alike, column))))
                            more[table, rest] += times
            partial = more
        return Counter({table: times for (table, _), times in partial.items()})

    def ways(self) -> int:
        """Return in how many ways the cards can lie."""
        return sum(
            times * prod(self.shares[alike][column].total() for alike, column in table)
            for table, times in self.tables.items()
        )

    def count(self, place: int, strict: frozenset[int], *, lengths: bool) -> int:
        """Return in how many ways the point of a place is good.

        Args:
            place: whose point it is.
            strict: the hands that must be worse; the others may be as good.
            lengths: as for :func:`standings`.
        """
        places = range(len(self.hands))
        total = 0
        for table, times in self.tables.items():
            long = [
                tuple(column[p] + alike[p + 1].bit_count() for p in places)
                for alike, column in table
            ]
            longest = tuple(map(max, zip(*long, strict=True)))
            if lengths and any(longest[p] > longest[place] for p in places):
                continue
            suits = [
                (
                    self.shares[alike][column],
                    tuple(
                        p
                        for p in places
                        if suit[p] == longest[p] and not (lengths and suit[p] < longest[place])
                    ),
                )
                for (alike, column), suit in zip(table, long, strict=True)
            ]
            total += times * _exactly(suits, place, strict)
        return total


def _exactly(
    suits: list[tuple[Worths, tuple[int, ...]]], place: int, strict: frozenset[int]
) -> int:
    """Return in how many ways the point of a place is good, over all that it can be worth.

    Args:
        suits: of each, what it is worth to the hands in how many ways, and whose longest it is.
        place: whose point it is.
        strict: the hands that must be worse.
    """
    own = {key[place] for worths, bound in suits if place in bound for key in worths.ways}
    total = 0
    for value in own:
        at_most, less = 1, 1
        for worths, bound in suits:
            limits = tuple((p, value - (p in strict)) for p in bound)
            at_most *= worths.within(limits)
            below = tuple((p, n - (p == place)) for p, n in limits)
            less *= worths.within(below)
        total += at_most - less
    return total


class Worths:
    """In how many ways the cards of a suit, shared out in some numbers, are worth what to whom."""

    def __init__(self) -> None:
        self.ways: Counter[tuple[int, ...]] = Counter()
        self.known: dict[tuple[tuple[int, int], ...], int] = {}

    def total(self) -> int:
        """Return all of them."""
        return self.ways.total()

    def within(self, limits: tuple[tuple[int, int], ...]) -> int:
        """Return in how many of them no hand has more than its limit."""
        found = self.known.get(limits)
        if found is None:
            found = self.known[limits] = sum(
                ways
                for worths, ways in self.ways.items()
                if all(worths[p] <= most for p, most in limits)
            )
        return found


@lru_cache(256)
def _shares(alike: Alike, drawing: tuple[bool, ...]) -> dict[Column, Worths]:
    """Return by how many cards each hand draws of a suit what they are worth.

    Args:
        alike: the suit.
        drawing: which hands draw, and whether anything is left over.
    """
    cards = list(each(alike[0]))
    base = tuple(map(worth, alike[1:]))
    owners = [owner for owner, draws in enumerate(drawing) if draws]
    found: dict[Column, Worths] = {}
    for owned in product(owners, repeat=len(cards)):
        worths, numbers = [*base, 0], [0] * len(drawing)
        for card, owner in zip(cards, owned, strict=True):
            worths[owner] += worth(1 << card)
            numbers[owner] += 1
        found.setdefault(tuple(numbers), Worths()).ways[tuple(worths[:-1])] += 1
    return found
