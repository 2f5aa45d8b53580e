"""How many ways can a deal be played, and what do they come to?

Two counts that any other engine must reproduce: :func:`perft` catches a wrong duty to follow,
:func:`tally` also a wrong winner of a trick and a wrong score.
"""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from imperiale.domain.cards import Card, each
from imperiale.domain.commands import PlayCard
from imperiale.domain.deal import Deal, legal
from imperiale.domain.decide import obey
from imperiale.domain.rules.marking import Score

__all__ = ["Result", "divide", "perft", "tally"]


class Result(NamedTuple):
    """What one way of playing a deal to its end came to."""

    scores: tuple[Score, ...]
    tricks: tuple[int, ...]
    winner: int | None


def perft(deal: Deal, cards: int) -> int:
    """Return in how many ways the next cards can be played; a deal that ends sooner counts once.

    Args:
        deal: marked by the table, with a card to be played or over.
        cards: how many cards, 0 or more.
    """
    if not cards or deal.over:
        return 1
    if cards == 1:
        return legal(deal).bit_count()
    return sum(divide(deal, cards).values())


def divide(deal: Deal, cards: int) -> dict[Card, int]:
    """Return :func:`perft` for each card that may be played first."""
    return {
        card: perft(obey(deal, PlayCard(deal.seat, card))[0], cards - 1)
        for card in each(legal(deal))
    }


def tally(deal: Deal) -> Counter[Result]:
    """Return how often each result comes out over all ways to play a deal to its end."""
    if deal.over:
        return Counter([Result(deal.scores, deal.tricks, deal.winner)])
    total: Counter[Result] = Counter()
    for card in each(legal(deal)):
        total += tally(obey(deal, PlayCard(deal.seat, card))[0])
    return total
