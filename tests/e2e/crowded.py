"""What does a table look like when every seat has as much to show as it can ever have?"""

from __future__ import annotations

import json
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

    def join(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        server.on_message(lambda said: route.send(_swollen(str(said), suits)))

    page.route_web_socket("**/ws", join)


def _swollen(said: str, suits: str) -> str:
    frame: dict[str, Any] = json.loads(said)
    views = [frame.get("view"), *(one.get("view") for one in frame.get("entries", ()))]
    for view in filter(None, views):
        for place, seat in enumerate(view["seats"]):
            mine = seat["seat"] == view["you"]
            seat |= {
                "kind": "person" if not mine else seat["kind"],
                "name": LONGEST_NAME if not mine else seat["name"],
                "bot": not mine,
                "present": mine,
                "role": "elder" if place % 2 else "dealer",
                "score": {"imperials": view["rules"]["target"] or 9, "counters": 5},
                "points": 88,
                "tricks": 12,
                "shown": [rank + suits[place % 4] for rank in "AKQJ19876"],
                "clock": {"left": _HOUR - 1000, "deadline": None},
            }
            seat["shown"] = [card.replace("1", "T") for card in seat["shown"]]
    return json.dumps(frame)
