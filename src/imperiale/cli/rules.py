"""Which rule sets are there, what do they decide and on whose authority, and how do two differ?"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from imperiale.cli.common import (
    INPUT_WRONG,
    Complaint,
    Json,
    complain,
    fault_data,
    house_rules,
    one_form,
    ruleset,
    say,
    tell,
    translated,
)
from imperiale.cli.prose import Prose
from imperiale.cli.ruleset_text import answer, decision_data, listed, ruleset_data, same, sections
from imperiale.domain.errors import RulesetError
from imperiale.domain.keys import KEYS
from imperiale.domain.ruleset import Ruleset
from imperiale.rulesets import load, names

app = typer.Typer(add_completion=False)


@app.command(epilog="Example: imperiale rules --diff academie pierer --players 2")
def rules(
    name: Annotated[
        str | None,
        typer.Argument(help="A rule set, by its name or its file; without it all are listed."),
    ] = None,
    players: Annotated[
        int | None, typer.Option("--players", help="Only what holds for that number of players.")
    ] = None,
    diff: Annotated[
        tuple[str, str] | None,
        typer.Option("--diff", metavar="A B", help="Show only what differs between two."),
    ] = None,
    check: Annotated[
        Path | None, typer.Option("--check", help="Check a file of house rules.")
    ] = None,
    as_json: Json = False,  # noqa: FBT002 - the form of Typer's options
) -> None:
    """List the rule sets, show every decision of one with its source, or compare two."""
    one_form(NAME=name, diff=diff, check=check)
    if check is not None:
        _check(check, as_json=as_json)
    elif diff is not None:
        _diff(_for(diff[0], players), _for(diff[1], players), players, as_json=as_json)
    elif name is not None:
        _show(_for(name, players), players, as_json=as_json)
    elif players is not None:
        raise Complaint("needs-other", option="--players", other="NAME | --diff")
    else:
        _list(as_json=as_json)


def _for(name: str, players: int | None) -> Ruleset:
    """Return a rule set that may be played by so many."""
    found = ruleset(name)
    if players is not None:
        found.rules(players)
    return found


def _console() -> Console:
    return Console(highlight=False, emoji=False, markup=False)


def _print_json(data: object) -> None:
    typer.echo(json.dumps(data, ensure_ascii=False, indent=2))


def _list(*, as_json: bool) -> None:
    found = [load(name) for name in names()]
    if as_json:
        head = ("id", "name", "summary", "source")
        _print_json([{k: getattr(r, k) for k in head} | {"players": r.players} for r in found])
        return
    console = _console()
    for each in found:
        console.print(Prose.assemble((each.id, "bold"), "  ", translated(each.name)))
        lines = (
            translated(each.summary),
            say("rules-head-players", players=listed(map(str, each.players))),
            say("rules-head-source", source=translated(each.source)),
        )
        console.print(Padding(Prose("\n".join(lines)), (0, 0, 1, 4), expand=False))
    console.print(say("rules-more"))


def _show(rules: Ruleset, players: int | None, *, as_json: bool) -> None:
    if as_json:
        _print_json(ruleset_data(rules, players))
        return
    console = _console()
    console.print(Prose.assemble((rules.id, "bold"), "  ", (translated(rules.name), "bold")))
    lines = [translated(rules.summary)]
    if players is None:
        lines.append(say("rules-head-players", players=listed(map(str, rules.players))))
    else:
        lines.append(say("rules-head-for", players=say(f"players-{players}")))
    if rules.extends:
        lines.append(say("rules-head-extends", base=rules.extends))
    lines.append(say("rules-head-source", source=translated(rules.source)))
    console.print(Padding(Prose("\n".join(lines)), (0, 0, 0, 4), expand=False))
    for title, keys in sections(rules.decisions):
        console.print()
        console.print(Prose(title, "bold underline"))
        for key in keys:
            decision = rules.decisions[key]
            line = Prose.assemble(
                say("rules-asked", key=say(f"key-{key}")),
                " ",
                (answer(key, decision, players), "bold"),
                f"  [{key}]",
            )
            console.print(Padding(line, (0, 0, 0, 2), expand=False))
            status = say(f"status-{decision.status}")
            source = translated(decision.source)
            authority = say("rules-authority", status=status, source=source)
            console.print(Padding(Prose(authority, "dim"), (0, 0, 0, 6), expand=False))
            if decision.note:
                note = Prose(translated(decision.note), "dim italic")
                console.print(Padding(note, (0, 0, 0, 6), expand=False))


def _diff(first: Ruleset, second: Ruleset, players: int | None, *, as_json: bool) -> None:
    pair = (first, second)
    told = [{key: answer(key, d, players) for key, d in rules.decisions.items()} for rules in pair]
    differ = [
        key
        for key in KEYS
        if not same(key, *(rules.decisions[key] for rules in pair), players=players)
    ]
    if as_json:
        data: dict[str, Any] = {
            "rules": [rules.id for rules in pair],
            "differ": {
                key: [decision_data(rules.decisions[key], players) for rules in pair]
                for key in differ
            },
        }
        _print_json(data)
        return
    if not differ:
        typer.echo(say("rules-same", first=first.id, second=second.id))
        return
    for title, keys in sections(differ):
        table = Table(title=title, title_justify="left", expand=True)
        for column in (say("rules-key"), first.id, second.id):
            table.add_column(column, ratio=1)
        for key in keys:
            cells = [_cell(rules, key, text[key]) for rules, text in zip(pair, told, strict=True)]
            table.add_row(Prose(f"{say(f'key-{key}')} [{key}]"), *cells)
        _console().print(table)


def _cell(rules: Ruleset, key: str, text: str) -> Text:
    status = say(f"status-{rules.decisions[key].status}")
    return Prose.assemble((text, "bold"), "\n", (status, "dim"))


def _check(path: Path, *, as_json: bool) -> None:
    try:
        found = house_rules(path)
    except RulesetError as error:
        if as_json:
            _print_json({"file": str(path), "sound": False, **{"error": fault_data(error.faults)}})
        else:
            tell(error)
            complain(say("rules-bad", file=str(path), count=str(len(error.faults))))
        raise typer.Exit(INPUT_WRONG) from None
    if as_json:
        _print_json({"file": str(path), "sound": True, "rules": ruleset_data(found)})
        return
    counts = listed(map(str, found.players))
    typer.echo(say("rules-good", file=str(path), name=found.name, id=found.id, players=counts))
