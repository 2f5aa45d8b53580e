"""What does one do who sends a server as much as he can?

``python -m benchmarks.flooder http://127.0.0.1:8421 GAME 20`` does so for as many seconds, in every
way in turn, from an address of his own, and as what the machine does last: what is measured
meanwhile of others is what the server lets itself be kept from, and not that it shares a machine.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import time
from collections.abc import AsyncIterator
from contextlib import suppress
from itertools import cycle
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

FROM = ("127.0.0.2", 0)
"""From where he comes."""

WAYS = ("pings", "wishes", "noise", "greetings", "connects", "requests")

AT_ONCE = 20
"""Lines that he keeps open."""


async def flood(address: str, game: str, seconds: float) -> dict[str, int]:
    """Flood in all ways at once; return how often each came to something."""
    done = dict.fromkeys(WAYS, 0)
    ways = cycle(WAYS)
    until = time.monotonic() + seconds
    async with asyncio.TaskGroup() as group:
        for _, way in zip(range(AT_ONCE), ways, strict=False):
            group.create_task(_forever(address, game, way, until, done))
    return done


async def _forever(address: str, game: str, way: str, until: float, done: dict[str, int]) -> None:
    while time.monotonic() < until:
        with suppress(WebSocketException, OSError, EOFError, TimeoutError):
            async with asyncio.timeout(max(0.0, until - time.monotonic())):
                async for _ in _once(address, game, way):
                    done[way] += 1
        await asyncio.sleep(0)


async def _once(address: str, game: str, way: str) -> AsyncIterator[None]:
    if way == "requests":
        place = urlsplit(address)
        reader, writer = await asyncio.open_connection(place.hostname, place.port, local_addr=FROM)
        try:
            while True:
                writer.write(
                    b"GET /api/catalog HTTP/1.1\r\nhost: " + place.netloc.encode() + b"\r\n\r\n"
                )
                await writer.drain()
                head = await reader.readuntil(b"\r\n\r\n")
                length = next(
                    int(line[15:])
                    for line in head.lower().split(b"\r\n")
                    if line.startswith(b"content-length")
                )
                await reader.readexactly(length)
                yield
        finally:
            writer.close()
    origin: Any = address
    async with connect(
        address.replace("http", "ws") + "/ws",
        origin=origin,
        compression=None,
        local_addr=FROM,
        open_timeout=5,
    ) as socket:
        if way == "connects":
            yield
            return
        hello = json.dumps({"type": "hello", "game": game})
        await socket.send(hello)
        frame = {
            "pings": json.dumps({"type": "ping", "t": 1}),
            "wishes": json.dumps({"type": "act", "id": "a", "at": 0, "do": {"do": "undo"}}),
            "noise": "{" * 4000,
            "greetings": hello,
        }[way]
        reading = asyncio.create_task(_read(socket))
        try:
            while True:
                await socket.send(frame)
                yield
                await asyncio.sleep(0)
        finally:
            reading.cancel()


async def _read(socket: Any) -> None:
    with suppress(WebSocketException):
        async for _ in socket:
            pass


if __name__ == "__main__":
    os.nice(19)
    told = asyncio.run(flood(sys.argv[1], sys.argv[2], float(sys.argv[3])))
    sys.stdout.write(json.dumps(told) + "\n")
