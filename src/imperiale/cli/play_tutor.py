"""Is what a person types an error that he wants to be warned of?"""

from __future__ import annotations

from enum import StrEnum

from imperiale.analysis.grades import Grade, grades
from imperiale.analysis.weighing import weigh
from imperiale.cli.common import say
from imperiale.cli.play_typed import Mistyped
from imperiale.cli.table_face import Face
from imperiale.domain.choices import choices
from imperiale.domain.commands import Command, PlayCard
from imperiale.domain.views import View
from imperiale.engine import native

__all__ = ["Tutor", "Tutoring"]

WORLDS = 1024
"""Ways in which the unseen cards can lie by which a card is weighed at the most."""


class Tutoring(StrEnum):
    """From which errors on a person is warned."""

    OFF = "off"
    BAD = "bad"
    DOUBTFUL = "doubtful"


_WARNED = {
    Tutoring.OFF: (),
    Tutoring.BAD: (Grade.BAD, Grade.VERY_BAD),
    Tutoring.DOUBTFUL: (Grade.DOUBTFUL, Grade.BAD, Grade.VERY_BAD),
}


class Tutor:
    """Warns once before an error; the same card again is played.

    Args:
        tutoring: from which errors on.
        face: how cards are written.
    """

    def __init__(self, tutoring: Tutoring, face: Face) -> None:
        self._graded = _WARNED[tutoring] if native.available() else ()
        self._face = face
        self._warned: tuple[int, Command] | None = None

    def check(self, seen: View, command: Command) -> None:
        """Warn of a card.

        Args:
            seen: what the person sees.
            command: what he is about to do.

        Raises:
            Mistyped: it is an error of which he has not been warned.
        """
        this = len(seen.events), command
        may = choices(seen.deal)
        asked = isinstance(command, PlayCard) and command in may and len(may) > 1
        if not self._graded or not asked or self._warned == this:
            return
        found = weigh(seen, most=WORLDS)
        grade = grades().of(found.loss(command), chance=found.chance)
        best = found.best.command
        if grade not in self._graded or not isinstance(best, PlayCard):
            return
        self._warned = this
        loss = found.loss(command)
        told = f"{100 * loss:.1f} %" if found.chance else f"{loss:.2f}"
        raise Mistyped(
            "tutor", grade=say(f"tutor-grade-{grade}"), loss=told, best=self._face.card(best.card)
        )
