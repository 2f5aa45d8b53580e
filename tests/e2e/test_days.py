"""Does somebody who plays for days find the games that wait for him?"""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.e2e.browser import PICTURES
from tests.e2e.conftest import Visit
from tests.e2e.test_account import SIZES, faults, fits
from tests.e2e.test_friends import seated

IN_LITHUANIAN = (
    "localStorage.imperiale = JSON.stringify("
    "{...JSON.parse(localStorage.imperiale), language: 'lt'})"
)


def test_games_that_wait_for_one_come_first_and_say_how_long(visit: Visit) -> None:
    anna, bruno, _ = seated(visit, clock="3 days for each move")
    for player in (anna, bruno):
        expect(player.page.locator(".hand .held")).to_have_count(12)
        expect(player.page.locator(".time").get_by_text("2 d 23 h")).to_have_count(1)
    for player in (anna, bruno):
        player.open("/")
        expect(player.page.get_by_role("heading", name="Your games")).to_be_visible()
        expect(player.page.locator(".when")).to_have_count(1)
        expect(player.page.locator(".when")).to_contain_text("2 days left")
    said = [player.page.locator(".when em").inner_text() for player in (anna, bruno)]
    assert sorted(said) == ["Not your turn", "Your turn"]
    # a game begun later, in which nobody waits for her, comes after it
    waits = anna if said[0] == "Your turn" else bruno
    waits.page.get_by_role("button", name="Play with a friend").click()
    expect(waits.page.get_by_role("heading", name="Waiting for your friend")).to_be_visible()
    waits.open("/")
    expect(waits.page.locator(".when em")).to_have_text(["Your turn", "Not your turn"])
    waits.page.locator("a.yours").click()
    expect(waits.page.locator(".hand")).to_be_visible()


@pytest.mark.parametrize(("size", "theme"), SIZES, ids=["phone", "lying", "desktop"])
def test_the_list_of_games_is_whole(visit: Visit, size: tuple[int, int], theme: str) -> None:
    anna, bruno, _ = seated(visit, clock="A day for each move", size=size, theme=theme)
    for player in (anna, bruno):
        expect(player.page.locator(".hand .held")).to_have_count(12)
    page = anna.page
    page.screenshot(path=PICTURES / f"days-table-{size[0]}.png")
    page.evaluate(IN_LITHUANIAN)
    anna.open("/")
    expect(page.locator(".when")).to_contain_text("liko 23 valandos")
    page.locator(".when").scroll_into_view_if_needed()
    page.screenshot(path=PICTURES / f"days-home-{size[0]}.png")
    assert fits(page)
    assert faults(page) == []
