"""How is a text broken into lines, when some of its spaces must not be broken at?"""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.containers import Lines
from rich.text import Text

__all__ = ["Prose"]

_SPACES = "\u00a0\u202f"
_KEPT = "\ue000\ue001"
_HELD = str.maketrans(_SPACES, _KEPT)
_FREED = str.maketrans(_KEPT, _SPACES)


class Prose(Text):
    """A text with no-break spaces, at which Rich would break its lines all the same.

    French sets them before a colon and inside its quotation marks.
    """

    def wrap(self, console: Console, width: int, **more: Any) -> Lines:
        """Return the lines of the text; while it is broken such spaces are no spaces."""
        held = self.copy()
        held.plain = held.plain.translate(_HELD)
        lines = Text.wrap(held, console, width, **more)
        for line in lines:
            line.plain = line.plain.translate(_FREED)
        return lines
