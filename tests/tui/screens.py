"""How do the tests drive the screens, and read what stands on them?"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from dataclasses import replace
from html import unescape
from typing import Any

from textual.pilot import Pilot
from textual.widgets import Static

from imperiale.analysis.problems import Problem
from imperiale.rulesets import load
from imperiale.services.moves import NextDeal
from imperiale.services.played import Played, of_table
from imperiale.services.solving import NEW, Strength, after
from imperiale.services.table import Table
from imperiale.services.terms import PERSON, Terms
from imperiale.tui.app import Terminal
from imperiale.tui.shelf import ShelfError

Size = tuple[int, int]


class MemoryShelf:
    """Keeps everything in memory.

    Attributes:
        waiting: the unfinished partie.
        files: what was played, by the name of a file.
    """

    def __init__(self, waiting: Table | None = None) -> None:
        self.waiting = waiting
        self.files: dict[str, Played] = {}
        self.strength: Strength = NEW
        self.tried: dict[str, bool] = {}
        self.tokens: dict[tuple[str, str], str] = {}

    def unfinished(self) -> Table | None:
        return self.waiting

    def opened(self, terms: Terms) -> Table:
        self.waiting = Table(terms)
        return self.waiting

    def played(self, file: str) -> Played:
        if file not in self.files:
            raise ShelfError(f"There is no {file}.")
        return self.files[file]

    def recent(self) -> list[str]:
        return [*self.files]

    def solved(self) -> tuple[Strength, dict[str, bool]]:
        return self.strength, self.tried

    def note(self, problem: Problem, *, right: bool) -> bool:
        first = problem.name not in self.tried
        self.tried[problem.name] = right
        if first:
            self.strength = after(self.strength, problem, right=right)
        return first

    def token(self, server: str, game: str) -> str:
        return self.tokens.get((server, game), "")

    def keep_token(self, server: str, game: str, token: str) -> None:
        self.tokens[server, game] = token


def terms(rules: str = "academie", *rivals: str, seed: str = "screen", **options: object) -> Terms:
    """Return terms of a partie of a person against agents."""
    seats = (PERSON, *(rivals or ("greedy",)))
    return Terms(load(rules), len(seats), options, seats, seed)


def finished(agreed: Terms) -> Played:
    """Return a partie that agents have played to its end, in the name of who is agreed on."""
    table = Table(replace(agreed, seats=("greedy", *agreed.seats[1:])))
    while table.partie.winner is None:
        table.do(NextDeal() if table.waiting is None else table.agent_move())
    return of_table(table, agreed.seats)


def shown(app: Any) -> str:
    """Return what stands on the screen as text, from the library's own export."""
    svg = app.export_screenshot()
    lines: dict[float, dict[float, str]] = {}
    pattern = r'<text class="[^"]*-r\d+" x="([\d.]+)" y="([\d.]+)"[^>]*>(.*?)</text>'
    for x, y, text in re.findall(pattern, svg):
        lines.setdefault(float(y), {})[float(x)] = unescape(text).replace("\xa0", " ")
    rows = {round((y - 20) / 24.4): _line(parts) for y, parts in lines.items()}
    return "\n".join(rows.get(row, "") for row in range(max(rows, default=0) + 1)) + "\n"


def _line(parts: dict[float, str]) -> str:
    text = ""
    for x in sorted(parts):
        text = text.ljust(round(x / 12.2)) + parts[x]
    return text.rstrip()


def run(
    test: Callable[[Terminal, Pilot[None]], Awaitable[None]],
    app: Terminal,
    size: Size = (80, 24),
) -> None:
    """Drive the screens."""

    async def driven() -> None:
        async with app.run_test(size=size) as pilot:
            await test(app, pilot)

    asyncio.run(driven())


async def until(pilot: Pilot[None], true: Callable[[], bool], seconds: float = 120) -> None:
    """Wait until something is so.

    Raises:
        TimeoutError: it does not become so.
    """
    async with asyncio.timeout(seconds):
        while not true():
            await pilot.pause(0.01)
    await pilot.pause()


def said(app: Terminal, id: str) -> str:
    """Return what one part of the screen says."""
    return str(app.screen.query_one(f"#{id}", Static).render())
