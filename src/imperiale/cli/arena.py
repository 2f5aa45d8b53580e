"""Which agent is the stronger, and how sure is that?"""

from __future__ import annotations

import json
from collections.abc import Generator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Annotated, TextIO

import typer

from imperiale.agents import UnknownAgentError
from imperiale.cli.arena_files import go_on, opened
from imperiale.cli.arena_told import data, mishaps, table, title
from imperiale.cli.common import (
    INPUT_WRONG,
    USED_WRONGLY,
    Complaint,
    Json,
    Options,
    Players,
    ruleset,
    say,
)
from imperiale.cli.waiting import waiting
from imperiale.domain.errors import RulesetError
from imperiale.domain.notation import read_options
from imperiale.locales.sentences import tidy
from imperiale.services.arena import Arena, Standing, arena_of
from imperiale.services.arena_pairs import Scores
from imperiale.services.arena_plan import Plan, PlanError
from imperiale.services.arena_results import HeaderError, line
from imperiale.services.arena_stats import Sprt
from imperiale.services.dealer import fresh_seed
from imperiale.services.pool import WorkerLostError

__all__ = ["EPILOG", "arena_command"]

EPILOG = "Example: imperiale arena greedy random --pairs 100 --seed 7 --workers 2"
INTERRUPTED = 130
PAIRS, PAIRS_OF_A_TEST = 1_000, 100_000
MOST_WORKERS = 1_000


def arena_command(
    names: Annotated[
        list[str] | None,
        typer.Argument(metavar="AGENT", help="Two agents or more; each plays the others."),
    ] = None,
    ladder: Annotated[  # noqa: FBT002 - the form of Typer's options
        bool, typer.Option("--ladder", help="Each plays the one named before it only.")
    ] = False,
    rules: Annotated[
        str | None,
        typer.Option("--rules", help="A rule set, by its name or its .toml file: else academie."),
    ] = None,
    option: Options = None,
    players: Players = None,
    pairs: Annotated[
        int | None,
        typer.Option(
            "--pairs", help="How many deals: else 1000; with --sprt at most, else 100000."
        ),
    ] = None,
    sprt: Annotated[
        tuple[float, float] | None,
        typer.Option(
            "--sprt",
            metavar="LOW HIGH",
            help="Stop as soon as it is clear, 5 % of error to either side, which of two margins"
            " a deal it is.",
        ),
    ] = None,
    scores: Annotated[
        Scores | None,
        typer.Option("--scores", help="Deals begin at nothing, or in the middle of a partie."),
    ] = None,
    seed: Annotated[
        str | None, typer.Option("--seed", help="A word; the same one gives the same results.")
    ] = None,
    limit: Annotated[
        float | None, typer.Option("--limit", help="Seconds that a decision may take.")
    ] = None,
    workers: Annotated[int, typer.Option("--workers", help="How many processes play.")] = 1,
    out: Annotated[
        Path | None, typer.Option("--out", help="A new file for the results: JSON Lines.")
    ] = None,
    force: Annotated[  # noqa: FBT002
        bool, typer.Option("--force", help="Write over the file of --out if it is there.")
    ] = False,
    resume: Annotated[
        Path | None, typer.Option("--resume", help="Go on from the results of this file.")
    ] = None,
    as_json: Json = False,  # noqa: FBT002
) -> None:
    """Let agents play each other, each deal from every seat, and say by how much who is better."""
    if not 1 <= workers <= MOST_WORKERS:
        raise Complaint("arena-workers", found=str(workers), most=str(MOST_WORKERS))
    given = {
        "AGENT": names,
        "--ladder": ladder,
        "--rules": rules,
        "--option": option,
        "--players": players,
        "--sprt": sprt,
        "--scores": scores,
        "--seed": seed,
        "--limit": limit,
        "--out": out,
        "--force": force,
    }
    if resume and (
        besides := [name for name, value in given.items() if value not in (None, False)]
    ):
        raise Complaint("arena-resume-alone", given=", ".join(besides))
    if force and not out:
        raise Complaint("needs-other", option="--force", other="--out")
    file: TextIO | None = None
    with _complaints(str(resume)), ExitStack() as stack:
        if resume:
            arena, file, dropped = go_on(resume, pairs, arena_of)
            if dropped:
                typer.echo(say("arena-dropped", line=str(dropped)), err=True)
        else:
            found = ruleset(rules or "academie")
            options, faults = read_options(option or ())
            if faults:
                raise RulesetError(faults)
            plan = Plan(
                agents=tuple(names or ()),
                ruleset=found,
                players=found.players[0] if players is None else players,
                seed=fresh_seed() if seed is None else seed,
                pairs=pairs if pairs is not None else PAIRS_OF_A_TEST if sprt else PAIRS,
                options=options,
                ladder=ladder,
                scores=scores or Scores.FRESH,
                limit=limit,
                sprt=Sprt(*sprt) if sprt else None,
            )
            arena = arena_of(plan)
            if out:
                file = opened(out, plan, force=force)
        if file is not None:
            stack.enter_context(file)
        status = _play(arena, workers, file)
        _tell(arena, as_json=as_json)
        if status and file is not None:
            name = tidy(str(resume or out))
            typer.echo(say("arena-go-on", file=name), err=True)
    raise typer.Exit(status or (INPUT_WRONG if any(s.mishaps for s in arena.standings) else 0))


@contextmanager
def _complaints(file: str) -> Generator[None]:
    """Say in sentences what keeps an arena from playing."""
    try:
        yield
    except UnknownAgentError as error:
        found, known = tidy(error.name, 40) or '""', ", ".join(error.known)
        raise Complaint("arena-no-agent", found=found, known=known) from None
    except PlanError as error:
        raise Complaint(f"arena-plan-{error.code}", USED_WRONGLY, **error.facts) from None
    except HeaderError as error:
        facts = {name: tidy(value, 300) for name, value in error.facts.items()}
        name = f"arena-{error.code}"
        raise Complaint(name, status=INPUT_WRONG, file=tidy(file), **facts) from None


def _play(arena: Arena, workers: int, file: TextIO | None) -> int:
    """Play to the end, or until something breaks it off; return the exit status."""
    with waiting() as progress:
        bars = [
            progress.add_task(_described(s), total=s.most, completed=s.pairs, start=False)
            for s in arena.standings
        ]
        try:
            for result in arena.run(workers):
                if file is not None:
                    file.write(line(arena.plan, result))
                    file.flush()
                standing, bar = arena.standings[result.contest], bars[result.contest]
                progress.start_task(bar)
                progress.update(bar, completed=standing.pairs, description=_described(standing))
        except KeyboardInterrupt:
            return INTERRUPTED
        except WorkerLostError as lost:
            typer.echo(say("arena-lost", pair=str(lost.number)), err=True)
            return INPUT_WRONG
    return 0


def _described(standing: Standing) -> str:
    margin = standing.margin
    facts = {
        "a": standing.contest.a.id,
        "b": standing.contest.b.id,
        "margin": f"{margin.mean:+.2f}",
        "error": f"{margin.error or 0:.2f}",
    }
    return say("arena-bar", facts)


def _tell(arena: Arena, *, as_json: bool) -> None:
    if as_json:
        typer.echo(json.dumps(data(arena)))
        return
    typer.echo(title(arena))
    typer.echo()
    for row in table(arena):
        typer.echo(row)
    for standing in arena.standings:
        for told in mishaps(standing):
            typer.echo(told)
