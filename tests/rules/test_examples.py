"""Do the worked examples come out, mark by mark?"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest
from tests.rules.table import lines, run, seat, setup, told

from imperiale.domain.deal import card_points
from imperiale.domain.decide import begin
from imperiale.domain.events import Ending, Step
from imperiale.domain.rules.point import own_point
from imperiale.domain.stakes import multiple, payments

HERE = Path(__file__).parent
EXAMPLES: dict[str, dict[str, Any]]
RULINGS: dict[str, dict[str, Any]]
EXAMPLES, RULINGS = (
    tomllib.loads((HERE / name).read_text(encoding="utf-8"))
    for name in ("examples.toml", "rulings.toml")
)


def those_with(field: str) -> list[Any]:
    return [
        pytest.param(data, id=f"{name}: {data['title']}")
        for name, data in (EXAMPLES | RULINGS).items()
        if field in data
    ]


def test_there_are_49_examples_and_17_rulings() -> None:
    assert (len(EXAMPLES), len(RULINGS)) == (49, 17)


@pytest.mark.parametrize("data", those_with("marks"))
def test_marks(data: dict[str, Any]) -> None:
    deal, events = run(data)
    assert told(deal.rules, events) == lines(data["marks"])
    winner = data.get("winner")
    assert deal.winner == (None if winner is None else seat(deal.rules, winner))
    if winner is not None:
        assert deal.ending is Ending.WON
    elif "ending" in data:
        assert deal.ending == data["ending"]
    elif "play" in data:
        assert deal.ending is Ending.PLAYED
    else:
        assert deal.step is Step.PLAY


@pytest.mark.parametrize("data", those_with("tricks"))
def test_tricks(data: dict[str, Any]) -> None:
    deal, _ = run(data)
    assert list(deal.tricks) == data["tricks"]


@pytest.mark.parametrize("data", those_with("points"))
def test_points(data: dict[str, Any]) -> None:
    deal, _ = begin(setup(data))
    by_length = deal.rules.point == "length"
    points = [own_point(deal.rules, held) for held in deal.dealt]
    said = [f"{p.length}/{p.worth}" if by_length else str(p.worth) for p in points]
    assert said == data["points"].split()


@pytest.mark.parametrize("data", those_with("card_points"))
def test_card_points(data: dict[str, Any]) -> None:
    deal, _ = run(data)
    assert list(card_points(deal)) == data["card_points"]


@pytest.mark.parametrize("data", those_with("fiches"))
def test_stakes(data: dict[str, Any]) -> None:
    deal, _ = run(data)
    assert deal.winner is not None
    loser = 1 - deal.winner
    paid = payments(deal.rules, deal.scores, deal.winner)
    assert (paid[deal.winner], paid[loser]) == (data["fiches"], -data["fiches"])
    assert multiple(deal.scores[loser].marks) == data["fiches"]
