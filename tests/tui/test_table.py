"""Can a deal be played on the screen, and does the screen say what the table says?"""

from __future__ import annotations

from functools import partial

from tests.tui.screens import MemoryShelf, run, said, shown, terms, until
from textual.pilot import Pilot

from imperiale.services.table import Table
from imperiale.tui.app import Terminal
from imperiale.tui.dialogs import Dialog
from imperiale.tui.hand import Hand
from imperiale.tui.local import Local
from imperiale.tui.table import TableScreen


def at_table(
    table: Table, language: str = "en", *, letters: bool = False
) -> tuple[Terminal, Local]:
    """Return a terminal at which a person sits at a table."""
    local = Local(table, Table, pause=0)
    return Terminal(MemoryShelf(), "en", sitting=local, pause=0, letters=letters), local


def fewer(local: Local, cards: int) -> bool:
    return len(local.board.hand) < cards


def test_a_whole_deal_is_played_by_keys() -> None:
    app, local = at_table(Table(terms()))

    async def play(_: Terminal, pilot: Pilot[None]) -> None:
        await pilot.press("g")
        for played in range(12):
            await until(pilot, lambda: local.table.waiting == 0)
            assert len(local.board.hand) == 12 - played
            await pilot.press("1")
            await until(pilot, partial(fewer, local, 12 - played))
        await until(pilot, lambda: isinstance(app.screen, Dialog))
        assert "Deal 1 is over" in shown(app)
        await pilot.press("enter")  # the next deal
        await until(pilot, lambda: local.board.deal == 2 and local.table.waiting == 0)

    run(play, app)
    assert len(local.table.partie.past) == 1


def test_a_card_that_may_not_be_played_tells_why() -> None:
    app, local = at_table(Table(terms("academie")))

    async def play(_: Terminal, pilot: Pilot[None]) -> None:
        await pilot.press("g")
        await until(pilot, lambda: local.table.waiting == 0)
        while not local.board.unplayable:
            await pilot.press("1")
            await until(pilot, lambda: local.table.waiting == 0)
        barred = local.board.unplayable[0].cards[0]
        hand, log = app.screen.query_one(Hand), len(local.table.log)
        hand.post_message(Hand.Chosen(barred))
        await until(pilot, lambda: "must" in said(app, "prompt"))
        assert len(local.table.log) == log

    run(play, app)


def test_what_was_done_is_taken_back() -> None:
    app, local = at_table(Table(terms()))

    async def play(_: Terminal, pilot: Pilot[None]) -> None:
        await pilot.press("g")
        await until(pilot, lambda: local.table.waiting == 0)
        before = local.board.hand
        await pilot.press("2")
        await until(pilot, lambda: local.board.hand != before and local.table.waiting == 0)
        await pilot.press("u")
        await until(pilot, lambda: local.board.hand == before)
        assert "take back" in said(app, "log")

    run(play, app)


def test_the_mouse_plays_the_card_under_it() -> None:
    app, local = at_table(Table(terms()))

    async def play(_: Terminal, pilot: Pilot[None]) -> None:
        await pilot.press("g")
        await until(pilot, lambda: local.table.waiting == 0)
        assert "Kh" in local.board.hand
        await pilot.click("#hand", offset=(1 + 5 * 6 + 2, 1))  # the seventh card
        await until(pilot, lambda: "Kh" not in local.board.hand)

    run(play, app)


def test_reasons_and_marks_are_told() -> None:
    app, local = at_table(Table(terms()))

    async def play(_: Terminal, pilot: Pilot[None]) -> None:
        await pilot.press("g")
        await until(pilot, lambda: local.table.waiting == 0)
        for key, words in (("w", "You lead"), ("m", "the best point"), ("?", "dimmed")):
            await pilot.press(key)
            await until(pilot, lambda: isinstance(app.screen, Dialog))
            assert words in said(app, "dialog-text")
            await pilot.press("escape")
            await until(pilot, lambda: isinstance(app.screen, TableScreen))

    run(play, app)


def test_nothing_but_ascii_is_drawn_where_that_is_wished() -> None:
    app, local = at_table(Table(terms()), letters=True)

    async def play(_: Terminal, pilot: Pilot[None]) -> None:
        await pilot.press("g")
        await until(pilot, lambda: local.table.waiting == 0)
        assert shown(app).isascii()
        await pilot.press("m")
        await until(pilot, lambda: isinstance(app.screen, Dialog))
        assert shown(app).isascii()

    run(play, app)
