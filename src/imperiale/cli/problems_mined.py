"""How are problems mined, in parties that agents play or in deals that were played?"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache, partial
from hashlib import sha256
from pathlib import Path

import typer

from imperiale.analysis.problems import Problem, read_problems, written
from imperiale.cli.common import INPUT_WRONG, Complaint, ruleset, say, sentence
from imperiale.cli.kept import Kept
from imperiale.cli.lines import lines
from imperiale.cli.simulated import simulated
from imperiale.cli.waiting import waiting
from imperiale.domain.errors import RecordError
from imperiale.domain.notation import write_line
from imperiale.domain.record import Record, replay
from imperiale.locales.sentences import tidy
from imperiale.services.deal_text import read_deal
from imperiale.services.pool import NoClusterError, WorkerLostError, in_order
from imperiale.services.problem_mining import QUOTA, STREAMS, Stream, chosen, in_deal, mined
from imperiale.services.solving import rated

__all__ = ["mine", "mine_from"]

INTERRUPTED = 130


def mine(file: Path, parties: int, seed: str, workers: int, cluster: str | None) -> int:
    """Play parties, keep what is found in them beside the file, and write it; return the status.

    Raises:
        Complaint: a file cannot be written, or holds something else; nobody can play.
    """
    kept = Kept(_part(file), {"mined": 1, "seed": seed})
    pieces = [_at(piece) for piece in range(parties * len(STREAMS))]
    status = _worked(partial(_mined, STREAMS, seed), pieces, kept, workers, cluster)
    if status:
        return status
    found = [
        (stream.quota, [p for at in pieces[place :: len(STREAMS)] for p in _kept(kept, at)])
        for place, stream in enumerate(STREAMS)
    ]
    _write(file, found, "problems-mined", parties=len(pieces))
    return 0


def mine_from(file: Path, source: Path, workers: int) -> int:
    """Look through deals that were played, as :func:`mine` does through those of agents.

    Args:
        file: for the problems.
        source: a folder that ``imperiale simulate`` wrote, or a file of deals, a line each.
        workers: processes that look.

    Raises:
        Complaint: a file cannot be read or written, or holds something else.
    """
    _deals.cache_clear()
    deals = _deals(source)
    texts = (write_line(record.setup, record.play) for record in deals)
    digest = sha256("\n".join(texts).encode()).hexdigest()
    kept = Kept(_part(file), {"mined": 1, "deals": len(deals), "sha256": digest})
    pieces = [f"deals from {at + 1}" for at in range(0, len(deals), PIECE)]
    status = _worked(partial(_found, source), pieces, kept, workers, None)
    if status:
        return status
    kinds: dict[tuple[str, int], list[Problem]] = {}
    for at in pieces:
        for problem in _kept(kept, at):
            kinds.setdefault((problem.rules, problem.players), []).append(problem)
    found = [(QUOTA[players], problems) for (_, players), problems in sorted(kinds.items())]
    _write(file, found, "problems-looked", deals=len(deals))
    return 0


PIECE = 10
"""Deals that are looked through and kept together."""


@lru_cache(maxsize=1)
def _deals(source: Path) -> tuple[Record, ...]:
    """Return the deals of a folder or of a file; a process that looks reads them once.

    Raises:
        Complaint: they cannot be read, or one is none.
    """
    if source.is_dir():
        with simulated(source) as (_, deals):
            return tuple(deals)
    found: list[Record] = []
    for number, line in lines(str(source)):
        try:
            found.append(read_deal(line, ruleset, notation=True))
            replay(found[-1], partial=True)
        except RecordError as error:
            told = "; ".join(map(sentence, error.faults))
            raise Complaint("broken-line", INPUT_WRONG, line=str(number), message=told) from None
    return tuple(found)


def _found(source: Path, piece: int) -> list[Problem]:
    records = _deals(source)[piece * PIECE : (piece + 1) * PIECE]
    return [problem for record in records for problem in in_deal(record)]


def _worked(
    task: Callable[[int], list[Problem]],
    pieces: Sequence[str],
    kept: Kept,
    workers: int,
    cluster: str | None,
) -> int:
    """Do what has not been done, and keep it; return the exit status."""
    left = [number for number, at in enumerate(pieces) if at not in kept.known]
    with waiting() as progress:
        total = len(pieces)
        bar = progress.add_task(say("problems-mining"), total=total, completed=total - len(left))
        try:
            found = in_order(task, left, workers, cluster)
            for number, problems in zip(left, found, strict=True):
                kept.put(pieces[number], {"found": [written(problem) for problem in problems]})
                progress.advance(bar)
        except KeyboardInterrupt:
            typer.echo(say("problems-stopped", file=tidy(str(kept.path))), err=True)
            return INTERRUPTED
        except WorkerLostError as lost:
            typer.echo(say("problems-lost", part=pieces[lost.number]), err=True)
            return INPUT_WRONG
        except NoClusterError as error:
            facts = {"address": tidy(str(cluster)), "reason": tidy(error.reason)}
            raise Complaint("simulate-no-cluster", INPUT_WRONG, **facts) from None
    return 0


def _mined(streams: tuple[Stream, ...], seed: str, piece: int) -> list[Problem]:
    """Return what a piece of the work finds: one partie of each kind, then the next of each."""
    number, place = divmod(piece, len(streams))
    return mined(streams[place], seed, number)


def _at(piece: int) -> str:
    number, place = divmod(piece, len(STREAMS))
    stream = STREAMS[place]
    return f"{stream.rules} {stream.players} {number}"


def _part(file: Path) -> Path:
    return file.with_name(f"{file.name}.part")


def _kept(kept: Kept, at: str) -> Iterator[Problem]:
    yield from read_problems(kept.known[at]["found"])


def _write(
    file: Path, found: Iterable[tuple[int, list[Problem]]], code: str, **facts: object
) -> None:
    """Write those that are kept of each kind, given with its quota, and tell how many."""
    many = 0
    good: list[Problem] = []
    for quota, own in found:
        many += len(own)
        good += chosen(own, quota)
    try:
        text = "".join(f"{written(problem)}\n" for problem in rated(good))
        file.write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        reason = tidy(error.strerror or str(error))
        raise Complaint("kept-unwritable", file=tidy(str(file)), reason=reason) from None
    typer.echo(say(code, {**facts, "found": many, "kept": len(good)}, file=tidy(str(file))))
