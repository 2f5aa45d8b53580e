"""What is every card of a position worth if all cards are seen?"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from typing import Annotated, Any

import typer

from imperiale.cli.common import (
    INPUT_WRONG,
    Complaint,
    HouseRules,
    Json,
    fault_data,
    finder,
    say,
    tell,
)
from imperiale.cli.lines import lines, read_deal
from imperiale.domain.cards import spell
from imperiale.domain.deal import Deal
from imperiale.domain.errors import RecordError
from imperiale.domain.record import outcome, replay, write_record
from imperiale.domain.ruleset import Ruleset
from imperiale.engine.solve import NotSolvableError, solve

app = typer.Typer(add_completion=False)


@app.command(
    "solve",
    epilog="Example:\n\nimperiale deal --seed 7 --rules academie --notation | imperiale solve",
)
def solve_command(
    given: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[DEAL|FILE]...",
            help="Deal records (JSON) or deals of one line, or files of them; their play stops"
            " where the question is. - or nothing reads standard input.",
        ),
    ] = None,
    rules: HouseRules = None,
    as_json: Json = False,  # noqa: FBT002 - the form of Typer's options
) -> None:
    """Solve positions: what each card that may be played is worth, all playing for it.

    In marks, six an imperial and one a counter: what the seat to play ends with, less the other's;
    with three or four, less those of each other seat, added up, all of them playing against it.
    All cards are seen, and the scoring is the real one, to the end of the deal.
    """
    find = finder(rules)
    if (given or []).count("-") > 1:
        raise Complaint("stdin-twice")
    status = 0
    for one in given or ["-"]:
        try:
            for number, text in _deals(one):
                status = max(status, _solve(number, text, find, as_json=as_json))
        except Complaint as complaint:
            status = max(status, tell(complaint) or 0)
    raise typer.Exit(status)


def _deals(given: str) -> Iterator[tuple[int, bytes]]:
    """Yield deals: the one that was given itself, or those of the file that it names."""
    is_deal = "|" in given or given.lstrip().startswith("{")
    if given == "-" or not is_deal:
        yield from lines(given)
    else:
        yield 0, given.strip().encode(errors="surrogateescape")


def _solve(number: int, text: bytes, find: Callable[[str], Ruleset], *, as_json: bool) -> int:
    """Solve one deal and say what came out, or what is wrong; return the exit status."""
    try:
        record = read_deal(text, find, notation=True)
        deal, events = replay(record, partial=True)
        values = {str(card): value for card, value in solve(deal).items()}
    except RecordError as error:
        if not as_json:
            return tell(error) or INPUT_WRONG
        return _written({"line": number, "error": fault_data(error.faults)}, INPUT_WRONG)
    except NotSolvableError as error:
        reason = say(f"solve-not-{error.reason}")
        if not as_json:
            return tell(Complaint("solve-not", status=INPUT_WRONG, reason=reason)) or INPUT_WRONG
        problem = {"code": error.reason, "message": say("solve-not", reason=reason), "at": ""}
        return _written({"line": number, "error": problem}, INPUT_WRONG)
    if as_json:
        came = outcome(deal, events) if deal.over else {}
        return _written({**write_record(record.setup, record.play, came), "values": values}, 0)
    _show(deal, values)
    return 0


def _written(data: dict[str, Any], status: int) -> int:
    sys.stdout.write(json.dumps(data) + "\n")
    sys.stdout.flush()
    return status


def _show(deal: Deal, values: dict[str, int]) -> None:
    if deal.over:
        typer.echo(say("solve-over"))
        return
    seat = deal.seat
    scores = " ".join(map(str, deal.scores))
    typer.echo(say("solve-head", rules=deal.rules.id, turnup=str(deal.turn_up), scores=scores))
    for other, held in enumerate(deal.hands):
        typer.echo(say("solve-hand", seat=str(other), cards=spell(held)))
    if deal.trick:
        typer.echo(say("solve-trick", cards=" ".join(map(str, deal.trick))))
    best = max(values.values())
    typer.echo(
        say("solve-to-play" if len(deal.hands) == 2 else "solve-to-play-alone", seat=str(seat))
    )
    for card, value in sorted(values.items(), key=lambda item: -item[1]):
        name = "solve-best" if value == best else "solve-card"
        facts = {"card": card, "value": f"{value:+d}", "loss": str(best - value)}
        typer.echo(say(name, facts))
