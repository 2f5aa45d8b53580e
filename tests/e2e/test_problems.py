"""Is a problem solved on the page: by a tap, by keys alone, by what is heard, on every size?"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.browser import SIZES
from tests.e2e.conftest import Visit
from tests.e2e.layout import shot, sticking_out
from tests.e2e.test_seen import violations

from imperiale.analysis.problems import Problem, shipped

FIRST, THREE = shipped()[0], next(p for p in shipped() if p.players == 3)


def opened(visit: Visit, problem: Problem, **given: object) -> Page:
    visitor = visit(**given)
    page = visitor.open(f"/study/problems/{problem.name}")
    expect(page.locator(".hand .may")).to_have_count(len(problem.chances))
    return page


def test_a_problem_by_tap_and_the_next_one(visit: Visit) -> None:
    page = opened(visit, FIRST)
    page.locator(f".hand [data-card='{FIRST.answer}']").click()
    expect(page.get_by_role("heading", level=2).first).to_contain_text("Right: ")
    expect(page.get_by_role("row")).to_have_count(len(FIRST.chances) + 1)
    expect(page.get_by_text("the problem’s: " + str(FIRST.rating))).to_be_visible()
    page.get_by_role("button", name="Next problem").first.click()
    expect(page).not_to_have_url(re.compile(FIRST.name))
    expect(page.locator(".hand .may").first).to_be_visible()

    page.goto(page.url.rsplit("/", 1)[0] + "/" + FIRST.name)  # what was solved is kept
    page.locator(f".hand [data-card='{FIRST.answer}']").click()
    expect(page.get_by_text("only the first try at a problem counts")).to_be_visible()


def test_a_problem_by_keys_and_by_ear(visit: Visit) -> None:
    page = opened(visit, FIRST)
    wrong = next(card for card in FIRST.chances if card != FIRST.answer)
    heard = page.locator("[aria-live=polite]")
    page.keyboard.press("t")
    expect(heard).to_contain_text("Trumps")
    page.keyboard.press("h")
    expect(heard).to_contain_text("Your hand:")
    for _ in range(12):
        if page.evaluate("document.activeElement.dataset.card") == str(wrong):
            break
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(heard).to_contain_text("No. ")
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".hand .may")).to_have_count(len(FIRST.chances))
    page.keyboard.press("1")
    expect(page.get_by_role("heading", level=2).first).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("body").click(position={"x": 2, "y": 2})
    page.keyboard.press(" ")
    expect(page).not_to_have_url(re.compile(FIRST.name))


def test_they_are_chosen_by_rules_theme_and_grade(visit: Visit) -> None:
    page = opened(visit, FIRST)
    page.get_by_text("Choose problems").click()
    page.get_by_role("combobox", name="Which rules?").select_option("pierer")
    grade = next(p.grade for p in shipped() if p.rules == "pierer")
    page.get_by_role("combobox", name="Grade").select_option(str(grade))
    some = [p.name for p in shipped() if (p.rules, p.grade) == ("pierer", grade)]
    expect(page.get_by_text(f"{len(some)} to be solved, 0 solved.")).to_be_visible()
    page.get_by_role("button", name="Next problem").click()
    expect(page).to_have_url(re.compile("|".join(some)))


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_it_is_seen_on_every_size(visit: Visit, size: tuple[int, int]) -> None:
    theme = "light" if size[0] % 20 else "dark"
    page = opened(visit, THREE, size=size, theme=theme)
    assert sticking_out(page) == []
    assert violations(page) == []
    page.locator(f".hand [data-card='{THREE.answer}']").click()
    expect(page.get_by_role("heading", level=2).first).to_contain_text("Right: ")
    assert violations(page) == []
    shot(page, f"problem-{size[0]}x{size[1]}")
