"""What is out of place on a page: beyond the window, upon another, cut off, too small?"""

from __future__ import annotations

import re
from collections.abc import Iterator

from playwright.sync_api import Page, Route, expect
from tests.e2e.browser import PICTURES, SIZES, Visitor

# Asks of the page when it has come to rest: twice the same boxes, with all its letters there.
_AT_REST = """
([width, height]) => new Promise((go, give) => {
  const end = Date.now() + 30_000;
  let before = [];
  const look = () => {
    const boxes = [...document.querySelectorAll("body *")].map((node) => {
      const { x, y, width, height } = node.getBoundingClientRect();
      return [node.tagName, node.classList[0], ...[x, y, width, height].map(Math.round)].join();
    });
    const moving = boxes.filter((box, n) => box !== before[n]);
    const sized = innerWidth === width && innerHeight === height;
    before = boxes;
    if (!moving.length && sized && document.fonts.status === "loaded") go();
    else if (Date.now() < end) requestAnimationFrame(look);
    else give(Error(`no rest: ${innerWidth}x${innerHeight} ${document.fonts.status} ${moving}`));
  };
  look();
})
"""

_OUT_OF_PLACE = """
() => {
  const found = [];
  const box = (node) => node.getBoundingClientRect();
  const all = (what, within = document) => [...within.querySelectorAll(what)];
  const named = (node) => [node.classList[0] ?? node.tagName,
    node.dataset.card ?? node.textContent.trim().slice(0, 40)].join(" ");

  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth} wide`);
  const table = document.querySelector(".table");
  if (table && scrollHeight > innerHeight) found.push("the page scrolls");
  const parts = ".held, .tray, .laid, .turn-up, .bar button, .acts button, .caption, .prompt,"
    + ".open, .bubble, .lesson, dialog, dialog .end .main";
  for (const node of all(parts)) {
    const { left, top, right, bottom, width } = box(node);
    const inside = left > -1 && top > -1 && right < innerWidth + 1 && bottom < innerHeight + 1;
    if (width && !inside) found.push(`${named(node)} is not in the window`);
  }

  for (const card of all(".hand .held")) {
    const { left, top, width } = box(card);
    if (width < 44) found.push(`${card.dataset.card} is ${width} wide`);
    const index = all("use[href^='#index']", card).find((node) => box(node).height);
    if (!index || box(index).height < 14) found.push(`index of ${card.dataset.card} is too small`);
    const seen = document.elementFromPoint(left + Math.min(9, width / 5), top + 20);
    const covers = seen?.closest("dialog, .lesson, .open, .bubble");
    if (!card.contains(seen) && !covers && !document.querySelector("dialog[open]"))
      found.push(`index of ${card.dataset.card} is covered by ${seen?.className}`);
  }

  if (!document.querySelector("dialog[open], .side.shown")) {
    for (const button of all(".bar button, .say button, .acts button")) {
      const { x, y, width, height } = box(button);
      const seen = width && document.elementFromPoint(x + width / 2, y + height / 2);
      if (seen && !button.contains(seen)) found.push(`${named(button)} is under ${named(seen)}`);
    }
  }

  const apart = [".bar", ".others > .seat", ".say > *", ".mine > .seat", ".hand", ".acts > *"]
    .flatMap((part) => all(part))
    .filter((node) => box(node).width > 0 && getComputedStyle(node).position !== "absolute");
  apart.forEach((one, n) => apart.slice(n + 1).forEach((other) => {
    const a = box(one), b = box(other);
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (wide > 2 && high > 2) found.push(`${named(one)} lies on ${named(other)} by ${high}`);
  }));

  const parted = ".name, .role:not(.known *), .time, .count, .points, .tray, .known";
  for (const seat of all(".seat")) {
    const whole = box(seat);
    for (const part of all(parted, seat)) {
      const { left, right, top, bottom, width } = box(part);
      const wide = Math.max(whole.left - left, right - whole.right);
      const out = Math.max(wide, whole.top - top, bottom - whole.bottom);
      if (width && out > 1) found.push(`${named(part)} sticks out of its seat by ${out}`);
      const short = part.matches(".name") && width < 60 && part.scrollWidth > part.clientWidth;
      if (short) found.push(`of a name only ${width} is seen`);
    }
  }

  // a name, and the title that is said elsewhere too, may end in dots
  const mayBeShort = ".title, .name, .known, .where, .unseen, .unseen *, svg *, option";
  for (const node of all("body *")) {
    const words = [...node.childNodes].some((one) => one.nodeType === 3 && one.data.trim());
    if (!words || node.matches(mayBeShort) || !box(node).width) continue;
    const style = getComputedStyle(node), text = node.textContent.trim();
    const hides = (way) => way === "hidden" || way === "clip";
    if (hides(style.overflowX) && node.scrollWidth > node.clientWidth + 1
      || hides(style.overflowY) && node.scrollHeight > node.clientHeight + 1)
      found.push(`cut off: ${text}`);
    if (/^[a-z]+(-[a-z]+)+$/.test(text)) found.push(`no words: ${text}`);
    if (parseFloat(style.fontSize) < 11) found.push(`too small: ${text}`);
  }
  return found;
}
"""


_NO_TAPS = """
() => {
  const kept = JSON.parse(localStorage.imperiale);
  localStorage.imperiale = JSON.stringify({ ...kept, tapOn: false });
}
"""


def resized(page: Page, size: tuple[int, int]) -> None:
    """Give the window a size, and wait until everything has found its place."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(_AT_REST, list(size))


def sticking_out(page: Page) -> list[str]:
    """Return what is out of place at this size."""
    return list(map(str, page.evaluate(_OUT_OF_PLACE)))


def everywhere(page: Page, name: str) -> list[str]:
    """Return what is out of place at any size, by day and by night."""
    found: list[str] = []
    for size in SIZES:
        resized(page, size)
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme="light" if theme == "light" else "dark")
            found += (f"{name} {size[0]}x{size[1]} {theme}: {one}" for one in sticking_out(page))
    return found


def shot(page: Page, name: str) -> None:
    """Keep a picture for a person to look at."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=PICTURES / f"{name}.png")


def phases(visitor: Visitor) -> Iterator[str]:
    """Go through a deal, and stand still at each phase; nothing is yielded twice.

    The visitor taps after each mark (``tapOn``), so that a declaration waits for him.
    """
    page = visitor.page
    seen: set[str] = set()
    halt = page.locator(".say .on")
    may = page.locator(".hand .may")
    anew = page.locator("dialog[open] button.main")  # some deals end before their first card
    while True:
        expect(halt.or_(may).or_(anew).first).to_be_visible(timeout=30_000)
        if anew.count():
            anew.first.click()
            expect(anew).to_have_count(0)
            continue
        if not halt.count():
            break
        told = page.evaluate("document.querySelector('.say')?.textContent")
        phase = "marks" if page.locator(".open").count() else "declaration"
        if phase not in seen:
            seen.add(phase)
            yield phase
        halt.click()
        page.wait_for_function(
            "told => document.querySelector('.say')?.textContent !== told || "
            "document.querySelector('.hand .may')",
            arg=told,
        )
    yield "play"
    page.keyboard.press("1")
    expect(halt.or_(may).first).to_be_visible()
    page.keyboard.press("b")
    expect(page.locator(".past .where")).to_have_count(1)
    yield "past"
    page.evaluate(_NO_TAPS)
    page.reload()
    expect(page.locator(".hand")).to_be_visible()
    visitor.play_on("deal")
    expect(page.locator("dialog[open]")).to_be_visible()
    yield "end"
    page.keyboard.press("Escape")
    yield "deal"


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


LONGER = re.compile(r"/assets/catalogue-en-[^/]*\.js$")
