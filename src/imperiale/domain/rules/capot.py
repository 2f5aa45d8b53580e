"""What follows if one player takes all tricks, or none?"""

from __future__ import annotations

from collections.abc import Sequence

from imperiale.domain.ruleset import Rules

__all__ = ["capot_seat", "replaces_tricks", "without_trick"]


def capot_seat(rules: Rules, tricks: Sequence[int]) -> int | None:
    """Return the seat that took every trick, where that is marked.

    Source: ACA, 5.3; BIB ("капот"); PIE ("für alle Stiche 12 Points").
    """
    if rules.capot == "none" or rules.deal_tricks not in tricks:
        return None
    return tricks.index(rules.deal_tricks)


def replaces_tricks(rules: Rules, tricks: Sequence[int]) -> bool:
    """Tell whether a capot is marked and the tricks are not.

    Where tricks mark a difference the capot always replaces it (RULES.md, 8).
    """
    if capot_seat(rules, tricks) is None:
        return False
    return rules.capot == "instead" or rules.tricks == "difference"


def without_trick(rules: Rules, order: Sequence[int], tricks: Sequence[int]) -> tuple[int, ...]:
    """Return the seats that pay for taking no trick, in order.

    Source: LIT, second phase.
    """
    if not rules.no_trick_imperials:
        return ()
    return tuple(seat for seat in order if not tricks[seat])
