"""What is every card worth in each world that a view allows?

A world is one way in which the cards that a seat does not see may lie.  Each is solved as if all
saw it (double dummy), by one table for all; what to make of the values is for who asks.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
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

__all__ = ["Outlook", "distinct", "marked_by_table", "outlook", "world_of"]

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
    kinds = _kinds(view, worlds)
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


def distinct(
    view: View,
    hands: Sequence[Mask],
    most: int,
    played_for: Objective | None,
    solver: WorldSolver,
) -> dict[Mask, int]:
    """Return worlds whose values differ, each with how many of those taken share them.

    Two worlds share their values if the cards of the other lie in the same order to one's own.

    Args:
        view: of a seat that is to play, of two players, with nothing left to be drawn.
        hands: what the other seat may hold now, a world each; they are taken in this order.
        most: worlds that differ; as many of the hands are taken as there are no more of them.
        played_for: what is played for; by default marks.
        solver: of the deal.
    """
    kinds = _kinds(view, hands)
    ends = played_for.outcomes() if played_for else None
    firsts: list[Mask] = [0] * len(hands)
    for kind in set(kinds):
        at = [index for index, k in enumerate(kinds) if k is kind]
        group = array("Q", [hands[index] for index in at])
        alike = solver.alike(world_of(view, group[0]), 1 - view.deal.seat, group, ends)
        for index, first in zip(at, alike, strict=True):
            firsts[index] = group[first]
    found: dict[Mask, int] = {}
    for first in firsts:
        if first not in found and len(found) == most:
            break
        found[first] = found.get(first, 0) + 1
    return found


def _kinds(view: View, hands: Iterable[Mask]) -> list[bool]:
    """Tell of worlds whether the other was dealt the king and the queen of trumps.

    He may then win an imperial in play: other rules.
    """
    played = _played(view, 1 - view.deal.seat)
    pair = of_ranks("KQ") & of_suit(view.deal.trump)
    return [(held | played) & pair == pair for held in hands]


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
