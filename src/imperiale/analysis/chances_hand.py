"""What may a hand hold, of which some cards or none are known, and how likely is it?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import lru_cache
from math import comb
from typing import NamedTuple

from imperiale.analysis.spread import parts_of, spread
from imperiale.domain.cards import RANKS, Card, Mask, Suit, of_ranks, of_suit, ranks_of
from imperiale.domain.rules.imperials import BLANKS
from imperiale.domain.ruleset import Rules

__all__ = [
    "Dealt",
    "honours_held",
    "imperials_held",
    "turn_up_imperials",
    "winnable",
]


class Dealt(NamedTuple):
    """What is known of a hand.

    Attributes:
        pool: the cards that are not known.
        fixed: the cards known to be in the hand.
        number: how many more it has, of the pool.
        others: how many of the pool the other hands have; the rest is left over.
        owns_turn_up: whether the turn-up is a card of this hand.
    """

    pool: Mask
    fixed: Mask
    number: int
    others: int
    owns_turn_up: bool


class _Kind(NamedTuple):
    """What matters of a hand's suits.

    Attributes:
        common: the ranks, as bits, that all of them hold, of those whose fours count.
        sequences: the suits, as bits, of which the sequence is held.
        turned: how many cards may be the turn-up that would make one of those sequences trumps.
        court: whether there is a king, a queen or a jack.
        black: whether there is a club or a spade.
    """

    common: int
    sequences: int
    turned: int
    court: bool
    black: bool


def _joined(one: _Kind, other: _Kind) -> _Kind:
    return _Kind(
        one.common & other.common,
        one.sequences | other.sequences,
        one.turned + other.turned,
        one.court or other.court,
        one.black or other.black,
    )


@lru_cache(64)
def _kinds(
    pool: Mask, number: int, fixed: Mask, sequence: str, fours: str, *, owns: bool
) -> Counter[_Kind]:
    wanted = ranks_of(of_ranks(fours), 0)
    court = of_ranks("KQJ")

    def of(suit: Suit, held: Mask) -> _Kind:
        four = of_ranks(sequence) & of_suit(suit)
        has = held & four == four
        turned = held & pool if owns else pool & of_suit(suit) & ~held
        return _Kind(
            ranks_of(held, suit) & wanted,
            has << suit,
            turned.bit_count() if has else 0,
            bool(held & court),
            bool(held) and suit in (Suit.CLUBS, Suit.SPADES),
        )

    return spread(pool, number, of, _joined, fixed)


def imperials_held(
    rules: Rules, about: Dealt, trumps: Mapping[Suit, Fraction] | None
) -> Iterator[tuple[str, dict[str, str | int], Fraction]]:
    """Yield the chances of the imperials in a hand: each one, some kinds, and what they come to.

    Args:
        rules: what is played by.
        about: the hand.
        trumps: how likely each suit is trumps, whatever the hand; if ``None``, the turn-up is a
            card of the hand, or one of the pool that it does not have.
    """
    kinds = _kinds(
        about.pool,
        about.number,
        about.fixed,
        rules.sequence,
        rules.fours,
        owns=about.owns_turn_up,
    )
    total = kinds.total()

    def share(ways: int) -> Fraction:
        return Fraction(ways, total)

    if rules.blank in BLANKS:
        yield rules.blank, {}, share(sum(n for k, n in kinds.items() if _blank(rules, k)))
    for suit in Suit:
        ways = sum(n for k, n in kinds.items() if k.sequences >> suit & 1)
        trump = trumps is not None and trumps.get(suit) == 1
        facts: dict[str, str | int] = {"cards": rules.sequence + suit.letter}
        yield "trump-sequence" if trump else "sequence", facts, share(ways)
    for rank in rules.fours:
        bit = RANKS.index(rank)
        ways = sum(n for k, n in kinds.items() if k.common >> bit & 1)
        yield "four", {"rank": rank}, share(ways)
    yield "any-sequence", {}, share(sum(n for k, n in kinds.items() if k.sequences))
    yield "any-four", {}, share(sum(n for k, n in kinds.items() if k.common))
    yield "both", {}, share(sum(n for k, n in kinds.items() if k.sequences and k.common))
    worths: dict[int, Fraction] = {}
    free = about.number if about.owns_turn_up else about.pool.bit_count() - about.number
    for kind, ways in kinds.items():
        worth = kind.sequences.bit_count() + kind.common.bit_count()
        worth += rules.blank_value * _blank(rules, kind)
        if trumps is None:
            doubled = Fraction(kind.turned, free)
        else:
            held = (suit for suit in Suit if kind.sequences >> suit & 1)
            doubled = sum((trumps.get(suit, Fraction(0)) for suit in held), Fraction(0))
        more = worth + rules.trump_sequence_value - 1
        worths[more] = worths.get(more, Fraction(0)) + share(ways) * doubled
        worths[worth] = worths.get(worth, Fraction(0)) + share(ways) * (1 - doubled)
    for number in range(max(n for n, chance in worths.items() if chance) + 1):
        yield "imperials", {"number": number}, worths.get(number, Fraction(0))


def _blank(rules: Rules, kind: _Kind) -> bool:
    if rules.blank == "carte_blanche":
        return not kind.court
    return rules.blank == "white" and not kind.black


def _of_cards(about: Dealt, wanted: Mask) -> Iterator[tuple[Mask, Fraction]]:
    """Yield what a hand may have of some cards, and how likely that is."""
    cards, number = about.pool.bit_count(), about.number
    unseen = wanted & about.pool
    rest = cards - unseen.bit_count()
    for part in parts_of(unseen):
        needed = number - part.bit_count()
        if 0 <= needed <= rest:
            chance = Fraction(comb(rest, needed), comb(cards, number))
            yield part | wanted & about.fixed, chance


def honours_held(rules: Rules, about: Dealt, turn_up: Card) -> dict[int, Fraction]:
    """Return how likely a hand has how many honours of the trumps that a card makes."""
    found: dict[int, Fraction] = {}
    for held, chance in _of_cards(about, rules.honour_masks[turn_up.suit]):
        number = held.bit_count()
        found[number] = found.get(number, Fraction(0)) + chance
    return found


def turn_up_imperials(rules: Rules, about: Dealt, turn_up: Card) -> dict[str, Fraction]:
    """Return how likely the turn-up completes a sequence, a four, or both for a hand.

    Each is the chance that it does at least so; how many of them are marked is for the rules.
    """
    sequence = rules.sequences[turn_up.suit]
    four = next((mask for mask in rules.four_masks if mask >> turn_up & 1), 0)
    lying = 1 << turn_up
    asked = {
        "turned-sequence": sequence & ~lying if sequence & lying else 0,
        "turned-four": four & ~lying,
    }
    asked["turned-both"] = asked["turned-sequence"] | asked["turned-four"]
    if not (asked["turned-sequence"] and asked["turned-four"]):
        asked["turned-both"] = 0
    return {what: _all_of(about, cards) for what, cards in asked.items() if cards}


def _all_of(about: Dealt, wanted: Mask) -> Fraction:
    """Return how likely a hand has all of some cards."""
    return sum((p for held, p in _of_cards(about, wanted) if held == wanted), Fraction(0))


def winnable(rules: Rules, about: Dealt, turn_up: Card, *, shows: bool) -> Fraction:
    """Return how likely an imperial can still be won in play with a hand (tombée).

    It holds what it must of the sequence of trumps, not all four, and all of them will be played.

    Args:
        rules: what is played by.
        about: the hand.
        turn_up: the turn-up.
        shows: whether the hand marks what the turn-up completes, and so no more in play.
    """
    four = rules.sequences[turn_up.suit]
    needed = four & of_ranks("KQ") if rules.won_in_play == "king_queen" else 0
    lying = four & 1 << turn_up if rules.turn_up_card == "talon" else 0
    total = Fraction(0)
    for held, chance in _of_cards(about, four):
        missing = four & ~held
        marked = shows and rules.turn_up_imperial != "none" and missing == lying
        if held & needed != needed or not missing or marked:
            continue
        total += chance * _played(rules, about, missing, lying)
    return total


def _played(rules: Rules, about: Dealt, missing: Mask, lying: Mask) -> Fraction:
    """Return how likely all cards that a hand lacks will be played."""
    if rules.refill:
        return Fraction(1)
    if lying:
        return Fraction(0)
    hidden = (missing & about.pool).bit_count()
    rest = about.pool.bit_count() - about.number
    if hidden > about.others:
        return Fraction(0)
    return Fraction(comb(rest - hidden, about.others - hidden), comb(rest, about.others))
