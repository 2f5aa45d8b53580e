"""Does the table fit a terminal of 80 by 24, with and without colour, and is nothing lost on it?"""

from __future__ import annotations

import io
import os
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from rich.console import Console
from tests.cli.playing import TABLES, script, twin
from tests.cli.running import process, run

from imperiale.cli.common import say
from imperiale.cli.play_files import FileKeeper
from imperiale.cli.play_loop import Leave, Session
from imperiale.cli.table_face import Face, Faces
from imperiale.cli.table_screen import Screen
from imperiale.services.table import Table

CLEAR = "\x1b[2J\x1b[H"
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
COLOURS = re.compile(r"\x1b\[[0-9;]*(?:3[0-7]|9[0-7]|38;)[0-9;]*m")


class Terminal:
    """A person at a terminal of 80 by 24: he types the lines of a script, and turns the pages."""

    def __init__(self, lines: Iterator[str], faces: Faces = Faces.SYMBOLS) -> None:
        self.out = io.StringIO()
        self.lines = lines
        console = Console(
            file=self.out,
            force_terminal=True,
            width=80,
            height=24,
            color_system="standard",
            highlight=False,
            markup=False,
            emoji=False,
            legacy_windows=False,
            _environ={},
        )
        self.screen = Screen(console, Face(faces))
        self.screen.ask = self.ask  # type: ignore[method-assign]

    def ask(self) -> str:
        self.out.write("> ")
        last = self.out.getvalue()[-400:]
        if say("ask-more") in last:
            return ""
        line = next(self.lines, None)
        if line is None:
            raise EOFError
        return line

    @property
    def screens(self) -> list[str]:
        return [ESCAPES.sub("", page) for page in self.out.getvalue().split(CLEAR)[1:]]

    def play(self, table: Table) -> Terminal:
        keeper = FileKeeper(Path("/nowhere/partie.json"))
        with pytest.raises(Leave):
            Session(table, self.screen, keeper).run()
        return self


def played(rules: str, players: int, marking: str, faces: Faces = Faces.SYMBOLS) -> Terminal:
    """The first deals of a partie, with every word of the table said and nonsense typed."""
    words = ("?", "h", "l", "t", "c", "zz", "x" * 150)
    lines = list(script(twin(rules, players, marking), 90 * players // 2))
    talk = (text for n, line in enumerate(lines) for text in (words[n % len(words)], line))
    return Terminal(talk, faces).play(twin(rules, players, marking))


@pytest.mark.parametrize(("rules", "players"), TABLES)
@pytest.mark.parametrize("marking", ["automatic", "by_hand"])
def test_every_screen_fits(rules: str, players: int, marking: str) -> None:
    screens = played(rules, players, marking).screens
    assert len(screens) > 60
    for page in screens:
        rows = page.split("\n")
        assert len(rows) <= 24, page
        assert rows[-1] == "> "
        assert max(map(len, rows)) <= 80, page


def test_everything_is_to_be_seen() -> None:
    terminal = Terminal(iter(["Kc", "8h"])).play(twin("academie", 2))
    page = terminal.screens[-1]
    for seen in (
        "academie",
        "deal 1",
        "first to 5 imperials",
        "◇◇◇◇◇ 0",
        "●●○○○○ 2",
        "clubs ♣, turn-up Q♣ on the talon (7 below)",
        "Last trick You 8♥, Greedy ",
        "On table   Greedy ",
        "♥ hearts",
        "♣ trumps",
    ):
        assert seen in page
    row = next(line for line in page.split("\n") if line.startswith(" ▸ You"))
    assert row.split()[-3:] == ["1", "10", "elder"]


@pytest.mark.parametrize(("rules", "players"), TABLES)
@pytest.mark.parametrize("marking", ["automatic", "by_hand"])
def test_a_page_of_the_help_ends_with_a_sentence(rules: str, players: int, marking: str) -> None:
    pages = Terminal(iter(["?"])).play(twin(rules, players, marking)).screens
    turned = [after for page, after in pairwise(pages) if "To play a card type" in page]
    assert turned
    for page in turned:
        _, _, body, *_ = re.split(r"^─+$", page, flags=re.MULTILINE)
        assert body.startswith("\n · "), page


def test_nothing_that_was_told_is_lost() -> None:
    lines = list(script(twin("imperialas", 4)))
    told = run("play", "--rules", "imperialas", "--players", 4, "--seed", 1, given="\n".join(lines))
    pages = Terminal(iter(lines)).play(twin("imperialas", 4)).screens
    drawn = " ".join(" ".join(pages).split())
    marks = [line.strip() for line in told.out.splitlines() if re.match(r" [+-] ", line)]
    assert len(marks) > 20
    for mark in marks:
        assert " ".join(mark.split()) in drawn


def test_legal_cards_are_marked_without_colour_too() -> None:
    page = Terminal(iter(["Kc", "8h"])).play(twin("academie", 2)).screens[-1]
    hand = [line for line in page.split("\n") if re.match(r" [♠♥♣♦] ", line)]
    numbered = re.findall(r"(\d+) (?:10|[2-9AJQK])[♠♥♣♦]", " ".join(hand))
    assert numbered == [str(n) for n in range(1, len(numbered) + 1)]
    assert 0 < len(numbered) < 10
    assert len(re.findall(r"(?:10|[2-9AJQK])[♠♥♣♦]", " ".join(hand))) == 10


def test_red_is_red() -> None:
    out = Terminal(iter(["Kc"])).play(twin("academie", 2)).out.getvalue()
    assert COLOURS.search(out)
    assert "\x1b[1;31mK♥" in out


@pytest.mark.parametrize("name", ["NO_COLOR", "none"])
def test_no_color_is_obeyed(name: str) -> None:
    given = b"Kc\nq\n"
    env = {**os.environ, "FORCE_COLOR": "1", "TERM": "xterm", "COLUMNS": "80", "LINES": "24"}
    env.pop("NO_COLOR", None)
    ran = process("play", "--seed", "1", given=given, env={**env, name: "1"})
    assert ran.status == 0
    assert bool(COLOURS.search(ran.out)) == (name == "none")


def test_letters_are_ascii() -> None:
    ran = run("play", "--seed", 1, "--rules", "biblioteka", "--ascii", given="Kc\n?\nh\nq\n")
    assert ran.out.isascii()
    assert "Kc" in ran.out
    for page in played("biblioteka", 2, "by_hand", Faces.LETTERS).screens:
        assert page.isascii(), page


def test_a_poor_terminal_gets_words() -> None:
    env = {**os.environ, "TERM": "dumb", "FORCE_COLOR": "1"}
    ran = process("play", "--seed", "1", given=b"q\n", env=env)
    assert "told in plain lines" in ran.out
    assert "You may play: 1 ace of spades" in ran.out


def test_an_encoding_without_signs_gets_letters() -> None:
    for encoding in ("ascii", "latin-1"):
        env = {**os.environ, "PYTHONIOENCODING": encoding, "PYTHONUTF8": "0"}
        ran = process("play", "--seed", "1", "--rules", "dobor", given=b"1\nq\n", env=env)
        assert ran.status == 0
        assert ran.err == ""
        assert ran.out.isascii()


def test_plain_lines_stand_alone() -> None:
    lines = list(script(twin("dobor", 2)))
    ran = run("play", "--rules", "dobor", "--seed", 1, "--plain", given="\n".join(lines) + "\nn\n")
    assert not re.search("[─│┌♠♥♣♦●○◆◇▸\x1b]", ran.out)
    for line in ran.out.splitlines():
        text = line.removeprefix("> ")
        assert text == text.strip()
        assert not text or re.search(r"[.?!:)]$|over$|number\.$|game\.$", text), text
