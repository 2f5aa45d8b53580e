"""Are one's own errors mended on the page: by a tap, by keys alone, by what is heard?"""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.analysis.selfplay import whole_deal
from tests.e2e.browser import SIZES
from tests.e2e.conftest import Visit
from tests.e2e.test_review import reviewed
from tests.e2e.test_seen import shot, sticking_out, violations

from imperiale.analysis.mistakes import Mistake, mistakes
from imperiale.analysis.review import assembled, review_deal

SHORT: dict[str, object] = {"hand_size": 5, "packets": (5,), "tricks_over": 2}


@pytest.fixture(scope="module")
def asked() -> list[Mistake]:
    """The errors of the first seat, the worst first."""
    deals = [whole_deal("academie", bytes([n]), "random", 2, **SHORT) for n in range(2)]
    told = [review_deal(deal, number) for number, deal in enumerate(deals, 1)]
    review = assembled(deals[0].setup.rules, told)
    return sorted(mistakes(review, [0]), key=lambda one: -one.decision.loss)


def opened(visit: Visit, asked: list[Mistake], **given: object) -> Page:
    visitor = visit(**given)
    page = visitor.page
    lines = "\n".join(deal.line for deal in asked[0].review.deals)
    reviewed(page, visitor.address, lines)
    page.get_by_role("button", name="Seat 1", exact=True).click()
    expect(page.get_by_text(f"Seat 1: {len(asked)} errors to be mended.")).to_be_visible()
    page.get_by_role("link", name="Mend your mistakes").click()
    expect(page.get_by_text(f"To be mended now: {len(asked)}.")).to_be_visible()
    page.get_by_role("button", name="Mend your mistakes").click()
    expect(page.locator(".hand .may")).to_have_count(len(asked[0].decision.choices))
    return page


def test_what_is_wrong_comes_again_until_it_is_right(visit: Visit, asked: list[Mistake]) -> None:
    page = opened(visit, asked)
    heard = page.locator("[aria-live=polite]")
    first = asked[0].decision
    page.locator(f".hand [data-card='{first.choices[first.played].cards}']").click()
    expect(heard).to_contain_text("Not that: ")
    expect(page.get_by_text("It comes again in a moment.")).to_be_visible()
    for number, one in enumerate([*asked[1:], asked[0]]):
        page.get_by_role("button", name="Next one").first.click()
        expect(page.locator(".hand .may")).to_have_count(len(one.decision.choices))
        best = one.decision.choices[one.decision.best].cards
        page.locator(f".hand [data-card='{best}']").click()
        expect(heard).to_contain_text("Right: ")
        left = len(asked) - 1 - number
        expect(page.get_by_text(f"To be mended now: {left}.")).to_be_visible()
    page.get_by_role("button", name="Next one").first.click()
    expect(page.get_by_text(f"Right in this sitting: {len(asked)}.")).to_be_visible()
    page.reload()  # how well each is known is kept
    expect(page.get_by_text("Nothing is left for now.")).to_be_visible()


def test_by_keys_alone(visit: Visit, asked: list[Mistake]) -> None:
    page = opened(visit, asked)
    heard = page.locator("[aria-live=polite]")
    best = asked[0].decision.choices[asked[0].decision.best].cards
    page.keyboard.press("h")
    expect(heard).to_contain_text("Your hand:")
    for _ in range(12):
        if page.evaluate("document.activeElement.dataset.card") == best:
            break
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(heard).to_contain_text("Right: ")
    page.locator("body").click(position={"x": 2, "y": 2})
    page.keyboard.press(" ")
    expect(page.locator(".hand .may")).to_have_count(len(asked[1].decision.choices))


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_it_is_seen_on_every_size(
    visit: Visit, asked: list[Mistake], size: tuple[int, int]
) -> None:
    page = opened(visit, asked, size=size, theme="light" if size[0] % 20 else "dark")
    assert sticking_out(page) == []
    assert violations(page) == []
    first = asked[0].decision
    page.locator(f".hand [data-card='{first.choices[first.played].cards}']").click()
    expect(page.get_by_role("heading", level=2).first).to_contain_text("Not that: ")
    assert violations(page) == []
    shot(page, f"mistakes-{size[0]}x{size[1]}")
