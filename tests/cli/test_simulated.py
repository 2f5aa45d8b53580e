"""Do tables of winning chances and problems come of the deals of a simulation as of any others?"""

from __future__ import annotations

import shutil
from collections import Counter
from pathlib import Path

import polars as pl
import pytest
from tests.cli.running import LINE, run

from imperiale import agents
from imperiale.analysis.problems import read_problems, seen, shipped, written
from imperiale.cli import problems_mined
from imperiale.domain.cards import Card
from imperiale.domain.commands import PlayCard
from imperiale.domain.decide import begin
from imperiale.domain.events import Ending
from imperiale.domain.gains import gains
from imperiale.domain.record import Record
from imperiale.domain.shuffle import subseed
from imperiale.engine.equity_table import read
from imperiale.rulesets import load
from imperiale.services.course import Course
from imperiale.services.equity import CHUNK, STEP, Chunk, made
from imperiale.services.equity_simulated import chunks_of, sampling_of
from imperiale.services.problem_mining import in_deal
from imperiale.services.simulation import Simulation
from imperiale.services.simulation_read import deals_in, plan_in
from imperiale.services.solving import rated

PART = "part-000000.parquet"
LONG = {"target": 99}
PLAN = Simulation(("random",), load("pierer"), 2, "long", 18, LONG)


@pytest.fixture(scope="module")
def runs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("simulated") / "runs"
    words = ("--rules", "pierer", "--option", "target=99", "--seed", "long", "--parties", "18")
    assert run("simulate", "random", *words, "--out", folder).status == 0
    return folder


@pytest.fixture(scope="module")
def chunks(runs: Path) -> list[Chunk]:
    assert plan_in(runs) == PLAN
    return [*chunks_of(deals_in(runs, PLAN))]


def test_what_the_deals_brought_is_what_came_of_them_at_the_table(chunks: list[Chunk]) -> None:
    course = Course(PLAN.rules, PLAN.seed_of(0))
    who = [agents.load("random").make(subseed(b"long-0", "agent", seat)) for seat in (0, 1)]
    brought: list[object] = []
    while len(brought) < CHUNK:
        events = [*begin(course.setup)[1]]
        while not course.deal.over:
            events += course.act(who[course.deal.seat].act(course.view(course.deal.seat)))
        brought.append(gains(PLAN.rules, events))
        course.deal_next()
    assert chunks[0].tally == Counter(brought)


def test_a_table_is_made_of_the_deals_of_a_simulation(
    runs: Path, chunks: list[Chunk], tmp_path: Path
) -> None:
    file = tmp_path / "mine.json"
    ran = run("equity", "--build", "--from", runs, "--out", file)
    assert (ran.status, ran.err) == (0, "")
    table = read(file.read_text(encoding="utf-8"), "mine")
    assert (table.policy, table.deals, table.seed) == ("random", STEP, "simulation long")
    assert (table.keys["target"], table.payment is None) == (3, False)
    wanted = made(sampling_of(PLAN, STEP), chunks[: STEP // CHUNK])
    assert (table.chance.values, table.chance.errors) == (
        wanted.chance.values,
        wanted.chance.errors,
    )
    assert run("equity", "--build", "--from", runs, "--out", file).status == 2


def test_a_deal_that_ends_its_partie_is_left_out() -> None:
    plan = Simulation(("random",), load("pierer"), 2, "short", 1)
    course = Course(plan.rules, plan.seed_of(0))
    who = agents.load("random").make(subseed(b"x"))
    records: list[Record] = []
    while not course.over:
        cards: list[Card] = []
        while not course.deal.over:
            command = who.act(course.view(course.deal.seat))
            course.act(command)
            cards += (command.card,) if isinstance(command, PlayCard) else ()
        records.append(Record(course.setup, tuple(cards), {}))
        if not course.over:
            course.deal_next()
    assert course.deal.ending is Ending.WON
    (chunk,) = chunks_of(records[-1:] * 3 + records[:1] * CHUNK)
    assert len(chunk.tally) == 1


@pytest.mark.parametrize(
    ("words", "status", "said"),
    [
        (("--from", "{runs}", "--rules", "foster"), 2, "cannot be with --rules. Leave that out."),
        (("--from", "{runs}", "--deals", "9", "--seed", "x"), 2, "cannot be with --deals, --seed"),
        (("--from", "{few}"), 2, "few holds 0 whole deals. A table needs 2000 or more."),
        (("--from", "{two}"), 2, "two was played by greedy, random. A table needs deals in which"),
        (("--from", "{soon}"), 2, "--option target=99 --option win_by=imperials"),
        (("--from", "{here}"), 1, "holds no simulation: No such file or directory."),
        (("--from", "{bad}"), 1, "bad holds a simulation that is damaged: "),
        (("--from", "{cut}"), 1, "was broken off: 1 of 1 parts are missing."),
        (("--from", "{torn}"), 1, "torn holds a simulation that is damaged: part-000000.parquet"),
    ],
)
def test_what_makes_no_table_is_told(
    words: tuple[str, ...], status: int, said: str, runs: Path, tmp_path: Path
) -> None:
    places = {name: tmp_path / name for name in ("few", "two", "soon", "bad", "cut", "torn")}
    for name, options in {
        "few": ("random", "--option", "target=99"),
        "two": ("greedy", "random", "--option", "target=99"),
        "soon": ("random",),
    }.items():
        if f"{{{name}}}" in words:
            plan = ("--rules", "pierer", "--seed", "s", "--parties", "1", "--out", places[name])
            assert run("simulate", *options, *plan).status == 0
    if "{few}" in words:  # no chunk is full
        data = pl.read_parquet(places["few"] / "deals" / PART)
        data.head(CHUNK - 1).write_parquet(places["few"] / "deals" / PART)
    for name in ("bad", "cut", "torn"):
        shutil.copytree(runs, places[name])
    (places["bad"] / "simulation.json").write_text('{"format": "other", "version": 1}')
    (places["cut"] / "parties" / PART).unlink()
    (places["torn"] / "deals" / PART).write_bytes(b"PAR1")
    given = [word.format(runs=runs, here=tmp_path, **places) for word in words]
    ran = run("equity", "--build", *given, "--out", tmp_path / "none.json")
    assert (ran.status, ran.out) == (status, "")
    assert said in ran.err
    assert not (tmp_path / "none.json").exists()


def test_problems_are_found_in_deals_that_were_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(problems_mined, "PIECE", 1)
    # the earliest position of a deal that is weighed, so that no other is
    known = next(p for p in shipped() if p.players == 2 and seen(p).hand.bit_count() == 8)
    deals = tmp_path / "deals.txt"
    deals.write_text(f"{known.deal} {known.answer}\n{LINE}\n")
    file, again = tmp_path / "found.jsonl", tmp_path / "again.jsonl"
    ran = run("problems", "mine", file, "--from", deals)
    assert (ran.status, ran.err) == (0, "")
    assert ran.out == f"2 deals looked through, 1 problems found, 1 kept: {file}\n"
    (found,) = read_problems(file.read_text().splitlines())
    assert (found.name, found.answer, found.themes) == (known.name, known.answer, known.themes)
    # what was found is not looked for again, of other deals it is
    monkeypatch.setattr(problems_mined, "in_deal", pytest.fail)
    assert run("problems", "mine", file, "--from", deals).status == 0
    deals.write_text(f"{LINE}\n")
    ran = run("problems", "mine", file, "--from", deals)
    assert ran.status == 1
    monkeypatch.setattr(problems_mined, "in_deal", in_deal)
    assert run("problems", "mine", again, "--from", deals, "--workers", "2").status == 0
    assert again.read_text() == ""


def test_problems_are_found_in_a_simulation(runs: Path, tmp_path: Path) -> None:
    few = tmp_path / "few"
    shutil.copytree(runs, few)
    data = pl.read_parquet(few / "deals" / PART)
    data.head(1).write_parquet(few / "deals" / PART)
    (record,) = deals_in(few, PLAN)
    file = tmp_path / "found.jsonl"
    assert run("problems", "mine", file, "--from", few).status == 0
    assert file.read_text().splitlines() == [*map(written, rated(in_deal(record)))]


@pytest.mark.parametrize(
    ("text", "words", "status", "said"),
    [
        (f"{LINE}\nnonsense\n", (), 1, "line 2: "),
        (f"{LINE} 9h\n", (), 1, "line 1: "),
        ("", ("--parties", "3"), 2, "--from, --parties"),
        ("", ("--seed", "x"), 2, "--from, --seed"),
        ("", ("--cluster", "tcp://127.0.0.1:1"), 2, "--from, --cluster"),
        (None, (), 2, "cannot be read"),
    ],
)
def test_what_cannot_be_looked_through_is_told(
    text: str | None, words: tuple[str, ...], status: int, said: str, tmp_path: Path
) -> None:
    deals = tmp_path / "deals.txt"
    if text is not None:
        deals.write_text(text)
    ran = run("problems", "mine", tmp_path / "x", "--from", deals, *words)
    assert (ran.status, ran.out) == (status, "")
    assert said in ran.err
    assert not (tmp_path / "x.part").exists()
