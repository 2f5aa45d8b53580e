"""How are parties of agents played by the thousand, and kept for study?"""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any

import typer

from imperiale.agents import UnknownAgentError
from imperiale.cli.common import (
    INPUT_WRONG,
    USED_WRONGLY,
    Complaint,
    Options,
    Players,
    ruleset,
    say,
)
from imperiale.cli.waiting import waiting
from imperiale.domain.errors import RulesetError
from imperiale.domain.notation import read_options
from imperiale.locales.sentences import tidy
from imperiale.services.dealer import fresh_seed
from imperiale.services.pool import NoClusterError, WorkerLostError
from imperiale.services.simulation import PART, Simulation, SimulationError

__all__ = ["EPILOG", "simulate_command"]

EPILOG = "Example:\n\nimperiale simulate greedy --parties 100 --seed 7 --out runs"
INTERRUPTED = 130
MOST_WORKERS = 1_000


def simulate_command(
    names: Annotated[
        list[str],
        typer.Argument(metavar="AGENT", help="One agent for all seats, or one for each."),
    ],
    out: Annotated[
        Path, typer.Option("--out", help="A folder; one that was begun is gone on with.")
    ],
    parties: Annotated[int, typer.Option("--parties", help="How many parties.")] = 1_000,
    rules: Annotated[
        str, typer.Option("--rules", help="A rule set, by its name or its .toml file.")
    ] = "academie",
    option: Options = None,
    players: Players = None,
    seed: Annotated[
        str | None, typer.Option("--seed", help="A word; the same one gives the same files.")
    ] = None,
    workers: Annotated[int, typer.Option("--workers", help="How many processes play.")] = 1,
    cluster: Annotated[
        str | None,
        typer.Option("--cluster", help="The address of a Dask scheduler, whose workers play."),
    ] = None,
) -> None:
    """Let agents play parties, and write every decision, deal and partie as Parquet."""
    if find_spec("polars") is None:
        raise Complaint("simulate-no-polars")
    if not 1 <= workers <= MOST_WORKERS:
        raise Complaint("simulate-workers", found=str(workers), most=str(MOST_WORKERS))
    if cluster is not None and workers != 1:
        raise Complaint("too-many-forms", forms="--workers, --cluster")
    found = ruleset(rules)
    options, faults = read_options(option or ())
    if faults:
        raise RulesetError(faults)
    with _complaints(out, cluster):
        plan = Simulation(
            agents=tuple(names),
            ruleset=found,
            players=found.players[0] if players is None else players,
            seed=_seed(out) if seed is None else seed,
            parties=parties,
            options=options,
        )
        running = import_module("imperiale.services.simulation_run")
        running.begun(plan, out)
        status = _play(running, plan, out, workers, cluster)
    if status:
        typer.echo(say("simulate-go-on", folder=tidy(str(out))), err=True)
    else:
        count = f"{plan.parties:,}"
        typer.echo(say("simulate-written", folder=tidy(str(out)), parties=count))
    raise typer.Exit(status)


def _seed(out: Path) -> str:
    """Return a new seed, unless the folder was begun with one, which has then to be given."""
    if out.exists():
        raise Complaint("simulate-no-seed", folder=tidy(str(out)))
    seed = fresh_seed()
    typer.echo(say("simulate-seed", seed=seed), err=True)
    return seed


def _play(running: Any, plan: Simulation, out: Path, workers: int, cluster: str | None) -> int:
    """Play to the end, or until something breaks it off; return the exit status."""
    left = len(running.missing(plan, out))
    if 0 < left < plan.parts:
        done = min((plan.parts - left) * PART, plan.parties)
        typer.echo(say("simulate-going-on", folder=tidy(str(out)), parties=f"{done:,}"), err=True)
    with waiting() as progress:
        bar = progress.add_task(
            say("simulate-bar"), total=plan.parties, completed=(plan.parts - left) * PART
        )
        try:
            for _ in running.run(plan, out, workers, cluster):
                progress.advance(bar, PART)
        except KeyboardInterrupt:
            return INTERRUPTED
        except WorkerLostError as lost:
            typer.echo(say("simulate-lost", part=str(lost.number)), err=True)
            return INPUT_WRONG
    return 0


@contextmanager
def _complaints(out: Path, cluster: str | None) -> Generator[None]:
    """Say in sentences what keeps a simulation from being played."""
    folder = tidy(str(out))
    try:
        yield
    except UnknownAgentError as error:
        found, known = tidy(error.name, 40) or '""', ", ".join(error.known)
        raise Complaint("arena-no-agent", found=found, known=known) from None
    except SimulationError as error:
        code = "seed-wrong" if error.code == "seed" else error.code
        raise Complaint(f"simulate-{code}", USED_WRONGLY, **error.facts) from None
    except NoClusterError as error:
        facts = {"address": tidy(str(cluster)), "reason": tidy(error.reason)}
        raise Complaint("simulate-no-cluster", INPUT_WRONG, **facts) from None
    except (OSError, ValueError) as error:
        reason = tidy(str(getattr(error, "strerror", None) or error))
        raise Complaint("simulate-unwritable", folder=folder, reason=reason) from None
    except import_module("imperiale.services.simulation_run").OtherSimulationError:
        raise Complaint("simulate-other", INPUT_WRONG, folder=folder) from None
