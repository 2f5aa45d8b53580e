"""How is a rule set told to a reader, decision by decision?"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from imperiale.cli.common import say
from imperiale.cli.table_face import rank_signs
from imperiale.domain.keys import KEYS, Value
from imperiale.domain.ruleset import Decision, Ruleset

__all__ = ["answer", "decision_data", "listed", "ruleset_data", "same", "sections", "told"]

_FIRST = ("players", "honours", "sequence", "point", "follow", "wipe")
"""The first key of each section: the keys follow one another as a deal does."""


def sections(keys: Iterable[str]) -> Iterator[tuple[str, list[str]]]:
    """Yield the titles of the sections that hold some of the keys, each with those."""
    wanted = set(keys)
    held: dict[str, list[str]] = {}
    title = ""
    for name in KEYS:
        title = say(f"section-{name}") if name in _FIRST else title
        if name in wanted:
            held.setdefault(title, []).append(name)
    yield from held.items()


def listed(words: Iterable[str]) -> str:
    """Join words as a sentence does.

    >>> listed(["2", "3", "4"])
    '2, 3 or 4'
    """
    *before, last = words
    return say("value-or", first=", ".join(before), last=last) if before else last


def told(key: str, value: Value) -> str:
    """Return a value as a reader is told it.

    >>> told("follow", "follow"), told("honours", "KQJT")
    ('the suit; else a trump', 'K Q J 10')
    """
    if isinstance(value, bool):
        return say("value-yes" if value else "value-no")
    if isinstance(value, tuple):
        return listed(map(str, value))
    if isinstance(value, int):
        return str(value)
    if KEYS[key].words:
        return say(f"value-{key}-{value}")
    return rank_signs(value) or say("value-empty")


def answer(key: str, decision: Decision, players: int | None = None) -> str:
    """Return a decision as a reader is told it.

    Args:
        key: what is decided.
        decision: the decision.
        players: for how many; by default for all numbers, with what differs for some.
    """
    if players is not None:
        return told(key, decision.for_players(players))
    special: dict[str, list[str]] = {}
    for number, value in sorted(decision.by_players.items()):
        special.setdefault(told(key, value), []).append(say(f"players-{number}"))
    text = told(key, decision.value)
    for differs, numbers in special.items():
        text = say("value-with", value=text, players=listed(numbers), special=differs)
    return text


def same(key: str, first: Decision, second: Decision, *, players: int | None = None) -> bool:
    """Tell whether two decisions come to the same; the order of ranks decides nothing."""
    order = sorted if KEYS[key].ranks else tuple
    seats = (2, 3, 4) if players is None else (players,)
    return all(order(str(first.for_players(n))) == order(str(second.for_players(n))) for n in seats)


def decision_data(decision: Decision, players: int | None = None) -> dict[str, Any]:
    """Return a decision as data, by the names of the rule-set files."""
    data: dict[str, Any] = {"is": decision.value}
    if players is not None:
        data["is"] = decision.for_players(players)
    else:
        data |= {f"for_{number}": value for number, value in sorted(decision.by_players.items())}
    return data | {
        "status": str(decision.status),
        "source": decision.source,
        "note": decision.note,
    }


def ruleset_data(rules: Ruleset, players: int | None = None) -> dict[str, Any]:
    """Return a rule set as data, by the names of the rule-set files."""
    return {
        "id": rules.id,
        "name": rules.name,
        "source": rules.source,
        "summary": rules.summary,
        "extends": rules.extends or None,
        **{key: decision_data(d, players) for key, d in rules.decisions.items()},
    }
