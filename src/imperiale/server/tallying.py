"""How did people do in the parties of this server that are over?

A partie that is over does not change: what it comes to is worked out once in each process, away
from the loop that serves, and a few at a time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, cast

import msgspec
from litestar import get, post

from imperiale.analysis.reviewed import Review
from imperiale.domain.errors import ImperialeError
from imperiale.server.reviews import reviewed_names
from imperiale.server.routes import REFUSED
from imperiale.server.study_forms import Statistics, StatisticsAsked, StatisticsRow
from imperiale.services.game import digest
from imperiale.services.played import PlayedError, of_table
from imperiale.services.ports import Log, Row
from imperiale.services.room import folded
from imperiale.services.statistics import Figures, Group, data, figures_of

__all__ = ["TALLIED", "Tally"]

MOST = 2000
"""Of so many parties, the newest, figures are told."""

AT_ONCE = 25
"""So many more parties are worked out for one question."""

LOOKED = 200
"""Of so many parties, the newest, it is looked at each question whether they have a review now."""


class _Seat(NamedTuple):
    """What a person's seat came to, and the digests of the tokens that own it."""

    tokens: frozenset[str]
    figures: dict[Group, Figures]


class _Known(NamedTuple):
    """What a partie came to, the review that there may be of it, and whether it is counted."""

    seats: tuple[_Seat, ...]
    review: str
    reviewed: bool


class Tally:
    """What the parties that are over came to.

    Args:
        log: where the games are kept.
    """

    def __init__(self, log: Log) -> None:
        self._log = log
        self._known: dict[str, _Known] = {}
        self._working = asyncio.Lock()

    async def everybody(self) -> Statistics:
        """Return the figures of everybody's seats, as far as they are worked out."""
        games = await self._log.finished(MOST)
        await self._work_out(games)
        known = [self._known[game] for game in games if game in self._known]
        return _told((seat.figures for one in known for seat in one.seats), len(known), len(games))

    async def own(self, held: Iterable[tuple[str, str]]) -> Statistics:
        """Return the figures of the seats that some tokens own, of parties that are over.

        Args:
            held: the game and the token of each seat.
        """
        wanted = dict(held)
        games = [game for game in await self._log.finished(MOST) if game in wanted]
        await self._work_out(games)
        known = [game for game in games if game in self._known]
        figures = (
            seat.figures
            for game in known
            for seat in self._known[game].seats
            if digest(wanted[game]) in seat.tokens
        )
        return _told(figures, len(known), len(games))

    async def _work_out(self, games: Sequence[str]) -> None:
        async with self._working:
            for game in [game for game in games if game not in self._known][:AT_ONCE]:
                rows = await self._log.read(game)
                self._known[game] = await asyncio.to_thread(_seats, game, rows)
            # a review is made when somebody asks for it, which may be long after the partie
            known = [(game, self._known[game]) for game in games[:LOOKED] if game in self._known]
            for game, one in known:
                if one.review and not one.reviewed:
                    kept = await self._log.review(one.review)
                    if kept is not None:
                        rows = await self._log.read(game)
                        self._known[game] = await asyncio.to_thread(_seats, game, rows, kept)


def _seats(name: str, rows: list[Row], kept: bytes | None = None) -> _Known:
    """Return what people's seats came to; none of a game that this version cannot play.

    Args:
        name: of the game.
        rows: its log.
        kept: the review of it.
    """
    try:
        game = folded(name, rows)
    except (ImperialeError, ValueError, KeyError, msgspec.MsgspecError):
        return _Known((), "", reviewed=False)
    if game.table is None:
        return _Known((), "", reviewed=False)
    table = game.table
    names = tuple(place.plan or "person" for place in game.places)
    deals = () if kept is None else msgspec.json.decode(kept, type=Review).deals
    seats = tuple(
        _Seat(frozenset(place.tokens), figures_of(table, [seat], names, deals))
        for seat, place in enumerate(game.places)
        if place.is_person and place.taken
    )
    try:
        key = of_table(table, reviewed_names(game)).key
    except PlayedError:  # no deal is over
        key = ""
    return _Known(seats, key, reviewed=kept is not None)


def _told(found: Iterable[dict[Group, Figures]], counted: int, games: int) -> Statistics:
    sums: dict[Group, Figures] = {}
    for one in found:
        for group, figures in one.items():
            sums.setdefault(group, Figures()).add(figures)
    rows = tuple(_row(*each) for each in sorted(sums.items(), key=lambda each: each[0]))
    return Statistics(rows, counted, games)


def _row(group: Group, figures: Figures) -> StatisticsRow:
    told = data(group, figures)
    numbers = {n: cast("float", told[n]) for n in told if n not in Group._fields}
    return StatisticsRow(*group, numbers)


@get("/api/statistics")
async def of_everybody(tally: Tally) -> Statistics:
    """Tell how people did in the parties that are over."""
    return await tally.everybody()


@post("/api/statistics", responses=REFUSED, status_code=200)
async def of_mine(tally: Tally, data: StatisticsAsked) -> Statistics:
    """Tell how one did oneself, at the seats that one can prove to be one's own."""
    return await tally.own((seat.game, seat.token) for seat in data.seats)


TALLIED: tuple[Any, ...] = (of_everybody, of_mine)
"""The handlers."""
