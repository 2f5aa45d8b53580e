"""Which deal does a text mean, a record or a line that a person wrote?"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from typing import NoReturn

from imperiale.domain.errors import Code, Fault, RecordError
from imperiale.domain.notation import read_line
from imperiale.domain.record import Record, read_record
from imperiale.domain.ruleset import Ruleset

__all__ = ["LONGEST", "decoded", "read_deal"]

LONGEST = 1 << 20
"""Bytes of the longest line that is read; the longest deal needs some thousand."""


def _no_constant(name: str) -> NoReturn:
    raise ValueError(name)


def _once(pairs: Iterable[tuple[str, object]]) -> dict[str, object]:
    """Make an object of its pairs; of a name that comes twice nobody knows which one was meant."""
    made: dict[str, object] = {}
    for name, value in pairs:
        if name in made:
            raise _TwiceError(name)
        made[name] = value
    return made


class _TwiceError(Exception):
    """A name comes twice in one object."""


_DECODER = json.JSONDecoder(object_pairs_hook=_once, parse_constant=_no_constant)


def decoded(text: bytes) -> object:
    """Return what a line of JSON holds.

    Raises:
        RecordError: it is too long, not UTF-8 or not JSON.
    """
    try:
        return _DECODER.decode(_text(text))
    except json.JSONDecodeError as error:
        fault = Fault(Code.NOT_JSON, f"column {error.colno}", {"found": error.msg})
    except _TwiceError as error:
        fault = Fault(Code.FIELD_TWICE, str(error))
    except ValueError as error:  # NaN, or a number of thousands of digits
        fault = Fault(Code.NOT_JSON, "", {"found": str(error)})
    raise RecordError([fault])


def _text(line: bytes) -> str:
    if len(line) > LONGEST:
        raise RecordError([Fault(Code.TOO_LONG, "", {"allowed": str(LONGEST)})])
    try:
        return line.decode("utf-8")
    except UnicodeDecodeError as error:
        at, byte = f"byte {error.start + 1}", f"{line[error.start]:#04x}"
        raise RecordError([Fault(Code.NOT_TEXT, at, {"found": byte})]) from None


def read_deal(text: bytes, find: Callable[[str], Ruleset], *, notation: bool = False) -> Record:
    """Read a deal: a record, or if that is allowed a deal in one line for people.

    Raises:
        RecordError: with every fault.
    """
    try:
        if notation and not text.startswith(b"{"):
            return read_line(_text(text), find)
        return read_record(decoded(text), find)
    except RecursionError:
        raise RecordError([Fault(Code.TOO_DEEP)]) from None
