"""In which words is a thing told to a person?

Sentences are messages of Project Fluent.  A language is every file ``<language>.ftl`` and
``<language>-<subject>.ftl`` of this folder; English is complete, and stands in where another
language has no message.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

__all__ = ["Catalogue", "catalogue", "languages"]

COMPLETE = "en"
"""The language that has every message."""


@cache
def languages() -> tuple[str, ...]:
    """Return the languages that are shipped.

    >>> "en" in languages()
    True
    """
    return tuple(sorted({_language(name) for name in _files()}))


def _files() -> tuple[str, ...]:
    found = (file.name for file in files(__name__).iterdir())
    return tuple(sorted(name for name in found if name.endswith(".ftl")))


def _language(name: str) -> str:
    return name.removesuffix(".ftl").partition("-")[0]


class Catalogue:
    """The messages of one language, by their names."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundles = tuple(_bundle(name) for name in dict.fromkeys((language, COMPLETE)))

    def __contains__(self, name: str) -> bool:
        return any(bundle.has_message(name) for bundle in self._bundles)

    def __call__(
        self, name: str, facts: Mapping[str, object] | None = None, /, **more: object
    ) -> str:
        """Return a message with its particulars put in.

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
                pattern = bundle.get_message(name).value
                if pattern is None:
                    break
                text, errors = bundle.format_pattern(pattern, {**(facts or {}), **more})
                if errors:
                    raise LookupError(f"{name}: {errors[0]}")
                return str(text)
        raise LookupError(f"no message {name!r} in {self.language!r}")


@cache
def catalogue(language: str = COMPLETE) -> Catalogue:
    """Return the messages of a language; those of English where it is not shipped."""
    return Catalogue(language if language in languages() else COMPLETE)


def _bundle(language: str) -> FluentBundle:
    # Isolating marks are for pages; in a terminal and in JSON they would be stray characters.
    bundle = FluentBundle([language], use_isolating=False)
    for name in _files():
        if _language(name) == language:
            text = (files(__name__) / name).read_text(encoding="utf-8")
            bundle.add_resource(FluentResource(text))
    return bundle
