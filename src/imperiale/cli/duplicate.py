"""How is any deal played again in the terminal, beside how others played it?"""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated

import typer

from imperiale.cli.boards_played import play_board
from imperiale.cli.common import INPUT_WRONG, Complaint, HouseRules, finder, say, translated
from imperiale.cli.review_made import read_played
from imperiale.domain.notation import read_line
from imperiale.engine import native
from imperiale.engine.native import NativeUnavailableError
from imperiale.locales.sentences import tidy
from imperiale.services.duplicate import NotForTwoError, at_table, begun, of_record

__all__ = ["EPILOG", "duplicate_command"]

EPILOG = "Example:\n\nimperiale duplicate partie-0001.json --deal 3"
INTERRUPTED = 130


def duplicate_command(
    deal: Annotated[
        str,
        typer.Argument(
            metavar="DEAL",
            help="A deal of one line, or a file: a kept partie, a proof, or deals, one a line.",
        ),
    ],
    number: Annotated[
        int, typer.Option("--deal", min=1, help="Which deal of the file, from 1.")
    ] = 1,
    seat: Annotated[
        int | None, typer.Option("--seat", min=0, max=1, help="Your seat; else elder's.")
    ] = None,
    rules: HouseRules = None,
    plain: Annotated[  # noqa: FBT002 - the form of Typer's options
        bool, typer.Option("--plain", help="Lines of words, without drawing: for screen readers.")
    ] = False,
    ascii_only: Annotated[  # noqa: FBT002
        bool, typer.Option("--ascii", help="Letters in place of the signs of suits.")
    ] = False,
) -> None:
    """Play a deal again that was played, and see how the levels play it, card by card.

    Beside them stands how it was first played, if the deal tells that.
    """
    try:
        native.loaded()
    except NativeUnavailableError:
        raise Complaint("hint-no-core", status=INPUT_WRONG) from None
    find = finder(rules)
    if "|" in deal:
        record = read_line(deal, find)
    else:
        found = read_played(deal, rules)
        if number > len(found.deals):
            facts = {"number": str(number), "deals": str(len(found.deals))}
            raise Complaint("challenge-no-deal", INPUT_WRONG, file=tidy(deal), **facts)
        record = read_line(found.deals[number - 1].line, find)
    setup = record.setup
    try:
        board = of_record(record, setup.rules.elder(setup.dealer) if seat is None else seat)
        first = at_table(record)
    except NotForTwoError as error:
        raise Complaint(f"challenge-not-{error.reason}", INPUT_WRONG) from None
    title = say("challenge-title", rules=translated(find(setup.rules.id).name))
    with suppress(EOFError):
        try:
            here = begun(board).answered()
            play_board(here, title, first, plain=plain, ascii_only=ascii_only)
        except KeyboardInterrupt:
            typer.echo()
            raise typer.Exit(INTERRUPTED) from None
