"""How many hands hold each combination, exactly?"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from imperiale.analysis.counts import HandCounts, hand_counts
from imperiale.cli.common import Json, ruleset, say
from imperiale.domain.cards import SUITS
from imperiale.domain.ruleset import Rules
from imperiale.rulesets import names

app = typer.Typer(add_completion=False)


@app.command(epilog="Example: imperiale counts academie --players 2 --json")
def counts(
    name: Annotated[
        str | None,
        typer.Argument(help="A rule set, by its name or its file; without it, every one."),
    ] = None,
    players: Annotated[
        int | None, typer.Option("--players", help="Only for that number of players.")
    ] = None,
    as_json: Json = False,  # noqa: FBT002 - the form of Typer's options
) -> None:
    """Count by enumeration how many of all hands hold each combination of a rule set."""
    sets = [ruleset(each) for each in ([name] if name else names())]
    if name and players is not None:
        sets[0].rules(players)
    found = [
        (rules, hand_counts(rules))
        for each in sets
        for number in each.players
        if players in (None, number)
        for rules in [each.rules(number)]
    ]
    if as_json:
        typer.echo(json.dumps([_data(*pair) for pair in found]))
        return
    for pair in found:
        _print(*pair)


def _data(rules: Rules, found: HandCounts) -> dict[str, Any]:
    return {
        "rules": rules.id,
        "players": rules.players,
        "deck": rules.deck,
        "hand_size": rules.hand_size,
        **found._asdict(),
        "sequences": {
            rules.sequence + suit: n for suit, n in zip(SUITS, found.sequences, strict=True)
        },
    }


def _print(rules: Rules, found: HandCounts) -> None:
    facts = {
        "rules": rules.id,
        "players": str(rules.players),
        "size": str(rules.hand_size),
        "deck": str(rules.deck),
    }
    table = Table(title=say("counts-table", facts), title_justify="left")
    table.add_column(say("counts-what"))
    table.add_column(say("counts-count"), justify="right")
    table.add_column(say("counts-one-in"), justify="right")
    for label, count in _rows(rules, found):
        one_in = say("counts-ratio", number=found.hands / count) if count else ""
        table.add_row(label, say("counts-number", number=count), one_in)
    Console(highlight=False).print(table)


def _rows(rules: Rules, found: HandCounts) -> Iterator[tuple[str, int]]:
    yield say("counts-hands"), found.hands
    yield say("counts-carte_blanche"), found.carte_blanche
    yield say("counts-white"), found.white
    for suit, count in zip(SUITS, found.sequences, strict=True):
        yield say("counts-sequence", cards=rules.sequence + suit), count
    for rank, count in found.fours.items():
        yield say("counts-four", cards=rank * 4), count
    yield say("counts-any-sequence"), found.any_sequence
    yield say("counts-any-four"), found.any_four
    yield say("counts-both"), found.both
    yield say("counts-any"), found.hands - found.combinations[0]
    for number, count in enumerate(found.combinations):
        yield say("counts-combinations", number=str(number)), count
