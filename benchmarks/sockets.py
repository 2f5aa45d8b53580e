"""How much memory do sockets take that only look on, and does it grow as people come and go?

``python -m benchmarks.sockets --idle 5000 --connects 10000`` starts a server on SQLite, opens so
many sockets to it, closes them, and then comes and goes so often.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import resource
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from benchmarks.load_players import ask

AT_A_GAME = 300
"""Sockets that look on at one game."""

FORM = {"rules": "academie", "seats": [{"who": "me"}, {"who": "agent", "agent": "greedy"}]}


def memory(process: int) -> float:
    """Return the MiB that a process takes of the memory."""
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    kilobytes = next(line.split()[1] for line in lines if line.startswith("VmRSS"))
    return int(kilobytes) / 1024


async def come(address: str, game: str) -> ClientConnection:
    """Open a socket, look on, and hear how the game stands."""
    place = address.replace("http", "ws") + "/ws"
    origin: Any = address
    socket = await connect(place, origin=origin, compression=None, ping_interval=None)
    await socket.send(json.dumps({"type": "hello", "game": game, "have": 0}))
    await socket.recv()
    return socket


async def look_on(address: str, games: list[str], process: int, idle: int, connects: int) -> None:
    """Measure both."""
    print(f"no socket                {memory(process):7.1f} MiB")
    sockets: list[ClientConnection] = []
    for first in range(0, idle, 100):
        wanted = (
            come(address, games[i // AT_A_GAME]) for i in range(first, min(first + 100, idle))
        )
        sockets += await asyncio.gather(*wanted)
    print(f"{idle:6} sockets           {memory(process):7.1f} MiB")
    for first in range(0, idle, 100):
        await asyncio.gather(*(socket.close() for socket in sockets[first : first + 100]))
    sockets.clear()
    for first in range(0, connects, 50):
        some = await asyncio.gather(*(come(address, games[0]) for _ in range(50)))
        await asyncio.gather(*(socket.close() for socket in some))
        if (first + 50) % (connects // 5) == 0:
            print(f"{first + 50:6} came and went     {memory(process):7.1f} MiB")


def main() -> None:
    """Start a server, and print what it takes."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--idle", type=int, default=5000)
    asked.add_argument("--connects", type=int, default=10000)
    wish = asked.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-u", "-m", "imperiale", "serve", "--no-open", "--port", "0"]
        command += [
            "--database",
            f"{folder}/games.db",
            "--posts",
            "1000000",
            "--sockets",
            "1000000",
        ]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            address = server.stdout.readline().split("/")[2].join(("http://", ""))
            try:
                count = 1 + wish.idle // AT_A_GAME
                games = [ask(address, "/api/games", FORM)["game"] for _ in range(count)]
                asyncio.run(look_on(address, games, server.pid, wish.idle, wish.connects))
            finally:
                server.terminate()


if __name__ == "__main__":
    main()
