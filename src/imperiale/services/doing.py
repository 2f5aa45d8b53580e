"""What may a seat do at this moment, as whoever draws a table offers it?

By hand what is shown, called and claimed is the player's to know; so of these it is said that he
may, and not which.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple, TypeAlias

from imperiale.domain.cards import Card, each
from imperiale.domain.events import Step
from imperiale.domain.views import View
from imperiale.services.rest import sure_tricks

__all__ = ["Doing", "What", "doings"]

What: TypeAlias = Literal["play", "show", "call", "claim", "done", "rest"]


class Doing(NamedTuple):
    """A thing that may be done.

    Attributes:
        what: it.
        card: the card that is played; ``None`` of all else.
    """

    what: What
    card: Card | None = None


def doings(view: View) -> Iterator[Doing]:
    """Yield what the viewer may do, whose turn it is."""
    deal, rules = view.deal, view.rules
    playable = view.legal
    if deal.step is not Step.PLAY and any(deal.tricks):
        playable = view.hand  # by hand, to lead says that there is nothing more to show
    yield from (Doing("play", card) for card in each(playable))
    match deal.step:
        case Step.PLAY:
            if view.hand.bit_count() > 1 and sure_tricks(view) is not None:
                yield Doing("rest")
            return
        case Step.IMPERIAL | Step.WON_IN_PLAY:
            yield Doing("show")
        case Step.POINT:
            yield Doing("call")
        case Step.TRICK:
            if rules.won_in_play != "none":
                yield Doing("show")
            if rules.honours:
                yield Doing("claim")
        case _:
            yield Doing("claim")
    yield Doing("done")
