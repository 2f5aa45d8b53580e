"""Does the command tell the chances, and say what is wrong with a question?"""

from __future__ import annotations

from fractions import Fraction

import pytest
from tests.cli.running import run

HAND = "AKQJ7s AKh 789d T9c"


def test_the_table_for_people() -> None:
    ran = run("chances", "academie", "--hand", HAND, "--turn-up", "Qh")
    assert ran.status == 0
    for text in ("The dealer’s hand", "165/1292", "Your point", "86.4492 %"):
        assert text in ran.out
    assert "worth of the longest suit" not in ran.out
    assert "worth of the longest suit" in run("chances", "--hand", HAND, "--all").out


def test_for_machines() -> None:
    found = run("chances", "pierer", "--place", 2, "--json").json
    rows = {(row["what"], row.get("number")): row for row in found["chances"]}
    assert (found["rules"], found["players"], found["place"]) == ("pierer", 2, 2)
    assert rows["turned-sequence", None]["chance"] == "22/899"
    shares = [Fraction(row["chance"]) for (what, _), row in rows.items() if what == "honours"]
    assert sum(shares) == 1


def test_options_are_asked_about() -> None:
    ran = run("chances", "--hand", HAND, "--option", "won_in_play=captured", "--json")
    assert any(row["what"] == "winnable" for row in ran.json["chances"])


def test_deals_are_drawn_and_the_same_seed_draws_the_same() -> None:
    first = run("chances", "dobor", "--hand", HAND, "--draw", 300, "--seed", "x", "--json")
    assert first.status == 0
    assert first.json["wrong"] == []
    assert any(row["drawn"] for row in first.json["chances"])
    again = run("chances", "dobor", "--hand", HAND, "--draw", 300, "--seed", "x", "--json")
    assert again.json == first.json
    assert "300 deals drawn at random" in run("chances", "--hand", HAND, "--draw", 300).out


@pytest.mark.parametrize(
    ("arguments", "status", "text"),
    [
        (("--hand", "AKs"), 1, "A hand has 12 cards; these are 2."),
        (("--hand", "6c"), 1, "A card is not in the pack of 32: 6c."),
        (("--hand", "xx"), 1, "Not cards: xx."),
        (("--turn-up", "Kh"), 1, "Give the hand too."),
        (("--hand", HAND, "--turn-up", "Kh"), 1, "The turn-up Kh is in the hand."),
        (("--place", 3), 1, "There is no such place: 3. Count from 1, elder, to 2, the dealer."),
        (("--draw", 0), 2, "--draw"),
    ],
)
def test_a_question_that_cannot_be(arguments: tuple[object, ...], status: int, text: str) -> None:
    ran = run("chances", "academie", *arguments)
    assert ran.status == status
    assert text in ran.err
