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
    "SeatHeld",
    "SolverStrength",
    "Statistics",
    "StatisticsAsked",
    "StatisticsRow",
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


class SeatHeld(Struct, frozen=True):
    """A seat, and what proves that it is one's own."""

    game: Annotated[str, Meta(min_length=1, max_length=20)]
    token: Annotated[str, Meta(min_length=1, max_length=200)]


class StatisticsAsked(Struct, frozen=True):
    """Of which seats the figures are wanted."""

    seats: Annotated[tuple[SeatHeld, ...], Meta(max_length=60)]


class StatisticsRow(Struct, frozen=True):
    """Sums over parties or deals of one rule set, opponent and place in the order of the deal.

    The place is ``elder``, ``between`` or ``dealer``; ``partie`` for what is of the partie as a
    whole. ``against`` names agents, and ``person`` for people.
    """

    rules: str
    players: int
    against: str
    place: str
    sums: dict[str, float]


class Statistics(Struct, frozen=True):
    """Figures of parties that are over, so many of all of them; ask again for the rest."""

    rows: tuple[StatisticsRow, ...]
    counted: int
    games: int
