"""Does the HTTP part do what its own description says, whatever is asked of it?"""

from __future__ import annotations

import asyncio
import json
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance
from tests.server.player import ask, play, run, socket
from tests.server.running import Server, served
from websockets.exceptions import InvalidStatus

from imperiale.server.limits import HEADERS


def test_it_does_what_its_description_says(server: Server) -> None:
    """By Schemathesis: every operation, with forms that are right and wrong."""
    schema = schemathesis.openapi.from_url(f"{server.address}/schema/openapi.json")
    operations: list[Any] = [found.ok() for found in schema.get_all_operations()]  # type: ignore[union-attr]
    assert len(operations) >= 9
    for operation in operations:

        @settings(
            max_examples=15,
            deadline=None,
            derandomize=True,
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy())
        def check(case: Any) -> None:
            # what no schema can say: which rules, options and seats go together
            case.call_and_validate(
                headers={"connection": "close"}, excluded_checks=[positive_data_acceptance]
            )

        check()


def status(request: urllib.request.Request) -> tuple[int, Any]:
    try:
        with urllib.request.urlopen(request, timeout=60) as answer:
            return answer.status, answer.headers
    except urllib.error.HTTPError as error:
        with error:
            json.load(error)
            return error.code, error.headers


FORM = {"rules": "academie", "seats": [{"who": "me"}, {"who": "agent", "agent": "greedy"}]}


@pytest.mark.parametrize(
    ("origin", "wanted"),
    [(None, 201), ("own", 201), ("http://evil.example", 403), ("null", 403)],
)
def test_only_our_page_makes_games(server: Server, origin: str | None, wanted: int) -> None:
    headers = {"content-type": "application/json"}
    if origin is not None:
        headers["origin"] = server.address if origin == "own" else origin
    body = json.dumps(FORM).encode()
    request = urllib.request.Request(server.address + "/api/games", body, headers)
    found, said = status(request)
    assert found == wanted
    assert {name: said[name] for name in HEADERS} == HEADERS


@pytest.mark.parametrize(
    ("path", "body"),
    [("/api/games", json.dumps(FORM).encode()), ("/api/chances?rules=academie&players=2", None)],
    ids=["a game", "chances, which take long"],
)
def test_who_asks_too_often_waits(path: str, body: bytes | None, tmp_path: Path) -> None:
    with served(tmp_path, "--posts", "2") as server:
        headers = {"content-type": "application/json"}
        asked = urllib.request.Request(server.address + path, body, headers)
        assert [status(asked)[0] // 100 for _ in range(3)] == [2, 2, 4]
        assert status(asked)[0] == 429
        assert status(urllib.request.Request(server.address + "/healthz"))[0] == 200


@pytest.mark.parametrize(
    "origin", [None, "http://evil.example", "http://127.0.0.1.evil.example", "null"]
)
def test_only_our_page_opens_a_socket(server: Server, origin: str | None) -> None:
    async def opened() -> None:
        async with socket(server.address, origin=origin):
            pass

    with pytest.raises(InvalidStatus) as refused:
        run(opened())
    assert refused.value.response.status_code == 403


def test_a_frame_that_is_too_large_closes_the_socket(server: Server) -> None:
    async def sent() -> int | None:
        async with socket(server.address) as opened:
            await opened.send("x" * 8193)
            await opened.wait_closed()
            return opened.close_code

    assert run(sent()) == 1009


def test_sockets_are_not_compressed(server: Server) -> None:
    async def extensions() -> str | None:
        async with socket(server.address, compression="deflate") as opened:
            assert opened.response is not None
            return opened.response.headers.get("sec-websocket-extensions")

    assert run(extensions()) is None


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"rules": "nothing"}, "code-unknown-rules"),
        ({"options": {"target": 0}}, "code-out-of-range"),
        ({"options": {"targt": 3}}, "code-unknown-key"),
        ({"seats": [{"who": "me"}, {"who": "me"}]}, "failed-two-of-me"),
        ({"seats": [{"who": "agent", "agent": "greedy"}] * 2}, "failed-nobody"),
        ({"seats": [{"who": "me"}, {"who": "agent", "agent": "x"}]}, "failed-agent"),
        ({"seats": [{"who": "me"}] + [{"who": "open"}] * 3}, "code-players-unsupported"),
        ({"house": "id = "}, "code-not-toml"),
        ({"house": 'extends = "academie"\ntricks = "all"'}, "code-not-allowed"),
        ({"seats": []}, "failed-form"),
        ({"more": 1}, "failed-form"),
    ],
)
def test_a_form_that_is_wrong_is_told_what_is_wrong(
    server: Server, change: dict[str, Any], key: str
) -> None:
    with pytest.raises(urllib.error.HTTPError) as error:
        ask(server.address, "/api/games", {**FORM, **change})
    assert error.value.code == 400
    with error.value:
        assert key in {message["key"] for message in json.load(error.value)["errors"]}


def test_house_rules_are_played(any_server: Server) -> None:
    house = 'extends = "academie"\nid = "ours"\nname = "As we play"\ntarget = 1\n'
    game = ask(any_server.address, "/api/games", {**FORM, "house": house})
    table = run(play(any_server.address, game["game"], game["token"], 1))
    assert table.view["rules"]["name"] == "As we play"
    assert max(seat["score"]["imperials"] for seat in table.view["seats"]) >= 1


def test_a_deal_is_told_when_it_is_over_and_not_before(any_server: Server, tmp_path: Path) -> None:
    game = ask(any_server.address, "/api/games", {**FORM, "options": {"target": 99}})
    path = f"/api/games/{game['game']}"
    run(play(any_server.address, game["game"], game["token"], 1, most=5))
    assert ask(any_server.address, f"{path}/proof")["deals"] == []
    with pytest.raises(urllib.error.HTTPError) as error:
        ask(any_server.address, f"{path}/deals/1")
    with error.value:
        assert error.value.code == 404
    run(play(any_server.address, game["game"], game["token"], 2, most=20))
    replay = ask(any_server.address, f"{path}/deals/1")
    assert replay["views"][-1]["step"] == "over"
    assert len(replay["views"]) == len(replay["happened"])
    first = replay["views"][0]
    assert [len(hand) for hand in first["hands"]] == [12, 12]
    assert len(ask(any_server.address, f"{path}/proof")["deals"]) == 1


def test_a_code_takes_up_the_seat_and_a_wrong_one_does_not(any_server: Server) -> None:
    game = ask(any_server.address, "/api/games", FORM)
    path = f"/api/games/{game['game']}/code"
    again = ask(any_server.address, path, {"code": game["code"]})
    assert (again["seat"], again["code"]) == (0, game["code"])
    assert again["token"] != game["token"]

    async def both() -> list[Any]:
        tokens = (game["token"], again["token"])
        return await asyncio.gather(
            *(play(any_server.address, game["game"], t, 1, 30) for t in tokens)
        )

    for table in run(both()):
        assert table.view["you"] == 0
    with pytest.raises(urllib.error.HTTPError) as error:
        ask(any_server.address, path, {"code": "wrong"})
    with error.value:
        assert error.value.code == 404
