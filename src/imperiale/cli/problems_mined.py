"""How are problems mined in a run that may stop and go on?"""

from __future__ import annotations

from pathlib import Path

import typer

from imperiale.analysis.problems import Problem, read_problems, written
from imperiale.cli.common import Complaint, say
from imperiale.cli.kept import Kept
from imperiale.cli.waiting import waiting
from imperiale.locales.sentences import tidy
from imperiale.services.problem_mining import STREAMS, Stream, chosen, mined
from imperiale.services.solving import rated

__all__ = ["mine"]

INTERRUPTED = 130


def mine(file: Path, parties: int, seed: str) -> int:
    """Play parties, keep what is found in them beside the file, and write it; return the status.

    Raises:
        Complaint: a file cannot be written, or holds something else.
    """
    part = file.with_name(f"{file.name}.part")
    kept = Kept(part, {"mined": 1, "seed": seed})
    with waiting() as progress:
        bar = progress.add_task("", total=parties * len(STREAMS))
        try:
            for number in range(parties):
                for stream in STREAMS:
                    told = say("problems-mining", rules=stream.rules, players=stream.players)
                    progress.update(bar, description=told)
                    at = _at(stream, number)
                    if at not in kept.known:
                        found = mined(stream, seed, number)
                        kept.put(at, {"found": [written(problem) for problem in found]})
                    progress.advance(bar)
        except KeyboardInterrupt:
            typer.echo(say("problems-stopped", file=tidy(str(part))), err=True)
            return INTERRUPTED
    return _write(file, parties, kept)


def _at(stream: Stream, number: int) -> str:
    return f"{stream.rules} {stream.players} {number}"


def _write(file: Path, parties: int, kept: Kept) -> int:
    found = 0
    good: list[Problem] = []
    for stream in STREAMS:
        own = [
            problem
            for number in range(parties)
            for problem in read_problems(kept.known[_at(stream, number)]["found"])
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
