"""Which of the chances have come true in a deal, by the rules of the game itself?

It asks the functions that score the game: what the chances are held against, over all deals where
there are few, else over many drawn at random.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import TypeAlias

from imperiale.analysis.chances import Chance, Known
from imperiale.domain.cards import CARDS, RANKS, Card, Mask, Suit, cards, of_suit
from imperiale.domain.rules.honours import honours_among, turn_up_counters
from imperiale.domain.rules.imperials import Kind, in_hand, on_turn_up
from imperiale.domain.rules.point import own_point, privileged_marks
from imperiale.domain.ruleset import Rules

__all__ = ["Key", "came_true", "drawn", "key_of"]

Key: TypeAlias = tuple[str, int, str, tuple[str | int, ...]]
"""A chance without its probability."""


def key_of(chance: Chance) -> Key:
    """Return what a chance is of."""
    return chance.about, chance.place, chance.what, tuple(chance.facts.values())


def drawn(rules: Rules, known: Known, number: int, seed: str) -> Counter[Key]:
    """Return how often what came true in deals drawn at random.

    Args:
        rules: what is played by.
        known: what lies as it does in all of them.
        number: how many deals are drawn.
        seed: the same draws the same deals.
    """
    chance = Random(seed)
    counts: Counter[Key] = Counter()
    kept = rules.turn_up_card != "talon"
    dealer = rules.players - 1
    unseen = rules.pack & ~known.hand
    if known.turn_up is not None:
        unseen &= ~(1 << known.turn_up)
    deck = list(cards(unseen))
    needed = min(len(deck), rules.players * rules.hand_size + 1)
    for _ in range(number):
        rest = iter(chance.sample(deck, needed))
        hands: list[Mask] = [0] * rules.players
        hands[known.place] = known.hand
        turn_up = known.turn_up
        if turn_up is not None and kept:
            hands[dealer] |= 1 << turn_up
        for place, held in enumerate(hands):
            for _ in range(rules.hand_size - held.bit_count()):
                card = next(rest)
                hands[place] |= 1 << card
                if kept and place == dealer and turn_up is None:
                    turn_up = card
        if turn_up is None:
            turn_up = chance.choice(cards(hands[dealer])) if kept else next(rest)
        counts.update(came_true(rules, known, hands, turn_up))
    return counts


def came_true(rules: Rules, known: Known, hands: Sequence[Mask], turn_up: Card) -> Iterator[Key]:
    """Yield what has come true in a deal.

    Args:
        rules: what is played by.
        known: what is known of it.
        hands: by place, elder first.
        turn_up: the turn-up.
    """
    dealer = rules.players - 1
    if known.turn_up is None:
        if turn_up_counters(rules, turn_up):
            yield "turn_up", dealer, "turned-honour", ()
        if known.hand:
            yield "turn_up", dealer, "turned-suit", (turn_up.suit.letter,)
    for place in range(rules.players):
        own = place == known.place
        if own or known.hand:
            yield from _of_hand(rules, hands, place, turn_up, known)
        if own != bool(known.hand):
            yield from _of_point(rules, hands[place], place)
    if rules.point == "privileged":
        yield from _of_privileged(rules, hands, known, turn_up)
    else:
        yield from _of_standing(rules, hands, known.place)


def _of_hand(
    rules: Rules, hands: Sequence[Mask], place: int, turn_up: Card, known: Known
) -> Iterator[Key]:
    held, trump = hands[place], turn_up.suit
    if place != known.place or not known.hand:
        combinations = list(in_hand(rules, held, trump))
        kinds = {one.kind for one in combinations}
        for one in combinations:
            if one.kind is Kind.SEQUENCE:
                suit = next(s for s in Suit if one.cards & of_suit(s))
                trumps = known.turn_up is not None and suit is trump
                what = "trump-sequence" if trumps else "sequence"
                yield "hand", place, what, (rules.sequence + suit.letter,)
            elif one.kind is Kind.FOUR:
                yield "hand", place, "four", (RANKS[CARDS[one.cards.bit_length() - 1].rank],)
            else:
                yield "hand", place, str(one.kind), ()
        sequence, four = Kind.SEQUENCE in kinds, Kind.FOUR in kinds
        truths = {"any-sequence": sequence, "any-four": four, "both": sequence and four}
        yield from (("hand", place, what, ()) for what, true in truths.items() if true)
        yield "hand", place, "imperials", (sum(one.imperials for one in combinations),)
        if rules.honours:
            yield "hand", place, "honours", (honours_among(rules, held, trump).bit_count(),)
    turned = list(on_turn_up(rules, held, turn_up)) if rules.turn_up_card == "talon" else []
    if place == rules.players - 1 or rules.turn_up_imperial_for == "all":
        sequence = any(one.cards in rules.sequences for one in turned)
        four = any(one.cards in rules.four_masks for one in turned)
        truths = {"turned-sequence": sequence, "turned-four": four}
        truths["turned-both"] = sequence and four
        yield from (("hand", place, what, ()) for what, true in truths.items() if true)
    wanted = rules.sequences[trump]
    seen = held | 1 << turn_up if place == rules.players - 1 and turned else held
    played = rules.pack if rules.refill else sum(hands)
    pair = held >> 9 * trump & 0x180 == 0x180
    if (
        rules.won_in_play != "none"
        and (pair or rules.won_in_play == "captured")
        and wanted & ~seen
        and wanted & ~played == 0
    ):
        yield "hand", place, "winnable", ()


def _of_point(rules: Rules, held: Mask, place: int) -> Iterator[Key]:
    point = own_point(rules, held)
    if rules.point == "privileged":
        yield "point", place, "point-privileged", (point.worth,)
        return
    length = max((held & of_suit(suit)).bit_count() for suit in Suit)
    yield "point", place, "point-length", (length,)
    yield "point", place, "point-worth", (point.worth,)


def _of_standing(rules: Rules, hands: Sequence[Mask], place: int) -> Iterator[Key]:
    points = [own_point(rules, held) for held in hands]
    best = max(points)
    if points.index(best) == place:
        yield "point", place, "point-good", ()
    if points[place] == best:
        yield "point", place, "point-equal" if points.count(best) > 1 else "point-better", ()


def _of_privileged(
    rules: Rules, hands: Sequence[Mask], known: Known, turn_up: Card
) -> Iterator[Key]:
    dealer, place = rules.players - 1, known.place
    counts = {seat: own_point(rules, held).worth for seat, held in enumerate(hands)}
    if place == dealer:
        if counts[place] >= counts[0]:
            yield "point", place, "point-not-below", ()
    elif counts[place] > counts[dealer]:
        yield "point", place, "point-above", ()
    if rules.players == 2 and known.hand:
        shown = [seat for seat in (0, 1) if any(in_hand(rules, hands[seat], turn_up.suit))]
        marks = 0 in privileged_marks(rules, (0, 1), counts, shown or (0, 1))
        if marks == (place == 0):
            yield "point", place, "point-marks" if place == 0 else "point-kept", ()
