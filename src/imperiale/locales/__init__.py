"""In which words is a thing told to a person?

Sentences are messages of Project Fluent.  A language is every file ``<language>.ftl`` and
``<language>-<subject>.ftl`` of this folder; English is complete, and stands in where another
language has no message.
"""

from __future__ import annotations

from codecs import lookup
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, Resource

__all__ = [
    "COMPLETE",
    "Catalogue",
    "Noun",
    "catalogue",
    "known",
    "languages",
    "messages",
    "preferred",
]

COMPLETE = "en"
"""The language that has every message."""


@cache
def languages() -> tuple[str, ...]:
    """Return the languages that are shipped.

    >>> "en" in languages()
    True
    """
    return tuple(sorted({_language(name) for name in _files()}))


def known(tag: str) -> str | None:
    """Return the language that a tag or the name of a locale means, if it is shipped.

    >>> known("fr_CH.UTF-8"), known("DE-at"), known("tlh"), known("C")
    ('fr', 'de', None, None)
    """
    language = tag.replace("_", "-").partition(".")[0].partition("@")[0].partition("-")[0].lower()
    return language if language in languages() else None


def preferred(environment: Mapping[str, str], encoding: str = "utf-8") -> str:
    """Return the language of an environment, English where it names none that is shipped.

    The first of ``LC_ALL``, ``LC_MESSAGES`` and ``LANG`` that is not empty decides, as POSIX has
    it (Base Definitions, 8.2).  A language that cannot be written whole in the encoding of the
    terminal is not chosen.

    >>> preferred({"LC_ALL": "", "LANG": "lt_LT.UTF-8"}), preferred({"LANG": "C"}), preferred({})
    ('lt', 'en', 'en')
    >>> preferred({"LANG": "ru_RU"}, "ascii")
    'en'
    """
    named = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    language = known(next(filter(None, named), "")) or COMPLETE
    return language if _can_write(language, encoding) else COMPLETE


def _can_write(language: str, encoding: str) -> bool:
    try:
        if lookup(encoding).name != "utf-8":
            for name in _files():
                if _language(name) == language:
                    _text(name).encode(encoding)
    except (LookupError, UnicodeEncodeError):
        return False
    return True


def _text(name: str) -> str:
    return (files(__name__) / name).read_text(encoding="utf-8")


@cache
def _files() -> tuple[str, ...]:
    found = (file.name for file in files(__name__).iterdir())
    return tuple(sorted(name for name in found if name.endswith(".ftl")))


def _language(name: str) -> str:
    return name.removesuffix(".ftl").partition("-")[0]


class Noun(str):
    """A message that has other forms too: of case, with an article, after a number.

    A sentence asks for one by ``FORM($card, "gen")``; what has no such form stands as it is, as
    the sign of a card does.

    Attributes:
        forms: the message's attributes.
    """

    __slots__ = ("forms",)
    forms: Mapping[str, str]


def _form(noun: str, form: str) -> str:
    return noun.forms.get(form, noun) if isinstance(noun, Noun) else noun


class Catalogue:
    """The messages of one language, by their names."""

    def __init__(self, language: str) -> None:
        self.language = language

    @property
    def _bundles(self) -> Iterator[FluentBundle]:
        yield _bundle(self.language)
        if self.language != COMPLETE:
            yield _bundle(COMPLETE)

    def __contains__(self, name: str) -> bool:
        return any(bundle.has_message(name) for bundle in self._bundles)

    def __call__(
        self, name: str, facts: Mapping[str, object] | None = None, /, **more: object
    ) -> str:
        """Return a message with its particulars put in; a :class:`Noun` if it has other forms.

        Args:
            name: the message.
            facts: its variables.
            more: further variables.

        Raises:
            LookupError: there is no such message, or a variable that it needs is not given; a
                mistake of the caller, never of a person.

        >>> catalogue("en")("kind-carte_blanche")
        'carte blanche'
        """
        for bundle in self._bundles:
            if bundle.has_message(name):
                message = bundle.get_message(name)
                if message.value is None:
                    break
                given = {**(facts or {}), **more}
                forms = {
                    form: _formatted(bundle, name, pattern, given)
                    for form, pattern in message.attributes.items()
                }
                text = _formatted(bundle, name, message.value, given)
                if not forms:
                    return text
                noun = Noun(text)
                noun.forms = forms
                return noun
        raise LookupError(f"no message {name!r} in {self.language!r}")


def _formatted(bundle: FluentBundle, name: str, pattern: object, given: dict[str, object]) -> str:
    text, errors = bundle.format_pattern(pattern, given)  # type: ignore[arg-type]
    if errors:
        raise LookupError(f"{name}: {errors[0]}")
    return str(text)


@cache
def catalogue(language: str = COMPLETE) -> Catalogue:
    """Return the messages of a language; those of English where it is not shipped."""
    return Catalogue(language if language in languages() else COMPLETE)


@cache
def _bundle(language: str) -> FluentBundle:
    # Isolating marks are for pages; in a terminal and in JSON they would be stray characters.
    functions: dict[str, Any] = {"FORM": _form}
    bundle = FluentBundle([language], functions=functions, use_isolating=False)
    for resource in _resources(language):
        bundle.add_resource(resource)
    return bundle


@cache
def _resources(language: str) -> tuple[Resource, ...]:
    return tuple(FluentResource(_text(name)) for name in _files() if _language(name) == language)


def messages(language: str) -> dict[str, Message]:
    """Return the messages of a language as they are written, by their names.

    >>> messages("en")["dealer"].value.elements[0].value
    'dealer'
    """
    entries = (entry for resource in _resources(language) for entry in resource.body)
    return {entry.id.name: entry for entry in entries if isinstance(entry, Message)}
