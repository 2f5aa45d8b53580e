"""By which limits are errors graded, and is the luck of the review fair?"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import partial
from math import sqrt
from pathlib import Path
from typing import Annotated

import typer

from imperiale import __version__, agents
from imperiale.agents import UnknownAgentError
from imperiale.analysis.grades import SHARES, calibrated
from imperiale.analysis.reviewed import VERSION
from imperiale.cli.common import INPUT_WRONG, Complaint, Json, ruleset, say, unreadable
from imperiale.cli.kept import Kept
from imperiale.cli.waiting import waiting
from imperiale.domain.ruleset import Ruleset
from imperiale.engine.equity import NoEquityError, equity_of
from imperiale.engine.native import NativeUnavailableError, loaded
from imperiale.locales.sentences import tidy
from imperiale.services.calibration import Figures, Partie, figures, rank_correlation, self_play
from imperiale.services.pool import in_order

__all__ = ["EPILOG", "calibrate_command"]

EPILOG = "Example: imperiale calibrate beginner casual --parties 3 --out parties.jsonl"
INTERRUPTED = 130
MOST_WORKERS = 64


def calibrate_command(
    names: Annotated[
        list[str] | None,
        typer.Argument(metavar="[AGENT]...", help="Agents, the weakest first: else the levels."),
    ] = None,
    parties: Annotated[int, typer.Option("--parties", min=2, help="Parties of each.")] = 200,
    rules: Annotated[
        str, typer.Option("--rules", help="A rule set, by its name or its .toml file.")
    ] = "academie",
    worlds: Annotated[
        int, typer.Option("--worlds", min=1, help="Ways by which a card is weighed at the most.")
    ] = 512,
    deals: Annotated[
        int, typer.Option("--deals", min=2, help="Deals that the luck of one is held against.")
    ] = 16,
    luck_only: Annotated[  # noqa: FBT002 - the form of Typer's options
        bool, typer.Option("--luck-only", help="Weigh no decisions: only results and luck.")
    ] = False,
    seed: Annotated[
        str, typer.Option("--seed", help="A word; the same one gives the same parties.")
    ] = "calibrate",
    workers: Annotated[
        int, typer.Option("--workers", min=1, max=MOST_WORKERS, help="How many processes work.")
    ] = 1,
    out: Annotated[
        Path | None,
        typer.Option("--out", help="A file for the parties (JSON Lines); goes on from it."),
    ] = None,
    grades: Annotated[
        Path | None, typer.Option("--grades", help="Write the limits of the grades to this file.")
    ] = None,
    as_json: Json = False,  # noqa: FBT002
) -> None:
    """Let agents play parties against themselves, and review them.

    Tells what a decision costs each of them, whether that orders them as they were named, and
    whether the result less the luck comes to an even share.
    """
    asked = names or list(agents.LEVELS)
    for name in asked:
        try:
            agents.load(name)
        except UnknownAgentError as error:
            found, known = tidy(error.name, 40) or '""', ", ".join(error.known)
            raise Complaint("arena-no-agent", found=found, known=known) from None
    ground = ruleset(rules)
    try:
        loaded()
        equity_of(ground.rules(2))
    except NativeUnavailableError:
        raise Complaint("review-no-core", status=INPUT_WRONG) from None
    except NoEquityError:
        raise Complaint("bounds-no-chance", status=INPUT_WRONG) from None
    header = {
        **{"calibrate": VERSION, "version": __version__, "rules": ground.id, "seed": seed},
        **{"deals": deals, "worlds": None if luck_only else worlds},
    }
    kept = Kept(out, header)
    work = [f"{name} {number}" for number in range(parties) for name in asked]
    left = [n for n, of in enumerate(work) if of not in kept.known]

    task = partial(_play, work, ground, seed, deals, None if luck_only else worlds)
    status = 0
    with waiting() as progress:
        bar = progress.add_task(say("calibrate-bar"), total=len(work))
        progress.advance(bar, len(work) - len(left))
        try:
            for number, played in zip(left, in_order(task, left, workers), strict=True):
                kept.put(work[number], played._asdict())
                progress.advance(bar)
        except KeyboardInterrupt:
            status = INTERRUPTED
    done = {name: _parties(kept, name, parties) for name in asked}
    if all(len(some) > 1 for some in done.values()):
        _tell(done, grades, header, as_json=as_json)
    raise typer.Exit(status)


def _play(
    work: Sequence[str], ground: Ruleset, seed: str, deals: int, worlds: int | None, number: int
) -> Partie:
    name, partie = work[number].split()
    return self_play(ground, name, f"{seed} {name} {partie}", deals, worlds)


def _parties(kept: Kept, name: str, parties: int) -> list[Partie]:
    found = (kept.known.get(f"{name} {number}") for number in range(parties))
    return [
        Partie(tuple(one["losses"]), one["result"], one["luck"], one["deals"])
        for one in found
        if one is not None
    ]


def _tell(
    done: Mapping[str, Sequence[Partie]],
    grades: Path | None,
    header: Mapping[str, object],
    *,
    as_json: bool,
) -> None:
    found = {name: figures(parties) for name, parties in done.items()}
    weighed = all(one.decisions for one in found.values())
    order = rank_correlation({n: f.rate for n, f in found.items()}) if len(found) > 1 else None
    told = {name: one._asdict() for name, one in found.items()}
    if grades is not None and weighed:
        limits = calibrated({n: [x for p in some for x in p.losses] for n, some in done.items()})
        data = {
            **header,
            "shares": {str(grade): share for grade, share in SHARES.items()},
            "limits": {str(grade): limit for grade, limit in limits.limits.items()},
            "classes": {name: round(most, 5) for name, most in limits.classes.items()},
            "figures": {n: {k: round(v, 6) for k, v in one.items()} for n, one in told.items()},
        }
        try:
            grades.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
        except (OSError, ValueError) as error:
            raise unreadable(str(grades), error) from None
    if as_json:
        typer.echo(json.dumps({**header, "figures": told, "order": order if weighed else None}))
        return
    for row in _rows(found):
        typer.echo(row)
    if weighed and order is not None:
        typer.echo(say("calibrate-order", order=f"{order:.2f}"))


def _rows(found: Mapping[str, Figures]) -> list[str]:
    names = ("agent", "parties", "decisions", "rate", "result", "adjusted", "spread")
    cells = [[say(f"calibrate-column-{name}") for name in names]]
    for name, one in found.items():
        root = sqrt(one.parties)
        rate = f"{100 * one.rate:.3f} ± {100 * one.error:.3f}" if one.decisions else ""
        cells.append(
            [
                *(name, str(one.parties), str(one.decisions), rate),
                f"{100 * one.raw:+.2f} ± {100 * one.raw_sd / root:.2f}",
                f"{100 * one.adjusted:+.2f} ± {100 * one.adjusted_sd / root:.2f}",
                f"{100 * one.raw_sd:.1f} / {100 * one.adjusted_sd:.1f}",
            ]
        )
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    cells.insert(1, ["-" * (width - 1) + ":" for width in widths])
    return [
        f"| {' | '.join(c.rjust(width) for c, width in zip(row, widths, strict=True))} |"
        for row in cells
    ]
