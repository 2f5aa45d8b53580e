"""Is everything in its place and to be read whole, in every language, size and phase?

What is kept of each picture are facts, not its dots: docs/decisions/0016 tells why.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.e2e.conftest import Visit
from tests.e2e.layout import LONGER, everywhere, longer, phases

from imperiale.locales import languages

PSEUDO = "pseudo"
LETTERS = {"en": "KQJA", "fr": "RDVA", "de": "KDBA", "ru": "КДВТ", "lt": "KDVT"}
"""King, queen, jack and ace in the corners of the cards."""


@pytest.mark.parametrize("language", [*languages(), PSEUDO])
def test_everything_is_in_its_place(visit: Visit, language: str) -> None:
    own = "en" if language == PSEUDO else language
    visitor = visit(rules="academie", language=own, tapOn=True)
    if language == PSEUDO:
        visitor.context.route(LONGER, longer)
    page = visitor.open()
    expect(page.get_by_role("heading", name="Impériale")).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == own
    letters = page.locator(",".join(f"#index-{rank}" for rank in "KQJA"))
    assert "".join(letters.all_text_contents()) == LETTERS[own]
    page.locator("button.main.big").first.click()
    found: list[str] = []
    stood = []
    for phase in phases(visitor):
        stood.append(phase)
        found += everywhere(page, f"{language} {phase}")
    assert {"declaration", "play", "past", "end", "deal"} <= set(stood)
    assert not found, "\n".join(found)
