"""Is somebody told, by the push service of his browser and nobody else, that it is his turn?"""

from __future__ import annotations

import asyncio
import json
import socket
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.cli.running import process
from tests.server.player import play, run
from tests.server.push_service import PushService, pushing
from tests.server.running import Server, served
from tests.server.test_accounts import Device

from imperiale.server.push import Hosts, NoKeyError, Push, key_of
from imperiale.services.notices import Gone
from imperiale.storage.copying import backup


@pytest.fixture
def service(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[PushService]:
    with pushing(tmp_path) as running:
        monkeypatch.setenv("SSL_CERT_FILE", str(running.trusted))
        yield running


@pytest.fixture
def push(service: PushService, tmp_path: Path) -> Iterator[Push]:
    way = Push(key_of(tmp_path / "push.pem"), Hosts([service.host]), "https://cards.example")
    yield way
    way.close()


@pytest.fixture
def told(service: PushService, tmp_path: Path) -> Iterator[Server]:
    keyed = ("--push", str(tmp_path / "push.pem"), "--push-host", service.host)
    with served(tmp_path, *keyed) as running:
        yield running


def subscribed(service: PushService, path: str, seats: list[Any], language: str = "en") -> Any:
    to = service.subscription(path)
    at = {"address": to.address, "key": to.key, "secret": to.secret, "language": language}
    return {**at, "seats": seats}


def seat(made: Any) -> dict[str, str]:
    return {"game": made["game"], "token": made["token"]}


def test_a_notice_says_where_and_whose_turn_and_nothing_else(
    service: PushService, push: Push
) -> None:
    run(push.send(service.subscription("ann", language="lt"), "k7m2pq9xyz"))
    (heard,) = service.heard
    assert heard.path == "/ann"
    assert heard.says == {"title": "Impériale", "body": "Jūsų eilė.", "url": "/g/k7m2pq9xyz"}
    assert heard.claims["sub"] == "https://cards.example"
    assert heard.headers["content-encoding"] == "aes128gcm"
    assert int(heard.headers["ttl"]) > 0


@pytest.mark.parametrize("status", [404, 410])
def test_an_address_that_is_no_more_is_said_to_be_gone(
    service: PushService, push: Push, status: int
) -> None:
    service.status = status
    with pytest.raises(Gone):
        run(push.send(service.subscription("ann"), "g"))


def test_nobody_is_sent_elsewhere_and_a_service_that_fails_is_left_alone(
    service: PushService, push: Push
) -> None:
    service.status = 307
    run(push.send(service.subscription("ann"), "g"))
    assert [heard.path for heard in service.heard] == ["/ann"]
    service.status = 503
    with pytest.raises(OSError, match="503"):
        run(push.send(service.subscription("ann"), "g"))
    run(push.send(service.subscription("ben"), "g"))
    assert [heard.path for heard in service.heard] == ["/ann", "/ann"]


def test_an_address_is_not_flooded(service: PushService, push: Push) -> None:
    async def often() -> None:
        for _ in range(30):
            await push.send(service.subscription("ann"), "g")
        await push.send(service.subscription("ben"), "g")

    run(often())
    assert [heard.path for heard in service.heard] == ["/ann"] * 20 + ["/ben"]


def test_a_known_name_that_leads_into_a_private_network_is_not_called(
    push: Push, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    port = int(service.host.partition(":")[2])
    there: Any = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.0.1", port))]
    monkeypatch.setattr("socket.getaddrinfo", lambda *_, **__: there)
    to = service.subscription("ann")._replace(address="https://fcm.googleapis.com/fcm/send/x")
    with pytest.raises(OSError, match="private"):
        run(push.send(to, "g"))
    assert service.heard == []


@pytest.mark.parametrize(
    "address",
    [
        "http://fcm.googleapis.com/x",
        "https://fcm.googleapis.com:8443/x",
        "https://user@fcm.googleapis.com/x",
        "https://fcm.googleapis.com@evil.example/x",
        "https://evil.example/fcm.googleapis.com",
        "https://push.apple.com.evil.example/",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://fcm.googleapis.com/x#y",
        "https://fcm.googleapis.com/x\r\nhost: evil.example",
        "https://fcm.googleapis.com:99999/x",
        "file:///etc/passwd",
        "https:fcm.googleapis.com/x",
    ],
)
def test_what_is_no_known_push_service_is_never_called(
    service: PushService, push: Push, address: str
) -> None:
    assert not Hosts().allow(address)
    with pytest.raises(Gone):
        run(push.send(service.subscription("x")._replace(address=address), "g"))
    assert service.heard == []


def test_the_key_is_made_once_and_only_its_owner_reads_it(tmp_path: Path) -> None:
    file = tmp_path / "keys" / "push.pem"
    first = key_of(file).private_numbers()
    assert key_of(file).private_numbers() == first
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    file.write_text("no key")
    with pytest.raises(NoKeyError, match="no private key"):
        key_of(file)
    found = process(
        "serve",
        "--no-open",
        "--port",
        "0",
        "--push",
        str(file),
        "--database",
        str(tmp_path / "g.db"),
    )
    assert found.status == 1
    assert "no private key" in found.err
    assert str(file) in " ".join(found.err.split())


def test_who_is_away_is_told(service: PushService, told: Server, tmp_path: Path) -> None:
    ann, ben = Device(told), Device(told)
    made = ann.begin()
    offered = ann.ask("GET", "notices")
    assert len(offered["key"]) == 87
    assert ann.ask("POST", "notices", subscribed(service, "ann", [seat(made)], "fr")) is None
    sat = ben.ask("POST", f"games/{made['game']}/seats", {"name": "Ben"})
    (heard,) = service.wait(1)
    assert heard.path == "/ann"
    assert heard.says == {
        "title": "Impériale",
        "body": "À vous de jouer.",
        "url": f"/g/{made['game']}",
    }
    text = json.dumps([heard.says, heard.headers])
    assert made["token"] not in text
    assert sat["token"] not in text

    async def both() -> None:
        await asyncio.gather(
            play(told.address, made["game"], made["token"], 1),
            play(told.address, made["game"], sat["token"], 2),
        )

    run(both())
    # the partie is over, and with it what was wished of its seats
    copy = tmp_path / "copy.jsonl"
    backup(str(tmp_path / "games.db"), copy)
    assert '"notices"' not in copy.read_text()


def test_what_may_not_be_is_refused(service: PushService, told: Server) -> None:
    ann = Device(told)
    form = subscribed(service, "ann", [])
    for changed, says in [
        ({"address": "https://127.0.0.1:1/x"}, "failed-push-service"),
        ({"address": form["address"].replace("https", "http")}, "failed-push-service"),
        ({"key": "A" * 87}, "failed-push-service"),
        ({"language": "xx"}, "failed-notices"),
    ]:
        assert ann.ask("POST", "notices", {**form, **changed}) == (400, says)
    assert ann.ask("POST", "notices", form) is None
    assert ann.ask("POST", "notices/ended", {"address": form["address"]}) is None


def test_an_account_is_told_of_all_its_games_until_it_is_gone(
    service: PushService, told: Server, tmp_path: Path
) -> None:
    ann, ben = Device(told), Device(told)
    ann.make("Ann of the Push")
    ann.ask("POST", "notices", subscribed(service, "ann", []))
    ((notice,),) = [ann.ask("GET", "account/export")["notices"]]
    assert (notice["host"], notice["language"]) == (service.host, "en")
    for number in (1, 2):
        made = ann.begin()
        ben.ask("POST", f"games/{made['game']}/seats", {"name": "Ben"})
        assert len(service.wait(number)) == number
    service.status = 410
    made = ann.begin()
    ben.ask("POST", f"games/{made['game']}/seats", {"name": "Ben"})
    service.wait(3)
    for _ in range(500):
        if not ann.ask("GET", "account")["notices"]:
            break
    else:
        raise AssertionError("an address that is gone is kept")
    service.status = 201
    ann.ask("POST", "notices", subscribed(service, "ann", []))
    ann.ask("DELETE", "sessions/others")
    assert ann.ask("GET", "account")["notices"] == []
    ann.ask("POST", "notices", subscribed(service, "ann", [seat(made)]))
    ann.ask("DELETE", "account")
    copy = tmp_path / "copy.jsonl"
    backup(str(tmp_path / "games.db"), copy)
    assert '"notices"' not in copy.read_text()


def test_without_a_key_none_are_offered(server: Server, service: PushService) -> None:
    assert Device(server).ask("GET", "notices") == {"key": ""}
    form = subscribed(service, "ann", [])
    assert Device(server).ask("POST", "notices", form) == (400, "failed-notices")
