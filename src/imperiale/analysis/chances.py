"""How likely is every combination, turn-up and point, exactly?

Three questions are answered: before the deal, given one's own hand, and given the turn-up too.  All
ways in which the unseen cards can lie count alike; nothing is made of what anybody did.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from typing import NamedTuple

from imperiale.analysis.chances_hand import (
    Dealt,
    honours_held,
    imperials_held,
    turn_up_imperials,
    winnable,
)
from imperiale.analysis.chances_point import point_chances
from imperiale.domain.cards import Card, Mask, Suit, each, spell
from imperiale.domain.errors import ImperialeError
from imperiale.domain.rules.honours import turn_up_counters
from imperiale.domain.ruleset import Rules

__all__ = ["Chance", "Known", "KnownError", "chances"]


class Known(NamedTuple):
    """What a player knows who asks.

    Attributes:
        place: his place in the order, from 0 for elder; the last is the dealer.
        hand: his cards, or 0 before the deal.
        turn_up: the turn-up, or ``None`` while it is not known; known only with a hand.
    """

    place: int = 0
    hand: Mask = 0
    turn_up: Card | None = None


class KnownError(ImperialeError):
    """What is said to be known cannot be.

    Attributes:
        fault: what is wrong: the message ``chances-fault-FAULT`` says it.
        facts: its particulars.
    """

    def __init__(self, fault: str, **facts: str) -> None:
        self.fault = fault
        self.facts = facts
        super().__init__(f"{fault}: {facts}")


class Chance(NamedTuple):
    """How likely something is.

    Attributes:
        about: ``turn_up``, ``hand`` or ``point``.
        place: the place whose hand or point it is; for the turn-up the dealer's.
        what: what is meant: the message ``chances-WHAT`` says it.
        facts: its particulars.
        chance: the probability, exactly.
    """

    about: str
    place: int
    what: str
    facts: dict[str, str | int]
    chance: Fraction


def chances(rules: Rules, known: Known | None = None) -> tuple[Chance, ...]:
    """Return all chances of a deal, given what is known.

    Before the deal the hand asked about is one's own; given it, those of the others, and of one's
    own what the turn-up makes of it.

    Args:
        rules: what is played by.
        known: what is known; by default nothing, by elder.

    Raises:
        KnownError: the place, the hand and the turn-up do not go together.

    >>> from imperiale.rulesets import load
    >>> found = chances(load("academie").rules())
    >>> next(one.chance for one in found if one.what == "carte_blanche")
    Fraction(323, 578956)
    """
    seen = known or Known()
    _check(rules, seen)
    places = range(rules.players)
    asked = [seen.place] if not seen.hand else [seen.place, *(p for p in places if p != seen.place)]
    return (
        *_turn_up(rules, seen),
        *(row for place in asked for row in _hand(rules, seen, place)),
        *(
            Chance("point", place, what, facts, chance)
            for place, what, facts, chance in point_chances(
                rules, seen.place, seen.hand, seen.turn_up
            )
        ),
    )


def _check(rules: Rules, known: Known) -> None:
    """Raise :class:`KnownError` unless what is known can be."""
    hand, turn_up, dealer = known.hand, known.turn_up, rules.players - 1
    if not 0 <= known.place <= dealer:
        raise KnownError("place", found=str(known.place + 1), last=str(dealer + 1))
    all_known = hand | (0 if turn_up is None else 1 << turn_up)
    if all_known & ~rules.pack:
        raise KnownError("pack", found=spell(all_known & ~rules.pack), deck=str(rules.deck))
    if hand and hand.bit_count() != rules.hand_size:
        raise KnownError("size", found=str(hand.bit_count()), size=str(rules.hand_size))
    if turn_up is None:
        return
    if not hand:
        raise KnownError("turn-up-alone")
    own = rules.turn_up_card != "talon" and known.place == dealer
    if bool(hand >> turn_up & 1) != own:
        raise KnownError("turn-up-dealers" if own else "turn-up-twice", found=str(turn_up))


def _candidates(rules: Rules, known: Known) -> tuple[Card, ...]:
    """Return the cards that may be the turn-up, each as likely."""
    if known.turn_up is not None:
        return (known.turn_up,)
    own = rules.turn_up_card != "talon" and known.place == rules.players - 1
    return tuple(each(known.hand if own and known.hand else rules.pack & ~known.hand))


def _trumps(cards: tuple[Card, ...]) -> dict[Suit, Fraction]:
    """Return how likely each suit is trumps if the turn-up is one of some cards."""
    numbers = Counter(card.suit for card in cards)
    return {suit: Fraction(number, len(cards)) for suit, number in numbers.items()}


def _turn_up(rules: Rules, known: Known) -> Iterator[Chance]:
    """Yield what the turn-up may be, where it is not known."""
    if known.turn_up is not None:
        return
    cards, dealer = _candidates(rules, known), rules.players - 1
    if rules.turn_up_mark:
        honours = sum(turn_up_counters(rules, card) > 0 for card in cards)
        yield Chance("turn_up", dealer, "turned-honour", {}, Fraction(honours, len(cards)))
    if known.hand:
        trumps = _trumps(cards)
        for suit in Suit:
            facts: dict[str, str | int] = {"suit": suit.letter}
            yield Chance("turn_up", dealer, "turned-suit", facts, trumps.get(suit, Fraction(0)))


def _dealt(rules: Rules, known: Known, place: int, turn_up: Card | None) -> Dealt:
    """Return what is known of the hand of a place."""
    kept = rules.turn_up_card != "talon"
    dealer = place == rules.players - 1
    pool, fixed, number = rules.pack & ~known.hand, 0, rules.hand_size
    if known.hand and place == known.place:
        fixed, number = known.hand, 0
    if turn_up is not None:
        if kept and dealer and not fixed:
            fixed, number = 1 << turn_up, number - 1
        pool &= ~(1 << turn_up)
    others = (rules.players - 1) * rules.hand_size
    if known.hand and place != known.place:
        others -= rules.hand_size  # one's own, which is not drawn from the pool
    if turn_up is not None and kept and not fixed >> turn_up & 1:
        others -= not known.hand >> turn_up & 1  # the dealer has it already
    return Dealt(pool, fixed, number, others, owns_turn_up=kept and dealer)


def _hand(rules: Rules, known: Known, place: int) -> Iterator[Chance]:
    """Yield what the hand of a place may hold."""
    about = _dealt(rules, known, place, known.turn_up)
    if not (known.hand and place == known.place):
        own = rules.turn_up_card != "talon" and known.place == rules.players - 1
        apart = known.turn_up is not None or (own and known.hand)
        trumps = _trumps(_candidates(rules, known)) if apart else None
        for what, facts, chance in imperials_held(rules, about, trumps):
            yield Chance("hand", place, what, facts, chance)
    cards = _candidates(rules, known)
    dealt = [(card, _dealt(rules, known, place, card)) for card in cards]
    if rules.honours and not (known.hand and place == known.place):
        counts = [honours_held(rules, about, card) for card, about in dealt]
        for number in range(len(rules.honours) + 1):
            chance = Fraction(sum(one.get(number, Fraction(0)) for one in counts), len(counts))
            yield Chance("hand", place, "honours", {"number": number}, chance)
    if rules.turn_up_imperial != "none" and rules.turn_up_card == "talon":
        dealer = place == rules.players - 1
        if dealer or rules.turn_up_imperial_for == "all":
            found = [turn_up_imperials(rules, about, card) for card, about in dealt]
            for what in ("turned-sequence", "turned-four", "turned-both"):
                chance = Fraction(sum(one.get(what, Fraction(0)) for one in found), len(found))
                if what == "turned-sequence" or rules.turn_up_imperial == "sequence_or_four":
                    yield Chance("hand", place, what, {}, chance)
    if rules.won_in_play != "none":
        shows = place == rules.players - 1
        won = [winnable(rules, about, card, shows=shows) for card, about in dealt]
        yield Chance("hand", place, "winnable", {}, sum(won, Fraction(0)) / len(won))
