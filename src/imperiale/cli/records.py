"""Do deal records say what their cards come to?"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Annotated, Any, NamedTuple

import typer
from rich.console import Console
from rich.table import Table

from imperiale.analysis.check import check as check_record
from imperiale.cli.common import (
    INPUT_WRONG,
    Complaint,
    HouseRules,
    Json,
    fault_data,
    finder,
    say,
    sentence,
    tell,
)
from imperiale.cli.lines import lines
from imperiale.domain.errors import Code, Fault, RecordError
from imperiale.domain.ruleset import Ruleset
from imperiale.services.deal_text import read_deal

EPILOG = "Example: imperiale records check deals.jsonl"

app = typer.Typer(add_completion=False, help="Work with files of deal records.", epilog=EPILOG)


@app.callback()
def records() -> None:
    """Work with files of deal records."""


class _Sum(NamedTuple):
    """What was checked of one rule set: records, those that agree, and fields compared."""

    records: int = 0
    agree: int = 0
    fields: int = 0

    def with_one(self, fields: int, *, agrees: bool) -> _Sum:
        return _Sum(self.records + 1, self.agree + agrees, self.fields + fields)


class _Wrong(NamedTuple):
    """A record that does not agree, and where."""

    file: str
    line: int
    faults: tuple[Fault, ...]


class _Checking:
    """What has been found so far."""

    def __init__(self) -> None:
        self.sums: dict[str, _Sum] = {}
        self.wrong: list[_Wrong] = []

    def file(self, name: str, find: Callable[[str], Ruleset]) -> None:
        """Check the records of one file."""
        for number, text in lines(name):
            rules, fields, faults = _checked(text, find)
            found = self.sums.get(rules, _Sum())
            self.sums[rules] = found.with_one(fields, agrees=not faults)
            if faults:
                self.wrong.append(_Wrong(name, number, faults))


def _checked(text: bytes, find: Callable[[str], Ruleset]) -> tuple[str, int, tuple[Fault, ...]]:
    """Return the rule set of a record, how many fields were compared, and what is wrong."""
    rules = ""
    try:
        record = read_deal(text, find)
        rules = record.setup.rules.id
        fields, faults = check_record(record)
    except RecordError as error:
        return rules, 0, error.faults
    except RecursionError:
        return rules, 0, (Fault(Code.TOO_DEEP),)
    return rules, fields, faults


@app.command(epilog=EPILOG)
def check(
    files: Annotated[list[str], typer.Argument(help="Files of deal records; - is standard input.")],
    rules: HouseRules = None,
    as_json: Json = False,  # noqa: FBT002 - the form of Typer's options
) -> None:
    """Play records through and compare all that they state; exit 1 if anything differs."""
    find = finder(rules)
    if files.count("-") > 1:
        raise Complaint("stdin-twice")
    checking = _Checking()
    status = 0
    for file in files:
        try:
            checking.file(file, find)
        except Complaint as complaint:
            status = tell(complaint) or 0
    if as_json:
        typer.echo(json.dumps(_data(checking)))
    elif checking.sums:
        _print(checking)
    if not status and not checking.sums:
        raise Complaint("check-nothing", status=INPUT_WRONG)
    raise typer.Exit(status or (INPUT_WRONG if checking.wrong else 0))


def _data(checking: _Checking) -> dict[str, Any]:
    return {
        "rules": {name: found._asdict() for name, found in sorted(checking.sums.items())},
        "differences": [
            {"file": file, "line": line, "error": fault_data(faults)}
            for file, line, faults in checking.wrong
        ],
    }


def _print(checking: _Checking) -> None:
    for file, line, faults in checking.wrong:
        for fault in faults:
            place = say("check-place", file=file, line=str(line), message=sentence(fault))
            typer.echo(place)
    table = Table(title=say("check-table"), title_justify="left")
    for column in ("rules", "records", "agree", "fields"):
        table.add_column(say(f"check-{column}"), justify="left" if column == "rules" else "right")
    sums = sorted(checking.sums.items())
    for name, found in sums:
        table.add_row(name or say("check-unreadable"), *map(str, found))
    table.add_section()
    table.add_row(say("check-all"), *(str(sum(n)) for n in zip(*(s for _, s in sums), strict=True)))
    Console(highlight=False).print(table)
