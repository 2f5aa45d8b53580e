"""Does the browser say that it is one's turn, when asked to, and in clear words why it does not?"""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect
from tests.e2e.browser import PICTURES
from tests.e2e.conftest import Visit
from tests.e2e.test_account import SIZES, faults, fits
from tests.server.running import Server, served

ASK = "Tell me when it is my turn"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("games")
    with served(folder, "--push", str(folder / "push.pem")) as server:
        yield server


@pytest.mark.parametrize(("size", "theme"), SIZES, ids=["phone", "lying", "desktop"])
def test_who_has_forbidden_it_is_told_what_to_do(
    visit: Visit, size: tuple[int, int], theme: str
) -> None:
    visitor = visit(size=size, theme=theme)
    page = visitor.open("/settings")
    # what a browser answers who was told to ask never again; this one has no window to ask in
    page.evaluate("Notification.requestPermission = async () => 'denied'")
    page.get_by_role("button", name=ASK).click()
    expect(page.get_by_role("status")).to_contain_text("Allow notifications for it")
    page.get_by_role("status").scroll_into_view_if_needed()
    page.screenshot(path=PICTURES / f"notices-denied-{size[0]}.png")
    assert fits(page)
    assert faults(page) == []


def test_the_worker_shows_a_notice_and_opens_the_table(visit: Visit) -> None:
    visitor = visit()
    visitor.context.grant_permissions(["notifications"], origin=visitor.address)
    tools = visitor.context.new_cdp_session(visitor.page)
    found: list[str] = []
    tools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(one["registrationId"] for one in told["registrations"]),
    )
    tools.send("ServiceWorker.enable")
    page = visitor.open("/settings")
    page.get_by_role("button", name=ASK).click()
    # the worker is there, though this browser has no push service to subscribe at
    expect(page.get_by_role("status")).to_contain_text("This browser cannot be told")
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    said = {"title": "Impériale", "body": "It is your turn.", "url": "/g/k7m2pq9xyz"}
    push = {"origin": visitor.address, "registrationId": found[-1], "data": json.dumps(said)}
    tools.send("ServiceWorker.deliverPushMessage", push)
    shown = page.evaluate(
        """async () => {
          const worker = await navigator.serviceWorker.ready;
          for (;;) {
            const [one] = await worker.getNotifications();
            if (one) return [one.title, one.body, one.tag, one.data.url];
            await new Promise((go) => setTimeout(go, 20));
          }
        }"""
    )
    assert shown == ["Impériale", "It is your turn.", "/g/k7m2pq9xyz", "/g/k7m2pq9xyz"]
    (worker,) = visitor.context.service_workers
    opened = worker.evaluate(
        """async () => {
          const [notification] = await registration.getNotifications();
          const opened = new Promise((go) => { clients.openWindow = async (href) => go(href); });
          dispatchEvent(new NotificationEvent("notificationclick", { notification }));
          return [await opened, (await registration.getNotifications()).length];
        }"""
    )
    assert opened == [f"{visitor.address}/g/k7m2pq9xyz", 0]
    visitor.complaints = [each for each in visitor.complaints if "incognito" not in each]


def test_the_table_offers_it_to_who_sits_there(visit: Visit) -> None:
    visitor = visit(size=(390, 844))
    page = visitor.begin()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog").get_by_role("button", name=ASK)).to_be_visible()
    page.get_by_role("button", name=ASK).scroll_into_view_if_needed()
    page.screenshot(path=PICTURES / "notices-menu-390.png")
    assert faults(page) == []


def test_the_worker_has_no_part_in_what_the_page_asks_for(visit: Visit) -> None:
    """A page that was installed never stays at old code."""
    page = visit().open("/")
    text = page.request.get(f"{page.url}worker.js")
    assert text.headers["content-type"].startswith(("text/javascript", "application/javascript"))
    assert text.headers["cache-control"] == "no-cache"
    assert "fetch" not in text.text()
    assert "caches" not in text.text()
