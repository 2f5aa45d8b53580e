"""Who is at a game, who is away, and when is somebody's time up?"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable, Sequence
from typing import Protocol, TypeAlias

from imperiale.domain.choices import choices
from imperiale.domain.commands import Command
from imperiale.domain.errors import Refused
from imperiale.domain.partie import partie_obey
from imperiale.services.facts import Made, unpack_fact
from imperiale.services.game import Game
from imperiale.services.ports import Row, Summary

__all__ = ["GRACE", "Drawn", "Listener", "Room", "add", "fallback", "folded", "may", "summary"]

GRACE = 60_000
"""Milliseconds without a sign of life after which the others need not wait."""

ABANDONED = 30_000
"""Milliseconds after which the turn of an agent, where time passes, is looked after anew."""

COUNTED = 0.5
"""Seconds in which all who come to look on, or go, are told of at once."""

Drawn: TypeAlias = dict[Hashable, bytes]
"""What was drawn of one moment already, by for whom: a hundred who see the same are drawn once."""


class Listener(Protocol):
    """Somebody who hears what happens in a game.

    Attributes:
        seat: the seat that is his; ``None`` is an onlooker.
    """

    seat: int | None

    def hear(self, room: Room, before: int | None, drawn: Drawn) -> None:
        """Take note that the log has grown.

        Args:
            room: the game.
            before: the number of the log before; ``None`` if the game has to be taken up anew.
            drawn: what others have been shown of this moment; to be added to.
        """
        ...

    def count(self, onlookers: int) -> None:
        """Take note how many look on."""
        ...


class Room:
    """A game that is being played or looked at.

    Attributes:
        game: the game.
        lock: held while it changes, until what happened has been kept.
        listeners: who hears of it.
        thinking: the task that lets an agent think.
        stopped: whether the room is closed, and nothing more may happen in it.
        elsewhere: a bit for each seat whose person hears in another process.
        onlookers_elsewhere: how many look on there.
    """

    def __init__(self, game: Game, now: int) -> None:
        self.game = game
        self.lock = asyncio.Lock()
        self.listeners: list[Listener] = []
        self.thinking: asyncio.Task[None] | None = None
        self.stopped = False
        self.elsewhere = 0
        self.onlookers_elsewhere = 0
        self._seen = [now] * game.made.players
        self._timer: asyncio.TimerHandle | None = None
        self._leaving: asyncio.TimerHandle | None = None
        self._counting: asyncio.TimerHandle | None = None
        self._counted = 0

    def arrive(self, listener: Listener) -> None:
        """Let somebody hear from now on, and tell the others that he is here."""
        others = () if self.present(listener.seat) else tuple(self.listeners)
        self.listeners.append(listener)
        if listener.seat is None:
            self.count()
        else:
            self._tell(others, self.game.n)

    def depart(self, listener: Listener, now: int) -> None:
        """Let somebody hear no more."""
        if listener not in self.listeners:
            return
        self.listeners.remove(listener)
        if listener.seat is None:
            self.count()
        else:
            self._seen[listener.seat] = now

    def present(self, seat: int | None) -> bool:
        """Tell whether somebody of a seat hears; an onlooker counts as one who comes and goes."""
        return seat is not None and bool((self.here | self.elsewhere) >> seat & 1)

    @property
    def here(self) -> int:
        """A bit for each seat whose person hears in this process."""
        return sum({1 << listener.seat for listener in self.listeners if listener.seat is not None})

    @property
    def onlookers_here(self) -> int:
        """How many look on in this process."""
        return sum(listener.seat is None for listener in self.listeners)

    @property
    def onlookers(self) -> int:
        """How many look on."""
        return self.onlookers_here + self.onlookers_elsewhere

    def attend(self, seats: int, onlookers: int, now: int) -> bool:
        """Take note who is at the game in other processes; tell whether a player came or went."""
        if onlookers != self.onlookers_elsewhere:
            self.onlookers_elsewhere = onlookers
            self.count()
        if seats == self.elsewhere:
            return False
        for seat in range(self.game.made.players):
            if (self.elsewhere & ~seats) >> seat & 1:
                self._seen[seat] = now
        self.elsewhere = seats
        return True

    def away(self, seat: int, now: int) -> bool:
        """Tell whether the person of a seat has been away too long."""
        return not self.present(seat) and now - self._seen[seat] > GRACE

    def tell(self, before: int | None) -> None:
        """Tell everybody that the log has grown, or that the game has to be taken up anew."""
        self._tell(tuple(self.listeners), before)

    def _tell(self, listeners: Sequence[Listener], before: int | None) -> None:
        drawn: Drawn = {}
        for listener in listeners:
            listener.hear(self, before, drawn)

    def count(self) -> None:
        """Tell everybody soon how many look on, once for all who come and go meanwhile."""
        if self._counting is None and not self.stopped:
            self._counting = asyncio.get_running_loop().call_later(COUNTED, self._count)

    def _count(self) -> None:
        self._counting = None
        if self.onlookers != self._counted:
            self._counted = self.onlookers
            for listener in tuple(self.listeners):
                listener.count(self._counted)

    def leave(self, seconds: float, left: Callable[[], object]) -> None:
        """Let something be done after a while, once for all who have left meanwhile."""
        if self._leaving is None and not self.stopped:
            ring = asyncio.get_running_loop().call_later
            self._leaving = ring(seconds, self._left, left)

    def _left(self, left: Callable[[], object]) -> None:
        self._leaving = None
        left()

    def wake(self, deadline: int | None, now: int, ring: Callable[[], object]) -> None:
        """Ring when a time is up, and at no other time that was set before."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if deadline is not None and not self.stopped:
            delay = max(0, deadline - now) / 1000
            self._timer = asyncio.get_running_loop().call_later(delay, ring)

    def stop(self) -> None:
        """Let nothing more happen."""
        self.stopped = True
        for timer in (self._timer, self._leaving, self._counting):
            if timer is not None:
                timer.cancel()


def folded(name: str, rows: Sequence[Row]) -> Game:
    """Return the game of a log.

    Raises:
        ValueError: it is none.
        msgspec.ValidationError: a line is no fact of this version.
        ImperialeError: a fact may not happen by the rules of this version.
    """
    if not rows or [row.n for row in rows] != list(range(1, len(rows) + 1)):
        raise ValueError(f"game {name}: the log is not whole")
    made = unpack_fact(rows[0].fact)
    if not isinstance(made, Made):
        raise ValueError(f"game {name}: the log has no beginning")
    game = Game(name, made, rows[0].at)
    for row in rows[1:]:
        add(game, row)
    return game


def add(game: Game, row: Row) -> None:
    """Let the next line of its log happen in a game.

    Raises:
        ValueError: it is not the next.
        msgspec.ValidationError: it is no fact of this version.
        ImperialeError: it may not happen by the rules of this version.
    """
    if row.n != game.n + 1:
        raise ValueError(f"game {game.name}: the log is not whole")
    game.apply(unpack_fact(row.fact), row.at)
    if row.action is not None:
        game.actions[row.action] = row.n


def summary(game: Game) -> Summary:
    """Return what a log is looked for by."""
    over = game.phase == "over"
    listed = game.made.listed and game.phase == "seating"
    return Summary(over, listed, None if over else _due(game))


def _due(game: Game) -> int | None:
    """Return when a game wants attention: if a time is up, or if no process lets its agent act."""
    deadline = game.deadline()
    if deadline is None and game.made.clock.kind != "none" and game.agent_to_act:
        return game.turn_since + ABANDONED
    return deadline


def may(game: Game, command: Command, seat: int) -> bool:
    """Tell whether a command may be obeyed now as that of a seat."""
    if game.table is None or command.seat != seat:
        return False
    try:
        partie_obey(game.table.partie, command)
    except Refused:
        return False
    return True


def fallback(game: Game) -> Command:
    """Return what is done for whoever comes to nothing: the first thing that may be done."""
    deal = None if game.table is None else game.table.partie.deal
    assert deal is not None, "somebody is to act"
    return choices(deal)[0]
