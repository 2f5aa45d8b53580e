"""Does the page of statistics tell what this browser has played, and what everybody has?"""

from __future__ import annotations

from playwright.sync_api import expect
from tests.e2e.conftest import Visit
from tests.e2e.test_seen import violations


def test_one_s_own_parties_and_everybody_s(visit: Visit) -> None:
    visitor = visit(size=(360, 640), rules="pierer", theme="light")
    page = visitor.open("/study/statistics")
    expect(page.get_by_role("status")).to_have_text(
        "This browser holds no seat of a partie that is over. Play one to its end."
    )
    visitor.begin(Length="1")
    visitor.play_on()
    page = visitor.open("/study/statistics")
    expect(page.get_by_role("status")).to_have_text("Parties counted: 1 of 1.")
    row = page.get_by_role("region", name="Results").get_by_role("row").nth(1)
    expect(row).to_contain_text("Pierer")
    expect(row).to_contain_text("Greedy")
    expect(page.get_by_role("heading", name="What was made")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []
    stranger = visit()
    other = stranger.open("/study/statistics")
    expect(other.get_by_role("status")).to_contain_text("This browser holds no seat")
    other.get_by_label("Everybody’s").check()
    expect(other.get_by_role("row").filter(has_text="Greedy").first).to_be_visible()
    assert violations(other) == []
