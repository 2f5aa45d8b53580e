"""What does a seat say when the points are compared, and who marks it?"""

from __future__ import annotations

from imperiale.domain.deal import Deal
from imperiale.domain.errors import Refused, Why
from imperiale.domain.events import Answer, Marked, PointCalled, Step
from imperiale.domain.rules.point import (
    Point,
    announced,
    best_worth,
    choices,
    own_point,
    privileged_marks,
)

__all__ = ["call", "called_by_hand", "callers", "point_leader", "point_marks"]

_SAYS, _GOOD, _NOT_GOOD, _EQUAL, _SILENT = Answer  # an enumeration is slow to ask
_POINT = Step.POINT


def callers(deal: Deal) -> tuple[int, ...]:
    """Return the seats that speak, in order.

    Everybody; but where privileged cards count, only those who marked an imperial in this deal, if
    anybody did, and always the dealer, whose number the others must exceed (LIT, first phase).
    """
    if deal.rules.point != "privileged":
        return deal.order
    counting = _counting(deal)
    return tuple(seat for seat in deal.order if seat in counting or seat == deal.dealer)


def _counting(deal: Deal) -> tuple[int, ...]:
    showed = {mark.seat for mark in deal.shown}
    return tuple(seat for seat in deal.order if not showed or seat in showed)


def _best(deal: Deal) -> tuple[int, Point] | None:
    """Return the seat whose call is the best so far, and what it has told of its point."""
    best: tuple[int, Point] | None = None
    for said in deal.calls:
        answer = said.answer
        better = answer is _SAYS or answer is _NOT_GOOD
        if better or (answer is _EQUAL and said.worth > said.against_worth):
            best = said.seat, Point(said.length, said.worth)
    return best


def _worth(deal: Deal, seat: int, told: Point) -> int:
    """Return the worth of the suit that a seat has called by its length."""
    if told.worth:
        return told.worth
    return best_worth(deal.hands[seat], told.length)


def call(deal: Deal, seat: int) -> PointCalled:
    """Return what a seat truthfully says of its point."""
    return _answer(deal, seat, own_point(deal.rules, deal.hands[seat]))


def called_by_hand(deal: Deal, seat: int, number: int | None) -> PointCalled:
    """Return what a seat says that calls a number, or nothing.

    Raises:
        Refused: the number is not that of a suit of his hand.
    """
    points = choices(deal.rules, deal.hands[seat])
    if number is None:
        return PointCalled(seat, _SILENT)
    for point in points:
        if announced(deal.rules, point) == number:
            return _answer(deal, seat, point)
    raise Refused(Why.FALSE_CLAIM, facts={"claimed": str(number)})


def _answer(deal: Deal, seat: int, point: Point) -> PointCalled:
    """Compare a point with the best so far, telling no more than the comparison needs."""
    if deal.rules.point == "privileged":
        return PointCalled(seat, _SAYS, 0, point.worth)
    by_length = deal.rules.point == "length"
    told = Point(point.length, 0) if by_length else point
    best = _best(deal)
    if best is None:
        return PointCalled(seat, _SAYS, told.length, told.worth)
    rival, standing = best
    mine, theirs = announced(deal.rules, point), announced(deal.rules, standing)
    if mine < theirs:
        return PointCalled(seat, _GOOD, against=rival)
    if mine > theirs:
        return PointCalled(seat, _NOT_GOOD, told.length, told.worth, rival)
    theirs = _worth(deal, rival, standing)
    return PointCalled(seat, _EQUAL, point.length, point.worth, rival, theirs)


def point_marks(deal: Deal) -> tuple[Marked, ...]:
    """Return what the point marks, when everybody has spoken."""
    rules = deal.rules
    if not rules.point_value:
        return ()
    if rules.point == "privileged":
        totals = {said.seat: said.worth for said in deal.calls if said.answer is _SAYS}
        seats = privileged_marks(rules, deal.order, totals, _counting(deal))
    else:
        best = _best(deal)
        seats = () if best is None else (best[0],)
    return tuple(Marked(seat, _POINT, 0, rules.point_value) for seat in seats)


def point_leader(deal: Deal) -> int:
    """Return the seat that leads to the first trick where the point gives the lead.

    Source: DOB, Торговля.  Who has the best point, elder if nobody spoke; of equals the first in
    order, as everywhere.
    """
    if deal.rules.point == "privileged":
        totals = [(said.worth, -place) for place, said in enumerate(deal.calls)]
        return deal.calls[-max(totals)[1]].seat
    best = _best(deal)
    return deal.order[0] if best is None else best[0]
