"""Do the faults of other card servers stay away that no other test holds off?

``docs/guide/faults-avoided.md`` names for every fault the tests that do.
"""

from __future__ import annotations

import re
import sqlite3
import urllib.request
from contextlib import closing, suppress
from itertools import permutations
from pathlib import Path
from random import Random
from urllib.error import HTTPError

import pytest
from tests.server.player import ask
from tests.server.running import served
from tests.server.test_watchers import Watcher, quiet
from tests.services.houses import Host, run
from tests.services.test_house import card_of, play_on, same

from imperiale.server.connection import LONGEST_GAP
from imperiale.services.facts import ClockTerms
from imperiale.services.room import folded
from imperiale.services.wishes import PlaceBet, Ready, Who, Wish

ROOT = Path(__file__).parents[2]
PAGES = {"faults-avoided.md": 36, "hosting.md": 13}


@pytest.mark.parametrize("page", PAGES)
def test_every_rule_has_its_test(page: str) -> None:
    """Each row of a table that names tests names one at least, and all that are named exist."""
    guide = (ROOT / "docs" / "guide" / page).read_text(encoding="utf-8")
    text = "\n".join(
        file.read_text(encoding="utf-8")
        for folder, ending in (("tests", "*.py"), ("web/tests", "*.ts"))
        for file in (ROOT / folder).rglob(ending)
    )
    rows = 0
    for table in re.findall(r"^\|[^\n]*\btest[^\n]*\|\n\|[-|]+\|\n((?:\|[^\n]*\n)+)", guide, re.M):
        for row in table.splitlines():
            named = re.findall(r"`(test_\w+)`", row.split("|")[-2])
            assert named, f"no test: {row}"
            assert [name for name in named if f"def {name}(" not in text] == [], row
            rows += 1
    assert rows >= PAGES[page]


@pytest.mark.parametrize("order", [*permutations(range(3))])
def test_what_is_wished_at_one_time_is_granted_in_any_order(order: tuple[int, ...]) -> None:
    """Two are ready and a third bets, none of whom has seen what the others did."""

    async def scene() -> None:
        host = Host()
        room, tickets = await host.table("", "")
        await host.house.watch(tickets[0].game, "Zoe")
        at = room.game.n
        wishes: list[tuple[int | Who, Wish]] = [
            (0, Ready("aa")),
            (1, Ready("bb")),
            (Who(None, 0), PlaceBet("tricks", 0, 1, 5)),
        ]
        # a bet is made before the cards are dealt
        order_now = (order[0], 2, order[1]) if order[-1] == 2 else order
        for number in order_now:
            who, wish = wishes[number]
            await host.act(room, who, wish, at=at)
        assert room.game.phase == "playing"
        assert len(room.game.bets) == 1
        assert room.game.nonces == [("aa", "bb")]

    run(scene())


def test_any_tab_of_a_seat_may_act_and_all_hear() -> None:
    async def scene() -> None:
        host = Host()
        room, tickets = await host.table("", "")
        await play_on(host, room, 2, Random(1))
        seat = room.game.turn
        assert seat is not None
        tabs = [Watcher(host, room.game.name, tickets[seat].token) for _ in range(3)]
        await quiet()
        for number, tab in enumerate(tabs):
            for each in tabs:
                each.heard()
            while room.game.turn != seat:
                await host.act(room, 1 - seat, card_of(room))
            card = str(card_of(room).card)
            do = {"do": "play", "card": card}
            tab.wire.wish({"type": "act", "id": f"{number}", "at": room.game.n, "do": do})
            await quiet()
            heard = [each.heard() for each in tabs]
            assert [frame["type"] for frame in heard[number]].count("ack") == 1
            last = [[f for f in frames if f["type"] == "update"][-1] for frames in heard]
            assert last[0] == last[1] == last[2]
            assert last[0]["n"] == room.game.n
        for each in tabs:
            await each.go()

    run(scene())


def test_who_was_away_for_long_is_shown_the_whole() -> None:
    """A page that is opened again after days has numbers that are too old to be filled up."""

    async def scene() -> None:
        host = Host()
        room, _ = await host.table("", "", options={"target": 99})
        await play_on(host, room, LONGEST_GAP + 40, Random(1))
        for have, kind in ((1, "state"), (room.game.n - 5, "update"), (10**9, "state")):
            late = Watcher(host, room.game.name, have=have)
            await quiet()
            frames = late.heard()
            assert [frame["type"] for frame in frames][:1] == [kind]
            assert frames[0]["n"] == room.game.n
            await late.go()

    run(scene())


@pytest.mark.parametrize("jump", [-3_600_000, 3_600_000])
def test_a_clock_that_jumps_takes_nobody_s_time_twice(jump: int) -> None:
    async def scene() -> None:
        host = Host()
        room, _ = await host.table("", "", clock=ClockTerms("bank", 60, 5))
        await play_on(host, room, 3, Random(1))
        seat = room.game.turn
        assert seat is not None
        left = [place.left for place in room.game.places]
        host.time.now += jump
        await host.act(room, seat, card_of(room))
        spent = left[seat] + 5000 - room.game.places[seat].left
        assert 0 <= spent <= left[seat]
        assert room.game.places[1 - seat].left == left[1 - seat]
        deadline = room.game.deadline()
        assert deadline is not None
        assert deadline - host.time.now <= 65_000
        name = room.game.name
        assert same(folded(name, await host.log.read(name)), room.game)

    run(scene())


def test_what_is_only_asked_for_makes_and_changes_nothing(tmp_path: Path) -> None:
    """Back, forward and reload are requests of this kind."""
    with served(tmp_path) as server:
        seats = [{"who": "me"}, {"who": "open"}]
        made = ask(server.address, "/api/games", {"rules": "academie", "seats": seats})
        ask(server.address, f"/api/games/{made['game']}/seats", {"name": "Bea"})

        def kept() -> list[tuple[object, ...]]:
            with closing(sqlite3.connect(tmp_path / "games.db")) as database:
                facts = "SELECT game, n, at, fact FROM facts ORDER BY game, n"
                return [*database.execute(facts), *database.execute("SELECT * FROM games")]

        before = kept()
        operations = ask(server.address, "/schema/openapi.json")["paths"]
        asked = 0
        for pattern, of in operations.items():
            if "get" not in of:
                continue
            path = pattern.replace("{game}", made["game"]).replace("{deal}", "1")
            path = re.sub(r"\{\w+\}", "academie", path)
            with suppress(HTTPError), urllib.request.urlopen(server.address + path, timeout=30):
                pass
            asked += 1
        for path in ("/", f"/g/{made['game']}", f"/embed/{made['game']}", "/lobby"):
            with urllib.request.urlopen(server.address + path, timeout=30):
                asked += 1
        assert asked >= 12
        assert kept() == before
