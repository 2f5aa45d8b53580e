"""What do the page and the server say to each other about what is studied?"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from imperiale.server.scene import Happened, Played, View
from imperiale.server.wire import CardCode, Name

__all__ = [
    "ChallengePlays",
    "DailyList",
    "DailyPlays",
    "DailyPosed",
    "DailyResult",
    "DailyResults",
    "DayInfo",
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


class DayInfo(Struct, frozen=True):
    """A day that has a deal, and what is played on it."""

    day: str
    rules: str


class DailyList(Struct, frozen=True):
    """The days that have a deal, at most fourteen, today's first."""

    days: tuple[DayInfo, ...]


class DailyPlays(Struct, frozen=True, forbid_unknown_fields=True):
    """The cards that somebody has played so far in the deal of a day, in order.

    With ``keep``, and when the deal is over, his result is kept for others to see under ``name``;
    ``mark`` is a secret of his browser, by which he is kept once.
    """

    plays: Annotated[tuple[CardCode, ...], Meta(max_length=16)] = ()
    keep: bool = False
    name: Name = ""
    mark: Annotated[str, Meta(max_length=64)] = ""


class ChallengePlays(Struct, frozen=True, forbid_unknown_fields=True):
    """A deal in one line, a seat of it, and the cards that somebody has played there so far.

    The rest is as in :class:`DailyPlays`.
    """

    line: Annotated[str, Meta(max_length=2000)]
    seat: Annotated[int, Meta(ge=0, le=1)]
    plays: Annotated[tuple[CardCode, ...], Meta(max_length=16)] = ()
    keep: bool = False
    name: Name = ""
    mark: Annotated[str, Meta(max_length=64)] = ""


class DailyPosed(Struct, frozen=True):
    """The deal of a day, or any other, as it stands for who plays it: ``over``, or it is his turn.

    ``marks`` are by seat what the deal has brought so far.
    """

    day: str
    view: View
    happened: tuple[Happened, ...]
    over: bool
    opponent: str
    marks: tuple[int, ...]


class DailyResult(Struct, frozen=True):
    """How somebody played a deal: a level or a person, ``you`` who asks, or those at the table.

    ``lead`` is what the deal brought him more than the other; ``cards`` in the order of the play.
    """

    who: str
    kind: Literal["level", "person", "you", "table"]
    lead: int
    marks: tuple[int, int]
    tricks: tuple[int, int]
    cards: tuple[Played, ...]


class DailyResults(Struct, frozen=True):
    """How all played it, the best first; ``seat`` is the one that each of them sat at."""

    day: str
    seat: int
    results: tuple[DailyResult, ...]
