"""How do people write a deal in one line?

::

    academie tricks=difference | 1 | 0i3c 2i5c | AKQJs 8sTh.../ ... | Jh | Jc Jd ... | 7h 8h ...

Seven fields between bars: the rule set with what differs from its defaults; the dealer's seat; the
scores before the deal; the hands, between slashes; the turn-up; the talon, top first; the cards in
the order played.  Cards are written one by one (``Ks Qs``) or several of a suit together (``KQs``);
the order of the play and of the talon matters.  The scores may be empty, which is nothing for all;
the talon, where nothing is drawn from it; and what follows the turn-up may be left out.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from imperiale.domain.cards import RANKS, SUITS, Card, mask, spell
from imperiale.domain.errors import Code, Fault, RecordError
from imperiale.domain.keys import KEYS, Value
from imperiale.domain.record import Json, Record, read_record
from imperiale.domain.ruleset import Ruleset
from imperiale.domain.setup import Setup

__all__ = ["read_line", "read_options", "write_line"]

_FIELDS = ("rules", "dealer", "start", "hands", "turn_up", "stock", "play")
_SCORE = re.compile(r"([0-9]{1,9})i([0-9]{1,9})c")


def write_line(setup: Setup, play: Iterable[Card] = ()) -> str:
    """Return a deal in one line, as :func:`read_line` reads it."""
    rules = setup.rules
    options = (f"{key}={_plain(value)}" for key, value in rules.options.items())
    return " | ".join(
        (
            " ".join((rules.id, *options)),
            str(setup.dealer),
            " ".join(map(str, setup.start)),
            " / ".join(spell(mask(held)) for held in setup.hands),
            str(setup.turn_up),
            " ".join(map(str, setup.talon)),
            " ".join(map(str, play)),
        )
    ).rstrip(" |")


def _plain(value: Value) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)


def read_line(text: str, find: Callable[[str], Ruleset]) -> Record:
    """Read a deal of one line.

    Args:
        text: the line.
        find: returns the rule set of a name.

    Raises:
        RecordError: with every fault, placed by the names of the deal records.
    """
    parts = [part.strip() for part in text.strip().split("|")]
    if not 5 <= len(parts) <= len(_FIELDS):
        facts = {"found": str(len(parts)), "expected": "5 to 7", "fields": " | ".join(_FIELDS)}
        raise RecordError([Fault(Code.NOT_A_LINE, "", facts)])
    fields = dict(zip(_FIELDS, parts, strict=False))
    name, *words = fields["rules"].split() or [""]
    options, faults = read_options(words)
    data: dict[str, Json] = {
        "rules": name,
        "options": options,
        "dealer": _number(fields["dealer"]),
        "hands": [_cards(held) for held in fields["hands"].split("/")],
        "turn_up": fields["turn_up"],
        "play": _cards(fields.get("play", "")),
    }
    if fields["start"]:
        data["start"] = _scores(fields["start"], faults)
    if fields.get("stock"):
        data["stock"] = _cards(fields["stock"])
    try:
        record = read_record(data, find)
    except RecordError as error:
        raise RecordError((*faults, *error.faults)) from None
    if faults:
        raise RecordError(faults)
    return record


def read_options(words: Iterable[str]) -> tuple[dict[str, Json], list[Fault]]:
    """Read options written as ``key=value``; their values are still to be checked.

    Returns:
        The options, and what is wrong with the form of the words.

    >>> read_options(["target=6", "packets=2,3"])
    ({'target': 6, 'packets': [2, 3]}, [])
    """
    options: dict[str, Json] = {}
    faults: list[Fault] = []
    for word in words:
        name, equals, text = word.partition("=")
        if not (name and equals):
            faults.append(
                Fault(Code.WRONG_TYPE, "options", {"found": word, "allowed": "key=value"})
            )
        elif name in options:
            faults.append(Fault(Code.FIELD_TWICE, f"options.{name}"))
        else:
            options[name] = _value(name, text)
    return options, faults


def _value(name: str, text: str) -> Json:
    """Return what a text means for a key; what means nothing stays a text, to be refused."""
    key = KEYS.get(name)
    if key is None or key.words or key.ranks:
        return text
    if key.switch:
        return {"true": True, "false": False}.get(text, text)
    if key.many:
        numbers = text.split(",")
        return [_number(number) for number in numbers]
    return _number(text)


def _number(text: str) -> int | str:
    """Return a number of a sensible length; anything else stays a text, to be refused."""
    sensible = text.isascii() and text.isdecimal() and len(text) < 10
    return int(text) if sensible else text


def _scores(text: str, faults: list[Fault]) -> list[Json]:
    scores: list[Json] = []
    for word in text.split():
        found = _SCORE.fullmatch(word)
        if found is None:
            facts = {"found": word, "allowed": "e.g. 2i5c"}
            faults.append(Fault(Code.WRONG_TYPE, f"start[{len(scores)}]", facts))
        imperials, counters = found.groups() if found else ("0", "0")
        scores.append({"imperials": int(imperials), "counters": int(counters)})
    return scores


def _cards(text: str) -> list[Json]:
    """Split words into cards; a word that is no cards stays whole, to be refused in its place."""
    found: list[Json] = []
    for word in text.split():
        ranks, suit = word[:-1], word[-1]
        if ranks and suit in SUITS and all(rank in RANKS for rank in ranks):
            found += [rank + suit for rank in ranks]
        else:
            found.append(word)
    return found
