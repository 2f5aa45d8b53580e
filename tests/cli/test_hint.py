"""Does a hint say what is best, how sure that is, and what cannot be asked?"""

from __future__ import annotations

from itertools import count
from pathlib import Path

import pytest
from tests.cli.playing import twin
from tests.cli.running import LINE, run

from imperiale.agents import load
from imperiale.domain.cards import Card
from imperiale.domain.commands import Claim, PlayCard
from imperiale.engine import native
from imperiale.services.hints import Hint, Option, hint
from imperiale.services.moves import NextDeal


def test_each_card_has_its_chance_its_marks_and_its_share() -> None:
    told = run("hint", LINE, "--json").json
    assert told["seat"] == 0
    cards = told["cards"]
    assert told["best"] == {"do": "play", "seat": 0, "card": cards[0]["card"]}
    chances = [card["chance"] for card in cards]
    assert chances[0] == max(chances)
    assert all(0 < chance < 1 for chance in chances)
    assert all(0 <= card["best_in"] <= 1 for card in cards)
    assert sum(card["best_in"] for card in cards) >= 1  # in every world some card is the best
    assert told["worlds"] == told["of"] > 20
    assert told["solved"]


def test_a_hint_in_words() -> None:
    told = run("hint", LINE)
    assert told.status == 0
    lines = told.out.splitlines()
    assert lines[0] == "academie, turn-up Th, score 1i0c 3i1c"
    assert lines[1].startswith("Seat 0 holds ")
    best = next(line for line in lines if line.startswith("Best: play "))
    at = lines.index(best)
    assert lines[at + 1].startswith("Of all ")
    assert lines[at + 2].startswith(best.removeprefix("Best: play "))
    assert "to win the partie" in lines[at + 2]


def test_the_other_hand_does_not_matter() -> None:
    """Seat 0 and the talon exchange a card that nobody has seen: seat 1 is told the same."""
    here = "academie | 1 | 0i0c 0i0c | AKQ7s 98h KJ98d 98c / JTs AQJ7h QT7d QJ7c | Th | | Kd"
    there = here.replace("98h KJ98d 98c", "98h KJ98d T8c")
    first, second = (run("hint", line, "--json") for line in (here, there))
    assert first.json["cards"]
    assert first.out == second.out


def test_three_players_are_advised_too() -> None:
    line = run("deal", "--seed", 7, "--rules", "pierer", "--players", 3, "--notation").out
    told = run("hint", "--json", "--seconds", 1, given=line).json
    assert len(told["cards"]) > 1
    assert not told["solved"]
    assert told["worlds"] <= told["of"]


def test_a_deal_that_is_over_has_no_hint() -> None:
    told = run("hint", "academie | 0 | 4i5c 0i0c | AKQJs 987h 987d 98c / 987s KQAh KQAd KQAc | Jh")
    assert told.out == "The deal is over: there is nothing to play.\n"


@pytest.mark.parametrize(
    ("given", "status", "sentence"),
    [
        (("hint", "nonsense"), 1, "Error: "),
        (("hint", LINE, "--seconds", "0"), 2, "--seconds"),
        (("hint", LINE, "--partie", "x.json"), 2, "not several: DEAL, --partie"),
        (("hint", "--partie", "no-such.json"), 2, "no-such.json"),
    ],
)
def test_what_cannot_be_asked(given: tuple[str, ...], status: int, sentence: str) -> None:
    told = run(*given)
    assert told.status == status
    assert sentence in told.err


def test_a_bad_line_among_others_is_told_and_the_rest_answered() -> None:
    told = run("hint", "--json", given=f"nonsense\n{LINE}\n")
    assert told.status == 1
    bad, good = told.lines
    assert bad["line"] == 1
    assert "error" in bad
    assert good["best"]["do"] == "play"


def test_a_kept_partie_is_advised_from_the_first_claim_to_the_last_card(tmp_path: Path) -> None:
    table = twin("biblioteka", 2, "by_hand", "1")
    file = tmp_path / "partie.json"
    file.write_text(table.text(), encoding="utf-8")
    assert "No deal is on" in run("hint", "--partie", file).err
    table.do(NextDeal())
    greedy = load("greedy").make(b"")
    seen: set[str] = set()
    for number in count():
        if table.waiting is None:
            break
        view = table.view(table.waiting)
        if number < 6 or view.hand.bit_count() < 4:
            file.write_text(table.text(), encoding="utf-8")
            told = run("hint", "--partie", file)
            assert told.status == 0
            seen.add(told.out.split("Best: ")[1].split()[0])
        table.do(greedy.act(view))
    assert seen >= {"play", "call", "nothing:"}


def test_what_is_due_is_claimed() -> None:
    table = twin("biblioteka", 2, "by_hand", "1")
    table.do(NextDeal())
    assert table.waiting is not None
    best = hint(table.view(table.waiting))
    assert best.best == Claim(1, 1)  # the turn-up
    assert best.options == ()
    assert best.lead == best.error == 0


def test_the_lead_and_the_error_of_a_sample() -> None:
    king, queen = Card.parse("Kh"), Card.parse("Qh")
    options = (Option(king, 0.6, 1.0, 0.5), Option(queen, 0.55, 2.0, 0.4))
    sample = Hint(PlayCard(0, king), options, 100, 1000)
    assert sample.lead == pytest.approx(0.05)
    assert sample.error == pytest.approx(0.05)
    assert sample._replace(worlds=1000).error == 0


def test_without_the_core_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(native, "_found", None)
    told = run("hint", LINE)
    assert told.status == 1
    assert "C++ core" in told.err
    asked = run("play", "--rules", "academie", "--seed", "7", "--plain", given="!\nq\n")
    assert asked.status == 0
    assert "C++ core" in asked.out


def test_a_person_at_the_table_asks_for_advice() -> None:
    """It changes nothing: the partie goes on where it was."""
    asked = run("play", "--rules", "academie", "--seed", "7", "--plain", given="!\nbest\n?\nq\n")
    assert asked.status == 0
    first, second, *_ = asked.out.split("Best: play ")[1:]
    assert first.splitlines()[0] == second.splitlines()[0]
    assert "ways in which the unseen cards can lie" in first
    assert "! what is best" in asked.out.replace("\n", " ")
