"""How is a rule set read from data, and what is wrong with it if it cannot be?

The data are those of a TOML file: ``id``, ``name``, ``source``, ``summary``, perhaps ``extends``,
and for each key of :data:`~imperiale.domain.keys.KEYS` a table::

    [honours]
    is = "AKQJ7"
    for_3 = "AKQJ6"
    status = "stated"
    source = "ACA, Two orders of the cards"

A rule set that extends another may write a key plainly (``target = 6``) and leaves out what stays.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import cast

from imperiale.domain.errors import Code, Fault, RulesetError, shown
from imperiale.domain.keys import KEYS, Key, Value
from imperiale.domain.ruleset import Decision, Ruleset, Status, conflicts

__all__ = ["read_ruleset"]

_HEAD = ("id", "name", "source", "summary")
_FOR = {f"for_{players}": players for players in (2, 3, 4)}
_FIELDS = ("is", *_FOR, "status", "source", "note")


def read_ruleset(data: Mapping[str, object], find: Callable[[str], Ruleset]) -> Ruleset:
    """Make a rule set of data.

    Args:
        data: what a TOML file holds.
        find: returns the rule set of a name, for ``extends``; raises :class:`RulesetError` if
            there is none.

    Raises:
        RulesetError: with every fault: the key, what was found, what is allowed.
    """
    faults: list[Fault] = []
    base: Ruleset | None = None
    if "extends" in data:
        extends = data["extends"]
        if isinstance(extends, str):
            try:
                base = find(extends)
            except RulesetError as error:
                faults += (Fault(f.code, "extends", f.facts) for f in error.faults)
        else:
            faults.append(Fault(Code.WRONG_TYPE, "extends", _found(extends, "a name")))
    head = {name: _headline(name, data, base, faults) for name in _HEAD}
    decisions = dict(base.decisions) if base else {}
    for name, given in data.items():
        if name in _HEAD or name == "extends":
            continue
        key = KEYS.get(name)
        if key is None:
            known = ", ".join(sorted({*_HEAD, "extends", *KEYS}))
            faults.append(Fault(Code.UNKNOWN_KEY, name, {"allowed": known}))
            continue
        decision = _decision(key, given, faults, house="extends" in data)
        if decision:
            decisions[name] = decision
    if "extends" not in data:
        for key in KEYS.values():
            if key.name not in data:
                _silent(key, decisions, faults)
    if not faults:
        for players in cast("tuple[int, ...]", decisions["players"].value):
            values = {name: decision.for_players(players) for name, decision in decisions.items()}
            faults += (f for f in conflicts(players, values) if f not in faults)
    if faults:
        raise RulesetError(faults)
    return Ruleset(
        decisions={name: decisions[name] for name in KEYS},
        extends=base.id if base else "",
        **head,
    )


def _found(given: object, allowed: str) -> dict[str, str]:
    return {"found": shown(given), "allowed": allowed}


def _headline(
    name: str, data: Mapping[str, object], base: Ruleset | None, faults: list[Fault]
) -> str:
    given = data.get(name)
    text = _word(given) if name == "id" else _line(given)
    if text:
        return text
    if given is not None:
        allowed = "a word of letters, digits, - and _" if name == "id" else "a text"
        faults.append(Fault(Code.WRONG_TYPE, name, _found(given, allowed)))
    elif base is not None:
        return f"{base.id}-house" if name == "id" else cast("str", getattr(base, name))
    elif "extends" not in data:
        faults.append(Fault(Code.MISSING, name, {"allowed": "a text"}))
    return ""


def _word(given: object) -> str | None:
    """Return a name that a deal of one line may begin with, or nothing if it is none."""
    if not isinstance(given, str) or not given.isascii():
        return None
    return given if given.replace("-", "").replace("_", "").isalnum() else None


def _line(given: object) -> str | None:
    """Return a text in one line, or nothing if it is none: a terminal obeys what is no character.

    >>> _line("As we\\n  play it"), _line(chr(27) + "[31m")
    ('As we play it', None)
    """
    if not isinstance(given, str):
        return None
    text = " ".join(given.split())
    return text if text.isprintable() else None


def _silent(key: Key, decisions: dict[str, Decision], faults: list[Fault]) -> None:
    if key.default is None:
        faults.append(Fault(Code.MISSING, key.name, {"allowed": key.allowed}))
    else:
        note = "no text speaks of it"
        decisions[key.name] = Decision(key.default, {}, Status.INFERRED, "-", note)


def _decision(key: Key, given: object, faults: list[Fault], *, house: bool) -> Decision | None:
    """Read one key, plain or as a table; add what is wrong to the faults."""
    plain = not isinstance(given, Mapping)
    table: Mapping[str, object] = {"is": given} if plain else cast("Mapping[str, object]", given)
    before = len(faults)
    for name in table:
        if name not in _FIELDS:
            facts = {"allowed": ", ".join(_FIELDS)}
            faults.append(Fault(Code.UNKNOWN_FIELD, f"{key.name}.{name}", facts))
    value = _value(key, "is", table, faults)
    by_players: dict[int, Value] = {}
    for name, players in _FOR.items():
        if name in table:
            special = _value(key, name, table, faults)
            if special is not None:
                by_players[players] = special
    status = table.get("status", Status.HOUSE if house else None)
    if status not in tuple(Status):
        faults.append(
            Fault(Code.NO_SOURCE, f"{key.name}.status", _found(status, " | ".join(Status)))
        )
    texts: dict[str, str] = {}
    for name, default in (("source", "house rules" if house else ""), ("note", "")):
        given_text = table.get(name, default)
        text = _line(given_text)
        if text is None or (name == "source" and not text):
            faults.append(Fault(Code.NO_SOURCE, f"{key.name}.{name}", _found(given_text, "a text")))
        else:
            texts[name] = text
    if value is None or len(faults) > before:
        return None
    return Decision(value, by_players, Status(cast("str", status)), texts["source"], texts["note"])


def _value(key: Key, name: str, table: Mapping[str, object], faults: list[Fault]) -> Value | None:
    at = key.name if name == "is" else f"{key.name}.{name}"
    if name not in table:
        faults.append(Fault(Code.MISSING, at, {"allowed": key.allowed}))
        return None
    value = key.check(table[name])
    if isinstance(value, Fault):
        faults.append(Fault(value.code, at, value.facts))
        return None
    return value
