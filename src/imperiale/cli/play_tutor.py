"""Is what a person types an error that he wants to be warned of?"""

from __future__ import annotations

from imperiale.analysis.grades import grades
from imperiale.analysis.weighing import weigh
from imperiale.cli.common import say
from imperiale.cli.play_typed import Mistyped
from imperiale.cli.table_face import Face
from imperiale.domain.choices import choices
from imperiale.domain.commands import Command, PlayCard
from imperiale.domain.views import View
from imperiale.engine import native
from imperiale.services.tutoring import WORLDS, Tutoring

__all__ = ["Tutor"]


class Tutor:
    """Warns once before an error; the same card again is played.

    Args:
        tutoring: from which errors on.
        face: how cards are written.
    """

    def __init__(self, tutoring: Tutoring, face: Face) -> None:
        self._tutoring = tutoring if native.available() else Tutoring.OFF
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
        if self._tutoring is Tutoring.OFF or not asked or self._warned == this:
            return
        found = weigh(seen, most=WORLDS)
        grade = grades().of(found.loss(command), chance=found.chance)
        best = found.best.command
        if not self._tutoring.warns_of(grade) or not isinstance(best, PlayCard):
            return
        self._warned = this
        loss = found.loss(command)
        told = f"{100 * loss:.1f} %" if found.chance else f"{loss:.2f}"
        raise Mistyped(
            "tutor", grade=say(f"tutor-grade-{grade}"), loss=told, best=self._face.card(best.card)
        )
