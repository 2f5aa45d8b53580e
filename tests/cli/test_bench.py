"""Does `imperiale bench` say what it measured, and what it could not?"""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from tests.cli.running import run

from imperiale.cli import bench as command
from imperiale.cli import bench_plot
from imperiale.cli.bench_told import lines
from imperiale.engine import native
from imperiale.rulesets import load, names
from imperiale.services import bench, bench_rival
from imperiale.services.bench_deals import fresh, worlds
from imperiale.services.bench_figures import Rate, Report, Timed


@pytest.fixture(scope="module")
def measured() -> Any:
    ran = run("bench", "--deals", 3, "--seed", 5, "--json")
    assert ran.status == 0, ran.err
    return ran.json


def test_every_figure_is_there(measured: Any) -> None:
    timed = {one["name"]: one for one in measured["timed"]}
    tables = {f"{name}-{players}" for name in names() for players in load(name).players}
    assert tables | {"real", "tricks", "honours", "worlds-honours", "worlds-real"} <= timed.keys()
    assert timed["real"]["times"] == 3
    assert all(0 < one["median_s"] <= one["p99_s"] for one in measured["timed"])
    assert {one["name"] for one in measured["rates"]} == {"random", "threads"}
    assert all(one["value"] > 0 for one in measured["rates"])


def test_cost_grows(measured: Any) -> None:
    cards = {(one["name"], one["size"]): one["nodes"] for one in measured["by_cards"]}
    assert cards["academie-2", 12] > cards["academie-2", 3]
    assert cards["academie-3", 12] > cards["academie-3", 6]
    assert cards["tricks", 8] < 64, "what follows a lead and a reply is looked up"
    tables = [one["nodes"] for one in measured["by_table"]]
    assert tables[0] > tables[-1] > 0, "a small table forgets"


def test_deals_are_of_the_seed() -> None:
    rules = load("academie").rules(2)
    assert list(fresh(rules, 5, 3)) == list(fresh(rules, 5, 3)) != list(fresh(rules, 6, 3))
    deal = next(fresh(rules, 5, 1))
    hands = worlds(deal)
    assert len(hands) == len(set(hands)) == 50_388
    assert deal.hands[1 - deal.seat] in hands
    assert all(hand.bit_count() == 12 and not hand & deal.hands[deal.seat] for hand in hands[:99])


def test_a_person_reads_it(monkeypatch: pytest.MonkeyPatch) -> None:
    report = Report(1, 7)
    report.timed.append(Timed("real", [0.0002, 0.0004, 0.0003], [10, 20, 30], (0.0005, 0.002)))
    report.timed.append(Timed("pierer-3", [2.5]))
    report.rates.append(Rate("random", 41_234_567.8, 20e6))
    monkeypatch.setattr(command, "measure", lambda *_: report)
    said = run("bench").out
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in said.splitlines()]
    assert ["a deal, real scoring", "3", "0.300 ms", "0.400 ms", "20", "0.500 ms / 2.00 ms"] in rows
    assert ["pierer for 3, real scoring", "1", "2.50 s", "2.50 s", "", ""] in rows
    assert ["random play, cards a second", "41,234,568", "20,000,000"] in rows
    assert "endplay is not installed" in said
    assert len([*lines(report)]) == 2


def test_endplay_is_measured_where_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "has_endplay", lambda: True)
    monkeypatch.setattr(bench, "endplay_times", lambda seed, number: [0.07] * number)
    monkeypatch.setattr(bench, "_STEPS", {"endplay": bench._STEPS["endplay"]})
    report = bench.measure(500, 1, lambda _: None)
    assert report.rival
    assert [(one.name, len(one.seconds)) for one in report.timed] == [("endplay", 5)]


@pytest.mark.parametrize(
    ("words", "said"),
    [(("--deals", "0"), "from 1 to 10,000,000"), (("--plot", "speed.gif"), ".svg, .png, .pdf")],
)
def test_what_cannot_be_is_told(words: tuple[str, ...], said: str) -> None:
    ran = run("bench", *words)
    assert ran.status == 2
    assert said in ran.err


def test_without_matplotlib_no_plot(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(command, "can_plot", lambda: False)
    ran = run("bench", "--plot", tmp_path / "speed.svg")
    assert ran.status == 2
    assert 'pip install "imperiale[bench]"' in ran.err


def test_without_the_core_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(native, "_found", None)
    ran = run("bench", "--deals", 1)
    assert ran.status == 1
    assert "core" in ran.err


def test_the_extra_is_not_needed() -> None:
    assert bench_plot.can_plot() == (find_spec("matplotlib") is not None)
    assert bench_rival.has_endplay() == (find_spec("endplay") is not None)
