"""What is every card worth if all cards are seen? The Python reference, slow and plain.

The C++ core must give the same values (:mod:`imperiale.engine.solve`).  It shares nothing with
this search but the method: alpha-beta with a table over positions between two tricks, in which
cards that no card of another stands between are tried once.

With three or four players all the others play against the seat whose value is asked for: the
value is what it can make sure of (docs/decisions/0010).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from imperiale.domain.cards import Card, Mask, each, of_suit
from imperiale.domain.commands import PlayCard
from imperiale.domain.deal import Deal, legal
from imperiale.domain.decide import obey

__all__ = ["Worth", "naive_values", "search_values"]

Worth: TypeAlias = Callable[[Deal, int], int]
"""What an ended deal is worth to a seat; the others want it to be little."""

_Key: TypeAlias = tuple[object, ...]


def naive_values(deal: Deal, worth: Worth) -> dict[Card, int]:
    """Return the value of each legal card for the seat to play, by trying every line.

    Args:
        deal: marked by the table, with a card to be played; all cards known.
        worth: what its end is worth to a seat.
    """
    return {
        card: _naive(obey(deal, PlayCard(deal.seat, card))[0], worth, deal.seat)
        for card in each(legal(deal))
    }


def _naive(deal: Deal, worth: Worth, lone: int) -> int:
    if deal.over:
        return worth(deal, lone)
    best = max if deal.seat == lone else min
    cards = each(legal(deal))
    return best(_naive(obey(deal, PlayCard(deal.seat, card))[0], worth, lone) for card in cards)


def search_values(deal: Deal, worth: Worth) -> dict[Card, int]:
    """Return what :func:`naive_values` returns, sooner."""
    search = _Search(worth, deal.seat)
    values: dict[Card, int] = {}
    for run in _runs(deal):
        # of a run of equal cards the lowest is tried for all
        tried = min(each(run))
        value = search.value(obey(deal, PlayCard(deal.seat, tried))[0], _LEAST, _MOST)
        values |= dict.fromkeys(each(run), value)
    return {card: values[card] for card in each(legal(deal))}


_LEAST, _MOST = -(10**9), 10**9


class _Search:
    """Fail-soft alpha-beta that keeps what it has proven between two tricks."""

    def __init__(self, worth: Worth, lone: int) -> None:
        self.worth = worth
        self.lone = lone
        self.proven: dict[_Key, tuple[int, int]] = {}

    def value(self, deal: Deal, low: int, high: int) -> int:
        """Return the value, if it lies between the limits; else a bound beyond them."""
        if deal.over:
            return self.worth(deal, self.lone)
        if deal.trick:
            return self._best(deal, low, high)
        key = _key(deal)
        least, most = self.proven.get(key, (_LEAST, _MOST))
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        value = self._best(deal, max(low, least), min(high, most))
        if value < high:
            most = min(most, value)
        if value > low:
            least = max(least, value)
        self.proven[key] = (least, most)
        return value

    def _best(self, deal: Deal, low: int, high: int) -> int:
        maximises = deal.seat == self.lone
        best = _LEAST if maximises else _MOST
        for run in _runs(deal):
            card = min(each(run))
            value = self.value(obey(deal, PlayCard(deal.seat, card))[0], low, high)
            if maximises:
                best = max(best, value)
                low = max(low, best)
            else:
                best = min(best, value)
                high = min(high, best)
            if low >= high:
                break
        return best


def _key(deal: Deal) -> _Key:
    """Return what decides the rest: the cards, who leads, and all that was gathered."""
    counted = deal.rules.honour_masks[deal.trump] | deal.rules.sequences[deal.trump]
    taken = tuple(cards & counted for cards in deal.taken)
    shown = tuple((mark.seat, mark.cards) for mark in deal.shown)
    return deal.hands, deal.seat, deal.scores, deal.tricks, taken, shown, len(deal.talon)


def _runs(deal: Deal) -> list[Mask]:
    """Return the legal cards in sets of which one card stands for all.

    Cards of a suit that no card of another in play stands between take the same tricks; they
    must also count the same when taken.  While a card is still to be drawn, or an imperial to be
    shown, each card is for itself.
    """
    may = legal(deal)
    if deal.rules.show_imperials == "after_trick" or (deal.rules.refill and deal.lying):
        return [1 << card for card in each(may)]
    theirs = sum(deal.hands) & ~deal.hands[deal.seat]
    for card in deal.trick:
        theirs |= 1 << card
    honours, sequence = deal.rules.honour_masks[deal.trump], deal.rules.sequences[deal.trump]
    runs: dict[tuple[int, int, bool, bool], Mask] = {}
    for card in each(may):
        above = (theirs & of_suit(card.suit)) >> card
        kind = (card.suit, above.bit_count(), honours & card.bit > 0, sequence & card.bit > 0)
        runs[kind] = runs.get(kind, 0) | card.bit
    return list(runs.values())
