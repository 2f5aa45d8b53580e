"""Is everything within reach and to be read: on every size, by day and by night, by everybody?"""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect
from tests.e2e.browser import PICTURES, ROOT, SIZES, Visitor
from tests.e2e.conftest import Visit

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PATHS = (
    "/",
    "/study",
    "/study/chances",
    "/study/lessons",
    "/rules",
    "/rules/academie",
    "/rules/compare/academie/pierer",
    "/settings",
    "/lobby",
    "/nowhere",
    "/deal",
)
TABLES = (("academie", 2), ("biblioteka", 3), ("imperialas", 4))

# What sticks out of the window, or is cut off within its own box.
_STICKS_OUT = """
() => {
  const found = [];
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth) found.push(`page is ${scrollWidth} wide`);
  if (document.querySelector(".table") && scrollHeight > innerHeight) found.push("page scrolls");
  const boxes = ".held, .tray, .laid, .turn-up, .bar button, .acts button, .caption, .prompt";
  for (const node of document.querySelectorAll(boxes)) {
    const { left, top, right, bottom, width } = node.getBoundingClientRect();
    const name = node.className + " " + (node.dataset.card ?? node.textContent.trim());
    const inside = left > -1 && top > -1 && right < innerWidth + 1 && bottom < innerHeight + 1;
    if (width && !inside) found.push(name);
  }
  for (const card of document.querySelectorAll(".hand .held")) {
    const { left, top, width } = card.getBoundingClientRect();
    const seen = document.elementFromPoint(left + Math.min(9, width / 5), top + 20);
    if (!card.contains(seen)) found.push(`index of ${card.dataset.card} is covered`);
    if (width < 44) found.push(`${card.dataset.card} is ${width} wide`);
  }
  return found;
}
"""


def sticking_out(page: Page) -> list[str]:
    return list(map(str, page.evaluate(_STICKS_OUT)))


def violations(page: Page) -> list[str]:
    """Return what axe finds, without the rules that it can only ask a person about."""
    if not page.evaluate("typeof axe !== 'undefined'"):
        page.evaluate(AXE.read_text(encoding="utf-8") + "; undefined")
    found: Any = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{one['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:200]}"
        for one in found["violations"]
        for node in one["nodes"]
    ]


def shot(page: Page, name: str) -> None:
    """Keep a picture for a person to look at."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=PICTURES / f"{name}.png")


@pytest.mark.parametrize(("rules", "players"), TABLES)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_whole_table_is_seen(
    visit: Visit, size: tuple[int, int], rules: str, players: int
) -> None:
    visitor = visit(size=size, rules=rules, players=players)
    page = visitor.begin()
    visitor.my_turn()
    assert sticking_out(page) == []
    shot(page, f"table-{rules}-{size[0]}x{size[1]}")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_pages_are_as_wide_as_the_window(visit: Visit, size: tuple[int, int], theme: str) -> None:
    visitor = visit(size=size, theme=theme)
    for path in PATHS:
        page = visitor.open(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert sticking_out(page) == [], path
        shot(page, f"page-{path.replace('/', '_')}-{size[0]}x{size[1]}-{theme}")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing(visit: Visit, theme: str) -> None:
    visitor = visit(theme=theme, rules="academie")
    for path in PATHS:
        page = visitor.open(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert violations(page) == [], path
    page = visitor.begin()
    visitor.my_turn()
    assert violations(page) == []
    for key in ("?", "m", "j"):
        page.keyboard.press(key)
        assert violations(page) == [], key
        page.keyboard.press("Escape")
    visitor.play_on("deal")
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.keyboard.press("b")
    expect(page.locator(".past .where")).to_be_visible()
    assert violations(page) == []
    table = page.url.removeprefix(visitor.address)
    for path in ("/replay/1", "/proof"):
        page = visitor.open(table + path)
        expect(page.locator(".replayed, .deal").first).to_be_visible()
        page.locator("summary").first.click()
        assert violations(page) == [], path


def longer(route: Route) -> None:
    """Make every sentence of the catalogue 40 % longer."""
    answer = route.fetch()

    def pad(found: re.Match[str]) -> str:
        text = found[2]
        if text.endswith("->"):
            return found[0]
        plain = len(re.sub(r"\{[^}]*\}", "", text))
        return found[1] + text + ("~" * (plain * 2 // 5) if plain > 3 else "")

    line = r"(?:\n|\\n|^|`|\")"
    sentence = re.compile(rf"({line}[a-z][\w-]* = |{line} +\*?\[\w+\] )((?:(?!\\n|`)[^\n])+)")
    route.fulfill(response=answer, body=sentence.sub(pad, answer.text()))


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_longer_sentences_have_room(visit: Visit, size: tuple[int, int]) -> None:
    visitor: Visitor = visit(size=size, rules="academie")
    visitor.context.route(re.compile(r"/assets/catalogue-en-[^/]*\.js$"), longer)
    page = visitor.open()
    page.get_by_role("button", name=re.compile("^Play now~")).first.click()
    visitor.my_turn()
    expect(page.locator(".prompt")).to_contain_text("~~~")
    assert sticking_out(page) == []
    shot(page, f"longer-{size[0]}x{size[1]}")
