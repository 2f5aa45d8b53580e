"""Which sentences sum up a deal that is over, and a partie?"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from imperiale.domain.partie import Partie
from imperiale.locales.sayings import (
    Arg,
    ListArg,
    Message,
    SeatArg,
    amount,
    score_message,
    tell,
)
from imperiale.locales.telling import Teller

__all__ = ["deal_summary", "each_arg", "partie_summary"]


def each_arg(values: Iterable[Arg]) -> ListArg:
    """Return something of each seat, named, as it begins a sentence."""
    told = (tell("each", who=SeatArg(seat), what=value) for seat, value in enumerate(values))
    return ListArg(tuple(told), begins=True)


def deal_summary(
    teller: Teller, number: int, order: Iterable[int], points: Sequence[int]
) -> Iterator[Message]:
    """Yield what a deal came to.

    Args:
        teller: who followed it to its end.
        number: that of the deal, from 1.
        order: the seats as they are listed.
        points: by seat, the card points of the partie, told where they count.
    """
    deal = teller.deal
    yield tell("summary-title", deal=number)
    if any(deal.tricks):
        yield tell("summary-tricks", tricks=each_arg(deal.tricks))
    for seat in order:
        parts = tuple(
            tell("summary-part", amount=amount(m), what=tell(f"summary-for-{m.kind or m.step}"))
            for m in teller.marks
            if m.seat == seat
        )
        if parts:
            yield tell("summary-mark", who=SeatArg(seat), marks=ListArg(parts))
    if not teller.marks:
        yield tell("summary-nothing")
    if teller.rules.refill:
        yield tell("summary-points", points=each_arg(points))
    yield tell("summary-score", scores=each_arg(map(score_message, deal.scores)))


def partie_summary(
    partie: Partie, payments: Sequence[int], order: Iterable[int]
) -> Iterator[Message]:
    """Yield who deals next, or who has won the partie and what is paid.

    Args:
        partie: with a deal that is over.
        payments: by seat, what each gets, or pays if negative; nothing before the partie is over.
        order: the seats as they are listed.
    """
    winner = partie.winner
    if winner is None:
        yield tell("summary-dealer", who=SeatArg(partie.dealer))
        return
    score = (
        tell("won-points", points=partie.points[winner])
        if partie.rules.winning_score is None
        else score_message(partie.scores[winner])
    )
    yield tell("won", who=SeatArg(winner), score=score)
    for seat in order:
        if payments[seat]:
            gets = "yes" if payments[seat] > 0 else "no"
            yield tell("settled", who=SeatArg(seat), gets=gets, amount=abs(payments[seat]))
