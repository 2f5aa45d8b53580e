"""What does a table look like that is given what to show: the fullest seats, a certain hand?"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

LONGEST_NAME = "Wilhelmine von Württemberg"[:24]
"""As long as the server lets a name be."""

_HOUR = 3_600_000


def crowd(page: Page, suits: str = "shcd") -> None:
    """Let every view that comes to this page be of seats that are as full as can be.

    Each seat is a person's with the longest name, who is a bot and away, has a role, a clock, all
    that can be marked, all tricks, and has shown a hand.
    """

    def fill(view: dict[str, Any]) -> None:
        for place, seat in enumerate(view["seats"]):
            mine = seat["seat"] == view["you"]
            if not mine:
                seat |= {"kind": "person", "name": LONGEST_NAME, "bot": True, "present": False}
            seat |= {
                "role": "elder" if place % 2 else "dealer",
                "score": {"imperials": view["rules"]["target"] or 9, "counters": 5},
                "points": 88,
                "tricks": 12,
                "shown": [rank + suits[place % 4] for rank in "AKQJT9876"],
                "clock": {"left": _HOUR - 1000, "deadline": None},
            }

    given(page, fill)


def hold(page: Page, cards: list[str]) -> None:
    """Let every view that comes to this page show these cards in the hand."""

    def deal(view: dict[str, Any]) -> None:
        if view["hand"]:
            view |= {"hand": cards, "trump": "h"}

    given(page, deal)


def given(page: Page, change: Callable[[dict[str, Any]], None]) -> None:
    """Change every view that comes to this page."""

    def told(said: str) -> str:
        frame: dict[str, Any] = json.loads(said)
        if view := frame.get("view"):
            change(view)
        return json.dumps(frame)

    def join(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        server.on_message(lambda said: route.send(told(str(said))))

    page.route_web_socket("**/ws", join)
