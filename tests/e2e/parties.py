"""Is a partie of every rule set, among two, three and four, played in a browser to its full length?

``make proof-parties`` plays them against the computer in a real Chromium; the suite holds whole
ones of one rule set, and short ones of the others (``test_partie.py``).
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import expect, sync_playwright
from tests.e2e.browser import Visitor, launched
from tests.server.running import served

from imperiale import rulesets

MINUTES = 15
"""How long a partie may take; a busy machine is slow."""


def main(wanted: list[str]) -> None:
    """Play the rule sets that are wanted, or all, with each number of players that they allow."""
    with (
        tempfile.TemporaryDirectory() as games,
        served(Path(games)) as server,
        sync_playwright() as playwright,
    ):
        browser = launched(playwright)
        for rules in wanted or rulesets.names():
            for players in sorted(rulesets.load(rules).players):
                visitor = Visitor(browser, server.address, rules=rules, players=players)
                page = visitor.begin()
                began = time.monotonic()
                cards = visitor.play_on(seconds=60 * MINUTES)
                expect(page.locator("dialog [data-over]")).to_be_visible()
                deal = page.locator(".bar .title").inner_text()
                marked = page.locator(".table [data-seat-score]").evaluate_all(
                    "nodes => nodes.map((node) => node.getAttribute('aria-label')).join('; ')"
                )
                visitor.leave()
                took = time.monotonic() - began
                told = f"{rules:12} {players} players, {cards:4} cards, {took:5.0f} s: {marked}"
                sys.stdout.write(f"{told} ({deal})\n")
                sys.stdout.flush()
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
