"""What becomes of frames that no page sends: wrong, forged, too many, too large, too slow?"""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.server.pipes import Wire
from tests.server.player import Json
from tests.services.houses import Host, run
from tests.services.test_house import play_on

from imperiale.server import connection, wire
from imperiale.server.connection import Closed, Connection
from imperiale.server.limits import Rate

KNOWN = {"state", "update", "onlookers", "ack", "refused", "ping", "pong"}

words = st.text(max_size=20) | st.sampled_from(["Kh", "7c", "", "ff", "tricks", "play", "act"])
values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | words,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(words, inner, max_size=4),
    max_leaves=8,
)
TAGS = [str(each.__struct_config__.tag) for each in wire.Do.__args__]
fields = st.dictionaries(
    st.sampled_from(["card", "cards", "number", "amount", "nonce", "seat", "yes", "on", "against"]),
    values | st.integers(-1, 8) | st.sampled_from(["Kh", "Ac", "tricks", "imperials"]),
    max_size=3,
)
wishes = st.builds(lambda tag, more: {**more, "do": tag}, st.sampled_from(TAGS), fields)
acts = st.builds(
    lambda key, at, do: {"type": "act", "id": key, "at": at, "do": do},
    st.sampled_from("abcdef"),
    st.integers(0, 40),
    wishes,
)
frames = acts.map(lambda act: json.dumps(act).encode())
noise = st.binary(max_size=60) | values.map(lambda value: json.dumps(value).encode())


async def spoken(sent: list[bytes], rate: Rate | None = None) -> tuple[list[Json], Closed | None]:
    """Send frames from a seat of a game that has begun; return what was answered."""
    host = Host()
    room, tickets = await host.table("", "")
    await play_on(host, room, 4, Random(3))
    before = [line.fact for line in room.game.log]
    line = Wire(Random(0))
    own = Connection(host.house, line, rate or Rate(10**9, 20.0, lambda: 0.0))
    speaking = asyncio.create_task(own.run())
    line.wish({"type": "hello", "game": room.game.name, "token": tickets[0].token, "have": 0})
    for frame in sent:
        line.up.put_nowait(frame)
    for _ in range(100):
        await asyncio.sleep(0)  # what is answered is written before the line ends
    line.up.put_nowait(None)
    end = await speaking
    answers = []
    while not line.down.empty():
        text = line.down.get_nowait()
        answers.append(json.loads(text or b"null"))
    assert [entry.fact for entry in room.game.log[: len(before)]] == before
    assert len(await host.log.read(room.game.name)) == room.game.n
    return answers, end


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(frames | noise, max_size=6))
def test_no_frame_does_harm(sent: list[bytes]) -> None:
    """Each is answered, or the socket is closed with a reason; nothing that was kept changes."""
    answers, end = run(spoken(sent))
    assert {answer["type"] for answer in answers} <= KNOWN
    assert end is None or (end.code == 4400 and end.reason.key == "failed-not-understood")


@settings(max_examples=100, deadline=None)
@given(st.lists(acts, max_size=5))
def test_every_wish_that_is_a_frame_is_answered_once(sent: list[Json]) -> None:
    def sound(act: Json) -> bool:
        try:
            msgspec.json.decode(json.dumps(act), type=wire.ClientFrame)
        except msgspec.MsgspecError:
            return False
        return True

    good = [act for act in sent if sound(act)]
    answers, end = run(spoken([json.dumps(act).encode() for act in good]))
    assert end is None
    told = [answer["id"] for answer in answers if answer["type"] in ("ack", "refused")]
    assert told == [act["id"] for act in good]


def test_too_many_wishes_close_the_socket() -> None:
    act = json.dumps({"type": "act", "id": "a", "at": 0, "do": {"do": "undo"}}).encode()
    answers, end = run(spoken([act] * 61, Rate(60, 20.0, lambda: 0.0)))
    assert end is not None
    assert (end.code, end.reason.key) == (1008, "failed-too-many")
    assert sum(answer["type"] == "refused" for answer in answers) <= 60


def test_a_wish_before_the_greeting_is_not_understood() -> None:
    async def scene() -> Closed | None:
        line = Wire(Random(0))
        speaking = asyncio.create_task(
            Connection(Host().house, line, Rate(9, 1.0, lambda: 0.0)).run()
        )
        line.wish({"type": "act", "id": "a", "at": 0, "do": {"do": "done"}})
        return await speaking

    end = run(scene())
    assert end is not None
    assert end.code == 4400


@pytest.mark.parametrize(
    ("hello", "code"),
    [
        ({"game": "nothing"}, 4404),
        ({"game": "", "have": 0}, 4400),
        ({"game": "x", "protocol": 0}, 4409),
    ],
)
def test_a_greeting_of_no_use_says_so(hello: dict[str, Any], code: int) -> None:
    async def scene() -> Closed | None:
        line = Wire(Random(0))
        own = Connection(Host().house, line, Rate(9, 1.0, lambda: 0.0))
        line.wish({"type": "hello", **hello})
        return await own.run()

    end = run(scene())
    assert end is not None
    assert end.code == code


def test_a_reader_who_is_too_slow_is_sent_away() -> None:
    async def scene() -> Closed | None:
        host = Host()
        room, tickets = await host.table("", "")

        class Slow(Wire):
            async def send(self, frame: bytes) -> None:
                await asyncio.sleep(3600)

        line = Slow(Random(0))
        own = Connection(host.house, line, Rate(10**9, 1.0, lambda: 0.0))
        speaking = asyncio.create_task(own.run())
        line.wish({"type": "hello", "game": room.game.name, "token": tickets[0].token})
        while not room.listeners:
            await asyncio.sleep(0)
        await play_on(host, room, 2 * connection.MOST_WAITING, Random(1))
        assert len(own._waiting) <= connection.MOST_WAITING
        await asyncio.sleep(0)
        return own._end if not speaking.done() else speaking.result()

    end = run(scene())
    assert end is not None
    assert end.code == 1013


def test_silence_ends_a_connection(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "SILENCE", 0.05)
    monkeypatch.setattr(connection, "BEAT", 0.02)

    async def scene() -> list[Json]:
        host = Host()
        room, tickets = await host.table("", "")
        line = Wire(Random(0))
        own = Connection(host.house, line, Rate(9, 1.0, lambda: 0.0))
        line.wish({"type": "hello", "game": room.game.name, "token": tickets[0].token})
        assert await own.run() is None
        assert not room.present(0)
        heard = []
        while not line.down.empty():
            heard.append(json.loads(line.down.get_nowait() or b"null"))
        return heard

    assert "ping" in {frame["type"] for frame in run(scene())}


def test_a_socket_that_does_not_greet_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    """However much it says besides."""
    monkeypatch.setattr(connection, "GREETING", 0.1)

    async def scene() -> None:
        line = Wire(Random(0))
        own = Connection(Host().house, line, Rate(10**9, 1.0, lambda: 0.0))
        speaking = asyncio.create_task(own.run())
        while not speaking.done():
            line.wish({"type": "ping", "t": 1})
            await asyncio.sleep(0.01)
        assert speaking.result() is None

    run(scene())
