"""What happened in the deal, to be read and gone through?"""

from __future__ import annotations

from collections.abc import Iterable

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from imperiale.locales.sayings import Message
from imperiale.tui.board import Board, Told
from imperiale.tui.voice import Voice, speaker

__all__ = ["Journal", "sentences"]

_TONES = {"marked": "bold", "forfeited": "$warning"}


def sentences(voice: Voice, board: Board, told: Iterable[Told]) -> list[Content]:
    """Return what happened at a table in sentences, marks and losses in their tones."""
    who = speaker(voice, board)
    return [
        voice.coloured(who.sentence(text)).stylize(_tone(one, text))
        for one in told
        for text in one.text
    ]


def _tone(one: Told, text: Message) -> str:
    return "$warning" if text.key == "told-wipe" else _TONES.get(one.what, "")


class Journal(VerticalScroll, can_focus=False):
    """Lines, of which the last are seen."""

    def __init__(self) -> None:
        super().__init__(id="journal")

    def compose(self) -> ComposeResult:
        """Lay it out."""
        yield Static(id="log")

    def tell(self, lines: Iterable[Content], *, from_top: bool = False) -> None:
        """Tell lines in place of those before."""
        self.query_one("#log", Static).update(Content("\n").join(list(lines)))
        if from_top:
            self.scroll_home(animate=False)
        else:
            self.scroll_end(animate=False)

    def go(self, lines: int) -> None:
        """Go on, or back, by so many lines."""
        self.scroll_relative(y=lines, animate=False)
