"""When is something that was wrong to be tried again?

Like cards in boxes (Leitner): what is right moves one box on and waits longer, what is wrong goes
back to the first one and comes again at once.
"""

from __future__ import annotations

from typing import NamedTuple

__all__ = ["WAITS", "Practice", "after"]

WAITS = (0, 1, 3, 7, 21, 60)
"""By box, the days until it is tried again; what is in the last one is learned."""


class Practice(NamedTuple):
    """How well something is known.

    Attributes:
        box: 0 to the last of :data:`WAITS`.
        days: how long it waits now.
    """

    box: int
    days: int

    @property
    def learned(self) -> bool:
        """Whether it is in the last box."""
        return self.box == len(WAITS) - 1


def after(box: int, *, right: bool) -> Practice:
    """Return how well something is known after one more try.

    Args:
        box: that it was in, 0 if it was never tried.
        right: whether it was right.

    >>> after(0, right=True), after(3, right=False)
    (Practice(box=1, days=1), Practice(box=0, days=0))
    """
    box = min(box + 1, len(WAITS) - 1) if right else 0
    return Practice(box, WAITS[box])
