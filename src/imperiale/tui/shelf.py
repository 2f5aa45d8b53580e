"""What is kept on this machine that the screens need: parties, and what was solved?"""

from __future__ import annotations

from typing import Protocol

from imperiale.analysis.problems import Problem
from imperiale.services.played import Played
from imperiale.services.solving import Strength
from imperiale.services.table import Table
from imperiale.services.terms import Terms

__all__ = ["Shelf", "ShelfError"]


class ShelfError(Exception):
    """Something cannot be read or kept; its text is the sentence that says why."""


class Shelf(Protocol):
    """Where parties are kept, and what was solved."""

    def unfinished(self) -> Table | None:
        """Return the unfinished partie that was played last.

        Raises:
            ShelfError: it cannot be read.
        """
        ...

    def opened(self, terms: Terms) -> Table:
        """Return the table of a new partie."""
        ...

    def played(self, file: str) -> Played:
        """Return what a file tells of: a kept partie, a proof, records or deals of one line.

        Raises:
            ShelfError: it cannot be read, or tells of no deal.
        """
        ...

    def recent(self) -> list[str]:
        """Return the files of parties that are kept, the last first."""
        ...

    def solved(self) -> tuple[Strength, dict[str, bool]]:
        """Return how well somebody solves, and by problem whether he has found its card.

        Raises:
            ShelfError: it cannot be read.
        """
        ...

    def note(self, problem: Problem, *, right: bool) -> bool:
        """Take note of a try; return whether it counts.

        Raises:
            ShelfError: it cannot be kept.
        """
        ...

    def token(self, server: str, game: str) -> str:
        """Return what proves whose a seat at a game on a server is; empty if nothing is kept."""
        ...

    def keep_token(self, server: str, game: str, token: str) -> None:
        """Keep what proves whose a seat is, so that one comes back to it."""
        ...
