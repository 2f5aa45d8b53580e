"""Does `imperiale review` say where a partie turned, in every form, and keep what it has done?"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.analysis.selfplay import whole_deal
from tests.cli.running import Ran, run

from imperiale.analysis.review import review_deal
from imperiale.analysis.reviewed import Review
from imperiale.cli import review_made as command
from imperiale.rulesets import load
from imperiale.services.moves import NextDeal
from imperiale.services.table import Table
from imperiale.services.terms import Terms

SHORT: dict[str, Any] = {"hand_size": 6, "packets": (3,), "tricks_over": 3}


@pytest.fixture(scope="module")
def lines() -> str:
    """Two short deals of a weak player, in notation."""
    return "".join(
        whole_deal("academie", seed, "random", **SHORT).line + "\n" for seed in (b"four", b"two")
    )


@pytest.fixture(scope="module")
def partie() -> str:
    """A kept partie of short deals."""
    table = Table(Terms(load("academie"), 2, {**SHORT, "target": 1}, ("random", "greedy"), "kept"))
    while table.partie.winner is None:
        table.do(NextDeal() if table.waiting is None else table.agent_move())
    return table.text()


def clean(ran: Ran) -> Ran:
    assert (ran.status, ran.err) == (0, "")
    return ran


def test_pasted_deals_are_reviewed(lines: str) -> None:
    data = clean(run("review", "--json", given=lines)).json
    review = msgspec.convert(data, Review)
    assert (review.format, review.rules, len(review.deals)) == ("imperiale-review", "academie", 2)
    assert review.winner is None
    assert review.turning, "a player at random errs"
    told = clean(run("review", given=lines)).out
    head, _, rest = told.partition("What turned the partie")
    assert "academie, 2 players, 2 deals" in head
    first = review.turning[0]
    assert rest.lstrip().startswith(f"1. Deal {first.deal}")
    assert told.index("Deal 1\n") < told.index("Deal 2\n")


def test_a_kept_partie_is_reviewed_with_its_names(partie: str, tmp_path: Path) -> None:
    file = tmp_path / "partie.json"
    file.write_text(partie)
    data = clean(run("review", file, "--json")).json
    assert [seat["name"] for seat in data["seats"]] == ["random", "greedy"]
    assert data["winner"] in (0, 1)
    won = data["seats"][data["winner"]]
    assert won["result"] == 1
    assert won["adjusted"] == pytest.approx(1 - won["luck"])
    records = tmp_path / "records.jsonl"
    shorn = [clean(run("deal", "--record", deal["line"])).out for deal in data["deals"]]
    records.write_text("".join(shorn))
    again = clean(run("review", records, "--json")).json
    assert again["turning"] == data["turning"]


def test_it_writes_a_page_and_a_pdf_in_the_language_that_is_wanted(
    lines: str, tmp_path: Path
) -> None:
    page, paper = tmp_path / "r.html", tmp_path / "r.pdf"
    ran = clean(run("--lang", "ru", "review", "--html", page, "--pdf", paper, given=lines))
    assert len(ran.out.splitlines()) == 2
    html = page.read_text()
    assert html.startswith('<!doctype html>\n<html lang="ru">')
    assert "Что повернуло партию" in html
    assert "<svg" in html
    for outside in ("<script", "http", "src=", "@import"):
        assert outside not in html
    first = paper.read_bytes()
    assert first.startswith(b"%PDF")
    clean(run("--lang", "ru", "review", "--pdf", paper, given=lines))
    assert paper.read_bytes() == first


def test_what_is_kept_is_not_reviewed_again(
    lines: str, state: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = clean(run("review", "--json", given=lines)).json
    kept = list((state.parent / "reviews").iterdir())
    assert len(kept) == 1
    monkeypatch.setattr(command, "review_deal", None)
    assert clean(run("review", "--json", given=lines)).json == whole
    monkeypatch.undo()
    assert clean(run("review", "--json", "--again", given=lines)).json == whole


def test_a_break_keeps_what_is_done(lines: str, monkeypatch: pytest.MonkeyPatch) -> None:
    reviewed = review_deal
    whole = clean(run("review", "--json", "--again", given=lines)).json

    def broken(*told: object) -> object:
        if told[1] == 2:
            raise KeyboardInterrupt
        return reviewed(*told)  # type: ignore[arg-type]

    monkeypatch.setattr(command, "review_deal", broken)
    ran = run("review", "--json", "--again", "--workers", 1, given=lines)
    assert ran.status == 130
    assert "1 of 2 deals" in ran.err
    assert ran.json["deals"] == whole["deals"][:1]
    monkeypatch.setattr(command, "review_deal", lambda *told: reviewed(*told))
    assert clean(run("review", "--json", given=lines)).json == whole


def test_two_processes_find_the_same(lines: str) -> None:
    one = clean(run("review", "--json", "--again", "--workers", 1, given=lines)).json
    assert clean(run("review", "--json", "--again", "--workers", 2, given=lines)).json == one


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("", "tells of no deal that is over"),
        ("\n\n", "tells of no deal that is over"),
        ("academie | 1", "5 to 7"),
        ('{"format": "imperiale-partie"}', "no kept partie"),
        ('{"format": "imperiale-proof"}', "is no proof"),
    ],
)
def test_what_is_no_partie_is_refused(given: str, said: str) -> None:
    ran = run("review", given=given)
    assert ran.status == 1
    assert said in ran.err
    assert not ran.out


def test_deals_of_different_rules_are_no_partie(lines: str) -> None:
    other = whole_deal("pierer", b"other").line
    ran = run("review", given=lines + other)
    assert ran.status == 1
    assert "deal 3" in ran.err


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    ran = run("review", tmp_path / "none.json")
    assert ran.status == 2
    assert "none.json" in ran.err


def test_a_file_that_cannot_be_written_is_told(lines: str, tmp_path: Path) -> None:
    ran = run("review", "--html", tmp_path / "no" / "r.html", given=lines)
    assert (ran.status, "r.html" in ran.err) == (2, True)


def test_agents_are_calibrated(tmp_path: Path) -> None:
    rules = tmp_path / "short.toml"
    keys = {"hand_size": 4, "packets": [4], "tricks_over": 2, "target": 1}
    head = 'id = "short"\nname = "Short"\nextends = "academie"\nsource = "x"\nsummary = "x"\n'
    told = "".join(
        f'[{key}]\nis = {json.dumps(value)}\nstatus = "inferred"\nsource = "x"\n'
        for key, value in keys.items()
    )
    rules.write_text(head + told)
    out, grades = tmp_path / "parties.jsonl", tmp_path / "grades.json"
    asked = ("calibrate", "--rules", rules, "--parties", 2, "--deals", 2, "--worlds", 8)
    table = clean(run(*asked, "--out", out, "--grades", grades)).out
    assert "Rank correlation" in table
    assert len(out.read_text().splitlines()) == 11
    made = json.loads(grades.read_text())
    assert list(made["classes"]) == ["master", "strong", "club", "casual", "beginner"]
    assert set(made["limits"]) == {"doubtful", "bad", "very_bad"}
    data = clean(run(*asked, "--out", out, "--json")).json
    assert data["figures"]["beginner"]["parties"] == 2
    only = clean(run("calibrate", "greedy", "--rules", rules, "--parties", 3, "--luck-only")).out
    assert only.splitlines()[2].split("|")[1:3] == [" greedy ", "       3 "]


def test_what_cannot_be_calibrated_is_told() -> None:
    ran = run("calibrate", "nobody")
    assert (ran.status, "nobody" in ran.err) == (2, True)
