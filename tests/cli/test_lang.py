"""In which language does the program speak, and can a whole partie be played in each?"""

from __future__ import annotations

import os
import re

import pytest
from tests.cli.playing import script, twin
from tests.cli.running import process, run

from imperiale.cli.common import say
from imperiale.cli.play_typed import Mistyped, read_command
from imperiale.cli.table_face import Face, Faces
from imperiale.domain.cards import Card
from imperiale.domain.commands import PlayCard
from imperiale.locales import languages
from imperiale.services.moves import NextDeal

HEADS = {
    "de": "Das französische Gesellschaftsspiel",
    "en": "The French parlour game",
    "fr": "Le jeu de salon français",
    "lt": "Prancūzų salono žaidimas",
    "ru": "Французская салонная игра",
}


@pytest.mark.parametrize("language", languages())
def test_the_language_is_asked_for(language: str) -> None:
    for asked in (
        ("--lang", language, "rules"),
        ("rules", "--lang", language),
        ("--lang", "en", "rules", f"--lang={language}"),
        ("rules", "--lang", f"{language.upper()}-AT"),
    ):
        assert HEADS[language] in run(*asked).out


ENVIRONMENTS = [
    ({"LC_ALL": "fr_FR.UTF-8", "LANG": "de_DE.UTF-8"}, "fr"),
    ({"LC_ALL": "", "LC_MESSAGES": "ru_RU.UTF-8", "LANG": "de_DE.UTF-8"}, "ru"),
    ({"LC_ALL": "", "LC_MESSAGES": "", "LANG": "lt_LT.UTF-8"}, "lt"),
    ({"LC_ALL": "", "LC_MESSAGES": "", "LANG": "de"}, "de"),
    ({"LC_ALL": "tlh_KX.UTF-8", "LANG": "de_DE.UTF-8"}, "en"),
    ({"LC_ALL": "C", "LANG": "de_DE.UTF-8"}, "en"),
    ({"LC_ALL": "", "LC_MESSAGES": "", "LANG": ""}, "en"),
]


@pytest.mark.parametrize(("environment", "language"), ENVIRONMENTS)
def test_the_environment_has_a_language(
    environment: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert HEADS[language] in run("rules").out
    assert HEADS["en"] in run("rules", "--lang", "en").out


@pytest.mark.parametrize("asked", [("--lang", "xx", "rules"), ("rules", "--lang", "xx")])
def test_a_language_that_is_not_there(asked: tuple[str, ...]) -> None:
    ran = run(*asked)
    assert ran.status == 2
    assert "there is no language xx. Known are de, en, fr, lt, ru." in " ".join(
        re.sub("[│╭╰─╮╯]", " ", ran.err).split()
    )


def test_one_run_leaves_nothing_to_the_next() -> None:
    assert HEADS["ru"] in run("--lang", "ru", "rules").out
    assert HEADS["en"] in run("rules").out


def test_alone_in_a_language_it_starts_a_game() -> None:
    for asked in (("--lang", "fr"), ("--lang=fr",)):
        assert "Impériale, le jeu de cartes français." in run(*asked, given="q\n").out


def test_a_terminal_that_cannot_write_a_language_is_spoken_to_in_english() -> None:
    env = {**os.environ, "LC_ALL": "ru_RU", "PYTHONIOENCODING": "latin-1", "PYTHONUTF8": "0"}
    assert process("rules", "academi", env=env).err.startswith("Error: There is no rule set")
    # who asks for it by name gets it, by the numbers of its signs
    asked = process("rules", "academi", "--lang", "ru", env=env)
    assert asked.err.startswith(r"\u041e\u0448")


def test_a_process_speaks_too() -> None:
    ran = process("rules", "academi", "--lang", "ru")
    assert ran.status == 1
    assert ran.err.startswith("Ошибка: Правил 'academi' нет (в месте rules).")
    assert "Не имелось ли в виду academie?" in ran.err


ENDS = {
    "de": r"gewinn(st|t) die Partie",
    "en": r"wins? the partie",
    "fr": r"gagnez? la partie",
    "lt": r"[Ll]aimi(te)? (partiją|\w+)",
    "ru": r"(партию выигрывает|выигрываете партию|партия тут же выиграна)",
}
TABLES = [("biblioteka", 2, "by_hand"), ("dobor", 2, "by_hand"), ("imperialas", 4, "automatic")]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("rules", "players", "marking"), TABLES)
def test_a_whole_partie_is_played(language: str, rules: str, players: int, marking: str) -> None:
    say.speak(language)
    table = twin(rules, players, marking)
    typed = list(script(table))
    assert table.partie.winner is not None
    given = "\n".join([*typed, say("words-no").split()[0], ""])
    asked = ("--rules", rules, "--players", players, "--seed", 1, "--marking", marking, "--plain")
    ran = run("play", *asked, "--lang", language, given=given)
    assert ran.status == 0, ran.out[-2000:]
    last = ran.out.splitlines()[-8:]
    assert any(re.search(ENDS[language], line, re.IGNORECASE) for line in last), last
    assert not ran.err


TYPED = [
    ("fr", "Rh", "Kh"),
    ("fr", "rc", "Kh"),
    ("fr", "Dk", "Qd"),
    ("fr", "Vp", "Js"),
    ("fr", "10t", "Tc"),
    ("fr", "Kh", "Kh"),
    ("fr", "D♣", "Qc"),
    ("de", "Bh", "Jh"),
    ("de", "Dk", "Qd"),
    ("de", "Kt", "Kc"),
    ("de", "Ad", "Ad"),
    ("ru", "Кч", "Kh"),
    ("ru", "тт", "Ac"),
    ("ru", "10б", "Td"),
    ("ru", "Kh", "Kh"),
    ("lt", "Tv", "As"),
    ("lt", "Vč", "Jh"),
    ("lt", "10k", "Tc"),
    ("lt", "9b", "9d"),
    ("en", "Th", "Th"),
]


@pytest.mark.parametrize(("language", "text", "card"), TYPED)
def test_a_card_is_typed_as_the_country_writes_it(language: str, text: str, card: str) -> None:
    say.speak(language)
    meant = Card.parse(card)
    for seed in range(60):
        table = twin("academie", 2, seed=str(seed))
        table.do(NextDeal())
        while table.waits_for_agent:
            table.do(table.agent_move())
        view = table.view(0)
        if view.legal >> meant & 1:
            break
    assert view.legal >> meant & 1
    assert read_command(text, view, Face(Faces.SYMBOLS)) == PlayCard(0, meant)


@pytest.mark.parametrize("language", languages())
def test_a_card_can_be_typed_as_it_is_shown(language: str) -> None:
    say.speak(language)
    face = Face(Faces.SYMBOLS)
    table = twin("academie", 2)
    table.do(NextDeal())
    while table.waits_for_agent:
        table.do(table.agent_move())
    view = table.view(0)
    for card in (Card(number) for number in range(36) if view.legal >> number & 1):
        assert read_command(face.card(card), view, face) == PlayCard(0, card)


SIGNS = {"en": "KQJA", "fr": "RDVA", "de": "KDBA", "ru": "КДВТ", "lt": "KDVT"}


@pytest.mark.parametrize("language", languages())
def test_cards_have_the_letters_of_the_country(language: str) -> None:
    say.speak(language)
    cards = [Card.parse(f"{rank}h") for rank in "KQJA"]
    shown = [Face(Faces.SYMBOLS).card(card) for card in cards]
    assert shown == [f"{sign}♥" for sign in SIGNS[language]]
    # where the terminal can write letters only, they are those of notation
    assert [Face(Faces.LETTERS).card(card) for card in cards] == ["Kh", "Qh", "Jh", "Ah"]


def test_a_wrong_word_is_told_what_to_type() -> None:
    say.speak("fr")
    with pytest.raises(Mistyped) as wrong:
        raise Mistyped("yes-no", found="peut-être")
    assert "o pour oui ou n pour non" in wrong.value.sentence()


@pytest.mark.parametrize("rules", ["academie", "biblioteka", "pierer"])
def test_a_line_does_not_break_where_french_has_a_fixed_space(rules: str) -> None:
    for line in run("rules", rules, "--lang", "fr").out.splitlines():
        assert not re.search(r"^\s*[;:!?»]|«\s*$", line), line
    for page in run("rules", "--diff", rules, "imperialas", "--lang", "fr").out.splitlines():
        assert not re.search(r"│\s*[;:!?»]|«\s*│", page), page
