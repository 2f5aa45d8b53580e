"""Which positions are there to be solved, and what is known of each?

A problem is a deal in one line whose play stops where a card is to be found, for the seat that is
to play and sees its own cards only.  The file ``problems.jsonl`` has one a line; what is known of a
position is found by :mod:`imperiale.analysis.problem_worth`, so that to add one takes no more than
its deal.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import cast

from imperiale import rulesets
from imperiale.domain.cards import Card
from imperiale.domain.errors import ImperialeError, Invalid, NotationError
from imperiale.domain.notation import read_line
from imperiale.domain.record import replay
from imperiale.domain.views import View, view

__all__ = ["Problem", "ProblemError", "name_of", "read_problems", "seen", "shipped", "written"]

FILE = "problems.jsonl"


class ProblemError(ImperialeError):
    """A line is no problem.

    Attributes:
        line: its number in the file, from 1.
        reason: what is wrong with it.
    """

    def __init__(self, line: int, reason: str) -> None:
        self.line = line
        self.reason = reason
        super().__init__(f"line {line}: {reason}")


@dataclass(frozen=True, slots=True)
class Problem:
    """A position to be solved.

    Attributes:
        name: it, short; it follows from the deal.
        deal: the deal in one line, its play up to the question.
        answer: the card that is best.
        chances: by card that may be played, low to high, the chance to win the partie.
        marks: by card, the marks at the end of the deal less those of each other seat, added up.
        themes: what it is about, how the card is played before why.
        grade: 1 to 5, by how many of all tries of the four levels fail.
        rating: how hard it is, in the numbers of the levels that try it.
        right: by level, the share of its tries in which it finds the card.
    """

    name: str
    deal: str
    answer: Card
    chances: Mapping[Card, float]
    marks: Mapping[Card, float]
    themes: tuple[str, ...]
    grade: int
    rating: int
    right: Mapping[str, float]

    @property
    def rules(self) -> str:
        """The rule set's name.

        >>> shipped()[0].rules in rulesets.names()
        True
        """
        return self.deal.split(maxsplit=1)[0]

    @property
    def players(self) -> int:
        """How many play."""
        return self.deal.split("|")[3].count("/") + 1


def name_of(deal: str) -> str:
    """Return the short name of the position of a deal in one line.

    >>> name_of("academie | 0")
    'ac-02140f'
    """
    return f"{deal[:2]}-{sha256(deal.encode()).hexdigest()[:6]}"


def seen(problem: Problem) -> View:
    """Return what the seat that is to play sees.

    Raises:
        RecordError: the line is no deal, or stops where no card is to be played.
    """
    deal, events = replay(read_line(problem.deal, rulesets.load), partial=True)
    return view(deal.rules, events, deal.seat)


def read_problems(lines: Iterable[str]) -> Iterator[Problem]:
    """Read problems, one a line.

    Raises:
        ProblemError: a line is none.
    """
    for number, line in enumerate(lines, 1):
        if line.strip():
            try:
                yield _problem(json.loads(line))
            except (KeyError, TypeError, ValueError, NotationError, Invalid) as error:
                raise ProblemError(number, f"{type(error).__name__}: {error}") from error


def _problem(data: Mapping[str, object]) -> Problem:
    def by_card(name: str) -> dict[Card, float]:
        told = cast("Mapping[str, float]", data[name])
        return {Card.parse(card): float(value) for card, value in told.items()}

    return Problem(
        name=str(data["name"]),
        deal=str(data["deal"]),
        answer=Card.parse(str(data["answer"])),
        chances=by_card("chances"),
        marks=by_card("marks"),
        themes=tuple(cast("list[str]", data["themes"])),
        grade=cast("int", data["grade"]),
        rating=cast("int", data["rating"]),
        right=cast("Mapping[str, float]", data["right"]),
    )


def written(problem: Problem) -> str:
    """Return a problem as a line of the file.

    >>> first = shipped()[0]
    >>> list(read_problems([written(first)])) == [first]
    True
    """
    return json.dumps(
        {
            "name": problem.name,
            "deal": problem.deal,
            "answer": str(problem.answer),
            "themes": problem.themes,
            "grade": problem.grade,
            "rating": problem.rating,
            "chances": {str(card): round(chance, 4) for card, chance in problem.chances.items()},
            "marks": {str(card): round(mark, 3) for card, mark in problem.marks.items()},
            "right": problem.right,
        }
    )


@cache
def shipped() -> tuple[Problem, ...]:
    """Return the problems of the package, in the order of the file."""
    text = (files(__name__.rpartition(".")[0]) / FILE).read_text(encoding="utf-8")
    return tuple(read_problems(text.splitlines()))
