"""What does somebody want who has come to the terminal?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from imperiale.tui.keys import Keys
from imperiale.tui.voice import Voice

__all__ = ["Home"]


class Home(Screen[str]):
    """A list of what there is.

    Args:
        voice: who speaks.
        offers: the name of each thing, and what it is called.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q", "quit", show=False),
    ]

    def __init__(self, voice: Voice, offers: Sequence[tuple[str, str]]) -> None:
        super().__init__()
        self._voice = voice
        self._offers = offers

    def compose(self) -> ComposeResult:
        """Lay it out."""
        say = self._voice.say
        with Vertical(id="home"):
            yield Static(self._head(), id="head")
            yield Static(Content.styled(say("home-what"), "italic"), id="what")
            yield OptionList(
                *(Option(Content(label), id=name) for name, label in self._offers),
                id="menu",
                compact=True,
            )
        yield Keys([("q", "screen.quit", say("screen-key-quit"))])

    def _head(self) -> Content:
        cards = Content(" ").join([self._voice.card(code) for code in ("Ks", "Qh", "Jc", "Ad")])
        name = "Imperiale" if self._voice.letters else "Impériale"
        return Content.assemble((f"{name}   ", "bold"), cards)

    def on_mount(self) -> None:
        """Begin at the first."""
        menu = self.query_one("#menu", OptionList)
        menu.highlighted = 0
        menu.focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Go there."""
        event.stop()
        self.dismiss(event.option.id or "")

    def action_quit(self) -> None:
        """Leave."""
        self.dismiss("quit")
