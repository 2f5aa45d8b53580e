"""Are the errors of a review asked again in the terminal, until they are right?"""

from __future__ import annotations

import datetime
import json
from pathlib import Path

import msgspec
import pytest
from tests.analysis.selfplay import whole_deal
from tests.cli.running import run

from imperiale.analysis.mistakes import Mistake, judged, mistakes
from imperiale.analysis.review import assembled, review_deal
from imperiale.analysis.reviewed import Choice, Review

SHORT: dict[str, object] = {"hand_size": 5, "packets": (5,), "tricks_over": 2}


def reviewed(options: dict[str, object]) -> Review:
    deals = [whole_deal("academie", bytes([n]), "random", 2, **options) for n in range(2)]
    told = [review_deal(deal, number, 4, 64) for number, deal in enumerate(deals, 1)]
    return assembled(deals[0].setup.rules, told)


@pytest.fixture(scope="module")
def review() -> Review:
    return reviewed(SHORT)


@pytest.fixture
def file(review: Review, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    path = tmp_path / "review.json"
    path.write_bytes(msgspec.json.encode(review))
    return path


def typed(choice: Choice) -> str:
    """Return what a person types to make a choice."""
    number = "" if choice.number is None else str(choice.number)
    return {"done": "", "call": number, "claim": number}.get(choice.do, choice.cards)


def worst_first(review: Review, seat: int) -> list[Mistake]:
    return sorted(mistakes(review, [seat]), key=lambda one: -one.decision.loss)


def test_the_worst_comes_first_and_what_is_wrong_again(
    file: Path, review: Review, tmp_path: Path
) -> None:
    asked = worst_first(review, 0)
    first = asked[0].decision
    wrong = typed(first.choices[first.played])
    rest = [typed(one.decision.choices[one.decision.best]) for one in asked[1:]]
    given = "\n".join(
        [wrong, *(f"\n{answer}" for answer in rest), "", typed(first.choices[first.best])]
    )
    ran = run("mistakes", file, "--seat", "0", "--plain", given=given + "\n")
    assert ran.status == 0, ran.err
    assert ran.out.count("Not that: ") == 1
    assert ran.out.count("It comes again in a moment.") == 1
    assert ran.out.count("Right: ") == len(asked)
    assert f"Right now: {len(asked)} of {len(asked) + 1}. Still to be mended: 0." in ran.out
    kept = json.loads((tmp_path / "data/imperiale/mistakes.json").read_text())
    tomorrow = datetime.datetime.now(datetime.UTC).date() + datetime.timedelta(1)
    assert kept.keys() == {one.name for one in asked}
    assert all(box == 1 and due <= tomorrow.isoformat() for box, due in kept.values())

    later = run("mistakes", file, "--seat", "0")
    assert f"{len(asked)} come again later" in later.out
    early = run("mistakes", file, "--seat", "0", "--early", "--plain", given="q\n")
    assert f"Error 1 of {len(asked)}" in early.out


def test_showing_and_calling_are_asked_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    review = reviewed({**SHORT, "marking": "by_hand"})
    asked = [(seat, one) for seat in (0, 1) for one in worst_first(review, seat)]
    seat = next(seat for seat, one in asked if one.decision.choices[0].do != "play")
    own = worst_first(review, seat)
    path = tmp_path / "review.json"
    path.write_bytes(msgspec.json.encode(review))
    answers = [typed(one.decision.choices[one.decision.best]) for one in own]
    ran = run("mistakes", path, "--seat", seat, "--plain", given="\n\n".join(answers) + "\n")
    assert ran.status == 0
    assert ran.out.count("Right: ") == len(own)
    assert all(judged(one, one.decision.best).right for one in own)


def test_deals_are_reviewed_if_need_be(file: Path, review: Review, tmp_path: Path) -> None:
    deals = tmp_path / "deals.txt"
    deals.write_text("".join(deal.line + "\n" for deal in review.deals))
    ran = run("mistakes", deals, "--seat", "1", "--plain", given="q\n")
    assert ran.status == 0
    assert "You erred here" in ran.out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["/no/such/file"], "/no/such/file"),
        (["FILE"], "name the seat"),
        (["FILE", "--seat", "2"], "there is no seat 2"),
    ],
)
def test_what_cannot_be_asked(file: Path, arguments: list[str], message: str) -> None:
    ran = run("mistakes", *(str(file) if one == "FILE" else one for one in arguments))
    assert ran.status in (1, 2)
    assert message in ran.err


def test_nothing_is_kept_yet(file: Path, tmp_path: Path) -> None:
    assert "Review a partie" in run("mistakes").out
    damaged = tmp_path / "data/imperiale/mistakes.json"
    damaged.parent.mkdir(parents=True)
    damaged.write_text("[1]")
    assert "Move it away" in run("mistakes", file, "--seat", "0").err
    assert damaged.read_text() == "[1]"
