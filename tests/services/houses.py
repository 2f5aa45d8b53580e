"""How is a house run for a test: without a disk, and with time as the test likes?"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Any

from imperiale import agents, rulesets
from imperiale.analysis.weighing import Weighing, weigh
from imperiale.domain.commands import Command
from imperiale.domain.views import View
from imperiale.services.drawing import Draw
from imperiale.services.facts import ClockTerms, Made
from imperiale.services.house import House
from imperiale.services.ports import Attending, Finished, NumberTakenError, Row, Summary
from imperiale.services.room import Room
from imperiale.services.runner import AgentFailedError
from imperiale.services.saves import ruleset_data
from imperiale.services.seats import Sitter, Ticket
from imperiale.services.wishes import Who, Wish


class MemoryLog:
    """Logs that are kept as long as the test lasts."""

    shared = False

    def __init__(self) -> None:
        self.rows: dict[str, list[Row]] = {}
        self.found: dict[str, Summary] = {}
        self.failing = False
        self.attending: list[Attending] = []
        self.reviews: dict[str, bytes] = {}

    async def append(
        self,
        game: str,
        rows: Sequence[Row],
        summary: Summary,
        owned: Sequence[tuple[int, str]] = (),
        partie: Finished | None = None,
    ) -> None:
        await asyncio.sleep(0)
        if self.failing:
            raise OSError("the disk is full")
        log = self.rows.setdefault(game, [])
        if rows and rows[0].n != len(log) + 1:
            raise NumberTakenError(game)
        log += rows
        self.found[game] = summary

    async def read(self, game: str, after: int = 0) -> list[Row]:
        return self.rows.get(game, [])[after:]

    async def listed(self) -> list[str]:
        return [name for name, summary in self.found.items() if summary.listed][::-1]

    async def finished(self, most: int) -> list[str]:
        return [name for name, summary in self.found.items() if summary.over][::-1][:most]

    async def due(self, until: int, most: int, after: tuple[int, str]) -> list[tuple[int, str]]:
        known = [(found.due, name) for name, found in self.found.items() if found.due is not None]
        return sorted(one for one in known if one[0] <= until and one > after)[:most]

    async def reckon(self, game: str, n: int, due: int | None) -> None:
        if len(self.rows[game]) == n:
            self.found[game] = self.found[game]._replace(due=due)

    async def going(self, games: Iterable[str]) -> list[str]:
        return [name for name in games if name in self.found and not self.found[name].over]

    async def review(self, key: str) -> bytes | None:
        return self.reviews.get(key)

    async def keep_review(self, key: str, review: bytes) -> None:
        self.reviews[key] = review

    async def numbers(self, games: Iterable[str]) -> dict[str, int]:
        return {name: len(self.rows.get(name, ())) for name in games}

    async def attend(
        self, worker: str, here: Sequence[Attending], games: Sequence[str], now: int
    ) -> list[Attending]:
        changed = {each.game for each in here}
        self.attending = [a for a in self.attending if a.worker != worker or a.game not in changed]
        self.attending += here
        return [
            a for a in self.attending if a.game in games and a.worker != worker and a.until > now
        ]

    async def alive(self) -> bool:
        return not self.failing


class Inline:
    """Lets agents think here and now; those named fail."""

    def __init__(self, *failing: str) -> None:
        self.failing = failing
        self.asked: list[View] = []

    async def act(self, name: str, seed: bytes, view: View) -> Command:
        self.asked.append(view)
        await asyncio.sleep(0)
        if name in self.failing:
            raise AgentFailedError(name)
        return agents.load(name).make(seed).act(view)

    async def weigh(self, view: View, worlds: int) -> Weighing:
        await asyncio.sleep(0)
        return weigh(view, most=worlds)


class Seeded(Draw):
    """Draws the same secrets for the same seed."""

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)

    def word(self, length: int) -> str:
        return "".join(self._rng.choice(self._LETTERS) for _ in range(length))

    def token(self) -> str:
        return self.word(32)

    def secret(self) -> str:
        return self._rng.randbytes(32).hex()


class Time:
    """A clock that the test sets."""

    def __init__(self) -> None:
        self.now = 1_000_000

    def __call__(self) -> int:
        return self.now


def made(*plan: str, rules: str = "academie", **more: Any) -> Made:
    """Return a game as it is made; an empty plan of a seat is a person's."""
    given: dict[str, Any] = {
        "ruleset": ruleset_data(rulesets.load(rules)),
        "players": len(plan),
        "options": {},
        "plan": plan,
        "stake": 1,
        "clock": ClockTerms(),
        "onlookers": "public",
        "listed": False,
        "secret": "00" * 32,
    }
    return Made(**{**given, **more})


class Host:
    """A house, its log and its clock."""

    def __init__(self, log: MemoryLog | None = None, *failing: str, seed: int = 0) -> None:
        self.log = log or MemoryLog()
        self.time = Time()
        self.runner = Inline(*failing)
        self.house = House(self.log, self.runner, self.time, Seeded(seed))
        self._seed = seed
        self._wishes = 0

    async def table(self, *plan: str, **more: Any) -> tuple[Room, list[Ticket]]:
        """Make a game and let a person sit down at each seat of a person."""
        game = made(*plan, **more)
        first = plan.index("")
        tickets = [await self.house.make(game, first, Sitter("P0"))]
        for number in range(1, plan.count("")):
            tickets.append(await self.house.sit(tickets[0].game, None, Sitter(f"P{number}")))
        return await self.house.room(tickets[0].game), tickets

    async def act(
        self,
        room: Room,
        who: int | Who | None,
        wish: Wish,
        key: str = "",
        at: int | None = None,
    ) -> int:
        """Wish something, and return under which number it was kept."""
        self._wishes += 1
        kept: list[int] = []
        by = who if isinstance(who, Who) else Who(who)
        number = room.game.n if at is None else at
        wanted = key or f"w{self._seed}.{self._wishes}"
        await self.house.act(room, by, wanted, number, wish, kept.append)
        return kept[0]

    async def settle(self, room: Room) -> None:
        """Wait until no agent is thinking."""
        while room.thinking is not None:
            await asyncio.sleep(0)


async def until(so: Callable[[], bool]) -> None:
    """Wait until something is so, which the test's limit ends."""
    while not so():
        await asyncio.sleep(0.01)


def run(work: Any) -> Any:
    """Run a test that waits."""
    return asyncio.run(asyncio.wait_for(work, 240))
