"""What do the page and the server say to each other about errors that are to be mended?"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from imperiale.analysis.grades import Grade
from imperiale.analysis.reviewed import Decision
from imperiale.server.scene import Happened, View

__all__ = [
    "Doing",
    "MistakeInfo",
    "MistakeList",
    "MistakePosed",
    "MistakeTold",
    "MistakeTry",
    "MistakesAsked",
    "ReviewSeat",
]


class ReviewSeat(Struct, frozen=True):
    """A seat in a review that is kept."""

    review: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
    seat: Annotated[int, Meta(ge=0, le=3)]


class MistakesAsked(Struct, frozen=True):
    """Of which seats in which reviews the errors are wanted."""

    reviews: Annotated[tuple[ReviewSeat, ...], Meta(max_length=60)]


class MistakeInfo(Struct, frozen=True):
    """A decision to be made again, without its answer.

    ``name`` is the same in every review of the deal; ``loss`` is a chance to win, or marks where
    ``chance`` is false.
    """

    name: str
    review: str
    deal: int
    decision: int
    seat: int
    rules: str
    players: int
    trick: int
    grade: Grade
    loss: float
    chance: bool


class MistakeList(Struct, frozen=True):
    """Decisions to be made again, as they came."""

    mistakes: tuple[MistakeInfo, ...]


class Doing(Struct, frozen=True):
    """Something that could be done, as a review has it."""

    do: Literal["play", "show", "call", "claim", "done"]
    cards: str
    number: int | None


class MistakePosed(Struct, frozen=True):
    """A decision to be made again: the table as its seat saw it, and what could be done."""

    info: MistakeInfo
    view: View
    happened: tuple[Happened, ...]
    choices: tuple[Doing, ...]


class MistakeTry(Struct, frozen=True, forbid_unknown_fields=True):
    """Which of the choices is made now; ``box`` is how well it is known, 0 at first."""

    choice: Annotated[int, Meta(ge=0, le=100)]
    box: Annotated[int, Meta(ge=0, le=10)] = 0


class MistakeTold(Struct, frozen=True):
    """What became of it: ``right`` if nothing worth a grade is lost.

    ``box`` is how well it is known now, ``days`` how long it waits; 0 is at once.
    """

    right: bool
    loss: float
    decision: Decision
    box: int
    days: int
    learned: bool
