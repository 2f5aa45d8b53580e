"""Does `imperiale simulate` write what was asked, go on, and say what is wrong?"""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import polars as pl
import pytest
from tests.cli.running import run

from imperiale.cli import simulate
from imperiale.cli.given import seeded
from imperiale.domain.notation import write_line

FEW = ("--parties", 3, "--seed", "few", "--option", "target=1")


def test_it_writes_three_tables_and_goes_on(tmp_path: Path) -> None:
    out = tmp_path / "runs"
    ran = run("simulate", "greedy", "random", *FEW, "--out", out)
    assert (ran.status, ran.err) == (0, "")
    assert "3 parties" in ran.out
    before = (out / "deals" / "part-000000.parquet").read_bytes()
    parties = pl.read_parquet(out / "parties" / "*.parquet")
    assert parties["seed"].to_list() == ["few-0", "few-1", "few-2"]
    assert parties["agents"].to_list() == [["greedy", "random"]] * 3
    assert run("simulate", "greedy", "random", *FEW, "--out", out).status == 0
    assert (out / "deals" / "part-000000.parquet").read_bytes() == before


def test_the_cards_are_those_of_a_deal_by_the_seed_of_its_row(tmp_path: Path) -> None:
    run("simulate", "random", *FEW, "--out", tmp_path / "runs")
    row = pl.read_parquet(tmp_path / "runs" / "deals" / "*.parquet").row(0, named=True)
    record = seeded("few-0", "academie", options=["target=1"])
    assert row["line"].startswith(write_line(record.setup))


def test_a_new_seed_is_told_and_asked_for_again(tmp_path: Path) -> None:
    words = ("simulate", "random", "--parties", 1, "--out", tmp_path / "runs")
    ran = run(*words)
    assert ran.status == 0
    seed = ran.err.split("seed: ")[1].split()[0]
    again = run(*words)
    assert (again.status, "--seed" in again.err) == (2, True)
    assert run(*words, "--seed", seed).status == 0


@pytest.mark.parametrize(
    ("words", "status", "phrase"),
    [
        (("nobody",), 2, "nobody"),
        (("greedy", "greedy", "greedy"), 2, "Name one"),
        (("greedy", "--parties", 0), 2, "from 1 to"),
        (("greedy", "--workers", 0), 2, "--workers 0"),
        (("greedy", "--seed", ""), 2, "printable"),
        (("greedy", "--players", 4), 1, "players"),
        (("greedy", "--workers", 2, "--cluster", "tcp://127.0.0.1:1"), 2, "--cluster"),
        (("greedy", "--cluster", "nowhere"), 1, "nowhere"),
    ],
)
def test_bad_input(words: tuple[str, ...], status: int, phrase: str, tmp_path: Path) -> None:
    seed = () if "--seed" in words else ("--seed", "a")
    ran = run("simulate", *words, *seed, "--out", tmp_path / "runs")
    assert (ran.status, phrase in ran.err) == (status, True), ran.err


def test_a_folder_that_holds_something_else(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").touch()
    ran = run("simulate", "greedy", *FEW, "--out", tmp_path)
    assert (ran.status, "another" in ran.err) == (1, True)
    ran = run("simulate", "greedy", *FEW, "--out", tmp_path / "letter.txt" / "runs")
    assert (ran.status, "may be written" in ran.err) == (2, True)


def test_without_polars(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(
        simulate, "find_spec", lambda name: None if name == "polars" else find_spec(name)
    )
    ran = run("simulate", "greedy", *FEW, "--out", tmp_path)
    assert (ran.status, "imperiale[sim]" in ran.err) == (2, True)
