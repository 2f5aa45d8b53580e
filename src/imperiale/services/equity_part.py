"""How are the deals for a table kept while they are played, so that it can go on later?

JSON Lines: a header with all that the deals follow from, then a line a chunk, in their order.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import NamedTuple, cast

from imperiale import __version__
from imperiale.engine.equity_table import METHOD, gain_text, read_gain
from imperiale.services.equity import CHUNK, Chunk, Sampling, Tally
from imperiale.services.saves import ruleset_data

__all__ = ["DamagedError", "OtherSampleError", "Part", "header", "line", "read"]

FORMAT = "imperiale-equity-part"
VERSION = 1


class OtherSampleError(ValueError):
    """A file was begun for another table, or is none of this kind."""


class DamagedError(ValueError):
    """A line before the last cannot be read.

    Attributes:
        number: which, from 1.
    """

    def __init__(self, number: int) -> None:
        self.number = number
        super().__init__(f"line {number}")


class Part(NamedTuple):
    """What has been played so far.

    Attributes:
        chunks: the chunks.
        cut: whether the last line was cut off when it was written; it is left out.
    """

    chunks: list[Chunk]
    cut: bool


def header(sampling: Sampling) -> str:
    """Return the first line of a file."""
    data: dict[str, object] = {
        "format": FORMAT,
        "version": VERSION,
        "method": METHOD,
        "program": __version__,
        "rules": ruleset_data(sampling.ruleset),
        "players": sampling.players,
        "options": dict(sampling.options),
        "policy": sampling.policy,
        "deals": sampling.deals,
        "seed": sampling.seed,
        "control": sampling.control,
        "control_deals": sampling.control_deals,
    }
    return json.dumps(data) + "\n"


def line(chunk: Chunk) -> str:
    """Return the line of a chunk."""
    tally, control = (
        {" ".join(map(gain_text, brought)): times for brought, times in counted.items()}
        for counted in (chunk.tally, chunk.control)
    )
    return json.dumps({"chunk": chunk.number, "tally": tally, "control": control}) + "\n"


def read(sampling: Sampling, lines: Iterable[str]) -> Part:
    """Read the lines of a file.

    Raises:
        DamagedError: a line before the last is damaged.
        OtherSampleError: it is not of this sampling.
    """
    kept = [*lines]
    if not kept or kept[0] != header(sampling):
        raise OtherSampleError
    chunks: list[Chunk] = []
    for number, text in enumerate(kept[1:], 2):
        try:
            chunk = _chunk(text)
            if chunk.number != len(chunks) or line(chunk) != text:
                raise ValueError(text)
        except (ValueError, TypeError, AttributeError, LookupError, RecursionError):
            if number < len(kept):
                raise DamagedError(number) from None
            return Part(chunks, cut=True)
        chunks.append(chunk)
    return Part(chunks, cut=False)


def _chunk(text: str) -> Chunk:
    fields = cast("Mapping[str, object]", json.loads(text))
    number = cast("int", fields["chunk"])
    return Chunk(number, _tally(fields["tally"]), _tally(fields["control"]))


def _tally(given: object) -> Tally:
    counted: Tally = Counter()
    for brought, times in cast("Mapping[str, int]", given).items():
        counted[tuple(map(read_gain, brought.split()))] = int(times)
    if counted.total() not in (0, CHUNK):
        raise ValueError(given)
    return counted
