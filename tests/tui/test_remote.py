"""Does a terminal play at the table of a server, whatever becomes of the server meanwhile?"""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from tests.server.player import ask
from tests.server.running import Server
from tests.tui.screens import MemoryShelf, run, said, shown, until
from textual.pilot import Pilot

from imperiale.server import forms, scene, wire
from imperiale.tui import advice, board, link
from imperiale.tui.app import Terminal
from imperiale.tui.dialogs import Dialog
from imperiale.tui.remote import Place, Remote, place_of

GAME = {
    "rules": "academie",
    "seats": [{"who": "me"}, {"who": "agent", "agent": "greedy"}],
    "name": "Anne",
}


def test_what_is_drawn_is_part_of_what_the_protocol_tells() -> None:
    pairs: list[tuple[Any, Any]] = [
        (board.Board, scene.View),
        (board.Seat, scene.Seat),
        (board.Score, scene.Score),
        (board.Mark, scene.Mark),
        (board.Offer, scene.Offer),
        (board.Offered, scene.Offered),
        (board.RulesInfo, scene.RulesInfo),
        (board.Unplayable, scene.Unplayable),
        (board.Played, scene.Played),
        (board.Told, scene.Happened),
        (advice.Advice, forms.Hint),
        (advice.Advised, forms.HintChoice),
    ]
    for ours, theirs in pairs:
        assert set(ours.__struct_fields__) <= set(theirs.__struct_fields__), ours
    assert link.PROTOCOL == wire.PROTOCOL


def test_every_wish_is_one_of_the_protocol() -> None:
    wishes: list[Any] = [
        board.Play("Kh"),
        board.Show(("Kh", "Qh", "Jh", "Ah")),
        board.Call(None),
        board.Claim(2),
        board.Done(),
        board.DealNext(),
        board.Undo(),
        board.Rest(),
        board.Rematch(),
        board.Replace(1),
        board.Accept(yes=True),
    ]
    for wish in wishes:
        read = msgspec.json.decode(msgspec.json.encode(wish), type=wire.Do)
        assert msgspec.to_builtins(read) == msgspec.to_builtins(wish)


def test_a_link_names_a_place() -> None:
    assert place_of("https://cards.example/club/g/abc123/") == Place(
        "https://cards.example/club", "abc123"
    )
    assert place_of("ftp://cards.example/g/abc") is None


def test_a_deal_is_played_on_over_a_server_that_is_killed(tmp_path: Path) -> None:
    server = Server(tmp_path)
    try:
        made = ask(server.address, "/api/games", GAME)
        remote = Remote(Place(server.address, made["game"], made["token"]))
        app = Terminal(MemoryShelf(), "en", sitting=remote, pause=0)

        def mine() -> bool:
            return remote.board is not None and bool(remote.board.playable)

        async def play(_: Terminal, pilot: Pilot[None]) -> None:
            nonlocal server
            await until(pilot, lambda: remote.board is not None and remote.board.may("deal"))
            await pilot.press("g")
            await until(pilot, mine)
            for played in range(12):
                if played == 3:
                    server.kill()
                    await until(pilot, lambda: remote.trouble is not None)
                    assert "No connection" in said(app, "prompt")
                    await pilot.press("1")  # wished while nobody hears it
                    server = await asyncio.to_thread(Server, tmp_path, server.port)
                else:
                    await pilot.press("1")
                await until(pilot, partial(_few, remote, 11 - played))
                await until(pilot, lambda: mine() or _over(remote))
            await until(pilot, lambda: isinstance(app.screen, Dialog))
            assert remote.trouble is None
            assert "Deal 1 is over" in shown(app)
            assert len(await remote.moments(1)) > 24

        run(play, app)
    finally:
        server.kill()


def _few(remote: Remote, cards: int) -> bool:
    assert remote.board is not None
    return len(remote.board.hand) <= cards


def _over(remote: Remote) -> bool:
    return remote.board is not None and bool(remote.board.summary)
