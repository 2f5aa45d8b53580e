"""Which combinations are imperials, and who holds them?"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import StrEnum
from typing import NamedTuple

from imperiale.domain.cards import Card, Mask, of_ranks, of_suit
from imperiale.domain.ruleset import Rules

__all__ = ["BLANKS", "Combination", "Kind", "in_hand", "on_turn_up", "won_in_play"]


class Kind(StrEnum):
    """The kinds of imperial (RULES.md, 3)."""

    SEQUENCE = "sequence"
    FOUR = "four"
    CARTE_BLANCHE = "carte_blanche"
    WHITE = "white"
    TURN_UP_IMPERIAL = "turn_up_imperial"
    WON_IN_PLAY = "won_in_play"


class Combination(NamedTuple):
    """Cards that are worth imperials.

    Attributes:
        kind: the kind.
        cards: the cards that make it: four, or a whole hand if it is blank.
        imperials: its worth.
    """

    kind: Kind
    cards: Mask
    imperials: int


_COURTS = of_ranks("KQJ")
_BLACK = of_suit(0) | of_suit(3)


def is_carte_blanche(held: Mask) -> bool:
    """Tell whether a hand has no king, queen or jack.

    Source: BIB, Белыми картами; Rémond de Montmort (1708) by ACA's head.

    >>> from imperiale.domain.cards import hand
    >>> is_carte_blanche(hand("AT98s ATh ATd AT9c"))
    True
    """
    return not held & _COURTS


def is_white(held: Mask) -> bool:
    """Tell whether a hand has only hearts and diamonds.

    Source: LIT, combination c.
    """
    return not held & _BLACK


BLANKS: dict[str, tuple[Kind, Callable[[Mask], bool]]] = {
    "carte_blanche": (Kind.CARTE_BLANCHE, is_carte_blanche),
    "white": (Kind.WHITE, is_white),
}
"""By the key ``blank``, the kind of a blank hand and its test; ``none`` has no entry."""


def in_hand(rules: Rules, held: Mask, trump: int) -> Iterator[Combination]:
    """Yield the imperials of a hand in the order in which they are shown (RECORDS.md).

    A blank hand first (only a full hand is blank), then sequences by suit, then fours.

    >>> from imperiale.rulesets import load
    >>> from imperiale.domain.cards import hand
    >>> rules = load("academie").rules()
    >>> [c.imperials for c in in_hand(rules, hand("AKQJ7s 78Th 7d 789c"), 1)]
    [1, 1]
    """
    blank = BLANKS.get(rules.blank)
    if blank and blank[1](held) and held.bit_count() == rules.hand_size:
        yield Combination(blank[0], held, rules.blank_value)
    for four in rules.combinations:
        if held & four == four:
            if four not in rules.sequences:
                yield Combination(Kind.FOUR, four, 1)
            elif four == rules.sequences[trump]:
                yield Combination(Kind.SEQUENCE, four, rules.trump_sequence_value)
            else:
                yield Combination(Kind.SEQUENCE, four, 1)


def on_turn_up(rules: Rules, held: Mask, turn_up: Card) -> Iterator[Combination]:
    """Yield the imperials that the turn-up, lying on the talon, completes for a hand.

    Worth 1, also in trumps (RULES.md, 3); the sequence first.  How many of them may be marked is
    for :mod:`imperiale.domain.claims`.

    >>> from imperiale.rulesets import load
    >>> from imperiale.domain.cards import Card, hand, spell
    >>> rules = load("pierer").rules()
    >>> found = on_turn_up(rules, hand("AQJh Ks Kd Kc"), Card.parse("Kh"))
    >>> [spell(combination.cards) for combination in found]
    ['KQJAh', 'Kc Kd Kh Ks']
    """
    if rules.turn_up_imperial == "none":
        return
    all_held = held | 1 << turn_up
    sequence = rules.sequences[turn_up // 9]
    if sequence >> turn_up & 1 and all_held & sequence == sequence:
        yield Combination(Kind.TURN_UP_IMPERIAL, sequence, 1)
    if rules.turn_up_imperial == "sequence_or_four":
        for four in rules.four_masks:
            if four >> turn_up & 1 and all_held & four == four:
                yield Combination(Kind.TURN_UP_IMPERIAL, four, 1)


def won_in_play(rules: Rules, dealt: Mask, taken: Mask, trump: int) -> Combination | None:
    """Return the sequence of trumps gathered in tricks (tombée), if it is one.

    Args:
        rules: ``king_queen`` asks that the king and the queen were dealt to him, ``captured`` not.
        dealt: the cards that he was dealt.
        taken: the cards in his tricks.
        trump: the trump suit.

    Source: BIB, Империал томбе; DOB; PIE, d; ACA, Variants.
    """
    four = rules.sequences[trump]
    if rules.won_in_play == "none" or taken & four != four:
        return None
    pair = of_suit(trump) & _KING_QUEEN
    if rules.won_in_play == "king_queen" and dealt & pair != pair:
        return None
    return Combination(Kind.WON_IN_PLAY, four, rules.won_in_play_value)


_KING_QUEEN = of_ranks("KQ")
