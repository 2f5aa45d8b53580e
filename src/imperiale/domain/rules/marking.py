"""How do marks change the score?"""

from __future__ import annotations

from typing import NamedTuple

__all__ = ["COUNTERS", "NOTHING", "Score", "marked"]

COUNTERS = 6
"""Counters that make an imperial, in every source (RULES.md, 1)."""


class Score(NamedTuple):
    """What a player has marked: whole imperials, and fewer than six counters."""

    imperials: int
    counters: int

    @property
    def marks(self) -> int:
        """Both as one number: six an imperial, one a counter."""
        return COUNTERS * self.imperials + self.counters

    def __str__(self) -> str:
        return f"{self.imperials}i{self.counters}c"


NOTHING = Score(0, 0)


def marked(
    scores: tuple[Score, ...],
    seat: int,
    imperials: int,
    counters: int,
    *,
    target: int | None,
    wipe: bool,
) -> tuple[Score, ...]:
    """Return the scores after a gain.

    The counters are added at once and exchanged, six for an imperial.  Whoever gains an imperial
    wipes the counters of all others, but a gain that reaches the target wipes nobody
    (RULES.md, 2.6 and 2.7).

    >>> marked((Score(1, 5), Score(2, 4)), 0, 0, 1, target=5, wipe=True)
    (Score(imperials=2, counters=0), Score(imperials=2, counters=0))
    """
    held = scores[seat]
    more, rest = divmod(held.counters + counters, COUNTERS)
    gained = imperials + more
    own = Score(held.imperials + gained, rest)
    wins = target is not None and own.imperials >= target
    if gained and wipe and not wins:
        scores = tuple(Score(score.imperials, 0) for score in scores)
    return (*scores[:seat], own, *scores[seat + 1 :])
