"""What is a hand's point, and who marks it?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from imperiale.domain.cards import Mask, of_ranks, of_suit
from imperiale.domain.ruleset import Rules

__all__ = ["Point", "announced", "best_worth", "choices", "own_point", "privileged_marks", "worth"]

_WORTH = (6, 7, 8, 9, 10, 11, 10, 10, 10)
"""What the ranks count, six to king; the ace, which stands between the ten and the jack, most."""

_WORTH_OF = tuple(
    sum(count for rank, count in enumerate(_WORTH) if bits >> rank & 1) for bits in range(512)
)
"""What any cards of one suit count, by the nine bits that hold them."""


_SUITS = tuple(of_suit(suit) for suit in range(4))


class Point(NamedTuple):
    """What a hand counts for the point; a greater one is better.

    Attributes:
        length: cards of the suit, where length is compared first; else 0.
        worth: what those cards count.
    """

    length: int
    worth: int


def worth(held: Mask) -> int:
    """Return what cards count in the point: ace 11, king, queen and jack 10, others their pips.

    Source: ACA, 3. The point; BIB, Ход игры; LIT; PIE ("As 11").

    >>> from imperiale.domain.cards import hand
    >>> worth(hand("AKQJ7s"))
    48
    """
    return (
        _WORTH_OF[held & 0x1FF]
        + _WORTH_OF[held >> 9 & 0x1FF]
        + _WORTH_OF[held >> 18 & 0x1FF]
        + _WORTH_OF[held >> 27]
    )


def choices(rules: Rules, held: Mask) -> tuple[Point, ...]:
    """Return every point that a hand could announce, its own first.

    A hand's own point is its longest suit, of equally long ones that of highest worth (RULES.md,
    8), also where only the worth is compared; it may announce a lesser suit, but none as more.
    Or it is the one count of the privileged cards.

    >>> from imperiale.rulesets import load
    >>> from imperiale.domain.cards import hand
    >>> choices(load("academie").rules(), hand("AKQJ7s AKh"))[0]
    Point(length=5, worth=48)
    >>> choices(load("biblioteka").rules(3), hand("T9876c KQJAd 98h 7s"))[0]
    Point(length=0, worth=40)
    """
    if rules.point == "privileged":
        return (Point(0, worth(held & of_ranks(rules.privileged))),)
    suits = [held & suit for suit in _SUITS]
    points = sorted({(s.bit_count(), worth(s)) for s in suits if s}, reverse=True)
    if rules.point == "length":
        return tuple(Point(*point) for point in points)
    own = points[0][1] if points else 0
    lesser = sorted({counts for _, counts in points if counts < own}, reverse=True)
    return tuple(Point(0, counts) for counts in (own, *lesser) if counts)


def own_point(rules: Rules, held: Mask) -> Point:
    """Return the point of a hand: the first of :func:`choices`."""
    if rules.point == "privileged":
        return choices(rules, held)[0]
    length = best = 0
    for suit in (held & 0x1FF, held >> 9 & 0x1FF, held >> 18 & 0x1FF, held >> 27):
        count = suit.bit_count()
        if count >= length:
            counts = _WORTH_OF[suit]
            if count > length or counts > best:
                length, best = count, counts
    return Point(length if rules.point == "length" else 0, best)


def best_worth(held: Mask, length: int) -> int:
    """Return the worth of a hand's best suit of a length.

    >>> from imperiale.domain.cards import hand
    >>> best_worth(hand("AKQ7s 987Th"), 4)
    38
    """
    suits = (held & suit for suit in _SUITS)
    return max(worth(cards) for cards in suits if cards.bit_count() == length)


def announced(rules: Rules, point: Point) -> int:
    """Return the number that a player says: the length, or the worth where only that counts."""
    return point.length if rules.point == "length" else point.worth


def privileged_marks(
    rules: Rules, order: Sequence[int], totals: dict[int, int], counting: Sequence[int]
) -> tuple[int, ...]:
    """Return the seats that mark the point of privileged cards, in order.

    Args:
        rules: ``point_to`` chooses the reading.
        order: the seats, elder first, the dealer last.
        totals: by seat, the worth of the privileged cards, of those who said it.
        counting: the seats that may mark: who marked an imperial in this deal, or everybody.

    Source: LIT, first phase; RULES.md, 5.

    >>> from imperiale.rulesets import load
    >>> rules = load("imperialas").rules(3)
    >>> privileged_marks(rules, (1, 2, 0), {1: 73, 2: 86, 0: 57}, (1, 2, 0))
    (1, 2)
    """
    dealer = order[-1]
    counted = [seat for seat in order if seat in counting and seat in totals]
    if rules.point_to == "best":
        best = max((totals[seat] for seat in counted), default=0)
        first = next((seat for seat in counted if totals[seat] == best), dealer)
        return () if first == dealer else (first,)
    above: dict[int, int] = {}
    for seat in counted:
        if seat != dealer and totals[seat] > totals[dealer]:
            above.setdefault(totals[seat], seat)
    return tuple(above.values())
