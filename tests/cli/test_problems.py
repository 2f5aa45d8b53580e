"""Are problems listed, solved, kept, checked and found as the guide says?"""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.running import LINE, run

from imperiale import rulesets
from imperiale.analysis.problems import Problem, read_problems, seen, shipped, written
from imperiale.cli import problems_mined
from imperiale.services.problem_mining import Stream, chosen, mined
from imperiale.services.solving import NEW, after, next_of, rated


@pytest.fixture(autouse=True)
def data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The file in which this test's progress is kept."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path / "imperiale" / "problems.json"


def test_a_list_and_its_filters() -> None:
    rows = run("problems", "list").out.splitlines()
    assert len(rows) == len(shipped()) + 1
    some = run("problems", "list", "--rules", "foster", "--grade", "2", "--json").out.splitlines()
    found = [*read_problems(some)]
    assert found
    assert found == [p for p in shipped() if (p.rules, p.grade) == ("foster", 2)]


def numbered(problem: Problem, *, right: bool) -> str:
    """Return what a person types: the right card, or another, in notation."""
    cards = [card for card in problem.chances if (card == problem.answer) == right]
    return str(cards[0])


def test_one_is_solved_and_the_next_one_comes(data: Path) -> None:
    first = shipped()[0]
    asked = run(
        "problems", "solve", first.name, "--plain", given=f"{numbered(first, right=True)}\n\nq\n"
    )
    assert asked.status == 0
    assert "Right: " in asked.out
    assert f"Problem {first.name}: " in asked.out
    assert "One problem tried, 1 right." in asked.out
    kept = json.loads(data.read_text())
    assert kept["tried"] == {first.name: True}
    assert kept["mu"] > NEW.mu

    second = next_of(shipped(), after(NEW, first, right=True), [first.name])
    assert second is not None
    assert f"Problem {second.name}: " in asked.out


def test_only_the_first_try_is_rated(data: Path) -> None:
    problem = shipped()[3]
    wrong = run("problems", "solve", problem.name, given=f"{numbered(problem, right=False)}\n")
    assert "No. " in wrong.out
    before = json.loads(data.read_text())
    assert before["mu"] < NEW.mu
    again = run("problems", "solve", problem.name, given=f"{numbered(problem, right=True)}\n")
    assert "Your rating stays" in again.out
    kept = json.loads(data.read_text())
    assert (kept["mu"], kept["tried"]) == (before["mu"], {problem.name: True})
    assert "(solved)" in run("problems", "list", "--rules", problem.rules).out


def test_what_may_not_be_played_is_told() -> None:
    problem = next(p for p in shipped() if seen(p).hand.bit_count() > len(p.chances))
    view = seen(problem)
    barred = next(c for c in range(36) if view.hand >> c & 1 and not view.legal >> c & 1)
    text = f"{next(iter(problem.chances)).parse(_card(barred))!s}\nxyzzy\n\nq\n"
    told = run("problems", "solve", problem.name, "--plain", given=text)
    assert told.status == 0
    assert "Legal: " in told.out or "must" in told.out
    assert "Not understood" in told.out
    assert "Nothing tried" in told.out


def _card(number: int) -> str:
    return "6789TAJQK"[number % 9] + "cdhs"[number // 9]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["solve", "no-such"], "There is no problem no-such"),
        (["list", "--theme", "dance"], "There is no theme dance. Known: duck"),
        (["list", "--rules", "whist"], "There are no problems of whist"),
        (["check", "/no/such/file"], "/no/such/file"),
        (["weigh", "academie"], "not a deal of one line"),
    ],
)
def test_what_cannot_be_asked(arguments: list[str], message: str) -> None:
    told = run("problems", *arguments)
    assert told.status in (1, 2)
    assert message in told.err


def test_a_damaged_file_is_left_as_it_is(data: Path) -> None:
    data.parent.mkdir()
    data.write_text("[]")
    told = run("problems", "list")
    assert told.status == 1
    assert "Move it away to begin anew" in told.err
    assert data.read_text() == "[]"


def test_a_file_is_checked(tmp_path: Path) -> None:
    first, second = shipped()[:2]
    wrong = written(second).replace(f'"answer": "{second.answer}"', '"answer": "6c"')
    file = tmp_path / "own.jsonl"
    file.write_text(f"{written(first)}\n\n{wrong}\n")
    told = run("problems", "check", file, "--by", "listening")
    assert told.status == 1
    assert told.out.splitlines() == [
        f"{second.name}: the file has 6c, listening to the play finds {second.answer}.",
        "2 problems solved again, 1 otherwise than the file has it.",
    ]
    file.write_text("nonsense\n")
    assert f"{file}, line 1" in run("problems", "check", file).err


def test_a_position_of_ones_own_is_weighed() -> None:
    problem = shipped()[0]
    (found,) = read_problems(run("problems", "weigh", problem.deal).out.splitlines())
    assert (found.name, found.answer, found.themes) == (
        problem.name,
        problem.answer,
        problem.themes,
    )
    told = run("problems", "weigh", LINE)
    assert told.status == 1
    assert "This position is no problem" in told.err


def test_mining_goes_on_where_it_was_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stream = Stream("foster", 2, 10)
    monkeypatch.setattr(problems_mined, "STREAMS", (stream,))
    file = tmp_path / "found.jsonl"
    at: list[int] = []

    def once(stream: Stream, seed: str, number: int) -> list[Problem]:
        at.append(number)
        if len(at) == 2:
            raise KeyboardInterrupt
        return mined(stream, seed, number)

    monkeypatch.setattr(problems_mined, "mined", once)
    stopped = run("problems", "mine", file, "--parties", "2")
    assert stopped.status == 130
    assert "goes on from" in stopped.err
    assert not file.exists()
    done = run("problems", "mine", file, "--parties", "2")
    assert done.status == 0
    assert at == [0, 1, 1]
    both = [*mined(stream, "problems", 0), *mined(stream, "problems", 1)]
    wanted = [written(problem) for problem in rated(chosen(both, stream.quota))]
    assert file.read_text().splitlines() == wanted
    assert wanted
    other = run("problems", "mine", file, "--parties", "2", "--seed", "other")
    assert other.status == 1
    monkeypatch.setattr(problems_mined, "mined", mined)
    again = tmp_path / "again.jsonl"
    assert run("problems", "mine", again, "--parties", "2", "--workers", "2").status == 0
    assert again.read_text() == file.read_text()
    assert Path(f"{again}.part").read_text() == Path(f"{file}.part").read_text()


def test_mining_on_a_cluster_that_there_is_not(tmp_path: Path) -> None:
    file = tmp_path / "found.jsonl"
    told = run("problems", "mine", file, "--cluster", "tcp://127.0.0.1:1")
    assert told.status == 1
    assert "No Dask cluster answers" in told.err
    told = run("problems", "mine", file, "--cluster", "tcp://127.0.0.1:1", "--workers", "2")
    assert told.status == 2
    assert "--workers, --cluster" in told.err


def test_of_a_deal_one_is_kept_and_not_all_alike() -> None:
    some = [p for p in shipped() if p.rules == "foster"]
    alike = [*some, *some]
    kept = chosen(alike, 10)
    assert len(kept) == len({p.name for p in kept}) == 10
    assert max(sum(p.themes[0] == q.themes[0] for q in kept) for p in kept) <= 3


def test_who_errs_more_often_is_rated_lower() -> None:
    problems = shipped()
    easy, hard = min(problems, key=lambda p: p.rating), max(problems, key=lambda p: p.rating)
    assert sum(easy.right.values()) > sum(hard.right.values())
    assert after(NEW, hard, right=True).mu > after(NEW, easy, right=True).mu
    assert after(NEW, easy, right=False).mu < after(NEW, hard, right=False).mu
    assert after(NEW, easy, right=True).sigma < NEW.sigma
    assert set(rulesets.names()) == {p.rules for p in problems}
