"""What does a benchmark find: how long each thing took, and how often a second?"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import ceil
from statistics import fmean
from typing import Any, NamedTuple

__all__ = ["CLOCK", "Growth", "Rate", "Report", "Timed", "clock", "quantile"]

_FINE = 1e-6

CLOCK = "processor" if time.get_clock_info("thread_time").resolution <= _FINE else "wall"
"""What is measured: the processor time of one thread, which others on the machine hardly touch, or
the time on the wall where there is no fine clock for that."""

clock: Callable[[], float] = time.thread_time if CLOCK == "processor" else time.perf_counter


def quantile(values: Sequence[float], share: float) -> float:
    """Return the least value that is not below that share of all.

    >>> quantile([3, 1, 2, 4], 0.5), quantile([3, 1, 2, 4], 0.99)
    (2, 4)
    """
    return sorted(values)[max(0, ceil(share * len(values)) - 1)]


class Timed(NamedTuple):
    """How long something took, each time that it was done.

    Attributes:
        name: what was done.
        seconds: how long, each time.
        nodes: positions that were looked at, each time; none where nobody counts them.
        goal: seconds that the median, and the 99th percentile, is not to pass.
    """

    name: str
    seconds: Sequence[float]
    nodes: Sequence[int] = ()
    goal: tuple[float | None, float | None] = (None, None)

    @property
    def median(self) -> float:
        """The median, in seconds."""
        return quantile(self.seconds, 0.5)

    @property
    def p99(self) -> float:
        """The 99th percentile, in seconds."""
        return quantile(self.seconds, 0.99)

    def data(self) -> dict[str, Any]:
        """Return it as JSON has it."""
        return {
            "name": self.name,
            "times": len(self.seconds),
            "median_s": self.median,
            "p99_s": self.p99,
            "nodes_mean": fmean(self.nodes) if self.nodes else None,
            "goal_s": self.goal,
        }


class Rate(NamedTuple):
    """How much of something: a second, or as a ratio.

    Attributes:
        name: of what.
        value: how much.
        goal: how much it is to be at least.
    """

    name: str
    value: float
    goal: float

    def data(self) -> dict[str, Any]:
        """Return it as JSON has it."""
        return self._asdict()


class Growth(NamedTuple):
    """What a thing costs at one size.

    Attributes:
        name: of what.
        size: the cards left in each hand, or the entries of the table.
        seconds: the median.
        nodes: the mean of positions that were looked at.
    """

    name: str
    size: int
    seconds: float
    nodes: float

    def data(self) -> dict[str, Any]:
        """Return it as JSON has it."""
        return self._asdict()


@dataclass(slots=True)
class Report:
    """All that was found.

    Attributes:
        deals: of how many deals.
        seed: the number that they came from.
        timed: how long things took.
        rates: how fast others went.
        by_cards: the cost by the cards left in each hand.
        by_table: the cost by the entries of the table.
        rival: whether endplay was there to be measured too.
    """

    deals: int
    seed: int
    timed: list[Timed] = field(default_factory=list[Timed])
    rates: list[Rate] = field(default_factory=list[Rate])
    by_cards: list[Growth] = field(default_factory=list[Growth])
    by_table: list[Growth] = field(default_factory=list[Growth])
    rival: bool = False

    def data(self) -> dict[str, Any]:
        """Return it as JSON has it."""
        return {
            "deals": self.deals,
            "seed": self.seed,
            "clock": CLOCK,
            "endplay": self.rival,
            "timed": [one.data() for one in self.timed],
            "rates": [one.data() for one in self.rates],
            "by_cards": [one.data() for one in self.by_cards],
            "by_table": [one.data() for one in self.by_table],
        }
