"""Which hands can several others have who refill them from the talon?

The cards that each has ever held are counted and taken by number, as in
:mod:`imperiale.engine.beliefs_count`; which of them were drawn, and when, is tried, and what is not
allowed is thrown away.  What is left is uniform.  No rule set needs it, but house rules may.
"""

from __future__ import annotations

from array import array
from math import factorial, perm
from random import Random

from imperiale.domain.cards import Card, Mask, cards, mask
from imperiale.domain.views import View
from imperiale.engine.beliefs_count import Share, Shares, split
from imperiale.engine.beliefs_facts import Facts
from imperiale.engine.beliefs_log import Drew, Log, Played
from imperiale.engine.beliefs_world import World, complete, held_ever

__all__ = ["Tried"]


class Tried:
    """The cards that the others have held.

    Attributes:
        count: an upper bound of the number of deals.
        exact: always false.
    """

    exact = False

    def __init__(self, view: View, log: Log) -> None:
        deal, rules = view.deal, view.rules
        self._view = view
        self._log = log
        self._turn_up = 1 << deal.turn_up
        self._draws = dict.fromkeys(log.others, 0)
        """By seat, how many cards that are not known it drew."""
        facts = {seat: Facts(must=cases[0].must) for seat, cases in log.opening.items()}
        for step in log.told:
            if isinstance(step, Drew) and step.card is None:
                self._draws[step.seat] += 1
            elif isinstance(step, Played):
                facts[step.seat] &= Facts(must=1 << step.card & ~self._turn_up)
        shares = [
            Share(rules.hand_size + self._draws[seat], facts[seat] & Facts(never=never))
            for seat, never in self._never().items()
        ]
        free = rules.pack & ~held_ever(view) & ~self._turn_up
        self._ever = Shares(free, shares, len(deal.talon))
        self.count = self._ever.count * factorial(len(deal.talon))
        for drawn in self._draws.values():
            self.count *= perm(rules.hand_size + drawn, drawn)

    def rows(self, limit: int) -> tuple[array[int], list[int]] | None:
        """Return nothing: they cannot be listed."""
        return None

    def sample(self, rng: Random) -> World | None:
        """Try one, and return it if it is allowed."""
        dealt: dict[int, Mask] = {}
        drawn: dict[int, list[Card]] = {}
        ever = split(self._ever.at(rng.randrange(self._ever.count)), len(self._log.others))
        for seat, held in zip(self._log.others, ever, strict=True):
            drawn[seat] = rng.sample(cards(held), self._draws[seat])
            dealt[seat] = held & ~mask(drawn[seat])
        if self._log.allows(dealt, drawn):
            return complete(self._view, dealt, drawn, rng)
        return None

    def _never(self) -> dict[int, Mask]:
        """Return by seat the cards that it cannot have held: excluded when it drew no more."""
        left = dict(self._draws)
        gone = dict.fromkeys(self._draws, 0)
        never = dict.fromkeys(self._draws, 0)
        for step in self._log.told:
            if isinstance(step, Drew) and step.card is None:
                left[step.seat] -= 1
            elif isinstance(step, Played):
                if not left[step.seat]:
                    never[step.seat] |= step.excluded & ~gone[step.seat] & ~self._turn_up
                gone[step.seat] |= 1 << step.card
        return never
