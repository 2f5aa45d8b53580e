"""How are the last tricks of two played so that nobody can gain by playing otherwise?

What both know where they begin is the public log and how likely each pair of hands is; a policy
says for every hand of either seat, at every point from there on, how likely it plays each card.
The C++ core finds an equilibrium, and what could be won against any policy: its exploitability,
exactly, by the best answers of both seats.

The last tricks of `dobor` are not for here: its talon is out by then, so that each knows all cards.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from imperiale.domain.cards import CARDS, Card, Mask, of_ranks, of_suit
from imperiale.domain.commands import PlayCard
from imperiale.domain.deal import Deal, evolve
from imperiale.domain.decide import obey
from imperiale.domain.errors import ImperialeError
from imperiale.domain.events import CardPlayed, Event, Step
from imperiale.domain.views import View, supposed
from imperiale.domain.views import view as seen
from imperiale.engine import native
from imperiale.engine.beliefs import TooManyWorldsError, Worlds, beliefs
from imperiale.engine.beliefs_weights import Model, weights
from imperiale.engine.native import core
from imperiale.engine.native_solve import Ends, objective_of

__all__ = [
    "Answers",
    "Chooser",
    "Ending",
    "NoEndingError",
    "Policy",
    "PublicState",
    "public_state",
]

PAIRS = 1 << 19
"""Pairs of hands at the most; without any silence four tricks have 450,450."""

WORTHS = 1 << 28
"""Pairs of hands with which the last trick can be reached, at the most; each takes four bytes."""

Policy: TypeAlias = "array[float]"
"""How likely each move of an ending is, in its own order."""

Chooser: TypeAlias = Callable[[View], Mapping[Card, float]]
"""How likely somebody plays each card, by his view."""


class NoEndingError(ImperialeError, ValueError):
    """Last tricks that are not played as an ending.

    Attributes:
        reason: ``players`` (not two), ``drawn`` (hands are refilled), ``by-hand``, ``not-at-play``
            or ``size`` (there are too many pairs of hands, or ways to play them).
    """

    def __init__(self, reason: str) -> None:
        self.reason = reason
        super().__init__(reason)


@dataclass(frozen=True, slots=True)
class PublicState:
    """What both know where the last tricks begin.

    Attributes:
        view: that of an onlooker.
        worlds: the pairs of hands that he believes in.
        weights: how likely each pair is.
    """

    view: View
    worlds: Worlds
    weights: array[float]


class Answers(NamedTuple):
    """What a policy comes to, in marks, or in whatever the ending is played for.

    Attributes:
        value: for seat 0, own less the other's, if both follow the policy.
        best: by seat, the most that it can get against the policy.
    """

    value: float
    best: tuple[float, float]

    @property
    def exploitability(self) -> float:
        """What the seats can gain by playing otherwise, on average (NashConv / 2)."""
        return max(sum(self.best) / 2, 0.0)


def public_state(view: View, model: Model | None = None) -> PublicState:
    """Return what both know at a moment of play.

    Args:
        view: of anybody, where a card is to be played; what only he knows is not looked at.
        model: how both have played so far; without it every deal is as likely as any other.

    Raises:
        NoEndingError: it is no moment of an ending.
        ImpossiblePlayError: to the model, this could not have been played.
    """
    rules, deal = view.rules, view.deal
    if rules.players != 2:
        raise NoEndingError("players")
    if rules.refill:
        raise NoEndingError("drawn")
    if not rules.automatic:
        raise NoEndingError("by-hand")
    if deal.step is not Step.PLAY or deal.over:
        raise NoEndingError("not-at-play")
    onlooker = seen(rules, view.events, None)
    try:
        worlds = beliefs(onlooker).all(PAIRS)
    except TooManyWorldsError:
        raise NoEndingError("size") from None
    return PublicState(onlooker, worlds, weights(worlds, model))


class Ending:
    """The last tricks from a public state on.

    Attributes:
        state: where they begin.
    """

    def __init__(self, state: PublicState, ends: Ends | None = None) -> None:
        """Go through all ways to play them.

        Args:
            state: where they begin.
            ends: what every end of the deal is worth; the difference of marks if not given.

        Raises:
            NativeUnavailableError: there is no core.
            NoEndingError: there are too many ways.
        """
        self.state = state
        if not native.available():
            native.rules_of(state.view.deal)  # raises, and says why
        world = state.worlds.deal(0)
        rules = state.view.rules
        pair = of_ranks("KQ") & of_suit(world.trump) if rules.won_in_play == "king_queen" else 0
        public = core.PublicState(
            native.rules_of(world),
            native.position_of(world),
            0 if rules.won_in_play == "none" else 0b11,
            pair,
            [_played(state.view, seat) for seat in range(2)],
        )
        hands, chances = state.worlds.hands.tobytes(), state.weights.tobytes()
        try:
            self._core = core.Ending(public, hands, chances, objective_of(ends), WORTHS)
        except ValueError as error:
            raise NoEndingError("size") from error

    @property
    def nodes(self) -> int:
        """In how many ways the cards can go on, at any point, as an onlooker sees them."""
        return self._core.nodes

    @property
    def moves(self) -> int:
        """How many cards all hands together may play, at all points."""
        return self._core.moves

    def equilibrium(self, rounds: int) -> Policy:
        """Return a policy against which little can be won, the less the more rounds."""
        found = core.Equilibrium(self._core)
        found.run(rounds)
        return _policy(found.policy())

    def all_worlds(self) -> Policy:
        """Return the policy that plays what is best on the mean of the worlds.

        Each world is solved as if all cards were seen; its weight is that of the state where the
        ending begins, without what the play of the other since then makes more or less likely.
        """
        return _policy(self._core.all_worlds())

    def even(self) -> Policy:
        """Return the policy that plays every legal card alike."""
        return _policy(self._core.even())

    def policy_of(self, chooser: Chooser) -> Policy:
        """Return the policy of somebody, asked for every hand wherever it can choose."""
        policy = self.even()
        for own, numbers in self.choices():
            chances = chooser(own)
            for card, number in numbers.items():
                policy[number] = chances.get(card, 0.0)
        return policy

    def answers(self, policy: Policy) -> Answers:
        """Return what a policy comes to, and what could be won against it."""
        value, first, second = self._core.answers(policy.tobytes())
        return Answers(value, (first, second))

    def mixture(self, policy: Policy, played: Sequence[Card], hand: Mask) -> dict[Card, float]:
        """Return how likely a hand plays each card.

        Args:
            policy: of this ending.
            played: the cards since the ending began.
            hand: of the seat that is then to play.

        Raises:
            KeyError: that hand cannot have come there.
            ValueError: the cards cannot have been played.
        """
        at = dict(self._core.moves_at([*played]))
        return {CARDS[card]: policy[number] for card, number in at[hand]}

    def choices(self) -> Iterator[tuple[View, dict[Card, int]]]:
        """Yield every view in which there is a choice, with the places of its moves in a policy."""
        state = self.state
        deals = [state.worlds.deal(i) for i, weight in enumerate(state.weights) if weight]
        dealt = {(seat, deal.hands[seat]): deal.dealt[seat] for deal in deals for seat in (0, 1)}
        starts = {key: supposed(state.view, key[0], hand) for key, hand in dealt.items()}
        yield from self._from((), (), deals, starts)

    def _from(
        self,
        played: tuple[Card, ...],
        happened: tuple[Event, ...],
        deals: list[Deal],
        starts: dict[tuple[int, Mask], View],
    ) -> Iterator[tuple[View, dict[Card, int]]]:
        rows = self._core.moves_at([*played])
        if not rows:
            return
        seat = deals[0].seat
        gone = sum(1 << card for card in played)
        mine = {deal.hands[seat]: deal.dealt[seat] for deal in deals}
        numbers = {hand: {CARDS[card]: n for card, n in moves} for hand, moves in rows}
        for hand, moves in numbers.items():
            if len(moves) > 1:
                root = mine[hand] & (hand | gone)
                yield _after(starts[seat, root], happened), moves
        for card in sorted({card for moves in numbers.values() for card in moves}):
            able = [deal for deal in deals if card in numbers[deal.hands[seat]]]
            after = [obey(deal, PlayCard(seat, card)) for deal in able]
            yield from self._from(
                (*played, card), (*happened, *after[0][1]), [deal for deal, _ in after], starts
            )


def _after(view: View, events: Sequence[Event]) -> View:
    deal = view.deal
    for event in events:
        deal = evolve(deal, event)
    return View(view.seat, deal, (*view.events, *events))


def _played(view: View, seat: int) -> Mask:
    return sum(
        1 << event.card
        for event in view.events
        if isinstance(event, CardPlayed) and event.seat == seat
    )


def _policy(data: bytes) -> Policy:
    policy = array("d")
    policy.frombytes(data)
    return policy
