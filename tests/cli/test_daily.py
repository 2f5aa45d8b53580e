"""Is the deal of the day played in the terminal, and told beside how the levels played it?"""

from __future__ import annotations

from datetime import date

import pytest
from tests.cli.running import run

from imperiale.services.duplicate import LEVELS, of_day, played_by

DAY = "2026-11-29"


def test_it_is_played_and_compared() -> None:
    board = of_day(date.fromisoformat(DAY))
    cards = played_by(board, "club").plays
    told = run("daily", DAY, given="".join(f"{card}\n" for card in cards))
    assert told.status == 0
    lead = played_by(board, "club").result("club", "level").lead(board.seat)
    rows = [line for line in told.out.splitlines() if f": {lead:+d} (" in line]
    assert {row.partition(":")[0] for row in rows} >= {"you", "Club player"}
    assert told.out.count("tricks: ") == 1 + len(LEVELS)
    assert "Trick" in told.out


def test_it_is_told_in_words() -> None:
    board = of_day(date.fromisoformat(DAY))
    cards = played_by(board, "strong").plays
    told = run("daily", DAY, "--plain", given="".join(f"{card}\n" for card in cards))
    assert told.status == 0
    own, strong = (
        next(line for line in told.out.splitlines() if line.startswith(f"{who}, cards played: "))
        for who in ("you", "Strong")
    )
    assert own.partition(":")[2] == strong.partition(":")[2]
    assert "│" not in told.out


def test_who_has_enough_leaves() -> None:
    for given in ("q\n", ""):
        told = run("daily", DAY, given=given)
        assert told.status == 0
        assert "tricks: " not in told.out


@pytest.mark.parametrize("day", ["tomorrow", "2999-01-01", "1999-12-31", "2026-13-01"])
def test_a_day_that_has_no_deal(day: str) -> None:
    told = run("daily", day)
    assert told.status == 1
    assert f"There is no deal of {day}. Name a day from 2026-01-01 to " in told.err
