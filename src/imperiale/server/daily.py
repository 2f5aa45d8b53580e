"""What is asked over HTTP about the deal of the day, and what is answered?"""

from __future__ import annotations

import datetime
from typing import Annotated, Any

from litestar import get, post
from litestar.exceptions import NotFoundException
from litestar.params import Parameter

from imperiale import rulesets
from imperiale.domain.cards import Card
from imperiale.domain.errors import Refused
from imperiale.locales.asking import refusal_message
from imperiale.locales.sayings import tell
from imperiale.server.making import FormError
from imperiale.server.posed import posed
from imperiale.server.routes import NONE, REFUSED
from imperiale.server.scene import Played
from imperiale.server.study import happened_in
from imperiale.server.study_forms import (
    ChallengePlays,
    DailyList,
    DailyPlays,
    DailyPosed,
    DailyResult,
    DailyResults,
    DayInfo,
)
from imperiale.services.arena_deal import gains
from imperiale.services.boards import Boards
from imperiale.services.duplicate import FIRST, OPPONENT, Board, Duplicate, Result, of_day

__all__ = ["DAILY", "compared", "stands"]

DAYS = 14

Day = Annotated[
    str, Parameter(min_length=10, max_length=10, description="A day, such as 2026-11-30.")
]


@get("/api/daily", sync_to_thread=False)
def days(boards: Boards) -> DailyList:
    """List the days that have a deal."""
    today = _today(boards)
    known = [today - datetime.timedelta(back) for back in range(DAYS)]
    return DailyList(
        tuple(DayInfo(day.isoformat(), of_day(day).setup.rules.id) for day in known if day >= FIRST)
    )


@post("/api/daily/{day:str}", responses={**REFUSED, **NONE}, status_code=200)
async def play(day: Day, data: DailyPlays, boards: Boards) -> DailyPosed:
    """Tell how the deal of a day stands after some cards."""
    return await stands(boards, _board(day, boards), data)


@post("/api/daily/{day:str}/results", responses={**REFUSED, **NONE}, status_code=200)
async def results(day: Day, data: DailyPlays, boards: Boards) -> DailyResults:
    """Tell who has played the deal of a day how others did; keep how he did if he wishes."""
    return await compared(boards, _board(day, boards), data)


async def stands(boards: Boards, board: Board, data: DailyPlays | ChallengePlays) -> DailyPosed:
    """Tell how a board stands after some cards."""
    here = await _at(boards, board, data)
    view = here.seen()
    ruleset = rulesets.load(view.rules.id)
    players = [("", "") if seat == board.seat else ("Strong", OPPONENT) for seat in range(2)]
    return DailyPosed(
        board.name,
        posed(board.name, view, ruleset, players),
        happened_in(view, ruleset),
        here.deal.over,
        OPPONENT,
        gains(here.deal),
    )


async def compared(
    boards: Boards,
    board: Board,
    data: DailyPlays | ChallengePlays,
    first: Result | None = None,
) -> DailyResults:
    """Tell who has played a board how others did, and how it was first played."""
    here = await _at(boards, board, data)
    if not here.deal.over:
        raise FormError(tell("daily-not-over"))
    others = await boards.people(board)
    if data.keep:
        await boards.keep(here, data.name, data.mark)
    own = here.result("", "you")
    found = [own, *await boards.levels(board), *others, *([] if first is None else [first])]
    ranked = sorted(found, key=lambda result: -result.lead(board.seat))
    return DailyResults(board.name, board.seat, tuple(_result(each, board.seat) for each in ranked))


def _result(result: Result, seat: int) -> DailyResult:
    kind: Any = result.kind
    first, second = result.marks
    return DailyResult(
        result.who,
        kind,
        result.lead(seat),
        (first, second),
        (result.tricks[0], result.tricks[1]),
        tuple(Played(owner, str(card)) for owner, card in result.cards),
    )


def _today(boards: Boards) -> datetime.date:
    return datetime.datetime.fromtimestamp(boards.now() / 1000, datetime.UTC).date()


def _board(day: str, boards: Boards) -> Board:
    try:
        date = datetime.date.fromisoformat(day)
    except ValueError:
        raise NotFoundException from None
    if not FIRST <= date <= _today(boards) or date.isoformat() != day:
        raise NotFoundException
    return of_day(date)


async def _at(boards: Boards, board: Board, data: DailyPlays | ChallengePlays) -> Duplicate:
    try:
        return await boards.at(board, tuple(map(Card.parse, data.plays)))
    except Refused as refused:
        raise FormError(tell("daily-no-play", reason=refusal_message(refused))) from None


DAILY: tuple[Any, ...] = (days, play, results)
"""All of it."""
