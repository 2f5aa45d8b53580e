"""What is a deal worth to each seat before a card is played?"""

from __future__ import annotations

from typing import NamedTuple

from imperiale.domain.cards import Mask
from imperiale.domain.claims import imperials_of
from imperiale.domain.deal import fold
from imperiale.domain.decide import begin
from imperiale.domain.events import Ending, Marked, Step
from imperiale.domain.rules.honours import honours_among
from imperiale.domain.rules.imperials import Combination
from imperiale.domain.rules.marking import Score
from imperiale.domain.rules.point import Point, own_point
from imperiale.domain.setup import Setup, opening

__all__ = ["SeatWorth", "Worth", "worth"]


class SeatWorth(NamedTuple):
    """What one seat holds.

    Attributes:
        hand: its cards.
        imperials: the imperials that it holds, those of the turn-up last; whether and when they
            are marked depends on the rule set.
        point: its point.
        honours: the honours in its hand.
    """

    hand: Mask
    imperials: tuple[Combination, ...]
    point: Point
    honours: Mask


class Worth(NamedTuple):
    """What a deal is worth before the play.

    Attributes:
        seats: what each seat holds.
        marks: what is marked before the first card, in order.
        scores: the scores then, by seat.
        leader: who leads; ``None`` if the deal is over before.
        ending: why it is over, or ``None``.
    """

    seats: tuple[SeatWorth, ...]
    marks: tuple[Marked, ...]
    scores: tuple[Score, ...]
    leader: int | None
    ending: Ending | None


def worth(setup: Setup) -> Worth:
    """Return what a deal is worth before the play.

    Args:
        setup: of rules by which the table marks.

    Raises:
        SetupError: with every reason why there is no such deal.
    """
    rules = setup.rules
    laid = fold(rules, opening(setup))
    deal, events = begin(setup)
    seats = (
        SeatWorth(
            held,
            tuple(imperials_of(rules, laid, seat)),
            own_point(rules, held),
            honours_among(rules, held, laid.trump),
        )
        for seat, held in enumerate(laid.hands)
    )
    return Worth(
        seats=tuple(seats),
        marks=tuple(event for event in events if isinstance(event, Marked)),
        scores=deal.scores,
        leader=deal.seat if deal.step is Step.PLAY else None,
        ending=deal.ending,
    )
