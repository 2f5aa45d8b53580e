"""Is a partie begun on the terms that were asked for, and is a wrong wish told?"""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.running import run

from imperiale.services.table import Table

HOUSE = """
extends = "pierer"
id = "ours"
name = "Our own"
target = 2
"""


def kept(state: Path) -> Table:
    (file,) = state.glob("*.json")
    return Table.from_text(file.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("given", "rules", "seats"),
    [
        ("\n\n\nq\n", "academie", ("you", "greedy")),
        ("2\n3\n2\nq\n", "biblioteka", ("you", "random", "random")),
        ("dobor\ngreedy\nq\n", "dobor", ("you", "greedy")),
        ("imp\n4\nran\nq\n", "imperialas", ("you", "random", "random", "random")),
        ("9\nxyz\n\n5\ntwo\n\nnobody\n\nq\n", "academie", ("you", "greedy")),
    ],
)
def test_three_answers_are_a_game(
    given: str, rules: str, seats: tuple[str, ...], state: Path
) -> None:
    ran = run("play", given=given)
    assert ran.status == 0
    assert ran.err == ""
    terms = kept(state).terms
    assert terms.ruleset.id == rules
    assert terms.seats == seats
    assert len(terms.seed) == 23
    assert "You lead" in ran.out or "led:" in ran.out or "Enter plays" in ran.out


def test_alone_the_program_plays(state: Path) -> None:
    assert run(given="\n\n\nq\n").status == 0
    assert kept(state).terms.ruleset.id == "academie"


@pytest.mark.parametrize("given", ["", "q\n", "\nq\n", "\n\nquit\n"])
def test_nobody_has_to_begin(given: str, state: Path) -> None:
    ran = run("play", given=given)
    assert ran.status == 0
    assert "No partie was begun." in ran.out
    assert not state.exists()


def test_all_wishes_are_heard(state: Path, tmp_path: Path) -> None:
    file = tmp_path / "ours.toml"
    file.write_text(HOUSE, encoding="utf-8")
    ran = run(
        *("play", "--rules", file, "--players", 3, "--seats", "greedy, YOU ,random", "--seed", "x"),
        *("--option", "wipe=false", "--option", "capot=none", "--length", 4, "--stake", 5),
        *("--marking", "by_hand"),
        given="q\n",
    )
    assert ran.status == 0
    table = kept(state)
    assert table.terms.ruleset.id == "ours"
    assert table.terms.seats == ("greedy", "you", "random")
    assert (table.terms.seed, table.terms.stake) == ("x", 5)
    rules = table.rules
    assert (rules.target, rules.wipe, rules.capot, rules.marking) == (4, False, "none", "by_hand")


def test_the_length_is_deals_where_points_win(state: Path) -> None:
    run("play", "--rules", "dobor", "--option", "win_by=card_points", "--length", 2, given="q\n")
    assert (kept(state).rules.deals, kept(state).rules.target) == (2, 5)


WRONG = {
    "rules": (("--rules", "acadmie"), 1, "mean academie"),
    "a file that is not there": (("--rules", "no.toml"), 2, "no such file"),
    "option form": (("--option", "wipe"), 1, "key=value"),
    "option key": (("--option", "wip=true"), 1, "wipe"),
    "option value": (("--option", "target=0"), 1, "1 to 99"),
    "players": (("--players", "4"), 1, "2 | 3"),
    "no players": (("--players", "0"), 1, "2 | 3"),
    "players no number": (("--players", "two"), 2, "--players"),
    "too few seats": (("--players", "3", "--seats", "you,greedy"), 2, "2 seats for 3 players"),
    "unknown agent": (("--seats", "you,robot"), 2, "no player robot. Known: you, random, greedy"),
    "no agent": (("--seats", "you,"), 2, "Known: you, random, greedy"),
    "two persons": (("--seats", "you,you"), 2, "Only one seat may be you"),
    "nobody": (("--seats", "greedy,random"), 2, "use --watch"),
    "a person who watches": (("--seats", "you,greedy", "--watch"), 2, "To watch"),
    "length": (("--length", "100"), 1, "1 to 99"),
    "length twice": (("--length", "3", "--option", "target=3"), 2, "say the same thing"),
    "marking": (("--marking", "mine"), 2, "by_hand"),
    "seed": (("--seed", ""), 2, "1 to 200 printable"),
    "a long seed": (("--seed", "x" * 201), 2, "1 to 200 printable"),
    "stake": (("--stake", "0"), 2, "from 1 to 1000000"),
    "resume and more": (("--resume", "--seed", "1", "--watch"), 2, "Leave out: --seed, --watch"),
    "unknown option": (("--rule", "dobor"), 2, "--rules"),
}


@pytest.mark.parametrize(("arguments", "status", "phrase"), WRONG.values(), ids=WRONG)
def test_wrong_wishes_are_told(
    arguments: tuple[str, ...], status: int, phrase: str, state: Path
) -> None:
    ran = run("play", *arguments)
    assert ran.status == status
    assert phrase in " ".join(ran.err.replace("│", " ").split())
    assert "Traceback" not in ran.err
    assert not state.exists()
