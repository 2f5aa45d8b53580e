"""How is a partie begun or resumed from the command line, and how does it end there?"""

from __future__ import annotations

import sys
from contextlib import suppress
from dataclasses import replace
from enum import StrEnum
from importlib import import_module
from io import StringIO
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from imperiale.cli.common import Complaint, Options, Players, complain, say, translated
from imperiale.cli.play_files import (
    FileKeeper,
    Unfinished,
    comes_first,
    complaint_of,
    folder,
    fresh_file,
    read_file,
    unfinished,
)
from imperiale.cli.play_loop import Leave, Session
from imperiale.cli.play_setup import Asking, Wanted, ask_terms, offer, seated, terms_of, what
from imperiale.cli.table_face import Face, Faces
from imperiale.cli.table_plain import Plain
from imperiale.cli.table_scene import Surface
from imperiale.cli.table_screen import Screen
from imperiale.locales.sentences import tidy
from imperiale.services.dealer import fresh_seed
from imperiale.services.saves import SaveError
from imperiale.services.table import Table
from imperiale.services.terms import Terms
from imperiale.services.tutoring import Tutoring

__all__ = ["EPILOG", "play_command"]

EPILOG = "Example:\n\nimperiale play --rules pierer --seats you,greedy,random --marking by_hand"
INTERRUPTED = 130


class Marking(StrEnum):
    """Who marks."""

    AUTOMATIC = "automatic"
    BY_HAND = "by_hand"


def play_command(
    file: Annotated[
        Path | None, typer.Argument(help="A kept partie to play on; as with --resume.")
    ] = None,
    rules: Annotated[
        str | None, typer.Option("--rules", help="A rule set, by its name or its .toml file.")
    ] = None,
    option: Options = None,
    players: Players = None,
    seats: Annotated[
        str | None, typer.Option("--seats", help="Who sits where, e.g. you,greedy,random.")
    ] = None,
    length: Annotated[
        int | None, typer.Option("--length", help="The imperials that win (or the deals).")
    ] = None,
    seed: Annotated[
        str | None, typer.Option("--seed", help="A word; the same one deals the same cards.")
    ] = None,
    marking: Annotated[
        Marking | None, typer.Option("--marking", help="Who marks: the table, or each by hand.")
    ] = None,
    stake: Annotated[
        int | None, typer.Option("--stake", help="What a fiche, or an imperial, is worth.")
    ] = None,
    resume: Annotated[  # noqa: FBT002 - the form of Typer's options
        bool, typer.Option("--resume", help="Play on: FILE, or the last unfinished partie.")
    ] = False,
    watch: Annotated[  # noqa: FBT002
        bool, typer.Option("--watch", help="Only agents play, and you look on.")
    ] = False,
    tutor: Annotated[
        Tutoring, typer.Option("--tutor", help="Warns before bad errors, or doubtful ones too.")
    ] = Tutoring.OFF,
    plain: Annotated[  # noqa: FBT002
        bool, typer.Option("--plain", help="Lines of words, without drawing: for screen readers.")
    ] = False,
    ascii_only: Annotated[  # noqa: FBT002
        bool, typer.Option("--ascii", help="Letters in place of the signs of suits.")
    ] = False,
) -> None:
    """Play a partie; without options it asks what it needs. It is kept after every move."""
    wanted = Wanted(
        rules,
        tuple(option or ()),
        players,
        seats,
        length,
        seed,
        None if marking is None else marking.value,
        stake,
        watch,
    )
    if sys.stdin is None:  # pyright: ignore[reportUnnecessaryComparison] - closed by the shell
        sys.stdin = StringIO()
    play = _Play(plain=plain, ascii_only=ascii_only, tutoring=tutor)
    try:
        play.run(wanted, file, resume=resume or file is not None)
    except Leave as leave:
        play.farewell()
        raise typer.Exit(leave.status) from None
    except EOFError:
        play.farewell()
    except KeyboardInterrupt:
        typer.echo()
        play.farewell()
        raise typer.Exit(INTERRUPTED) from None


class _Play:
    """One run of the command: a person at a terminal, and partie after partie."""

    def __init__(self, *, plain: bool, ascii_only: bool, tutoring: Tutoring) -> None:
        self.tutoring = tutoring
        self.keeper: FileKeeper | None = None
        self.table: Table | None = None
        console = Console(highlight=False, emoji=False, markup=False, soft_wrap=plain)
        dumb = console.is_dumb_terminal
        self.forced = dumb and not plain
        signs = not ascii_only and _can_write(console.encoding)
        with suppress(AttributeError, ValueError):
            sys.stdout.reconfigure(errors="replace")  # type: ignore[union-attr]
        if console.is_terminal:
            with suppress(ImportError):
                import_module("readline")  # arrow keys and history in what is typed
        if plain or dumb:
            face = Face(Faces.WORDS)
            self.surface: Surface = Plain(typer.echo, input, face)
        else:
            face = Face(Faces.SYMBOLS if signs else Faces.LETTERS)
            self.surface = Screen(console, face)
        self.asking = Asking(typer.echo, input, 0 if plain or dumb else console.width - 1)

    def run(self, wanted: Wanted, file: Path | None, *, resume: bool) -> None:
        """Play until the person has enough."""
        if self.forced:
            typer.echo(say("plain-forced"))
        if resume:
            if wanted.given():
                raise Complaint("resume-others", options=", ".join(wanted.given()))
            table = self._resumed(_named(file))
        else:
            table = self._begun(wanted)
        greeting = self._greeting(table, resumed=bool(table.moves))
        while Session(table, self.surface, self._kept(), greeting, self.tutoring).run():
            table = self._opened(replace(table.terms, seed=fresh_seed()))
            greeting = self._greeting(table, resumed=False)

    def _begun(self, wanted: Wanted) -> Table:
        if wanted.given():
            return self._opened(terms_of(wanted))
        typer.echo(say("setup-welcome"))
        with suppress(Complaint, SaveError):  # what cannot be read is not offered, and stays
            waiting = unfinished()
            if waiting is not None and offer(self.asking, waiting):
                return self._resumed(waiting)
        return self._opened(ask_terms(self.asking))

    def _opened(self, terms: Terms) -> Table:
        self.keeper = FileKeeper(fresh_file())
        self.table = Table(terms, self.keeper)
        return self.table

    def _resumed(self, kept: Unfinished) -> Table:
        keeper = FileKeeper(kept.path, kept.text)
        try:
            table = Table.from_text(kept.text, keeper)
        except SaveError as error:
            raise complaint_of(error, kept.path) from None
        self.keeper, self.table = keeper, table
        return table

    def _kept(self) -> FileKeeper:
        assert self.keeper is not None, "a table has been opened"
        return self.keeper

    def _greeting(self, table: Table, *, resumed: bool) -> list[str]:
        if resumed:
            return [say("resumed", what=what(table))]
        if self.surface.trick_whole:
            return []  # it stands over the table
        facts = {"rules": translated(table.terms.ruleset.name), "seats": seated(table.terms.seats)}
        return [say("setup-begins", facts, seed=table.terms.seed)]

    def farewell(self) -> None:
        """Say how the partie can be played on."""
        if self.table is None or self.keeper is None:
            typer.echo(say("not-begun"))
        elif self.keeper.trouble:
            complain(say("quit-unkept"))
        elif self.table.partie.winner is None:
            rest = "" if comes_first(self.keeper.path) else f" {tidy(str(self.keeper.path))}"
            typer.echo(say("quit", command=f"imperiale play --resume{rest}"))


def _named(file: Path | None) -> Unfinished:
    if file is not None:
        return Unfinished(file, read_file(file))
    waiting = unfinished()
    if waiting is None:
        raise Complaint("resume-none", status=1, folder=str(folder()))
    return waiting


def _can_write(encoding: str) -> bool:
    """Tell whether the terminal can write the signs of the suits."""
    try:
        "♠◆●─…".encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True
