"""How does a test sit at the page: what it opens, taps, types and reads?"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, Playwright, expect
from tests.seeded import drawn

expect.set_options(timeout=30_000)

ROOT = Path(__file__).parents[2]
SIZES = ((360, 640), (390, 844), (844, 390), (768, 1024), (1920, 1080))
PICTURES = ROOT / "build" / "e2e"

OVER = "dialog[open]:not(:has([data-over])) .end button.main"
"""Goes on to the next deal, which one in 500 needs before a card was played: carte blanche."""

_QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)

# The nonce, which goes into every deal of a visitor, and the choice of what he practises follow
# from the test; what else is drawn only names something, and must not come again.
_CHANCE = """
([nonce, seed]) => {
  const draw = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (array) => {
    if (array.length !== nonce.length) return draw(array);
    array.set(nonce);
    return array;
  };
  let state = seed;
  Math.random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
"""

# Taps whatever may be tapped until the partie is over: cards first, then what goes on.
_PLAY_ON = """
async ([stop, seconds]) => {
  const end = Date.now() + seconds * 1000;
  let cards = 0;
  while (Date.now() < end) {
    await new Promise((go) => setTimeout(go, 5));
    const box = document.querySelector("dialog[open]");
    if (box?.querySelector("[data-over]")) return cards;
    if (box) {
      if (stop === "deal") return cards;
      box.querySelector("button.main")?.click();
      continue;
    }
    const card = document.querySelector(".hand .may");
    if (card) { card.click(); cards += 1; }
    else document.querySelector(".acts button.go:not(:disabled)")?.click();
  }
  throw new Error(`not over after ${cards} cards: ${document.body.innerText}`);
}
"""


def patiently(page: Page, seconds: float = 240) -> Iterator[None]:
    """Yield again and again, for as long as a busy machine may need to come to an end.

    Raises:
        AssertionError: it does not come to one.
    """
    until = monotonic() + seconds
    while monotonic() < until:
        yield
        page.wait_for_timeout(20)
    raise AssertionError(f"no end: {page.locator('body').inner_text()}")


def launched(playwright: Playwright) -> Browser:
    """Return Debian's Chromium; the tests download no browser of their own."""
    return playwright.chromium.launch(executable_path="/usr/bin/chromium", args=list(_QUIET))


class Visitor:
    """Somebody at the page, in a browser of his own.

    Args:
        browser: whose engine it is.
        address: where the page is.
        size: of the window.
        theme: ``light`` or ``dark``.
        touch: whether it has fingers and no mouse.
        kept: what he has chosen before.
    """

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        size: tuple[int, int] = (1280, 800),
        theme: str = "dark",
        touch: bool = False,
        **kept: object,
    ) -> None:
        self.address = address
        self.complaints: list[str] = []
        self.context: BrowserContext = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            color_scheme="light" if theme == "light" else "dark",
            locale="en",
            has_touch=touch,
            is_mobile=touch,
        )
        self.context.set_default_timeout(30_000)
        chosen = json.dumps({"speed": "instant", "motion": "none", "level": "greedy", **kept})
        chance = [list(drawn("nonce", 16)), int.from_bytes(drawn("chance", 4))]
        self.context.add_init_script(f"({_CHANCE})({json.dumps(chance)})")
        # a frame that was refused has no storage
        once = f"if (location.protocol === 'http:') localStorage.imperiale ??= {json.dumps(chosen)}"
        self.context.add_init_script(once)
        self.page = self.tab()

    def tab(self) -> Page:
        """Open another tab; whatever the page complains of is noted."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on(
            "console",
            lambda said: self.complaints.append(said.text) if said.type == "error" else None,
        )
        return page

    def open(self, path: str = "/") -> Page:
        """Go to a page."""
        self.page.goto(self.address + path)
        return self.page

    def begin(self, **asked: str) -> Page:
        """Begin a partie against the computer; ``asked`` are fields of the form by their labels."""
        page = self.open()
        for label, value in asked.items():
            page.get_by_role("combobox", name=label).select_option(value)
        page.get_by_role("button", name="Play now").first.click()
        expect(page.locator(".hand")).to_be_visible()
        return page

    def my_turn(self) -> None:
        """Wait until a card may be played; a deal that ends before is followed by another."""
        may = self.page.locator(".hand .may")
        while self.over(may):
            self.page.locator(OVER).click()
            expect(self.page.locator(OVER)).to_have_count(0)

    def over(self, other: Locator) -> bool:
        """Wait until something is seen; tell whether it is that a deal is over."""
        over = self.page.locator(OVER)
        expect(over.or_(other).first).to_be_visible()
        return over.count() > 0

    def play_on(self, stop: str = "partie", seconds: int = 240) -> int:
        """Play until the deal or the partie is over; return how many cards that took."""
        played: Any = self.page.evaluate(_PLAY_ON, [stop, seconds])
        return int(played)

    def scores(self) -> list[str]:
        """Return what each seat has marked, in words."""
        found = self.page.locator("[data-seat-score]").evaluate_all(
            "nodes => nodes.map(n => n.dataset.seatScore).sort()"
        )
        return list(map(str, found))

    def leave(self) -> None:
        """Go; nothing may have been complained of."""
        self.context.close()
        assert self.complaints == []
