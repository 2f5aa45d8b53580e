"""Does who plays with a bot see that it is one?"""

from __future__ import annotations

import threading
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.e2e.browser import PICTURES, Visitor
from tests.server.running import Server

from imperiale import bot

SHORT = {"win_by": "card_points", "deals": 1}


def choose(view: bot.View) -> bot.Do | None:
    """Play the first card that may be played."""
    for offer in view.offers:
        if offer.do == "deal":
            return bot.DealNext()
        if offer.card is not None:
            return bot.Play(offer.card)
    return None


@pytest.mark.parametrize(
    ("size", "theme"), [((390, 844), "light"), ((1280, 800), "dark")], ids=["phone", "desktop"]
)
def test_a_bot_is_shown_as_one_and_plays_a_partie_with_a_person(
    server: Server,
    visit: Callable[..., Visitor],
    size: tuple[int, int],
    theme: str,
) -> None:
    tables = bot.Server(server.address)
    ticket = tables.make(name="Ann's bot", listed=True, onlookers="none", options=SHORT)
    ends: list[bot.View] = []
    playing = threading.Thread(target=lambda: ends.append(tables.play(ticket, choose)))
    playing.start()
    visitor = visit(size=size, theme=theme)
    page = visitor.open("/lobby")
    expect(page.get_by_text("Ann's bot (bot)")).to_be_visible()
    page.get_by_role("button", name="Sit").first.click()
    page.get_by_role("button", name="Deal").first.click()
    expect(page.locator(".seat .bot")).to_have_text("bot")
    expect(page.locator(".hand")).to_be_visible()
    page.screenshot(path=PICTURES / f"bot-{size[0]}.png")
    visitor.play_on()
    playing.join(240)
    assert [seat.bot for seat in ends[0].seats] == [True, False]
