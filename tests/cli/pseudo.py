"""How would the program look in a language whose words are 40 % longer, all of them with accents?

The pseudo-language is made of the English messages: every letter has an accent, every word is
lengthened by two fifths, and every message stands in brackets, so that one that is cut off, put
together of parts or not in the catalogue at all is seen.
"""

from __future__ import annotations

import re
from functools import cache

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Transformer

from imperiale import locales
from imperiale.cli.common import say

PSEUDO = "pseudo"
_ACCENTS = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "àƀçđéƒĝĥíĵķļɱñöþɋŕšţûṽŵẋýžÀƁÇĐÉƑĜĤÍĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ",
)
_TYPED = re.compile("letter-|words-|prompt$|list-|setup-default|setup-numbers|each$|who-number")
"""Messages that are no words: what is typed, and what only joins."""


def longer(text: str) -> str:
    """Return a text with accents, two fifths longer.

    >>> longer("Your trick.")
    'Ýöûŕŕŕ ţŕíçķķķ.'
    """

    def word(found: re.Match[str]) -> str:
        accented = found[0].translate(_ACCENTS)
        return accented + accented[-1] * -(-2 * len(accented) // 5)

    return re.sub("[A-Za-z]+", word, text)


class _Longer(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        return ast.TextElement(longer(node.value))

    def visit_Message(self, node: ast.Message) -> ast.Message:
        if _TYPED.match(node.id.name):
            return node
        changed = self.generic_visit(node)
        first = changed.value.elements[0]
        whole = isinstance(first, ast.Placeable) and isinstance(
            first.expression, ast.SelectExpression
        )
        ends = [changed.value]
        if whole and len(changed.value.elements) == 1:
            ends = [variant.value for variant in first.expression.variants]
        for pattern in ends:
            pattern.elements = [ast.TextElement("["), *pattern.elements, ast.TextElement("]")]
        return changed


@cache
def _bundle() -> FluentBundle:
    real = locales._resources("en")
    texts = [locales.files(locales.__name__) / name for name in locales._files()]
    assert real
    bundle = FluentBundle(["en"], functions={"FORM": locales._form}, use_isolating=False)
    for file in texts:
        if re.match(r"en[.-]", file.name):
            resource = FluentResource(file.read_text(encoding="utf-8"))
            bundle.add_resource(_Longer().visit(resource))
    return bundle


def speak_pseudo(monkeypatch: pytest.MonkeyPatch) -> None:
    """Say everything in the pseudo-language, in this test."""
    real = locales._bundle
    monkeypatch.setattr(
        locales, "_bundle", lambda name: _bundle() if name == PSEUDO else real(name)
    )
    say.speak(PSEUDO)
