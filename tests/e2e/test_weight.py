"""How heavy is the page at the table, and does it ask anybody but its own server?"""

from __future__ import annotations

import gzip

from playwright.sync_api import Request, Response
from tests.e2e.conftest import Visit

MOST = 120 * 1024


def test_the_table_is_light_and_asks_nobody_else(visit: Visit) -> None:
    visitor = visit(rules="academie")
    scripts: dict[str, int] = {}
    asked: set[str] = set()

    def note(answer: Response) -> None:
        asked.add(answer.url)

    def weigh(asking: Request) -> None:
        if asking.url.endswith(".js") and (answer := asking.response()):
            scripts[asking.url] = len(gzip.compress(answer.body()))

    visitor.page.on("response", note)
    visitor.page.on("requestfinished", weigh)
    visitor.begin()
    visitor.my_turn()
    assert scripts
    assert sum(scripts.values()) <= MOST
    assert {url for url in asked if not url.startswith(visitor.address)} == set()
