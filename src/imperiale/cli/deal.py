"""What is a deal worth before it is played, and how is it written down?"""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from imperiale.analysis.worth import SeatWorth, Worth, worth
from imperiale.cli.common import (
    INPUT_WRONG,
    Complaint,
    Json,
    complain,
    fault_data,
    finder,
    one_form,
    say,
    sentence,
)
from imperiale.cli.given import Given, deals_of, seeded
from imperiale.cli.ruleset_text import told
from imperiale.domain.cards import cards, spell
from imperiale.domain.errors import RecordError
from imperiale.domain.events import Marked
from imperiale.domain.notation import write_line
from imperiale.domain.record import Record, entry, write_record
from imperiale.domain.ruleset import Rules

app = typer.Typer(add_completion=False)


@app.command(epilog="Example: imperiale deal --seed 7 --rules dobor --json")
def deal(
    text: Annotated[
        str | None,
        typer.Argument(
            help="A deal record (JSON) or a deal of one line; - or nothing reads lines from"
            " standard input."
        ),
    ] = None,
    seed: Annotated[
        str | None, typer.Option("--seed", help="Deal from this seed; needs --rules.")
    ] = None,
    players: Annotated[
        int | None, typer.Option("--players", help="With --seed: how many play.")
    ] = None,
    dealer: Annotated[
        int | None, typer.Option("--dealer", help="With --seed: the seat that deals.")
    ] = None,
    option: Annotated[
        list[str] | None,
        typer.Option("--option", help="With --seed: key=value, otherwise than the rule set."),
    ] = None,
    notation: Annotated[  # noqa: FBT002 - the form of Typer's options
        bool, typer.Option("--notation", help="Only write the deal in one line, for people.")
    ] = False,
    record: Annotated[  # noqa: FBT002 - the form of Typer's options
        bool, typer.Option("--record", help="Only write the deal as a record.")
    ] = False,
    rules: Annotated[
        list[str] | None,
        typer.Option(
            "--rules",
            help="With --seed: the rule set, by its name or its file. Else a file of house rules"
            " that deals may name; may be repeated.",
        ),
    ] = None,
    as_json: Json = False,  # noqa: FBT002 - the form of Typer's options
) -> None:
    """Show what a deal is worth to each seat before the play, or write it in the other form."""
    one_form(notation=notation or None, record=record or None, json=as_json or None)
    write = _notation if notation else _record if record else _json if as_json else _pretty
    if seed is None:
        for name, value in (("players", players), ("dealer", dealer), ("option", option)):
            if value is not None:
                raise Complaint("needs-other", option=f"--{name}", other="--seed")
        givens = deals_of(text, finder(rules))
    else:
        one_form(seed=True, DEAL=text)
        if not rules or len(rules) > 1:
            raise Complaint("needs-other", option="--seed", other="--rules NAME")
        givens = iter([Given(0, seeded(seed, rules[0], players, dealer, option or ()))])
    wrong = False
    for line, given in givens:
        if isinstance(given, RecordError):
            wrong = True
            _tell(line, given, as_json=as_json)
        else:
            write(given)
    if wrong:
        raise typer.Exit(INPUT_WRONG)


def _tell(line: int, error: RecordError, *, as_json: bool) -> None:
    if as_json:
        typer.echo(json.dumps({"line": line, "error": fault_data(error.faults)}))
        return
    for fault in error.faults:
        message = sentence(fault)
        complain(say("broken-line", line=str(line), message=message) if line else message)


def _notation(given: Record) -> None:
    typer.echo(write_line(given.setup, given.play))


def _record(given: Record) -> None:
    typer.echo(json.dumps(write_record(given.setup, given.play, given.stated)))


def _json(given: Record) -> None:
    found = worth(given.setup)
    data = {
        "notation": write_line(given.setup, given.play),
        "seats": [_seat_data(seat) for seat in found.seats],
        "marks": [entry(mark) for mark in found.marks],
        "score": [score._asdict() for score in found.scores],
        "leader": found.leader,
        "ending": found.ending,
    }
    typer.echo(json.dumps(data))


def _seat_data(seat: SeatWorth) -> dict[str, Any]:
    return {
        "hand": [str(card) for card in cards(seat.hand)],
        "imperials": [
            {"kind": kind, "cards": [str(card) for card in cards(held)], "imperials": imperials}
            for kind, held, imperials in seat.imperials
        ],
        "point": seat.point._asdict(),
        "honours": [str(card) for card in cards(seat.honours)],
    }


def _pretty(given: Record) -> None:
    setup, found = given.setup, worth(given.setup)
    rules = setup.rules
    console = Console(highlight=False, emoji=False, markup=False)
    head = say("deal-head", rules=rules.id, dealer=str(setup.dealer), turn_up=str(setup.turn_up))
    console.print(Text(head, "bold"))
    if rules.options:
        changed = ", ".join(f"{key}={told(key, value)}" for key, value in rules.options.items())
        console.print(say("deal-options", options=changed))
    table = Table()
    for column in ("seat", "hand", "imperials", "point", "honours", "score"):
        table.add_column(say(f"deal-column-{column}"))
    for number in rules.order(setup.dealer):
        table.add_row(*_row(rules, setup.dealer, number, found))
    console.print(table)
    console.print(say("deal-marks"))
    for mark in found.marks:
        console.print(Text(f"  {_mark(mark)}"))
    if not found.marks:
        console.print(Text(f"  {say('deal-marks-none')}"))
    if found.leader is not None:
        console.print(say("deal-lead", seat=str(found.leader)))
    if found.ending is not None:
        console.print(say("deal-ended", ending=say(f"ending-{found.ending}")))
    # not through the console: a line that is to be pasted must not be broken
    typer.echo(write_line(setup, given.play))


def _row(rules: Rules, dealer: int, number: int, found: Worth) -> tuple[str, ...]:
    seat = found.seats[number]
    name = str(number)
    if number == dealer:
        name = say("deal-seat-dealer", seat=name)
    elif number == rules.elder(dealer):
        name = say("deal-seat-elder", seat=name)
    length, worth_of = map(str, seat.point)
    imperials = (
        say(
            "deal-combination",
            kind=say(f"kind-{kind}"),
            cards=spell(held) if held != seat.hand else "",
            worth=str(worth),
        )
        for kind, held, worth in seat.imperials
    )
    by_length = bool(seat.point.length)
    return (
        name,
        spell(seat.hand),
        "\n".join(imperials),
        say("deal-point-length", length=length, worth=worth_of) if by_length else worth_of,
        spell(seat.honours),
        str(found.scores[number]),
    )


def _mark(mark: Marked) -> str:
    step = say(f"kind-{mark.kind}" if mark.kind else f"step-{mark.step}")
    unit, amount = ("imperials", mark.imperials) if mark.imperials else ("counters", mark.counters)
    return say(f"deal-mark-{unit}", seat=str(mark.seat), step=step, amount=str(amount))
