"""Can every rule set be played to its end through the real command?"""

import re
from pathlib import Path

import pytest
from tests.cli.playing import TABLES, scribbled, script, twin
from tests.cli.running import run

from imperiale.domain.events import Marked
from imperiale.services.table import Table

every_table = pytest.mark.parametrize(("rules", "players"), TABLES)


def kept(state: Path) -> Table:
    (file,) = state.glob("*.json")
    return Table.from_text(file.read_text(encoding="utf-8"))


@every_table
@pytest.mark.parametrize("marking", ["automatic", "by_hand"])
@pytest.mark.parametrize("look", [(), ("--plain",)], ids=str)
def test_a_whole_partie(
    rules: str, players: int, marking: str, look: tuple[str, ...], state: Path
) -> None:
    mine = twin(rules, players, marking)
    lines = [*script(mine), "n"]
    options = ("--players", players, "--marking", marking, "--seed", "1", *look)
    ran = run("play", "--rules", rules, *options, given="\n".join(lines) + "\n")
    assert ran.status == 0
    assert ran.err == ""
    table = kept(state)
    assert table.moves == mine.moves
    assert table.partie == mine.partie
    winner = table.partie.winner
    assert winner is not None
    name = "You win" if winner == 0 else "Greedy"
    assert f"{name}" in ran.out
    assert f"After {len(table.partie.past)} deal" in ran.out
    for deal in range(1, len(table.partie.past) + 1):
        assert f"Deal {deal} is over" in ran.out


def test_a_partie_by_card_points_is_won_with_card_points(state: Path) -> None:
    options = ("--option", "win_by=card_points", "--length", 1, "--seed", 1)
    ran = run("play", "--rules", "dobor", "--seats", "greedy,random", "--watch", *options)
    partie = kept(state).partie
    assert partie.winner is not None
    name = ("Greedy", "Random")[partie.winner]
    assert f"{name} wins the partie, {partie.points[partie.winner]} card points." in ran.out


@every_table
def test_talking_between_moves_changes_nothing(rules: str, players: int, state: Path) -> None:
    mine = twin(rules, players)
    lines = [word for line in script(mine, 60) for word in (*scribbled(line), line)]
    # at the limit the person leaves
    ran = run("play", "--rules", rules, "--players", players, "--seed", 1, given="\n".join(lines))
    assert ran.status == 0
    table = kept(state)
    assert table.moves[: len(mine.moves)] == mine.moves
    assert "imperiale play --resume" in ran.out


@every_table
def test_all_that_is_marked_is_told_once_with_its_source(rules: str, players: int) -> None:
    mine = twin(rules, players)
    lines = [*script(mine), "n"]
    options = ("--rules", rules, "--players", players, "--seed", 1, "--plain")
    ran = run("play", *options, given="\n".join(lines) + "\n")
    marks = [entry.event for entry in mine.log if isinstance(entry.event, Marked)]
    told = re.findall(r"^(?:> )?.* marks? .*: .*\. \(([A-Z]{3},? .*)\)$", ran.out, re.MULTILINE)
    assert len(told) == len(marks) > 0
    sources = {decision.source for decision in mine.terms.ruleset.decisions.values()}
    assert set(told) <= sources


def test_what_a_mark_changes_is_told_too() -> None:
    lines = [*script(twin("pierer", 2)), "n"]
    ran = run("play", "--rules", "pierer", "--seed", 1, "--plain", given="\n".join(lines) + "\n")
    assert "Six counters become an imperial" in ran.out
    assert "That imperial wipes" in ran.out
    assert "win the partie at once" in ran.out.replace("wins", "win")
    assert re.search(r"^(You|Greedy) (get|gets|pay|pays) [1-4]\.$", ran.out, re.MULTILINE)


def test_another_partie_has_other_cards(state: Path) -> None:
    lines = [*script(twin("academie", 2)), "", "q"]
    ran = run("play", "--seed", 1, given="\n".join(lines) + "\n")
    assert ran.status == 0
    first, second = sorted(state.glob("*.json"))
    one, other = (Table.from_text(f.read_text(encoding="utf-8")) for f in (first, second))
    assert one.partie.winner is not None
    assert other.partie.winner is None
    assert one.terms.seed != other.terms.seed
    assert (one.terms.seats, one.terms.ruleset) == (other.terms.seats, other.terms.ruleset)


@every_table
@pytest.mark.parametrize("look", [(), ("--plain",)], ids=str)
def test_agents_are_watched_to_the_end(
    rules: str, players: int, look: tuple[str, ...], state: Path
) -> None:
    ran = run("play", "--rules", rules, "--players", players, "--seed", 2, "--watch", *look)
    assert ran.status == 0
    assert kept(state).partie.winner is not None
    assert "wins the partie" in ran.out
    assert "was dealt" in ran.out


def test_who_watches_turns_the_pages(state: Path) -> None:
    ran = run("play", "--seed", 2, "--watch", given="\n\nn\n?\nu\nx\nq\n")
    assert ran.status == 0
    assert "Enter: next trick" in ran.out
    assert "you only watch" in ran.out
    assert kept(state).partie.winner is None
