"""How thoroughly is a person advised, and before which errors is he warned?"""

from __future__ import annotations

from enum import StrEnum

from imperiale.analysis.grades import Grade

__all__ = ["WORLDS", "Tutoring"]

WORLDS = 1024
"""Ways in which the unseen cards can lie by which a choice is weighed at the most."""


class Tutoring(StrEnum):
    """From which errors on a person is warned.

    >>> Tutoring.BAD.warns_of(Grade.DOUBTFUL), Tutoring.BAD.warns_of(Grade.VERY_BAD)
    (False, True)
    """

    OFF = "off"
    BAD = "bad"
    DOUBTFUL = "doubtful"

    def warns_of(self, grade: Grade) -> bool:
        """Tell whether a person is warned before an error of this grade."""
        return grade in _WARNED[self]


_WARNED = {
    Tutoring.OFF: (),
    Tutoring.BAD: (Grade.BAD, Grade.VERY_BAD),
    Tutoring.DOUBTFUL: (Grade.DOUBTFUL, Grade.BAD, Grade.VERY_BAD),
}
