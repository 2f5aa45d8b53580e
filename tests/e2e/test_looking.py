"""Does one look back while playing, without doing anything, and find the present as it was?"""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from tests.e2e.browser import Visitor
from tests.e2e.conftest import Visit

_TYPED_ELSEWHERE = """([key, code]) => document.body.dispatchEvent(
  new KeyboardEvent("keydown", { key, code, bubbles: true, cancelable: true }))"""


def three_tricks_on(visit: Visit) -> tuple[Visitor, Page]:
    visitor: Visitor = visit(rules="academie")
    page = visitor.begin()
    for held in (12, 11, 10):
        visitor.my_turn()
        expect(page.locator(".hand .held")).to_have_count(held)
        page.keyboard.press("1")
    visitor.my_turn()
    return visitor, page


def test_nothing_is_done_while_one_looks_back(visit: Visit) -> None:
    _, page = three_tricks_on(visit)
    held = page.locator(".hand .held")
    expect(held).to_have_count(9)
    for _ in range(3):
        page.keyboard.press("b")
    back = page.get_by_role("group", name="Looking back")
    expect(back).to_contain_text(re.compile(r"You are looking back: \d+ of \d+"))
    page.get_by_role("button", name="To the beginning").click()
    expect(held).to_have_count(12)
    expect(page.locator(".hand .may")).to_have_count(0)
    page.keyboard.press("1")
    held.first.click(position={"x": 9, "y": 30})
    expect(back).to_contain_text("nothing can be played")
    expect(page.locator("[role=alert]")).to_contain_text("nothing can be played")
    page.keyboard.press("Enter")  # the focus is on a card: also this plays none
    expect(held).to_have_count(12)
    page.keyboard.press("Escape")
    expect(back).to_have_count(0)
    expect(held).to_have_count(9)
    page.keyboard.press("1")
    expect(held).to_have_count(8)


def test_one_goes_on_step_by_step_to_the_present(visit: Visit) -> None:
    _, page = three_tricks_on(visit)
    where = page.locator(".past .where")
    page.keyboard.press("b")
    page.evaluate(_TYPED_ELSEWHERE, ["и", "KeyB"])  # a Russian keyboard has no b
    expect(where).to_be_visible()
    at, of = map(int, re.findall(r"\d+", where.inner_text()))
    expect(page.locator("[role=log]")).to_contain_text(f"You are looking back: {at} of {of}")
    for step in range(at + 1, of):
        page.keyboard.press("n")
        expect(where).to_contain_text(f"{step} of {of}")
    page.keyboard.press("n")
    expect(where).to_have_count(0)
    expect(page.locator(".hand .may").first).to_be_visible()


def test_the_turn_is_shown_while_one_looks_back(visit: Visit) -> None:
    _, page = three_tricks_on(visit)
    page.keyboard.press("b")
    expect(page.get_by_role("button", name="Back to now: your turn")).to_be_visible()
    assert "Your turn" in page.title()
    page.get_by_role("button", name="Back to now").click()
    expect(page.locator(".hand .may").first).to_be_visible()
