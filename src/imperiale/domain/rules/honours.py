"""Which cards are honours, and what do they mark?"""

from __future__ import annotations

from imperiale.domain.cards import Card, Mask
from imperiale.domain.ruleset import Rules

__all__ = ["honours_among", "turn_up_counters"]


def honours_among(rules: Rules, taken: Mask, trump: int) -> Mask:
    """Return the honours among cards; each marks one counter for the player who takes it.

    Source: ACA, 5.1; BIB, Онерами; PIE ("für jede Figur in einem Stiche").

    >>> from imperiale.rulesets import load
    >>> from imperiale.domain.cards import hand, spell
    >>> spell(honours_among(load("academie").rules(), hand("KT7h 7d"), 2))
    'K7h'
    """
    return taken & rules.honour_masks[trump]


def turn_up_counters(rules: Rules, turn_up: Card) -> int:
    """Return what the dealer marks for the card he turned up.

    Source: ACA, 1. The turn-up; BIB, Вскрывая онер; PIE ("für die ausgewählte Trumpffigur").
    """
    honour = rules.honour_masks[turn_up // 9] >> turn_up & 1
    return rules.turn_up_mark if honour else 0
