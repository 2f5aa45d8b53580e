"""Does an account belong to whoever has its passkey, and to nobody else?"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from tests.server.authenticator import Authenticator
from tests.server.player import play, run, socket
from tests.server.running import Server, served
from websockets.exceptions import ConnectionClosed

from imperiale.storage.copying import backup, restore

SHORT = {"win_by": "card_points", "deals": 1}


class Device:
    """A browser that has the page open under a name, and a passkey."""

    def __init__(self, server: Server, passkey: Authenticator | None = None) -> None:
        self.address = server.address.replace("127.0.0.1", "localhost")
        self.direct = server.address
        self.origin = self.address
        self.passkey = passkey or Authenticator(self.origin)
        self.token = ""

    def ask(self, method: str, path: str, form: Any = None, origin: str | None = None) -> Any:
        """Ask; return what is answered, or the keys of what is wrong."""
        body = None if form is None else json.dumps(form).encode()
        request = urllib.request.Request(f"{self.direct}/api/{path}", body, method=method)
        request.add_header("origin", origin or self.origin)
        request.add_header("host", (origin or self.origin).partition("//")[2])
        if body is not None:
            request.add_header("content-type", "application/json")
        if self.token:
            request.add_header("authorization", f"Bearer {self.token}")
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                text = answer.read()
                return json.loads(text) if text else None
        except urllib.error.HTTPError as error:
            with error:
                return error.code, json.load(error)["detail"]

    def make(self, name: str) -> Any:
        """Make an account; return what is told of it."""
        asked = self.ask("POST", "account/asked", {"name": name})
        form = {"credential": self.passkey.make(asked["options"]), "label": "Laptop"}
        told = self.ask("POST", "account", form)
        self.token = told["token"]
        return told

    def sign_in(self) -> Any:
        """Sign in by the passkey."""
        asked = self.ask("POST", "sessions/asked")
        told = self.ask("POST", "sessions", {"credential": self.passkey.sign(asked["options"])})
        if isinstance(told, dict):
            self.token = told["token"]
        return told

    def begin(self, **more: Any) -> Any:
        """Make a game for two."""
        form = {
            "rules": "academie",
            "options": SHORT,
            "seats": [{"who": "me"}, {"who": "open"}],
            "name": "whoever",
        }
        return self.ask("POST", "games", {**form, **more})


@pytest.fixture
def device(server: Server) -> Device:
    return Device(server)


def test_an_account_is_made_and_signed_in_to_by_a_passkey(server: Server, device: Device) -> None:
    made = device.make("Ann Alone")
    assert (made["name"], len(made["code"].split("-"))) == ("Ann Alone", 4)
    other = Device(server, device.passkey)
    assert other.sign_in()["name"] == "Ann Alone"
    told = other.ask("GET", "account")
    assert [(key["label"], key["used"] >= key["made"]) for key in told["passkeys"]] == [
        ("Laptop", True)
    ]
    assert [one["here"] for one in told["devices"]] == [False, True]


def test_a_name_belongs_to_one_account_however_it_is_written(
    server: Server, device: Device
) -> None:
    device.make("Béa Both")
    for name in ("Béa Both", "bea  BOTH", "Ｂea both"):
        asked = Device(server).ask("POST", "account/asked", {"name": name})
        assert asked == (400, "account-name-taken")
    assert device.ask("POST", "account/asked", {"name": " \u202e "}) == (400, "account-name-taken")


def test_two_who_ask_for_one_name_at_once_do_not_both_get_it(server: Server) -> None:
    devices = [Device(server), Device(server)]
    asked = [one.ask("POST", "account/asked", {"name": "Cat Coming"}) for one in devices]
    answers = [
        one.ask("POST", "account", {"credential": one.passkey.make(question["options"])})
        for one, question in zip(devices, asked, strict=True)
    ]
    assert answers[0]["name"] == "Cat Coming"
    assert answers[1] == (400, "account-name-taken")


def test_an_answer_counts_once(server: Server, device: Device) -> None:
    device.make("Dan Double")
    asked = device.ask("POST", "sessions/asked")
    form = {"credential": device.passkey.sign(asked["options"])}
    assert device.ask("POST", "sessions", form)["name"] == "Dan Double"
    assert device.ask("POST", "sessions", form) == (400, "account-not-proven")


def test_an_answer_to_another_question_proves_nothing(server: Server, device: Device) -> None:
    device.make("Eve Else")
    asked = device.ask("POST", "account/passkeys/asked")
    form = {"credential": device.passkey.sign({**asked["options"], "rpId": "localhost"})}
    assert Device(server).ask("POST", "sessions", form) == (400, "account-not-proven")


def test_who_has_another_key_is_not_let_in(server: Server, device: Device) -> None:
    device.make("Fay First")
    thief = Authenticator(device.origin)
    thief.id = device.passkey.id
    assert Device(server, thief).sign_in() == (400, "account-not-proven")


def test_an_answer_given_to_another_page_is_not_taken(server: Server, device: Device) -> None:
    device.make("Gil Good")
    device.passkey.origin = "https://evil.example"
    assert Device(server, device.passkey).sign_in() == (400, "account-not-proven")


@pytest.mark.parametrize(
    "credential",
    [
        {},
        {"response": {"clientDataJSON": "AAAA"}},
        {"response": {"clientDataJSON": "W10"}},
        {"response": {"clientDataJSON": "eyJjaGFsbGVuZ2UiOiBbXX0"}},
        {"id": 3, "response": None},
    ],
    ids=["nothing", "bytes", "a list", "no challenge", "numbers"],
)
def test_what_is_no_answer_is_refused(device: Device, credential: dict[str, Any]) -> None:
    form = {"credential": credential}
    assert device.ask("POST", "sessions", form) == (400, "account-not-proven")
    assert device.ask("POST", "account", form) == (400, "account-not-proven")


def test_a_page_of_somebody_else_can_do_nothing(device: Device) -> None:
    device.make("Hal Here")
    evil = "https://evil.example"
    for method, path in (("POST", "sessions/asked"), ("DELETE", "account"), ("DELETE", "sessions")):
        assert device.ask(method, path, origin=evil) == (403, "failed-origin")
    device.token = ""
    assert device.ask("GET", "account") == (401, "account-not-signed-in")


def test_at_an_address_in_numbers_it_is_said_why_there_are_no_passkeys(
    server: Server, device: Device
) -> None:
    told = device.ask("POST", "sessions/asked", origin=server.address)
    assert told == (400, "account-no-site")


def test_another_passkey_lets_in_and_the_last_one_stays(server: Server, device: Device) -> None:
    device.make("Ida Inn")
    phone = Device(server)
    phone.token = device.token
    asked = phone.ask("POST", "account/passkeys/asked")
    assert len(asked["options"]["excludeCredentials"]) == 1
    form = {"credential": phone.passkey.make(asked["options"]), "label": "Phone"}
    assert phone.ask("POST", "account/passkeys", form) is None
    assert phone.sign_in()["name"] == "Ida Inn"
    first, second = (key["id"] for key in phone.ask("GET", "account")["passkeys"])
    assert phone.ask("DELETE", f"account/passkeys/{first}") is None
    assert phone.ask("DELETE", f"account/passkeys/{second}") == (400, "account-last-passkey")
    assert Device(server, device.passkey).sign_in() == (400, "account-not-proven")


def test_somebody_elses_passkey_is_not_removed(server: Server, device: Device) -> None:
    device.make("Jo Just")
    other = Device(server)
    other.make("Kim Kept")
    key = device.ask("GET", "account")["passkeys"][0]["id"]
    assert other.ask("DELETE", f"account/passkeys/{key}") == (400, "account-last-passkey")
    assert device.sign_in()["name"] == "Jo Just"


def test_a_code_lets_in_once_and_gives_another(server: Server, device: Device) -> None:
    code = device.make("Lea Lost")["code"]
    found = Device(server)
    told = found.ask("POST", "sessions/code", {"code": f" {code.upper()} "})
    assert told["name"] == "Lea Lost"
    assert told["code"] != code
    assert found.ask("POST", "sessions/code", {"code": code}) == (400, "account-no-code")
    device.token = told["token"]
    renewed = device.ask("POST", "account/code")["code"]
    assert found.ask("POST", "sessions/code", {"code": told["code"]}) == (400, "account-no-code")
    assert found.ask("POST", "sessions/code", {"code": renewed})["name"] == "Lea Lost"


def test_who_signs_out_is_out_and_so_are_the_others_if_he_wishes(
    server: Server, device: Device
) -> None:
    device.make("Max Many")
    others = [Device(server, device.passkey) for _ in range(2)]
    for other in others:
        other.sign_in()
    assert others[0].ask("DELETE", "sessions") is None
    assert others[0].ask("GET", "account") == (401, "account-not-signed-in")
    assert device.ask("DELETE", "sessions/others") is None
    assert others[1].ask("GET", "account") == (401, "account-not-signed-in")
    assert len(device.ask("GET", "account")["devices"]) == 1


def test_games_of_a_guest_are_kept_and_played_on_from_another_device(any_server: Server) -> None:
    server = any_server
    device = Device(server)
    made = device.begin()
    device.make("Nan Now")
    seats = [{"game": made["game"], "token": made["token"]}, {"game": "nowhere", "token": "none"}]
    assert device.ask("POST", "account/seats", {"seats": seats}) == {"seats": 1}
    thief = Device(server)
    thief.make("Oz Out")
    assert thief.ask("POST", "account/seats", {"seats": seats[:1]}) == {"seats": 0}
    assert thief.ask("POST", f"account/games/{made['game']}") == (404, "failed-no-seat")
    other = Device(server, device.passkey)
    other.sign_in()
    again = other.ask("POST", f"account/games/{made['game']}")
    assert (again["seat"], again["token"] != made["token"]) == (0, True)
    assert [held["game"] for held in other.ask("GET", "account")["games"]] == [made["game"]]


def test_who_leaves_a_game_under_way_has_left_it(any_server: Server) -> None:
    """On every process, and whoever holds its token."""
    device, friend = Device(any_server), Device(any_server)
    device.make("Una Under")
    made = device.begin()
    seat = friend.ask("POST", f"games/{made['game']}/seats", {"name": "Friend"})

    async def leaves() -> tuple[int | None, Any]:
        async with socket(any_server.address) as mine:
            hello = {"type": "hello", "game": made["game"], "token": made["token"]}
            await mine.send(json.dumps(hello))
            assert json.loads(await mine.recv())["view"]["you"] == 0
            assert await asyncio.to_thread(device.ask, "DELETE", "account") is None
            with suppress(ConnectionClosed):
                async for _ in mine:
                    pass
        async with socket(any_server.address) as his:
            await his.send(json.dumps({**hello, "token": seat["token"]}))
            return mine.close_code, json.loads(await his.recv())["view"]

    code, view = run(leaves())
    assert code == 4403
    assert [place["name"] for place in view["seats"]] == ["", "Friend"]
    assert (view["phase"], view["you"]) == ("ready", 1)


def test_who_has_an_account_sits_down_by_its_name(server: Server, device: Device) -> None:
    device.make("Pia Player")
    made = device.begin(name="Somebody else", listed=True)
    tables = device.ask("GET", "lobby")["games"]
    assert next(t for t in tables if t["game"] == made["game"])["names"][0] == "Pia Player"
    assert [held["game"] for held in device.ask("GET", "account")["games"]] == [made["game"]]
    device.token = "no-such-token"
    assert device.begin() == (401, "account-not-signed-in")


@pytest.fixture
def own(tmp_path: Path) -> Iterator[tuple[Server, Path]]:
    with served(tmp_path) as server:
        yield server, tmp_path / "games.db"


def test_who_leaves_is_forgotten_and_the_others_keep_their_game(own: tuple[Server, Path]) -> None:
    server, file = own
    device, friend = Device(server), Device(server)
    device.make("Quin Quits")
    friend.make("Ray Remains")
    made = device.begin()
    seat = friend.ask("POST", f"games/{made['game']}/seats", {"name": ""})

    async def both() -> Any:
        playing = (
            play(server.address, made["game"], ticket["token"], n)
            for n, ticket in enumerate((made, seat))
        )
        return (await asyncio.gather(*playing))[1].view

    before = run(both())
    assert [place["name"] for place in before["seats"]] == ["Quin Quits", "Ray Remains"]
    records = raw(server, f"/api/games/{made['game']}/records")
    exported = device.ask("GET", "account/export")
    assert exported["name"] == "Quin Quits"
    assert [held["game"] for held in exported["games"]] == [made["game"]]
    assert device.ask("DELETE", "account") is None
    assert device.ask("GET", "account") == (401, "account-not-signed-in")
    assert Device(server, device.passkey).sign_in() == (400, "account-not-proven")
    assert raw(server, f"/api/games/{made['game']}/records") == records
    after = run(play(server.address, made["game"], seat["token"], 1)).view
    assert [place["name"] for place in after["seats"]] == ["", "Ray Remains"]
    changed = {"n", "now", "seats", "onlookers"}
    assert {k: v for k, v in after.items() if k not in changed} == {
        k: v for k, v in before.items() if k not in changed
    }
    with sqlite3.connect(file) as kept:
        facts = b"".join(row[0] for row in kept.execute("SELECT fact FROM facts"))
        names = kept.execute("SELECT name FROM accounts").fetchall()
        held = kept.execute("SELECT count(*) FROM holdings").fetchone()
    kept.close()
    assert b"Quin" not in facts
    assert b"Ray Remains" in facts
    assert names == [("Ray Remains",)]
    assert held == (1,)
    assert friend.ask("GET", "account")["games"][0]["over"]


def raw(server: Server, path: str) -> bytes:
    with urllib.request.urlopen(server.address + path, timeout=60) as answer:
        return bytes(answer.read())


def test_an_account_is_copied_and_brought_back(tmp_path: Path) -> None:
    (tmp_path / "first").mkdir()
    (tmp_path / "second").mkdir()
    with served(tmp_path / "first") as server:
        device = Device(server)
        device.make("Sue Safe")
        made = device.begin()
        port = server.port
    copy = tmp_path / "games.jsonl"
    assert backup(str(tmp_path / "first" / "games.db"), copy) == 1
    assert restore(str(tmp_path / "second" / "games.db"), copy) == 1
    again = Server(tmp_path / "second", port)
    back = Device(again, device.passkey)
    assert back.sign_in()["name"] == "Sue Safe"
    assert [held["game"] for held in back.ask("GET", "account")["games"]] == [made["game"]]
    assert again.end() == (0, "")
