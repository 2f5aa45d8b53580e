"""Which hands can the other have, of two who refill theirs from the talon?

Exactly, by following every hand that he can hold from the deal to now: a draw makes of each hand
one for every card that he may have drawn, and what is told then strikes out hands.  Each hand
carries the number of ways to it, so that going back along them by chance gives each deal alike.
"""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections.abc import Callable, Sequence
from itertools import accumulate
from math import factorial
from random import Random
from typing import TypeAlias, TypeVar

from imperiale.domain.cards import Card, Mask, cards
from imperiale.domain.views import View
from imperiale.engine.beliefs_count import PLACE, Share, Shares
from imperiale.engine.beliefs_log import Drew, Held, Log, PairDealt, Played, Told
from imperiale.engine.beliefs_world import World, complete, held_ever

__all__ = ["Drawn", "Likely"]

Likely: TypeAlias = Callable[[Played, Sequence[Mask]], Sequence[float]]
"""From a card that was played, and the hands before it, to how likely it was with each of them."""

_HAND = (1 << PLACE) - 1
_PAIR_DEALT = 1 << PLACE

_Number = TypeVar("_Number", int, float)


class Drawn:
    """The hands that the other may hold now.

    Attributes:
        hands: what he may hold, in ascending order.
        ways: for each, the ways to it: hands as dealt and cards drawn.
        count: how many deals there are, the order of the cards in the talon counted.
        exact: always true.
    """

    exact = True

    def __init__(self, view: View, log: Log) -> None:
        deal, rules = view.deal, view.rules
        (self._other,) = log.others
        self._view = view
        may = rules.pack & ~held_ever(view) & ~(1 << deal.turn_up)
        rest = may.bit_count() - rules.hand_size
        dealt: list[Mask] = []
        for opening in log.openings():
            dealt += Shares(may, [Share(rules.hand_size, opening[self._other])], rest).all()
        if rules.won_in_play == "king_queen":
            pair = log.pair
            dealt = [hand | _PAIR_DEALT if hand & pair == pair else hand for hand in dealt]
        self._dealt = dealt
        self._steps: list[tuple[Told, Mask]] = []
        """What happened, and the cards that he may have drawn until then and not played."""
        for step in log.told:
            self._steps.append((step, may))
            if isinstance(step, Played):
                may &= ~(1 << step.card)
        self._before: list[dict[int, int]] = []
        """Before each draw of a card that is not known, the ways to each state."""
        states = dict.fromkeys(self._dealt, 1)
        for step, may in self._steps:
            if isinstance(step, Drew) and step.card is None:
                self._before.append(states)
            states = _after(states, step, may)
        self._states = list(states)
        self._ends = list(accumulate(states.values()))
        ways = _by_hand(states)
        self.hands = sorted(ways)
        self.ways = [ways[hand] for hand in self.hands]
        self.count = sum(self.ways) * factorial(len(deal.talon))

    def rows(self, limit: int) -> tuple[array[int], list[int]] | None:
        """Return the hands now and the ways to each, or nothing if they are too many."""
        return None if len(self.hands) > limit else (array("Q", self.hands), list(self.ways))

    def likelihoods(self, likely: Likely) -> list[float]:
        """Return for each hand the sum over its ways of how likely his plays were on them."""
        states = dict.fromkeys(self._dealt, 1.0)
        for step, may in self._steps:
            states = _after(states, step, may)
            if isinstance(step, Played):
                before = [state & _HAND | 1 << step.card for state in states]
                pairs = zip(states.items(), likely(step, before), strict=True)
                states = {state: chance * how for (state, chance), how in pairs}
        chances = _by_hand(states)
        return [chances[hand] for hand in self.hands]

    def sample(self, rng: Random) -> World:
        """Return one of the deals, each as likely as the others."""
        state = _chosen(self._states, self._ends, rng)
        drawn: list[Card] = []
        layer = len(self._before)
        for step, _ in reversed(self._steps):
            if isinstance(step, Played):
                state |= 1 << step.card
            elif isinstance(step, Drew):
                card = step.card
                if card is None:
                    layer -= 1
                    before = self._before[layer]
                    held = cards(state & _HAND)
                    ways = (before.get(state ^ 1 << card, 0) for card in held)
                    card = _chosen(held, list(accumulate(ways)), rng)
                    drawn.append(card)
                state ^= 1 << card
        drawn.reverse()
        return complete(self._view, {self._other: state & _HAND}, {self._other: drawn}, rng)


def _by_hand(states: dict[int, _Number]) -> dict[Mask, _Number]:
    """Add up the states of each hand."""
    total: dict[Mask, _Number] = {}
    for state, number in states.items():
        hand = state & _HAND
        total[hand] = total[hand] + number if hand in total else number
    return total


def _after(states: dict[int, _Number], step: Told, may: Mask) -> dict[int, _Number]:
    """Return the states after a step, if cards of `may` can be drawn; each keeps its number."""
    match step:
        case Drew(card=card):
            if card is None:
                return _grown(states, may)
            return {state | 1 << card: number for state, number in states.items()}
        case Played(card=card, excluded=excluded):
            bit = 1 << card
            mask, wanted = bit | excluded, bit
            return {s ^ bit: number for s, number in states.items() if s & mask == wanted}
        case Held(facts=facts):
            return {s: number for s, number in states.items() if facts.allow(s & _HAND)}
        case PairDealt(both=both):
            return {s: number for s, number in states.items() if bool(s & _PAIR_DEALT) == both}


def _grown(states: dict[int, _Number], may: Mask) -> dict[int, _Number]:
    """Return the states after the draw of one card that is not known."""
    grown: dict[int, _Number] = {}
    for state, number in states.items():
        left = may & ~state
        while left:
            low = left & -left
            left ^= low
            after = state | low
            grown[after] = grown[after] + number if after in grown else number
    return grown


_Chosen = TypeVar("_Chosen")


def _chosen(things: Sequence[_Chosen], ends: Sequence[int], rng: Random) -> _Chosen:
    """Return one of some things by chance, each as often as its number up to its end says."""
    return things[bisect_right(ends, rng.randrange(ends[-1]))]
