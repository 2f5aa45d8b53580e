"""How is one thing of several chosen on one line?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, NamedTuple

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.events import Click
from textual.message import Message as Event
from textual.reactive import reactive
from textual.widget import Widget

__all__ = ["Choice", "Item"]

LABEL = 16
"""Columns of what is chosen."""


class Item(NamedTuple):
    """Something that can be chosen.

    Attributes:
        value: it.
        label: what it is called.
        about: what is said of it.
    """

    value: str
    label: str
    about: str = ""


class Choice(Widget, can_focus=True):
    """A line: what is chosen, and the one item that is; left and right go to the others."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "step(-1)", show=False),
        Binding("right,space", "step(1)", show=False),
        Binding("up", "app.focus_previous", show=False),
        Binding("down", "app.focus_next", show=False),
    ]

    at: reactive[int] = reactive(0)

    class Changed(Event):
        """Another item was chosen, or one has come to this line."""

        def __init__(self, choice: Choice) -> None:
            self.choice = choice
            super().__init__()

    def __init__(
        self, label: str, items: Sequence[Item], value: str = "", *, plain: bool, id: str
    ) -> None:
        super().__init__(id=id)
        self._label = label
        self._items = items
        self._plain = plain
        self.set_items(items, value)

    def set_items(self, items: Sequence[Item], value: str = "") -> None:
        """Offer other items; the one of a value is chosen, or else the first."""
        self._items = items
        values = [item.value for item in items]
        self.at = values.index(value) if value in values else 0
        self.refresh()

    @property
    def item(self) -> Item:
        """What is chosen."""
        return self._items[min(self.at, len(self._items) - 1)]

    def render(self) -> Content:
        """Draw the line."""
        before, after = ("< ", " >") if self._plain else ("◂ ", " ▸")
        style = "bold $accent" if self.has_focus else ""
        edge = style if len(self._items) > 1 else "dim"
        return Content.assemble(
            (f"{self._label:{LABEL}} ", style or "dim"),
            (before, edge),
            (self.item.label, style),
            (after, edge),
        )

    def action_step(self, step: int) -> None:
        """Choose the next item."""
        self.at = (self.at + step) % len(self._items)
        self.post_message(self.Changed(self))

    def on_click(self, event: Click) -> None:
        """Go on by a click; on the sign before the item, back."""
        self.action_step(-1 if event.x <= LABEL + 2 else 1)

    def on_focus(self) -> None:
        """Show where one is."""
        self.refresh()
        self.post_message(self.Changed(self))

    def on_blur(self) -> None:
        """Show that one is elsewhere."""
        self.refresh()
