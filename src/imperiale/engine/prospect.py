"""What is to be expected of each card over many worlds?"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import NamedTuple

from imperiale.domain.cards import Card
from imperiale.engine import native
from imperiale.engine.worlds import Outlook

__all__ = ["Prospect", "Tally"]


class Prospect(NamedTuple):
    """What is to be expected of each card that may be played.

    Attributes:
        means: by card, low to high, its mean value over the worlds.
        shares: by card, the share of the worlds in which no card is worth more.
        worlds: how many worlds were looked at.
        of: how many there are, or at the most.
        solved: whether they were solved, and not played out by chance.
    """

    means: dict[Card, float]
    shares: dict[Card, float]
    worlds: int
    of: int
    solved: bool = True

    @property
    def best(self) -> tuple[Card, ...]:
        """The cards of the best mean, but for what the order of adding up may make of it."""
        most = max(self.means.values())
        near = abs(most) * 1e-9 + 1e-9
        return tuple(card for card, mean in self.means.items() if mean >= most - near)


class Tally:
    """Sums over worlds.

    Args:
        of: how many worlds there are.
    """

    def __init__(self, of: int) -> None:
        self._of = of
        self._weight = 0.0
        self._sums: dict[Card, float] = {}
        self._bests: dict[Card, float] = {}
        self.worlds = 0
        self._solved = True

    def take(self, seen: Outlook, weights: Sequence[float], times: int = 1) -> None:
        """Take in the values of worlds, each by its weight; they are sums over so many times."""
        self._solved &= times == 1
        for card, total, best in zip(seen.cards, *_weighed(seen, weights), strict=True):
            self._sums[card] = self._sums.get(card, 0.0) + total / times
            self._bests[card] = self._bests.get(card, 0.0) + best
        self._weight += sum(weights)
        self.worlds += len(weights)

    def prospect(self) -> Prospect:
        """Return what the worlds taken in come to; at least one must have a weight."""
        means = {card: total / self._weight for card, total in self._sums.items()}
        shares = {card: total / self._weight for card, total in self._bests.items()}
        return Prospect(means, shares, self.worlds, self._of, self._solved)


def _weighed(seen: Outlook, weights: Sequence[float]) -> tuple[Sequence[float], Sequence[float]]:
    """Return by card its values, each by its weight, and the weight of where none is better."""
    if seen.values.typecode == "i" and native.available():
        return native.core.weighed(seen.values.tobytes(), array("d", weights).tobytes())
    columns = [seen.column(card) for card in seen.cards]
    tops = [*map(max, zip(*columns, strict=True))] if len(columns) > 1 else columns[0]
    rows = [[*zip(weights, column, tops, strict=True)] for column in columns]
    sums = [sum(w * v for w, v, _ in row) for row in rows]
    return sums, [sum(w for w, v, top in row if v == top) for row in rows]
