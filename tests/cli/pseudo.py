"""How would the program look in a language whose words are 40 % longer, all of them with accents?

The pseudo-language is made of the English messages: every letter has an accent, every word is
lengthened by two fifths, and every sentence stands in brackets, so that one that is cut off, put
together of parts or not in the catalogue at all is seen.
"""

from __future__ import annotations

import re
from copy import deepcopy
from functools import cache
from typing import Any

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import ast
from fluent.syntax.visitor import Transformer

from imperiale import locales
from imperiale.cli.common import say

PSEUDO = "pseudo"
_ACCENTS = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "àƀçđéƒĝĥíĵķļɱñöþɋŕšţûṽŵẋýžÀƁÇĐÉƑĜĤÍĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ",
)
_TYPED = re.compile("letter-|words-|prompt$|list-|setup-default|setup-numbers|who-number")
"""Messages that are no words: what is typed, and what only joins."""


def longer(text: str) -> str:
    """Return a text with accents, two fifths longer.

    >>> longer("Your trick.")
    'Ýöûŕŕŕ ţŕíçķķķ.'
    """

    def word(found: re.Match[str]) -> str:
        accented = found[0].translate(_ACCENTS)
        return accented + accented[-1] * round(0.4 * len(accented))

    return re.sub("[A-Za-z]+", word, text)


class _Longer(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        return ast.TextElement(longer(str(node.value)))

    def visit_Message(self, node: ast.Message) -> Any:
        if _TYPED.match(node.id.name):
            return node
        changed: Any = self.generic_visit(node)
        whole = changed.value
        only: Any = whole.elements[0]
        chosen = len(whole.elements) == 1 and isinstance(only, ast.Placeable)
        if chosen and isinstance(only.expression, ast.SelectExpression):
            bracketed = [variant.value for variant in only.expression.variants]
        else:
            bracketed = [whole]
        for pattern in bracketed:
            (start, *more) = pattern.elements
            if not more and isinstance(start, ast.TextElement) and " " not in str(start.value):
                continue  # a single word has no end that could get lost unseen
            pattern.elements = [ast.TextElement("["), *pattern.elements, ast.TextElement("]")]
        return changed


def speak_pseudo(monkeypatch: pytest.MonkeyPatch) -> None:
    """Say everything in the pseudo-language, in this test."""
    real = locales._bundle
    monkeypatch.setattr(
        locales, "_bundle", lambda name: _bundle() if name == PSEUDO else real(name)
    )
    say.speak(PSEUDO)


@cache
def _bundle() -> FluentBundle:
    functions: dict[str, Any] = {"FORM": locales._form}
    bundle = FluentBundle(["en"], functions=functions, use_isolating=False)
    for resource in deepcopy(locales._resources("en")):
        bundle.add_resource(_Longer().visit(resource))
    return bundle
