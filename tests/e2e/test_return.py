"""Does one come back to the table, in every phase and in every way, and find it as it was?"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.browser import Visitor
from tests.e2e.conftest import Visit


def to_lead(visitor: Visitor) -> None:
    visitor.begin()
    visitor.my_turn()


def declaring(visitor: Visitor) -> None:
    page = visitor.open()
    page.get_by_label("Mark by hand").check()
    page.get_by_role("button", name="Play now").first.click()
    expect(page.get_by_role("button", name="Nothing more")).to_be_visible()


def waiting(visitor: Visitor) -> None:
    visitor.open().get_by_role("button", name="Play with a friend").click()
    expect(visitor.page.get_by_label("Link to the table")).to_be_visible()


def in_mid_deal(visitor: Visitor) -> None:
    visitor.begin()
    for _ in range(3):
        visitor.my_turn()
        before = visitor.page.locator(".hand .held").count()
        visitor.page.keyboard.press("1")
        expect(visitor.page.locator(".hand .held")).to_have_count(before - 1)
    visitor.my_turn()


def at_the_end(visitor: Visitor) -> None:
    visitor.begin()
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


PHASES = (declaring, to_lead, in_mid_deal, at_the_end)
WAYS = (by_reload, by_another_tab, after_being_offline, by_back_and_forward, by_code)


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
@pytest.mark.parametrize("phase", PHASES, ids=lambda phase: phase.__name__)
def test_the_table_is_as_it_was(
    visit: Visit,
    phase: Callable[[Visitor], None],
    way: Callable[[Visitor, Visit], Page],
) -> None:
    visitor = visit(rules="academie")
    phase(visitor)
    page = visitor.page
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
    more = back.get_by_role("button", name="Nothing more")
    expect(more if phase is declaring else back.locator(".hand .may").first).to_be_visible()
    visitor.page = back
    assert (back.evaluate(seen), sorted(visitor.scores())) == before
    if phase is declaring:
        asked = back.locator(".prompt").inner_text()
        more.click()
        expect(back.locator(".prompt").filter(has_text=asked)).to_have_count(0)
        return
    held = back.locator(".hand .held").count()
    back.keyboard.press("1")
    expect(back.locator(".hand .held")).to_have_count(held - 1)


@pytest.mark.parametrize("way", WAYS[:4], ids=lambda way: way.__name__)
def test_who_waits_for_a_friend_waits_on(
    visit: Visit, way: Callable[[Visitor, Visit], Page]
) -> None:
    visitor = visit(rules="academie")
    waiting(visitor)
    link = visitor.page.get_by_label("Link to the table").input_value()
    back = way(visitor, visit)
    expect(back.get_by_label("Link to the table")).to_have_value(link)
    friend = visit(name="Bruno")
    friend.open(link.removeprefix(friend.address))
    friend.page.get_by_role("button", name="Sit down").click()
    expect(back.get_by_role("region", name="Bruno")).to_be_visible()
