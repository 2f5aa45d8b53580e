"""What does each setting change at the table, and is it kept?"""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.conftest import Visit
from tests.e2e.crowded import hold

HAND = ["7s", "Ks", "8h", "Qh", "Jc", "9c", "Ad", "Td"]
PAUSES = {"instant": 0, "fast": 270, "normal": 600, "slow": 1200}
"""How long a card that was played is looked at, in milliseconds."""

# Notes every wait that the page asks for, and makes it short.
_WAITS = """
window.waits = [];
window.setTimeout = new Proxy(window.setTimeout, { apply: (call, self, [done, wait, ...more]) => {
  window.waits.push(wait);
  return Reflect.apply(call, self, [done, Math.min(wait ?? 0, 1), ...more]);
} });
"""


def held(page: Page) -> list[str]:
    """Return the cards of the hand from left to right."""
    expect(page.locator(".hand .held")).to_have_count(len(HAND))
    return list(
        map(
            str, page.locator(".hand .held").evaluate_all("all => all.map(one => one.dataset.card)")
        )
    )


def holding(visit: Visit, **chosen: Any) -> Page:
    """Return a table at which a certain hand is held."""
    visitor = visit(rules="academie", **chosen)
    hold(visitor.page, HAND)
    return visitor.begin()


def test_every_setting_is_kept(visit: Visit) -> None:
    page = visit().open("/settings")
    expect(page.locator(".choices select").first).to_be_visible()
    kept = "JSON.parse(localStorage.imperiale)"
    selects = page.locator(".choices label:has(> select)").count()
    for number in range(1, selects):  # the first is the language, of which test_layout tells
        select = page.locator(".choices select").nth(number)
        values: list[str] = select.locator("option").evaluate_all(
            "all => all.map(one => one.value)"
        )
        assert len(values) > 1
        for value in values:
            select.select_option(value)
            assert value in page.evaluate(f"Object.values({kept})")
    boxes = page.locator(".choices input[type=checkbox]")
    for number in range(boxes.count()):
        before = page.evaluate(kept)
        boxes.nth(number).click()
        after = page.evaluate(kept)
        changed = [name for name in after if after[name] != before.get(name, False)]
        assert len(changed) == 1
    chosen = page.evaluate(kept)
    page.reload()
    expect(page.locator(".choices select").first).to_be_visible()
    assert page.evaluate(kept) == chosen


def test_cards_are_sorted_as_one_likes(visit: Visit) -> None:
    falling = held(holding(visit, sort="suits"))
    assert sorted(falling) == sorted(HAND)
    assert [card[1] for card in falling] == sorted((card[1] for card in HAND), key="shcd".index)
    rising = held(holding(visit, sort="suits", rising=True))
    assert rising != falling
    assert [rising.index(c) for c in ("7s", "Ks")] == [falling.index(c) for c in ("Ks", "7s")]
    trumps = held(holding(visit, sort="trumps"))
    assert {card[1] for card in trumps[:2]} == {"h"}
    ranks = held(holding(visit, sort="ranks"))
    assert ranks[0] == "Ks"
    assert ranks != trumps
    # with the left hand one has the first card at the right
    assert held(holding(visit, sort="suits", leftHand=True)) == falling[::-1]


def test_courts_are_drawn_as_one_likes(visit: Visit) -> None:
    own = holding(visit, courts="own")
    expect(own.locator(".hand [data-card=Ks] use[href='#court-Ks']")).to_have_count(1)
    expect(own.locator(".hand image")).to_have_count(0)
    classic = holding(visit, courts="classic")
    for card in ("Ks", "Qh", "Jc"):
        picture = classic.locator(f".hand [data-card={card}] image")
        address = picture.get_attribute("href")
        assert address
        answer = classic.request.get(
            address if "://" in address else classic.url.split("/g/")[0] + address
        )
        assert answer.ok
        assert answer.headers["content-type"] == "image/svg+xml"
    expect(classic.locator(".hand [data-card=Ad] image")).to_have_count(0)


@pytest.mark.parametrize(("deck", "colours"), [("two", 2), ("four", 4)])
def test_suits_have_as_many_colours_as_one_likes(visit: Visit, deck: str, colours: int) -> None:
    page = holding(visit, deck=deck)
    expect(page.locator(".hand .held")).to_have_count(len(HAND))
    fills = page.locator(".hand .card").evaluate_all(
        "all => all.map(one => getComputedStyle(one).fill)"
    )
    assert len(set(fills)) == colours


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_theme_is_ones_own_and_not_the_systems(browser: Any, visit: Visit, theme: str) -> None:
    felt = "getComputedStyle(document.querySelector('.felt')).backgroundColor"
    grounds = set()
    for system in ("light", "dark"):
        visitor = visit(rules="academie")
        visitor.context.add_init_script(
            f"localStorage.imperiale = JSON.stringify({{speed: 'instant', theme: '{theme}'}})"
        )
        visitor.page.emulate_media(color_scheme="light" if system == "light" else "dark")
        grounds.add(visitor.begin().evaluate(felt))
    assert grounds == {"rgb(169, 194, 172)" if theme == "light" else "rgb(23, 72, 63)"}


@pytest.mark.parametrize("speed", PAUSES)
def test_the_table_goes_at_ones_own_speed(visit: Visit, speed: str) -> None:
    visitor = visit(rules="academie", speed=speed)
    visitor.context.add_init_script(_WAITS)
    page = visitor.begin()
    visitor.my_turn()
    page.keyboard.press("1")
    expect(page.locator(".hand .held")).to_have_count(11)
    visitor.my_turn()
    waits = set(page.evaluate("window.waits"))
    assert waits & set(PAUSES.values()) - {0} == {PAUSES[speed]} - {0}


def test_a_tap_is_waited_for(visit: Visit) -> None:
    visitor = visit(rules="academie", tapOn=True)
    visitor.begin()
    page = visitor.page
    seen = "['.say .on', '.hand .may'].map((what) => document.querySelectorAll(what).length)"
    waited = 0
    while True:
        page.wait_for_function(f"() => {seen}.some(Boolean)")
        halted, playable = page.evaluate(seen)
        if not halted:
            break
        waited += not playable  # what is marked last is seen, and one may play already
        told = page.evaluate("document.querySelector('.say').textContent")
        page.locator(".say .on").click()
        page.wait_for_function(
            f"told => document.querySelector('.say').textContent !== told || {seen}[1]", arg=told
        )
    assert waited


def test_the_only_card_that_may_be_played_goes_by_itself(visit: Visit) -> None:
    visitor = visit(rules="academie", forced=True)
    page = visitor.begin(Length="8")
    pressed = 0
    over = "document.querySelector('dialog[open]')"
    free = "document.querySelectorAll('.hand .may').length > 1"
    while True:
        page.wait_for_function(f"() => {over} || {free}")
        if page.evaluate(f"{over} !== null"):
            break
        left = page.locator(".hand .held").count()
        page.keyboard.press("1")
        page.wait_for_function(
            f"left => {over} || document.querySelectorAll('.hand .held').length < left", arg=left
        )
        pressed += 1
    assert pressed < 12  # the last card, at least, was forced
