from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright
from tests.e2e.browser import Visitor, launched
from tests.server.running import Server, served


# not for the session: Playwright keeps a loop running, and others want one of their own
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launched(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("games")) as server:
        yield server


Visit = Callable[..., Visitor]


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """Let somebody come to the page; when he leaves, nothing may have been complained of."""
    visitors: list[Visitor] = []

    def come(**given: Any) -> Visitor:
        visitors.append(Visitor(browser, server.address, **given))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.leave()
