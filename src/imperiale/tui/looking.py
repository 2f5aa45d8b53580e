"""How did a deal go, moment by moment?"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple, cast

from imperiale.domain.events import (
    CardDrawn,
    CardPlayed,
    DealEnded,
    DealOpened,
    Event,
    Marked,
    PointCalled,
    TrickTaken,
    TurnUpShown,
)
from imperiale.domain.partie import PartieOpened
from imperiale.domain.views import View
from imperiale.locales.telling import Teller
from imperiale.rulesets import load
from imperiale.services.played import Played
from imperiale.services.table import Table
from imperiale.tui.board import Board, Told
from imperiale.tui.drawn import Ground, drawn, told

__all__ = ["Moment", "moments", "moments_played", "moments_seen"]

MOMENTS = (TurnUpShown, Marked, PointCalled, CardPlayed, TrickTaken, CardDrawn, DealEnded)
"""After which events it is worth while to look."""


class Moment(NamedTuple):
    """A moment of a deal.

    Attributes:
        board: how the table stood.
        told: what had happened since the moment before.
    """

    board: Board
    told: tuple[Told, ...]


def moments(
    ground: Ground, events: Iterable[Event], number: int, *, seat: int | None, whole: bool
) -> list[Moment]:
    """Return the moments of a deal.

    Args:
        ground: what was played, and by whom.
        events: what happened, as the viewer may see it.
        number: that of the deal, from 1.
        seat: who looks.
        whole: whether all is known, so that all hands lie open.
    """
    teller = Teller(ground.ruleset, ground.rules, max(ground.rules.packets))
    seen: list[Event] = []
    news: list[Told] = []
    found: list[Moment] = []
    for event in events:
        seen.append(event)
        news.append(told(teller, event, number))
        if isinstance(event, MOMENTS):
            view = View(seat, teller.deal, tuple(seen))
            board = drawn(ground, teller, view, deal=number, whole=whole)
            found.append(Moment(board, tuple(news)))
            news = []
    return found


def moments_seen(table: Table, seat: int | None, ground: Ground, number: int) -> list[Moment]:
    """Return the moments of a deal at a table: one that is over with all hands open.

    Args:
        table: where.
        seat: who looks.
        ground: what is played there.
        number: that of the deal, from 1.
    """
    over = number <= len(table.partie.past)
    log = table.log if over else table.seen(seat)
    at, events = 0, list[Event]()
    for entry in log:
        at += isinstance(entry.event, DealOpened)
        if at == number and not isinstance(entry.event, PartieOpened):
            events.append(entry.event)
    return moments(ground, events, number, seat=seat, whole=over)


def moments_played(played: Played, number: int) -> list[Moment]:
    """Return the moments of a deal that was read from a file.

    Args:
        played: the deals.
        number: that of the deal, from 1.
    """
    rules, deal = played.rules, played.deals[number - 1]
    names = played.names or ("",) * rules.players
    ground = Ground(load(rules.id), rules, names)
    later = (event for move in deal.moves for event in move.events)
    events = cast("Sequence[Event]", (*deal.opening, *later))
    return moments(ground, events, number, seat=None, whole=True)
