"""Who takes a trick, and what do tricks mark?"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from imperiale.domain.cards import Card
from imperiale.domain.ruleset import Rules

__all__ = ["TRICK_RULES", "best_of", "trick_counters"]


def best_of(trick: Sequence[Card], trump: int) -> int:
    """Return the place in a trick of the card that takes it.

    The highest trump, or else the highest card of the suit led.

    >>> best_of([Card.parse("Jh"), Card.parse("Ah"), Card.parse("7c")], 0)
    2
    """
    top = trick[0]
    winning = top // 9
    for card in trick:
        suit = card // 9
        if suit == winning:
            if card > top:
                top = card
        elif suit == trump:
            top, winning = card, suit
    return trick.index(top)


def over(tricks: Sequence[int], par: int) -> tuple[int, ...]:
    """Each marks one counter for every trick over the par.

    Source: ACA, 5.2; BIB; DOB; PIE.

    >>> over((8, 4), 6)
    (2, 0)
    """
    return tuple(max(0, taken - par) for taken in tricks)


def difference(tricks: Sequence[int], par: int) -> tuple[int, ...]:
    """Who has most marks the difference to the second best; a tie marks nothing.

    Source: ACA, Variants (Foster); with three RULES.md, 8.

    >>> difference((7, 5), 6)
    (2, 0)
    """
    most, second = sorted(tricks, reverse=True)[:2]
    return tuple(taken - second if taken == most else 0 for taken in tricks)


def most(tricks: Sequence[int], par: int) -> tuple[int, ...]:
    """Who has most marks one for every trick over the par; a tie marks nothing.

    Source: LIT, second phase.

    >>> most((5, 5, 2), 4)
    (0, 0, 0)
    """
    best = max(tricks)
    if tricks.count(best) > 1:
        return (0,) * len(tricks)
    return tuple(max(0, taken - par) if taken == best else 0 for taken in tricks)


TRICK_RULES: dict[str, Callable[[Sequence[int], int], tuple[int, ...]]] = {
    "over": over,
    "difference": difference,
    "most": most,
}


def trick_counters(rules: Rules, tricks: Sequence[int]) -> tuple[int, ...]:
    """Return the counters that tricks mark, by seat."""
    return TRICK_RULES[rules.tricks](tricks, rules.tricks_over)
