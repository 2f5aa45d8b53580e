"""Which file is meant: one of the parties kept here, or another?"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from imperiale.tui.keys import Keys
from imperiale.tui.voice import Voice

__all__ = ["Ask", "Files"]


class Ask(Screen[str]):
    """A line to type something in; ``Esc`` answers nothing.

    Args:
        voice: who speaks.
        title: what it is for.
        label: what is to be typed.
    """

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "back", show=False)]

    def __init__(self, voice: Voice, title: str, label: str) -> None:
        super().__init__()
        self._voice = voice
        self._title = title
        self._label = label

    def compose(self) -> ComposeResult:
        """Lay it out."""
        yield Static(Content.styled(self._title, "bold"), id="title")
        yield from self.compose_more()
        yield Static(self._label, classes="label")
        yield Input(id="asked", compact=True)
        yield Keys([("Esc", "screen.back", self._voice.say("screen-key-back"))])

    def compose_more(self) -> ComposeResult:
        """Yield what else there is to choose from."""
        yield from ()

    def on_mount(self) -> None:
        """Begin with the first thing to be done."""
        self.begin()

    def begin(self) -> None:
        """Begin to type."""
        self.query_one("#asked", Input).focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Answer."""
        event.stop()
        if event.value.strip():
            self.dismiss(event.value.strip())

    def action_back(self) -> None:
        """Answer nothing."""
        self.dismiss("")


class Files(Ask):
    """A list of files, and a line for the name of another."""

    def __init__(self, voice: Voice, title: str, files: Sequence[str]) -> None:
        super().__init__(voice, title, voice.say("screen-file"))
        self._files = files

    def compose_more(self) -> ComposeResult:
        """Yield the list."""
        options = [
            Option(Content(Path(file).name), id=str(n)) for n, file in enumerate(self._files)
        ]
        yield OptionList(*options, id="files", compact=True)

    def begin(self) -> None:
        """Begin with the last file."""
        files = self.query_one("#files", OptionList)
        files.display = bool(self._files)
        if self._files:
            files.highlighted = 0
            files.focus()
        else:
            super().begin()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Answer with a file of the list."""
        event.stop()
        self.dismiss(self._files[int(event.option.id or 0)])
