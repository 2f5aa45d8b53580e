"""Does the page of chances answer, by pointer and by keyboard, at every size?"""

from __future__ import annotations

import pytest
from tests.e2e.conftest import Visit


def test_chances_before_and_after_a_hand(visit: Visit) -> None:
    visitor = visit()
    page = visitor.open("/study")
    page.get_by_role("link", name="Chances").click()
    page.get_by_text("323/578956").wait_for()
    for card in ("A♠", "K♠", "Q♠", "J♠", "7♠", "A♥", "K♥", "7♦", "8♦", "9♦", "10♣", "9♣"):
        page.get_by_role("checkbox", name=card, exact=True).press("Space")
    page.get_by_label("The turn-up").select_option("Qh")
    page.get_by_text("165/1292").first.wait_for()
    assert page.get_by_role("checkbox", name="Q♥", exact=True).is_disabled()
    page.get_by_role("button", name="Put all back").click()
    page.get_by_text("323/578956").wait_for()


@pytest.mark.parametrize("language", ["de", "ru"])
def test_it_fits_a_phone(visit: Visit, language: str) -> None:
    visitor = visit(size=(360, 640), language=language)
    page = visitor.open("/study/chances")
    page.get_by_text("323/578956").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
