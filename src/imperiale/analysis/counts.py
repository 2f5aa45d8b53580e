"""How many of all hands hold each combination, exactly?

By enumeration: of each suit every holding is looked at, holdings of a kind are taken together, and
the four suits are joined one after the other.  No formula is used, so a formula can test it.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import NamedTuple

from imperiale.domain.cards import RANKS, Mask, Suit, of_ranks, of_suit, ranks_of
from imperiale.domain.ruleset import Rules

__all__ = ["HandCounts", "count_hands", "hand_counts"]


class HandCounts(NamedTuple):
    """Exact numbers of hands.

    Attributes:
        hands: all hands.
        carte_blanche: without king, queen and jack.
        white: with hearts and diamonds only.
        sequences: by suit, with the sequence of that suit.
        fours: by rank, with all four of it, in the order asked for.
        any_sequence: with a sequence at least.
        any_four: with a four at least.
        both: with a sequence and a four.
        combinations: by how many sequences and fours together, from none on.
    """

    hands: int
    carte_blanche: int
    white: int
    sequences: tuple[int, ...]
    fours: dict[str, int]
    any_sequence: int
    any_four: int
    both: int
    combinations: tuple[int, ...]


class _Kind(NamedTuple):
    """What matters of the suits looked at so far.

    Attributes:
        cards: how many cards.
        common: the ranks, as bits, that all of them hold, of those whose fours count.
        sequences: the suits, as bits, of which the sequence is held.
        court: whether there is a king, a queen or a jack.
        black: whether there is a club or a spade.
    """

    cards: int
    common: int
    sequences: int
    court: bool
    black: bool


def hand_counts(rules: Rules) -> HandCounts:
    """Return the exact counts of the hands that may be dealt by some rules.

    >>> from imperiale.rulesets import load
    >>> hand_counts(load("academie").rules()).carte_blanche
    125970
    """
    return count_hands(rules.pack, rules.hand_size, rules.sequence, rules.fours)


def count_hands(pack: Mask, size: int, sequence: str, fours: str) -> HandCounts:
    """Return the exact counts of the hands of a pack.

    Args:
        pack: all cards.
        size: cards of a hand.
        sequence: the ranks whose cards in one suit are a sequence.
        fours: the ranks of which all four are a combination; the pack has all four of them.
    """
    return _summed(_hands(pack, size, of_ranks(sequence), ranks_of(of_ranks(fours), 0)), fours)


@cache
def _hands(pack: Mask, size: int, sequences: Mask, wanted: int) -> Counter[_Kind]:
    """Return how many hands there are of each kind."""
    nothing = _Kind(cards=0, common=wanted, sequences=0, court=False, black=False)
    total = Counter({nothing: 1})
    for suit in Suit:
        joined: Counter[_Kind] = Counter()
        for held, ways in _holdings(pack, suit, sequences, wanted).items():
            for kind, others in total.items():
                if kind.cards + held.cards <= size:
                    joined[_joined(kind, held)] += ways * others
        total = joined
    return Counter({kind: n for kind, n in total.items() if kind.cards == size})


def _holdings(pack: Mask, suit: Suit, sequences: Mask, wanted: int) -> Counter[_Kind]:
    """Enumerate every holding of one suit and count those of a kind together."""
    four = sequences & of_suit(suit)
    court = of_ranks("KQJ") & of_suit(suit)
    all_held = pack & of_suit(suit)
    kinds: Counter[_Kind] = Counter()
    held = all_held
    while True:
        kinds[
            _Kind(
                cards=held.bit_count(),
                common=ranks_of(held, suit) & wanted,
                sequences=(held & four == four) << suit,
                court=bool(held & court),
                black=bool(held) and suit in (Suit.CLUBS, Suit.SPADES),
            )
        ] += 1
        if not held:
            return kinds
        held = (held - 1) & all_held


def _joined(first: _Kind, second: _Kind) -> _Kind:
    return _Kind(
        first.cards + second.cards,
        first.common & second.common,
        first.sequences | second.sequences,
        first.court or second.court,
        first.black or second.black,
    )


def _summed(kinds: Counter[_Kind], fours: str) -> HandCounts:
    by_number: Counter[int] = Counter()
    for kind, n in kinds.items():
        by_number[kind.sequences.bit_count() + kind.common.bit_count()] += n
    return HandCounts(
        hands=sum(kinds.values()),
        carte_blanche=sum(n for kind, n in kinds.items() if not kind.court),
        white=sum(n for kind, n in kinds.items() if not kind.black),
        sequences=tuple(
            sum(n for kind, n in kinds.items() if kind.sequences >> suit & 1) for suit in Suit
        ),
        fours={
            rank: sum(n for kind, n in kinds.items() if kind.common >> RANKS.index(rank) & 1)
            for rank in fours
        },
        any_sequence=sum(n for kind, n in kinds.items() if kind.sequences),
        any_four=sum(n for kind, n in kinds.items() if kind.common),
        both=sum(n for kind, n in kinds.items() if kind.sequences and kind.common),
        combinations=tuple(by_number[number] for number in range(max(by_number) + 1)),
    )
