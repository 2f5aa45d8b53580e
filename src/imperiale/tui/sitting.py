"""What does a terminal need of a table, be it here or on a server?"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from imperiale.locales.sayings import Message
from imperiale.services.table import Table
from imperiale.tui.advice import Advice
from imperiale.tui.board import Board, Do, Told
from imperiale.tui.looking import Moment

__all__ = ["DeniedError", "Sitting"]


class DeniedError(Exception):
    """Something wished is not done.

    Attributes:
        reason: why.
    """

    def __init__(self, reason: Message) -> None:
        self.reason = reason
        super().__init__(reason.key)


class Sitting(Protocol):
    """A person at one table.

    Attributes:
        board: the table as it is now; ``None`` before it has been seen.
        log: what happened in the deal under way, or just ended.
        trouble: what stands in the way, such as a lost connection; ``None`` if nothing does.
        table: the table itself, where it stands on this machine.
    """

    @property
    def board(self) -> Board | None:
        """The table as it is now."""
        ...

    @property
    def log(self) -> Sequence[Told]:
        """What happened in the deal under way."""
        ...

    @property
    def trouble(self) -> Message | None:
        """What stands in the way."""
        ...

    @property
    def table(self) -> Table | None:
        """The table itself."""
        ...

    async def run(self, changed: Callable[[], None]) -> None:
        """Let the game go on until it is cancelled.

        Args:
            changed: is called whenever there is something else to be seen.
        """
        ...

    async def do(self, wish: Do) -> None:
        """Do something.

        Raises:
            DeniedError: it is not done.
        """
        ...

    async def advice(self) -> Advice:
        """Return what every choice is worth, as far as the person can know.

        Raises:
            DeniedError: it is not his turn, or others play too.
            NativeUnavailableError: there is no C++ core to weigh cards.
        """
        ...

    async def moments(self, deal: int) -> Sequence[Moment]:
        """Return the moments of a deal, counted from 1, as far as the person may see it."""
        ...
