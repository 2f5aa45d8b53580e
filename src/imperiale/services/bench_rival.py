"""How long does endplay, which is DDS, take to solve a bridge deal?

Bridge has four hands of thirteen and is another game; but its solvers are the best known, so that
their time on the same machine tells what a machine this is.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

from imperiale.services.bench_figures import clock

__all__ = ["endplay_times", "has_endplay"]


def has_endplay() -> bool:
    """Tell whether it is installed; the extra ``bench`` brings it."""
    return find_spec("endplay") is not None


def endplay_times(seed: int, number: int) -> list[float]:
    """Return the seconds that its ``solve_board`` takes for random deals and every lead."""
    types: Any = import_module("endplay.types")
    dds: Any = import_module("endplay.dds")
    rng = Random(seed)
    spent: list[float] = []
    for _ in range(number):
        deal = types.Deal(_random_deal(rng))
        deal.trump, deal.first = types.Denom.spades, types.Player.north
        begun = clock()
        dds.solve_board(deal)
        spent.append(clock() - begun)
    return spent


def _random_deal(rng: Random) -> str:
    """Return a bridge deal in the notation of PBN."""
    pack = [suit + rank for suit in "SHDC" for rank in "AKQJT98765432"]
    rng.shuffle(pack)
    hands = [pack[seat::4] for seat in range(4)]
    return "N:" + " ".join(
        ".".join("".join(card[1] for card in hand if card[0] == suit) for suit in "SHDC")
        for hand in hands
    )
