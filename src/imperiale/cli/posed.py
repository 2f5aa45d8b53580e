"""How is a position shown and a card asked for in the terminal, outside of a partie?"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from contextlib import suppress

import typer
from rich.console import Console

from imperiale.cli.common import say
from imperiale.cli.play_typed import Mistyped, Word, read_command, read_word
from imperiale.cli.table_face import Face, Faces
from imperiale.cli.table_plain import Plain
from imperiale.cli.table_scene import Scene, Surface
from imperiale.cli.table_screen import Screen
from imperiale.cli.table_words import Line, Teller
from imperiale.domain.commands import Command, PlayCard
from imperiale.domain.decide import obey
from imperiale.domain.errors import Refused
from imperiale.domain.events import DealOpened, Event
from imperiale.domain.views import View
from imperiale.locales.sentences import refusal_sentence
from imperiale.rulesets import load
from imperiale.services.terms import PERSON, Terms

__all__ = ["asked", "goes_on", "listening", "scene", "surface", "told", "told_to_do"]


def surface(*, plain: bool, ascii_only: bool) -> Surface:
    """Return what a position is shown on."""
    console = Console(highlight=False, emoji=False, markup=False, soft_wrap=plain)
    with suppress(AttributeError, ValueError):
        sys.stdout.reconfigure(errors="replace")  # type: ignore[union-attr]
    if plain or console.is_dumb_terminal:
        return Plain(typer.echo, input, Face(Faces.WORDS))
    return Screen(console, Face(Faces.LETTERS if ascii_only else Faces.SYMBOLS))


def listening(view: View, opponent: str, shown: Surface) -> Teller:
    """Return who tells a deal to the viewer.

    Args:
        view: what he sees.
        opponent: the agent at the other seats.
        shown: what it is shown on.
    """
    rules = view.rules
    seats = tuple(PERSON if seat == view.seat else opponent for seat in range(rules.players))
    terms = Terms(load(rules.id), rules.players, rules.options, seats, "posed")
    return Teller(terms, shown.face, view.seat, trick_whole=shown.trick_whole)


def told(teller: Teller, events: Iterable[Event]) -> list[Line]:
    """Return what is said of events; of the dealing itself nothing, for nobody dealt."""
    lines: list[Line] = []
    for event in events:
        found = teller.tell(event)
        lines += [] if isinstance(event, DealOpened) else found
    return lines


def scene(view: View, teller: Teller, past: Sequence[Line] = ()) -> Scene:
    """Return the table as the viewer sees it."""
    return Scene(view, teller, (0,) * view.rules.players, past)


def asked(shown: Surface, at: Scene, lines: Sequence[Line], hint: str) -> PlayCard | None:
    """Return the card that a person chooses, one that may be played; nothing if he has enough.

    Raises:
        EOFError: nobody types any more.
    """
    command = told_to_do(shown, at, lines, hint)
    assert command is None or isinstance(command, PlayCard)
    return command


def told_to_do(shown: Surface, at: Scene, lines: Sequence[Line], hint: str) -> Command | None:
    """Return what a person wants to do, something that may be done; nothing if he has enough.

    Raises:
        EOFError: nobody types any more.
    """
    view, error = at.view, ""
    while True:
        shown.show(at, lines, hint, error)
        typed = shown.ask()
        try:
            word = read_word(typed)
            if word is not None:
                if word[0] is Word.QUIT:
                    return None
                error = hint
                continue
            command = read_command(typed, view, shown.face)
        except Mistyped as mistyped:
            error = mistyped.sentence()
            continue
        try:
            obey(view.deal, command)
        except Refused as refused:
            error = refusal_sentence(say, refused)
        else:
            return command


def goes_on(shown: Surface, question: str) -> bool:
    """Ask whether somebody goes on; whatever he types, unless it is to quit, says yes."""
    typer.echo(say(question))
    typed = shown.ask().strip()
    with suppress(Mistyped):
        word = read_word(typed) if typed else None
        return word is None or word[0] is not Word.QUIT
    return True
