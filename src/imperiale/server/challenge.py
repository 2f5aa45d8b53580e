"""What is asked over HTTP about a deal that somebody is to play again, and what is answered?"""

from __future__ import annotations

from typing import Any

from litestar import post

from imperiale import rulesets
from imperiale.domain.errors import Invalid
from imperiale.domain.record import Record
from imperiale.locales.sayings import tell
from imperiale.server.daily import compared, stands
from imperiale.server.making import FormError, fault_messages
from imperiale.server.routes import REFUSED
from imperiale.server.study_forms import ChallengePlays, DailyPosed, DailyResults
from imperiale.services.boards import Boards
from imperiale.services.deal_text import read_deal
from imperiale.services.duplicate import Board, NotForTwoError, at_table, of_record

__all__ = ["CHALLENGES"]


@post("/api/challenges", responses=REFUSED, status_code=200)
async def play(data: ChallengePlays, boards: Boards) -> DailyPosed:
    """Tell how a deal stands after some cards; its own play, if it tells of any, is left out."""
    return await stands(boards, _read(data)[0], data)


@post("/api/challenges/results", responses=REFUSED, status_code=200)
async def results(data: ChallengePlays, boards: Boards) -> DailyResults:
    """Tell who has played a deal how others did; keep how he did if he wishes."""
    board, record = _read(data)
    try:
        first = at_table(record)
    except Invalid as error:
        raise FormError(*fault_messages(error.faults)) from None
    return await compared(boards, board, data, first)


def _read(data: ChallengePlays) -> tuple[Board, Record]:
    try:
        record = read_deal(data.line.strip().encode(), rulesets.load, notation=True)
        return of_record(record, data.seat), record
    except Invalid as error:
        raise FormError(*fault_messages(error.faults)) from None
    except NotForTwoError as error:
        raise FormError(tell(f"challenge-not-{error.reason}")) from None


CHALLENGES: tuple[Any, ...] = (play, results)
"""All of it."""
