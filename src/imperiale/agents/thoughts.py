"""How likely would a seat have played each of its cards, had it held one hand or another?

It is asked what it would have thought: some hands that it could have imagined opposite, each
solved, and of the cards that it could play the better ones the likelier.  Of its first cards it is
taken to think by tricks and honours only, which is quick.  Nothing is used that it did not know.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import takewhile
from typing import NamedTuple, TypeAlias

from imperiale.domain.cards import Card, Mask, mask, of_ranks, of_suit
from imperiale.domain.deal import Deal, cards_left, empty, evolve
from imperiale.domain.events import CardPlayed, Event, seen_by
from imperiale.domain.shuffle import Seed, subseed
from imperiale.domain.views import View, view
from imperiale.engine.beliefs_facts import Facts
from imperiale.engine.beliefs_log import Played, read
from imperiale.engine.equity import SCALE, Objective
from imperiale.engine.native_solve import Ends
from imperiale.engine.world_solver import Thought, WorldSolver
from imperiale.engine.worlds import marked_by_table

__all__ = ["IMAGINED", "Likelihoods", "Play", "plays"]

IMAGINED = (20, 12)
"""Hands opposite that a seat is thought to imagine, of its last cards and before."""

TRIES = 20
"""How often it is thought to look for a hand opposite that what was said allows."""

COUNTER = SCALE / 20
"""What a counter is worth in a chance to win less a chance to lose, as a measure."""

FEW = 8
"""Cards in hand up to which it imagines more; with more cards a hand takes long to solve."""

DOUBT = 0.2
"""Counters less by which a card is the e-th part as likely."""

VAGUE = 0.15
"""The same, where only tricks and honours are thought of."""

BLIND = 0.05
"""How likely any card is played."""


class Play(NamedTuple):
    """A card that a seat has played, and what was known then of the hand opposite.

    Attributes:
        public: the deal before it, as an onlooker sees it.
        line: all cards that had been played, in order.
        card: the card.
        gone: what the seat had played before.
        later: what it has played from then on, this card with the rest.
        opposite: the cards that it had seen from the hand opposite.
        never: cards that were known not to be in it.
        opening: what is known of it as dealt, in cases of which one is true.
    """

    public: Deal
    line: tuple[Card, ...]
    card: Card
    gone: Mask
    later: Mask
    opposite: Mask
    never: Mask
    opening: tuple[Facts, ...]


def plays(told: View, seats: Iterable[int]) -> list[Play]:
    """Return what some seats have played in a deal of two whose hands are not refilled.

    Args:
        told: the log as anybody saw it; what only he knows is not looked at.
        seats: those whose cards are asked of.
    """
    onlooker = view(told.rules, told.events, None)
    log = read(onlooker)
    excluded = iter([step.excluded for step in log.told if isinstance(step, Played)])
    coming = [event for event in onlooker.events if isinstance(event, CardPlayed)]
    later = [mask(event.card for event in coming if event.seat == seat) for seat in (0, 1)]
    public = empty(told.rules)
    gone, never = [0, 0], [0, 0]
    line: list[Card] = []
    found: list[Play] = []
    for event in onlooker.events:
        if isinstance(event, CardPlayed):
            seat, card = event
            other = 1 - seat
            if seat in seats:
                known = gone[other], never[other], log.opening[other]
                found.append(Play(public, (*line,), card, gone[seat], later[seat], *known))
            gone[seat] |= card.bit
            later[seat] &= ~card.bit
            never[seat] |= next(excluded)
            line.append(card)
        public = evolve(public, seen_by(event, None))
    return found


_Asked: TypeAlias = tuple[tuple[Card, ...], Mask, bool]
"""All cards up to one, the hand, and whether the other was dealt king and queen of trumps."""


@dataclass(slots=True)
class Likelihoods:
    """How likely cards were, as far as it has been asked.

    Attributes:
        seed: what the hands that are imagined are drawn by.
        imagined: hands opposite that are imagined, of the last cards and before.
    """

    seed: Seed
    imagined: tuple[int, int] = IMAGINED
    _opened: tuple[Event, ...] = ()
    _known: dict[_Asked, float] = field(default_factory=dict[_Asked, float])

    def begin(self, told: View) -> None:
        """Forget another deal: one in which something else was known before its first card.

        Args:
            told: the log as anybody saw it; what only he knows is not looked at.
        """
        before = takewhile(lambda event: not isinstance(event, CardPlayed), told.events)
        opened = tuple(seen_by(event, None) for event in before)
        if self._opened != opened:
            self._opened = opened
            self._known.clear()

    def of(
        self,
        play: Play,
        hands: Sequence[Mask],
        dealt: Mask,
        played_for: Objective | None,
        solver: WorldSolver,
    ) -> list[float]:
        """Return for each hand how likely the seat would have played the card with it.

        Args:
            play: the card.
            hands: what the seat may have held before it.
            dealt: a hand that the other may have been dealt; whether it had king and queen of
                trumps, which may win an imperial in play, is taken to be known.
            played_for: what the deal was played for.
            solver: of the deal.
        """
        pair, line = of_ranks("KQ") & of_suit(play.public.trump), (*play.line, play.card)
        # of the other's hand nothing else is taken to be known, so what it told serves all hands
        had = dealt & pair == pair
        new = [hand for hand in dict.fromkeys(hands) if (line, hand, had) not in self._known]
        if new:
            thought, ends = self._thought(play, played_for)
            # who was dealt the pair may win an imperial in play: other rules
            kinds = [
                [h for h in new if ((h | play.gone) & pair == pair) is kind]
                for kind in (False, True)
            ]
            for some in (array("Q", kind) for kind in kinds if kind):
                world = _as_if(play, some[0], dealt)
                told = solver.likelihoods(world, some, play.card, thought, ends)
                keys = ((line, hand, had) for hand in some)
                self._known.update(zip(keys, told, strict=True))
        return [self._known[line, hand, had] for hand in hands]

    def _thought(self, play: Play, played_for: Objective | None) -> tuple[Thought, Ends | None]:
        public = play.public
        early = cards_left(public, public.seat) > FEW
        thought = Thought(
            opening=play.opening,
            seen=play.opposite,
            never=play.never,
            gone=sum(public.taken) | mask(public.trick) | public.lying * public.turn_up.bit,
            imagined=self.imagined[early],
            tries=TRIES,
            doubt=VAGUE * 2 if early else DOUBT * (COUNTER if played_for else 1),
            blind=BLIND,
            seed=int.from_bytes(subseed(self.seed, "thinks", *play.line)[:8], "big"),
            simply=early,
        )
        return thought, played_for.outcomes() if played_for else None


def _as_if(play: Play, hand: Mask, dealt: Mask) -> Deal:
    """Return the deal before a card with a hand for its player, and what the other was dealt."""
    public = play.public
    opposite, was = dealt & ~play.opposite, hand | play.gone
    hands = (opposite, hand) if public.seat else (hand, opposite)
    return marked_by_table(
        public.but(hands=hands, dealt=(dealt, was) if public.seat else (was, dealt))
    )
