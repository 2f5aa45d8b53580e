"""In how many ways can a deal be played, and what do they come to?"""

from __future__ import annotations

import json
from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated, Any, Protocol

import typer

from imperiale.cli.common import INPUT_WRONG, Complaint, HouseRules, Json, finder, one_form, say
from imperiale.cli.given import deals_of
from imperiale.domain import play as python
from imperiale.domain.cards import Card
from imperiale.domain.deal import Deal
from imperiale.domain.errors import RecordError
from imperiale.domain.play import Result
from imperiale.domain.record import replay
from imperiale.engine import native
from imperiale.locales.texts import phrase

app = typer.Typer(add_completion=False)


class Engine(StrEnum):
    """Who counts."""

    AUTO = "auto"
    PYTHON = "python"
    NATIVE = "native"


class _Counting(Protocol):
    """What both engines can do."""

    def perft(self, deal: Deal, cards: int) -> int: ...

    def divide(self, deal: Deal, cards: int) -> dict[Card, int]: ...

    def tally(self, deal: Deal) -> Mapping[Result, int]: ...


@app.command(
    epilog="Example:\n\nimperiale deal --seed 7 --rules academie --notation |"
    " imperiale perft --divide"
)
def perft(
    deal: Annotated[
        str | None,
        typer.Argument(
            help="A deal record (JSON) or a deal of one line; what it says was played has been"
            " played. - or nothing reads one from standard input."
        ),
    ] = None,
    depth: Annotated[int, typer.Option("--depth", min=1, help="How many cards to look on.")] = 4,
    divide: Annotated[  # noqa: FBT002 - the form of Typer's options
        bool, typer.Option("--divide", help="Count for each card that may be played first.")
    ] = False,
    tally: Annotated[  # noqa: FBT002 - the form of Typer's options
        bool, typer.Option("--tally", help="Play every way to the end and count the results.")
    ] = False,
    engine: Annotated[
        Engine, typer.Option("--engine", help="Who counts: the C++ core if it is installed.")
    ] = Engine.AUTO,
    rules: HouseRules = None,
    as_json: Json = False,  # noqa: FBT002 - the form of Typer's options
) -> None:
    """Count the ways in which a deal can be played, for a comparison of engines."""
    one_form(divide=divide or None, tally=tally or None)
    position = _position(deal, rules)
    counting = _counting(engine)
    try:
        if tally:
            _tally(counting.tally(position), as_json=as_json)
        elif divide:
            _divide(counting.divide(position, depth), depth, as_json=as_json)
        else:
            _perft(counting, position, depth, as_json=as_json)
    except native.NotForNativeError as error:
        raise Complaint(
            "perft-not-for-core", status=INPUT_WRONG, reason=phrase(say, str(error))
        ) from None


def _position(text: str | None, rules: list[str] | None) -> Deal:
    """Return the one deal given, at the point to which it was played."""
    givens = [given for _, given in deals_of(text, finder(rules))]
    if len(givens) > 1:
        raise Complaint("perft-one-deal")
    if isinstance(givens[0], RecordError):
        raise givens[0]
    deal, _ = replay(givens[0], partial=True)
    if deal.over:
        raise Complaint("perft-over", status=INPUT_WRONG)
    return deal


def _counting(engine: Engine) -> _Counting:
    if engine is Engine.NATIVE and not native.available():
        raise Complaint("perft-no-core")
    return python if engine is Engine.PYTHON or not native.available() else native


def _perft(counting: _Counting, deal: Deal, depth: int, *, as_json: bool) -> None:
    counts: dict[str, int] = {}
    for cards in range(1, depth + 1):
        counts[str(cards)] = count = counting.perft(deal, cards)
        if not as_json:
            typer.echo(say("perft-count", depth=str(cards), count=str(count)))
    if as_json:
        typer.echo(json.dumps({"perft": counts}))


def _divide(counts: Mapping[Card, int], depth: int, *, as_json: bool) -> None:
    if as_json:
        by_card = {str(card): count for card, count in counts.items()}
        typer.echo(json.dumps({"depth": depth, "divide": by_card}))
        return
    for card, count in counts.items():
        typer.echo(say("perft-divide", card=str(card), count=str(count)))
    typer.echo(say("perft-count", depth=str(depth), count=str(sum(counts.values()))))


def _tally(results: Mapping[Result, int], *, as_json: bool) -> None:
    rows = sorted(results.items(), key=lambda row: (-row[1], str(row[0])))
    if as_json:
        data: list[dict[str, Any]] = [
            {
                "score": [score._asdict() for score in result.scores],
                "tricks": result.tricks,
                "winner": result.winner,
                "count": count,
            }
            for result, count in rows
        ]
        typer.echo(json.dumps({"tally": data}))
        return
    for result, count in rows:
        winner = say("perft-nobody") if result.winner is None else str(result.winner)
        facts = {
            "score": " ".join(map(str, result.scores)),
            "tricks": " ".join(map(str, result.tricks)),
            "winner": winner,
            "count": str(count),
        }
        typer.echo(say("perft-tally", facts))
