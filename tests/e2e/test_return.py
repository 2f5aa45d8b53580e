"""Does one come back to the table, in every phase and in every way, and find it as it was?"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.browser import Visitor
from tests.e2e.conftest import Visit


def to_lead(visitor: Visitor) -> None:
    visitor.my_turn()


def in_mid_deal(visitor: Visitor) -> None:
    for _ in range(3):
        visitor.my_turn()
        before = visitor.page.locator(".hand .held").count()
        visitor.page.keyboard.press("1")
        expect(visitor.page.locator(".hand .held")).to_have_count(before - 1)
    visitor.my_turn()


def at_the_end(visitor: Visitor) -> None:
    visitor.play_on("deal")
    expect(visitor.page.locator("dialog[open]")).to_be_visible()


def by_reload(visitor: Visitor, _: Visit) -> Page:
    visitor.page.reload()
    return visitor.page


def by_another_tab(visitor: Visitor, _: Visit) -> Page:
    tab = visitor.tab()
    tab.goto(visitor.page.url)
    return tab


def after_being_offline(visitor: Visitor, _: Visit) -> Page:
    visitor.context.set_offline(True)
    expect(visitor.page.get_by_text("No connection.")).to_be_visible()
    visitor.context.set_offline(False)
    expect(visitor.page.get_by_text("No connection.")).to_have_count(0)
    # what the browser itself says of a socket that it could not open is no complaint of the page
    visitor.complaints[:] = [said for said in visitor.complaints if "ERR_INTERNET" not in said]
    return visitor.page


def by_back_and_forward(visitor: Visitor, _: Visit) -> Page:
    visitor.page.go_back()
    expect(visitor.page.get_by_role("heading", name="Impériale")).to_be_visible()
    visitor.page.go_forward()
    return visitor.page


def by_code(visitor: Visitor, visit: Visit) -> Page:
    code = visitor.page.evaluate("JSON.parse(localStorage['imperiale-seats'])[0].code")
    page = visit().open(visitor.page.url.removeprefix(visitor.address))
    expect(page.locator(".table")).to_be_visible()
    if page.locator("dialog[open]").count():  # an onlooker reads the summary of the deal first
        page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    page.get_by_text("Take up a seat from another device").click()
    page.get_by_label("Code of the seat").fill(code)
    page.get_by_role("button", name="Take up", exact=True).click()
    return page


PHASES = (to_lead, in_mid_deal, at_the_end)
WAYS = (by_reload, by_another_tab, after_being_offline, by_back_and_forward, by_code)


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
@pytest.mark.parametrize("phase", PHASES, ids=lambda phase: phase.__name__)
def test_the_table_is_as_it_was(
    visit: Visit,
    phase: Callable[[Visitor], None],
    way: Callable[[Visitor, Visit], Page],
) -> None:
    visitor = visit(rules="academie")
    page = visitor.begin()
    phase(visitor)
    seen = "[...document.querySelectorAll('.hand [data-card]')].map(n => n.dataset.card).join()"
    before = page.evaluate(seen), sorted(visitor.scores())
    back = way(visitor, visit)
    expect(back.locator(".table")).to_be_visible()
    if phase is at_the_end:
        expect(back.locator("dialog[open]")).to_be_visible()
        expect(back.get_by_role("button", name="Next deal")).to_be_focused()
        back.keyboard.press("Enter")
        expect(back.locator(".hand .held")).to_have_count(12)
        return
    expect(back.locator(".hand .may").first).to_be_visible()
    visitor.page = back
    assert (back.evaluate(seen), sorted(visitor.scores())) == before
    held = back.locator(".hand .held").count()
    back.keyboard.press("1")
    expect(back.locator(".hand .held")).to_have_count(held - 1)
