"""Does `imperiale arena` say who is better, keep its results, and tell what goes wrong?"""

from __future__ import annotations

import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.running import Ran, process, run
from tests.services.arena_toys import TOYS

from imperiale import agents
from imperiale.services.arena import Arena

PLAY = ("arena", "greedy", "random", "--seed", "test")


def clean(ran: Ran, status: int = 0) -> Ran:
    """Demand a status, and that nothing was said of errors."""
    assert (ran.status, ran.err) == (status, "")
    return ran


def rows(ran: Ran) -> list[dict[str, str]]:
    """Read the table back."""
    cells = [
        [cell.strip() for cell in row.strip("|\n").split("|")]
        for row in ran.out.splitlines()
        if row.startswith("|")
    ]
    assert all(re.fullmatch("-+:?", cell) for cell in cells[1])
    return [dict(zip(cells[0], row, strict=True)) for row in cells[2:]]


def test_the_table_says_what_the_data_say() -> None:
    (row,) = rows(clean(run(*PLAY, "--pairs", "20")))
    told = clean(run(*PLAY, "--pairs", "20", "--json")).json
    (found,) = told["contests"]
    margin = found["margin"]
    assert row["agent"] == found["a"] == "greedy"
    assert row["against"] == found["b"] == "random"
    assert row["margin"] == f"{margin['mean']:+.3f}"
    assert row["s.e."] == f"{margin['standard_error']:.3f}"
    assert row["95 %"] == "{:+.3f} to {:+.3f}".format(*margin["interval_95"])
    assert row["sd"] == f"{margin['sd']:.2f}"
    assert row["pairs"] == "20"
    assert found["pairs"] == margin["size"] == 20
    assert found["decisions"] == [480, 480]
    assert min(found["ms_per_decision"]) > 0
    assert found["deals_per_second"] > 1
    assert (found["sprt"], found["mishaps"], found["void"]) == (None, [], 0)
    assert {"void", "test"}.isdisjoint(row)
    low, high = (100 * end for end in found["chance"]["interval_95"])
    assert row["winning chance, %"] == f"{low:+.2f} to {high:+.2f}"
    assert told["equity"] == {"table": "academie-2", "differing": []}
    assert (told["rules"], told["players"], told["seed"]) == ("academie", 2, "test")


def test_a_round_and_a_ladder() -> None:
    three = ("arena", "random", "greedy", "random", "--seed", "t", "--pairs", "5")
    met = [(row["agent"], row["against"]) for row in rows(clean(run(*three)))]
    assert met == [("random", "greedy"), ("random", "random"), ("greedy", "random")]
    ladder = rows(clean(run(*three, "--ladder")))
    assert [(row["agent"], row["against"]) for row in ladder] == [
        ("greedy", "random"),
        ("random", "greedy"),
    ]
    assert ladder[0]["margin"] == ladder[1]["margin"].replace("-", "+")


def test_a_test_says_what_it_found() -> None:
    (row,) = rows(clean(run(*PLAY, "--sprt", "0", "1")))
    assert re.fullmatch(r"1 \(\+\d+\.\d\d\)", row["test"])
    (found,) = run(*PLAY, "--sprt", "0", "1", "--json").json["contests"]
    assert found["sprt"]["verdict"] == "high"
    assert found["sprt"]["llr"] > found["sprt"]["bound"] == pytest.approx(2.944, abs=1e-3)
    (row,) = rows(run(*PLAY, "--sprt", "0", "1", "--pairs", "5"))
    assert row["test"].startswith("open (")


def test_agents_that_are_alike_give_no_number_that_json_has_not() -> None:
    words = ("arena", "greedy", "greedy", "--sprt", "0", "1", "--seed", "test")
    (row,) = rows(clean(run(*words)))
    assert (row["margin"], row["sd"], row["test"]) == ("+0.000", "0.00", "0 (-inf)")
    ran = clean(run(*words, "--json"))
    assert "Infinity" not in ran.out
    (found,) = ran.json["contests"]
    assert (found["sprt"]["verdict"], found["sprt"]["llr"]) == ("low", None)
    assert found["pairs"] == 32


def test_other_games() -> None:
    ran = clean(
        run(*PLAY, "--rules", "pierer", "--players", "3", "--option", "wipe=false", "--pairs", "3")
    )
    assert ran.out.startswith(
        "pierer wipe=false, 3 players, from the start of a partie, seed test;"
    )
    ran = clean(run(*PLAY, "--scores", "random", "--pairs", "3"))
    assert "from any score" in ran.out
    ran = clean(run(*PLAY, "--rules", "dobor", "--option", "win_by=card_points", "--pairs", "3"))
    assert "card points a deal" in ran.out


def test_results_are_the_same_by_two_processes(tmp_path: Path) -> None:
    one, two = tmp_path / "one.jsonl", tmp_path / "two.jsonl"
    clean(run(*PLAY, "--pairs", "12", "--out", one))
    done = process(*PLAY, "--pairs", "12", "--out", str(two), "--workers", "2")
    assert (done.status, done.err) == (0, "")
    assert one.read_bytes() == two.read_bytes()
    first, *lines = [json.loads(text) for text in one.read_text().splitlines()]
    assert first["agents"] == ["greedy", "random"]
    assert [line["pair"] for line in lines] == [*range(12)]


def test_a_cut_file_is_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    told = clean(run(*PLAY, "--pairs", "6", "--out", file)).out
    whole = file.read_bytes()
    file.write_bytes(whole[:-20])
    ran = run("arena", "--resume", file)
    assert ran.status == 0
    assert ran.err.startswith("Line 7 was cut off when it was written; it is left out")
    assert file.read_bytes() == whole
    # what was played at another time has no speed
    assert [row | {"deals/s": "", "ms a decision": ""} for row in rows(Ran(0, told, ""))] == [
        row | {"deals/s": "", "ms a decision": ""} for row in rows(ran)
    ]
    again = clean(run("arena", "--resume", file))
    assert "deals/s" not in again.out
    assert file.read_bytes() == whole
    assert [*tmp_path.iterdir()] == [file]


def test_a_file_is_gone_on_with_further_than_was_meant(tmp_path: Path) -> None:
    file, other = tmp_path / "results.jsonl", tmp_path / "other.jsonl"
    clean(run(*PLAY, "--pairs", "4", "--out", file))
    clean(run("arena", "--resume", file, "--pairs", "6"))
    clean(run(*PLAY, "--pairs", "6", "--out", other))
    assert file.read_bytes() == other.read_bytes()
    ran = run("arena", "--resume", file, "--pairs", "5")
    assert ran == Ran(
        2, "", "Error: --pairs 5 is fewer than the file was begun for: 6. Give as many or more.\n"
    )
    assert file.read_bytes() == other.read_bytes()


def test_a_line_damaged_before_the_last_is_told(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    clean(run(*PLAY, "--pairs", "6", "--out", file))
    good = file.read_text()
    bad = good.replace('"pair": 2,', '"pair": 3,', 1)
    file.write_text(bad)
    ran = run("arena", "--resume", file)
    assert (ran.status, ran.out) == (1, "")
    assert "line 4, is damaged, and it is not the last" in ran.err
    assert file.read_text() == bad


def test_a_file_is_not_written_over_unasked(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    file.write_text("mine")
    ran = run(*PLAY, "--out", file)
    assert ran.status == 2
    assert ran.err.endswith(
        "is there already. Go on from it with --resume, or write over it with --force.\n"
    )
    assert file.read_text() == "mine"
    clean(run(*PLAY, "--pairs", "2", "--out", file, "--force"))
    assert len(file.read_text().splitlines()) == 3


@pytest.mark.parametrize(
    ("words", "status", "said"),
    [
        (("greedy", "nobody"), 2, "There is no agent nobody. Known: random, greedy"),
        (("greedy", ""), 2, 'There is no agent "".'),
        (("greedy",), 2, "Too few agents are named: 1."),
        ((), 2, "Too few agents are named: 0."),
        (("greedy", "random", "--pairs", "0"), 2, "--pairs 0 cannot be. Give a number from 1"),
        (("greedy", "random", "--workers", "0"), 2, "--workers 0 cannot be."),
        (("greedy", "random", "--seed", ""), 2, "A seed is a word of at most 200"),
        (("greedy", "random", "--sprt", "1", "0"), 2, "A test between 1.0 and 0.0 cannot be."),
        (("greedy", "random", "--limit", "-1"), 2, "--limit -1.0 cannot be."),
        (("greedy", "random", "--rules", "acadmie"), 1, "There is no rule set 'acadmie'"),
        (("greedy", "random", "--players", "9"), 1, "academie is not played by 9"),
        (("greedy", "random", "--option", "x=1"), 1, "There is no key x."),
        (("greedy", "random", "--force"), 2, "--force needs --out."),
        (("greedy", "random", "--out", "/nowhere/x"), 2, "/nowhere/x cannot be written: No such"),
        (("--resume", "/nowhere/x"), 2, "/nowhere/x cannot be read: there is no such file"),
        (("--resume", "/"), 2, "/ cannot be read: it is a folder"),
        (("--resume", "/dev/null"), 1, "/dev/null holds no results of an arena."),
        (
            ("greedy", "random", "--resume", "x", "--seed", "s"),
            2,
            "--resume goes on as the file says, so it cannot be with AGENT, --seed.",
        ),
    ],
    ids=str,
)
def test_what_cannot_be_is_told(words: tuple[str, ...], status: int, said: str) -> None:
    ran = run("arena", *words)
    assert (ran.status, ran.out) == (status, "")
    assert ran.err.startswith(f"Error: {said}")


def test_another_program_is_told(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    clean(run(*PLAY, "--pairs", "2", "--out", file))
    file.write_text(file.read_text().replace('"program": "', '"program": "9', 1))
    ran = run("arena", "--resume", file)
    assert ran.status == 1
    assert "was written by version 9" in ran.err


@pytest.fixture
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    load = agents.load
    monkeypatch.setattr(agents, "load", lambda name: TOYS.get(name) or load(name))


@pytest.mark.usefixtures("toys")
@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("liar", "liar did at seat 0 what may not be done: PlayCard("),
        ("crasher", "crasher crashed at seat 0: ZeroDivisionError: \\x1b[31mred"),
        ("dreamer", "dreamer did at seat 0 what may not be done: 'hello'"),
    ],
)
def test_who_goes_wrong_is_told_with_the_deal(name: str, said: str, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    words = ("arena", name, "greedy", "--seed", "test", "--pairs", "4")
    ran = clean(run(*words, "--out", file), status=1)
    (row,) = rows(ran)
    assert (row["pairs"], row["void"], row["margin"]) == ("4", "4", "")
    lines = ran.out.splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith(said))
    told = lines[at + 1].strip()
    assert told.startswith("academie | 0 | 0i0c 0i0c | ")
    assert lines[-1] == "and 3 more, all of which the results file and --json have"
    # the deal that is told can be looked at
    clean(run("perft", told, "--depth", "1"))
    assert told in file.read_text()
    ran = clean(run("arena", "--resume", file), status=1)
    assert told in ran.out


@pytest.mark.usefixtures("toys")
def test_who_is_late_is_told_and_counts() -> None:
    words = ("arena", "sleeper", "greedy", "--seed", "test", "--pairs", "1", "--limit", "0.02")
    ran = clean(run(*words), status=1)
    assert re.search(r"sleeper took too long at seat 0: \d+\.\d{3} s", ran.out)
    (row,) = rows(ran)
    assert "void" not in row
    assert row["margin"]


@pytest.mark.usefixtures("toys")
def test_a_process_that_dies_is_told(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    ran = run("arena", "killer", "greedy", "--pairs", "4", "--workers", "2", "--out", file)
    assert ran.status == 1
    assert "A process that played died, at pair 0 or soon after." in ran.err
    assert "Traceback" not in ran.err
    assert len(file.read_text().splitlines()) == 1


def test_an_interrupt_keeps_what_is_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, whole = tmp_path / "results.jsonl", tmp_path / "whole.jsonl"
    take, taken = Arena.run, 0

    def run_and_press(arena: Arena, workers: int = 1):  # type: ignore[no-untyped-def]
        nonlocal taken
        for result in take(arena, workers):
            yield result
            taken += 1
            if taken == 3:
                raise KeyboardInterrupt

    monkeypatch.setattr(Arena, "run", run_and_press)
    ran = run(*PLAY, "--pairs", "6", "--out", file)
    assert ran.status == 130
    assert ran.err == (f"What was played is kept. Go on with: imperiale arena --resume {file}\n")
    assert rows(ran)[0]["pairs"] == "3"
    clean(run("arena", "--resume", file))
    clean(run(*PLAY, "--pairs", "6", "--out", whole))
    assert file.read_bytes() == whole.read_bytes()


def on_a_terminal(*words: str, interrupt: bool = False) -> tuple[int, str]:
    """Run the command on a terminal; interrupt it as Ctrl-C would, once pairs were counted."""
    # a runner in the background hands down that interrupts are ignored, as a terminal never does
    launch = (
        "import runpy, signal; signal.signal(signal.SIGINT, signal.default_int_handler);"
        "runpy.run_module('imperiale', run_name='__main__')"
    )
    ours, terminal = pty.openpty()
    with subprocess.Popen(
        [sys.executable, "-c", launch, *words],
        stdin=terminal,
        stdout=terminal,
        stderr=terminal,
        start_new_session=True,
        env={**os.environ, "TERM": "xterm", "COLUMNS": "100"},
    ) as command:
        os.close(terminal)
        shown = b""
        while select.select([ours], [], [], 30)[0]:
            try:
                part = os.read(ours, 65536)
            except OSError:  # how Linux says that nobody is at the other end any more
                break
            shown += part
            if interrupt and re.search(rb" [1-9]\d*/", shown):
                os.killpg(command.pid, signal.SIGINT)
                interrupt = False
        os.close(ours)
    return command.returncode, shown.decode()


def test_a_bar_is_shown_on_a_terminal_only() -> None:
    status, shown = on_a_terminal(*PLAY, "--pairs", "150")
    assert status == 0
    assert "greedy – random +" in shown
    assert "150/150" in shown
    ran = process(*PLAY, "--pairs", "5")
    assert (ran.status, ran.err) == (0, "")
    assert "\x1b" not in ran.out


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_at_a_terminal(tmp_path: Path, workers: str) -> None:
    file = tmp_path / "results.jsonl"
    words = (*PLAY, "--pairs", "100000", "--out", str(file), "--workers", workers)
    status, shown = on_a_terminal(*words, interrupt=True)
    assert status == 130, shown
    assert "Traceback" not in shown
    assert "Go on with: imperiale arena --resume" in shown
    played = len(file.read_text().splitlines()) - 1
    assert played >= 1
    ran = run("arena", "--resume", file, "--pairs", "100000", "--workers", "0")
    assert ran.status == 2  # it is not played out here
    cut = file.read_text().splitlines(keepends=True)
    short = cut[0].replace('"pairs": 100000', f'"pairs": {played + 1}')
    file.write_text("".join([short, *cut[1:]]))
    again = run("arena", "--resume", file)
    assert again.status == 0
    assert rows(again)[0]["pairs"] == str(played + 1)
