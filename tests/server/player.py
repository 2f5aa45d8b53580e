"""How does a program play a partie over the protocol, knowing no rule?"""

from __future__ import annotations

import asyncio
import json
import urllib.request
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

Json = dict[str, Any]


def ask(address: str, path: str, form: Mapping[str, Any] | None = None) -> Any:
    """Ask over HTTP."""
    body = None if form is None else json.dumps(form).encode()
    headers = {"content-type": "application/json"} if body is not None else {}
    request = urllib.request.Request(address + path, body, headers)
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.load(answer)


@asynccontextmanager
async def socket(address: str, **more: Any) -> AsyncIterator[ClientConnection]:
    """Open a socket as the page does."""
    origin = address.rstrip("/")
    place = origin.replace("http://", "ws://") + "/ws"
    settings = {"origin": origin, "compression": None, **more}
    async with connect(place, **settings) as opened:
        yield opened


class Table:
    """What a page knows: the last view, and the log that it has heard."""

    def __init__(self) -> None:
        self.n = 0
        self.view: Json = {}
        self.log: dict[int, Json] = {}
        self.frames: list[Json] = []

    def take(self, frame: Json) -> bool:
        """Take note of a frame; tell whether numbers are missing."""
        self.frames.append(frame)
        match frame["type"]:
            case "update" if frame["after"] > self.n:
                return True
            case "update" if frame["n"] < self.n:
                return False  # older than what is known
            case "state" | "update":
                self.n, self.view = frame["n"], frame["view"]
                self.log |= {entry["n"]: entry for entry in frame["entries"]}
            case _:
                pass
        return False


def choice(view: Json, rng: Random) -> Json | None:
    """Return what to do next, or nothing if nothing is to be done."""
    offers = [o for o in view["offers"] if o["do"] not in ("undo", "bet", "replace", "rematch")]
    if not offers:
        return None
    offer = rng.choice(offers)
    if offers[-1]["do"] == "done" and rng.random() < 0.8:
        offer = offers[-1]  # most claims are not true, and are refused
    match offer["do"]:
        case "play":
            return {"do": "play", "card": offer["card"]}
        case "deal":
            return {"do": "deal", "nonce": f"{rng.getrandbits(64):x}"}
        case "accept":
            return {"do": "accept", "yes": True}
        case "show":
            known = [*view["hand"], *(card for mark in view["marks"] for card in mark["cards"])]
            return {"do": "show", "cards": (known or ["Kh", "Qh", "Jh", "Ah"])[:4]}
        case "call" | "claim":
            key = "number" if offer["do"] == "call" else "amount"
            return {"do": offer["do"], key: rng.randrange(1, 12)}
        case name:
            return {"do": name}


async def play(address: str, game: str, token: str, seed: int, most: int = 10_000) -> Table:
    """Play a seat until the partie is over; choices that are refused are made anew."""
    rng, table = Random(seed), Table()
    async with socket(address) as opened:
        await opened.send(json.dumps({"type": "hello", "game": game, "token": token, "have": 0}))
        pending: str | None = None
        async for text in opened:
            frame = json.loads(text)
            assert not table.take(frame), "numbers are missing"
            if frame["type"] == "failed":
                raise AssertionError(frame)
            if frame["type"] in ("ack", "refused") and frame["id"] == pending:
                pending = None
            if table.view and table.view["phase"] == "over":
                return table
            if pending is None and table.view:
                wish = choice(table.view, rng)
                if wish is not None:
                    most -= 1
                    if most < 0:
                        return table
                    pending = f"{rng.getrandbits(64):x}"
                    act = {"type": "act", "id": pending, "at": table.n, "do": wish}
                    await opened.send(json.dumps(act))
    raise AssertionError("the socket was closed")


def run(work: Any) -> Any:
    """Run until it is done, or fail after four minutes."""
    return asyncio.run(asyncio.wait_for(work, 240))
