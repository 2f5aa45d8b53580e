"""Are the lessons taken on the page: by tap, by keys, by ear, on every size; are rules compared?"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.browser import SIZES
from tests.e2e.conftest import Visit
from tests.e2e.layout import shot, sticking_out
from tests.e2e.test_seen import violations

from imperiale.domain.cards import cards
from imperiale.services.lessons import Lesson, lessons

LESSONS = lessons()


def answer(page: Page, lesson: Lesson) -> None:
    """Read what is said, and play what is right, until the lesson is done."""
    for right in lesson.right:
        page.get_by_role("button", name="Go on").click()
        playable = ", ".join(f".hand .may[data-card='{card}']" for card in cards(right))
        page.locator(playable).first.click()
        page.get_by_role("button", name="Go on").click()
        expect(page.locator(".lesson")).to_be_visible()


def test_all_lessons_are_taken_one_after_the_other(visit: Visit) -> None:
    page = visit().open("/study/lessons")
    expect(page.get_by_role("listitem")).to_have_count(len(LESSONS))
    page.get_by_role("link", name=re.compile("The first trick")).click()
    for lesson in LESSONS:
        expect(page).to_have_url(re.compile(f"/study/lessons/{lesson.name}$"))
        answer(page, lesson)
        page.get_by_role("button", name="Go on").click()
        page.locator(".acts").get_by_role("button").click()
    expect(page).to_have_url(re.compile("/$"))
    page.goto(page.url + "study/lessons")
    expect(page.get_by_text("taken")).to_have_count(len(LESSONS))


def test_a_wrong_card_comes_back_and_the_deal_can_be_played_on(visit: Visit) -> None:
    lesson = next(one for one in LESSONS if one.name == "hunt")
    page = visit().open("/study/lessons/hunt")
    heard = page.locator("[aria-live=polite]")
    expect(heard).to_contain_text("The honours are ace, king")
    page.keyboard.press(" ")
    expect(heard).to_contain_text("Which card catches the seven")
    page.locator(".hand .may[data-card='Ad']").click()
    expect(page.locator(".lesson")).to_contain_text("He has no diamond left")
    expect(page.locator(".hand .held")).to_have_count(4)
    answer(page, lesson)
    page.keyboard.press(" ")
    expect(page.locator(".prompt")).to_contain_text("Play the deal to its end")
    for left in (2, 1, 0):
        page.keyboard.press("1")
        expect(page.locator(".hand .held")).to_have_count(left)
        page.keyboard.press(" ")
    expect(page.locator(".prompt")).to_contain_text("The deal is over")
    expect(page.get_by_text("You marked")).to_be_visible()


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_they_are_seen_on_every_size(visit: Visit, size: tuple[int, int]) -> None:
    theme = "light" if size[0] % 20 else "dark"
    for name in ("imperials", "one-trick"):
        page = visit(size=size, theme=theme).open(f"/study/lessons/{name}")
        expect(page.locator(".lesson")).to_be_visible()
        box = page.locator(".lesson").bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= size[1]
        assert violations(page) == []
        shot(page, f"lesson-{name}-{size[0]}x{size[1]}")
        page.get_by_role("button", name="Go on").click()
        expect(page.locator(".prompt")).not_to_be_empty()
        assert sticking_out(page) == []


def test_two_rule_sets_are_compared(visit: Visit) -> None:
    page = visit().open("/rules/academie")
    expect(page.get_by_text("the card beaten by whoever can")).to_be_visible()
    page.get_by_role("link", name="See a whole deal").click()
    expect(page.get_by_label("Moment of the deal")).to_be_visible()
    page.go_back()
    page.get_by_role("link", name="Compare with another rule set").click()
    page.get_by_role("combobox", name="Second").select_option("foster")
    expect(page.get_by_text("They differ in 2 of")).to_be_visible()
    rows = page.locator("tbody").get_by_role("row")
    expect(rows).to_have_count(2)
    expect(rows.last).to_contain_text("Variants (Foster's scoring)")
    assert violations(page) == []
