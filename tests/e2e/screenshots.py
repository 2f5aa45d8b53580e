"""How does every page look, in every size and language, by day and by night?

``make screenshots`` writes the pictures to ``build/screenshots`` for people to look at;
``LANGUAGES="fr lt"`` makes those of some languages only.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

from playwright.sync_api import Page, expect, sync_playwright
from tests.e2e.browser import ROOT, SIZES, Visitor, launched
from tests.e2e.layout import phases, resized
from tests.server.running import served

from imperiale.locales import languages

PICTURES = ROOT / "build" / "screenshots"
DEAL = (
    "academie | 1 | 0i0c 0i0c | QJT7c J7d J8h KJATs / 8c KQA98d KAT7h 87s | 9s | "
    "Qh 9c Qs Td Ac 9h Kc | "
    "Jh Kh Kd 7d Qd Jd Ah 8h Ad As Qc 8c Ks 8s Js 7s 7c 7h Jc 8d Tc 9d Ts Th"
)
PATHS = {
    "home": "/",
    "lobby": "/lobby",
    "rules": "/rules",
    "rules-of": "/rules/pierer",
    "compare": "/rules/compare/academie/pierer",
    "settings": "/settings",
    "study": "/study",
    "lessons": "/study/lessons",
    "lesson": "/study/lessons/trick",
    "problems": "/study/problems",
    "daily": "/study/daily",
    "chances": "/study/chances",
    "statistics": "/study/statistics",
    "review": "/review",
    "nowhere": "/nowhere",
    "written": "/deal",
    "replay": f"/deal#{quote(DEAL)}",
    "embed": f"/embed/deal#{quote(DEAL)}",
}
MENUS = {"menu": "m", "keys": "?", "journal": "j"}


def stations(visitor: Visitor) -> Iterator[str]:
    """Go from page to page, then through a deal at the table, and stand still at each place."""
    page = visitor.page
    for name, path in PATHS.items():
        visitor.open("/nowhere")  # or another deal in the address would be no other page
        visitor.open(path)
        expect(page.locator("h1").first).to_be_attached()
        page.wait_for_load_state("networkidle")
        yield name
    visitor.open()
    page.locator("button.main.big").first.click()
    for phase in phases(visitor):
        yield f"table-{phase}"
        if phase == "play":
            for name, key in MENUS.items():
                page.keyboard.press(key)
                yield f"table-{name}"
                page.keyboard.press("Escape")
    table = page.url.removeprefix(visitor.address)
    for name in ("replay/1", "proof"):
        visitor.open(f"{table}/{name}")
        page.wait_for_load_state("networkidle")
        yield f"game-{name.partition('/')[0]}"


def pictured(page: Page, folder: Path, name: str) -> None:
    """Take a picture of a page in each size, by day and by night; whole where it scrolls."""
    for size in SIZES:
        resized(page, size)
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme="light" if theme == "light" else "dark")
            file = folder / f"{name}-{size[0]}x{size[1]}-{theme}.png"
            page.screenshot(path=file, full_page=not page.locator(".table").count())


def main(wanted: list[str]) -> None:
    """Take the pictures of some languages, or of all."""
    with (
        tempfile.TemporaryDirectory() as games,
        served(Path(games)) as server,
        sync_playwright() as playwright,
    ):
        browser = launched(playwright)
        for language in wanted or languages():
            folder = PICTURES / language
            folder.mkdir(parents=True, exist_ok=True)
            visitor = Visitor(browser, server.address, language=language, tapOn=True)
            for name in stations(visitor):
                pictured(visitor.page, folder, name)
            visitor.leave()
            sys.stdout.write(f"{folder.relative_to(ROOT)}\n")
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
