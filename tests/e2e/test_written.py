"""Is a deal taken out of the page, brought in again, passed on, shown elsewhere and checked?"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect
from tests.e2e.browser import Visitor
from tests.e2e.conftest import Visit


@pytest.fixture
def ended(visit: Visit) -> tuple[Visitor, str]:
    """Return somebody at the end of his first deal, and the path of his game."""
    visitor: Visitor = visit(rules="academie")
    page = visitor.begin(Length="8")
    visitor.play_on("deal")
    expect(page.get_by_role("dialog", name="Deal 1 is over")).to_be_visible()
    return visitor, page.url.removeprefix(visitor.address)


def moments(page: Page) -> int:
    return int(page.get_by_label("Moment of the deal").get_attribute("max") or 0)


def test_a_line_goes_out_and_comes_in_again(ended: tuple[Visitor, str], visit: Visit) -> None:
    visitor, path = ended
    page = visitor.open(path + "/replay/1")
    line = page.locator(".lines code").inner_text()
    there = moments(page)
    other = visit().open("/deal")
    other.get_by_label("The deal, or several").fill(line)
    other.get_by_role("button", name="Show it").click()
    expect(other.locator(".board .cards .card")).to_have_count(24)
    assert moments(other) == there
    expect(other.get_by_label("Your name")).to_have_count(0)
    link = other.url
    assert "academie" in link
    again = visit()
    again.page.goto(link)
    expect(again.page.locator(".board .cards .card")).to_have_count(24)
    other.get_by_text("Pass it on").click()
    expect(other.get_by_role("img", name="The link as a QR code")).to_be_visible()
    assert other.get_by_label("Link", exact=True).input_value() == link


def test_a_file_goes_out_and_comes_in_again(ended: tuple[Visitor, str], tmp_path: Path) -> None:
    visitor, path = ended
    page = visitor.open(path + "/replay/1")
    with page.expect_download() as found:
        page.get_by_role("link", name="Save the partie").click()
    assert re.fullmatch(r"imperiale-\w+\.jsonl", found.value.suggested_filename)
    file = tmp_path / "partie.jsonl"
    text = Path(found.value.path()).read_text(encoding="utf-8")
    file.write_text(text * 2, encoding="utf-8")
    page = visitor.open("/deal")
    page.get_by_label("Open a file").set_input_files(file)
    expect(page.locator(".board .cards .card")).to_have_count(24)
    page.get_by_role("button", name="Deal 2").click()
    expect(page.get_by_role("button", name="Deal 2")).to_have_attribute("aria-current", "true")
    expect(page.locator(".board .cards .card")).to_have_count(24)


def test_what_is_no_deal_is_told_why(visit: Visit) -> None:
    visitor = visit()
    page = visitor.open("/deal")
    page.get_by_label("The deal, or several").fill("academie | 1 | | AKs / KQh | Jh")
    page.get_by_role("button", name="Show it").click()
    expect(page.get_by_role("alert")).to_contain_text("hands[0]")
    expect(page.locator(".board")).to_have_count(0)
    page.get_by_role("button", name="An example").click()
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.locator(".board .cards .card")).to_have_count(24)
    # what the browser itself says of an answer that is not well is no complaint of the page
    visitor.complaints[:] = [said for said in visitor.complaints if "400" not in said]


@contextmanager
def elsewhere(frame: str) -> Iterator[str]:
    """Serve a page of another origin that has a page of ours within it."""

    class Outer(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("content-type", "text/html")
            self.end_headers()
            self.wfile.write(f'<iframe src="{frame}" width="640" height="560"></iframe>'.encode())

        def log_message(self, *_: object) -> None:
            """Say nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Outer) as outer:
        outer.daemon_threads = True  # the browser keeps its connections open
        Thread(target=outer.serve_forever, daemon=True).start()
        try:
            yield f"http://127.0.0.1:{outer.server_port}/"
        finally:
            outer.shutdown()


@pytest.mark.parametrize("path", ["/embed/{game}/replay/1", "/embed/deal#x", "/embed/{game}"])
def test_a_deal_and_a_table_are_shown_within_another_page(
    ended: tuple[Visitor, str], path: str
) -> None:
    visitor, own = ended
    there = path.format(game=own.rpartition("/")[2])
    with elsewhere(visitor.address + there) as outer:
        visitor.page.goto(outer)
        inner = visitor.page.frame_locator("iframe")
        expect(inner.locator("main").first).to_be_visible()
        expect(inner.locator(".replayed, .trouble, section.cloth").first).to_be_visible()
        # not even with the seat that this browser holds: a click might be meant for something else
        expect(inner.locator(".hand")).to_have_count(0)
    visitor.complaints[:] = [said for said in visitor.complaints if "400" not in said]


def test_no_other_page_is_shown_within_another(
    browser: Browser, ended: tuple[Visitor, str]
) -> None:
    visitor, own = ended
    page = browser.new_page()
    for path in (own, "/", own + "/replay/1"):
        with elsewhere(visitor.address + path) as outer:
            page.goto(outer)
            assert page.frames[1].url.startswith("chrome-error:")
    page.close()


def test_the_page_checks_the_deal_itself(ended: tuple[Visitor, str]) -> None:
    visitor, path = ended
    page = visitor.open(path)
    page.get_by_role("button", name="Next deal").click()
    page = visitor.open(path + "/proof")
    good = page.get_by_role("heading", name="Deal 1: the cards are the ones that were promised.")
    expect(good).to_be_visible()
    expect(page.locator(".deal .good")).to_have_count(5)
    expect(page.locator(".deal")).to_contain_text("noted that number before the cards were dealt")
    page.get_by_text("The pack, from its top").click()
    expect(page.locator(".pack .card")).to_have_count(32)


@pytest.mark.parametrize("change", ["secret", "commitment", "nonces", "hands"])
def test_a_deal_that_was_not_promised_is_found(ended: tuple[Visitor, str], change: str) -> None:
    visitor, path = ended

    def tell(route: Route) -> None:
        answer = route.fetch()
        proof: Any = answer.json()
        fair, dealt = proof["deals"][0], proof["dealt"][0]
        match change:
            case "hands":
                mine, theirs = dealt["hands"]
                mine[0], theirs[0] = theirs[0], mine[0]
            case "nonces":
                fair["nonces"][0] = "00"
            case name:
                fair[name] = "00" * 32
        route.fulfill(response=answer, body=json.dumps(proof))

    visitor.page.route(
        "**/proof", lambda route: tell(route) if "/api/" in route.request.url else route.continue_()
    )
    page = visitor.open(path + "/proof")
    expect(page.get_by_role("heading", name="Deal 1: something is not as it was")).to_be_visible()
    expect(page.locator(".deal .bad").first).to_be_visible()
