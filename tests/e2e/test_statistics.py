"""Does the page of statistics tell what this browser has played, and what everybody has?"""

from __future__ import annotations

from playwright.sync_api import expect
from tests.e2e.conftest import Visit
from tests.e2e.test_seen import shot, violations


def test_one_s_own_parties_and_everybody_s(visit: Visit) -> None:
    visitor = visit(size=(360, 640), rules="pierer", theme="light")
    page = visitor.open("/study/statistics")
    expect(page.get_by_role("status")).to_have_text(
        "This browser holds no seat of a partie that is over. Play one to its end."
    )
    visitor.begin(Length="1")
    visitor.play_on()
    table = page.url
    page = visitor.open("/study/statistics")
    expect(page.get_by_role("status")).to_have_text("Parties counted: 1 of 1.")
    row = page.get_by_role("region", name="Results").get_by_role("row").nth(1)
    expect(row).to_contain_text("Pierer")
    expect(row).to_contain_text("Greedy")
    expect(page.get_by_role("heading", name="What was made")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []
    expect(page.get_by_text("Of none of these parties is there a review yet.")).to_be_visible()

    page.goto(f"{table}/review")
    played = page.get_by_role("heading", name="How everybody played")
    expect(played).to_be_visible(timeout=120_000)  # a deal that an imperial ends has no decision
    page = visitor.open("/study/statistics")
    expect(page.get_by_role("heading", name="Errors, of reviewed deals")).to_be_visible()
    luck = page.get_by_role("region", name="Luck of the deals")
    expect(luck.get_by_role("row", name="Pierer").first).to_contain_text("%")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []
    shot(page, "statistics-360x640")
    stranger = visit()
    other = stranger.open("/study/statistics")
    expect(other.get_by_role("status")).to_contain_text("This browser holds no seat")
    other.get_by_label("Everybody’s").check()
    expect(other.get_by_role("row").filter(has_text="Greedy").first).to_be_visible()
    assert violations(other) == []
