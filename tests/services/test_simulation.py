"""Are the files of a simulation the same whoever plays, and do they tell what was played?"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import polars as pl
import pytest
from distributed import LocalCluster

from imperiale import agents
from imperiale.agents import Agent, AgentSpec, Policy
from imperiale.domain.cards import CARDS
from imperiale.domain.commands import PlayCard
from imperiale.domain.decide import begin, obey
from imperiale.domain.notation import read_line
from imperiale.domain.views import View
from imperiale.rulesets import load, names
from imperiale.services import simulation
from imperiale.services.pool import NoClusterError, in_order
from imperiale.services.simulation import PART, Simulation, SimulationError, played
from imperiale.services.simulation_parquet import SCHEMAS, encoded
from imperiale.services.simulation_run import OtherSimulationError, begun, missing, run

SHORT = {"target": 1}
PLAN = Simulation(("random",), load("academie"), 2, "same", 3 * PART, SHORT)


def files(folder: Path) -> dict[str, bytes]:
    return {str(p.relative_to(folder)): p.read_bytes() for p in folder.rglob("*") if p.is_file()}


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """What one process writes."""
    folder = tmp_path_factory.mktemp("runs") / "alone"
    begun(PLAN, folder)
    assert [part.number for part in run(PLAN, folder)] == [0, 1, 2]
    return files(folder)


def test_two_processes_write_the_same(alone: dict[str, bytes], tmp_path: Path) -> None:
    begun(PLAN, tmp_path / "two")
    assert len([*run(PLAN, tmp_path / "two", workers=2)]) == 3
    assert files(tmp_path / "two") == alone


def test_what_was_broken_off_is_gone_on_with(alone: dict[str, bytes], tmp_path: Path) -> None:
    folder = tmp_path / "cut"
    begun(PLAN, folder)
    course = run(PLAN, folder)
    next(course)
    course.close()
    assert missing(PLAN, folder) == [1, 2]
    # cut off between two files of a part: it is played again
    (folder / "parties" / "part-000000.parquet").unlink()
    begun(PLAN, folder)
    assert [part.number for part in run(PLAN, folder)] == [0, 1, 2]
    assert files(folder) == alone
    assert not [*run(PLAN, folder)]


def children(pid: int) -> list[int]:
    """Return the processes that a process has started and that play."""
    found = []
    for entry in Path("/proc").glob("[0-9]*/stat"):
        try:
            line = entry.read_text().rpartition(")")[2].split()
            command = (entry.parent / "cmdline").read_text()
        except OSError:
            continue  # it has ended meanwhile
        if int(line[1]) == pid and "loky" in command and "tracker" not in command:
            found.append(int(entry.parent.name))
    return found


def test_a_worker_that_is_killed_changes_nothing(tmp_path: Path) -> None:
    plan = Simulation(("random",), load("academie"), 2, "kill", 8 * PART, SHORT)
    begun(plan, tmp_path / "alone")
    assert len([*run(plan, tmp_path / "alone")]) == 8
    folder = tmp_path / "killed"
    words = ["random", "--parties", str(8 * PART), "--seed", "kill", "--option", "target=1"]
    process = subprocess.Popen(
        [sys.executable, "-m", "imperiale", "simulate", *words, "--workers", "2", "--out", folder],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    )
    until = time.monotonic() + 120
    while not [*folder.glob("parties/*.parquet")] and time.monotonic() < until:
        time.sleep(0.02)
    workers = children(process.pid)
    assert workers
    os.kill(workers[0], signal.SIGKILL)
    _, said = process.communicate(timeout=300)
    assert process.returncode == 0, said
    assert files(folder) == files(tmp_path / "alone")


@pytest.mark.filterwarnings("ignore::ResourceWarning")  # sockets of its that it leaves open
def test_a_cluster_of_which_a_worker_is_killed_writes_the_same(
    alone: dict[str, bytes], tmp_path: Path
) -> None:
    folder = tmp_path / "cluster"
    begun(PLAN, folder)
    with LocalCluster(  # type: ignore[no-untyped-call]  # of no known type
        n_workers=2, threads_per_worker=1, dashboard_address=":0", local_directory=str(tmp_path)
    ) as cluster:
        course = run(PLAN, folder, cluster=cluster.scheduler_address)
        next(course)
        os.kill(cluster.workers[0].process.pid, signal.SIGKILL)
        assert len([*course]) == 2
    assert files(folder) == alone


def test_no_cluster_at_an_address() -> None:
    with pytest.raises(NoClusterError):
        next(in_order(abs, [1], cluster="nowhere"))


def test_another_simulation_is_left_alone(tmp_path: Path) -> None:
    begun(PLAN, tmp_path / "runs")
    other = Simulation(("greedy",), load("academie"), 2, "same", 3 * PART, SHORT)
    with pytest.raises(OtherSimulationError):
        begun(other, tmp_path / "runs")
    (tmp_path / "house").mkdir()
    (tmp_path / "house" / "letter.txt").touch()
    with pytest.raises(OtherSimulationError):
        begun(PLAN, tmp_path / "house")


@pytest.mark.parametrize("rules", names())
@pytest.mark.parametrize("marking", ["automatic", "by_hand"])
def test_rows_tell_what_was_played(
    rules: str, marking: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each deal, played again from its line, comes to the score of its row, and so do decisions."""
    monkeypatch.setattr(simulation, "PART", 3)
    plan = Simulation(("greedy",), load(rules), 2, "x", 3, {"marking": marking})
    part = played(plan, 0)
    assert [row["partie"] for row in part.parties] == [0, 1, 2]
    for partie in part.parties:
        own = [row for row in part.deals if row["partie"] == partie["partie"]]
        assert [row["deal"] for row in own] == [*range(1, partie["deals"] + 1)]
        made = [row for row in part.decisions if row["partie"] == partie["partie"]]
        assert len(made) == partie["decisions"]
        assert partie["fault"] is None
        assert own[-1]["imperials"] == partie["imperials"]
    if marking == "by_hand":
        return  # the notation tells cards, not claims
    for row in part.deals:
        record = read_line(row["line"], load)
        deal, _ = begin(record.setup)
        for card in record.play:
            deal, _ = obey(deal, PlayCard(deal.seat, card))
        assert [score.imperials for score in deal.scores] == row["imperials"]
        assert [score.counters for score in deal.scores] == row["counters"]
        assert deal.tricks == row["tricks"]
        played_cards = [
            made["action"]
            for made in part.decisions
            if (made["partie"], made["deal"]) == (row["partie"], row["deal"])
        ]
        assert played_cards == [str(card) for card in record.play]


def test_files_have_the_columns_that_the_guide_names() -> None:
    guide = (Path(__file__).parents[2] / "docs" / "guide" / "simulation.md").read_text("utf-8")
    for table, columns in SCHEMAS.items():
        section = guide.split(f"`{table}`: a row")[1].split("a row")[0]
        assert [name for name in columns if f"`{name}`" not in section] == []
    part = encoded(Simulation(("random",), load("dobor"), 2, "y", 1), 0)
    for table, raw in part.files.items():
        assert dict(pl.read_parquet(raw).schema) == SCHEMAS[table]


class Cheat(Agent):
    """Plays a card that it has not."""

    def policy(self, view: View) -> Policy:
        if len(view.events) > 15:
            raise RuntimeError("lost its wits")
        return {PlayCard(view.deal.seat, CARDS[0]): 1.0}


def test_a_fault_of_an_agent_is_a_row(monkeypatch: pytest.MonkeyPatch) -> None:
    spec = AgentSpec("random", "Cheats.", Cheat)
    monkeypatch.setattr(agents, "load", lambda _: spec)
    plan = Simulation(("random",), load("academie"), 2, "z", 2)
    for row in played(plan, 0).parties:
        assert row["winner"] is None
        assert row["fault"].startswith("seat ")


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"agents": ("greedy",) * 3}, "agents"),
        ({"agents": ()}, "agents"),
        ({"parties": 0}, "parties"),
        ({"seed": ""}, "seed"),
    ],
)
def test_what_cannot_be_played_is_refused(given: dict[str, object], code: str) -> None:
    sound = {"agents": ("greedy",), "players": 2, "seed": "a", "parties": 1}
    with pytest.raises(SimulationError) as error:
        Simulation(ruleset=load("academie"), **{**sound, **given})  # type: ignore[arg-type]
    assert error.value.code == code
