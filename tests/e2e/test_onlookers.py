"""Does an onlooker bet his chips, see how the bet stands, and see no more than he may?"""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.e2e.browser import Visitor, patiently
from tests.e2e.conftest import Visit
from tests.e2e.test_friends import seated


def both_play(*players: Visitor) -> None:
    """Let two play until a deal is over."""
    for _ in patiently(players[0].page):
        for player in players:
            page = player.page
            if page.locator("dialog[open]").count():
                return
            if page.locator(".hand .may").count():
                page.keyboard.press("1")


def test_an_onlooker_bets_and_is_paid(visit: Visit) -> None:
    anna, bruno, clara = seated(visit, length="8", deal=False)
    page = clara.page
    page.get_by_role("button", name="Bets").click()
    page.get_by_label("Your name").fill("Clara")
    page.get_by_role("button", name="Take part").click()
    page.get_by_role("button", name="Bets · 100 chips").click()
    page.get_by_role("combobox", name="By").select_option(label="Anna")
    page.get_by_label("Chips").fill("20")
    page.get_by_role("button", name="Bet", exact=True).click()
    expect(page.get_by_role("dialog")).to_contain_text("still open")
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_role("button", name="Bets · 80 chips")).to_be_visible()

    tricks: list[list[int]] = []
    for deal in (1, 2):
        for player in (anna, bruno):
            player.page.get_by_role("button", name=re.compile("^Deal$|^Next deal$")).click()
        for player in (anna, bruno):
            expect(player.page.locator(".hand .held")).to_have_count(12)
        if deal == 1:
            page.get_by_role("button", name="Bets · 80 chips").click()
            expect(page.get_by_role("dialog")).to_contain_text("before the cards are dealt")
            page.get_by_role("button", name="Close").click()
        both_play(anna, bruno)
        box = page.get_by_role("dialog", name=f"Deal {deal} is over")
        expect(box).to_contain_text("Clara: 20 on Anna against Bruno")
        box.get_by_role("button", name="Close").click()
        taken = page.locator(".seat .count").all_inner_texts()
        tricks.append([int(count) for count in taken])
    # half the stake on each of the two deals; equal tricks give it back (BIB)
    won = sum(10 * ((mine > theirs) - (mine < theirs)) for mine, theirs in tricks)
    page.get_by_role("button", name=f"Bets · {100 + won} chips").click()
    word = "won" if won > 0 else "lost" if won < 0 else "given back"
    expect(page.get_by_role("dialog").locator("li")).to_contain_text(word)


def test_one_deal_late_nothing_of_this_deal_is_seen(visit: Visit) -> None:
    anna, bruno, clara = seated(visit, onlookers="late")
    for player in (anna, bruno):
        expect(player.page.locator(".hand .held")).to_have_count(12)
    expect(clara.page.get_by_role("region", name="Anna")).to_be_visible()
    assert clara.page.locator(".table [data-card]").count() == 0


def test_where_nobody_may_look_on_the_table_is_closed(visit: Visit) -> None:
    _, _, clara = seated(visit, onlookers="none")
    expect(clara.page.get_by_role("heading", name="The table is closed")).to_be_visible()
