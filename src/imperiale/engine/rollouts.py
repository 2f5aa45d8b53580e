"""What is every card worth in a world if the rest is played by chance?

For worlds that are not solved: more players than two, or cards to be drawn.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from imperiale.domain.cards import cards
from imperiale.domain.commands import PlayCard
from imperiale.domain.deal import Deal, legal
from imperiale.domain.decide import obey
from imperiale.domain.shuffle import Seed, subseed
from imperiale.engine import native
from imperiale.engine.worlds import Outlook

__all__ = ["rollouts"]


def rollouts(worlds: Sequence[Deal], times: int, seed: Seed) -> Outlook:
    """Return what each card that may be played comes to in each world.

    Args:
        worlds: deals that look alike to the seat to play, marked by the table, all cards known.
        times: how often each is played out after each card.
        seed: the chance of the play.

    Returns:
        The marks of the seat less the mean of the others', added up over all times, times the
        number of the others, so that it is a whole number.
    """
    first = worlds[0]
    seat, players = first.seat, first.rules.players
    may = cards(legal(first))
    values = array("i")
    for number, world in enumerate(worlds):
        chance = int.from_bytes(subseed(seed, number)[:8], "big")
        for card in may:
            after, _ = obey(world, PlayCard(seat, card))
            rows = native.playouts(after, times, chance)
            wide = 2 * players + 1
            total = sum(sum(rows[other::wide]) for other in range(players))
            values.append(players * sum(rows[seat::wide]) - total)
    return Outlook(may, values)
