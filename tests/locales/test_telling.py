"""Do the sentences of the worked examples say what they should, and no more?"""

from __future__ import annotations

import pytest
from tests.cli.test_play_told import DEALS, Played

from imperiale import rulesets
from imperiale.domain.events import DealEnded, Ending, seen_by
from imperiale.locales.sayings import Message
from imperiale.locales.telling import Teller


def last(played: Played, seat: int | None) -> tuple[Message, ...]:
    """Return what is said of the end of a deal."""
    deal, events = played
    teller = Teller(rulesets.load(deal.rules.id), deal.rules)
    said: tuple[Message, ...] = ()
    for event in (seen_by(event, seat) for event in events):
        said = teller.sentences(teller.follow(event), event, 1)
    return said


@pytest.mark.parametrize("played", DEALS.values(), ids=DEALS)
def test_of_the_ends_of_a_deal_only_one_that_is_a_ruling_cites_its_source(played: Played) -> None:
    end = next((e.ending for e in played[1] if isinstance(e, DealEnded)), None)
    for seat in (0, None):
        for message in last(played, seat):
            if message.key.startswith("told-ended-"):
                assert message.key == f"told-ended-{end}"
                assert ("source" in message.args) == (end is Ending.NOT_PLAYED)


def test_the_examples_end_in_every_way() -> None:
    ends = {
        event.ending
        for _, events in DEALS.values()
        for event in events[-1:]
        if isinstance(event, DealEnded)
    }
    assert ends == set(Ending)
