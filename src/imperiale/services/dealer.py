"""Which cards does a partie get?

All chance of a partie comes from one seed, a word that a person can read, write down and type.
This is the one place that draws a new one.
"""

from __future__ import annotations

import secrets
from typing import NamedTuple

from imperiale.domain.cards import Card
from imperiale.domain.dealing import Cut, cut_for_deal
from imperiale.domain.partie import PartieOpened
from imperiale.domain.ruleset import Rules
from imperiale.domain.shuffle import Seed, shuffled_pack, subseed

__all__ = ["Dealer", "fresh_seed"]


def fresh_seed() -> str:
    """Return a seed that nobody can guess: 80 bits, four groups of five hexadecimal digits."""
    digits = secrets.token_hex(10)
    return "-".join(digits[i : i + 5] for i in range(0, 20, 5))


class Dealer(NamedTuple):
    """Deals a partie from its seed; the same seed deals the same partie."""

    rules: Rules
    seed: str

    @property
    def _seed(self) -> Seed:
        return self.seed.encode(errors="surrogateescape")  # bytes that are no text may be typed

    def open(self) -> PartieOpened:
        """Cut for the deal, and choose the largest packet that the rules allow."""
        return PartieOpened(cut_for_deal(self.rules, self._seed), max(self.rules.packets))

    def open_for(self, dealer: int) -> PartieOpened:
        """Let a seat deal first, uncut, in the largest packet that the rules allow."""
        return PartieOpened(Cut(dealer, ()), max(self.rules.packets))

    def pack(self, deal: int) -> tuple[Card, ...]:
        """Return the shuffled pack of a deal, counted from 1."""
        return shuffled_pack(self.rules, subseed(self._seed, "deal", deal))

    def agent_seed(self, seat: int) -> Seed:
        """Return the seed of the agent at a seat, from which no pack can be told."""
        return subseed(self._seed, "agent", seat)
