"""How do cards and marks look to whoever runs a command?

What :mod:`imperiale.locales.faces` writes, in the language of the commands.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Self

from imperiale.cli.common import say
from imperiale.domain.rules.marking import Score
from imperiale.locales import faces as written
from imperiale.locales.faces import LETTERED, SUITS_SHOWN, Faces, high_to_low, sentence_of

__all__ = [
    "LETTERED",
    "SUITS_SHOWN",
    "Face",
    "Faces",
    "high_to_low",
    "listed",
    "rank_sign",
    "rank_signs",
    "score_words",
    "sentence_of",
    "series",
]


class Face(written.Face):
    """Writes cards and marks in one way, in the language of the commands."""

    __slots__ = ()

    def __new__(cls, faces: Faces) -> Self:
        """Return what writes so."""
        return super().__new__(cls, faces, say)


def rank_sign(letter: str) -> str:
    """Return the sign of a rank, as the cards of the reader's country have it."""
    return written.rank_sign(say, letter)


def rank_signs(letters: str) -> str:
    """Return the signs of some ranks."""
    return written.rank_signs(say, letters)


def listed(words: Iterable[str]) -> str:
    """Join words as a sentence does, with "and"."""
    return written.listed(say, words)


def series(parts: Iterable[str]) -> str:
    """Join parts that have commas of their own; empty if there are none."""
    return written.series(say, parts)


def score_words(score: Score) -> str:
    """Return a score in words."""
    return written.score_words(say, score)
