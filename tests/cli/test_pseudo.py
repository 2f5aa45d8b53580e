"""Has the screen room for longer words, and is every word on it in the catalogue?"""

from __future__ import annotations

import re

import pytest
from rich.text import Text
from tests.cli.playing import TABLES
from tests.cli.pseudo import longer, speak_pseudo
from tests.cli.test_play_screen import Terminal, played

from imperiale import rulesets
from imperiale.cli.common import say
from imperiale.cli.table_screen import Screen
from imperiale.locales import languages

LANGUAGES = [language for language in languages() if language != "en"]


@pytest.fixture(autouse=True)
def uncropped(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The rows that had to be cropped to fit."""
    cropped: list[str] = []
    put = Screen._put

    def watched(screen: Screen, row: Text) -> None:
        if row.cell_len > screen._width:
            cropped.append(row.plain)
        put(screen, row)

    monkeypatch.setattr(Screen, "_put", watched)
    return cropped


def fits(terminal: Terminal) -> None:
    assert len(terminal.screens) > 60
    for page in terminal.screens:
        rows = page.split("\n")
        assert len(rows) <= 24, page
        assert rows[-1] == "> "


def test_the_pseudo_language_is_two_fifths_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    speak_pseudo(monkeypatch)
    assert say("ask-next") == "[Éñţéŕŕŕ: ñéẋţţţ đéàļļļ.]"
    assert len(longer("trick")) == 7


@pytest.mark.parametrize(("rules", "players"), TABLES)
@pytest.mark.parametrize("marking", ["automatic", "by_hand"])
def test_every_screen_has_room_for_longer_words(
    rules: str,
    players: int,
    marking: str,
    uncropped: list[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    speak_pseudo(monkeypatch)
    fits(played(rules, players, marking))
    assert uncropped == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("rules", "players"), [("imperialas", 4), ("dobor", 2), ("pierer", 3)])
def test_every_screen_fits_in_every_language(
    language: str, rules: str, players: int, uncropped: list[str]
) -> None:
    say.speak(language)
    fits(played(rules, players, "by_hand"))
    assert uncropped == []


def test_no_word_on_the_screen_is_past_the_catalogue(monkeypatch: pytest.MonkeyPatch) -> None:
    speak_pseudo(monkeypatch)
    screens = played("academie", 2, "automatic").screens
    words = set(re.findall("[A-Za-z]{3,}", " ".join(screens)))
    # the names of players and rule sets, sources, and what is typed or may be
    sources = " ".join(d.source for d in rulesets.load("academie").decisions.values())
    known = {
        "academie",
        "Greedy",
        "imperiale",
        "rules",
        "KQJA",
        "AKQJ",
        *re.findall(r"\w+", sources),
    }
    assert words - known <= {"x" * length for length in range(3, 80)}
