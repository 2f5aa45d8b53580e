"""How does a person choose among his cards, by keys or by the mouse?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.events import Click
from textual.message import Message as Event
from textual.reactive import reactive
from textual.widget import Widget

from imperiale.tui.voice import Voice, in_order

__all__ = ["Hand"]

WIDE = 5
"""Columns of a card with its frame; where they do not fit it has none."""


class Hand(Widget, can_focus=True):
    """The viewer's cards, in a row; the playable ones are numbered."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "along(-1)", show=False),
        Binding("right", "along(1)", show=False),
        Binding("home", "along(-99)", show=False),
        Binding("end", "along(99)", show=False),
        Binding("enter", "choose", show=False),
        Binding("space", "pick", show=False),
        *(Binding(str(n % 10), f"number({n})", show=False) for n in range(1, 11)),
    ]

    at: reactive[int] = reactive(0)
    picked: reactive[frozenset[str]] = reactive(frozenset[str])

    class Chosen(Event):
        """A card was chosen, or Enter pressed where there is none.

        Attributes:
            card: it, or empty.
        """

        def __init__(self, card: str) -> None:
            self.card = card
            super().__init__()

    def __init__(self, voice: Voice, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._voice = voice
        self._cards: list[str] = []
        self._playable: Sequence[str] = ()
        self._picking = False

    def lay(self, cards: Sequence[str], playable: frozenset[str], *, picking: bool) -> None:
        """Lay cards out.

        Args:
            cards: the hand.
            playable: those that may be played.
            picking: whether cards may be picked, to be shown together.
        """
        before = self._cards
        self._cards = in_order(cards)
        self._playable = [card for card in self._cards if card in playable]
        self._picking = picking
        if not picking or before != self._cards:
            self.picked = frozenset()
        if self._playable and self._current not in self._playable:
            self.at = self._cards.index(self._playable[0])
        self.at = max(0, min(self.at, len(self._cards) - 1))
        self.refresh()

    @property
    def _current(self) -> str:
        return self._cards[self.at] if self.at < len(self._cards) else ""

    @property
    def _columns(self) -> int:
        """Columns that a card takes."""
        return WIDE if WIDE * len(self._cards) <= max(self.size.width, 1) else 4

    def render(self) -> Content:
        """Draw the cards, and under them their numbers."""
        if not self._cards:
            return Content("")
        framed = self._columns == WIDE
        lines: list[list[Content]] = [[] for _ in range(4)]
        for place, card in enumerate(self._cards):
            style = self._style(place, card)
            drawn = self._voice.box(card, style) if framed else self._bare(card, style)
            for line, part in zip(lines, [*drawn, self._below(place, card)], strict=True):
                line.append(part)
        return Content("\n").join([Content("").join(line) for line in lines])

    def _bare(self, card: str, style: str) -> list[Content]:
        text = self._voice.card(card, style)
        return [
            Content("    "),
            Content.assemble(text, " " * (4 - text.cell_length)),
            Content("    "),
        ]

    def _style(self, place: int, card: str) -> str:
        if card in self.picked:
            return "$accent reverse"
        if self.has_focus and place == self.at:
            return "$accent" if card in self._playable else "$accent dim"
        return "" if card in self._playable or not self._playable else "dim"

    def _below(self, place: int, card: str) -> Content:
        number = ""
        if card in self._playable:
            n = self._playable.index(card) + 1
            number = str(n % 10) if n <= 10 else ""
        here = self.has_focus and place == self.at
        pointer = "^" if self._voice.letters else "▲"
        text = f"{pointer}{number}" if here else number
        return Content.styled(text.center(self._columns), "bold $accent" if here else "dim")

    def action_along(self, step: int) -> None:
        """Go along the cards."""
        self.at = max(0, min(self.at + step, len(self._cards) - 1))

    def action_choose(self) -> None:
        """Choose the card that is pointed at."""
        self.post_message(self.Chosen(self._current))

    def action_number(self, number: int) -> None:
        """Choose the playable card of a number."""
        if number <= len(self._playable):
            self.at = self._cards.index(self._playable[number - 1])
            self.post_message(self.Chosen(self._current))

    def action_pick(self) -> None:
        """Pick a card, or put it back; where none are picked, choose it."""
        if self._picking and self._current:
            self.picked = self.picked ^ {self._current}
        else:
            self.action_choose()

    def on_click(self, event: Click) -> None:
        """Choose, or pick, the card under the mouse."""
        place = event.x // self._columns
        if 0 <= place < len(self._cards):
            self.at = place
            self.action_pick()

    def on_focus(self) -> None:
        """Show where one is."""
        self.refresh()

    def on_blur(self) -> None:
        """Show that one is elsewhere."""
        self.refresh()
