"""What do the services need from outside?"""

from __future__ import annotations

from collections.abc import AsyncGenerator, Iterable, Sequence
from typing import Literal, NamedTuple, Protocol, TypeAlias

from imperiale.domain.cards import Card
from imperiale.domain.partie import PartieOpened
from imperiale.domain.shuffle import Seed

__all__ = [
    "Attending",
    "Finished",
    "Keeper",
    "Log",
    "News",
    "NumberTakenError",
    "Row",
    "Shuffler",
    "Speed",
    "Summary",
]


class Keeper(Protocol):
    """A place where one partie is kept."""

    def keep(self, text: str) -> None:
        """Keep a partie in place of what was kept before.

        When this returns, the new text survives a crash; if it does not return, the old one does.
        """
        ...


class Shuffler(Protocol):
    """Where the cards of a partie come from."""

    def open(self) -> PartieOpened:
        """Return how the first dealer was found."""
        ...

    def pack(self, deal: int) -> tuple[Card, ...]:
        """Return the shuffled pack of a deal, counted from 1; the same one when asked again."""
        ...

    def agent_seed(self, seat: int) -> Seed:
        """Return the seed of the agent at a seat, from which no pack can be told."""
        ...


class Row(NamedTuple):
    """A line of the log of a game, as it is kept.

    Attributes:
        n: its number, from 1 without a gap.
        at: when it happened, in milliseconds since 1970.
        action: whose wish it came from and the id of that wish; ``None`` where nobody wished it.
        fact: what happened, as JSON.
    """

    n: int
    at: int
    action: str | None
    fact: bytes


class Summary(NamedTuple):
    """What a log is looked for by.

    Attributes:
        over: whether nothing more can be played.
        listed: whether it stands in the lobby.
        due: when it is to be looked at next even if nobody comes, in milliseconds since 1970.
    """

    over: bool
    listed: bool
    due: int | None


Speed: TypeAlias = Literal["quick", "slow", "days", "free"]
"""At most half a minute a move or five minutes a partie; slower; in days; without a clock."""


class Finished(NamedTuple):
    """A rated partie that is over.

    Attributes:
        rules: the rule set.
        speed: how fast it was to be played.
        accounts: who played, by seat; whoever has left meanwhile is empty.
        winner: the seat that has won.
        levels: by seat the level of the computer that plays there, or empty.
    """

    rules: str
    speed: Speed
    accounts: tuple[str, ...]
    winner: int
    levels: tuple[str, ...] = ()


class Attending(NamedTuple):
    """Who is at a game in one process.

    Attributes:
        game: which game.
        worker: the name of the process.
        seats: a bit for each seat whose person hears there.
        onlookers: how many look on there.
        until: until when that is to be believed, in milliseconds since 1970.
    """

    game: str
    worker: str
    seats: int
    onlookers: int
    until: int


class NumberTakenError(Exception):
    """Somebody else has written under that number: what is known of the game is out of date."""


class Log(Protocol):
    """Where the logs of all games are kept.

    Attributes:
        shared: whether other processes may play the same games.
    """

    shared: bool

    async def append(
        self,
        game: str,
        rows: Sequence[Row],
        summary: Summary,
        owned: Sequence[tuple[int, str]] = (),
        partie: Finished | None = None,
    ) -> None:
        """Keep lines of a log; when this returns they survive a crash, all of them or none.

        Args:
            game: which.
            rows: the lines.
            summary: what the game is looked for by from then on.
            owned: seats that have come to belong to an account.
            partie: a rated partie that is over, which counts once however often it is told.

        Raises:
            NumberTakenError: there is a line of such a number already.
        """
        ...

    async def read(self, game: str, after: int = 0) -> list[Row]:
        """Return the log of a game after a number, in order; empty if there is none."""
        ...

    async def listed(self) -> list[str]:
        """Return the games that stand in the lobby, the newest first."""
        ...

    async def finished(self, most: int) -> list[str]:
        """Return the games that are over, the newest first, at most so many."""
        ...

    async def due(self, until: int, most: int, after: tuple[int, str]) -> list[tuple[int, str]]:
        """Return the games that are due by a moment, and when, in that order.

        Args:
            until: the moment, in milliseconds since 1970.
            most: how many of them.
            after: where the last such list ended.
        """
        ...

    async def reckon(self, game: str, n: int, due: int | None) -> None:
        """Note when a game is due, unless its log goes on after a number."""
        ...

    async def going(self, games: Iterable[str]) -> list[str]:
        """Return those of some games that are not over."""
        ...

    async def review(self, key: str) -> bytes | None:
        """Return a review of a partie; nothing if there is none of that key."""
        ...

    async def keep_review(self, key: str, review: bytes) -> None:
        """Keep a review of a partie."""
        ...

    async def numbers(self, games: Iterable[str]) -> dict[str, int]:
        """Return the number of the last line of some games."""
        ...

    async def attend(
        self, worker: str, here: Sequence[Attending], games: Sequence[str], now: int
    ) -> list[Attending]:
        """Keep who is at some games in one process, and return who is at games in others."""
        ...

    async def alive(self) -> bool:
        """Tell whether it answers, without waiting for one that is away."""
        ...


class News(Protocol):
    """Word between processes that a game has grown, any of which may be lost.

    Attributes:
        up: whether word goes through, as far as is known.
    """

    up: bool

    def tell(self, game: str, n: int) -> None:
        """Say that a game is at a number, without waiting."""
        ...

    def heard(self) -> AsyncGenerator[tuple[str, int]]:
        """Yield what others say, and go on when word goes through again."""
        ...
