"""What did a deal that is over come to, and who has won?"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from imperiale.server.scene import Arg, ListArg, Message, SeatArg
from imperiale.server.telling import Teller, amount, score_message, tell
from imperiale.services.game import Game

__all__ = ["summary"]


def summary(game: Game, teller: Teller, number: int) -> tuple[Message, ...]:
    """Return what the deal of a number came to that the teller has followed to its end."""
    return tuple(_lines(game, teller, number))


def _lines(game: Game, teller: Teller, number: int) -> Iterator[Message]:
    deal, table = teller.deal, game.table
    assert table is not None, "a deal was played"
    yield tell("summary-title", deal=number)
    if any(deal.tricks):
        yield tell("summary-tricks", tricks=_each(deal.tricks))
    for seat in deal.order:
        marks = [mark for mark in teller.marks if mark.seat == seat]
        if marks:
            parts = tuple(
                tell("summary-part", amount=amount(m), what=tell(f"summary-for-{m.kind or m.step}"))
                for m in marks
            )
            yield tell("summary-mark", who=SeatArg(seat), marks=ListArg(parts))
    if not teller.marks:
        yield tell("summary-nothing")
    if game.rules.refill:
        yield tell("summary-points", points=_each(table.partie.points))
    yield tell("summary-score", scores=_each(map(score_message, deal.scores)))
    if table.partie.winner is None:
        yield tell("summary-dealer", who=SeatArg(table.partie.dealer))
    else:
        yield from _won(game, table.partie.winner)


def _won(game: Game, winner: int) -> Iterator[Message]:
    table = game.table
    assert table is not None, "the partie was played"
    score = (
        tell("won-points", points=table.partie.points[winner])
        if game.rules.winning_score is None
        else score_message(table.partie.scores[winner])
    )
    yield tell("won", who=SeatArg(winner), score=score)
    for seat, paid in enumerate(table.payments or ()):
        if paid:
            gets = "yes" if paid > 0 else "no"
            yield tell("settled", who=SeatArg(seat), gets=gets, amount=abs(paid))


def _each(values: Iterable[Arg]) -> ListArg:
    return ListArg(
        tuple(tell("each", who=SeatArg(seat), what=value) for seat, value in enumerate(values))
    )
