"""What lies on the table: the trick, the turn-up, the trick before?"""

from __future__ import annotations

from textual.content import Content
from textual.widget import Widget

from imperiale.locales.faces import sentence_of
from imperiale.tui.board import Board
from imperiale.tui.voice import Voice, speaker

__all__ = ["Trick"]

PLACE = 10
"""Columns of a place on the table."""


class Trick(Widget):
    """The cards that are played now, each over the name of its player; below, the trick before."""

    def __init__(self, voice: Voice, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._voice = voice
        self._board: Board | None = None

    def show(self, board: Board) -> None:
        """Show what lies on the table."""
        self._board = board
        self.styles.width = max(34, PLACE * len(board.seats) + 2)
        self.refresh()

    def render(self) -> Content:
        """Draw the cards."""
        board = self._board
        if board is None or not board.deal:
            return Content("")
        names = speaker(self._voice, board).names
        say = self._voice.say
        played = {one.seat: one.card for one in board.trick}
        first = board.trick[0].seat if board.trick else (board.turn or 0)
        places = [(first + step) % len(board.seats) for step in range(len(board.seats))]
        lines = [Content("")] * 3
        under: list[Content] = []
        for seat in places:
            card = played.get(seat, "")
            style = "" if card else "dim"
            box = self._voice.box(card, style)
            lines = [
                Content.assemble(line, part, " " * (PLACE - 5))
                for line, part in zip(lines, box, strict=True)
            ]
            name = sentence_of(say("person") if seat == board.you else names[seat])
            turn = seat == board.turn
            short = name[: PLACE - 1].ljust(PLACE)
            under.append(Content.styled(short, "bold $accent" if turn else "dim"))
        return Content("\n").join([*lines, Content("").join(under), *self._last(board)])

    def _last(self, board: Board) -> list[Content]:
        if not board.last_trick or board.last_winner is None:
            return []
        say = self._voice.say
        cards = Content(" ").join(
            [
                self._voice.card(one.card, "underline" if one.seat == board.last_winner else "")
                for one in board.last_trick
            ]
        )
        names = speaker(self._voice, board).names
        took = say("page-took", who=names[board.last_winner])
        return [
            Content(""),
            Content.assemble((f"{say('screen-last')} ", "dim"), cards),
            Content.styled(took, "dim"),
        ]
