"""What is a hand's point, and who marks it?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from imperiale.domain.cards import RANKS, Mask, each, of_ranks, of_suit
from imperiale.domain.ruleset import Rules

__all__ = ["Point", "announced", "choices", "own_point", "privileged_marks", "worth"]

_WORTH = dict(zip(RANKS, (6, 7, 8, 9, 10, 11, 10, 10, 10), strict=True))
_BY_RANK = tuple(_WORTH[letter] for letter in RANKS)


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
    return sum(_BY_RANK[card % 9] for card in each(held))


def choices(rules: Rules, held: Mask) -> tuple[Point, ...]:
    """Return every point that a hand could announce, the best first.

    By suit, or the one count of the privileged cards.

    >>> from imperiale.rulesets import load
    >>> from imperiale.domain.cards import hand
    >>> choices(load("academie").rules(), hand("AKQJ7s AKh"))[0]
    Point(length=5, worth=48)
    """
    if rules.point == "privileged":
        return (Point(0, worth(held & of_ranks(rules.privileged))),)
    by_length = rules.point == "length"
    suits = [held & of_suit(suit) for suit in range(4)]
    points = {Point(s.bit_count() if by_length else 0, worth(s)) for s in suits if s}
    return tuple(sorted(points, reverse=True))


def own_point(rules: Rules, held: Mask) -> Point:
    """Return the point of a hand."""
    return choices(rules, held)[0]


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
