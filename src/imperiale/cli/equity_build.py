"""How is a table of winning chances made at the terminal, and kept while it is being made?"""

from __future__ import annotations

from pathlib import Path

import typer

from imperiale import agents
from imperiale.agents import UnknownAgentError
from imperiale.cli.common import INPUT_WRONG, USED_WRONGLY, Complaint, say
from imperiale.cli.simulated import simulated
from imperiale.cli.waiting import waiting
from imperiale.engine.equity_packed import ENDING, pack
from imperiale.engine.equity_table import write
from imperiale.engine.equity_tables import Aim, values_of
from imperiale.engine.native import available
from imperiale.locales.sentences import tidy
from imperiale.services import equity_part as part
from imperiale.services.equity import (
    BATCHES,
    CHUNK,
    STEP,
    UNBOUND,
    Chunk,
    Sampling,
    made,
    sampled,
)
from imperiale.services.equity_simulated import UnfitError, chunks_of, sampling_of
from imperiale.services.pool import NoClusterError, WorkerLostError

__all__ = ["build", "build_simulated"]

INTERRUPTED = 130
MOST_DEALS = 100_000_000
MOST_WORKERS = 1_000
LONGEST_SEED = 200
PACKED = 4
"""Players of whom the values lie packed beside the table."""

MOST_SCORES = 1 << 22
"""Scores of all places together that the core takes; with four players seven imperials."""


def build(
    sampling: Sampling,
    length: int | None,
    workers: int,
    out: Path | None,
    cluster: str | None = None,
    *,
    force: bool,
) -> int:
    """Play the deals, as far as they have not been played, and write the table.

    Args:
        sampling: what is to be played.
        length: the imperials of the longest partie, or ``None``.
        workers: processes that play.
        out: the file, or ``None`` for the name of the table in this folder.
        cluster: the address of a Dask scheduler, whose workers play instead.
        force: whether the file may be written over.

    Returns:
        The exit status.

    Raises:
        Complaint: it cannot be done.
    """
    _check(sampling, length, workers)
    file = _file(sampling, out, force=force)
    kept = file.with_name(file.name + ".part")
    try:
        chunks = _begun(sampling, kept)
        status = _play(sampling, chunks, workers, kept, cluster)
        if status:
            typer.echo(say("equity-go-on", file=tidy(str(kept))), err=True)
            return status
        _write(sampling, chunks, length, file)
        kept.unlink()
    except NoClusterError as error:
        facts = {"address": tidy(str(cluster)), "reason": tidy(error.reason)}
        raise Complaint("simulate-no-cluster", INPUT_WRONG, **facts) from None
    except OSError as error:
        raise _unwritable(file, error) from None
    return 0


def build_simulated(folder: Path, length: int | None, out: Path | None, *, force: bool) -> int:
    """Write the table that the deals of a simulation make.

    Args:
        folder: what ``imperiale simulate`` wrote.
        length: the imperials of the longest partie, or ``None``.
        out: the file, or ``None`` for the name of the table in this folder.
        force: whether the file may be written over.

    Returns:
        The exit status.

    Raises:
        Complaint: it cannot be done.
    """
    name = tidy(str(folder))
    with simulated(folder) as (plan, deals):
        try:
            file = _file(sampling_of(plan, STEP), out, force=force)
            with waiting() as progress:
                bar = progress.add_task(say("equity-bar", policy=plan.seats[0]), total=None)
                chunks: list[Chunk] = []
                for chunk in chunks_of(deals):
                    chunks.append(chunk)
                    progress.update(bar, completed=len(chunks) * CHUNK)
        except UnfitError as error:
            raise Complaint(
                f"equity-unfit-{error.code}", USED_WRONGLY, folder=name, **error.facts
            ) from None
        except KeyboardInterrupt:
            return INTERRUPTED
    used = len(chunks) // BATCHES * BATCHES
    if not used:
        found = str(len(chunks) * CHUNK)
        raise Complaint("equity-unfit-few", folder=name, found=found, step=str(STEP))
    sampling = sampling_of(plan, used * CHUNK)
    _check(sampling, length, 1)
    try:
        _write(sampling, chunks[:used], length, file)
    except OSError as error:
        raise _unwritable(file, error) from None
    return 0


def _file(sampling: Sampling, out: Path | None, *, force: bool) -> Path:
    file = out or Path(f"{tidy(sampling.ruleset.id)}-{sampling.players}.json")
    if file.exists() and not force:
        raise Complaint("equity-exists", file=tidy(str(file)))
    return file


def _write(sampling: Sampling, chunks: list[Chunk], length: int | None, file: Path) -> None:
    """Make the table of what was played, write it and tell of it."""
    table = made(sampling, chunks, length)
    file.write_text(write(table), encoding="utf-8", newline="\n")
    if table.players == PACKED:
        values = file.with_name(file.name.removesuffix(".json") + ENDING)
        values.write_bytes(pack(values_of(table, Aim.CHANCE)))
    most = f"{100 * table.chance.most / table.chance.unit:.2f}"
    facts = {"file": tidy(str(file)), "deals": str(table.deals), "most": most}
    typer.echo(say("equity-written", facts))


def _unwritable(file: Path, error: OSError) -> Complaint:
    reason = tidy(error.strerror or str(error))
    return Complaint("equity-unwritable", file=tidy(str(file)), reason=reason)


def _check(sampling: Sampling, length: int | None, workers: int) -> None:
    """Refuse what cannot be built before anything is played."""
    rules = sampling.rules
    if not available():
        raise Complaint("equity-no-core", INPUT_WRONG)
    if rules.winning_score is None:
        reason = say("equity-none-card-points")
        raise Complaint("equity-none", INPUT_WRONG, reason=reason)
    sampling.ruleset.rules(sampling.players, {**sampling.options, **UNBOUND})
    try:
        for name in filter(None, (sampling.policy, sampling.control)):
            agents.load(name)
    except UnknownAgentError as error:
        found, known = tidy(error.name, 40) or '""', ", ".join(error.known)
        raise Complaint("arena-no-agent", found=found, known=known) from None
    counts = {"--deals": sampling.deals}
    if sampling.control:
        counts["--control-deals"] = sampling.control_deals
    for option, count in counts.items():
        if count % STEP or not STEP <= count <= MOST_DEALS:
            facts = {"found": str(count), "step": str(STEP), "most": str(MOST_DEALS)}
            raise Complaint("equity-deals", USED_WRONGLY, option=option, **facts)
    if not 1 <= workers <= MOST_WORKERS:
        raise Complaint("equity-workers", found=str(workers), most=str(MOST_WORKERS))
    seed = sampling.seed
    if not seed or len(seed) > LONGEST_SEED or not seed.isprintable():
        raise Complaint("equity-seed", longest=str(LONGEST_SEED))
    most = max(n for n in range(1, 100) if (6 * n) ** rules.players <= MOST_SCORES)
    if not rules.target <= (rules.target if length is None else length) <= most:
        facts = {"least": str(rules.target), "most": str(most)}
        raise Complaint(
            "equity-length",
            USED_WRONGLY,
            found=str(rules.target if length is None else length),
            **facts,
        )


def _begun(sampling: Sampling, kept: Path) -> list[Chunk]:
    """Return what has been played before; begin the file if nothing has."""
    if not kept.exists():
        kept.write_text(part.header(sampling), encoding="utf-8", newline="\n")
        return []
    name = tidy(str(kept))
    try:
        lines = kept.read_bytes().decode(errors="replace").splitlines(keepends=True)
        found = part.read(sampling, lines)
    except part.OtherSampleError:
        raise Complaint("equity-part-other", INPUT_WRONG, file=name) from None
    except part.DamagedError as error:
        number = str(error.number)
        raise Complaint("equity-part-damaged", INPUT_WRONG, file=name, line=number) from None
    if found.cut:
        typer.echo(say("equity-part-cut", file=name), err=True)
        beside = kept.with_name(kept.name + ".new")
        whole = part.header(sampling) + "".join(map(part.line, found.chunks))
        beside.write_text(whole, encoding="utf-8", newline="\n")
        beside.replace(kept)
    deals = str(len(found.chunks) * CHUNK)
    typer.echo(say("equity-going-on", file=name, deals=deals), err=True)
    return found.chunks


def _play(
    sampling: Sampling, chunks: list[Chunk], workers: int, kept: Path, cluster: str | None
) -> int:
    """Play on to the end, or until something breaks it off; return the exit status."""
    with (
        kept.open("a", encoding="utf-8", newline="\n") as file,
        waiting() as progress,
    ):
        total, done = sampling.chunks * CHUNK, len(chunks) * CHUNK
        bar = progress.add_task(
            say("equity-bar", policy=sampling.policy), total=total, completed=done
        )
        try:
            for chunk in sampled(sampling, len(chunks), workers, cluster):
                file.write(part.line(chunk))
                file.flush()
                chunks.append(chunk)
                progress.update(bar, completed=len(chunks) * CHUNK)
        except KeyboardInterrupt:
            return INTERRUPTED
        except WorkerLostError as lost:
            typer.echo(say("equity-lost", chunk=str(lost.number)), err=True)
            return INPUT_WRONG
    return 0
