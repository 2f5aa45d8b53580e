"""Does the page say where a partie turned, to who looks, who types and who hears?"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.analysis.selfplay import whole_deal
from tests.e2e.browser import SIZES
from tests.e2e.conftest import Visit
from tests.e2e.layout import shot
from tests.e2e.test_seen import violations

SHORT: dict[str, object] = {"hand_size": 6, "packets": (3,), "tricks_over": 3}
PATIENCE = 120_000


@pytest.fixture(scope="module")
def deals() -> str:
    """Deals in which somebody at random errs."""
    seeds = (b"four", b"two")
    return "\n".join(whole_deal("academie", seed, "random", 2, **SHORT).line for seed in seeds)


def reviewed(page: Page, address: str, deals: str) -> None:
    page.goto(f"{address}/review")
    page.locator("textarea").fill(deals)
    page.locator("form button.main").click()
    expect(page.locator(".board")).to_be_visible(timeout=PATIENCE)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_it_is_to_be_read_by_everybody(visit: Visit, deals: str, width: int, height: int) -> None:
    theme = "dark" if width % 4 else "light"
    visitor = visit(size=(width, height), theme=theme)
    page = visitor.page
    reviewed(page, visitor.address, deals)
    assert not violations(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    shot(page, f"review-{width}")


def test_it_is_gone_through_by_keyboard(visit: Visit, deals: str) -> None:
    visitor = visit()
    page = visitor.page
    reviewed(page, visitor.address, deals)
    where, told = page.locator(".row .faint"), page.locator(".told")
    expect(told.locator(".first")).to_contain_text(re.compile("It loses .* of the chance"))
    expect(where).to_contain_text("Error 1 of")
    page.keyboard.press("ArrowRight")
    expect(where).not_to_contain_text("Error 1 of")
    page.keyboard.press("Shift+ArrowLeft")
    expect(where).to_contain_text("Error 1 of")
    page.locator("button.turn").first.click()
    expect(page.locator(".one.better")).to_have_count(1)
    expect(page.locator(".one.played")).to_have_count(1)
    page.get_by_text("The same as a table").click()
    expect(page.locator("details table tbody tr").first).to_contain_text("before deal 1")


def test_what_is_no_partie_is_told(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.goto(f"{visitor.address}/review")
    page.locator("textarea").fill("nonsense")
    page.locator("form button.main").click()
    expect(page.get_by_role("alert")).to_be_visible()
    assert all("400" in complaint for complaint in visitor.complaints)
    visitor.complaints.clear()
