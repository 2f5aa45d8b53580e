"""How do many people play the deals of the days on one server, and how are their results kept?

Whoever plays says each time which cards he has played so far: nothing of him is held, but for where
the boards stand that were played last, so that an agent need not think twice.  Results are kept as
lines of a log of the name of the day, beside those of the games.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import TypeAlias

import msgspec
from msgspec import Struct

from imperiale.domain.cards import Card
from imperiale.domain.commands import PlayCard
from imperiale.services.drawing import tidy_name
from imperiale.services.duplicate import LEVELS, OPPONENT, Board, Duplicate, Result, begun
from imperiale.services.game import digest
from imperiale.services.ports import Log, NumberTakenError, Row, Summary
from imperiale.services.runner import Runner

__all__ = ["Boards"]

HELD = 2000
"""Positions that are held."""

MOST = 500
"""Results of people that are told of a board."""

TRIES = 20
"""How often a line is tried to be written that another process has written first."""

_Key: TypeAlias = tuple[str, tuple[Card, ...]]


class _Kept(Struct, frozen=True):
    """A result as it is kept."""

    who: str
    marks: tuple[int, int]
    tricks: tuple[int, int]
    cards: tuple[tuple[int, str], ...]


class Boards:
    """The boards that are played.

    Args:
        log: where results are kept.
        runner: where agents think.
        now: the clock, in milliseconds since 1970.
    """

    def __init__(self, log: Log, runner: Runner, now: Callable[[], int]) -> None:
        self._log = log
        self._runner = runner
        self.now = now
        self._held: OrderedDict[_Key, Duplicate] = OrderedDict()
        self._levels: dict[str, asyncio.Task[list[Result]]] = {}

    async def at(self, board: Board, plays: Sequence[Card]) -> Duplicate:
        """Return how a board stands after the cards that somebody has played, and the answers.

        Raises:
            Refused: one of them may not be played.
            AgentFailedError: the opponent came to nothing.
        """
        known = len(plays)
        while known and (board.name, tuple(plays[:known])) not in self._held:
            known -= 1
        here = self._held.get((board.name, tuple(plays[:known])))
        if here is None:
            here = await self._answered(begun(board))
        self._hold(here)
        for card in plays[known:]:
            here = await self._answered(here.after(PlayCard(board.seat, card)))
            self._hold(here)
        return here

    def _hold(self, here: Duplicate) -> None:
        key = (here.board.name, here.plays)
        self._held[key] = here
        self._held.move_to_end(key)
        if len(self._held) > HELD:
            self._held.popitem(last=False)

    async def _answered(self, here: Duplicate) -> Duplicate:
        """Return how a board stands when the opponent has done what he does."""
        board = here.board
        while not here.deal.over and not here.own_turn:
            seat = here.deal.seat
            seen = here.seen(seat)
            here = here.after(await self._runner.act(OPPONENT, board.seed(seat), seen))
        return here

    async def levels(self, board: Board) -> list[Result]:
        """Return how the levels play a board, from the weakest up; when first asked they play."""
        task = self._levels.get(board.name)
        if task is None or (task.done() and task.exception() is not None):
            task = self._levels[board.name] = asyncio.create_task(self._play(board))
        return await asyncio.shield(task)

    async def _play(self, board: Board) -> list[Result]:
        found: list[Result] = []
        for level in LEVELS:
            here = await self._answered(begun(board))
            while not here.deal.over:
                command = await self._runner.act(level, board.seed(board.seat), here.seen())
                here = await self._answered(here.after(command))
            found.append(here.result(level, "level"))
        return found

    async def people(self, board: Board) -> list[Result]:
        """Return the results of people that are kept, the first first."""
        rows = await self._log.read(_log(board))
        kept = (msgspec.json.decode(row.fact, type=_Kept) for row in rows[:MOST])
        return [
            Result(
                one.who,
                "person",
                one.marks,
                one.tricks,
                tuple((seat, Card.parse(card)) for seat, card in one.cards),
            )
            for one in kept
        ]

    async def keep(self, here: Duplicate, who: str, mark: str) -> None:
        """Keep the result of somebody, unless one of his is kept already.

        Args:
            here: a board that is over.
            who: his name.
            mark: what tells him from others, a secret of his browser.
        """
        result = here.result(tidy_name(who), "person")
        cards = tuple((seat, str(card)) for seat, card in result.cards)
        first, second = result.marks
        tricks = (result.tricks[0], result.tricks[1])
        fact = msgspec.json.encode(_Kept(result.who, (first, second), tricks, cards))
        action, name = digest(mark)[:40], _log(here.board)
        # it is no game: none that is over is looked for among these
        summary = Summary(over=False, listed=False, due=None)
        for _ in range(TRIES):
            rows = await self._log.read(name)
            if any(row.action == action for row in rows):
                return
            try:
                row = Row(len(rows) + 1, self.now(), action, fact)
                await self._log.append(name, [row], summary)
            except NumberTakenError:
                continue
            return


def _log(board: Board) -> str:
    """Return the name of the log of a board, which no game can have."""
    return f"day {board.name}"
