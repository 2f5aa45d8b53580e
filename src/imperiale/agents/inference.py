"""What does somebody play who asks of each world whether the other would have played so in it?

As the agent over all worlds does, but with weights: a world counts by how likely the cards that the
other has played are in it.  For each hand that he may have held at each of his plays it is asked
what he would have thought: some hands that he could have imagined opposite, each solved, and of the
cards that he could play the better ones the likelier.  Of his first cards he is taken to think by
tricks and honours only, which is quick.

Worlds that share all values (what is gone leaves no gap) are weighed as one.  Of more than two
hundred that differ some are taken by chance, the same ones while they are possible.  Where hands
are refilled, or more than two play, all worlds count alike.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from time import perf_counter
from typing import NamedTuple

from imperiale.agents.api import AgentSpec
from imperiale.agents.worlds import Worlds, aim
from imperiale.domain.cards import Card, Mask, mask, of_ranks, of_suit
from imperiale.domain.deal import Deal, cards_left, empty, evolve
from imperiale.domain.events import CardPlayed, seen_by
from imperiale.domain.shuffle import Seed, subseed
from imperiale.domain.views import View, supposed
from imperiale.engine.beliefs import Beliefs
from imperiale.engine.beliefs_facts import Facts
from imperiale.engine.beliefs_log import Played, read
from imperiale.engine.equity import SCALE
from imperiale.engine.world_solver import Thought
from imperiale.engine.worlds import distinct, marked_by_table

__all__ = ["AGENTS", "Inference"]

WEIGHED = 200
"""Worlds that differ and are weighed, at the most."""

IMAGINED, EARLY = 20, 12
"""Hands opposite that the other is thought to imagine, of his last cards and before."""

TRIES = 20
"""How often the other is thought to look for a hand opposite that what was said allows."""

COUNTER = SCALE / 20
"""What a counter is worth in a chance to win less a chance to lose, as a measure."""

FEW = 8
"""Cards in hand up to which the other imagines more; with more cards a hand takes long to solve."""

DOUBT = 0.2
"""Counters less by which a card is the e-th part as likely."""

VAGUE = 0.15
"""The same, where only tricks and honours are thought of."""

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
        order = sorted(hands, key=lambda hand: ((hand | dealt) ^ mix) * _MIX & _WORD)
        found = distinct(view, order, WEIGHED, aim(view), self.solver)
        some, ways = list(found), list(found.values())
        step = len(some) if self.budget is None else 8
        until = perf_counter() + (self.budget or 0) / 2
        for at in range(0, len(some), step):
            batch = some[at : at + step]
            weights = [float(count) for count in ways[at : at + step]]
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
            public, other = play.public, 1 - view.deal.seat
            played_for = aim(view)
            early = cards_left(public, other) > FEW
            doubt = VAGUE * 2 if early else DOUBT * (COUNTER if played_for else 1)
            thought = Thought(
                opening=opening,
                seen=play.opposite,
                never=play.never,
                gone=sum(public.taken) | mask(public.trick) | public.lying * public.turn_up.bit,
                imagined=EARLY if early else IMAGINED,
                tries=TRIES,
                doubt=doubt,
                blind=BLIND,
                seed=int.from_bytes(subseed(self.seed, "thinks", *play.line)[:8], "big"),
                simply=early,
            )
            mine = view.deal.dealt[view.deal.seat]
            pair = of_ranks("KQ") & of_suit(public.trump)
            his = (sum(public.taken) | mask(public.trick)) & ~mine
            # who was dealt the pair may win an imperial in play: other rules
            kinds = [
                [h for h in new if ((h | his) & pair == pair) is kind] for kind in (False, True)
            ]
            for some in (array("Q", kind) for kind in kinds if kind):
                world = _as_if(public, some[0], mine & ~play.opposite, mine)
                ends = played_for.outcomes() if played_for else None
                told = self.solver.likelihoods(world, some, play.card, thought, ends)
                self._known.update(zip(((play.line, hand) for hand in some), told, strict=True))
        return [self._known[play.line, hand] for hand in held]


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


AGENTS = (
    AgentSpec(
        "inference",
        "Weighs the ways in which the unseen cards can lie by what the other has played.",
        Inference,
    ),
)
