"""Is everybody told which of his games wait for him, and of no game that is not his?"""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.running import Server
from tests.server.test_accounts import Device

DAYS = {"kind": "days", "seconds": 3 * 86_400, "increment": 0}


def seat(made: Any) -> dict[str, str]:
    return {"game": made["game"], "token": made["token"]}


def test_where_one_is_waited_for_comes_first(server: Server) -> None:
    ann, ben = Device(server), Device(server)
    alone = ann.begin(clock=DAYS)
    both = ann.begin(clock=DAYS, name="Ann")
    sat = ben.ask("POST", f"games/{both['game']}/seats", {"name": "Ben"})
    told = ann.ask("POST", "standing", {"seats": [seat(alone), seat(both)]})["games"]
    assert [(one["game"], one["yours"]) for one in told] == [
        (both["game"], True),
        (alone["game"], False),
    ]
    assert told[0]["names"] == ["Ann", "Ben"]
    assert told[0]["left"] is None, "the first deal waits for ever"
    strange = {"seats": [{**seat(both), "token": sat["token"][::-1]}]}
    assert ben.ask("POST", "standing", strange) == {"games": []}
    assert ben.ask("POST", "standing", {"seats": [{"game": "nowhere", "token": "x"}]}) == {
        "games": []
    }


def test_an_account_finds_its_games_without_their_tokens(server: Server) -> None:
    ann = Device(server)
    ann.make("Standing Ann")
    made = ann.begin(clock=DAYS)
    (told,) = ann.ask("POST", "standing", {"seats": []})["games"]
    assert (told["game"], told["seat"], told["over"]) == (made["game"], 0, False)
    ann.token = "wrong"
    assert ann.ask("POST", "standing", {"seats": []})[0] == 401


@pytest.mark.parametrize(
    ("clock", "says"),
    [
        ({"kind": "days", "seconds": 90_000}, "failed-days"),
        ({"kind": "days", "seconds": 60}, "failed-days"),
        ({"kind": "move", "seconds": 86_401}, "failed-clock"),
        ({"kind": "bank", "seconds": 172_800}, "failed-clock"),
    ],
)
def test_a_clock_that_cannot_be_is_refused(server: Server, clock: Any, says: str) -> None:
    assert Device(server).begin(clock=clock) == (400, says)
