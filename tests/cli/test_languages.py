"""Does every language say everything, in its own grammar and typography?"""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import imperiale
from imperiale.domain.errors import Code, Fault
from imperiale.domain.keys import KEYS
from imperiale.locales import catalogue, languages, messages
from imperiale.locales.sentences import fault_sentence
from imperiale.locales.texts import phrase, shipped, told

OTHERS = [language for language in languages() if language != "en"]
ENGLISH = messages("en")
NUMBERS = (0, 1, 2, 5, 11, 21, 22, 101)
NOBREAK, NARROW = "\u00a0", "\u202f"


class Parts(Visitor):
    """What a message is made of: its variables, its words, and the forms that it asks for."""

    def __init__(self, message: ast.Message) -> None:
        self.variables: set[str] = set()
        self.texts: list[str] = []
        self.forms: set[str] = set()
        self.keys: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.texts.append(node.value)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        if node.id.name == "FORM":
            form: Any = node.arguments.positional[1]
            self.forms.add(form.value)
        self.generic_visit(node)


def to_be_told() -> set[str]:
    """The messages of the texts of rule sets and agents that are in English words."""
    cited = re.compile("^LIT|silent$|^PIE, opening")
    return {name for text, name in shipped().items() if name[:5] != "cite-" or cited.search(text)}


def test_four_languages_besides_english() -> None:
    assert OTHERS == ["de", "fr", "lt", "ru"]


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_every_message_and_none_too_many(language: str) -> None:
    told, wanted = set(messages(language)), set(ENGLISH) | to_be_told()
    assert wanted - told == set(), "to be said in this language too: docs/guide/languages.md"
    assert told - wanted == {name for name in shipped().values() if name in told} - wanted


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_has_the_same_variables(language: str) -> None:
    for name, message in messages(language).items():
        wanted = Parts(ENGLISH[name]).variables if name in ENGLISH else set()
        assert Parts(message).variables == wanted, name


@pytest.mark.parametrize("language", languages())
def test_every_message_can_be_said_of_every_number(language: str) -> None:
    say = catalogue(language)
    for name, message in messages(language).items():
        variables = Parts(message).variables
        for number, who, gets in product(NUMBERS, ("you", "Greedy"), ("yes", "no")):
            facts: dict[str, object] = dict.fromkeys(variables, number)
            facts |= {key: who for key in ("who", "loser") if key in variables}
            facts |= {"gets": gets} if "gets" in variables else {}
            text = say(name, facts)
            assert text.strip() or name == "prompt", name
            assert "{" not in text.replace("{…}", ""), name
        if variables:
            with pytest.raises(LookupError):
                say(name)


@pytest.mark.parametrize("language", languages())
def test_every_form_that_is_asked_for_is_there(language: str) -> None:
    found = messages(language).values()
    asked = set[str]().union(*(Parts(message).forms for message in found))
    given = {attribute.id.name for message in found for attribute in message.attributes}
    assert asked <= given
    assert given <= asked
    for stem, signs in (("rank", "KQJAT9876"), ("suit", "shcd")):
        forms = [{a.id.name for a in messages(language)[f"{stem}-{s}"].attributes} for s in signs]
        assert all(each == forms[0] for each in forms)


PLURALS = {
    "en": ("counters", ["0 counters", "1 counter", "2 counters", "5 counters", "11 counters"]),
    "fr": ("counters", ["0 jeton", "1 jeton", "2 jetons", "5 jetons", "11 jetons"]),
    "de": ("imperials", ["0 Imperiale", "1 Imperial", "2 Imperiale", "5 Imperiale"]),
    "ru": (
        "counters",
        ["0 фишек", "1 фишка", "2 фишки", "5 фишек", "11 фишек", "21 фишка", "22 фишки"],
    ),
    "lt": (
        "counters",
        ["0 punktų", "1 punktas", "2 punktai", "5 punktai", "11 punktų", "21 punktas"],
    ),
}


@pytest.mark.parametrize("language", languages())
def test_plurals_are_right(language: str) -> None:
    name, expected = PLURALS[language]
    say = catalogue(language)
    assert [say(name, {name: n}) for n in NUMBERS[: len(expected)]] == expected


PLURALS_TOO = [
    ("ru", "imperials", 22, "22 империала"),
    ("ru", "imperials", 101, "101 империал"),
    ("ru", "number-tricks", 12, "12 взяток"),
    ("lt", "imperials", 10, "10 imperialų"),
    ("lt", "number-tricks", 22, "22 kirčiai"),
    ("lt", "number-cards", 12, "12 kortų"),
    ("fr", "imperials", 1, "1 impériale"),
    ("fr", "number-tricks", 0, "0 levée"),
    ("de", "number-tricks", 1, "1 Stich"),
]


@pytest.mark.parametrize(("language", "name", "number", "expected"), PLURALS_TOO)
def test_more_plurals_are_right(language: str, name: str, number: int, expected: str) -> None:
    assert catalogue(language)(name, {name.rpartition("-")[2]: number}) == expected


def card(language: str, rank: str, suit: str) -> str:
    say = catalogue(language)
    return say("card-spoken", rank=say(f"rank-{rank}"), suit=say(f"suit-{suit}"))


CASES = [
    ("fr", "told-leads", "you", ("A", "h"), "Vous attaquez l’as de cœur."),
    ("fr", "told-plays", "Greedy", ("Q", "s"), "Greedy joue la dame de pique."),
    ("de", "told-leads", "you", ("J", "h"), "Du spielst den Herz-Buben aus."),
    ("de", "told-plays", "Greedy", ("A", "c"), "Greedy legt das Kreuz-Ass."),
    ("ru", "told-leads", "you", ("K", "h"), "Вы ходите с короля червей."),
    ("ru", "told-plays", "Greedy", ("Q", "d"), "Greedy кладёт даму бубен."),
    ("lt", "told-leads", "you", ("K", "s"), "Jūs einate vynų karaliumi."),
    ("lt", "told-plays", "Greedy", ("T", "d"), "Greedy deda būgnų dešimtakę."),
]


@pytest.mark.parametrize(("language", "name", "who", "which", "expected"), CASES)
def test_a_card_stands_in_its_case(
    language: str, name: str, who: str, which: tuple[str, str], expected: str
) -> None:
    say = catalogue(language)
    assert say(name, who=who, card=card(language, *which)) == expected
    # the sign of a card has no cases
    assert "♥" in say(name, who=who, card="8♥")


WIPES = {
    "fr": "Cette impériale vous fait démarquer 1 jeton. (X)",
    "de": "Wegen dieses Imperials nimmst du 1 Point zurück. (X)",
    "ru": "Этот империал уничтожает у вас 1 фишку. (X)",
    "lt": "Dėl šio imperialo jūs netenkate 1 punkto. (X)",
}


@pytest.mark.parametrize("language", OTHERS)
def test_counters_stand_in_their_case(language: str) -> None:
    say = catalogue(language)
    counters = say("counters", counters=1)
    assert say("told-wipe", loser="you", counters=counters, source="X") == WIPES[language]


@pytest.mark.parametrize("language", OTHERS)
def test_typography_is_the_language_s_own(language: str) -> None:
    for name, message in messages(language).items():
        for text in Parts(message).texts:
            assert "'" not in text, name
            assert '"' not in re.sub(r'(--\w+|install) ".*?"', "", text), name  # but in commands
            opened = {"fr": "„“", "de": "«»", "ru": "", "lt": "«»"}[language]
            assert not set(text) & set(opened), name
            if language == "fr" and not name.startswith(("words-", "keys")):
                assert not re.search(r"[\w}»)] [;!?:]", text), name
                assert not re.search(r"[«] |«\w| »", text), name
    if language == "fr":
        assert f"trop longue{NOBREAK}:" in catalogue("fr")("code-too-long", allowed="9")
        assert f"oui{NARROW};" in catalogue("fr")("ask-again")


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    """A sentence of three words or more that is the English one has been forgotten."""
    for name, message in messages(language).items():
        if name in ENGLISH and not name.startswith(("words-", "perft-")):
            words = " ".join(Parts(message).texts)
            if len(re.findall(r"\w{3,}", words)) >= 2:
                assert words != " ".join(Parts(ENGLISH[name]).texts), name


@pytest.mark.parametrize("language", OTHERS)
def test_a_phrase_of_the_domain_is_told(language: str) -> None:
    say = catalogue(language)
    for key in KEYS.values():
        if " | " not in key.allowed:
            assert phrase(say, key.allowed) != key.allowed
    assert phrase(say, "32 | 36") == "32 | 36"
    fault = Fault(Code.OUT_OF_RANGE, "target", {"found": "0", "allowed": KEYS["target"].allowed})
    assert "1" in fault_sentence(say, fault)
    assert "number" not in fault_sentence(say, fault)


def test_a_phrase_is_one_that_is_said() -> None:
    code = "".join(
        path.read_text(encoding="utf-8")
        for path in Path(imperiale.__file__).parent.rglob("*.py")
        if path.parent.name != "locales"
    )
    for name, message in ENGLISH.items():
        if name.startswith("phrase-"):
            longest = max(Parts(message).texts, key=len).strip()
            assert longest in code, name


def test_the_phrases_in_french() -> None:
    say = catalogue("fr")
    assert phrase(say, "a number from 1 to 99") == "un nombre de 1 à 99"
    ranks = "0 to 9 different ranks of KQJAT9876"
    assert phrase(say, ranks) == "0 à 9 hauteurs différentes parmi KQJAT9876"
    assert phrase(catalogue("en"), ranks) == ranks


def test_texts_of_the_data_are_told() -> None:
    assert told(catalogue("de"), "Foster's scoring") == "Fosters Zählweise"
    assert told(catalogue("ru"), "LIT, par. 12 (the end)") == "LIT, абз. 12 (конец)"
    assert told(catalogue("ru"), "BIB, Ход игры") == "BIB, Ход игры"
    assert told(catalogue("lt"), "As we play it") == "As we play it"
    for text, name in shipped().items():
        assert told(catalogue("en"), text) == text
        assert name not in ENGLISH
