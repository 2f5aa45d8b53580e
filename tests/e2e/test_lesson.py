"""Is a newcomer told everything the first time that it happens, and once?"""

from __future__ import annotations

from playwright.sync_api import expect
from tests.e2e.conftest import Visit


def test_a_newcomer_is_told_everything_once(visit: Visit) -> None:
    visitor = visit(rules="academie")
    page = visitor.open()
    page.get_by_role("button", name="Learn while you play").click()
    lesson = page.locator(".lesson")
    heard: list[str] = []
    for _ in range(400):
        if page.locator("dialog[open]").count():
            break
        if lesson.count():
            heard.append(lesson.locator("p").inner_text())
            page.get_by_role("button", name="Go on").click()
        elif page.locator(".hand .may").count():
            page.keyboard.press("1")
        page.wait_for_timeout(40)
    expect(page.locator("dialog[open]")).to_be_visible()
    assert any(said.startswith("These are your cards.") for said in heard)
    assert any(said.startswith("The winner of a trick leads") for said in heard)
    assert len(heard) == len(set(heard)) >= 4
