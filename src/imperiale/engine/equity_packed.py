"""How are the values of more scores kept than a person would read?

Of four players there are 1,679,616 scores.  To make their values takes a quarter of a minute, so
they lie packed beside the table that they are made from: each place's one after the other, in whole
grains, as differences from the value before, compressed.
"""

from __future__ import annotations

import lzma
import sys
from array import array
from dataclasses import replace
from itertools import accumulate, pairwise

from imperiale.domain.rules.marking import COUNTERS
from imperiale.engine.equity_table import Block, EquityTable, TableError

__all__ = ["ENDING", "GRAIN", "pack", "unpack"]

ENDING = ".values.xz"
"""What the name of a file of values ends with; before it stands that of the table."""

GRAIN = 5
"""Units that a value is rounded to: a 2,000th, where the standard error is greater anyway."""


def pack(block: Block) -> bytes:
    """Return the values of a block as a file."""
    parts: list[bytes] = []
    for values in block.values:
        grains = [GRAIN * round(value / GRAIN) for value in values]
        parts.append(_bytes(array("h", (b - a for a, b in pairwise([0, *grains])))))
    return lzma.compress(b"".join(parts), preset=9)


def unpack(data: bytes, table: EquityTable) -> Block:
    """Return the chances of a table with the values that :func:`pack` wrote.

    Raises:
        TableError: they are of another table, or damaged.
    """
    block, places = table.chance, table.players - 1
    size = (COUNTERS * block.length) ** table.players
    try:
        raw = lzma.decompress(data)
    except lzma.LZMAError as error:
        raise TableError(f"its values are damaged: {error}") from None
    if len(raw) != 2 * size * places:
        raise TableError(f"its values are not {places} times {size}")
    values: list[array[int]] = []
    for place in range(places):
        steps = array("h")
        steps.frombytes(raw[2 * size * place : 2 * size * (place + 1)])
        if sys.byteorder == "big":
            steps.byteswap()
        values.append(array("H", accumulate(steps)))
    return replace(block, values=tuple(values))


def _bytes(steps: array[int]) -> bytes:
    if sys.byteorder == "big":
        steps.byteswap()
    return steps.tobytes()
