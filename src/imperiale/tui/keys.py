"""Which keys are there at the moment? A line of them, each of which can be clicked."""

from __future__ import annotations

from collections.abc import Iterable

from textual.content import Content
from textual.widgets import Static

__all__ = ["Key", "Keys"]

Key = tuple[str, str, str]
"""The key as it is written, the action that it does, and what that is called."""


class Keys(Static):
    """The line at the foot of a screen; what does not fit is told by the help."""

    def __init__(self, keys: Iterable[Key] = ()) -> None:
        super().__init__(id="keys")
        self.offer(keys)

    def offer(self, keys: Iterable[Key]) -> None:
        """Offer some keys."""
        parts = [
            Content.from_markup(
                f"[@click={action}][bold $accent]$key[/] $label[/]", key=key, label=label
            )
            for key, action, label in keys
        ]
        self.update(Content("  ").join(parts))
