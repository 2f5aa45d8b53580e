"""How do the players stand, with imperials and counters as chips?"""

from __future__ import annotations

from textual.content import Content
from textual.widget import Widget

from imperiale.domain.rules.marking import Score as Marks
from imperiale.tui.board import Board, Seat
from imperiale.tui.voice import Voice, in_order, speaker

__all__ = ["Scores"]


class Scores(Widget):
    """A line for each seat, the viewer's first: name, chips, tricks, cards, what it showed."""

    def __init__(self, voice: Voice, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._voice = voice
        self._board: Board | None = None

    def show(self, board: Board) -> None:
        """Show how a table stands."""
        self._board = board
        self.styles.height = 1 + len(board.seats)
        self.refresh()

    def render(self) -> Content:
        """Draw the lines."""
        board = self._board
        if board is None:
            return Content("")
        say = self._voice.say
        first = board.you or 0
        seats = [*board.seats[first:], *board.seats[:first]]
        who = speaker(self._voice, board)
        names = {s.seat: self._named(board, s, who.names[s.seat]) for s in seats}
        width = max(9, *(len(name) for name in names.values()))
        heads = [say("column-imperials"), say("column-counters"), say("column-tricks")]
        heads.append(say("column-points" if board.rules.refill else "column-cards"))
        chips = [(self._imperials(board, s), self._counters(s)) for s in seats]
        wide = [
            max(len(heads[0]), *(c[0].cell_length for c in chips)),
            max(len(heads[1]), *(c[1].cell_length for c in chips)),
            max(6, len(heads[2])),
            max(5, len(heads[3])),
        ]
        lines = [
            Content.styled(
                f"  {'':{width}}  {heads[0]:{wide[0]}}  {heads[1]:{wide[1]}}  "
                f"{heads[2]:>{wide[2]}}  {heads[3]:>{wide[3]}}",
                "dim",
            )
        ]
        for seat, (imperials, counters) in zip(seats, chips, strict=True):
            turn = seat.seat == board.turn
            last = seat.points if board.rules.refill else seat.cards
            numbers = f"  {seat.tricks:>{wide[2]}}  {last:>{wide[3]}}  "
            lines.append(
                Content.assemble(
                    (self._pointer(turn=turn), "bold $accent"),
                    (f"{names[seat.seat]:{width}}  ", "bold" if turn else ""),
                    _padded(imperials, wide[0]),
                    "  ",
                    _padded(counters, wide[1]),
                    numbers,
                    self._more(seat),
                )
            )
        return Content("\n").join(lines)

    def _pointer(self, *, turn: bool) -> str:
        return ("> " if self._voice.letters else "▸ ") if turn else "  "

    def _named(self, board: Board, seat: Seat, name: str) -> str:
        shown = self._voice.say("person") if seat.seat == board.you else name
        if seat.kind == "open":
            shown = self._voice.say("page-open-seat")
        return shown[:1].upper() + shown[1:]

    def _imperials(self, board: Board, seat: Seat) -> Content:
        marks = Marks(seat.score.imperials, seat.score.counters)
        target = None if board.rules.points_win else board.rules.target
        signs = self._voice.face.imperials(marks, target)
        return Content.assemble(
            (signs, "$imperial"), f" {marks.imperials}" if signs else str(marks.imperials)
        )

    def _counters(self, seat: Seat) -> Content:
        marks = Marks(seat.score.imperials, seat.score.counters)
        return Content.assemble(
            (self._voice.face.counters(marks), "$counter"), f" {marks.counters}"
        )

    def _more(self, seat: Seat) -> Content:
        """Return the role of a seat, that its player is away, and what it has shown."""
        say = self._voice.say
        parts: list[Content] = []
        if seat.role:
            parts.append(Content.styled(say(seat.role), "italic"))
        if not seat.present:
            parts.append(Content.styled(say("page-away"), "$warning"))
        if seat.shown:
            shown = self._voice.cards(in_order(seat.shown))
            parts.append(Content.assemble(f"{say('page-shown')} ", shown))
        return Content(" ").join(parts)


def _padded(content: Content, width: int) -> Content:
    return Content.assemble(content, " " * (width - content.cell_length))
