"""How sure is a margin, and when has enough been played?"""

from __future__ import annotations

from enum import StrEnum
from math import inf, log, sqrt
from statistics import NormalDist
from typing import NamedTuple

__all__ = ["FEWEST", "NOTHING_SEEN", "Sample", "Sprt", "Verdict", "student"]

FEWEST = 32
"""Pairs before a sequential test may stop: margins are whole or half counters, so the first few
may be equal, and a variance of nothing would decide at once."""


def student(freedom: int, level: float = 0.95) -> float:
    """Return how many standard errors an interval of a level reaches to either side.

    The quantile of Student's t, by the expansion of Cornish and Fisher (Abramowitz and Stegun,
    26.7.5): right to 0.2 % from four degrees of freedom on.

    >>> round(student(4), 2), round(student(30), 3)
    (2.78, 2.042)
    """
    z = NormalDist().inv_cdf((1 + level) / 2)
    terms = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return sum(term / float(freedom) ** power for power, term in enumerate(terms))


class Sample(NamedTuple):
    """Numbers that were seen, as far as they matter (Welford's sums).

    Attributes:
        size: how many.
        mean: their mean.
        squares: the sum of their squared distances from it.
    """

    size: int
    mean: float
    squares: float

    def with_one(self, number: float) -> Sample:
        """Return the sample with one number more."""
        size, off = self.size + 1, number - self.mean
        mean = self.mean + off / size
        return Sample(size, mean, self.squares + off * (number - mean))

    @property
    def sd(self) -> float | None:
        """The standard deviation of one number; ``None`` of fewer than two."""
        return sqrt(self.squares / (self.size - 1)) if self.size > 1 else None

    @property
    def error(self) -> float | None:
        """The standard error of the mean."""
        return None if self.sd is None else self.sd / sqrt(self.size)

    @property
    def interval(self) -> tuple[float, float] | None:
        """The 95 % interval of the mean."""
        if self.error is None:
            return None
        reach = student(self.size - 1) * self.error
        return self.mean - reach, self.mean + reach


NOTHING_SEEN = Sample(0, 0.0, 0.0)


class Verdict(StrEnum):
    """What a sequential test has found."""

    LOW = "low"
    HIGH = "high"


class Sprt(NamedTuple):
    """A sequential test: is the mean the low one or the high one?

    The generalised likelihood ratio of normal numbers whose variance is not known: each hypothesis
    takes the variance that suits it best.

    Attributes:
        low: the mean of the one hypothesis.
        high: that of the other, above it.
        error: the rate at which each may be taken for the other.
    """

    low: float
    high: float
    error: float = 0.05

    @property
    def bound(self) -> float:
        """The logarithm of the ratio at which the test stops, to either side.

        >>> round(Sprt(0, 1).bound, 3)
        2.944
        """
        return log((1 - self.error) / self.error)

    def ratio(self, sample: Sample) -> float:
        """Return the logarithm of the likelihood ratio, high to low."""
        if not sample.size:
            return 0.0
        spread = sample.squares / sample.size
        low = spread + (sample.mean - self.low) ** 2
        high = spread + (sample.mean - self.high) ** 2
        if not low or not high:
            return -inf if not low else inf
        return sample.size / 2 * log(low / high)

    def verdict(self, sample: Sample) -> Verdict | None:
        """Return which of the two it is, or ``None`` if more must be seen."""
        if sample.size < FEWEST:
            return None
        ratio = self.ratio(sample)
        if abs(ratio) < self.bound:
            return None
        return Verdict.HIGH if ratio > 0 else Verdict.LOW
