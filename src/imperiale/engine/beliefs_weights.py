"""How likely is each world to somebody who knows how the others play?

By Bayes: what a world was likely before times how likely each card of the others was in it.  A
model of play says the latter; it is told the deal as an onlooker sees it and what the player may
have held, so that it can ask what he would have played without knowing what he did not know.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

from imperiale.domain.cards import Card, Mask
from imperiale.domain.deal import Deal, empty, evolve
from imperiale.domain.errors import ImperialeError
from imperiale.domain.events import CardDrawn, CardPlayed, seen_by
from imperiale.domain.views import View
from imperiale.engine.beliefs import Sample, Worlds
from imperiale.engine.beliefs_drawn import Drawn
from imperiale.engine.beliefs_log import Played, read

__all__ = ["ImpossiblePlayError", "Model", "weights"]

Model: TypeAlias = Callable[[Deal, Card, Sequence[Mask]], Sequence[float]]
"""How likely a card is to be played.

From the deal before it, as an onlooker sees it, the card, and the hands that the player, who is
``deal.seat``, may have held, to a number from 0 to 1 for each hand.  The card is legal with each.
"""


class ImpossiblePlayError(ImperialeError, ValueError):
    """To the model, what was played could not have been played in any of the worlds."""

    def __init__(self) -> None:
        super().__init__("the model allows none of the worlds; give every legal card some chance")


def weights(worlds: Worlds | Sample, model: Model | None = None) -> array[float]:
    """Return how likely each world is; all of them together 1.

    Args:
        worlds: all worlds of a view, or a sample.
        model: how the others play; without it every deal is as likely as any other.

    Raises:
        ImpossiblePlayError: the model gives none of them a chance, or there are none.
    """
    if isinstance(worlds, Sample):
        chances = [1.0] * len(worlds.worlds)
        columns = _held_in_sample(worlds)
    elif model is not None and worlds.view.rules.refill:
        return _normal(_drawn(worlds.view, model))
    else:
        chances = [float(ways) for ways in worlds.ways]
        columns = _held(worlds)
    if model is not None:
        for public, card, column in columns:
            how = model(public, card, column)
            chances = [chance * p for chance, p in zip(chances, how, strict=True)]
    return _normal(chances)


def _normal(chances: Sequence[float]) -> array[float]:
    total = sum(chances)
    if not total > 0:
        raise ImpossiblePlayError
    return array("d", [chance / total for chance in chances])


def _plays(view: View) -> Iterator[tuple[Deal, CardPlayed]]:
    """Yield each card that another played, and the deal before it as an onlooker sees it."""
    public = empty(view.rules)
    for event in view.events:
        if isinstance(event, CardPlayed) and event.seat != view.seat:
            yield public, event
        public = evolve(public, seen_by(event, None))


def _held(worlds: Worlds) -> Iterator[tuple[Deal, Card, list[Mask]]]:
    """Yield, with each card of another, what its player held in each world, with no refill."""
    plays = list(_plays(worlds.view))
    wide = len(worlds.others)
    later = dict.fromkeys(worlds.others, 0)
    for _, (seat, card) in plays:
        later[seat] |= 1 << card
    for public, (seat, card) in plays:
        now = worlds.hands[worlds.others.index(seat) :: wide]
        yield public, card, [hand | later[seat] for hand in now]
        later[seat] &= ~(1 << card)


def _held_in_sample(sample: Sample) -> Iterator[tuple[Deal, Card, list[Mask]]]:
    """Yield, with each card of another, what its player held in each world of a sample."""
    hands = [list(world.hands) for world in sample.worlds]
    plays = _plays(sample.view)
    drawn = 0
    for event in sample.view.events:
        if isinstance(event, CardDrawn):
            for held, world in zip(hands, sample.worlds, strict=True):
                card = sample.view.deal.turn_up if event.turn_up else world.talon[drawn]
                held[event.seat] |= 1 << card
            drawn += 1
        elif isinstance(event, CardPlayed):
            seat, card = event
            if seat != sample.view.seat:
                public, _ = next(plays)
                yield public, card, [held[seat] for held in hands]
            for held in hands:
                held[seat] &= ~(1 << card)


def _drawn(view: View, model: Model) -> list[float]:
    """Return how likely each hand is of one who refills it, as :class:`Worlds` lists them."""
    plays = _plays(view)

    def likely(played: Played, hands: Sequence[Mask]) -> Sequence[float]:
        public, _ = next(plays)
        return model(public, played.card, hands)

    return Drawn(view, read(view)).likelihoods(likely)
