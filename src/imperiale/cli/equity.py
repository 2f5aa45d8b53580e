"""What is a score worth: who will win the partie, how surely, and what will be paid?"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import typer

from imperiale.cli.common import (
    INPUT_WRONG,
    Complaint,
    Json,
    Options,
    Players,
    one_form,
    ruleset,
    say,
    unreadable,
)
from imperiale.cli.equity_build import build, build_simulated
from imperiale.cli.equity_told import scores_of, show, show_json
from imperiale.domain.errors import RulesetError
from imperiale.domain.notation import read_options
from imperiale.domain.ruleset import Rules
from imperiale.engine.equity import Lent, NoEquityError, equity_of
from imperiale.engine.equity_table import EquityTable, TableError, read
from imperiale.engine.native import NativeUnavailableError
from imperiale.locales.sentences import tidy
from imperiale.services.equity import Sampling

__all__ = ["EPILOG", "equity_command"]

EPILOG = 'Example: imperiale equity --rules academie --score "2i3c 3i0c"'
RULES, POLICY, DEALS, SEED = "academie", "greedy", 20_000, "equity"


def equity_command(
    rules: Annotated[
        str | None,
        typer.Option("--rules", help="A rule set, by its name or its .toml file: else academie."),
    ] = None,
    option: Options = None,
    players: Players = None,
    score: Annotated[
        str | None,
        typer.Option("--score", help="Only these scores before a deal: elder first, dealer last."),
    ] = None,
    table: Annotated[
        Path | None, typer.Option("--table", help="A table that --build wrote, not a shipped one.")
    ] = None,
    making: Annotated[  # noqa: FBT002 - the form of Typer's options
        bool, typer.Option("--build", help="Make a table: let an agent play deals.")
    ] = False,
    simulated: Annotated[
        Path | None,
        typer.Option(
            "--from", help="With --build, a folder of deals that imperiale simulate has played."
        ),
    ] = None,
    policy: Annotated[
        str | None, typer.Option("--policy", help="With --build, the agent: else greedy.")
    ] = None,
    deals: Annotated[
        int | None, typer.Option("--deals", help="With --build, how many: else 20000.")
    ] = None,
    control: Annotated[
        str | None,
        typer.Option(
            "--control",
            help="With --build, a quicker agent that plays the deals too, and more, so that fewer"
            " of the other do.",
        ),
    ] = None,
    control_deals: Annotated[
        int | None, typer.Option("--control-deals", help="With --control, how many more.")
    ] = None,
    seed: Annotated[
        str | None, typer.Option("--seed", help="With --build, the word that all follows from.")
    ] = None,
    length: Annotated[
        int | None,
        typer.Option("--length", help="With --build, the imperials of the longest partie."),
    ] = None,
    workers: Annotated[
        int | None, typer.Option("--workers", help="With --build, how many processes play.")
    ] = None,
    cluster: Annotated[
        str | None,
        typer.Option("--cluster", help="With --build, a Dask scheduler, whose workers play."),
    ] = None,
    out: Annotated[
        Path | None, typer.Option("--out", help="With --build, the file: else RULES-PLAYERS.json.")
    ] = None,
    force: Annotated[  # noqa: FBT002
        bool, typer.Option("--force", help="Write over the file if it is there.")
    ] = False,
    as_json: Json = False,  # noqa: FBT002
) -> None:
    """Show what every score before a deal is worth, or make the table that tells it."""
    played = {
        "--policy": policy,
        "--deals": deals,
        "--control": control,
        "--control-deals": control_deals,
        "--seed": seed,
        "--workers": workers,
        "--cluster": cluster,
    }
    built = {
        **played,
        "--from": simulated,
        "--length": length,
        "--out": out,
        "--force": force or None,
    }
    shown = {"--score": score, "--table": table, "--json": as_json or None}
    if given := _given(shown if making else built):
        raise Complaint("equity-alone" if making else "equity-build-only", given=given)
    if simulated is not None:
        if given := _given({"--rules": rules, "--option": option, "--players": players, **played}):
            raise Complaint("equity-from-alone", given=given)
        raise typer.Exit(build_simulated(simulated, length, out, force=force))
    one_form(workers=workers, cluster=cluster)
    if (control is None) != (control_deals is None):
        pair = ("--control", "--control-deals")
        first, other = pair if control else pair[::-1]
        raise Complaint("needs-other", option=first, other=other)
    found = ruleset(rules or RULES)
    options, faults = read_options(option or ())
    if faults:
        raise RulesetError(faults)
    count = found.players[0] if players is None else players
    wanted = found.rules(count, options)
    if making:
        sampling = Sampling(
            ruleset=found,
            players=count,
            options=options,
            policy=policy or POLICY,
            deals=DEALS if deals is None else deals,
            seed=SEED if seed is None else seed,
            control=control or "",
            control_deals=(control_deals or 0) if control else 0,
        )
        raise typer.Exit(
            build(sampling, length, 1 if workers is None else workers, out, cluster, force=force)
        )
    lent = _lent(wanted, table)
    at = None if score is None else scores_of(score, wanted)
    try:
        (show_json if as_json else show)(wanted, lent, at)
    except NativeUnavailableError:
        raise Complaint("equity-no-core", INPUT_WRONG) from None


def _given(options: Mapping[str, object]) -> str:
    return ", ".join(name for name, value in options.items() if value is not None)


def _lent(rules: Rules, file: Path | None) -> Lent:
    """Return the table of rules, or the one of a file."""
    if file is None:
        return _shipped(rules)
    own = _read(file)
    if own.players != rules.players:
        facts = {"players": str(own.players), "wanted": str(rules.players)}
        raise Complaint("equity-other-table", INPUT_WRONG, file=tidy(str(file)), **facts)
    if rules.target > own.chance.length:
        facts = {"target": str(rules.target), "longest": str(own.chance.length)}
        raise _none(NoEquityError("length", **facts))
    return Lent(own, own.differing(rules))


def _read(file: Path) -> EquityTable:
    try:
        return read(file.read_text(encoding="utf-8"), tidy(file.stem))
    except TableError as error:
        reason = tidy(str(error))
        raise Complaint(
            "equity-unreadable", INPUT_WRONG, file=tidy(str(file)), reason=reason
        ) from None
    except (OSError, ValueError) as error:
        raise unreadable(str(file), error) from None


def _shipped(rules: Rules) -> Lent:
    try:
        return equity_of(rules)
    except NoEquityError as error:
        raise _none(error) from None


def _none(error: NoEquityError) -> Complaint:
    reason = say(f"equity-none-{error.reason}", error.facts)
    return Complaint("equity-none", INPUT_WRONG, reason=reason)
