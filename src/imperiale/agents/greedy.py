"""What does somebody do who follows the advice of the old books, a trick at a time?

Each piece of advice (RULES.md, 11) is one small function: it names a card, or ``None`` where it
does not apply.  The first that speaks is followed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from imperiale.agents.api import Agent, AgentSpec, Policy
from imperiale.domain.cards import CARDS, Card, Mask, each, of_ranks, of_suit
from imperiale.domain.choices import choices
from imperiale.domain.commands import PlayCard
from imperiale.domain.events import Step
from imperiale.domain.rules.marking import COUNTERS
from imperiale.domain.rules.tricks import best_of
from imperiale.domain.views import View

__all__ = ["AGENTS", "Greedy", "Sight", "cheapest", "sight"]

_SUITS = tuple(of_suit(suit) for suit in range(4))


class Sight(NamedTuple):
    """What a player sees at a glance when it is his turn to play.

    Attributes:
        view: the whole view.
        legal: the cards that he may play.
        out: the cards that others hold, or may hold.
        trumps: all cards of the trump suit.
        honours: the honours.
        masters: his cards that no card of their suit can beat any more.
    """

    view: View
    legal: Mask
    out: Mask
    trumps: Mask
    honours: Mask
    masters: Mask

    @property
    def side(self) -> Mask:
        """The cards he may play that are no trumps."""
        return self.legal & ~self.trumps

    @property
    def last(self) -> bool:
        """Whether his card completes the trick."""
        return len(self.view.deal.trick) == self.view.rules.players - 1

    @property
    def winners(self) -> Mask:
        """The cards that would lead the trick on the table."""
        deal = self.view.deal
        place = len(deal.trick)
        found = 0
        for card in each(self.legal):
            if best_of((*deal.trick, card), deal.trump) == place:
                found |= 1 << card
        return found


def sight(view: View) -> Sight:
    """Look at a view."""
    deal, rules, hand = view.deal, view.rules, view.hand
    dead = 1 << deal.turn_up if deal.lying and not rules.refill else 0
    out = rules.pack & ~view.played & ~hand & ~dead
    masters = 0
    for suit in _SUITS:
        above = (out & suit).bit_length()
        masters |= (hand & suit) >> above << above
    trumps = _SUITS[deal.trump]
    return Sight(view, view.legal, out, trumps, rules.honour_masks[deal.trump], masters)


Advice: TypeAlias = Callable[[Sight], Card | None]


def _top(cards: Mask) -> Card | None:
    """Return the highest card of a set of one suit."""
    return CARDS[cards.bit_length() - 1] if cards else None


def _longest(hand: Mask, among: Mask) -> Mask:
    """Return, of the suits with cards among some, those cards of the suit longest in the hand."""
    suits = (suit for suit in _SUITS if among & suit)
    best = max(suits, key=lambda suit: ((hand & suit).bit_count(), among & suit), default=0)
    return among & best


def lead_trumps_of_the_imperial(see: Sight) -> Card | None:
    """With the trump imperial and the lead, lead trumps first."""
    sequence = see.view.rules.sequences[see.view.deal.trump]
    dealt = see.view.deal.dealt[see.view.deal.seat]
    if dealt & sequence == sequence:
        return _top(see.masters & see.trumps)
    return None


def fell_his_trumps(see: Sight) -> Card | None:
    """Lead high trumps to fall on his; hold the last one back while the rest is weak.

    Near the end, where honours are counted before tricks, it is led in any case.
    """
    masters = see.masters & see.trumps & see.legal
    if not masters or not see.out & see.trumps:
        return None
    alone = (see.legal & see.trumps).bit_count() == 1
    weak = alone and not see.masters & ~see.trumps
    return None if weak and not near_the_end(see.view) else _top(masters)


def near_the_end(view: View) -> bool:
    """Near the end choose what is counted earlier: an imperial more and the partie is won."""
    target = view.rules.winning_score
    return target is not None and any(s.imperials >= target - 1 for s in view.deal.scores)


def lead_from_the_top(see: Sight) -> Card | None:
    """Lead from the top: the masters of the longest side suit, once no trump can take them."""
    return None if see.out & see.trumps else _top(_longest(see.legal, see.masters & see.side))


def draw_out_his_trumps(see: Sight) -> Card | None:
    """Without high trumps draw out his by letting him take: lead the longest side suit.

    The low honours stay at home meanwhile.
    """
    return _top(_longest(see.legal, see.side))


def save_low_honour(see: Sight) -> Card | None:
    """Save the low honours (the seven, the ace, the jack) from being caught: take with them.

    Only with the last card of the trick, and not with one that nothing can catch.
    """
    low = see.winners & see.honours & _LOW & ~see.masters
    return cheapest(see, low) if see.last else None


def take_cheaply(see: Sight) -> Card | None:
    """Take with the cheapest card that will hold the trick."""
    return cheapest(see, see.winners & (~0 if see.last else see.masters))


def beware_his_five(see: Sight) -> Card | None:
    """Count your opponents' counters: at his five one more is an imperial and wipes yours.

    So others are not left the trick for want of a sure card: the highest is played.
    """
    scores = see.view.deal.scores
    five = any(s.counters == COUNTERS - 1 for seat, s in enumerate(scores) if seat != see.view.seat)
    return _top(see.winners & see.trumps or see.winners) if five else None


def throw_the_least(see: Sight) -> Card | None:
    """Otherwise part with the least: no honour, no trump, no master, the lowest."""
    return cheapest(see, see.legal)


def cheapest(see: Sight, cards: Mask) -> Card | None:
    """Return the card to part with first: no honour, no trump, no master, the lowest."""

    def price(card: Card) -> tuple[bool, bool, bool, int]:
        bit = 1 << card
        return bool(bit & see.honours), bool(bit & see.trumps), bool(bit & see.masters), card.rank

    return min(each(cards), key=price, default=None)


_LOW = of_ranks("AJT9876")

LEADING: tuple[Advice, ...] = (
    lead_trumps_of_the_imperial,
    fell_his_trumps,
    lead_from_the_top,
    draw_out_his_trumps,
    throw_the_least,
)
FOLLOWING: tuple[Advice, ...] = (
    save_low_honour,
    take_cheaply,
    beware_his_five,
    throw_the_least,
)


class Greedy(Agent):
    """Declares all that is due, then follows the advice; chance has no part in it."""

    def policy(self, view: View) -> Policy:
        """Return the best claim (show your imperials at once), or the card of the advice."""
        if view.deal.step is not Step.PLAY:
            return {choices(view.deal)[0]: 1.0}
        see = sight(view)
        said = (advice(see) for advice in (FOLLOWING if view.deal.trick else LEADING))
        card = next(card for card in said if card is not None)
        return {PlayCard(view.deal.seat, card): 1.0}


AGENTS = (
    AgentSpec(
        "greedy", "Shows all it has, takes cheaply, leads from the top, guards its honours.", Greedy
    ),
)
