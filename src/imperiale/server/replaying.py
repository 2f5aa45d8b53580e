"""How did a deal that is over go, and how is it written down?"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec

from imperiale.domain.cards import Card, cards, mask
from imperiale.domain.dealing import dealt
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
from imperiale.domain.record import Json, Record, outcome, replay, write_record
from imperiale.domain.ruleset import Ruleset
from imperiale.domain.setup import Setup
from imperiale.locales.sayings import codes
from imperiale.locales.telling import Teller
from imperiale.server.forms import DealtCards, Replay
from imperiale.server.scene import Happened
from imperiale.server.sight import Viewer, shown
from imperiale.server.telling import happened
from imperiale.services.game import Game
from imperiale.services.room import Room
from imperiale.services.table import Entry
from imperiale.services.written import laid

__all__ = ["MOMENTS", "deal_cards", "deal_line", "deal_record", "deals_over", "replayed", "written"]

MOMENTS = (TurnUpShown, Marked, PointCalled, CardPlayed, TrickTaken, CardDrawn, DealEnded)
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
    return write_line(*_written(game, deal))


def deal_record(game: Game, deal: int) -> dict[str, Json]:
    """Return the record of a deal that is over, as data for JSON."""
    setup, play = _written(game, deal)
    ended, events = replay(Record(setup, play, {}))
    return write_record(setup, play, outcome(ended, events))


def deal_cards(game: Game, deal: int) -> DealtCards:
    """Return where the cards of a deal came to lie that is over."""
    setup, _ = _written(game, deal)
    rules = setup.rules
    pack = cards(rules.pack)
    lying = dealt(rules, setup.dealer, setup.start, pack, max(rules.packets))
    owner = {card: seat for seat, held in enumerate(lying.hands) for card in held}
    return DealtCards(
        tuple(codes(mask(held)) for held in setup.hands),
        str(setup.turn_up),
        tuple(map(str, setup.talon)),
        tuple(owner.get(card, -1) for card in pack),
    )


def written(record: Record, find: Callable[[str], Ruleset]) -> Replay:
    """Return a deal that was written down, moment by moment.

    Raises:
        RecordError: a card that may not be played, or too many of them.
    """
    found = replayed(laid(record, find), 1, 0)
    views = tuple(msgspec.structs.replace(view, fair=()) for view in found.views)
    return msgspec.structs.replace(found, deals=1, views=views)


def _written(game: Game, deal: int) -> tuple[Setup, tuple[Card, ...]]:
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
    return setup, tuple(event.card for event in events if isinstance(event, CardPlayed))


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
        if isinstance(entry.event, MOMENTS):
            yield tuple(told), end
            told = []
