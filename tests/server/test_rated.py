"""Does a rated partie count once, for those who played it, and for nobody else?"""

from __future__ import annotations

import asyncio
import json
import urllib.request
from typing import Any

import pytest
from tests.server.player import play, run
from tests.server.running import Server
from tests.server.test_accounts import Device

RATED = {"options": {}, "rated": True}


def two(server: Server, *names: str) -> list[Device]:
    found = [Device(server) for _ in names]
    for one, name in zip(found, names, strict=True):
        one.make(name)
    return found


def leaders(server: Server, rules: str = "dobor", speed: str = "free") -> list[Any]:
    with urllib.request.urlopen(f"{server.address}/api/ratings/{rules}/{speed}") as answer:
        found: list[Any] = json.load(answer)["leaders"]
    return found


def played(server: Server, *seats: Any) -> Any:
    """Play a partie to its end; return the last view."""

    async def all_play() -> Any:
        playing = (
            play(server.address, seat["game"], seat["token"], n) for n, seat in enumerate(seats)
        )
        return (await asyncio.gather(*playing))[0].view

    return run(all_play())


def test_a_rated_partie_counts_once_for_both(any_server: Server) -> None:
    ann, bob = two(any_server, "Ann Able", "Bob Best")
    made = ann.begin(rules="dobor", **RATED)
    seat = bob.ask("POST", f"games/{made['game']}/seats", {"name": ""})
    view = played(any_server, made, seat)
    table = leaders(any_server)
    assert [one["parties"] for one in table] == [1, 1]
    names = ["Ann Able", "Bob Best"]
    assert [one["name"] for one in table] == [names[view["winner"]], names[1 - view["winner"]]]
    first, second = table
    assert first["rating"] - 1500 == 1500 - second["rating"] > 0
    assert first["doubt"] == second["doubt"] < 400
    again = play(any_server.address, made["game"], made["token"], 1)  # the end is told again
    assert run(again).view["phase"] == "over"
    assert leaders(any_server) == table
    assert leaders(any_server, speed="quick") == []
    own = ann.ask("GET", "account")["ratings"]
    assert own == [{**next(one for one in table if one["name"] == "Ann Able"), "name": ""}]
    assert bob.ask("DELETE", "account") is None
    assert [one["name"] for one in leaders(any_server)] == ["Ann Able"]


@pytest.mark.parametrize(
    "more",
    [
        {"options": {"target": 1}},
        {"seats": [{"who": "me"}, {"who": "agent", "agent": "greedy"}]},
        {"bot": True},
    ],
    ids=["other rules", "an agent", "a bot"],
)
def test_what_is_not_alike_for_all_is_not_rated(server: Server, more: dict[str, Any]) -> None:
    (one,) = two(server, f"Cid {next(iter(more))}")
    assert one.begin(**{**RATED, **more}) == (400, "failed-rated")


def test_only_different_accounts_sit_at_a_rated_table(server: Server) -> None:
    assert Device(server).begin(**RATED) == (400, "failed-rated-guest")
    dot, eli = two(server, "Dot Dual", "Eli Else")
    made = dot.begin(**RATED)
    path = f"games/{made['game']}/seats"
    assert Device(server).ask("POST", path, {}) == (400, "failed-rated-guest")
    assert dot.ask("POST", path, {}) == (400, "failed-rated-guest")
    assert eli.ask("POST", path, {"bot": True}) == (400, "failed-rated-guest")
    assert eli.ask("POST", path, {})["seat"] == 1


def test_nothing_is_taken_back_and_nobody_is_helped_in_a_rated_game(server: Server) -> None:
    flo, guy = two(server, "Flo Fair", "Guy Good")
    made = flo.begin(rules="academie", **RATED)
    seat = guy.ask("POST", f"games/{made['game']}/seats", {})

    async def first_asked() -> Any:
        """Return who is to act after some moves, and what he sees."""
        playing = [
            asyncio.ensure_future(play(server.address, ticket["game"], ticket["token"], n, 3))
            for n, ticket in enumerate((made, seat))
        ]
        done, others = await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
        for other in others:
            other.cancel()
        await asyncio.gather(*others, return_exceptions=True)
        return done.pop().result().view

    view = run(first_asked())
    assert "play" in {offer["do"] for offer in view["offers"]}
    assert "undo" not in {offer["do"] for offer in view["offers"]}
    asked = {
        flo.ask("POST", f"games/{made['game']}/hint", {"token": ticket["token"]})
        for ticket in (made, seat)
    }
    assert asked == {(400, "failed-hint-people"), (400, "failed-hint-turn")}


def test_a_guest_partie_is_not_rated(server: Server) -> None:
    ida, jay = two(server, "Ida Idle", "Jay Just")
    made = ida.begin()
    seat = jay.ask("POST", f"games/{made['game']}/seats", {})
    played(server, made, seat)
    assert ida.ask("GET", "account")["ratings"] == []
