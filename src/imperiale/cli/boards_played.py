"""How is a deal played in the terminal that others play too, and how did each of them play it?"""

from __future__ import annotations

from collections.abc import Iterator

import typer
from rich.console import Console
from rich.table import Table as Grid

from imperiale.cli.common import say
from imperiale.cli.posed import asked, listening, scene, surface, told
from imperiale.cli.table_face import Face
from imperiale.cli.table_words import Line, Tone
from imperiale.domain.cards import Card
from imperiale.services.duplicate import LEVELS, OPPONENT, Duplicate, Result, played_by

__all__ = ["play_board"]


def play_board(
    here: Duplicate, title: str, first: Result | None = None, *, plain: bool, ascii_only: bool
) -> None:
    """Let a person play a board, and tell how the levels played it.

    Args:
        here: where it stands, the person being to play.
        title: what is said of it.
        first: how it was first played.
        plain: whether everything is told in lines of words.
        ascii_only: whether the suits have letters.

    Raises:
        EOFError: nobody types any more.
    """
    shown = surface(plain=plain, ascii_only=ascii_only)
    board, heard = here.board, 0
    teller = listening(here.seen(), OPPONENT, shown)
    lines = [Line(title, Tone.MARK)]
    past: list[Line] = []
    while True:
        view = here.seen()
        lines += told(teller, view.events[heard:])
        heard = len(view.events)
        if here.deal.over:
            break
        at = scene(view, teller, past)
        command = asked(shown, at, lines, say("daily-ask"))
        if command is None:
            return
        past, lines = [*past, *lines], []
        here = here.after(command).answered()
    shown.tell(None, lines, "")
    results = [here.result("you", "person")]
    results += [played_by(board, level).result(level, "level") for level in LEVELS]
    results += [] if first is None else [first]
    for row in _told(results, board.seat):
        typer.echo(row)
    if plain:
        for row in _listed(results, board.seat, shown.face):
            typer.echo(row)
    else:
        Console(highlight=False, emoji=False).print(_grid(results, board.seat, shown.face))


def _name(result: Result) -> str:
    if result.kind == "table":
        return say("daily-table")
    return say("person") if result.kind == "person" else say(f"agent-{result.who}")


def _told(results: list[Result], seat: int) -> Iterator[str]:
    """Yield what each brought home, the best first."""
    for result in sorted(results, key=lambda one: -one.lead(seat)):
        facts = {
            "lead": f"{result.lead(seat):+d}",
            "marks": result.marks[seat],
            "other": result.marks[1 - seat],
            "tricks": result.tricks[seat],
        }
        yield say("daily-result", facts, who=_name(result))


def _tricks(result: Result) -> list[tuple[tuple[int, Card], ...]]:
    """Return the tricks of a result, each card with its seat."""
    return [result.cards[at : at + 2] for at in range(0, len(result.cards), 2)]


def _grid(results: list[Result], seat: int, face: Face) -> Grid:
    """Return the cards of each, trick by trick, side by side."""
    grid = Grid(caption=say("daily-grid"), caption_justify="left")
    grid.add_column(say("daily-trick"), justify="right")
    for result in results:
        grid.add_column(_name(result).capitalize())
    played = [_tricks(result) for result in results]
    for number in range(max(map(len, played))):
        cells = (
            _cell(tricks[number], seat, face) if number < len(tricks) else "" for tricks in played
        )
        grid.add_row(str(number + 1), *cells)
    return grid


def _cell(trick: tuple[tuple[int, Card], ...], seat: int, face: Face) -> str:
    """Return a trick, own card first; a sign before who led."""
    cards = {owner: face.card(card) for owner, card in trick}
    lead = "›" if face.suit_sign(0) == "♣" else ">"
    own, other = (
        f"{lead if trick[0][0] == s else ' '}{cards.get(s, '')}" for s in (seat, 1 - seat)
    )
    return f"{own:<5}{other}"


def _listed(results: list[Result], seat: int, face: Face) -> Iterator[str]:
    """Yield the cards of each, trick by trick, in lines of words."""
    for result in results:
        own = ", ".join(face.card(card) for owner, card in result.cards if owner == seat)
        yield say("daily-cards", who=_name(result), cards=own)
