"""Does `imperiale equity` show winning chances and make tables, and tell what goes wrong?"""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.running import LINE, Ran, run

from imperiale.domain.rules.marking import Score
from imperiale.engine import equity
from imperiale.engine.equity_table import read
from imperiale.rulesets import load
from imperiale.services import equity as services
from imperiale.services.equity import STEP, Chunk, Sampling, sampled
from imperiale.services.equity_part import header, line

BUILD = ("equity", "--build", "--rules", "pierer", "--deals", STEP, "--seed", "cli")
SAMPLING = Sampling(load("pierer"), 2, {}, "greedy", STEP, "cli")


@pytest.fixture(scope="module")
def chunks() -> list[Chunk]:
    return list(sampled(SAMPLING, 0))


@pytest.fixture
def quick(chunks: list[Chunk], monkeypatch: pytest.MonkeyPatch) -> None:
    """Let chunks come that have been played."""
    monkeypatch.setattr(services, "played", lambda _, number: chunks[number])


def clean(ran: Ran, status: int = 0) -> Ran:
    """Demand a status, and that nothing was said of errors."""
    assert (ran.status, ran.err) == (status, "")
    return ran


def test_the_survey_says_what_the_data_say() -> None:
    told = clean(run("equity")).out.splitlines()
    data = clean(run("equity", "--json")).json
    assert told[0].startswith("Table academie-2:")
    assert f"{100 * data['first_dealer']:.2f} %" in "\n".join(told)
    rows = [[cell.strip() for cell in row.strip("|").split("|")] for row in told if row[:1] == "|"]
    by_score = {tuple(one["score"]): one for one in data["scores"]}
    assert len(by_score) == 30**2
    for mine in range(5):
        for his in range(5):
            one = by_score[f"{mine}i0c", f"{his}i0c"]
            assert rows[mine + 2][his + 1] == f"{100 * one['chances'][0]:.2f}"
            assert sum(one["chances"]) == pytest.approx(1)
            assert 0 < one["standard_error"] <= data["standard_error_at_most"]


def test_one_score() -> None:
    rules = load("academie").rules()
    elder, dealer = equity.chance(rules, (Score(2, 3), Score(3, 0)), 1)
    ran = clean(run("equity", "--score", "2i3c 3i0c"))
    assert f"elder at 2i3c: {100 * elder:.2f} %" in ran.out
    assert f"dealer at 3i0c: {100 * dealer:.2f} %" in ran.out
    data = clean(run("equity", "--score", "2i3c 3i0c", "--json")).json
    assert data["chances"] == [elder, dealer]


def test_a_lent_table_is_said_to_be() -> None:
    ran = clean(run("equity", "--option", "wipe=false"))
    assert "differ from those of the table in wipe" in ran.out


@pytest.mark.usefixtures("quick")
def test_a_table_is_made_and_shown(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    assert f"{STEP} deals" in clean(run(*BUILD, "--out", file)).out
    made = read(file.read_text(encoding="utf-8"), "mine")
    assert (made.policy, made.deals, made.seed) == ("greedy", STEP, "cli")
    assert made.payment is not None
    assert [path.name for path in tmp_path.iterdir()] == ["mine.json"]
    ran = clean(run("equity", "--rules", "pierer", "--table", file))
    assert "Table mine:" in ran.out
    assert "Expected payment of the first dealer: " in ran.out
    ran = clean(run("equity", "--rules", "pierer", "--table", file, "--score", "0i0c 2i5c"))
    assert "expected payment -" in ran.out
    ran = run(*BUILD, "--out", file)
    assert ran.status == 2
    assert "is there already" in ran.err
    assert clean(run(*BUILD, "--out", file, "--force"))


@pytest.mark.usefixtures("quick")
def test_a_table_that_was_begun_is_gone_on_with(tmp_path: Path, chunks: list[Chunk]) -> None:
    file, kept = tmp_path / "mine.json", tmp_path / "mine.json.part"
    clean(run(*BUILD, "--out", file))
    whole = file.read_text(encoding="utf-8")
    begun = header(SAMPLING) + "".join(map(line, chunks[:7]))
    for cut in (0, 9):
        kept.write_text(begun[: len(begun) - cut], encoding="utf-8")
        ran = run(*BUILD, "--out", file, "--force")
        assert ran.status == 0
        assert f"holds {700 if not cut else 600} deals; going on" in ran.err
        assert ("was cut off" in ran.err) == bool(cut)
        assert file.read_text(encoding="utf-8") == whole


def test_an_interrupt_keeps_what_was_played(
    tmp_path: Path, chunks: list[Chunk], monkeypatch: pytest.MonkeyPatch
) -> None:
    def until_tired(_: Sampling, number: int) -> Chunk:
        if number == 3:
            raise KeyboardInterrupt
        return chunks[number]

    monkeypatch.setattr(services, "played", until_tired)
    ran = run(*BUILD, "--out", tmp_path / "mine.json")
    assert ran.status == 130
    assert "The same command goes on from there" in ran.err
    kept = (tmp_path / "mine.json.part").read_text(encoding="utf-8")
    assert kept == header(SAMPLING) + "".join(map(line, chunks[:3]))


@pytest.mark.parametrize(
    ("text", "why"), [("", "another table"), ("{}\n", "another table"), ("damaged", "line 2")]
)
def test_a_part_that_is_none_is_refused(text: str, why: str, tmp_path: Path) -> None:
    kept = tmp_path / "mine.json.part"
    kept.write_text(text.replace("damaged", header(SAMPLING) + "x\ny\n"), encoding="utf-8")
    ran = run(*BUILD, "--out", tmp_path / "mine.json")
    assert ran.status == 1
    assert why in ran.err


@pytest.mark.parametrize(
    ("arguments", "status", "why"),
    [
        (["--score", "2i3c"], 2, "are no scores for 2 players"),
        (["--score", "5i0c 0i0c"], 2, "none of whom has 5 imperials"),
        (["--score", "0i6c 0i0c"], 2, "are no scores"),
        (["--deals", "2000"], 2, "--deals belongs to --build"),
        (["--build", "--score", "0i0c 0i0c"], 2, "cannot be with --score"),
        (["--build", "--deals", "100"], 2, "--deals 100 cannot be"),
        (["--build", "--control", "random"], 2, "--control-deals"),
        (["--build", "--control", "random", "--control-deals", "7"], 2, "--control-deals 7"),
        (["--build", "--policy", "nobody"], 2, "no agent nobody"),
        (["--build", "--workers", "0"], 2, "--workers 0"),
        (["--build", "--seed", ""], 2, "A seed is"),
        (["--build", "--length", "0"], 2, "--length 0 cannot be"),
        (["--build", "--length", "4"], 2, "--length 4 cannot be"),
        (["--build", "--option", "win_by=card_points"], 1, "card points"),
        (["--build", "--out", "/nowhere/at/all.json"], 2, "cannot be written"),
        (["--option", "win_by=card_points"], 1, "card points"),
        (["--option", "target=11"], 1, "--build --length 11"),
        (["--option", "target=x"], 1, "target"),
        (["--rules", "nobody"], 1, "nobody"),
        (["--players", "4"], 1, "players"),
        (["--table", "/nowhere.json"], 2, "/nowhere.json"),
    ],
)
def test_what_cannot_be_is_told(arguments: list[str], status: int, why: str) -> None:
    ran = run("equity", *arguments)
    assert (ran.status, ran.out) == (status, "")
    assert why in ran.err


def test_another_file_is_no_table(tmp_path: Path) -> None:
    file = tmp_path / "x.json"
    file.write_text("{}", encoding="utf-8")
    ran = run("equity", "--table", file)
    assert ran.status == 1
    assert "holds no table" in ran.err


def test_solve_tells_the_chances_beside_the_marks() -> None:
    told = run("solve", "--json", LINE).json
    (bare,) = run("solve", "--json", "--no-chances", LINE).lines
    assert bare == {key: value for key, value in told.items() if key not in ("chances", "equity")}
    assert told["equity"] == {"table": "academie-2", "differing": []}
    assert told["chances"].keys() == told["values"].keys()
    assert all(0 <= chance <= 1 for chance in told["chances"].values())
    best = max(told["chances"].values())
    ran = clean(run("solve", LINE))
    assert f"{100 * best:.2f} %" in ran.out
    assert "by the table academie-2:" in ran.out


def test_without_a_table_solve_tells_marks_only() -> None:
    ran = run("solve", "--json", LINE.replace("academie", "academie win_by=card_points", 1))
    assert "values" in json.loads(ran.out)
    assert "chances" not in json.loads(ran.out)
