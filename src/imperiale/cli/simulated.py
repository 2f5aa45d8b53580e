"""How is a folder read that `imperiale simulate` wrote, and what keeps it from being read?"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from imperiale.cli.common import INPUT_WRONG, Complaint
from imperiale.domain.record import Record
from imperiale.locales.sentences import tidy
from imperiale.services.simulation import Simulation

__all__ = ["simulated"]


@contextmanager
def simulated(folder: Path) -> Generator[tuple[Simulation, Iterator[Record]]]:
    """Lend the plan of a folder and its deals, which are read as they are asked for.

    Raises:
        Complaint: there is nothing that reads Parquet, or no whole simulation in the folder.
    """
    if find_spec("polars") is None:
        raise Complaint("simulate-no-polars")
    reading: Any = import_module("imperiale.services.simulation_read")
    try:
        plan = reading.plan_in(folder)
        yield plan, reading.deals_in(folder, plan)
    except reading.SimulatedError as error:
        facts = {name: tidy(value, 200) for name, value in error.facts.items()}
        raise Complaint(
            f"simulated-{error.code}", INPUT_WRONG, folder=tidy(str(folder)), **facts
        ) from None
