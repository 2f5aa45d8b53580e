"""How do the rows of a simulation become Parquet?

The one module that needs polars, which the extra ``sim`` brings.
"""

from __future__ import annotations

from io import BytesIO
from typing import NamedTuple

import polars as pl

from imperiale.services.simulation import Rows, Simulation, played

__all__ = ["SCHEMAS", "Encoded", "encoded"]

_BY_SEAT = pl.List(pl.Int32)

SCHEMAS: dict[str, dict[str, pl.DataType]] = {
    "decisions": {
        "partie": pl.Int64(),
        "deal": pl.Int32(),
        "event": pl.Int16(),
        "seat": pl.Int8(),
        "step": pl.String(),
        "hand": pl.Int64(),
        "legal": pl.Int64(),
        "choices": pl.Int8(),
        "action": pl.String(),
    },
    "deals": {
        "partie": pl.Int64(),
        "deal": pl.Int32(),
        "dealer": pl.Int8(),
        "turn_up": pl.String(),
        "ending": pl.String(),
        "tricks": _BY_SEAT,
        "gains": _BY_SEAT,
        "imperials": _BY_SEAT,
        "counters": _BY_SEAT,
        "line": pl.String(),
    },
    "parties": {
        "partie": pl.Int64(),
        "seed": pl.String(),
        "agents": pl.List(pl.String()),
        "first_dealer": pl.Int8(),
        "deals": pl.Int32(),
        "decisions": pl.Int32(),
        "winner": pl.Int8(),
        "imperials": _BY_SEAT,
        "counters": _BY_SEAT,
        "fault": pl.String(),
    },
}
"""By table its columns, in their order."""


class Encoded(NamedTuple):
    """A part as it is written.

    Attributes:
        number: which part.
        deals: how many deals it holds.
        files: by table, the bytes of a Parquet file.
    """

    number: int
    deals: int
    files: dict[str, bytes]


def encoded(plan: Simulation, number: int) -> Encoded:
    """Play a part, and return its files."""
    part = played(plan, number)
    rows = {"decisions": part.decisions, "deals": part.deals, "parties": part.parties}
    return Encoded(number, len(part.deals), {name: _file(name, rows[name]) for name in SCHEMAS})


def _file(table: str, rows: Rows) -> bytes:
    raw = BytesIO()
    frame = pl.DataFrame(rows, schema=SCHEMAS[table], orient="row")
    frame.write_parquet(raw, compression="zstd", compression_level=3, statistics=True)
    return raw.getvalue()
