"""Does the page do what a finger, a mouse and an eye mean, and nothing by accident?"""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, Position, WebSocketRoute, expect
from tests.e2e.conftest import Visit

INDEX: Position = {"x": 9, "y": 24}


def middle(page: Page, card: str) -> tuple[float, float]:
    box = page.locator(f".hand [data-card='{card}']").bounding_box()
    assert box is not None
    return box["x"] + 12, box["y"] + box["height"] / 2


def test_a_finger_taps_or_drags_a_card_and_scrolls_nothing(visit: Visit) -> None:
    visitor = visit(rules="academie", size=(360, 640), touch=True)
    page = visitor.begin()
    visitor.my_turn()
    expect(page.locator(".hand .held")).to_have_count(12)
    page.locator(".hand .may").first.tap(position=INDEX)
    expect(page.locator(".hand .held")).to_have_count(11)
    visitor.my_turn()
    card = page.locator(".hand .may").first.get_attribute("data-card")
    assert card
    touch = visitor.context.new_cdp_session(page)

    def send(kind: str, *points: tuple[float, float]) -> None:
        told = [{"x": x, "y": y} for x, y in points]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": told})

    for far in (30, 160):  # a short way is none
        x, y = middle(page, card)
        send("touchStart", (x, y))
        for step in range(1, 6):
            send("touchMove", (x, y - far * step / 5))
        send("touchEnd")
        expect(page.locator(".hand .held")).to_have_count(11 if far == 30 else 10)
    assert page.evaluate("[scrollX, scrollY, visualViewport.pageTop]") == [0, 0, 0]


def test_a_mouse_drags_a_card(visit: Visit) -> None:
    visitor = visit(rules="academie")
    page = visitor.begin()
    visitor.my_turn()
    card = page.locator(".hand .may").first.get_attribute("data-card")
    assert card
    x, y = middle(page, card)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - 120, steps=4)
    page.mouse.up()
    expect(page.locator(f".hand [data-card='{card}']")).to_have_count(0)


def test_to_claim_the_rest_is_asked_about_first(visit: Visit) -> None:
    visitor = visit(rules="academie")
    wishes: list[str] = []

    def offered(frame: str | bytes) -> str:
        """Offer it always; the server will refuse it, as nothing is proven."""
        told = json.loads(frame)
        if told.get("view", {}).get("offers"):
            told["view"]["offers"].append({"do": "rest", "label": {"key": "offer-rest"}})
        return json.dumps(told)

    def between(page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        server.on_message(lambda frame: page.send(offered(frame)))

        def wish(frame: str | bytes) -> None:
            wishes.append(str(frame))
            server.send(frame)

        page.on_message(wish)

    visitor.page.route_web_socket(re.compile("/ws$"), between)
    page = visitor.begin()
    visitor.my_turn()
    claim = page.locator(".acts .own")
    claim.click()
    expect(page.locator(".acts .ask")).to_be_visible()
    page.get_by_role("button", name="No", exact=True).click()
    expect(page.locator(".acts .ask")).to_have_count(0)
    assert not [wish for wish in wishes if '"rest"' in wish]
    claim.click()
    page.locator(".acts button.main").click()
    expect(page.locator(".prompt.refused")).to_be_visible()
    assert len([wish for wish in wishes if '"rest"' in wish]) == 1
    expect(page.locator(".hand .held")).to_have_count(12)


def test_title_icon_and_a_knock_say_whose_turn_it_is(visit: Visit) -> None:
    visitor = visit(rules="academie", sound=True)
    visitor.context.add_init_script(
        """
        window.knocks = 0;
        AudioContext.prototype.createOscillator = new Proxy(
          AudioContext.prototype.createOscillator,
          { apply: (...call) => { window.knocks += 1; return Reflect.apply(...call); } });
        """
    )
    page = visitor.begin()
    visitor.my_turn()
    icon = "document.querySelector('link[rel=icon]').getAttribute('href')"
    expect(page).to_have_title(re.compile("Your turn"))
    assert page.evaluate(icon) == "/icon-turn.svg"
    assert page.evaluate("knocks") == 0  # who looks at the table sees it
    page.evaluate("Object.defineProperty(document, 'hidden', { get: () => true })")
    page.keyboard.press("1")
    page.wait_for_function("() => window.knocks >= 2")
    visitor.play_on("deal")
    expect(page).not_to_have_title(re.compile("Your turn"))
    assert page.evaluate(icon) == "/icon.svg"


def contrast(one: list[int], other: list[int]) -> float:
    """Return the contrast of two colours, 1 to 21, as WCAG 2.2 reckons it."""

    def light(colour: list[int]) -> float:
        parts = [c / 255 for c in colour]
        linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    dark, bright = sorted((light(one), light(other)))
    return (bright + 0.05) / (dark + 0.05)


def numbers(colour: str) -> list[int]:
    return [int(n) for n in re.findall(r"\d+", colour)[:3]]


@pytest.mark.parametrize(("deck", "colours"), [("two", 2), ("four", 4)])
def test_suits_have_signs_and_colours_that_stand_out(visit: Visit, deck: str, colours: int) -> None:
    page = visit(deck=deck).open("/settings")
    expect(page.locator(".card.face.s").first).to_be_visible()
    found: Any = page.evaluate(
        """() => ["s", "h", "c", "d"].map((suit) => ({
          sign: document.querySelector(`#pip-${suit} path`).getAttribute("d"),
          colour: getComputedStyle(document.querySelector(`.card.face.${suit}`)).fill,
          paper: getComputedStyle(document.querySelector(`.card.face.${suit} .paper`)).fill,
        }))"""
    )
    assert len({one["sign"] for one in found}) == 4
    assert len({one["colour"] for one in found}) == colours
    for one in found:
        assert contrast(*(numbers(one[part]) for part in ("colour", "paper"))) >= 4.5


@pytest.mark.parametrize("system", ["reduce", "no-preference"])
def test_nothing_flies_for_whom_the_system_asks_for_stillness(visit: Visit, system: str) -> None:
    visitor = visit(rules="academie", speed="fast", motion="auto")
    reduced = system == "reduce"
    visitor.page.emulate_media(reduced_motion="reduce" if reduced else "no-preference")
    page = visitor.begin()
    page.evaluate(
        """() => {
          window.flights = 0;
          new MutationObserver((changes) => changes.forEach((change) =>
            change.addedNodes.forEach((node) => window.flights += Boolean(
              node.classList?.contains("flying") || node.getAnimations?.().length))))
            .observe(document.body, { childList: true, subtree: true });
        }"""
    )
    visitor.play_on("deal")
    assert (page.evaluate("() => window.flights") == 0) is reduced
