"""How is a partie written down so that it can be played on?

As JSON: the terms (the rule set whole, so that a later version of the program plays the partie to
its end by the rules it began with), the moves, and a checksum over all of it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from enum import StrEnum
from hashlib import sha256
from typing import NamedTuple, TypeVar, cast

from imperiale import __version__
from imperiale.domain.errors import ImperialeError
from imperiale.domain.house import read_ruleset
from imperiale.domain.ruleset import Ruleset
from imperiale.rulesets import load
from imperiale.services.moves import Move, move_data, read_move
from imperiale.services.terms import Terms

__all__ = ["Kept", "SaveError", "SaveFault", "checksum", "read", "ruleset_data", "write"]

FORMAT = "imperiale-partie"
VERSION = 1


class SaveFault(StrEnum):
    """What is wrong with a partie that was kept."""

    NOT_A_PARTIE = "not-a-partie"
    NEWER = "newer"
    DAMAGED = "damaged"
    NOT_PLAYABLE = "not-playable"


class SaveError(ImperialeError):
    """A partie that was kept cannot be played on.

    Attributes:
        fault: what is wrong.
        facts: particulars for the sentence.
    """

    def __init__(self, fault: SaveFault, **facts: object) -> None:
        self.fault = fault
        self.facts = facts
        super().__init__(f"{fault}: {facts}")


class Kept(NamedTuple):
    """A partie as it was kept.

    Attributes:
        terms: what was agreed.
        moves: what was done, in order.
        events: how many events came of it.
        over: whether it has been won.
    """

    terms: Terms
    moves: tuple[Move, ...]
    events: int
    over: bool


def ruleset_data(ruleset: Ruleset) -> dict[str, object]:
    """Return a rule set as data, from which :func:`read_ruleset` makes it again."""
    data: dict[str, object] = {
        name: getattr(ruleset, name) for name in ("id", "name", "source", "summary")
    }
    if ruleset.extends:
        data["extends"] = ruleset.extends
    for key, decision in ruleset.decisions.items():
        by_players = {f"for_{n}": value for n, value in decision.by_players.items()}
        data[key] = {
            "is": decision.value,
            **by_players,
            "status": str(decision.status),
            "source": decision.source,
            "note": decision.note,
        }
    return data


def write(kept: Kept) -> str:
    """Return a partie as text."""
    terms = kept.terms
    data: dict[str, object] = {
        "format": FORMAT,
        "version": VERSION,
        "program": __version__,
        "rules": ruleset_data(terms.ruleset),
        "players": terms.players,
        "options": dict(terms.rules.options),
        "seats": list(terms.seats),
        "seed": terms.seed,
        "stake": terms.stake,
        "moves": [{"n": n, **move_data(move)} for n, move in enumerate(kept.moves, 1)],
        "events": kept.events,
        "over": kept.over,
    }
    data["checksum"] = checksum(data)
    return json.dumps(data, ensure_ascii=False) + "\n"


def checksum(data: Mapping[str, object]) -> str:
    """Return the checksum of a partie as data, over all of it but the checksum."""
    summed = {name: value for name, value in data.items() if name != "checksum"}
    text = json.dumps(summed, ensure_ascii=True, sort_keys=True, separators=(",", ":"))
    return sha256(text.encode()).hexdigest()


def read(text: str) -> Kept:
    """Read what :func:`write` wrote.

    Raises:
        SaveError: it is something else, was written by a newer version, or has been changed.
    """
    try:
        data = cast("object", json.loads(text))
    except (ValueError, RecursionError):
        raise SaveError(SaveFault.NOT_A_PARTIE) from None
    if not isinstance(data, dict):
        raise SaveError(SaveFault.NOT_A_PARTIE)
    fields = cast("dict[str, object]", data)
    version = fields.get("version")
    if fields.get("format") != FORMAT or type(version) is not int:
        raise SaveError(SaveFault.NOT_A_PARTIE)
    if version > VERSION:
        raise SaveError(SaveFault.NEWER, program=str(fields.get("program")))
    if fields.get("checksum") != checksum(fields):
        raise SaveError(SaveFault.DAMAGED)
    try:
        return _kept(fields)
    except (KeyError, TypeError, ValueError, ImperialeError) as error:
        # whole, and yet not what this version writes: its rules or its agents are others
        raise SaveError(SaveFault.NOT_PLAYABLE, reason=str(error)) from None


def _kept(fields: Mapping[str, object]) -> Kept:
    terms = Terms(
        ruleset=read_ruleset(cast("Mapping[str, object]", _of(fields, "rules", dict)), load),
        players=_number(fields, "players"),
        options=cast("Mapping[str, object]", _of(fields, "options", dict)),
        seats=tuple(cast("list[str]", _of(fields, "seats", list))),
        seed=_of(fields, "seed", str),
        stake=_number(fields, "stake"),
    )
    moves = tuple(map(read_move, cast("list[object]", _of(fields, "moves", list))))
    return Kept(terms, moves, _number(fields, "events"), _of(fields, "over", bool))


def _number(fields: Mapping[str, object], name: str) -> int:
    """Return a field that is a number; to Python a truth value is one too."""
    if isinstance(fields[name], bool):
        raise TypeError(f"{name}: bool")
    return _of(fields, name, int)


_Kind = TypeVar("_Kind")


def _of(fields: Mapping[str, object], name: str, kind: type[_Kind]) -> _Kind:
    """Return a field, of whose inside nothing is known but by its readers."""
    value = fields[name]
    if not isinstance(value, kind):
        raise TypeError(f"{name}: {type(value).__name__}")
    return value
