"""Does a rated partie count once, for those who played it, and for nobody else?"""

from __future__ import annotations

import asyncio
import json
import urllib.request
from math import log10
from typing import Any

import pytest
from benchmarks.anchors import deals_of, steps_of
from tests.server.player import play, run
from tests.server.running import Server
from tests.server.test_accounts import Device

from imperiale.services.anchors import Measured, anchors, reckoned
from imperiale.services.rating import NEW, after, of_level

RATED = {"options": {}, "rated": True}


def two(server: Server, *names: str) -> list[Device]:
    found = [Device(server) for _ in names]
    for one, name in zip(found, names, strict=True):
        one.make(name)
    return found


def leaders(
    server: Server, rules: str = "dobor", speed: str = "free", *, levels: bool = False
) -> list[Any]:
    with urllib.request.urlopen(f"{server.address}/api/ratings/{rules}/{speed}") as answer:
        found: list[Any] = json.load(answer)["leaders"]
    return [one for one in found if bool(one["level"]) == levels]


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
        {"bot": True},
    ],
    ids=["other rules", "a bot"],
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


CLOCK = {"kind": "move", "seconds": 60}


def against(*levels: str) -> list[Any]:
    return [{"who": "me"}, *({"who": "agent", "agent": level} for level in levels)]


def test_a_partie_against_the_computer_counts_for_who_plays_it(server: Server) -> None:
    before = leaders(server, "academie", "slow", levels=True)
    assert [one["level"] for one in before][::-1] == list(anchors("academie"))
    (kit,) = two(server, "Kit Keen")
    made = kit.begin(rules="academie", seats=against("beginner"), clock=CLOCK, **RATED)
    view = played(server, made)
    (found,) = leaders(server, "academie", "slow")
    assert (found["name"], found["parties"]) == ("Kit Keen", 1)
    assert (found["rating"] > 1500) == (view["winner"] == 0)
    assert found["doubt"] < 246, "who has played is known better than who has not"
    assert leaders(server, "academie", "slow", levels=True) == before, "levels stand still"
    assert leaders(server, "academie", "free") == []


@pytest.mark.parametrize(
    "more",
    [
        {"seats": against("casual")},
        {"seats": against("greedy"), "clock": CLOCK},
        {"seats": against("casual", "casual"), "clock": CLOCK, "rules": "imperialas"},
    ],
    ids=["no clock", "no level", "three"],
)
def test_what_no_level_has_played_is_not_rated(server: Server, more: dict[str, Any]) -> None:
    (one,) = two(server, f"Lee {len(str(more))}")
    assert one.begin(**{"rules": "academie", **RATED, **more}) == (400, "failed-rated-computer")


def test_a_stronger_level_is_worth_more() -> None:
    strengths = [of_level("academie", level) for level in anchors("academie")]
    assert of_level("academie", "casual").shown == 1500
    assert [each.mu for each in strengths] == sorted(each.mu for each in strengths)
    won = [after([NEW, each], 0)[0].mu for each in strengths]
    assert won == sorted(won)
    assert len(set(won)) == len(won) >= 3


def test_anchors_follow_from_the_ladder() -> None:
    def row(a: str, b: str, chance: float, rules: str = "foster", players: int = 2) -> Any:
        of = {"mean": chance, "standard_error": 0.002}
        return {"rules": rules, "players": players, "a": a, "b": b, "pairs": 50, "chance": of}

    rows = [
        row("club", "casual", 0.02),
        row("casual", "beginner", 0.01),
        row("club", "casual", 0.5, "pierer"),
        row("club", "casual", 0.5, players=3),
        row("master", "beginner", 0.5),
        row("master", "strong", 0.01),
    ]
    steps = steps_of(rows, "foster")
    assert [(step.level, step.chance) for step in steps][:2] == [("casual", 0.01), ("club", 0.02)]
    found = {one.level: one for one in reckoned(Measured(5.0, steps))}
    assert set(found) == {"beginner", "casual", "club"}, "nobody knows how strong `strong` is"
    assert found["beginner"].points == pytest.approx(400 * log10(0.45 / 0.55))
    assert found["club"].points == pytest.approx(400 * log10(0.6 / 0.4))
    assert deals_of("academie", 4) == deals_of("academie", 4) > 1
