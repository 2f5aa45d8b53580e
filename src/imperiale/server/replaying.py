"""How did a deal that is over go, and how is it written down?"""

from __future__ import annotations

from collections.abc import Iterator

from imperiale.domain.cards import cards
from imperiale.domain.events import (
    CardDrawn,
    CardPlayed,
    DealEnded,
    DealOpened,
    HandDealt,
    Marked,
    PointCalled,
    TalonLaid,
    TrickTaken,
    TurnUpShown,
)
from imperiale.domain.notation import write_line
from imperiale.domain.setup import Setup
from imperiale.locales.telling import Teller
from imperiale.server.forms import Replay
from imperiale.server.scene import Happened
from imperiale.server.sight import Viewer, shown
from imperiale.server.telling import happened
from imperiale.services.game import Game
from imperiale.services.room import Room
from imperiale.services.table import Entry

__all__ = ["deal_line", "deals_over", "replayed"]

_MOMENTS = (TurnUpShown, Marked, PointCalled, CardPlayed, TrickTaken, CardDrawn, DealEnded)
"""After which events it is worth while to look."""


def deals_over(game: Game) -> int:
    """Return how many deals are over."""
    return game.deals - (not game.deal_over) if game.deals else 0


def _lines(game: Game, deal: int) -> list[Entry]:
    """Return the log of a deal, counted from 1."""
    log = [] if game.table is None else game.table.log
    starts = [i for i, entry in enumerate(log) if isinstance(entry.event, DealOpened)]
    return log[starts[deal - 1] : [*starts, len(log)][deal]]


def deal_line(game: Game, deal: int) -> str:
    """Return a deal in one line."""
    events = [entry.event for entry in _lines(game, deal)]
    opened = next(event for event in events if isinstance(event, DealOpened))
    hands = sorted(event for event in events if isinstance(event, HandDealt))
    turn_up = next(event.card for event in events if isinstance(event, TurnUpShown))
    talon = next(event.cards for event in events if isinstance(event, TalonLaid))
    # a record is marked by the table: what players claimed by hand is not in the cards
    options = {**game.made.options, "marking": "automatic"}
    setup = Setup(
        game.terms.ruleset.rules(game.made.players, options),
        opened.dealer,
        opened.scores,
        tuple(cards(hand.cards) for hand in hands),
        turn_up,
        tuple(card for card in talon if card is not None),
    )
    return write_line(setup, [event.card for event in events if isinstance(event, CardPlayed)])


def replayed(room: Room, deal: int, now: int) -> Replay:
    """Return a deal that is over, moment by moment."""
    game = room.game
    viewer = Viewer(None, None, late=True)
    steps = list(_steps(game, deal))
    lines = _lines(game, deal)
    return Replay(
        game.name,
        deal,
        deals_over(game),
        deal_line(game, deal),
        tuple(told for told, _ in steps),
        tuple(shown(room, viewer, now, lines[:end], deal, whole=True) for _, end in steps),
    )


def _steps(game: Game, deal: int) -> Iterator[tuple[tuple[Happened, ...], int]]:
    assert game.table is not None, "a deal was played"
    teller = Teller(game.terms.ruleset, game.rules, game.table.partie.packet)
    told: list[Happened] = []
    for end, entry in enumerate(_lines(game, deal), 1):
        told += happened(teller, entry.event, deal)
        if isinstance(entry.event, _MOMENTS):
            yield tuple(told), end
            told = []
