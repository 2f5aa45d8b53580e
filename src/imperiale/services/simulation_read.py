"""What did a simulation leave in its folder: by which plan was it played, and which deals?"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import polars as pl

from imperiale.domain.errors import CodedError, ImperialeError
from imperiale.domain.house import read_ruleset
from imperiale.domain.record import Record
from imperiale.rulesets import load
from imperiale.services.deal_text import read_deal
from imperiale.services.simulation import Simulation
from imperiale.services.simulation_run import PLAN, missing

__all__ = ["SimulatedError", "deals_in", "plan_in"]


class SimulatedError(CodedError):
    """A folder holds no simulation that can be read.

    Its codes: ``none`` or ``damaged``, with the reason, ``unfinished``, with the parts missing.
    """


def plan_in(folder: Path) -> Simulation:
    """Return the plan by which the deals of a folder were played.

    Raises:
        SimulatedError: it holds none, or not all that was to be played.
    """
    try:
        data = cast("object", json.loads((folder / PLAN).read_bytes()))
    except OSError as error:
        raise SimulatedError("none", reason=str(error.strerror or error)) from None
    except (ValueError, RecursionError) as error:
        raise SimulatedError("damaged", reason=str(error)) from None
    try:
        plan = _plan(cast("dict[str, object]", data))
    except (LookupError, TypeError, ValueError, AttributeError, ImperialeError) as error:
        raise SimulatedError("damaged", reason=f"{type(error).__name__}: {error}") from None
    if left := missing(plan, folder):
        raise SimulatedError("unfinished", missing=len(left), parts=plan.parts)
    return plan


def _plan(data: dict[str, object]) -> Simulation:
    if (data["format"], data["version"]) != ("imperiale-simulation", 1):
        raise ValueError(f"it is {data['format']} {data['version']}")
    return Simulation(
        agents=tuple(map(str, cast("list[object]", data["agents"]))),
        ruleset=read_ruleset(cast("dict[str, object]", data["rules"]), load),
        players=cast("int", data["players"]),
        seed=cast("str", data["seed"]),
        parties=cast("int", data["parties"]),
        options=cast("dict[str, object]", data["options"]),
    )


def deals_in(folder: Path, plan: Simulation) -> Iterator[Record]:
    """Yield the deals of a folder in their order, one part of them in memory at a time.

    Args:
        folder: what was written.
        plan: as :func:`plan_in` has found it.

    Raises:
        SimulatedError: a file is damaged.
    """
    for file in sorted((folder / "deals").glob("part-*.parquet")):
        try:
            lines: list[str] = pl.read_parquet(file, columns=["line"])["line"].to_list()
            for line in lines:
                yield read_deal(line.encode(), lambda _: plan.ruleset, notation=True)
        except (OSError, pl.exceptions.PolarsError, ImperialeError) as error:
            raise SimulatedError("damaged", reason=f"{file.name}: {error}") from error
