"""How is a text told that stands in the data or in the domain in English?

Rule sets and agents bring names, summaries, sources and notes along, and the domain's faults say
in a phrase what is allowed.  Those of ours have messages in the other languages; whatever else
they hold, such as the words of a user's own rule set, is told as it stands.
"""

from __future__ import annotations

import re
from functools import cache

from fluent.syntax.ast import Message, Pattern, Placeable, TextElement, VariableReference

from imperiale import agents, rulesets
from imperiale.locales import COMPLETE, Catalogue, messages

__all__ = ["phrase", "shipped", "told"]


@cache
def shipped() -> dict[str, str]:
    """Return the texts of the rule sets and agents that are shipped, each with its message.

    A text that stands in several places has the name of the first.

    >>> shipped()["Foster's scoring"]
    'rules-foster-name'
    """
    found: dict[str, str] = {}
    for name in rulesets.names():
        rules = rulesets.load(name)
        for part in ("name", "summary", "source"):
            found.setdefault(getattr(rules, part), f"rules-{name}-{part}")
        for key, decision in rules.decisions.items():
            if decision.note:
                found.setdefault(decision.note, f"note-{name}-{key}")
            cited = re.sub("[^a-z0-9]+", "-", decision.source.lower()).strip("-")
            found.setdefault(decision.source, f"cite-{cited}")
    for name in agents.names():
        found.setdefault(agents.load(name).summary, f"manner-{name}")
    return found


def told(say: Catalogue, text: str) -> str:
    """Return a text of a rule set or of an agent in the reader's language.

    >>> from imperiale.locales import catalogue
    >>> told(catalogue("en"), "As we play it")
    'As we play it'
    """
    name = shipped().get(text, "")
    return say(name) if say.language != COMPLETE and name in say else text


def phrase(say: Catalogue, text: str) -> str:
    """Return what is allowed, or a reason of the engine's, in the reader's language."""
    if say.language == COMPLETE:
        return text
    for name, pattern in _phrases():
        if found := pattern.fullmatch(text):
            return say(name, {key: phrase(say, part) for key, part in found.groupdict().items()})
    return text


@cache
def _phrases() -> tuple[tuple[str, re.Pattern[str]], ...]:
    """Return the phrases in English as patterns, those with the most words first."""
    found = [
        (name, re.compile(_pattern(message)))
        for name, message in messages(COMPLETE).items()
        if name.startswith("phrase-")
    ]
    return tuple(sorted(found, key=lambda pair: -len(re.sub(r"\(.*?\)", "", pair[1].pattern))))


def _pattern(message: Message) -> str:
    assert isinstance(message.value, Pattern), "a phrase has words"
    parts: list[str] = []
    for element in message.value.elements:
        match element:
            case TextElement(value=value):
                parts.append(re.escape(str(value)))
            case Placeable(expression=VariableReference(id=variable)):
                parts.append(f"(?P<{variable.name}>.+?)")
            case _:
                raise AssertionError(f"{message.id.name}: a phrase is words and variables")
    return "".join(parts)
