"""What is one world: everything that a viewer does not see, laid open?"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import NamedTuple

from imperiale.domain.cards import Card, Mask, cards
from imperiale.domain.deal import Deal, empty, evolve
from imperiale.domain.events import CardDrawn, Event, HandDealt, TalonLaid
from imperiale.domain.views import View

__all__ = ["World", "complete", "held_ever", "own_dealt"]


class World(NamedTuple):
    """One way in which all cards may lie.

    Attributes:
        hands: by seat, the cards as dealt.
        talon: the cards below the turn-up as laid, top first; with no refill in no order that
            matters.
    """

    hands: tuple[Mask, ...]
    talon: tuple[Card, ...]

    @classmethod
    def of(cls, view: View, hands: tuple[Mask, ...]) -> World:
        """Return the world of hands where nothing is drawn, so that the rest is the talon."""
        rest = view.rules.pack & ~_turned(view)
        for held in hands:
            rest &= ~held
        return cls(hands, cards(rest))

    def deal(self, view: View) -> Deal:
        """Return the deal that the viewer would see with all cards open."""
        deal = empty(view.rules)
        for event in view.events:
            deal = evolve(deal, self._open(event, deal))
        return deal

    def drawn(self, view: View) -> dict[int, list[Card]]:
        """Return by seat the cards drawn from the talon until now, in order."""
        found: dict[int, list[Card]] = {seat: [] for seat in range(view.rules.players)}
        draws = [e for e in view.events if isinstance(e, CardDrawn) and not e.turn_up]
        for event, card in zip(draws, self.talon, strict=False):
            found[event.seat].append(card)
        return found

    def _open(self, event: Event, deal: Deal) -> Event:
        match event:
            case HandDealt(seat=seat):
                return HandDealt(seat, self.hands[seat])
            case TalonLaid():
                return TalonLaid(self.talon)
            case CardDrawn(seat=seat, turn_up=False):
                return CardDrawn(seat, deal.talon[0])
            case _:
                return event


def own_dealt(view: View) -> Mask:
    """Return the cards that the viewer was dealt."""
    return 0 if view.seat is None else view.deal.dealt[view.seat]


def held_ever(view: View) -> Mask:
    """Return the cards that the viewer was dealt or has drawn."""
    held = own_dealt(view)
    for event in view.events:
        if isinstance(event, CardDrawn) and event.seat == view.seat and event.card is not None:
            held |= 1 << event.card
    return held


def complete(
    view: View, dealt: Mapping[int, Mask], drawn: Mapping[int, Sequence[Card]], rng: Random
) -> World:
    """Return a world of the hands that were dealt to the others and the cards that they drew.

    Args:
        view: whose viewer sees the rest.
        dealt: by seat, the hands dealt to the others.
        drawn: by seat, the cards that the others drew from the talon, in order.
        rng: shuffles what still lies there.
    """
    hands = tuple(dealt.get(seat, held) for seat, held in enumerate(view.deal.dealt))
    talon: list[Card] = []
    taken = dict.fromkeys(drawn, 0)
    for event in view.events:
        if not isinstance(event, CardDrawn) or event.turn_up:
            continue
        card = event.card
        if card is None:
            card = drawn[event.seat][taken[event.seat]]
            taken[event.seat] += 1
        talon.append(card)
    left = [card for card in World.of(view, hands).talon if card not in talon]
    rng.shuffle(left)
    return World(hands, (*talon, *left))


def _turned(view: View) -> Mask:
    """Return the turn-up, if it is in no hand."""
    return 1 << view.deal.turn_up if view.rules.turn_up_card == "talon" else 0
