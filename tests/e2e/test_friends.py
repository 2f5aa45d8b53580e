"""Do two people play by link, with a third looking on?"""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, expect
from tests.e2e.browser import Visitor, patiently
from tests.e2e.conftest import Visit


def seated(
    visit: Visit,
    length: str = "0",
    onlookers: str = "public",
    *,
    deal: bool = True,
    clock: str = "",
    **given: Any,
) -> tuple[Visitor, Visitor, Visitor]:
    """Return two at a table, and one who looks on."""
    anna, bruno, clara = visit(name="Anna", **given), visit(name="Bruno"), visit()
    page = anna.open()
    page.get_by_role("combobox", name="Length").select_option(length)
    page.get_by_role("combobox", name="Onlookers").select_option(onlookers)
    if clock:
        page.get_by_role("combobox", name="Clock").select_option(label=clock)
    page.get_by_role("button", name="Play with a friend").click()
    expect(page.get_by_role("heading", name="Waiting for your friend")).to_be_visible()
    link = page.get_by_label("Link to the table").input_value()
    bruno.open(link.removeprefix(bruno.address))
    bruno.page.get_by_role("button", name="Sit down").click()
    clara.open(link.removeprefix(clara.address))
    for player in (anna, bruno) if deal else ():
        player.page.get_by_role("button", name="Deal", exact=True).click()
    return anna, bruno, clara


def held(cards: Locator) -> list[str]:
    return list(map(str, cards.evaluate_all("nodes => nodes.map(card => card.dataset.card)")))


def test_two_play_and_a_third_looks_on(visit: Visit) -> None:
    anna, bruno, clara = seated(visit, length="1")
    expect(clara.page.get_by_role("region", name="Anna")).to_be_visible()
    expect(clara.page.get_by_role("region", name="Bruno")).to_be_visible()
    over = "dialog[open] [data-over]"
    for _ in patiently(anna.page):
        if anna.page.locator(over).count():
            break
        for player in (anna, bruno):
            page = player.page
            if page.locator(".hand .may").count():
                card = page.locator(".hand .may").first
                name = card.get_attribute("data-card")
                card.click(position={"x": 9, "y": 30})
                expect(page.locator(f".hand [data-card='{name}']")).to_have_count(0)
            else:  # at once, for it may be gone when it is looked for
                page.evaluate("document.querySelector('dialog[open] button.main')?.click()")
    for visitor in (anna, bruno, clara):
        expect(visitor.page.locator(over)).to_be_visible()
    assert anna.scores() == bruno.scores() == clara.scores()
    assert clara.page.locator(".hand").count() == 0


def test_nobody_else_sees_a_hand(visit: Visit) -> None:
    anna, bruno, clara = seated(visit)
    for player in (anna, bruno):
        expect(player.page.locator(".hand .held")).to_have_count(12)
    anna_holds, bruno_holds = (
        set(held(player.page.locator(".hand [data-card]"))) for player in (anna, bruno)
    )
    assert len(anna_holds) == len(bruno_holds) == 12
    assert not anna_holds & bruno_holds
    assert clara.page.locator(".backs .face").count() == 0
    assert anna.page.locator(".backs .face").count() == 0


def test_a_seat_is_taken_up_from_another_device(visit: Visit) -> None:
    anna, bruno, _ = seated(visit)
    path = anna.page.url.removeprefix(anna.address)
    code = anna.page.evaluate("JSON.parse(localStorage['imperiale-seats'])[0].code")
    expect(anna.page.locator(".hand .held").first).to_be_visible()
    elsewhere = visit()
    page = elsewhere.open(path)
    page.get_by_role("button", name="Menu").click()
    page.get_by_text("Take up a seat from another device").click()
    page.get_by_label("Code of the seat").fill(code)
    page.get_by_role("button", name="Take up", exact=True).click()
    expect(page.locator(".hand .held")).to_have_count(anna.page.locator(".hand .held").count())
    assert bruno.page.locator(".hand .held").count()
