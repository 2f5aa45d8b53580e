"""What do the services need from outside?"""

from __future__ import annotations

from typing import Protocol

__all__ = ["Keeper"]


class Keeper(Protocol):
    """A place where one partie is kept."""

    def keep(self, text: str) -> None:
        """Keep a partie in place of what was kept before.

        When this returns, the new text survives a crash; if it does not return, the old one does.
        """
        ...
