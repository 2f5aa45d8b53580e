"""Between which limits lies what can be won against an agent?"""

from __future__ import annotations

import json
from math import hypot, sqrt
from pathlib import Path
from random import Random
from statistics import fmean, linear_regression, stdev
from typing import Annotated, Any, NamedTuple

import typer

from imperiale import __version__, agents
from imperiale.agents import UnknownAgentError
from imperiale.analysis.bounds import MOST_LOWER, Limits, gains
from imperiale.analysis.whole import most_of_clairvoyant, won_by_exploiter
from imperiale.cli.common import INPUT_WRONG, Complaint, Json, Options, ruleset, say
from imperiale.cli.kept import Kept
from imperiale.cli.waiting import waiting
from imperiale.domain.dealing import dealt
from imperiale.domain.decide import begin
from imperiale.domain.errors import RulesetError
from imperiale.domain.notation import read_options
from imperiale.domain.rules.marking import NOTHING
from imperiale.domain.ruleset import Rules
from imperiale.domain.setup import Setup
from imperiale.domain.shuffle import shuffled_pack, subseed
from imperiale.engine.equity import Aim, NoEquityError, Objective, objective
from imperiale.locales.sentences import tidy
from imperiale.services.arena_stats import student

__all__ = ["EPILOG", "bounds_command"]

EPILOG = "Example: imperiale bounds greedy --deals 10 --seed 7"
INTERRUPTED = 130

MORE = "more"
"""Where the deals are kept in which nothing is asked."""

UNITS = {Aim.MARKS: 1, Aim.CHANCE: 100}
"""Counters, or hundredths of a partie."""


class Whole(NamedTuple):
    """How far the bounds of whole deals go.

    Attributes:
        hands: how many hands the exploiter weighs; none: he plays as the agent until the last
            tricks.
        questions: how often who sees all cards may ask.
        more: deals more in which he does not ask.
    """

    hands: int
    questions: int
    more: int


class Bound(NamedTuple):
    """A mean over deals.

    Attributes:
        name: ``lower`` or ``upper``.
        tricks: how many were left where it begins.
        mean: in the unit that is asked for.
        error: its standard error.
        low: where its 95 % interval begins.
        high: where that ends.
    """

    name: str
    tricks: int
    mean: float
    error: float
    low: float
    high: float


def bounds_command(
    name: Annotated[str, typer.Argument(metavar="AGENT", help="The agent.")],
    rules: Annotated[
        str | None,
        typer.Option("--rules", help="A rule set, by its name or its .toml file: else academie."),
    ] = None,
    option: Options = None,
    deals: Annotated[int, typer.Option("--deals", min=2, help="How many deals.")] = 100,
    seed: Annotated[
        str, typer.Option("--seed", help="A word; the same one gives the same results.")
    ] = "bounds",
    lower: Annotated[
        int,
        typer.Option(
            "--lower-tricks",
            min=1,
            max=MOST_LOWER,
            help="Tricks left where the best answer begins.",
        ),
    ] = 3,
    upper: Annotated[
        int,
        typer.Option(
            "--upper-tricks",
            min=1,
            help="Tricks left from where on one seat sees all cards; four times as long for each.",
        ),
    ] = 5,
    whole: Annotated[  # noqa: FBT002 - the form of Typer's options
        bool, typer.Option("--whole", help="Of whole deals, not of their last tricks.")
    ] = False,
    hands: Annotated[
        int,
        typer.Option(
            "--hands",
            min=0,
            help="With --whole: hands of it that the exploiter weighs; "
            "0: he plays as it does until the last tricks.",
        ),
    ] = 40,
    questions: Annotated[
        int,
        typer.Option(
            "--questions",
            min=0,
            help="With --whole: how often who sees all cards may ask it what it would play.",
        ),
    ] = 1000,
    more: Annotated[
        int,
        typer.Option(
            "--more",
            min=2,
            help="With --whole: deals more in which nothing is asked, for a surer upper bound.",
        ),
    ] = 2000,
    marks: Annotated[  # noqa: FBT002 - the form of Typer's options
        bool, typer.Option("--marks", help="In counters, not in chances to win the partie.")
    ] = False,
    out: Annotated[
        Path | None,
        typer.Option("--out", help="A file for the results (JSON Lines); goes on from it."),
    ] = None,
    as_json: Json = False,  # noqa: FBT002
) -> None:
    """Tell between which bounds lies what can be won against an agent for two.

    The lower one is won by who plays as the agent does until the last tricks, and then the best
    answer to it; the upper one by who sees all cards from some trick on. With --whole the lower one
    is won by who from the first card on asks how likely each of its hands is, the upper one by who
    sees all cards in the whole deal. Half of what both seats gain, the deals beginning at nothing.
    """
    played = _rules(rules, option)
    limits = Limits(lower, played.deal_tricks if whole else min(upper, played.deal_tricks))
    reach = Whole(hands, questions, more) if whole else None
    aim = Aim.MARKS if marks else Aim.CHANCE
    header: dict[str, Any] = {
        "version": __version__,
        "agent": _spec(name).id,
        "seed": seed,
        "rules": played.id,
        "options": sorted(option or ()),
        "aim": str(aim),
        "tricks": limits._asdict(),
        **({"whole": reach._asdict()} if reach else {}),
    }
    kept = Kept(out, header)
    status = 0
    with waiting() as progress:
        bar = progress.add_task(say("bounds-bar"), total=deals)
        try:
            for number in range(deals):
                if str(number) not in kept.known:
                    kept.put(str(number), _deal(name, played, seed, number, limits, aim, reach))
                progress.advance(bar)
            if reach and MORE not in kept.known:
                kept.put(MORE, {"unasked": _unasked(name, played, seed, more, aim)})
        except KeyboardInterrupt:
            status = INTERRUPTED
    found = [kept.known[str(n)] for n in range(deals) if str(n) in kept.known]
    if len(found) > 1:
        unasked = [float(one) for one in kept.known.get(MORE, {}).get("unasked", ())]
        told = [
            _bound("lower", limits.lower, [float(one["lower"]) for one in found]),
            _upper(limits.upper, found, unasked),
        ]
        if as_json:
            bounds = [bound._asdict() for bound in told]
            typer.echo(json.dumps({**header, "deals": len(found), "bounds": bounds}))
        else:
            _tell(told, name, played, len(found), aim, reach)
    raise typer.Exit(status)


def _rules(name: str | None, option: list[str] | None) -> Rules:
    found = ruleset(name or "academie")
    options, faults = read_options(option or ())
    if faults:
        raise RulesetError(faults)
    rules = found.rules(2, options)
    reason = "drawn" if rules.refill else "" if rules.automatic else "by-hand"
    if reason:
        raise Complaint("bounds-not", reason=say(f"bounds-not-{reason}"))
    return rules


def _spec(name: str) -> agents.AgentSpec:
    try:
        return agents.load(name)
    except UnknownAgentError as error:
        found, known = tidy(error.name, 40) or '""', ", ".join(error.known)
        raise Complaint("arena-no-agent", found=found, known=known) from None


def _drawn(rules: Rules, root: bytes, number: int, aim: Aim) -> tuple[Setup, Objective]:
    """Return a deal, and what is played for in it."""
    setup = dealt(rules, number % 2, (NOTHING,) * 2, shuffled_pack(rules, root))
    try:
        return setup, objective(rules, begin(setup)[0], aim)
    except NoEquityError:
        raise Complaint("bounds-no-chance", status=INPUT_WRONG) from None


def _deal(
    name: str,
    rules: Rules,
    seed: str,
    number: int,
    limits: Limits,
    aim: Aim,
    whole: Whole | None,
) -> dict[str, float]:
    """Return what can be won in one deal: in counters, or in hundredths of a partie."""
    root = subseed(seed.encode(), "bounds", number)
    setup, played_for = _drawn(rules, root, number, aim)
    agent = _spec(name).make(subseed(root, "agent"))
    unit, chance = UNITS[aim], subseed(root, "play")
    if not whole:
        found = gains(agent, setup, limits, played_for, Random(chance))
        return {kind: unit * won for kind, won in found._asdict().items()}
    if whole.hands:
        won = won_by_exploiter(agent, setup, whole.hands, limits.lower, played_for, chance)
    else:
        won = gains(agent, setup, Limits(limits.lower, 0), played_for, Random(chance)).lower
    most = most_of_clairvoyant(agent, setup, whole.questions, played_for)
    bounds = {"lower": won, "upper": most.bound, "unasked": most.unasked}
    return {kind: unit * won for kind, won in bounds.items()} | {"exact": float(most.exact)}


def _unasked(name: str, rules: Rules, seed: str, deals: int, aim: Aim) -> list[float]:
    """Return the upper bounds of more deals when nothing is asked."""
    found: list[float] = []
    for number in range(deals):
        root = subseed(seed.encode(), "more", number)
        setup, played_for = _drawn(rules, root, number, aim)
        agent = _spec(name).make(subseed(root, "agent"))
        found.append(UNITS[aim] * most_of_clairvoyant(agent, setup, 0, played_for).bound)
    return found


def _upper(tricks: int, found: list[dict[str, Any]], unasked: list[float]) -> Bound:
    """Return the mean of the upper bounds.

    What they are without a question is known of many deals more.  As far as the one tells the other
    (by linear regression), the luck of these deals is taken out: a control variate.
    """
    most = [float(one["upper"]) for one in found]
    before = [float(one["unasked"]) for one in found if unasked]
    if len(most) < 3 or len(set(before)) < 2:
        return _bound("upper", tricks, most)
    slope, start = linear_regression(before, most)
    left = sum((m - start - slope * b) ** 2 for m, b in zip(most, before, strict=True))
    error = hypot(
        sqrt(left / (len(found) - 2) / len(found)), slope * stdev(unasked) / sqrt(len(unasked))
    )
    return _around("upper", tricks, start + slope * fmean(unasked), error, len(found) - 1)


def _bound(kind: str, tricks: int, won: list[float]) -> Bound:
    return _around(kind, tricks, fmean(won), stdev(won) / len(won) ** 0.5, len(won))


def _around(kind: str, tricks: int, mean: float, error: float, deals: int) -> Bound:
    reach = student(deals - 1) * error
    return Bound(kind, tricks, mean, error, mean - reach, mean + reach)


def _tell(
    told: list[Bound], name: str, rules: Rules, deals: int, aim: Aim, whole: Whole | None
) -> None:
    unit = say(f"bounds-unit-{aim}")
    typer.echo(say("bounds-title", agent=name, rules=rules.id, deals=str(deals), unit=unit))
    for bound in told:
        facts = {
            "tricks": str(bound.tricks),
            "mean": f"{bound.mean:.4f}",
            "error": f"{bound.error:.4f}",
            "low": f"{bound.low if whole and whole.hands else max(bound.low, 0):.4f}",
            "high": f"{bound.high:.4f}",
        }
        if whole:
            facts |= {part: str(number) for part, number in whole._asdict().items()}
        # until the last tricks an exploiter who weighs no hands does as the agent
        last = not whole or (bound.name == "lower" and not whole.hands)
        typer.echo(say(f"bounds-{'' if last else 'whole-'}{bound.name}", facts))
    if told[1].tricks < rules.deal_tricks:
        typer.echo(say("bounds-not-whole"))
