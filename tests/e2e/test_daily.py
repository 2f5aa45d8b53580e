"""Is the deal of a day played on the page, kept after a reload, and compared card by card?"""

from __future__ import annotations

import datetime

import pytest
from playwright.sync_api import Page, expect
from tests.analysis.selfplay import whole_deal
from tests.e2e.conftest import Visit
from tests.e2e.layout import shot, sticking_out
from tests.e2e.test_seen import violations

from imperiale.services.duplicate import of_day, played_by

DAY = "2026-11-29"
BOARD = of_day(datetime.date.fromisoformat(DAY))

SHORT: dict[str, object] = {"hand_size": 4, "packets": (4,), "tricks_over": 2}


def play(page: Page, cards: list[str]) -> None:
    for card in cards:
        page.locator(f".hand [data-card='{card}'].may").click()
        expect(page.locator(f".hand [data-card='{card}']")).to_have_count(0, timeout=60_000)


@pytest.mark.parametrize("size", [(360, 640), (844, 390), (1280, 800)], ids=str)
def test_a_day_is_played_and_compared(visit: Visit, size: tuple[int, int]) -> None:
    plays = [str(card) for card in played_by(BOARD, "club").plays]
    visitor = visit(size=size, theme="light" if size[0] < 400 else "dark")
    page = visitor.open(f"/study/daily/{DAY}")
    expect(page.locator(".hand .may").first).to_be_visible(timeout=60_000)
    assert sticking_out(page) == []
    assert violations(page) == []
    play(page, plays[:4])
    page.reload()
    expect(page.locator(".hand .held")).to_have_count(8, timeout=60_000)
    play(page, plays[4:])

    table = page.get_by_role("region", name="How others played")
    for level in ("Beginner", "Casual", "Club player", "Strong"):
        expect(table.get_by_role("row", name=level)).to_be_visible(timeout=90_000)
    expect(table.get_by_role("row", name="You")).to_be_visible()
    grid = page.get_by_role("region", name="Cards, trick by trick")
    expect(grid.get_by_role("row")).to_have_count(1 + 12)
    club = 1 + [*grid.get_by_role("columnheader").all_inner_texts()].index("Club player")
    assert grid.locator(f"td:nth-child({club}) .differs").count() == 0
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert violations(page) == []
    shot(page, f"daily-{size[0]}x{size[1]}")

    page.get_by_label("The name under which your result stands").fill(f"Ann {size[0]}")
    page.get_by_role("button", name="Let others see my result").click()
    expect(page.get_by_text("Your result stands among the others.")).to_be_visible(timeout=60_000)
    page.get_by_role("button", name="Play it again").click()
    expect(page.locator(".hand .held")).to_have_count(12, timeout=60_000)


def test_a_deal_that_was_read_is_played_again_and_passed_on(visit: Visit) -> None:
    line = whole_deal("academie", b"four", "random", 2, **SHORT).line
    visitor = visit(size=(390, 844))
    page = visitor.open("/deal")
    page.locator("textarea").fill(line)
    page.get_by_role("button", name="Show it", exact=True).click()
    page.get_by_role("link", name="Play this deal yourself").click()
    expect(page.locator(".hand .may").first).to_be_visible(timeout=60_000)
    assert line.split("|")[4].strip() not in page.url
    assert violations(page) == []
    for left in (3, 2, 1, 0):
        page.locator(".hand .may").first.click()
        if left:
            expect(page.locator(".hand .held")).to_have_count(left, timeout=60_000)
            expect(page.locator(".hand .may").first).to_be_visible(timeout=60_000)
    table = page.get_by_role("region", name="How others played")
    for who in ("At the table", "Strong", "You"):
        expect(table.get_by_role("row", name=who)).to_be_visible(timeout=90_000)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert violations(page) == []
    shot(page, "challenge-390x844")
    link = page.get_by_role("textbox", name="Link", exact=True).input_value()
    page.get_by_label("The name under which your result stands").fill("Ann")
    page.get_by_role("button", name="Let others see my result").click()
    expect(page.get_by_text("Your result stands among the others.")).to_be_visible(timeout=60_000)

    friend = visit()
    page = friend.open(link.removeprefix(friend.address))
    for left in (3, 2, 1, 0):
        page.locator(".hand .may").first.click(timeout=60_000)
        if left:
            expect(page.locator(".hand .held")).to_have_count(left, timeout=60_000)
    table = page.get_by_role("region", name="How others played")
    expect(table.get_by_role("row", name="Ann")).to_be_visible(timeout=90_000)
