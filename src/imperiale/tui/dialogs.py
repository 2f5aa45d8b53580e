"""What is told, or asked, over the table: help, reasons, marks, advice, the end of a deal?"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar, cast

from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.dom import DOMNode
from textual.screen import ModalScreen
from textual.widgets import Button, Static

from imperiale.tui.voice import Voice

__all__ = ["Asked", "Dialog", "app_of"]

Asked = tuple[str, str]
"""The name of an answer, and what its button says."""


def app_of(node: DOMNode) -> App[None]:
    """Return the application of a screen, which the library types as one of anything."""
    return cast("App[None]", node.app)  # pyright: ignore[reportUnknownMemberType]


class Dialog(ModalScreen[str]):
    """Lines to read, and buttons to answer by; ``Esc`` answers nothing.

    Args:
        voice: who speaks.
        title: what it is about.
        lines: what is told.
        answers: the buttons, the first of which Enter presses; by default to close it.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "answer('')", show=False),
        Binding("q", "answer('')", show=False),
        Binding("left", "app.focus_previous", show=False),
        Binding("right", "app.focus_next", show=False),
        Binding("up", "scroll(-1)", show=False),
        Binding("down", "scroll(1)", show=False),
        Binding("pageup", "scroll(-8)", show=False),
        Binding("pagedown", "scroll(8)", show=False),
    ]

    def __init__(
        self,
        voice: Voice,
        title: str,
        lines: Iterable[str | Content],
        answers: Sequence[Asked] = (),
    ) -> None:
        super().__init__()
        self._voice = voice
        self._title = title
        self._lines = [*lines]
        self._answers = answers or (("", voice.say("page-close")),)

    def compose(self) -> ComposeResult:
        """Lay it out."""
        with Vertical(id="dialog"):
            yield Static(Content.styled(self._title, "bold"), id="dialog-title")
            with VerticalScroll(id="dialog-lines", can_focus=False):
                yield Static(self._content(), id="dialog-text")
            with Horizontal(id="dialog-answers"):
                for number, (name, label) in enumerate(self._answers):
                    button = Button(label, name=name, compact=True)
                    button.variant = "primary" if number == 0 else "default"
                    yield button

    def _content(self) -> Content:
        voiced = [
            self._voice.coloured(line) if isinstance(line, str) else line for line in self._lines
        ]
        return Content("\n").join(voiced)

    def tell(self, lines: Iterable[str | Content]) -> None:
        """Tell something else."""
        self._lines = [*lines]
        self.query_one("#dialog-text", Static).update(self._content())

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Answer."""
        event.stop()
        self.dismiss(event.button.name or "")

    def action_answer(self, name: str) -> None:
        """Answer by a key."""
        self.dismiss(name)

    def action_scroll(self, lines: int) -> None:
        """Go through what is told."""
        self.query_one("#dialog-lines", VerticalScroll).scroll_relative(y=lines, animate=False)
