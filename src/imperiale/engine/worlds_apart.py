"""What is every card worth in each of several worlds that differ in more than one hand?

With all cards seen each is solved, or where that takes long, the rest is played by chance.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from imperiale.domain.cards import cards
from imperiale.domain.deal import Deal, cards_left, legal
from imperiale.domain.shuffle import Seed, subseed
from imperiale.engine import native_solve
from imperiale.engine.equity import Objective
from imperiale.engine.worlds import Outlook

__all__ = ["outlook_by_chance", "outlook_solved", "solved_soon"]

SOON = {2: 12, 3: 9, 4: 12}
"""By the number of players, how many cards each may hold for a world to be solved in some ms."""

TABLE = 1 << 20
"""Entries of the table at the most; the C++ core needs 48 bytes for one."""


def solved_soon(deal: Deal) -> bool:
    """Tell whether worlds of a deal are solved in some milliseconds each."""
    drawing = deal.rules.refill and deal.lying
    return not drawing and cards_left(deal, deal.seat) <= SOON[deal.rules.players]


def outlook_solved(worlds: Sequence[Deal], played_for: Objective | None) -> Outlook:
    """Return what each card that may be played is worth in each world if all cards are seen.

    Args:
        worlds: deals that look alike to the seat to play, marked by the table, all cards known.
        played_for: what is played for; by default marks.

    Returns:
        What the seat can make sure of: its own less each other's, added up (docs/decisions/0010).
    """
    rows = native_solve.solve_together(worlds, TABLE, played_for.ends() if played_for else None)
    may = cards(legal(worlds[0]))
    return Outlook(may, array("i", [row[card] for row in rows for card in may]))


def outlook_by_chance(
    worlds: Sequence[Deal], times: int, seed: Seed, played_for: Objective | None
) -> Outlook:
    """Return what each card comes to in each world on the mean if chance plays the rest.

    Args:
        worlds: deals that look alike to the seat to play, marked by the table, all cards known.
        times: how often each is played out after each card.
        seed: the chance of the play.
        played_for: what is played for; by default marks.

    Returns:
        The same differences as :func:`outlook_solved`, but added up over all times.
    """
    chance = int.from_bytes(subseed(seed, "by chance")[:8], "big")
    ends = played_for.ends() if played_for else None
    rows = native_solve.by_chance(worlds, times, chance, ends)
    return Outlook(cards(legal(worlds[0])), rows)
