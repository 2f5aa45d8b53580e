"""How do the unseen cards lie for somebody who does not remember all, or does not listen?

A card that he has forgotten may for him still be in a hand: it changes places there with one that
is, so that each deal he imagines is one that can be played on.  What he has forgotten stays
forgotten for the deal.
"""

from __future__ import annotations

from random import Random

from imperiale.domain.cards import Card, Mask, cards, each, mask
from imperiale.domain.deal import Deal
from imperiale.domain.rules.imperials import Kind
from imperiale.domain.shuffle import Seed, subseed
from imperiale.domain.views import View

__all__ = ["dealt_out", "forgotten", "with_forgotten"]


def forgotten(view: View, chance: float, seed: Seed) -> Mask:
    """Return the cards of past tricks that have slipped his mind.

    Args:
        view: what he has seen.
        chance: how likely he forgets a plain card; a trump or an honour half as likely.  His own
            cards and those of the last trick he knows.
        seed: decides which, the same ones for the same hand as dealt.
    """
    deal = view.deal
    own = 0 if view.seat is None else deal.dealt[view.seat]
    past = view.played & ~own & ~mask(deal.trick) & ~mask(deal.last_trick)
    gone = 0
    for card in each(past):
        kept = card.suit == deal.trump or view.rules.honour_masks[deal.trump] & card.bit
        draw = Random(subseed(seed, "forgets", *deal.dealt, card)).random()
        if draw < (chance / 2 if kept else chance):
            gone |= card.bit
    return gone


def dealt_out(view: View, rng: Random) -> Deal:
    """Return the deal as it may be for who knows the cards that are gone and nothing more.

    He minds neither what others did not play nor what they said and did not show; what lies open,
    an imperial that was shown, he does mind.
    """
    deal, seat = view.deal, view.seat
    left = list(cards(view.unseen))
    hands, dealt = list(deal.hands), list(deal.dealt)
    known = _shown(view)
    taken = 0
    for held in known.values():
        taken |= held
    left = [card for card in left if not taken & card.bit]
    rng.shuffle(left)
    for other in range(view.rules.players):
        if other == seat:
            continue
        held = hands[other] | known.get(other, 0)
        while held.bit_count() < view.cards_left(other):
            held |= left.pop().bit
        hands[other] = held
        dealt[other] = dealt[other] | held
    talon = [left.pop() if card is None else card for card in deal.talon]
    return deal.but(hands=tuple(hands), dealt=tuple(dealt), talon=tuple(talon))


def _shown(view: View) -> dict[int, Mask]:
    """Return by seat what lies open and must still be in its hand: imperials, the turn-up."""
    deal = view.deal
    held: dict[int, Mask] = {}
    for shown in deal.shown:
        if shown.kind in (Kind.SEQUENCE, Kind.FOUR) and shown.seat != view.seat:
            held[shown.seat] = held.get(shown.seat, 0) | shown.cards & view.unseen
    if not view.rules.refill and view.rules.turn_up_card == "dealers_last":
        held[deal.dealer] = held.get(deal.dealer, 0) | deal.turn_up.bit & ~view.played
    return held


def with_forgotten(world: Deal, seat: int, slipped: Mask, rng: Random) -> Deal:
    """Return a world in which cards that he has forgotten may still be in a hand.

    Args:
        world: with all cards known.
        seat: his own.
        slipped: cards that are in tricks, and that he has forgotten.
        rng: decides which of them are back, half of them on the mean, and for which cards.
    """
    hands, taken = list(world.hands), list(world.taken)
    others = [other for other in range(len(hands)) if other != seat and hands[other]]
    for card in each(slipped):
        if not others or rng.random() < 0.5:
            continue
        other = rng.choice(others)
        away: Card = rng.choice(cards(hands[other]))
        hands[other] ^= card.bit | away.bit
        taken = [had ^ (card.bit | away.bit) if had & card.bit else had for had in taken]
    return world.but(hands=tuple(hands), taken=tuple(taken))
