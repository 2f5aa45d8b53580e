"""Is everything within reach and to be read: on every size, by day and by night, by everybody?"""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.browser import ROOT
from tests.e2e.conftest import Visit
from tests.e2e.layout import everywhere, shot, sticking_out

__all__ = ["shot", "sticking_out", "violations"]

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PATHS = (
    "/",
    "/study",
    "/study/chances",
    "/study/lessons",
    "/rules",
    "/rules/academie",
    "/rules/compare/academie/pierer",
    "/settings",
    "/lobby",
    "/nowhere",
    "/deal",
)
TABLES = (("biblioteka", 3), ("imperialas", 4))


def violations(page: Page) -> list[str]:
    """Return what axe finds, without the rules that it can only ask a person about."""
    if not page.evaluate("typeof axe !== 'undefined'"):
        page.evaluate(AXE.read_text(encoding="utf-8") + "; undefined")
    found: Any = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{one['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:200]}"
        for one in found["violations"]
        for node in one["nodes"]
    ]


@pytest.mark.parametrize(("rules", "players"), TABLES)
def test_the_whole_table_of_many_is_seen(visit: Visit, rules: str, players: int) -> None:
    visitor = visit(rules=rules, players=players)
    page = visitor.begin()
    visitor.my_turn()
    assert everywhere(page, rules) == []


def test_pages_are_as_wide_as_the_window(visit: Visit) -> None:
    visitor = visit()
    for path in PATHS:
        page = visitor.open(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert everywhere(page, path) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing(visit: Visit, theme: str) -> None:
    visitor = visit(theme=theme, rules="academie")
    for path in PATHS:
        page = visitor.open(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert violations(page) == [], path
    page = visitor.begin()
    visitor.my_turn()
    assert violations(page) == []
    for key in ("?", "m", "j"):
        page.keyboard.press(key)
        assert violations(page) == [], key
        page.keyboard.press("Escape")
    visitor.play_on("deal")
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.keyboard.press("b")
    expect(page.locator(".past .where")).to_be_visible()
    assert violations(page) == []
    table = page.url.removeprefix(visitor.address)
    for path in ("/replay/1", "/proof"):
        page = visitor.open(table + path)
        expect(page.locator(".replayed, .deal").first).to_be_visible()
        page.locator("summary").first.click()
        assert violations(page) == [], path
