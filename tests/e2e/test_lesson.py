"""Is a newcomer told everything the first time it happens, once, without hiding the table?"""

from __future__ import annotations

from playwright.sync_api import expect
from tests.e2e.browser import patiently
from tests.e2e.conftest import Visit
from tests.e2e.layout import resized, sticking_out

PHONES = ((844, 390), (360, 640))
_COVERED = """
() => {
  const box = (node) => node.getBoundingClientRect();
  const lesson = box(document.querySelector(".lesson"));
  return [...document.querySelectorAll(".laid, .turn-up, .tray, .held, .count")].filter((node) => {
    const { left, top, right, bottom, width } = box(node);
    return width && left < lesson.right - 2 && right > lesson.left + 2
      && top < lesson.bottom - 2 && bottom > lesson.top + 2;
  }).map((node) => `${node.className} is under the lesson`);
}
"""


def test_a_newcomer_is_told_everything_once(visit: Visit) -> None:
    visitor = visit(rules="academie")
    page = visitor.open()
    page.get_by_role("button", name="Learn while you play").click()
    lesson = page.locator(".lesson")
    heard: list[str] = []
    for _ in patiently(page):
        if page.locator("dialog[open]").count():
            break
        if lesson.count():
            heard.append(lesson.locator("p").inner_text())
            for size in PHONES:
                resized(page, size)
                assert [*sticking_out(page), *page.evaluate(_COVERED)] == [], heard[-1]
            page.get_by_role("button", name="Go on").click()
        elif page.locator(".hand .may").count():
            page.keyboard.press("1")
    expect(page.locator("dialog[open]")).to_be_visible()
    assert any(said.startswith("These are your cards.") for said in heard)
    assert any(said.startswith("The winner of a trick leads") for said in heard)
    assert len(heard) == len(set(heard)) >= 4
