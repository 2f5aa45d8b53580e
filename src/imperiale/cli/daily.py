"""How is the deal of the day played in the terminal, and how did the levels play it?"""

from __future__ import annotations

import datetime
from contextlib import suppress
from typing import Annotated

import typer

from imperiale.cli.boards_played import play_board
from imperiale.cli.common import INPUT_WRONG, Complaint, say, translated
from imperiale.engine import native
from imperiale.engine.native import NativeUnavailableError
from imperiale.locales.sentences import tidy
from imperiale.rulesets import load
from imperiale.services.duplicate import (
    FIRST,
    begun,
    of_day,
)

__all__ = ["EPILOG", "daily_command"]

EPILOG = "Example: imperiale daily 2026-11-30"
INTERRUPTED = 130


def daily_command(
    day: Annotated[
        str | None, typer.Argument(metavar="[DATE]", help="A day, e.g. 2026-11-30: else today.")
    ] = None,
    plain: Annotated[  # noqa: FBT002 - the form of Typer's options
        bool, typer.Option("--plain", help="Lines of words, without drawing: for screen readers.")
    ] = False,
    ascii_only: Annotated[  # noqa: FBT002
        bool, typer.Option("--ascii", help="Letters in place of the signs of suits.")
    ] = False,
) -> None:
    """Play the deal of the day, the same for everybody, and see how the levels played it."""
    try:
        native.loaded()
    except NativeUnavailableError:
        raise Complaint("hint-no-core", status=INPUT_WRONG) from None
    here = begun(of_day(_date(day))).answered()
    rules = translated(load(here.board.setup.rules.id).name)
    with suppress(EOFError):
        try:
            title = say("daily-title", day=here.board.name, rules=rules)
            play_board(here, title, plain=plain, ascii_only=ascii_only)
        except KeyboardInterrupt:
            typer.echo()
            raise typer.Exit(INTERRUPTED) from None


def _date(text: str | None) -> datetime.date:
    today = datetime.datetime.now(datetime.UTC).date()
    if text is None:
        return today
    try:
        day = datetime.date.fromisoformat(text)
    except ValueError:
        day = None
    if day is None or not FIRST <= day <= today:
        facts = {"first": str(FIRST), "today": str(today)}
        raise Complaint("daily-no-day", INPUT_WRONG, found=tidy(text, 40), **facts) from None
    return day
