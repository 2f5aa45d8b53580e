"""How likely is every combination, turn-up and point, and do deals at random say so too?"""

from __future__ import annotations

import json
from collections.abc import Iterable
from fractions import Fraction
from itertools import groupby
from math import sqrt
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from imperiale.analysis.chances import Chance, Known, KnownError, chances
from imperiale.analysis.chances_dealt import drawn, key_of
from imperiale.cli.common import INPUT_WRONG, Complaint, Json, Options, ruleset, say
from imperiale.domain.cards import Card, cards, hand
from imperiale.domain.errors import RulesetError
from imperiale.domain.notation import read_options
from imperiale.domain.ruleset import Rules

__all__ = ["EPILOG", "chances_command"]

EPILOG = 'Example:\n\nimperiale chances academie --hand "AKQJ7s AKh 789d T9c" --turn-up Qh'

_WORTHS = ("point-worth", "point-privileged")

_FEW = 20
"""So many of a thing must be expected before its count is held against its chance."""


def chances_command(
    name: Annotated[str, typer.Argument(help="A rule set, by its name or its file.")] = "academie",
    players: Annotated[
        int | None, typer.Option("--players", help="How many; by default the least.")
    ] = None,
    place: Annotated[
        int | None,
        typer.Option("--place", help="Your place: 1 is elder (the default), the last the dealer."),
    ] = None,
    held: Annotated[
        str | None,
        typer.Option("--hand", help="Your hand, e.g. 'AKQJ7s AKh'; without it, before the deal."),
    ] = None,
    turned: Annotated[
        str | None, typer.Option("--turn-up", help="The turn-up, e.g. Qh; only with a hand.")
    ] = None,
    option: Options = None,
    every: Annotated[  # noqa: FBT002 - the form of Typer's options
        bool, typer.Option("--all", help="Every worth of the point too.")
    ] = False,
    draw: Annotated[
        int | None,
        typer.Option("--draw", min=1, help="Hold the chances against so many deals at random."),
    ] = None,
    seed: Annotated[str, typer.Option("--seed", help="Of the deals that are drawn.")] = "1",
    as_json: Json = False,  # noqa: FBT002 - the form of Typer's options
) -> None:
    """Tell the exact chances of a deal, by enumeration.

    Without a hand those before the deal; with one, those of the other hands and of what the turn-up
    makes of it; with the turn-up too, those that are left.
    """
    chosen, faults = read_options(option or ())
    if faults:
        raise RulesetError(faults)
    rules = ruleset(name).rules(players, chosen)
    known = Known(
        0 if place is None else place - 1,
        hand(held) if held else 0,
        Card.parse(turned) if turned else None,
    )
    try:
        found = chances(rules, known)
    except KnownError as error:
        raise Complaint(f"chances-fault-{error.fault}", INPUT_WRONG, **error.facts) from None
    if draw is not None:
        _hold(rules, known, found, draw, seed, as_json=as_json)
    elif as_json:
        typer.echo(json.dumps(_data(rules, known, found)))
    else:
        _print(rules, known, found, every=every)


def _data(rules: Rules, known: Known, found: Iterable[Chance]) -> dict[str, Any]:
    return {
        "rules": rules.id,
        "players": rules.players,
        "options": dict(rules.options),
        "place": known.place + 1,
        "hand": [str(card) for card in cards(known.hand)],
        "turn_up": None if known.turn_up is None else str(known.turn_up),
        "chances": [
            {
                "about": one.about,
                "place": one.place + 1,
                "what": one.what,
                **one.facts,
                "chance": str(one.chance),
                "share": float(one.chance),
            }
            for one in found
        ],
    }


def _table(title: str, *columns: str) -> Table:
    table = Table(title=title, title_justify="left", show_edge=False, pad_edge=False)
    table.add_column(say("chances-column-what"))
    for name in columns:
        table.add_column(say(f"chances-column-{name}"), justify="right", overflow="fold")
    return table


def _print(rules: Rules, known: Known, found: Iterable[Chance], *, every: bool) -> None:
    console = Console(highlight=False)
    console.print(say("chances-head", rules=rules.id, players=str(rules.players)))
    for (about, place), rows in groupby(found, key=lambda one: (one.about, one.place)):
        told = [one for one in rows if every or one.what not in _WORTHS]
        if not told:
            continue
        console.print()
        table = _table(_title(rules, known, about, place), "chance", "one-in", "exactly")
        for one in told:
            table.add_row(label(one), percent(one.chance), _one_in(one.chance), str(one.chance))
        console.print(table)


def _title(rules: Rules, known: Known, about: str, place: int) -> str:
    if about == "turn_up":
        return say("chances-about-turn_up")
    mine = place == known.place
    if mine:
        return say("chances-about-mine" if about == "hand" else "chances-about-point-mine")
    who = {0: "elder", rules.players - 1: "dealer"}.get(place, "other")
    return say(f"chances-about-{about}", place=who, number=str(place + 1))


def label(one: Chance) -> str:
    """Return what a chance is of, in words."""
    facts: dict[str, object] = {**one.facts}
    if one.what == "four":
        facts = {"cards": str(one.facts["rank"]) * 4}
    elif one.what == "turned-suit":
        facts = {"suit": say(f"suit-{one.facts['suit']}")}
    return say(f"chances-{one.what}", {name: str(value) for name, value in facts.items()})


def percent(chance: Fraction) -> str:
    """Return a chance in percent."""
    return say("chances-chance", percent=float(100 * chance))


def _one_in(chance: Fraction) -> str:
    return say("chances-number", number=float(1 / chance)) if chance else ""


def _hold(
    rules: Rules, known: Known, found: tuple[Chance, ...], draw: int, seed: str, *, as_json: bool
) -> None:
    """Tell how far what was drawn at random is from the chances."""
    counts = drawn(rules, known, draw, seed)
    rows = [(one, counts.pop(key_of(one), 0)) for one in found]
    wrong = [one.what for one, count in rows if one.chance in (0, 1) and count != draw * one.chance]
    wrong += [what for _, _, what, _ in counts]
    offs = [(one, count, _off(one.chance, count, draw)) for one, count in rows]
    if as_json:
        data = _data(rules, known, found)
        for row, (_, count, off) in zip(data["chances"], offs, strict=True):
            row |= {"drawn": count, "standard_errors": off}
        typer.echo(json.dumps({**data, "deals": draw, "seed": seed, "wrong": wrong}))
    else:
        facts = {"number": draw, "seed": seed}
        table = _table(say("chances-drawn-title", facts), "chance", "drawn", "off")
        for one, count, off in offs:
            if draw * one.chance >= _FEW:
                told = percent(Fraction(count, draw))
                table.add_row(label(one), percent(one.chance), told, say("chances-off", errors=off))
        Console(highlight=False).print(table)
        worst = max((abs(off) for _, _, off in offs), default=0.0)
        typer.echo(say("chances-drawn-worst", errors=worst, rows=str(len(offs))))
    if wrong:
        raise Complaint("chances-drawn-wrong", INPUT_WRONG, what=", ".join(wrong))


def _off(chance: Fraction, count: int, draw: int) -> float:
    """Return by how many standard errors a count is off; of too rare a thing nothing is said."""
    if draw * min(chance, 1 - chance) < _FEW:
        return 0.0
    spread = sqrt(draw * float(chance) * float(1 - chance))
    return round((count - draw * float(chance)) / spread, 3)
