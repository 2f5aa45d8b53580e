"""What does a deal that was written down come to?"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from typing import Annotated

import typer

from imperiale.cli.common import (
    INPUT_WRONG,
    Complaint,
    HouseRules,
    fault_data,
    finder,
    tell,
)
from imperiale.cli.lines import lines
from imperiale.domain.errors import RecordError
from imperiale.domain.record import outcome, replay
from imperiale.domain.ruleset import Ruleset
from imperiale.services.deal_text import read_deal

app = typer.Typer(add_completion=False)


@app.command(epilog="Example: imperiale score deals.jsonl > scored.jsonl")
def score(
    files: Annotated[list[str], typer.Argument(help="Files of deal records; - is standard input.")],
    partial: Annotated[  # noqa: FBT002 - the form of Typer's options
        bool, typer.Option("--partial", help="Allow a play that stops before the deal is over.")
    ] = False,
    rules: HouseRules = None,
) -> None:
    """Play deal records through and print, a line each, what they come to.

    A line that is no valid record gives its error in its place, and the exit status 1.
    """
    find = finder(rules)
    if files.count("-") > 1:
        raise Complaint("stdin-twice")
    status = 0
    for file in files:
        try:
            sound = _score(file, find, partial=partial, named=len(files) > 1)
            status = max(status, 0 if sound else INPUT_WRONG)
        except Complaint as complaint:
            status = max(status, tell(complaint) or 0)
    raise typer.Exit(status)


def _score(file: str, find: Callable[[str], Ruleset], *, partial: bool, named: bool) -> bool:
    """Score one file; tell whether all of it was sound."""
    sound = True
    for number, text in lines(file):
        try:
            came = outcome(*replay(read_deal(text, find), partial=partial))
        except RecordError as error:
            sound = False
            place = {"file": file} if named else {}
            came = {**place, "line": number, "error": fault_data(error.faults)}
        # at once, so that who writes a line may wait for its answer
        sys.stdout.write(json.dumps(came) + "\n")
        sys.stdout.flush()
    return sound
