"""Is whoever comes again and again to be refused kept out, and nobody else?"""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from tests.server.player import ask, run, socket
from tests.server.running import served
from websockets.exceptions import ConnectionClosed, InvalidStatus

from imperiale.server.door import MOST_FAULTS, SHUT, Door, household

OTHER = ("127.0.0.2", 0)
"""Somebody at another address of this machine."""


class Watch:
    """A clock that the test sets."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_the_door_is_shut_for_who_was_refused_too_often_and_opens_again() -> None:
    watch = Watch()
    door = Door(10, 1000, watch)
    for _ in range(MOST_FAULTS):
        door.fault("192.0.2.1")
    assert not door.shut("192.0.2.1")
    door.fault("192.0.2.1")
    assert door.shut("192.0.2.1")
    assert not door.shut("192.0.2.2")
    assert not door.enter("192.0.2.1")
    assert not door.asked("192.0.2.1")
    watch.now = SHUT + 0.1
    assert door.enter("192.0.2.1")
    assert door.asked("192.0.2.1")


def test_a_fault_now_and_then_shuts_nobody_out() -> None:
    watch = Watch()
    door = Door(10, 1000, watch)
    for _ in range(10 * MOST_FAULTS):
        watch.now += 2.0
        door.fault("192.0.2.1")
        assert not door.shut("192.0.2.1")


def test_sockets_and_requests_of_an_address_are_counted() -> None:
    watch = Watch()
    door = Door(3, 5, watch)
    assert [door.enter("a") for _ in range(4)] == [True, True, True, False]
    assert door.enter("b")
    watch.now = 21.0
    assert not door.enter("a"), "three are open still"
    door.leave("a")
    assert door.enter("a")
    assert [door.asked("c") for _ in range(6)] == [True] * 5 + [False]


def test_a_network_of_the_newer_kind_is_one_household() -> None:
    assert household("2001:db8::1") == household("2001:db8::ffff") != household("2001:db8:0:1::1")
    assert household("198.51.100.1") != household("198.51.100.2")


@pytest.mark.parametrize("way", ["noise", "pings", "wishes", "greetings"])
def test_a_flooder_is_shut_out_and_his_neighbours_play_on(way: str, tmp_path: Path) -> None:
    """His next line is left hanging; who is in already, even at his address, stays."""
    seats = [{"who": "me"}, {"who": "open"}]

    async def scene(address: str, made: dict[str, Any]) -> None:
        hello = json.dumps({"type": "hello", "game": made["game"]})
        frame = {
            "noise": "{",
            "pings": json.dumps({"type": "ping", "t": 1}),
            "wishes": json.dumps({"type": "act", "id": "a", "at": 0, "do": {"do": "undo"}}),
            "greetings": hello,
        }[way]

        async def floods() -> int | None:
            try:
                async with socket(address, local_addr=OTHER) as opened:
                    with suppress(ConnectionClosed):
                        await opened.send(hello)
                        for _ in range(70):
                            await opened.send(frame)
                    with suppress(ConnectionClosed):
                        async for _ in opened:
                            pass
                    return opened.close_code
            except InvalidStatus as refused:  # the others have shut the door meanwhile
                return refused.response.status_code

        async with socket(address, local_addr=OTHER) as neighbour:
            await neighbour.send(hello)
            await neighbour.recv()
            codes = set(await asyncio.gather(*(floods() for _ in range(MOST_FAULTS + 1))))
            # who goes on sending is cut off, and may not hear why
            assert codes <= {4400 if way == "noise" else 1008, 1006, 403}
            with pytest.raises(TimeoutError):
                async with socket(address, local_addr=OTHER, open_timeout=0.5):
                    pass
            async with socket(address) as elsewhere:
                await elsewhere.send(hello)
                await elsewhere.recv()
            await neighbour.send(json.dumps({"type": "ping", "t": 7}))
            while json.loads(await neighbour.recv())["type"] != "pong":
                pass

    with served(tmp_path, "--actions", "60") as server:
        made = ask(server.address, "/api/games", {"rules": "academie", "seats": seats})
        run(scene(server.address, made))


@pytest.mark.parametrize("way", ["pings below", "parts"])
def test_what_no_page_sends_cuts_the_line(way: str, tmp_path: Path) -> None:
    async def scene(address: str) -> int | None:
        async with socket(address) as opened:
            with suppress(ConnectionClosed):
                if way == "parts":
                    await opened.send("x" for _ in range(100))
                for _ in range(100):
                    await opened.ping()
            await opened.wait_closed()
            return opened.close_code

    with served(tmp_path) as server:
        assert run(scene(server.address)) == 1006


def test_who_does_not_hear_that_he_is_to_end_is_cut_off(tmp_path: Path) -> None:
    """He sends on and on; little of it is taken in after the socket has been closed."""

    async def scene(port: int) -> int:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        asked = f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}\r\n"
        asked += "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        writer.write(f"{asked}Sec-WebSocket-Key: {'A' * 22}==\r\n\r\n".encode())
        assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
        writer.write(b"\x81\x81\0\0\0\0{")
        frames = b"\x81\x80\0\0\0\0" * 500
        for times in range(3000):
            writer.write(frames)
            try:
                await writer.drain()
            except ConnectionError:
                return times
            await asyncio.sleep(0.001)
        return 3000

    with served(tmp_path) as server:
        assert run(scene(server.port)) < 3000


def test_more_sockets_than_an_address_may_have_are_refused(tmp_path: Path) -> None:
    async def scene(address: str) -> None:
        async with socket(address), socket(address):
            with pytest.raises(InvalidStatus) as refused:
                async with socket(address):
                    pass
            assert refused.value.response.status_code == 403
            async with socket(address, local_addr=OTHER):
                pass

    with served(tmp_path, "--sockets", "2") as server:
        run(scene(server.address))


def test_a_proxy_is_believed_for_whom_it_comes(tmp_path: Path) -> None:
    """Only from addresses that are said to be proxies: anybody else may write what he likes."""

    async def refused(address: str, told: str, **more: Any) -> bool:
        headers = {"x-forwarded-for": told}
        try:
            async with socket(address, additional_headers=headers, **more):
                return False
        except InvalidStatus:
            return True

    async def scene(address: str) -> None:
        async with socket(address, additional_headers={"x-forwarded-for": "192.0.2.1"}):
            assert await refused(address, "192.0.2.1")
            assert not await refused(address, "192.0.2.2")
            assert not await refused(address, "192.0.2.9", local_addr=("127.0.0.3", 0))
        async with socket(address, local_addr=OTHER):
            assert await refused(address, "192.0.2.3", local_addr=OTHER)

    with served(tmp_path, "--sockets", "1", "--proxy", "127.0.0.3") as server:
        run(scene(server.address))
