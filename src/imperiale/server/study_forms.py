"""What do the page and the server say to each other about what is studied?"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from imperiale.server.scene import Happened, View
from imperiale.server.wire import CardCode

__all__ = [
    "ProblemInfo",
    "ProblemList",
    "ProblemPosed",
    "ProblemTold",
    "ProblemTry",
    "SolverStrength",
    "Weighed",
]


class ProblemInfo(Struct, frozen=True):
    """A problem, without its answer."""

    name: str
    rules: str
    players: int
    themes: tuple[str, ...]
    grade: int
    rating: int


class ProblemList(Struct, frozen=True):
    """All problems, and the themes in the order in which they are listed."""

    problems: tuple[ProblemInfo, ...]
    themes: tuple[str, ...]


class ProblemPosed(Struct, frozen=True):
    """A problem to be solved: the table as the seat that is to play sees it, and what happened."""

    info: ProblemInfo
    view: View
    happened: tuple[Happened, ...]


class SolverStrength(Struct, frozen=True):
    """How well somebody solves: the model's mean and spread, and the numbers that are shown."""

    mu: float
    sigma: float
    shown: int
    doubt: int


class ProblemTry(Struct, frozen=True, forbid_unknown_fields=True):
    """A card for a problem; ``first`` if it is the first try, the only one that is rated.

    ``mu`` and ``sigma`` are how well the solver has solved so far.
    """

    card: CardCode
    first: bool
    mu: Annotated[float, Meta(ge=-1000, le=1000)] = 25.0
    sigma: Annotated[float, Meta(ge=0.01, le=100)] = 25 / 3


class Weighed(Struct, frozen=True):
    """What a card leads to: the chance to win the partie, and marks less the others'."""

    card: str
    chance: float
    marks: float


class ProblemTold(Struct, frozen=True):
    """What became of a try: ``values`` of every card, the best first.

    ``found`` is by level how many of its tries, of ``tries``, found the card.
    """

    right: bool
    answer: str
    values: tuple[Weighed, ...]
    found: dict[str, int]
    tries: int
    strength: SolverStrength
