"""How is a table of winning chances held, and how is it written down?

A table is named data: what it was made of stands in its header, and every value has a standard
error.  It holds, for every score before a deal, the chance of each place to win the partie, the
first place that of elder and the last that of the dealer.
"""

from __future__ import annotations

import json
from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias, cast

from imperiale.domain.errors import ImperialeError
from imperiale.domain.gains import Effect, Gain
from imperiale.domain.keys import KEYS
from imperiale.domain.rules.marking import COUNTERS
from imperiale.domain.ruleset import Rules

__all__ = [
    "METHOD",
    "Block",
    "EquityTable",
    "Sample",
    "TableError",
    "gain_text",
    "keys_of",
    "read",
    "read_gain",
    "write",
]

FORMAT = "imperiale-equity"
VERSION = 1
METHOD = 1
"""How tables are made; another number means that the same seed gives another table."""

APART = frozenset(
    ("target", "win_by", "deals", "stakes", "marking", "first_dealer", "packets", "packets_fixed")
)
"""Keys that change nothing of what a deal brings; the target only says how far the way is."""


class TableError(ImperialeError, ValueError):
    """A file holds no table that this version can read."""


Sample: TypeAlias = tuple[tuple[tuple[Gain, ...], tuple[int, ...]], ...]
"""What deals have brought, and how often they did in each batch."""


@dataclass(frozen=True, slots=True, eq=False)
class Block:
    """A number for every place at every score before a deal.

    Attributes:
        length: imperials that win.
        unit: whole numbers that make 1.
        total: what the values of all places make together, in units.
        values: by place but the last, which has what is left of the total: by the marks of elder
            (most significant), the next, and so on to the dealer.  Empty where a file holds the
            sample instead, from which they are made.
        errors: likewise, the standard error, the greatest of those of the places; of a sample only
            the one of the start of a partie.
        most: the greatest of all standard errors.
    """

    length: int
    unit: int
    total: int
    values: tuple[Sequence[int], ...]
    errors: Sequence[int]
    most: int

    def at(self, marks: Sequence[int], target: int) -> tuple[int, ...]:
        """Return the values by place, in units.

        Args:
            marks: by place from elder, six an imperial and one a counter; none has won.
            target: imperials that win, at most the length; only the way that is left matters.
        """
        index = self._index(marks, target)
        found = [values[index] for values in self.values]
        return (*found, self.total - sum(found))

    def error(self, marks: Sequence[int], target: int) -> int:
        """Return the standard error of the least sure of these values, or a limit, in units."""
        index = self._index(marks, target)
        return self.errors[index] if index < len(self.errors) else self.most

    def _index(self, marks: Sequence[int], target: int) -> int:
        index, begun = 0, COUNTERS * (self.length - target)
        for mark in marks:
            index = index * COUNTERS * self.length + begun + mark
        return index


@dataclass(frozen=True, slots=True, eq=False)
class EquityTable:
    """A table of winning chances, and what it was made of.

    Attributes:
        name: the name of its file, e.g. ``academie-2``.
        rules: the name of its rule set.
        players: 2, 3 or 4.
        keys: the answers of the rules to all keys.
        policy: who played the deals.
        deals: how many.
        control: who played the same deals, and more, to make the table surer; or nothing.
        control_deals: how many more.
        batches: of equal size, from whose spread the standard errors come.
        seed: the word from which the deals and all chance of the players came.
        chance: the chance to win; all places together make 1.
        payment: what a place is expected to get if a fiche, or an imperial, is worth 1; all places
            together make 0.  ``None`` where nothing is paid.
        sample: what the deals brought, where there are too many scores for their values to be kept.
    """

    name: str
    rules: str
    players: int
    keys: Mapping[str, object]
    policy: str
    deals: int
    control: str
    control_deals: int
    batches: int
    seed: str
    chance: Block
    payment: Block | None
    sample: Sample = ()

    def differing(self, rules: Rules) -> tuple[str, ...]:
        """Return the keys by which other rules make other deals, in their order."""
        other = keys_of(rules)
        return tuple(key for key in other if key not in APART and other[key] != self.keys[key])


def keys_of(rules: Rules) -> dict[str, object]:
    """Return what rules answer to each key, as a file holds it."""
    found = {key: getattr(rules, key) for key in KEYS}
    return {key: [*value] if isinstance(value, tuple) else value for key, value in found.items()}


def write(table: EquityTable) -> str:
    """Return a table as a file: JSON, a line for each row of it."""
    head: dict[str, object] = {
        "format": FORMAT,
        "version": VERSION,
        "method": METHOD,
        "rules": table.rules,
        "players": table.players,
        "policy": table.policy,
        "deals": table.deals,
        "control": table.control,
        "control_deals": table.control_deals,
        "batches": table.batches,
        "seed": table.seed,
        "keys": table.keys,
    }
    blocks = {"chance": table.chance, "payment": table.payment}
    parts = [f" {json.dumps(name)}: {json.dumps(value)}" for name, value in head.items()]
    parts += [f" {json.dumps(name)}: {_written(block)}" for name, block in blocks.items()]
    brought = [
        f"{' '.join(map(gain_text, gains))}: {' '.join(map(str, n))}" for gains, n in table.sample
    ]
    parts.append(f' "sample": {_list(brought)}')
    return "{\n" + ",\n".join(parts) + "\n}\n"


def _written(block: Block | None) -> str:
    if block is None:
        return "null"
    head = {"length": block.length, "unit": block.unit, "most": block.most}
    parts = [f"  {json.dumps(name)}: {json.dumps(value)}" for name, value in head.items()]
    named = {f"place {place}": values for place, values in enumerate(block.values)}
    width = COUNTERS * block.length
    for name, numbers in (*named.items(), ("error", block.errors)):
        begins = range(0, len(numbers), width)
        rows = [" ".join(map(str, numbers[begin : begin + width])) for begin in begins]
        parts.append(f"  {json.dumps(name)}: {_list(rows)}")
    return "{\n" + ",\n".join(parts) + "\n }"


def _list(rows: Sequence[str]) -> str:
    """Return a list of texts, each on a line of its own."""
    return "[\n" + ",\n".join(f'   "{row}"' for row in rows) + "\n  ]" if rows else "[]"


def gain_text(gain: Gain) -> str:
    """Return a gain in one word: place, imperials, counters and effect."""
    return ".".join(str(int(part)) for part in gain)


def read(text: str, name: str) -> EquityTable:
    """Read what :func:`write` wrote.

    Args:
        text: the file.
        name: its name, without the ending.

    Raises:
        TableError: it is something else, or of another version.
    """
    try:
        data = cast("object", json.loads(text))
    except (ValueError, RecursionError) as error:
        raise TableError(f"it is no JSON: {error}") from None
    if not isinstance(data, dict):
        raise TableError("it is no JSON object")
    fields = cast("dict[str, Any]", data)
    form = fields.get("format"), fields.get("version")
    if form != (FORMAT, VERSION):
        raise TableError(f"it is {form}, not {(FORMAT, VERSION)}")
    try:
        return _table(fields, name)
    except (LookupError, TypeError, AttributeError, ValueError, OverflowError) as error:
        raise TableError(f"it is damaged: {type(error).__name__}: {error}") from None


def _table(fields: Mapping[str, Any], name: str) -> EquityTable:
    players = fields["players"]
    if players not in (2, 3, 4):
        raise ValueError(f"{players} players")
    payment = fields["payment"]
    sample = tuple(map(_brought, fields["sample"]))
    whole = not sample
    return EquityTable(
        name=name,
        rules=str(fields["rules"]),
        players=players,
        keys={key: fields["keys"][key] for key in KEYS},
        policy=str(fields["policy"]),
        deals=int(fields["deals"]),
        control=str(fields["control"]),
        control_deals=int(fields["control_deals"]),
        batches=int(fields["batches"]),
        seed=str(fields["seed"]),
        chance=_block(fields["chance"], players, 1, whole=whole),
        payment=None if payment is None else _block(payment, players, 0, whole=whole),
        sample=sample,
    )


def _block(data: Mapping[str, Any], players: int, together: int, *, whole: bool) -> Block:
    length, unit = int(data["length"]), int(data["unit"])
    values = [_numbers(data[f"place {place}"]) for place in range(players - 1)] if whole else []
    errors = _numbers(data["error"])
    size = (COUNTERS * length) ** players if whole else 1
    if unit < 1 or any(len(numbers) != size for numbers in (*values, errors)):
        raise ValueError(f"a block has not {size} numbers")
    return Block(length, unit, together * unit, tuple(values), errors, int(data["most"]))


def _numbers(rows: Sequence[str]) -> array[int]:
    return array("i", map(int, " ".join(rows).split()))


def _brought(row: str) -> tuple[tuple[Gain, ...], tuple[int, ...]]:
    gains, times = row.split(":")
    return tuple(map(read_gain, gains.split())), tuple(map(int, times.split()))


def read_gain(text: str) -> Gain:
    """Read what :func:`gain_text` wrote.

    Raises:
        ValueError: it is something else.
    """
    place, imperials, counters, effect = map(int, text.split("."))
    return Gain(place, imperials, counters, Effect(effect))
