"""What does somebody play who asks of each world whether the other would have played so in it?

As the agent over all worlds does, but with weights: a world counts by how likely the cards that the
other has played are in it.  For each hand that he may have held at each of his plays it is asked
what he would have thought: some hands that he could have imagined opposite, each solved, and of the
cards that he could play the better ones the likelier.  Of his first plays, where that would take
long, one hand opposite is solved, the true one, and what comes of it is trusted less.

Beyond two hundred worlds two hundred are weighed, the same ones while they are possible.  Where
hands are refilled, or more than two play, all worlds count alike.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from heapq import nsmallest
from math import exp
from random import Random
from time import perf_counter
from typing import NamedTuple

from imperiale.agents.api import AgentSpec
from imperiale.agents.worlds import Worlds, aim
from imperiale.domain.cards import Card, Mask, cards, each, mask
from imperiale.domain.deal import Deal, cards_left, empty, evolve
from imperiale.domain.events import CardPlayed, seen_by
from imperiale.domain.shuffle import Seed, subseed
from imperiale.domain.views import View, supposed
from imperiale.engine.beliefs import Beliefs
from imperiale.engine.beliefs_facts import Facts
from imperiale.engine.beliefs_log import Played, read
from imperiale.engine.equity import SCALE
from imperiale.engine.worlds import marked_by_table

__all__ = ["AGENTS", "Inference"]

WEIGHED = 200
"""Worlds that are weighed at the most."""

IMAGINED = 10
"""Hands opposite that the other is thought to imagine."""

COUNTER = SCALE / 20
"""What a counter is worth in a chance to win less a chance to lose, as a measure."""

FEW = 8
"""Cards in hand up to which the other is thought to imagine hands; with more that takes long."""

DOUBT = 0.3
"""Counters less by which a card is the e-th part as likely."""

VAGUE = 1.0
"""The same, where he is taken to know the hand opposite though he does not."""

BLIND = 0.05
"""How likely the other plays any card."""


_MIX = 0x9E3779B97F4A7C15

_WORD = (1 << 64) - 1


class _Play(NamedTuple):
    """A card that the other has played, and what he knew then of the hand opposite.

    Attributes:
        public: the deal before it, as an onlooker sees it.
        line: all cards that had been played, in order.
        card: the card.
        later: what he has played from then on, this card with the rest.
        opposite: the cards that he had seen from the hand opposite.
        never: cards that were known not to be in it.
    """

    public: Deal
    line: tuple[Card, ...]
    card: Card
    later: Mask
    opposite: Mask
    never: Mask


class Inference(Worlds):
    """Weighs the worlds by what the other has played."""

    def __init__(self, seed: Seed, budget: float | None = None) -> None:
        super().__init__(seed, budget)
        self._known: dict[tuple[tuple[Card, ...], Mask], float] = {}

    def _begin(self) -> None:
        super()._begin()
        self._known.clear()

    def _batches(
        self, view: View, believed: Beliefs
    ) -> Iterator[tuple[array[int], Sequence[float]]]:
        if view.rules.refill or believed.count == 1:
            yield from super()._batches(view, believed)
            return
        hands = believed.all().hands
        plays, opening = _told(view, hands[0])
        if not plays:
            yield from super()._batches(view, believed)
            return
        dealt = plays[0].later
        mix = int.from_bytes(subseed(self.seed, "weighs", *view.deal.dealt)[:8], "big")
        some = nsmallest(WEIGHED, hands, key=lambda hand: ((hand | dealt) ^ mix) * _MIX & _WORD)
        step = len(some) if self.budget is None else 8
        until = perf_counter() + (self.budget or 0) / 2
        for at in range(0, len(some), step):
            batch = some[at : at + step]
            weights = [1.0] * len(batch)
            for play in plays:
                likely = self._likely(view, play, opening, batch)
                weights = [w * p for w, p in zip(weights, likely, strict=True)]
            yield array("Q", batch), weights
            if self.budget is not None and perf_counter() > until:
                return

    def _likely(
        self, view: View, play: _Play, opening: tuple[Facts, ...], hands: Sequence[Mask]
    ) -> list[float]:
        """Return for each hand how likely he would have played the card with it."""
        held = [hand | play.later for hand in hands]
        new = [hand for hand in held if (play.line, hand) not in self._known]
        if new:
            played_for = aim(view)
            solver, ends = self.solver, played_for.outcomes() if played_for else None
            early = cards_left(play.public, view.deal.seat) > FEW
            mine = array("Q", [view.deal.dealt[view.deal.seat] & ~play.opposite])
            opposite = [
                mine if early else self._imagined(view, play, opening, hand) for hand in new
            ]
            world = _as_if(play.public, new[0], opposite[0][0], view.deal.dealt[view.deal.seat])
            doubt = (VAGUE if early else DOUBT) * (COUNTER if played_for else 1)
            thoughts = solver.thoughts(world, zip(new, opposite, strict=True), ends)
            for hand, (may, rows) in zip(new, thoughts, strict=True):
                self._known[play.line, hand] = _chance(cards(may), rows, play.card, doubt)
        return [self._known[play.line, hand] for hand in held]

    def _imagined(
        self, view: View, play: _Play, opening: tuple[Facts, ...], hand: Mask
    ) -> array[int]:
        """Return hands that he could have imagined opposite when he held one himself."""
        chance = Random(f"{self.seed.hex()} {play.line} {hand}")
        public = play.public
        dead = 1 << public.turn_up if public.lying else 0
        out = sum(public.taken) | mask(public.trick) | dead | hand
        must = opening[0].must
        for case in opening[1:]:
            must &= case.must
        must &= ~play.opposite
        free = [1 << card for card in each(view.rules.pack & ~(out | play.never | must))]
        size = cards_left(public, view.deal.seat) - must.bit_count()
        found: array[int] = array("Q")
        for _ in range(IMAGINED):
            opposite = must | sum(chance.sample(free, size))
            for _ in range(TRIES):
                if any(case.allow(opposite | play.opposite) for case in opening):
                    break
                opposite = must | sum(chance.sample(free, size))
            found.append(opposite)
        return found


TRIES = 3
"""How often the other is thought to look for another hand opposite that what was said allows."""


def _told(view: View, hand: Mask) -> tuple[list[_Play], tuple[Facts, ...]]:
    """Return what the other has played, and what is known to him of the viewer's hand as dealt.

    Args:
        view: of who weighs.
        hand: any that the other may hold.
    """
    seat = view.deal.seat
    other = 1 - seat
    later = mask(e.card for e in view.events if isinstance(e, CardPlayed) and e.seat == other)
    log = read(supposed(view, other, hand | later))
    excluded = iter([step.excluded for step in log.told if isinstance(step, Played)])
    public, opposite, never = empty(view.rules), 0, 0
    line: list[Card] = []
    plays: list[_Play] = []
    for event in view.events:
        if isinstance(event, CardPlayed):
            if event.seat == other:
                plays.append(_Play(public, tuple(line), event.card, later, opposite, never))
                later &= ~event.card.bit
            else:
                opposite |= event.card.bit
                never |= next(excluded)
            line.append(event.card)
        public = evolve(public, seen_by(event, None))
    return plays, log.opening[seat]


def _as_if(public: Deal, hand: Mask, opposite: Mask, dealt: Mask) -> Deal:
    """Return a deal for two with a hand for the seat to play and one for the other.

    Args:
        public: the deal as an onlooker sees it.
        hand: what the seat to play holds.
        opposite: what the other holds.
        dealt: what the other was dealt.
    """
    seat = public.seat
    gone = sum(public.taken) | mask(public.trick)
    was = hand | gone & ~dealt
    hands = (opposite, hand) if seat else (hand, opposite)
    return marked_by_table(public.but(hands=hands, dealt=(dealt, was) if seat else (was, dealt)))


def _chance(may: tuple[Card, ...], rows: array[int], card: Card, doubt: float) -> float:
    """Return how likely a card is to somebody who has looked at some worlds."""
    wide = len(may)
    if wide == 1:
        return 1.0
    worlds = len(rows) // wide
    means = [sum(rows[at::wide]) / worlds for at in range(wide)]
    best = max(means)
    odds = [exp((mean - best) / doubt) for mean in means]
    return BLIND / wide + (1 - BLIND) * odds[may.index(card)] / sum(odds)


AGENTS = (
    AgentSpec(
        "inference",
        "Weighs the ways in which the unseen cards can lie by what the other has played.",
        Inference,
    ),
)
