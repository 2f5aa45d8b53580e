"""How is a simulation played to its end, by however many workers, and what if one dies?

A part is played whole by one worker and written whole: under another name, then renamed, its
parties last.  What is there is not played again.
"""

from __future__ import annotations

import json
from collections.abc import Generator
from contextlib import closing
from functools import partial
from pathlib import Path

from imperiale.domain.errors import ImperialeError
from imperiale.services.pool import WorkerLostError, in_order
from imperiale.services.simulation import Simulation, header
from imperiale.services.simulation_parquet import SCHEMAS, Encoded, encoded

__all__ = ["OtherSimulationError", "begun", "missing", "run"]

PLAN = "simulation.json"
LOSSES = 3
"""Workers that may die one after the other with nothing done between."""


class OtherSimulationError(ImperialeError):
    """A folder holds something else."""


def begun(plan: Simulation, folder: Path) -> None:
    """Make sure that a folder is that of a plan; begin it if there is none.

    Raises:
        OSError: it cannot be read or written.
        OtherSimulationError: it holds another simulation, or other things.
    """
    text = json.dumps(header(plan), ensure_ascii=False, indent=1) + "\n"
    file = folder / PLAN
    if file.exists():
        if file.read_text(encoding="utf-8", errors="replace") != text:
            raise OtherSimulationError(str(folder))
        return
    if folder.exists() and any(folder.iterdir()):
        raise OtherSimulationError(str(folder))
    for table in SCHEMAS:
        (folder / table).mkdir(parents=True, exist_ok=True)
    _write(file, text.encode())


def missing(plan: Simulation, folder: Path) -> list[int]:
    """Return the parts that are still to be played."""
    return [n for n in range(plan.parts) if not _path(folder, "parties", n).exists()]


def run(
    plan: Simulation, folder: Path, workers: int = 1, cluster: str | None = None
) -> Generator[Encoded]:
    """Play what is missing; yield each part once it is written.

    Args:
        plan: what is played.
        folder: one that :func:`begun` has seen.
        workers: processes here; one is this process itself.
        cluster: the address of a Dask scheduler, whose workers play instead.

    Raises:
        OSError: a file cannot be written.
        WorkerLostError: workers die again and again.
    """
    losses = 0
    while left := missing(plan, folder):
        try:
            with closing(in_order(partial(encoded, plan), left, workers, cluster)) as parts:
                for part in parts:
                    for table in SCHEMAS:
                        _write(_path(folder, table, part.number), part.files[table])
                    losses = 0
                    yield part
        except WorkerLostError:
            losses += 1
            if losses == LOSSES:
                raise


def _path(folder: Path, table: str, number: int) -> Path:
    return folder / table / f"part-{number:06}.parquet"


def _write(path: Path, data: bytes) -> None:
    beside = path.with_name(path.name + ".new")
    beside.write_bytes(data)
    beside.replace(path)
