"""Is there a sentence for everything that can be said?"""

from __future__ import annotations

import ast
import re
from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from imperiale import agents
from imperiale.cli import app
from imperiale.domain.cards import Card, hand
from imperiale.domain.errors import Code, Fault, NotationError, Refused, Why
from imperiale.domain.events import Answer, Ending, Step
from imperiale.domain.keys import KEYS
from imperiale.domain.rules.imperials import Kind
from imperiale.domain.ruleset import Status
from imperiale.locales import catalogue, languages
from imperiale.locales.sentences import (
    fault_sentence,
    notation_sentence,
    refusal_sentence,
    tidy,
)

say = catalogue()
FILES = sorted(
    (file for file in files("imperiale.locales").iterdir() if file.name.endswith(".ftl")),
    key=lambda file: file.name,
)
PACKAGE = Path(app.__file__).parents[1]
CLI = sorted((PACKAGE / "cli").glob("*.py"))


def messages(start: str) -> list[ftl.Message]:
    """Return the messages of the files whose names start so: of a language, or of one file."""
    bodies = [
        FluentParser().parse(file.read_text(encoding="utf-8")).body
        for file in FILES
        if re.match(rf"{start}([.-]|$)", file.name)
    ]
    return [entry for body in bodies for entry in body if isinstance(entry, ftl.Message)]


NAMES = {
    *(f"code-{code}" for code in Code),
    *(f"why-{why}" for why in Why),
    *(f"step-{step}" for step in Step),
    *(f"kind-{kind}" for kind in Kind),
    *(f"answer-{answer}" for answer in Answer),
    *(f"ending-{ending}" for ending in Ending),
    *(f"status-{status}" for status in Status),
    *(f"key-{key}" for key in KEYS),
    *(f"value-{key.name}-{word}" for key in KEYS.values() for word in key.words),
    *(f"agent-{part}{name}" for name in agents.names() for part in ("", "line-")),
}


def test_everything_that_can_be_said_has_its_message() -> None:
    assert {name for name in NAMES if name not in say} == set()


def test_no_message_speaks_of_what_there_is_not() -> None:
    parts = ("code", "why", "step", "kind", "answer", "ending", "status", "key")
    known = {m.id.name for m in messages("en.ftl") if m.id.name.partition("-")[0] in parts}
    assert known == {name for name in NAMES if not name.startswith(("value-", "agent-"))}


@pytest.mark.parametrize("language", languages())
def test_a_language_is_sound(language: str) -> None:
    for file in FILES:
        body = FluentParser().parse(file.read_text(encoding="utf-8")).body
        assert not [entry.content for entry in body if isinstance(entry, ftl.Junk)], file.name
    names = Counter(message.id.name for message in messages(language))
    assert names
    assert [name for name, times in names.items() if times > 1] == []


def test_what_a_language_lacks_is_said_in_english() -> None:
    assert catalogue("xx") is not None
    assert catalogue("xx")("step-point") == "point"


def test_a_missing_message_or_fact_is_a_mistake_of_ours() -> None:
    with pytest.raises(LookupError, match="no-such-message"):
        say("no-such-message")
    with pytest.raises(LookupError, match="message"):
        say("error")


@pytest.mark.parametrize("why", Why)
def test_every_refusal_says_what_to_do(why: Why) -> None:
    facts = {"seat": "1", "claimed": "7", "true": "4", "card": "Ah"}
    text = refusal_sentence(say, Refused(why, hand("Kh 7c"), facts))
    assert text.endswith("Legal: 7c Kh.")
    assert len(text.removesuffix(" Legal: 7c Kh.").split(". ")) >= 2, text
    assert "Legal" not in refusal_sentence(say, Refused(why))


def test_a_fault_says_what_where_what_else_and_what_to_do() -> None:
    fault = Fault(Code.HAND_SIZE, "hands[1]", {"found": "13", "expected": "12"})
    assert fault_sentence(say, fault) == (
        "Wrong number of cards at hands[1]: 13, expected 12. Deal every seat the same number."
    )


def test_a_near_name_is_offered() -> None:
    fault = Fault(Code.NOT_ALLOWED, "tricks", {"found": "'moost'", "allowed": "over | most"})
    assert fault_sentence(say, fault).endswith("Did you mean most?")
    far = Fault(Code.NOT_ALLOWED, "tricks", {"found": "'zzz'", "allowed": "over | most"})
    assert "Did you mean" not in fault_sentence(say, far)


@pytest.mark.parametrize(
    ("read", "text"),
    [
        (lambda: Card.parse("1h"), "Not a card: 1h. Write a rank and a suit"),
        (lambda: hand("Kh xx"), "Not cards: xx."),
        (lambda: hand("Kh Kh"), "Kh comes twice."),
    ],
)
def test_a_text_that_is_not_understood(read, text: str) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(NotationError) as caught:
        read()
    assert notation_sentence(say, caught.value).startswith(text)


def test_another_text_that_is_not_understood() -> None:
    error = NotationError("\x07", "a seat")
    assert notation_sentence(say, error) == "Not understood: \\x07. Expected a seat."


def test_unknown_texts_are_made_fit_to_print() -> None:
    assert tidy("a\nb\x1b\ud800") == "a\\nb\\x1b\\ud800"
    assert len(tidy("x" * 500)) == 100


def test_no_message_is_left_over() -> None:
    """Every message is named in the code: whole, or by its beginning in an f-string."""
    paths = [*PACKAGE.rglob("*.py")]
    text = "\n".join(path.read_text(encoding="utf-8") for path in paths).replace("'", '"')
    unsaid = []
    for message in [m for file in ("en.ftl", "en-play", "en-arena") for m in messages(file)]:
        name = message.id.name
        ends = [i for i, sign in enumerate(name) if sign == "-"]
        stems = [f'"{name}"', *(f'"{name[: end + 1]}{{' for end in ends)]
        if name in NAMES or name.startswith("phrase-"):
            continue
        if not any(stem in text for stem in stems):
            unsaid.append(name)
    assert unsaid == []


def printed(tree: ast.AST) -> list[str]:
    """Return the texts that are printed as they stand, and not through the catalogue."""
    found = []
    for node in ast.walk(tree):
        match node:
            case ast.Call(ast.Attribute(_, "echo" | "print") | ast.Name("complain"), [first, *_]):
                parts = [first, *ast.walk(first)] if isinstance(first, ast.JoinedStr) else [first]
                found += [
                    part.value
                    for part in parts
                    if isinstance(part, ast.Constant) and isinstance(part.value, str)
                ]
            case _:
                pass
    return [text for text in found if re.search(r"[A-Za-z]{3}", text)]


def test_a_printed_sentence_is_seen() -> None:
    assert printed(ast.parse('typer.echo("Hello there")')) == ["Hello there"]
    assert printed(ast.parse('console.print(f"Hello {x}")')) == ["Hello "]
    assert printed(ast.parse('typer.echo(say("hello"))')) == []


def test_no_sentence_is_printed_past_the_catalogue() -> None:
    assert CLI
    for path in CLI:
        found = printed(ast.parse(path.read_text(encoding="utf-8")))
        assert found in ([], ["imperiale "]), f"{path.name}: {found}"
