"""What does one seat, or an onlooker, see of a deal?

A view is made of the events that the viewer saw and of nothing else, so it cannot tell more.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from imperiale.domain.cards import Card, Mask
from imperiale.domain.deal import Deal, cards_left, copied, empty, happen, legal
from imperiale.domain.events import CardDrawn, Event, HandDealt, seen_by
from imperiale.domain.rules.imperials import Kind
from imperiale.domain.ruleset import Rules

__all__ = ["View", "supposed", "view"]


class View(NamedTuple):
    """A deal as one viewer knows it.

    Attributes:
        seat: the viewer's seat, or ``None`` for an onlooker.
        deal: the deal as folded from what he saw; the hands of the others hold only cards that
            he knows to be there.
        events: what he saw, in order.
    """

    seat: int | None
    deal: Deal
    events: tuple[Event, ...]

    @property
    def rules(self) -> Rules:
        """What the deal is played by."""
        return self.deal.rules

    @property
    def hand(self) -> Mask:
        """The viewer's own cards; 0 for an onlooker."""
        return 0 if self.seat is None else self.deal.hands[self.seat]

    @property
    def legal(self) -> Mask:
        """The cards that the viewer may play now; 0 if it is not his turn to play."""
        return legal(self.deal) if self.seat == self.deal.seat else 0

    @property
    def my_turn(self) -> bool:
        """Whether the table waits for the viewer."""
        return self.seat is not None and self.seat == self.deal.seat

    @property
    def played(self) -> Mask:
        """All cards that have been played."""
        total = 0
        for taken in self.deal.taken:
            total |= taken
        for card in self.deal.trick:
            total |= 1 << card
        return total

    @property
    def unseen(self) -> Mask:
        """The cards that may be anywhere: in other hands, or below the turn-up."""
        known = self.played | 1 << self.deal.turn_up
        for held in self.deal.hands:
            known |= held
        return self.rules.pack & ~known

    @property
    def shown(self) -> tuple[Mask, ...]:
        """By seat, cards that it has shown to all in this deal, played or not."""
        total = [0] * self.rules.players
        for mark in self.deal.shown:
            if mark.kind is Kind.TURN_UP_IMPERIAL:
                total[mark.seat] |= mark.cards & ~(1 << self.deal.turn_up)
            elif mark.kind is not Kind.WON_IN_PLAY:
                total[mark.seat] |= mark.cards
        return tuple(total)

    def cards_left(self, seat: int) -> int:
        """Return how many cards a seat holds."""
        return cards_left(self.deal, seat)

    def after(self, *events: Event) -> View:
        """Return the view after more events, given as the table knows them."""
        seen = [seen_by(event, self.seat) for event in events]
        deal = copied(self.deal)
        for event in seen:
            happen(deal, event)
        return View(self.seat, deal, (*self.events, *seen))


def view(rules: Rules, events: Iterable[Event], seat: int | None) -> View:
    """Return what a viewer knows after the events of a deal, from its opening on.

    Args:
        rules: what the deal is played by; everybody knows them.
        events: what happened, as the table knows it.
        seat: the viewer; ``None`` is an onlooker.
    """
    return View(seat, empty(rules), ()).after(*events)


def supposed(told: View, seat: int, dealt: Mask, drawn: Sequence[Card] = ()) -> View:
    """Return what a seat would see of the same public log with other cards in its hand.

    Nothing that only one seat saw is taken over.  Whether the cards agree with what was played and
    shown is for the caller to see to.

    Args:
        told: the log as anybody saw it, an onlooker or a seat.
        seat: whose view is wanted.
        dealt: the cards that it was dealt.
        drawn: the cards that it drew from the talon since, in order, the turn-up left out.
    """
    draws = iter(drawn)
    events: list[Event] = []
    for event in told.events:
        match event:
            case HandDealt(seat=owner) if owner == seat:
                events.append(HandDealt(seat, dealt))
            case CardDrawn(seat=owner, turn_up=False) if owner == seat:
                events.append(CardDrawn(seat, next(draws)))
            case _:
                events.append(seen_by(event, None))
    return view(told.rules, events, seat)
