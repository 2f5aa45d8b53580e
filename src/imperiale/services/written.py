"""How is a deal that was written down laid on a table, to be looked at?

The table of a record is like any other: the same cards, dealt and played again, so that it is told
and shown by what tells and shows the games that are played here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec

from imperiale.domain.cards import Card
from imperiale.domain.commands import PlayCard
from imperiale.domain.dealing import Cut, packets
from imperiale.domain.partie import PartieOpened
from imperiale.domain.record import Record, replay
from imperiale.domain.ruleset import Ruleset
from imperiale.domain.setup import Setup
from imperiale.domain.shuffle import Seed
from imperiale.services.facts import OPEN, ClockTerms, Made
from imperiale.services.game import Game
from imperiale.services.moves import NextDeal
from imperiale.services.room import Room
from imperiale.services.saves import ruleset_data
from imperiale.services.table import Table

__all__ = ["laid", "pack_of"]


def pack_of(setup: Setup) -> tuple[Card, ...]:
    """Return a pack that deals these cards, the top first; the order within a hand is free."""
    return tuple(_pack(setup))


def _pack(setup: Setup) -> Iterator[Card]:
    rules, dealer = setup.rules, setup.dealer
    hands = [list(held) for held in setup.hands]
    own = rules.turn_up_card == "dealers_last"
    if own:
        hands[dealer].remove(setup.turn_up)
        hands[dealer].append(setup.turn_up)
    for size in packets(rules, max(rules.packets)):
        for seat in rules.order(dealer):
            yield from hands[seat][:size]
            del hands[seat][:size]
    if not own:
        yield setup.turn_up
    yield from setup.talon


class _Again:
    """Deals one deal again."""

    def __init__(self, setup: Setup) -> None:
        self._setup = setup

    def open(self) -> PartieOpened:
        return PartieOpened(Cut(self._setup.dealer, ()), max(self._setup.rules.packets))

    def pack(self, deal: int) -> tuple[Card, ...]:
        assert deal == 1, "a record is of one deal"
        return pack_of(self._setup)

    def agent_seed(self, seat: int) -> Seed:
        raise NotImplementedError(f"nobody plays seat {seat} of a record")


def laid(record: Record, find: Callable[[str], Ruleset]) -> Room:
    """Return a room in which a deal was played as it is written; it may stop before its end.

    Args:
        record: the deal.
        find: returns the rule set of a name.

    Raises:
        RecordError: a card that may not be played, or too many of them.
    """
    replay(record, partial=True)
    setup = record.setup
    rules = setup.rules
    made = Made(
        ruleset=msgspec.to_builtins(ruleset_data(find(rules.id))),
        players=rules.players,
        options=msgspec.to_builtins(dict(rules.options)),
        plan=(OPEN,) * rules.players,
        stake=1,
        clock=ClockTerms(),
        onlookers="public",
        listed=False,
        secret="",
    )
    game = Game("", made, 0)
    for place in game.places:
        place.taken = True
    game.secrets.append("")
    game.nonces.append(("",) * rules.players)
    game.table = table = Table(game.terms, dealer=_Again(setup))
    table.partie = table.partie._replace(scores=setup.start)
    table.do(NextDeal())
    for card in record.play:
        assert table.partie.deal is not None, "a deal is under way"
        table.do(PlayCard(table.partie.deal.seat, card))
    return Room(game, 0)
