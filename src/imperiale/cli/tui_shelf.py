"""Where do the screens find what is kept on this machine? Where the commands keep it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from imperiale.analysis.problems import Problem
from imperiale.cli.common import Complaint, say
from imperiale.cli.play_files import (
    FileKeeper,
    complaint_of,
    folder,
    fresh_file,
    kept_files,
    unfinished,
)
from imperiale.cli.problems_kept import Progress
from imperiale.cli.review_made import read_played
from imperiale.domain.errors import Invalid
from imperiale.locales.sentences import fault_sentence
from imperiale.services.played import Played
from imperiale.services.saves import SaveError
from imperiale.services.solving import Strength
from imperiale.services.table import Table
from imperiale.services.terms import Terms

__all__ = ["FileShelf"]

_T = TypeVar("_T")


class FileShelf:
    """What is kept on this machine.

    Args:
        trouble: makes the error of a sentence that the screens expect.
    """

    def __init__(self, trouble: Callable[[str], Exception]) -> None:
        self._trouble = trouble

    def _told(self, work: Callable[[], _T]) -> _T:
        try:
            return work()
        except Complaint as complaint:
            raise self._trouble(say(complaint.name, complaint.facts)) from None
        except Invalid as invalid:
            raise self._trouble(fault_sentence(say, invalid.faults[0])) from None

    def unfinished(self) -> Table | None:
        """Return the unfinished partie that was played last."""
        waiting = self._told(unfinished)
        if waiting is None:
            return None
        try:
            return Table.from_text(waiting.text, FileKeeper(waiting.path, waiting.text))
        except SaveError as error:
            complaint = complaint_of(error, waiting.path)
            raise self._trouble(say(complaint.name, complaint.facts)) from None

    def opened(self, terms: Terms) -> Table:
        """Return the table of a new partie."""
        return Table(terms, FileKeeper(fresh_file()))

    def played(self, file: str) -> Played:
        """Return what a file tells of."""
        return self._told(lambda: read_played(file))

    def recent(self) -> list[str]:
        """Return the files of parties that are kept, the last first."""
        return [str(path) for path in kept_files(folder())]

    def solved(self) -> tuple[Strength, dict[str, bool]]:
        """Return how well somebody solves, and what he has tried."""
        progress = self._told(Progress)
        return progress.strength, progress.tried

    def note(self, problem: Problem, *, right: bool) -> bool:
        """Take note of a try; return whether it counts."""
        return self._told(lambda: Progress().note(problem, right=right))
