"""Is a whole partie played by keys alone, and by what is heard alone?"""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.e2e.browser import patiently
from tests.e2e.conftest import Visit

_HEARD = "[...document.querySelectorAll('[role=log] p, [role=alert] p')].map(p => p.textContent)"


def test_a_partie_by_keys_and_by_ear(visit: Visit) -> None:
    visitor = visit(rules="academie")
    page = visitor.open()
    for _ in range(40):  # to the choice of length, as any key goes there
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.labels?.[0]?.textContent.startsWith('Length')"):
            break
    for _ in range(3):
        page.keyboard.press("ArrowDown")
    for _ in range(20):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent.trim() === 'Play now'"):
            break
    page.keyboard.press("Enter")
    expect(page.locator("[role=log]")).to_have_count(1)

    heard_before: list[str] = []
    cards = 0
    for _ in patiently(page):
        heard: list[str] = page.evaluate(_HEARD)
        if any("win the partie" in said or "wins the partie" in said for said in heard):
            break
        if heard != heard_before:
            heard_before = heard
            if any(said.startswith(("You lead", "You may play")) for said in heard[-2:]):
                page.keyboard.press("1")
                cards += 1
            elif any(said.startswith("Deal ") and said.endswith("?") for said in heard):
                page.keyboard.press("Enter")
    assert cards
    expect(page.locator("dialog[open] [data-over]")).to_be_visible()


def test_every_key_is_shown_and_works(visit: Visit) -> None:
    visitor = visit(rules="academie", level="greedy")
    page = visitor.begin()
    visitor.my_turn()
    page.keyboard.press("?")
    shown = page.get_by_role("dialog").locator("kbd").all_inner_texts()
    assert {"←", "→", "Enter", "Space", "L", "H", "T", "W", "U", "S", "J", "M", "?"} <= set(shown)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)

    log = page.locator("[role=log]")
    page.keyboard.press("h")
    expect(log).to_contain_text("Your hand:")
    page.keyboard.press("t")
    expect(log).to_contain_text("You have")
    page.keyboard.press("w")
    expect(log).to_contain_text(re.compile("You lead|The rule"))
    before = page.locator(".hand .held").first.get_attribute("data-card")
    page.keyboard.press("s")
    page.keyboard.press("s")
    expect(log).to_contain_text("Sorted by ranks.")
    page.keyboard.press("m")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")

    assert before
    page.keyboard.press("h")  # the focus is on the cards now
    focused = "document.activeElement.dataset.card"
    first = page.evaluate(focused)
    page.keyboard.press("ArrowRight")
    assert page.evaluate(focused) != first
    for _ in range(12):  # the arrows pass by every card, also by those that may not be played
        if page.evaluate("document.activeElement.closest('.may') !== null"):
            break
        page.keyboard.press("ArrowRight")
    chosen = page.evaluate(focused)
    page.keyboard.press("Enter")
    expect(page.locator(f".hand [data-card='{chosen}']")).to_have_count(0)
    page.keyboard.press("l")


def test_a_card_that_may_not_be_played_says_why(visit: Visit) -> None:
    visitor = visit(rules="academie")
    page = visitor.begin()
    end = page.get_by_role("button", name="Next deal")
    for _ in range(40):
        expect(page.locator(".hand .may").or_(end).first).to_be_visible()
        if end.count():
            end.first.click()
            expect(end).to_have_count(0)
            continue
        barred = page.locator(".hand .may-not")
        if barred.count():
            barred.first.click(position={"x": 9, "y": 30}, force=True)  # it says itself disabled
            expect(page.locator(".prompt.refused")).to_be_visible()
            assert "reason" not in page.locator(".prompt.refused").inner_text()
            return
        held = page.locator(".hand .held")
        left = held.count() - 1
        page.keyboard.press("1")
        expect(held).to_have_count(left)
    raise AssertionError("every card could be played for forty tricks")
