"""Which cards may follow to a trick?

Each rule of :data:`FOLLOW_RULES` returns the legal cards of a hand as one mask; whether a card is
legal is membership in it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from imperiale.domain.cards import Card, Mask
from imperiale.domain.errors import Why

__all__ = ["FOLLOW_RULES", "FollowRule", "follow", "must_beat", "why_not"]

FollowRule: TypeAlias = Callable[[Mask, Sequence[Card], int], Mask]
"""From a hand, the trick so far (a card at least) and the trump suit to the legal cards."""

_SUIT = tuple(0x1FF << 9 * suit for suit in range(4))


def follow(held: Mask, trick: Sequence[Card], trump: int) -> Mask:
    """Follow suit; who cannot, trumps; who can do neither plays anything.

    Source: BIB, Ход игры; DOB, Розыгрыш; LIT, second phase; PIE.

    >>> from imperiale.domain.cards import Card, hand, spell
    >>> spell(follow(hand("Kh Ah 8h Qc 7s"), [Card.parse("Jh")], 0))
    'KA8h'
    """
    return held & _SUIT[trick[0] // 9] or held & _SUIT[trump] or held


def must_beat(held: Mask, trick: Sequence[Card], trump: int) -> Mask:
    """Follow and beat if you can, else follow; who cannot, trumps and overtrumps if he can.

    Source: ACA, 4. Playing the tricks.  With three players (inferred, RULES.md, 4) a follower beats
    the best card of the suit led unless the trick is already trumped, and he who trumps beats the
    trumps already in the trick if he can.

    >>> from imperiale.domain.cards import Card, hand, spell
    >>> spell(must_beat(hand("Kh Ah 8h Qc 7s"), [Card.parse("Jh")], 0))
    'Kh'
    """
    top = trick[0]
    led = top // 9
    same = held & _SUIT[led]
    if same:
        for card in trick[1:]:
            suit = card // 9
            if suit == led:
                top = max(top, card)
            elif suit == trump:
                return same
        return same >> top + 1 << top + 1 or same
    trumps = held & _SUIT[trump]
    above = 0
    for card in trick[1:]:
        if card // 9 == trump and card >= above:
            above = card + 1
    return trumps >> above << above or trumps or held


FOLLOW_RULES: dict[str, FollowRule] = {"must_beat": must_beat, "follow": follow}


def why_not(held: Mask, trick: Sequence[Card], trump: int, card: Card) -> Why:
    """Tell why a card of the hand that is not legal may not follow.

    >>> from imperiale.domain.cards import Card, hand
    >>> why_not(hand("Kh Ah"), [Card.parse("Jh")], 0, Card.parse("Ah"))
    <Why.MUST_BEAT: 'must-beat'>
    """
    led = trick[0] // 9
    suit = card // 9
    if held & _SUIT[led]:
        return Why.MUST_BEAT if suit == led else Why.MUST_FOLLOW
    return Why.MUST_OVERTRUMP if suit == trump else Why.MUST_TRUMP
