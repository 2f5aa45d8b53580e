"""In how many ways can unseen cards lie in hands of which some things are known?

Exactly, by counting: for each suit the ways to share its cards out, grouped by what the other suits
must make up for; two suits together; then both halves, of which the cards must come out and no
fault be left.  No way is tried and thrown away, and any one of them can be had by its number, so a
uniform sample is one of numbers.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import accumulate
from typing import NamedTuple, TypeAlias

from imperiale.domain.cards import Mask
from imperiale.domain.rules.point import worth
from imperiale.engine.beliefs_facts import Box, Facts, inside

__all__ = ["PLACE", "Share", "Shares", "split"]

PLACE = 36
"""Bits of a hand: several hands are held in one integer, the first one lowest."""

_ALL = (1 << PLACE) - 1


class Share(NamedTuple):
    """A hand to be filled: its size, with the cards that it must have, and what is known of it."""

    size: int
    facts: Facts


class _Way(NamedTuple):
    """What a hand may hold of a suit: the cards, what they add up to, its own faults they leave."""

    held: int
    sums: int
    faults: int


class _Fault(NamedTuple):
    """What must not be so in every suit of a hand: one of three.

    Attributes:
        place: the hand's.
        holds: it holds all cards of the suit that are in this set.
        misses: it holds no card of this set.
        outside: its cards of the suit are not in this box.
    """

    place: int
    holds: Mask = 0
    misses: Mask = 0
    outside: Box | None = None

    def left_by(self, held: Mask, suit: int) -> bool:
        """Tell whether a suit that is held leaves it."""
        if self.holds:
            return not self.holds & 0x1FF << 9 * suit & ~held
        if self.outside is None:
            return not held & self.misses
        return not inside(self.outside)[held >> 9 * suit]


_Key: TypeAlias = tuple[int, int]
"""Sums, which all suits add up to what is wanted, and faults, which no way may leave in every
suit."""

_Suit: TypeAlias = dict[_Key, list[int]]


class _Half:
    """The ways to share out two suits: for each key how many, and only when asked for, which."""

    def __init__(self, one: _Suit, other: _Suit) -> None:
        self._one = one
        self._by_sums: dict[int, list[tuple[int, list[int]]]] = {}
        for (sums, faults), members in other.items():
            self._by_sums.setdefault(sums, []).append((faults, members))
        self._pairs: dict[_Key, tuple[list[tuple[list[int], list[int]]], list[int]]] = {}
        counts: dict[_Key, int] = {}
        sizes = [(sums, faults, len(members)) for (sums, faults), members in other.items()]
        for (sums, faults), members in one.items():
            size = len(members)
            for theirs, faults_too, times in sizes:
                key = sums + theirs, faults & faults_too
                counts[key] = counts.get(key, 0) + size * times
        self.counts = counts

    def all(self, key: _Key) -> list[int]:
        return [a | b for one, other in self._of(key)[0] for a in one for b in other]

    def at(self, key: _Key, index: int) -> int:
        pairs, ends = self._of(key)
        place = bisect_right(ends, index)
        one, other = pairs[place]
        a, b = divmod(index - ends[place] + len(one) * len(other), len(other))
        return one[a] | other[b]

    def _of(self, key: _Key) -> tuple[list[tuple[list[int], list[int]]], list[int]]:
        """Return the pairs of groups of a key, and where the ways of each end."""
        found = self._pairs.get(key)
        if found is None:
            wanted, faults = key
            pairs = [
                (members, others)
                for (sums, ours), members in self._one.items()
                for theirs, others in self._by_sums.get(wanted - sums, ())
                if ours & theirs == faults
            ]
            found = pairs, list(accumulate(len(one) * len(other) for one, other in pairs))
            self._pairs[key] = found
        return found


class Shares:
    """The ways to share cards out; each has a number from 0 to ``count`` - 1.

    Attributes:
        count: how many there are.
    """

    def __init__(self, free: Mask, shares: Sequence[Share], rest: int) -> None:
        """Count them.

        Args:
            free: the cards to be shared out, none of which a hand must have.
            shares: the hands.
            rest: how many cards stay out of all of them.
        """
        self._free = free
        self._shares = shares
        self._rest = rest
        # each card that a hand must have is its own, whether or not it is in `free`
        for share in shares:
            self._free &= ~share.facts.must
        self._faults = list(_faults_of(shares, self._free))
        suits = sorted(range(4), key=lambda suit: (self._free >> 9 * suit & 0x1FF).bit_count())
        groups = [self._suit(suit) for suit in suits]
        self._left, self._right = _Half(groups[0], groups[3]), _Half(groups[1], groups[2])
        by_sums: dict[int, list[tuple[int, int]]] = {}
        for (sums, faults), count in self._right.counts.items():
            by_sums.setdefault(sums, []).append((faults, count))
        wanted = sum(
            share.size + (share.facts.total[1] << _COUNT) << _SUM * place
            for place, share in enumerate(shares)
        )
        self._pairs: list[tuple[_Key, _Key]] = []
        self._ends: list[int] = []
        self.count = 0
        for key, count in self._left.counts.items():
            sums, faults = key
            for theirs, times in by_sums.get(wanted - sums, ()):
                if not faults & theirs:
                    self.count += count * times
                    self._pairs.append((key, (wanted - sums, theirs)))
                    self._ends.append(self.count)

    def all(self) -> list[int]:
        """Return every way, in order: the hands in one integer, :data:`PLACE` bits each."""
        found: list[int] = []
        for key, other in self._pairs:
            theirs = self._right.all(other)
            for a in self._left.all(key):
                found += [a | b for b in theirs]
        return found

    def at(self, index: int) -> int:
        """Return the way of a number, as :meth:`all` has it at that place."""
        if not 0 <= index < self.count:
            raise IndexError(f"{index} is not the number of a way: there are {self.count}")
        place = bisect_right(self._ends, index)
        key, other = self._pairs[place]
        times = self._right.counts[other]
        begin = self._ends[place] - self._left.counts[key] * times
        a, b = divmod(index - begin, times)
        return self._left.at(key, a) | self._right.at(other, b)

    def _suit(self, suit: int) -> _Suit:
        """Share out a suit."""
        free = self._free & 0x1FF << 9 * suit
        every = (1 << len(self._faults)) - 1
        begun = [(free, 0, 0, every)]
        for place, share in enumerate(self._shares):
            own = tuple(fault for fault in self._faults if fault.place == place)
            first = next((bit for bit, at in enumerate(self._faults) if at.place == place), 0)
            others = every ^ ((1 << len(own)) - 1) << first
            ways = _ways(share.size, _of_suit(share.facts, suit), free, own, suit)
            takes_rest = place == len(self._shares) - 1 and not self._rest
            grown: list[tuple[int, int, int, int]] = []
            up, over = PLACE * place, _SUM * place
            for left, held, sums, faults in begun:
                for part in (left,) if takes_rest else _parts(left):
                    way = ways.get(part)
                    if way is not None:
                        grown.append(
                            (
                                left ^ part,
                                held | way.held << up,
                                sums + (way.sums << over),
                                faults & (others | way.faults << first),
                            )
                        )
            begun = grown
        groups: _Suit = {}
        for left, held, sums, faults in begun:
            if left.bit_count() <= self._rest:
                groups.setdefault((sums, faults), []).append(held)
        return groups


def _of_suit(facts: Facts, suit: int) -> Facts:
    """Return what facts tell of one suit by itself; the faults tell the rest."""
    whole = 0x1FF << 9 * suit
    return Facts(
        facts.must & whole,
        facts.never & whole,
        tuple(four for four in facts.lacking if not four & ~whole),
        no_suit=facts.no_suit,
        total=(facts.total[0] & whole, 0),
    )


@lru_cache(maxsize=256)  # the cases of a deal, and its moments, have most of them in common
def _ways(
    size: int, facts: Facts, free: Mask, faults: tuple[_Fault, ...], suit: int
) -> Mapping[Mask, _Way]:
    """Return by the free cards of a suit that a hand takes what that makes of it.

    Args:
        size: cards of the hand.
        facts: what is known of it in this suit.
        free: cards of the suit that are to be shared out.
        faults: of the hand.
        suit: which.
    """
    must, never, lacking = facts.must, facts.never, facts.lacking
    barred = bytes(map(any, zip(*map(inside, facts.no_suit), strict=True)))
    ways: dict[Mask, _Way] = {}
    if must & never:
        return ways
    for part in _parts(free & ~never):
        held = part | must
        count = held.bit_count()
        if count > size or (barred and barred[held >> 9 * suit]):
            continue
        if any(held & four == four for four in lacking):
            continue
        left = sum(fault.left_by(held, suit) << bit for bit, fault in enumerate(faults))
        ways[part] = _Way(held, count + (worth(held & facts.total[0]) << _COUNT), left)
    return ways


_COUNT = 6
"""Bits for the cards of a hand, above which the worth of the counted ones is added."""

_SUM = 20
"""Bits for both, wide enough for all cards of the pack."""


def _faults_of(shares: Sequence[Share], free: Mask) -> Iterator[_Fault]:
    """Yield what must not be so in every suit, hand by hand."""
    for place, (_, facts) in enumerate(shares):
        reach = facts.must | free & ~facts.never
        for four in facts.lacking:
            if not four & ~reach and not _in_one_suit(four):
                yield _Fault(place, holds=four)
        for some in facts.touching:
            if not facts.must & some:
                yield _Fault(place, misses=some)
        for box in facts.a_suit:
            yield _Fault(place, outside=box)


def _in_one_suit(four: Mask) -> bool:
    return any(not four & ~(0x1FF << 9 * suit) for suit in range(4))


def _parts(cards: Mask) -> Iterator[Mask]:
    """Yield every part of a set, the whole first, nothing last."""
    part = cards
    while part:
        yield part
        part = part - 1 & cards
    yield 0


def split(packed: int, places: int) -> tuple[Mask, ...]:
    """Return the hands that one integer holds.

    >>> split(3 << 36 | 1, 2)
    (1, 3)
    """
    return tuple(packed >> PLACE * place & _ALL for place in range(places))
