"""How are problems listed, solved, checked and found in the terminal?"""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from imperiale import rulesets
from imperiale.analysis.problem_proof import by_all, by_listening, by_reference, by_strongest
from imperiale.analysis.problem_themes import THEMES
from imperiale.analysis.problem_worth import LEAST, problem_of
from imperiale.analysis.problems import (
    Problem,
    ProblemError,
    name_of,
    read_problems,
    shipped,
    written,
)
from imperiale.cli.common import INPUT_WRONG, Complaint, Json, finder, one_form, say, unreadable
from imperiale.cli.given import deals_of
from imperiale.cli.problems_kept import Progress
from imperiale.cli.problems_mined import mine, mine_from
from imperiale.cli.problems_solved import solve
from imperiale.domain.cards import Card
from imperiale.domain.errors import RecordError
from imperiale.domain.notation import write_line
from imperiale.domain.record import replay
from imperiale.domain.views import view
from imperiale.locales.sentences import tidy
from imperiale.services.solving import rated

EPILOG = "Example: imperiale problems solve --theme duck"
PARTIES, SEED = 60, "problems"

app = typer.Typer(
    add_completion=False, help="Solve problems, list, check and find them.", epilog=EPILOG
)

Rules = Annotated[str | None, typer.Option("--rules", help="Only those of this rule set.")]
Theme = Annotated[str | None, typer.Option("--theme", help="Only those of this theme, e.g. duck.")]
Grade = Annotated[
    int | None, typer.Option("--grade", min=1, max=5, help="Only those of this grade, 1 to 5.")
]


class By(StrEnum):
    """Who solves again."""

    ALL = "all"
    STRONGEST = "strongest"
    LISTENING = "listening"
    REFERENCE = "reference"


_SOLVERS: dict[By, Callable[[Problem], Card | None]] = {
    By.ALL: by_all,
    By.STRONGEST: by_strongest,
    By.LISTENING: by_listening,
    By.REFERENCE: by_reference,
}


@app.callback()
def problems() -> None:
    """Solve problems: one card is clearly best, and the obvious one is not."""


@app.command("list", epilog="Example: imperiale problems list --rules dobor --grade 3")
def list_command(
    rules: Rules = None,
    theme: Theme = None,
    grade: Grade = None,
    as_json: Json = False,  # noqa: FBT002
) -> None:
    """List the problems, and which of them you have solved."""
    progress = Progress()
    count = 0
    for problem in wanted(rules, theme, grade):
        count += 1
        typer.echo(written(problem) if as_json else _row(problem, progress))
    if not as_json:
        typer.echo(say("problems-count", count=count))


@app.command("solve", epilog="Example: imperiale problems solve --theme duck --grade 2")
def solve_command(
    name: Annotated[str | None, typer.Argument(help="The problem: else the one for you.")] = None,
    rules: Rules = None,
    theme: Theme = None,
    grade: Grade = None,
    plain: Annotated[  # noqa: FBT002 - the form of Typer's options
        bool, typer.Option("--plain", help="Lines of words, without drawing: for screen readers.")
    ] = False,
    ascii_only: Annotated[  # noqa: FBT002
        bool, typer.Option("--ascii", help="Letters in place of the signs of suits.")
    ] = False,
) -> None:
    """Solve problems, one after the other; first those nearest to your strength."""
    found = wanted(rules, theme, grade)
    first = None
    if name is not None:
        first = next((problem for problem in shipped() if problem.name == name), None)
        if first is None:
            raise Complaint("problems-no-name", INPUT_WRONG, found=tidy(name, 40))
    solve(found, first, plain=plain, ascii_only=ascii_only)


@app.command("check", epilog="Example: imperiale problems check --by reference")
def check_command(
    file: Annotated[
        Path | None, typer.Argument(help="A file of problems: else those shipped.")
    ] = None,
    by: Annotated[By, typer.Option("--by", help="Who solves them again.")] = By.ALL,
) -> None:
    """Solve problems again: by all ways, by agents that listen, by the reference."""
    found = shipped() if file is None else _read(file)
    wrong = 0
    for problem in found:
        card = _SOLVERS[by](problem)
        if card != problem.answer:
            wrong += 1
            facts = {"answer": str(problem.answer), "found": str(card or "-")}
            facts["by"] = say(f"problems-by-{by}")
            typer.echo(say("problems-differs", facts, name=problem.name))
    typer.echo(say("problems-checked", count=len(found), wrong=wrong))
    raise typer.Exit(INPUT_WRONG if wrong else 0)


@app.command("weigh", epilog="Example:\n\nimperiale problems weigh < deal.txt >> problems.jsonl")
def weigh_command(
    deal: Annotated[
        str | None,
        typer.Argument(metavar="[DEAL]", help="A deal whose play stops where the question is."),
    ] = None,
) -> None:
    """Weigh positions of your own, and write as problems those that are; all are rated together."""
    good: list[Problem] = []
    status = 0
    for _, record in deals_of(deal, finder(None)):
        if isinstance(record, RecordError):
            raise record
        played, events = replay(record, partial=True)
        line = write_line(record.setup, record.play)
        found = None
        if not played.over:
            found = problem_of(view(played.rules, events, played.seat), line)
        if found is None:
            told = say("problems-not-one", least=f"{LEAST:.0%}".replace("%", " %"))
            typer.echo(f"{name_of(line)}: {told}", err=True)
            status = INPUT_WRONG
        else:
            good.append(found)
    for problem in rated(good):
        typer.echo(written(problem))
    raise typer.Exit(status)


@app.command("mine", epilog="Example: imperiale problems mine found.jsonl --parties 60")
def mine_command(
    file: Annotated[Path, typer.Argument(help="A file for the problems.")],
    source: Annotated[
        Path | None,
        typer.Option(
            "--from",
            help="Play nothing: look through a file of deals, or a folder of imperiale simulate.",
        ),
    ] = None,
    parties: Annotated[
        int | None,
        typer.Option("--parties", min=1, help="How many of each kind are played: else 60."),
    ] = None,
    seed: Annotated[
        str | None, typer.Option("--seed", help="A word; the same one finds the same.")
    ] = None,
    workers: Annotated[
        int, typer.Option("--workers", min=1, max=1000, help="How many processes work.")
    ] = 1,
    cluster: Annotated[
        str | None,
        typer.Option("--cluster", help="The address of a Dask scheduler, whose workers play."),
    ] = None,
) -> None:
    """Find problems in parties that agents play, or in deals that were played.

    Interrupted, the same command goes on.
    """
    if cluster is not None and workers != 1:
        raise Complaint("too-many-forms", forms="--workers, --cluster")
    if source is not None:
        one_form(**{"from": source}, parties=parties, seed=seed, cluster=cluster)
        raise typer.Exit(mine_from(file, source, workers))
    raise typer.Exit(mine(file, parties or PARTIES, seed or SEED, workers, cluster))


def wanted(rules: str | None, theme: str | None, grade: int | None) -> list[Problem]:
    """Return the problems that are so.

    Raises:
        Complaint: there is no such rule set or theme.
    """
    if rules is not None and rules not in rulesets.names():
        known = ", ".join(rulesets.names())
        raise Complaint("problems-no-rules", INPUT_WRONG, found=tidy(rules, 40), known=known)
    if theme is not None and theme not in THEMES:
        known = ", ".join(THEMES)
        raise Complaint("problems-no-theme", INPUT_WRONG, found=tidy(theme, 40), known=known)
    return [
        problem
        for problem in shipped()
        if rules in (None, problem.rules)
        and (theme is None or theme in problem.themes)
        and grade in (None, problem.grade)
    ]


def _row(problem: Problem, progress: Progress) -> str:
    row = say(
        "problems-row",
        name=problem.name,
        rules=problem.rules,
        players=problem.players,
        grade=problem.grade,
        rating=str(problem.rating),
        themes=", ".join(say(f"problem-theme-{theme}") for theme in problem.themes),
    )
    if problem.name not in progress.tried:
        return row
    return say("problems-row-done", row=row, right="yes" if progress.tried[problem.name] else "no")


def _read(file: Path) -> list[Problem]:
    try:
        return [*read_problems(file.read_text(encoding="utf-8").splitlines())]
    except ProblemError as error:
        facts = {"line": str(error.line), "reason": tidy(error.reason, 200)}
        raise Complaint("problems-file-line", INPUT_WRONG, file=tidy(str(file)), **facts) from None
    except (OSError, UnicodeDecodeError) as error:
        raise unreadable(str(file), error) from None
