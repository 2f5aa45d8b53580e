"""Are all tricks that are left surely a seat's own?

The proof uses what the seat sees and nothing else, so asking tells nothing: it leads its cards in
some order, and each of them wins whatever the others may hold and play.
"""

from __future__ import annotations

from collections.abc import Iterable

from imperiale.domain.cards import Card, Mask, each, of_suit
from imperiale.domain.commands import PlayCard
from imperiale.domain.deal import legal
from imperiale.domain.events import Step
from imperiale.domain.views import View
from imperiale.services.table import Table

__all__ = ["sure_tricks", "take_rest"]


def sure_tricks(view: View) -> tuple[Card, ...] | None:
    """Return an order in which the viewer's cards take every trick, or nothing if none is proven.

    Trumps are led first.  A card wins if no card of its suit that may be out beats it, and if,
    where it is no trump, no trump may be out.  Each trick draws a card of its suit from whoever has
    one, so the others have at most as many left of it as were out, less the tricks led in it.

    Args:
        view: of a seat that leads, in a deal marked by the table, with no card to be drawn.
    """
    deal, rules = view.deal, view.rules
    leads = view.my_turn and deal.step is Step.PLAY and not deal.trick
    drawing = rules.refill and (deal.lying or deal.talon)
    if not leads or drawing or not rules.automatic:
        return None
    out = _out(view)
    suits = sorted(range(4), key=lambda suit: suit != deal.trump)
    order: list[Card] = []
    for suit in suits:
        left = (out & of_suit(suit)).bit_count()
        for card in sorted(each(view.hand & of_suit(suit)), reverse=True):
            beaten = bool(left and out & of_suit(suit) & ~((2 << card) - 1))
            trumped = suit != deal.trump and _trumps_left(view, out)
            if beaten or trumped:
                return None
            left = max(left - 1, 0)
            order.append(card)
    return tuple(order)


def _out(view: View) -> Mask:
    """Return the cards that another player may hold."""
    deal, out = view.deal, view.unseen
    for seat, held in enumerate(deal.hands):
        if seat != view.seat:
            out |= held
    kept = view.rules.turn_up_card == "dealers_last" and view.seat != deal.dealer
    return out | 1 << deal.turn_up & ~view.played if kept else out


def _trumps_left(view: View, out: Mask) -> bool:
    """Tell whether a trump may be out once the viewer has led all of his."""
    trumps = of_suit(view.deal.trump)
    return (out & trumps).bit_count() > (view.hand & trumps).bit_count()


def take_rest(table: Table, seat: int, order: Iterable[Card]) -> None:
    """Lead the cards that take every trick; the others play what they may.

    Args:
        table: where.
        seat: whose the tricks are.
        order: what :func:`sure_tricks` has found.
    """
    leads = iter(order)
    while table.partie.deal is not None and not table.partie.deal.over:
        deal = table.partie.deal
        card = next(leads) if deal.seat == seat else next(each(legal(deal)))
        table.do(PlayCard(deal.seat, card))
