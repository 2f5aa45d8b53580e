"""Where do the screens find what is kept on this machine? Where the commands keep it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import msgspec

from imperiale.analysis.problems import Problem
from imperiale.cli.common import Complaint, say, unreadable
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
        return self._told(lambda: read_played(file, None))

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

    def token(self, server: str, game: str) -> str:
        """Return what proves whose a seat at a game on a server is; empty if nothing is kept."""
        return self._tokens().get(f"{server}/g/{game}", "")

    def keep_token(self, server: str, game: str, token: str) -> None:
        """Keep what proves whose a seat is; only its owner may read the file."""
        kept = {**self._tokens(), f"{server}/g/{game}": token}
        path, beside = self._seats, self._seats.with_suffix(".new")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            beside.touch(mode=0o600)
            beside.write_text(json.dumps(kept), encoding="utf-8")
            beside.replace(path)
        except OSError as error:
            complaint = unreadable(str(path), error)
            raise self._trouble(say(complaint.name, complaint.facts)) from None

    @property
    def _seats(self) -> Path:
        return folder().parent / "seats.json"

    def _tokens(self) -> dict[str, str]:
        try:
            return msgspec.json.decode(self._seats.read_bytes(), type=dict[str, str])
        except (FileNotFoundError, msgspec.MsgspecError):
            return {}  # a seat that is not known is taken anew
