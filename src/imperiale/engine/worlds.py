"""What is every card worth in each world that a view allows?

A world is one way in which the cards that a seat does not see may lie.  Each is solved as if all
saw it (double dummy), by one table for all; what to make of the values is for who asks.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from imperiale.domain.cards import Card, Mask, cards, of_ranks, of_suit
from imperiale.domain.deal import Deal, legal
from imperiale.domain.events import CardPlayed
from imperiale.domain.ruleset import Rules
from imperiale.domain.views import View
from imperiale.engine import native
from imperiale.engine.equity import Objective
from imperiale.engine.search import search_values
from imperiale.engine.solve import difference
from imperiale.engine.world_solver import WorldSolver

__all__ = ["Outlook", "marked_by_table", "outlook", "world_of"]

TABLE = 1 << 22
"""Entries of the table at the most: 128 MiB in the C++ core."""


class Outlook(NamedTuple):
    """The value of every legal card in every world.

    Attributes:
        cards: the legal cards, low to high.
        values: a row a world, in the order of the worlds: by card, the difference that it leads to
            of what is played for, own less the other's.
    """

    cards: tuple[Card, ...]
    values: array[int]

    def column(self, card: Card) -> array[int]:
        """Return the values of one card, by world."""
        return self.values[self.cards.index(card) :: len(self.cards)]

    def means(self) -> dict[Card, float]:
        """Return the mean value of each card, every world as likely."""
        columns = {card: self.column(card) for card in self.cards}
        return {card: sum(column) / len(column) for card, column in columns.items()}


def outlook(
    view: View,
    hands: Iterable[Mask],
    played_for: Objective | None = None,
    solver: WorldSolver | None = None,
) -> Outlook:
    """Return what each card that the viewer may play is worth in each world.

    Where players mark by hand both are taken to mark all that is theirs.

    Args:
        view: of a seat that is to play, of two players, with nothing left to be drawn.
        hands: what the other seat may hold now, a world each.
        played_for: what is played for; by default marks.
        solver: keeps what it learns for the next moment of the deal; without one nothing is kept.
    """
    deal = view.deal
    worlds = array("Q", hands)
    may = cards(legal(deal))
    if not native.available():
        worth = played_for.worth if played_for else difference
        solved = (search_values(world_of(view, held), worth) for held in worlds)
        return Outlook(may, array("i", [row[card] for row in solved for card in may]))
    # who was dealt the king and the queen of trumps may win an imperial in play: other rules
    played = _played(view, 1 - deal.seat)
    pair = of_ranks("KQ") & of_suit(deal.trump)
    kinds = [(held | played) & pair == pair for held in worlds]
    ends = played_for.outcomes() if played_for else None
    solver = solver or WorldSolver(TABLE)
    rows: dict[bool, array[int]] = {}
    for kind in set(kinds):
        group = array("Q", [held for held, k in zip(worlds, kinds, strict=True) if k is kind])
        world = world_of(view, group[0])
        rows[kind] = solver.worlds(world, 1 - deal.seat, group, ends)
    if len(rows) == 1:
        return Outlook(may, rows.popitem()[1])
    return Outlook(may, _merged(kinds, rows, len(may)))


def _merged(kinds: list[bool], rows: dict[bool, array[int]], width: int) -> array[int]:
    """Put the rows of both kinds back into the order of the worlds."""
    at = {False: 0, True: 0}
    merged = array("i")
    for kind in kinds:
        begin = at[kind]
        at[kind] = begin + width
        merged += rows[kind][begin : begin + width]
    return merged


def _played(view: View, seat: int) -> Mask:
    """Return the cards that a seat has played in this deal."""
    return sum(
        event.card.bit
        for event in view.events
        if isinstance(event, CardPlayed) and event.seat == seat
    )


def world_of(view: View, held: Mask) -> Deal:
    """Return the deal of a view for two if the other seat holds these cards now.

    It is one that the table marks.
    """
    deal = view.deal
    seat = view.seat
    assert seat is not None, "an onlooker has no other seat"
    other = 1 - seat
    dealt = held | _played(view, other)
    hands = (deal.hands[0], held) if other else (held, deal.hands[1])
    as_dealt = (deal.dealt[0], dealt) if other else (dealt, deal.dealt[1])
    return marked_by_table(deal.but(hands=hands, dealt=as_dealt))


def marked_by_table(deal: Deal) -> Deal:
    """Return a deal with the table marking for the players from now on."""
    return deal if deal.rules.automatic else deal.but(rules=_marked_by_table(deal.rules))


@lru_cache(64)
def _marked_by_table(rules: Rules) -> Rules:
    return replace(rules, marking="automatic")
