"""Is any deal played again in the terminal, beside how it was first played?"""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.analysis.selfplay import whole_deal
from tests.cli.running import LINE, run

SHORT: dict[str, object] = {"hand_size": 4, "packets": (4,), "tricks_over": 2}


def line() -> str:
    return whole_deal("academie", b"four", "random", 2, **SHORT).line


def test_a_deal_is_played_and_compared() -> None:
    ran = run("duplicate", line(), "--plain", given="1\n1\n1\n1\n")
    assert ran.status == 0, ran.err
    assert "The deal again, Académie universelle des jeux" in ran.out
    for who in ("you", "At the table", "Beginner", "Strong"):
        assert f"{who}: " in ran.out
        assert f"{who}, cards played: " in ran.out


def test_a_deal_of_a_file_from_a_seat(tmp_path: Path) -> None:
    file = tmp_path / "deals.txt"
    file.write_text(f"{line()}\n{line()}\n")
    ran = run("duplicate", file, "--deal", "2", "--seat", "0", "--plain", given="1\n1\n1\n1\n")
    assert ran.status == 0, ran.err
    assert "At the table: " in ran.out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["/no/such/file"], "/no/such/file"),
        (["academie | 1"], "not a deal of one line"),
        (["FILE", "--deal", "3"], "no deal 3"),
        (["THREE"], "Only deals for two"),
    ],
)
def test_what_cannot_be_played(tmp_path: Path, arguments: list[str], message: str) -> None:
    file = tmp_path / "deals.txt"
    file.write_text(line() + "\n")
    three = whole_deal("imperialas", b"three", "random", 3).line
    given = {"FILE": str(file), "THREE": three}
    ran = run("duplicate", *(given.get(one, one) for one in arguments))
    assert ran.status in (1, 2)
    assert message in ran.err


def test_it_stops_when_nobody_types_any_more() -> None:
    ran = run("duplicate", LINE, "--plain", given="")
    assert ran.status == 0
    assert "At the table" not in ran.out
