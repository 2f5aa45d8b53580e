"""What is every card of a position worth if all cards are seen?"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from typing import Annotated, Any, NamedTuple

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
from imperiale.cli.lines import lines
from imperiale.domain.cards import spell
from imperiale.domain.deal import Deal
from imperiale.domain.errors import RecordError
from imperiale.domain.record import outcome, replay, write_record
from imperiale.domain.ruleset import Ruleset
from imperiale.engine.equity import Lent, NoEquityError, objective
from imperiale.engine.solve import NotSolvableError, solve
from imperiale.services.deal_text import read_deal

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
    chances: Annotated[  # noqa: FBT002 - the form of Typer's options
        bool,
        typer.Option("--chances/--no-chances", help="The chance to win the partie too."),
    ] = True,
    as_json: Json = False,  # noqa: FBT002 - the form of Typer's options
) -> None:
    """Solve positions: what each card that may be played is worth, all playing for it.

    In marks, six an imperial and one a counter: what the seat to play ends with, less the other's;
    with three or four, less those of each other seat, added up, all of them playing against it.
    Then the chance of the seat to play to win the partie, if that is what is played for.
    All cards are seen, and the scoring is the real one, to the end of the deal.
    """
    find = finder(rules)
    if (given or []).count("-") > 1:
        raise Complaint("stdin-twice")
    status = 0
    for one in given or ["-"]:
        try:
            for number, text in _deals(one):
                status = max(status, _solve(number, text, find, chances, as_json=as_json))
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


def _solve(
    number: int,
    text: bytes,
    find: Callable[[str], Ruleset],
    wanted: bool,  # noqa: FBT001
    *,
    as_json: bool,
) -> int:
    """Solve one deal and say what came out, or what is wrong; return the exit status."""
    try:
        record = read_deal(text, find, notation=True)
        deal, events = replay(record, partial=True)
        values = {str(card): value for card, value in solve(deal).items()}
        chances = _chances(deal) if wanted else None
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
        told: dict[str, Any] = {"values": values}
        if chances is not None:
            table, differing = chances.lent
            told |= {"chances": chances.by_card}
            told |= {"equity": {"table": table.name, "differing": differing}}
        return _written({**write_record(record.setup, record.play, came), **told}, 0)
    _show(deal, values, chances)
    return 0


class _Chances(NamedTuple):
    """What each card is worth if the chance to win the partie is played for, and by which table."""

    by_card: dict[str, float]
    lent: Lent


def _chances(deal: Deal) -> _Chances | None:
    """Return the chances; nothing where no table tells them."""
    try:
        played_for = objective(deal.rules, deal)
    except NoEquityError:
        return None
    assert played_for.lent is not None
    values = solve(deal, played_for)
    return _Chances({str(card): played_for.own(v) for card, v in values.items()}, played_for.lent)


def _written(data: dict[str, Any], status: int) -> int:
    sys.stdout.write(json.dumps(data) + "\n")
    sys.stdout.flush()
    return status


def _show(deal: Deal, values: dict[str, int], chances: _Chances | None) -> None:
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
    if chances is None:
        return
    most = max(chances.by_card.values())
    name = "solve-chances" if len(deal.hands) == 2 else "solve-chances-alone"
    typer.echo(say(name, seat=str(seat), table=chances.lent.table.name))
    if chances.lent.differing:
        typer.echo(say("equity-lent", keys=", ".join(chances.lent.differing)))
    for card, chance in sorted(chances.by_card.items(), key=lambda item: -item[1]):
        name = "solve-best-chance" if chance == most else "solve-chance"
        facts = {
            "card": card,
            "chance": f"{100 * chance:.2f}",
            "loss": f"{100 * (most - chance):.2f}",
        }
        typer.echo(say(name, facts))
