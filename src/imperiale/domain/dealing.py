"""Who deals first, and how do the cards of a shuffled pack come to the seats?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from imperiale.domain.cards import Card, Rank
from imperiale.domain.rules.marking import Score
from imperiale.domain.ruleset import Rules
from imperiale.domain.setup import Setup
from imperiale.domain.shuffle import Seed, shuffled, shuffled_pack, subseed

__all__ = ["Cut", "cut_for_deal", "dealt", "packets"]


class Cut(NamedTuple):
    """How the first dealer was found.

    Attributes:
        dealer: the seat that deals first.
        rounds: the cards cut, by seat, once for each time that it had to be done; empty where the
            lot decides without cards.
    """

    dealer: int
    rounds: tuple[tuple[Card, ...], ...]


_ACE_HIGH = (0, 1, 2, 3, 4, 8, 5, 6, 7)
"""Strength of the ranks when the ace is high, by the number of the rank."""


def _strength(rules: Rules, card: Card) -> int:
    return _ACE_HIGH[card.rank] if rules.first_dealer == "ace_high" else Rank(card.rank)


def cut_for_deal(rules: Rules, seed: Seed) -> Cut:
    """Return who deals first: by the higher card cut, or by lot.

    Where the highest cards are equal all cut again.

    Source: ACA, Setup ("Ace high"); PIE ("Wer das höchste Blatt zieht od. abhebt"); BIB and DOB by
    lot.
    """
    if rules.first_dealer == "lot":
        return Cut(shuffled(range(rules.players), subseed(seed, "lot"))[0], ())
    rounds: list[tuple[Card, ...]] = []
    while True:
        pack = shuffled_pack(rules, subseed(seed, "cut", len(rounds)))
        cut = pack[: rules.players]
        rounds.append(cut)
        strengths = [_strength(rules, card) for card in cut]
        best = max(strengths)
        if strengths.count(best) == 1:
            return Cut(strengths.index(best), tuple(rounds))


def packets(rules: Rules, packet: int) -> tuple[int, ...]:
    """Return the sizes of the packets that make one hand.

    >>> from imperiale.rulesets import load
    >>> packets(load("imperialas").rules(4), 3)
    (3, 3, 2)
    """
    full, rest = divmod(rules.hand_size, packet)
    return (packet,) * full + ((rest,) if rest else ())


def dealt(
    rules: Rules,
    dealer: int,
    start: Sequence[Score],
    pack: Sequence[Card],
    packet: int | None = None,
) -> Setup:
    """Deal a pack, from its top, in packets, elder first.

    Args:
        rules: how many cards each gets, and which one is turned up.
        dealer: the seat that deals.
        start: the scores before the deal.
        pack: all cards of the pack, the top first.
        packet: cards at a time; by default the largest that the rule set allows.

    Source: ACA, Setup; LIT; PIE ("zu 2, 3 od. 4 Blättern").
    """
    hands: list[list[Card]] = [[] for _ in range(rules.players)]
    top = 0
    for size in packets(rules, packet or max(rules.packets)):
        for seat in rules.order(dealer):
            hands[seat] += pack[top : top + size]
            top += size
    if rules.turn_up_card == "dealers_last":
        turn_up, talon = hands[dealer][-1], pack[top:]
    else:
        turn_up, talon = pack[top], pack[top + 1 :]
    return Setup(rules, dealer, tuple(start), tuple(map(tuple, hands)), turn_up, tuple(talon))
