"""Does somebody make an account by a passkey of his device, and find his games on another one?

The passkeys are those of Chromium's virtual authenticator.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.browser import PICTURES, ROOT, Visitor
from tests.server.running import Server
from tests.server.test_rated import played, two

Visit = Callable[..., Visitor]
AXE = (ROOT / "web/node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")


def device(visitor: Visitor, server: Server, keys: list[Any] | None = None) -> list[Any]:
    """Open the page by its name on a device, with some passkeys; return what reads them."""
    visitor.address = server.address.replace("127.0.0.1", "localhost")
    tools = visitor.context.new_cdp_session(visitor.page)
    tools.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    made = tools.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    held = made["authenticatorId"]
    for key in keys or []:
        tools.send("WebAuthn.addCredential", {"authenticatorId": held, "credential": key})
    return [tools, held]


def keys_of(tools: list[Any]) -> list[Any]:
    session, held = tools
    found: list[Any] = session.send("WebAuthn.getCredentials", {"authenticatorId": held})[
        "credentials"
    ]
    return found


def faults(page: Page) -> list[str]:
    """Return what axe finds wrong with a page."""
    page.evaluate(AXE)
    found = page.evaluate("async () => (await axe.run()).violations.map((one) => one.id)")
    return list(found)


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


SIZES = [((360, 640), "light"), ((844, 390), "dark"), ((1280, 800), "light")]


def test_a_guest_makes_an_account_and_finds_his_game_on_another_device(
    server: Server, visit: Visit
) -> None:
    first = visit(size=(390, 844))
    tools = device(first, server)
    page = first.begin()
    game = page.url.rpartition("/")[2]
    first.open("/")
    page.get_by_role("link", name="Your account").click()
    page.get_by_label("Your name").fill("Vera Virtual")
    page.get_by_role("button", name="Make an account").click()
    expect(page.get_by_role("heading", name="Vera Virtual")).to_be_visible()
    code = page.locator("code").inner_text()
    assert [len(part) for part in code.split("-")] == [5, 5, 5, 5]
    page.screenshot(path=PICTURES / "account-code.png", full_page=True)
    page.get_by_role("button", name="I have written it down").click()
    expect(page.locator(".games li")).to_have_count(1)

    second = visit(size=(1280, 800), theme="light")
    device(second, server, keys_of(tools))
    page = second.open("/account")
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_role("heading", name="Vera Virtual")).to_be_visible()
    expect(page.get_by_text("On 2 devices.")).to_be_visible()
    page.locator(".games button").click()
    expect(page.locator(".hand")).to_be_visible()
    assert page.url.endswith(game)

    page.goto(f"{second.address}/account")
    page.get_by_role("button", name="Sign all others out").click()
    expect(page.get_by_text("On this device only.")).to_be_visible()
    page = first.open("/account")
    expect(page.get_by_role("button", name="Sign in with a passkey")).to_be_visible()
    first.begin()  # as a guest again, and nothing is in his way
    third = visit()
    device(third, server)
    page = third.open("/account")
    page.get_by_text("I have lost my passkey").click()
    page.get_by_label("Code to come back by").fill(code.upper())
    page.get_by_role("button", name="Come back by the code").click()
    expect(page.get_by_role("heading", name="Vera Virtual")).to_be_visible()
    assert page.locator("code").inner_text() != code
    page.get_by_role("button", name="Add a passkey").click()
    expect(page.locator(".keys li")).to_have_count(2)
    page.get_by_role("button", name="Delete the account").first.click()
    page.get_by_role("dialog").get_by_role("button", name="Delete the account").click()
    expect(page.get_by_text("The account is deleted.")).to_be_visible()
    page = second.open("/account")
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_role("alert")).to_contain_text("has not proven")
    for visitor in (first, second):  # the browser itself notes each answer that is no
        visitor.complaints = [said for said in visitor.complaints if "status of 40" not in said]


@pytest.mark.parametrize(("size", "theme"), SIZES, ids=["phone", "lying", "desktop"])
def test_the_page_of_accounts_is_whole(
    server: Server, visit: Visit, size: tuple[int, int], theme: str
) -> None:
    visitor = visit(size=size, theme=theme)
    device(visitor, server)
    page = visitor.open("/account")
    expect(page.get_by_role("button", name="Make an account")).to_be_enabled()
    name = f"account-{size[0]}-{theme}"
    page.screenshot(path=PICTURES / f"{name}-out.png", full_page=True)
    assert (faults(page), fits(page)) == ([], True)
    page.get_by_label("Your name").fill(f"Wanda {size[0]}")
    page.keyboard.press("Enter")
    expect(page.locator("code")).to_be_visible()
    page.get_by_role("button", name="I have written it down").click()
    form = """() => fetch("/api/games", {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Authorization: `Bearer ${JSON.parse(localStorage["imperiale-account"]).token}`,
      },
      body: JSON.stringify({ rules: "academie", seats: [{ who: "me" }, { who: "open" }] }),
    })"""
    for _ in range(3):
        page.evaluate(form)
    page.reload()
    expect(page.locator(".games li")).to_have_count(3)
    page.screenshot(path=PICTURES / f"{name}-in.png", full_page=True)
    assert (faults(page), fits(page)) == ([], True)
    page.get_by_role("button", name="Delete the account").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.screenshot(path=PICTURES / f"{name}-leave.png")
    assert faults(page) == []


@pytest.mark.parametrize("language", ["fr", "de", "ru", "lt"])
def test_it_fits_in_every_language(server: Server, visit: Visit, language: str) -> None:
    visitor = visit(size=(360, 640), language=language)
    device(visitor, server)
    page = visitor.open("/account")
    expect(page.locator("form button.main")).to_be_enabled()
    page.locator("form input").first.fill(f"Name {language}")
    page.keyboard.press("Enter")
    expect(page.locator("code")).to_be_visible()
    page.screenshot(path=PICTURES / f"account-{language}.png", full_page=True)
    assert fits(page)


def test_at_an_address_in_numbers_it_tells_where_passkeys_are(visit: Visit) -> None:
    page = visit().open("/account")
    expect(page.get_by_role("link", name="http://localhost")).to_be_visible()
    expect(page.get_by_role("button", name="Make an account")).to_be_disabled()


def test_a_rated_table_is_made_from_the_first_page(server: Server, visit: Visit) -> None:
    first, second = visit(), visit()
    for visitor, name in ((first, "Xenia"), (second, "Yann")):
        device(visitor, server)
        page = visitor.open("/account")
        page.get_by_label("Your name").fill(name)
        page.keyboard.press("Enter")
        expect(page.locator("code")).to_be_visible()
    page = first.open("/")
    page.get_by_label("Rated: both need an account").check()
    page.get_by_label("List the table").check()
    page.get_by_role("button", name="Play with a friend").click()
    expect(page.get_by_text("Send this link")).to_be_visible()
    page = second.open("/lobby")
    table = page.get_by_role("listitem").filter(has_text="Xenia")
    expect(table).to_contain_text("rated")
    table.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("button", name="Deal").first).to_be_visible()
    expect(page.get_by_text("Xenia").first).to_be_visible()


@pytest.fixture(scope="module")
def rated(server: Server) -> Server:
    """A server on which a rated partie was played; not on the thread of the browser's loop."""

    def partie() -> None:
        mine, other = two(server, "Zoe of the longest name", "Ülo")
        made = mine.begin(rules="dobor", options={}, rated=True)
        seat = other.ask("POST", f"games/{made['game']}/seats", {})
        played(server, made, seat)

    with ThreadPoolExecutor(1) as pool:
        pool.submit(partie).result()
    return server


@pytest.mark.parametrize(("size", "theme"), SIZES, ids=["phone", "lying", "desktop"])
def test_the_page_of_ratings_is_whole(
    rated: Server, visit: Visit, size: tuple[int, int], theme: str
) -> None:
    page = visit(size=size, theme=theme, rules="dobor").open("/ratings")
    expect(page.locator("tbody tr")).to_have_count(2)
    expect(page.locator("tbody")).to_contain_text("±")
    page.screenshot(path=PICTURES / f"ratings-{size[0]}-{theme}.png", full_page=True)
    assert (faults(page), fits(page)) == ([], True)
    page.get_by_label("quick").check()
    expect(page.get_by_role("status")).to_contain_text("Nobody")


@pytest.mark.parametrize(("size", "theme"), SIZES, ids=["phone", "lying", "desktop"])
def test_the_levels_of_the_computer_stand_among_the_ratings(
    visit: Visit, size: tuple[int, int], theme: str
) -> None:
    page = visit(size=size, theme=theme, rules="academie").open("/ratings")
    rows = page.locator("tbody tr")
    expect(rows.filter(has_text="Casual computer")).to_contain_text("1500")
    expect(rows.filter(has_text="Beginner computer")).to_be_visible()
    page.screenshot(path=PICTURES / f"levels-{size[0]}-{theme}.png", full_page=True)
    assert faults(page) == []
    assert fits(page)
