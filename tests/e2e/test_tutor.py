"""Is a hint given to who asks for it, and a warning before an error to who wants one?"""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, Route, expect
from tests.e2e.browser import Visitor
from tests.e2e.conftest import Visit
from tests.e2e.layout import shot
from tests.e2e.test_seen import violations

PATIENCE = 60_000


def all_wrong(route: Route) -> None:
    """Let the server answer, and make an error of every card: which ones come is chance."""
    answer = route.fetch()
    hint: dict[str, Any] = answer.json()
    for choice in hint["choices"]:
        choice |= {"loss": 0.2, "grade": "very_bad"}
    route.fulfill(response=answer, json=hint)


def at_a_choice(visitor: Visitor, page: Page) -> None:
    """Play on until there is more than one card to choose from."""
    visitor.my_turn()
    while page.locator(".hand .may").count() < 2:
        held = page.locator(".hand .held").count()
        page.locator(".hand .may").click()
        expect(page.locator(".hand .held")).to_have_count(held - 1)
        visitor.my_turn()


def test_a_hint_says_what_is_best_and_why(visit: Visit) -> None:
    visitor = visit()
    page = visitor.begin()
    at_a_choice(visitor, page)
    page.keyboard.press("a")
    box = page.locator("dialog[open]")
    expect(box.locator(".first")).to_contain_text("Best:", timeout=PATIENCE)
    expect(box).to_contain_text("of the hands")
    assert not violations(page)
    shot(page, "hint")
    box.get_by_role("button", name="Close").click()
    expect(box).to_have_count(0)


def test_an_error_is_warned_of_before_it_is_played(visit: Visit) -> None:
    visitor = visit(tutor="bad", size=(390, 844))
    visitor.page.route("**/hint", all_wrong)
    page = visitor.begin()
    at_a_choice(visitor, page)
    held = page.locator(".hand .held").count()
    wrong = page.locator(".hand .may").first.get_attribute("data-card")
    card = page.locator(f".hand [data-card='{wrong}']")
    card.click()
    box = page.locator("dialog[open]")
    expect(box.locator(".first")).to_contain_text("very bad", timeout=PATIENCE)
    assert not violations(page)
    shot(page, "tutor")
    box.get_by_role("button", name="Take it back").click()
    expect(box).to_have_count(0)
    expect(page.locator(".hand .held")).to_have_count(held)
    card.click()
    expect(box).to_be_visible()
    page.unroute_all(behavior="wait")
    box.get_by_role("button", name="Play it all the same").click()
    expect(card).to_have_count(0)
