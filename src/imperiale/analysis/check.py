"""Does a record say what its cards come to?"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from typing import NamedTuple

from imperiale.domain.deal import Deal, fold
from imperiale.domain.errors import Code, Fault, shown
from imperiale.domain.record import Json, Record, outcome, replay

__all__ = ["Checked", "check", "differences"]


class Checked(NamedTuple):
    """A record and what its cards make of it.

    Attributes:
        fields: how many fields it states that were compared.
        faults: where it says something else, or its events make another state.
    """

    fields: int
    faults: tuple[Fault, ...]


def check(record: Record) -> Checked:
    """Play a record through and compare every field that it states.

    Raises:
        RecordError: it cannot be played through.
    """
    deal, events = replay(record)
    came = outcome(deal, events)
    faults = [
        fault
        for name, stated in record.stated.items()
        for fault in differences(stated, came.get(name), name)
    ]
    folded = fold(deal.rules, events)
    faults += (
        _differs(getattr(deal, name), getattr(folded, name), f"state.{name}")
        for name in (field.name for field in fields(Deal))
        if getattr(deal, name) != getattr(folded, name)
    )
    return Checked(len(record.stated), tuple(faults))


def differences(stated: Json, made: Json, at: str) -> Iterator[Fault]:
    """Yield where two values differ, each at its own place.

    >>> for fault in differences({"a": [1, 2]}, {"a": [1, 3]}, "x"):
    ...     print(fault)
    differs at x.a[1] (found 3, expected 2)
    """
    if isinstance(stated, dict) and isinstance(made, dict):
        for name in sorted({*stated, *made}):
            if name in stated and name in made:
                yield from differences(stated[name], made[name], f"{at}.{name}")
            else:
                yield _differs(stated.get(name, _NOTHING), made.get(name, _NOTHING), f"{at}.{name}")
    elif isinstance(stated, list) and isinstance(made, list):
        for i, pair in enumerate(zip(stated, made, strict=False)):
            yield from differences(*pair, f"{at}[{i}]")
        for i in range(min(len(stated), len(made)), max(len(stated), len(made))):
            yield _differs(
                stated[i] if i < len(stated) else _NOTHING,
                made[i] if i < len(made) else _NOTHING,
                f"{at}[{i}]",
            )
    elif type(stated) is not type(made) or stated != made:
        yield _differs(stated, made, at)


_NOTHING = object()


def _differs(stated: object, made: object, at: str) -> Fault:
    expected, found = ("-" if value is _NOTHING else shown(value) for value in (stated, made))
    return Fault(Code.DIFFERS, at, {"found": found, "expected": expected})
