"""What is the best that a seat can do, as far as it can know?"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from imperiale.cli.common import (
    INPUT_WRONG,
    Complaint,
    HouseRules,
    Json,
    fault_data,
    finder,
    one_form,
    say,
    tell,
)
from imperiale.cli.given import deals_of
from imperiale.cli.hint_told import hint_lines
from imperiale.cli.play_files import complaint_of, read_file
from imperiale.domain.cards import spell
from imperiale.domain.errors import RecordError
from imperiale.domain.record import replay
from imperiale.domain.views import View, view
from imperiale.engine.native import NativeUnavailableError
from imperiale.services.hints import Hint, hint
from imperiale.services.moves import move_data
from imperiale.services.saves import SaveError
from imperiale.services.table import Table

__all__ = ["EPILOG", "hint_command"]

EPILOG = "Example:\n\nimperiale deal --seed 7 --rules academie --notation | imperiale hint"


def hint_command(
    deal: Annotated[
        str | None,
        typer.Argument(
            metavar="[DEAL]",
            help="A deal record (JSON) or a deal of one line, whose play stops where the question"
            " is; - or nothing reads standard input.",
        ),
    ] = None,
    partie: Annotated[
        Path | None, typer.Option("--partie", help="A kept partie: the file, as it stands.")
    ] = None,
    seconds: Annotated[
        float | None,
        typer.Option("--seconds", min=0.01, help="How long a hint may take: else as it needs."),
    ] = None,
    rules: HouseRules = None,
    as_json: Json = False,  # noqa: FBT002 - the form of Typer's options
) -> None:
    """Say what the seat that is to act does best, seeing its own cards only.

    All ways in which the other cards can lie, for what was played, shown, called and not shown, are
    weighed alike. For each card: the chance to win the partie, the marks at the end of the deal
    less the other's, and the share of the ways in which no card is better.
    """
    one_form(DEAL=deal, partie=partie)
    status = 0
    for line, seen in _partie(partie) if partie else _given(deal, rules):
        if isinstance(seen, RecordError):
            if not as_json:
                status = tell(seen) or INPUT_WRONG
            else:
                typer.echo(json.dumps({"line": line, "error": fault_data(seen.faults)}))
                status = INPUT_WRONG
        elif not seen.my_turn:
            typer.echo(json.dumps({"over": True}) if as_json else say("solve-over"))
        else:
            try:
                found = hint(seen, seconds)
            except NativeUnavailableError:
                raise Complaint("hint-no-core", status=INPUT_WRONG) from None
            lines = [json.dumps(_data(seen, found))] if as_json else hint_lines(seen, found)
            for told in lines:
                typer.echo(told)
    raise typer.Exit(status)


def _given(deal: str | None, files: list[str] | None) -> Iterator[tuple[int, View | RecordError]]:
    for line, record in deals_of(deal, finder(files)):
        if isinstance(record, RecordError):
            yield line, record
            continue
        try:
            played, events = replay(record, partial=True)
        except RecordError as error:
            yield line, error
        else:
            seat = None if played.over else played.seat
            yield line, view(played.rules, events, seat)


def _partie(path: Path) -> Iterator[tuple[int, View]]:
    try:
        table = Table.from_text(read_file(path))
    except SaveError as error:
        raise complaint_of(error, path) from None
    if table.partie.deal is None:
        raise Complaint("hint-between", status=INPUT_WRONG)
    yield 0, table.view(table.waiting)


def _data(seen: View, found: Hint) -> dict[str, object]:
    return {
        "seat": seen.deal.seat,
        "hand": spell(seen.hand),
        "best": move_data(found.best),
        "worlds": found.worlds,
        "of": found.of,
        "solved": found.solved,
        "cards": [
            {
                "card": str(option.card),
                "chance": option.chance,
                "marks": option.marks,
                "best_in": option.share,
            }
            for option in found.options
        ],
    }
