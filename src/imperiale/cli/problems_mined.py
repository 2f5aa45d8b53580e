"""How are problems mined in a run that may stop and go on?"""

from __future__ import annotations

from functools import partial
from pathlib import Path

import typer

from imperiale.analysis.problems import Problem, read_problems, written
from imperiale.cli.common import INPUT_WRONG, Complaint, say
from imperiale.cli.kept import Kept
from imperiale.cli.waiting import waiting
from imperiale.locales.sentences import tidy
from imperiale.services.pool import NoClusterError, WorkerLostError, in_order
from imperiale.services.problem_mining import STREAMS, Stream, chosen, mined
from imperiale.services.solving import rated

__all__ = ["mine"]

INTERRUPTED = 130


def mine(file: Path, parties: int, seed: str, workers: int, cluster: str | None) -> int:
    """Play parties, keep what is found in them beside the file, and write it; return the status.

    Raises:
        Complaint: a file cannot be written, or holds something else; nobody can play.
    """
    part = file.with_name(f"{file.name}.part")
    kept = Kept(part, {"mined": 1, "seed": seed})
    pieces = range(parties * len(STREAMS))
    left = [piece for piece in pieces if _at(piece) not in kept.known]
    with waiting() as progress:
        total = len(pieces)
        bar = progress.add_task(say("problems-mining"), total=total, completed=total - len(left))
        try:
            found = in_order(partial(_mined, STREAMS, seed), left, workers, cluster)
            for piece, problems in zip(left, found, strict=True):
                kept.put(_at(piece), {"found": [written(problem) for problem in problems]})
                progress.advance(bar)
        except KeyboardInterrupt:
            typer.echo(say("problems-stopped", file=tidy(str(part))), err=True)
            return INTERRUPTED
        except WorkerLostError as lost:
            typer.echo(say("problems-lost", part=_at(lost.number)), err=True)
            return INPUT_WRONG
        except NoClusterError as error:
            facts = {"address": tidy(str(cluster)), "reason": tidy(error.reason)}
            raise Complaint("simulate-no-cluster", INPUT_WRONG, **facts) from None
    return _write(file, parties, kept)


def _mined(streams: tuple[Stream, ...], seed: str, piece: int) -> list[Problem]:
    """Return what a piece of the work finds: one partie of each kind, then the next of each."""
    number, place = divmod(piece, len(streams))
    return mined(streams[place], seed, number)


def _at(piece: int) -> str:
    number, place = divmod(piece, len(STREAMS))
    stream = STREAMS[place]
    return f"{stream.rules} {stream.players} {number}"


def _write(file: Path, parties: int, kept: Kept) -> int:
    found = 0
    good: list[Problem] = []
    for place, stream in enumerate(STREAMS):
        own = [
            problem
            for piece in range(place, parties * len(STREAMS), len(STREAMS))
            for problem in read_problems(kept.known[_at(piece)]["found"])
        ]
        found += len(own)
        good += chosen(own, stream.quota)
    try:
        text = "".join(f"{written(problem)}\n" for problem in rated(good))
        file.write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        reason = tidy(error.strerror or str(error))
        raise Complaint("kept-unwritable", file=tidy(str(file)), reason=reason) from None
    played = parties * len(STREAMS)
    facts = {"parties": played, "found": found, "kept": len(good)}
    typer.echo(say("problems-mined", facts, file=tidy(str(file))))
    return 0
