"""What does somebody play whose last three tricks leave nothing to gain against him?

Before them he plays as `inference` does.  From there on he mixes his cards as an equilibrium does
of what both know where these tricks begin, for the chance to win the partie: whatever the other
does, hardly anything is gained by it on the mean of the hands that both may hold.  How likely these
are follows from what both have played with them until then (``thoughts``).

That is for two players whose hands are not refilled and whom the table marks; elsewhere, and
without the C++ core, the agent is `inference`.  The rounds of the search follow from its size, and
with a budget from that, never from a clock.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from imperiale.agents.api import AgentSpec, Policy
from imperiale.agents.inference import Inference
from imperiale.agents.thoughts import IMAGINED, Likelihoods, plays
from imperiale.agents.worlds import aim
from imperiale.domain.cards import Card, Mask
from imperiale.domain.choices import choices
from imperiale.domain.commands import PlayCard
from imperiale.domain.deal import Deal, cards_left
from imperiale.domain.events import CardPlayed, Event, Step
from imperiale.domain.shuffle import Seed
from imperiale.domain.views import View, view
from imperiale.engine import native
from imperiale.engine.beliefs_weights import weights
from imperiale.engine.endings import Ending, NoEndingError, PublicState, public_state
from imperiale.engine.endings import Policy as Moves

__all__ = ["AGENTS", "Equilibrium"]

TRICKS = 3
"""The tricks that are played so."""

MOST, FEWEST = 200, 12
"""Rounds of the search: no more, and with fewer it is not worth while."""

VISITS = 2_000_000
"""Nodes that all rounds together go through, twice each: some tenths of a second."""

VISITS_A_SECOND = 1_000_000
"""Nodes that a slow machine goes through in a second, so that a budget is kept."""

TRUST = 0.7
"""The power of how likely the play was in which it counts: who errs otherwise is not ruled out."""

SOLVED_A_SECOND = 10_000
"""Hands that a slow machine solves in a second, so that a budget is kept."""


class Equilibrium(Inference):
    """Plays the last tricks by an equilibrium."""

    def __init__(self, seed: Seed, budget: float | None = None) -> None:
        super().__init__(seed, budget)
        self._from: tuple[Event, ...] = ()
        self._found: tuple[Ending, Moves] | None = None

    def policy(self, view: View) -> Policy:
        """Return how likely each card is in the last tricks; before them, the best command."""
        may = choices(view.deal)
        if view.deal.step is Step.PLAY and len(may) > 1 and self._late(view):
            start = _start(view)
            if start.events != self._from:
                self._from, self._found = start.events, self._solved(start)
            if self._found is not None:
                ending, moves = self._found
                since = view.events[len(start.events) :]
                played = [event.card for event in since if isinstance(event, CardPlayed)]
                try:
                    chances = ending.mixture(moves, played, view.hand)
                except KeyError:  # a hand that cannot be held here
                    return super().policy(view)
                seat = view.deal.seat
                return {PlayCard(seat, card): chance for card, chance in chances.items()}
        return super().policy(view)

    def _late(self, view: View) -> bool:
        deal = view.deal
        fit = deal.rules.players == 2 and deal.rules.automatic and not deal.rules.refill
        left = max(cards_left(deal, seat) for seat in range(deal.rules.players))
        return fit and left <= TRICKS and native.available()

    def _solved(self, start: View) -> tuple[Ending, Moves] | None:
        """Return the last tricks and an equilibrium of them, if there is the time for one."""
        played_for = aim(start)
        try:
            state = self.believed(start)
            ending = Ending(state, played_for.outcomes() if played_for else None)
        except NoEndingError:
            return None
        visits = VISITS
        if self.budget is not None:
            visits = min(visits, int(self.budget / 2 * VISITS_A_SECOND))
        rounds = min(MOST, visits // ending.nodes)
        return (ending, ending.equilibrium(rounds)) if rounds >= FEWEST else None

    def believed(self, start: View) -> PublicState:
        """Return what both know where the last tricks begin.

        Each pair of hands is as likely as all that was played makes it.  With a budget that is too
        short for that all pairs are alike.

        Args:
            start: what an onlooker sees there.

        Raises:
            NoEndingError: these are no last tricks.
        """
        state, played_for = public_state(start), aim(start)
        told = {len(play.line): play for play in plays(state.view, (0, 1))}
        imagined = IMAGINED
        if self.budget is not None:
            hands = len(set(state.worlds.hands)) * len(told)
            most = int(self.budget / 4 * SOLVED_A_SECOND / hands)
            if not most:
                return state
            imagined = min(most, IMAGINED[0]), min(most, IMAGINED[1])
        likelihoods = Likelihoods(self.seed, imagined)
        dealt = state.worlds.deal(0).dealt

        def likely(public: Deal, _: Card, hands: Sequence[Mask]) -> list[float]:
            played = sum(taken.bit_count() for taken in public.taken) + len(public.trick)
            play, other = told[played], dealt[1 - public.seat]
            chances = likelihoods.of(play, hands, other, played_for, self.solver)
            return [chance**TRUST for chance in chances]

        return replace(state, weights=weights(state.worlds, likely))


def _start(now: View) -> View:
    """Return what an onlooker saw when the last tricks began."""
    last = now.rules.players * TRICKS
    plays = [place for place, event in enumerate(now.events) if isinstance(event, CardPlayed)]
    first = now.rules.players * now.rules.deal_tricks - last
    until = plays[first] if first < len(plays) else len(now.events)
    return view(now.rules, now.events[:until], None)


AGENTS = (
    AgentSpec(
        "equilibrium",
        "Weighs all worlds, and mixes its last three tricks so that nobody gains against them.",
        Equilibrium,
    ),
)
