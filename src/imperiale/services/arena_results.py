"""How are the results of an arena written down, so that it can go on later?

JSON Lines: a header with all that is needed to play it again, then a line for each pair in the
order of the contests and the pairs.  No line holds a time, so the file is the same, byte for byte,
whatever the number of processes and however often it was interrupted.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import NamedTuple, cast

from imperiale import __version__
from imperiale.agents import UnknownAgentError
from imperiale.domain.errors import CodedError, ImperialeError
from imperiale.domain.house import read_ruleset
from imperiale.domain.notation import write_line
from imperiale.domain.rules.marking import Score
from imperiale.rulesets import load
from imperiale.services.arena_deal import Mishap, Wrong
from imperiale.services.arena_pairs import Pair, Scores, setup_of
from imperiale.services.arena_plan import Plan
from imperiale.services.arena_stats import Sprt
from imperiale.services.saves import ruleset_data

__all__ = ["HeaderError", "Line", "header", "line", "read_header", "read_line"]

FORMAT = "imperiale-arena"
VERSION = 1


class HeaderError(CodedError):
    """A file holds no results that this version can go on with.

    Its codes: ``not-results``, ``other-program`` or ``not-playable``.
    """


class Line(NamedTuple):
    """A line of results: the number of the contest, from 0, and a pair of it."""

    contest: int
    pair: Pair


def header(plan: Plan) -> str:
    """Return the first line of a file of results."""
    data: dict[str, object] = {
        "format": FORMAT,
        "version": VERSION,
        "program": __version__,
        "agents": plan.agents,
        "ladder": plan.ladder,
        "rules": ruleset_data(plan.ruleset),
        "players": plan.players,
        "options": dict(plan.options),
        "seed": plan.seed,
        "scores": plan.scores,
        "pairs": plan.pairs,
        "sprt": plan.sprt,
        "limit": plan.limit,
    }
    return _written(data)


def _written(data: Mapping[str, object]) -> str:
    return json.dumps(data) + "\n"


def read_header(text: str) -> Plan:
    """Read what :func:`header` wrote.

    Raises:
        HeaderError: it is something else, of another version, or cannot be played.
    """
    try:
        data = cast("object", json.loads(text))
    except (ValueError, RecursionError):
        raise HeaderError("not-results") from None
    if not isinstance(data, dict):
        raise HeaderError("not-results")
    fields = cast("dict[str, object]", data)
    if fields.get("format") != FORMAT:
        raise HeaderError("not-results")
    program = fields.get("program")
    if fields.get("version") != VERSION or program != __version__:
        # agents of another version may play otherwise: results of both would say nothing
        raise HeaderError("other-program", program=program, here=__version__)
    try:
        return _plan(fields)
    except UnknownAgentError:
        raise
    except (KeyError, TypeError, AttributeError, ValueError, ImperialeError) as error:
        raise HeaderError("not-playable", reason=error) from None


def _plan(fields: Mapping[str, object]) -> Plan:
    sprt = cast("Sequence[float] | None", fields["sprt"])
    return Plan(
        agents=tuple(cast("Sequence[str]", fields["agents"])),
        ruleset=read_ruleset(cast("Mapping[str, object]", fields["rules"]), load),
        players=cast("int", fields["players"]),
        seed=cast("str", fields["seed"]),
        pairs=cast("int", fields["pairs"]),
        options=cast("Mapping[str, object]", fields["options"]),
        ladder=bool(fields["ladder"]),
        scores=Scores(cast("str", fields["scores"])),
        limit=cast("float | None", fields["limit"]),
        sprt=None if sprt is None else Sprt(*sprt),
    )


def line(plan: Plan, result: Line) -> str:
    """Return the line of a pair."""
    contest, pair = plan.contests[result.contest], result.pair
    return _written(
        {
            "contest": result.contest,
            "a": contest.a.id,
            "b": contest.b.id,
            "pair": pair.number,
            "deal": pair.deal,
            "margin": pair.margin,
            "gains": pair.gains,
            "scores": [scores and [*map(str, scores)] for scores in pair.scores],
            "decisions": pair.decisions,
            "mishaps": [mishap._asdict() for mishap in pair.mishaps],
        }
    )


def read_line(plan: Plan, text: str) -> Line:
    """Read what :func:`line` wrote.

    Raises:
        ValueError: it is damaged, or of another plan.
    """
    try:
        read = _line(cast("dict[str, object]", json.loads(text)))
        setup = setup_of(plan.contests[read.contest], read.pair.number)
        whole = line(plan, read) == text and write_line(setup) == read.pair.deal
    except (LookupError, TypeError, AttributeError, RecursionError, ArithmeticError) as error:
        raise ValueError(str(error)) from None
    if not whole:
        raise ValueError("it is not what this version writes")
    return read


def _line(fields: Mapping[str, object]) -> Line:
    scores = cast("Sequence[Sequence[str] | None]", fields["scores"])
    gains = cast("Sequence[Sequence[int] | None]", fields["gains"])
    first, second = cast("Sequence[int]", fields["decisions"])
    mishaps = cast("Sequence[Mapping[str, str]]", fields["mishaps"])
    pair = Pair(
        number=cast("int", fields["pair"]),
        deal=cast("str", fields["deal"]),
        gains=tuple(None if gained is None else tuple(gained) for gained in gains),
        scores=tuple(None if seats is None else tuple(map(_score, seats)) for seats in scores),
        decisions=(first, second),
        mishaps=tuple(_mishap(mishap) for mishap in mishaps),
    )
    return Line(cast("int", fields["contest"]), pair)


def _score(text: str) -> Score:
    imperials, counters = text.removesuffix("c").split("i")
    return Score(int(imperials), int(counters))


def _mishap(fields: Mapping[str, str]) -> Mishap:
    return Mishap(
        fields["agent"],
        Wrong(fields["wrong"]),
        cast("int", fields["seat"]),
        fields["deal"],
        fields["detail"],
    )
