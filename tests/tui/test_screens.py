"""How does every screen look, 80 by 24 and 120 by 40?

What stands on them is kept as text beside this test.  After a change that is meant, look at the new
texts: ``IMPERIALE_RENEW=1 pytest tests/tui/test_screens.py`` writes them.
"""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from tests.tui.screens import MemoryShelf, Size, finished, run, said, shown, terms, until
from textual.pilot import Pilot

from imperiale.services.table import Table
from imperiale.tui.app import Terminal
from imperiale.tui.dialogs import Dialog
from imperiale.tui.files import Files
from imperiale.tui.home import Home
from imperiale.tui.local import Local
from imperiale.tui.posing import ProblemScreen
from imperiale.tui.replay import Replay
from imperiale.tui.reviewing import ReviewScreen
from imperiale.tui.start import Start
from imperiale.tui.table import TableScreen

KEPT = Path(__file__).parent / "screens_shown"


class Camera:
    """Compares what stands on the screen with what is kept."""

    def __init__(self, size: Size) -> None:
        self._folder = KEPT / f"{size[0]}x{size[1]}"
        self.wrong: list[str] = []

    def take(self, app: Terminal, name: str, *, numbers: bool = True) -> None:
        """Take note of a screen that looks otherwise.

        Args:
            app: what is looked at.
            name: that of the screen.
            numbers: whether its numbers matter: those of a review are for other tests.
        """
        path, now = self._folder / f"{name}.txt", shown(app)
        if not numbers:
            now = re.sub(r"[0-9]", "0", now)
        if os.environ.get("IMPERIALE_RENEW"):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(now, encoding="utf-8")
        if not path.exists() or path.read_text(encoding="utf-8") != now:
            self.wrong.append(f"{path.name}:\n{now}")


@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_table_looks_as_it_did(size: Size) -> None:
    camera = Camera(size)
    local = Local(Table(terms("academie", "greedy", "greedy")), Table, pause=0)
    app = Terminal(MemoryShelf(), "en", sitting=local, pause=0)

    async def look(_: Terminal, pilot: Pilot[None]) -> None:
        await until(pilot, lambda: "[g]" in shown(app))
        camera.take(app, "before")
        await pilot.press("g")
        await until(pilot, lambda: local.table.waiting == 0)
        while local.board.last_trick == () or not local.board.unplayable:
            await pilot.press("1")
            await until(pilot, lambda: local.table.waiting == 0)
        camera.take(app, "table")
        for key, name in (("w", "why"), ("m", "marks"), ("?", "help")):
            await pilot.press(key)
            await until(pilot, lambda: isinstance(app.screen, Dialog))
            camera.take(app, name)
            await pilot.press("escape")
            await until(pilot, lambda: isinstance(app.screen, TableScreen))
        while local.table.waiting is not None:
            await pilot.press("1")
            await until(pilot, lambda: local.table.waiting in (0, None))
        await until(pilot, lambda: isinstance(app.screen, Dialog))
        camera.take(app, "summary")
        await pilot.press("right", "enter")
        await until(pilot, lambda: isinstance(app.screen, Replay) and bool(said(app, "course")))
        await pilot.press("down", "right")
        await pilot.pause()
        camera.take(app, "replay")

    run(look, app, size)
    assert not camera.wrong, "\n".join(camera.wrong)


@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_all_else_looks_as_it_did(size: Size) -> None:
    camera = Camera(size)
    shelf = MemoryShelf()
    short = terms("academie", "greedy", seed="b", target=1)
    shelf.files["partie-0001.json"] = finished(short)
    app = Terminal(shelf, "en", pause=0)

    async def look(_: Terminal, pilot: Pilot[None]) -> None:
        await until(pilot, lambda: isinstance(app.screen, Home))
        camera.take(app, "home")
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, Start))
        await pilot.press("right", "down")
        await pilot.pause()
        camera.take(app, "start")
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, Home))
        await pilot.press("down", "down", "down", "enter")
        await until(pilot, lambda: isinstance(app.screen, ProblemScreen))
        await until(pilot, lambda: bool(said(app, "trumps")))
        camera.take(app, "problem")
        await pilot.press("1")
        await until(pilot, lambda: "Next problem" in said(app, "prompt"))
        camera.take(app, "solved")
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, Home))
        await pilot.press("down", "down", "down", "down", "enter")
        await until(pilot, lambda: isinstance(app.screen, Files))
        camera.take(app, "files")
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, ReviewScreen), 60)
        await until(pilot, lambda: bool(said(app, "told")), 60)
        camera.take(app, "review", numbers=False)
        await pilot.press("right")
        await pilot.pause()
        camera.take(app, "decision", numbers=False)

    run(look, app, size)
    assert not camera.wrong, "\n".join(camera.wrong)
