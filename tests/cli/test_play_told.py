"""Is everything that can happen told: by each rule, on each side, in each way of writing?"""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.table import lines, run, setup
from tests.rules.test_by_hand import SCRIPTS, perform
from tests.rules.test_examples import EXAMPLES, RULINGS

from imperiale import rulesets
from imperiale.cli.common import say
from imperiale.cli.table_face import Face, Faces
from imperiale.cli.table_words import Line, Teller, Tone
from imperiale.domain.deal import Deal
from imperiale.domain.decide import begin
from imperiale.domain.events import CountersForfeited, Event, Marked, Step, seen_by
from imperiale.domain.rules.imperials import Kind
from imperiale.services.terms import PERSON, Terms

Played = tuple[Deal, tuple[Event, ...]]


def by_hand(script: dict[str, Any]) -> Played:
    options = {"marking": "by_hand", **script.get("options", {})}
    deal, happened = begin(setup({**script, "options": options}))
    for line in lines(script["say"]):
        deal, events = perform(deal, line)
        happened += events
    return deal, happened


DEALS: dict[str, Played] = {
    **{name: run(data) for name, data in (EXAMPLES | RULINGS).items() if "turn_up" in data},
    **{name: by_hand(script) for name, script in SCRIPTS.items()},
}


def told(played: Played, seat: int | None, faces: Faces, *, whole: bool) -> list[Line]:
    deal, events = played
    players = deal.rules.players
    seats = tuple(PERSON if s == seat else "greedy" for s in range(players))
    ruleset = rulesets.load(deal.rules.id)
    terms = Terms(ruleset, players, deal.rules.options, seats, "seed")
    teller = Teller(terms, Face(faces), seat, trick_whole=whole)
    return [line for event in events for line in teller.tell(seen_by(event, seat))]


@pytest.mark.parametrize("played", DEALS.values(), ids=DEALS)
def test_every_worked_example_is_told(played: Played) -> None:
    deal, events = played
    gains = sum(isinstance(e, Marked) for e in events)
    losses = sum(isinstance(e, CountersForfeited) for e in events)
    for seat in (0, deal.dealer, None):
        for faces in Faces:
            for whole in (True, False):
                said = told(played, seat, faces, whole=whole)
                first = [line.text for line in said if " mark" in line.text.partition(":")[0]]
                assert len(first) >= gains
                assert sum(line.tone is Tone.LOSS for line in said) >= losses
                for line in said:
                    assert line.text[0] == line.text[0].upper()
                    assert line.text == line.text.strip()


def test_the_examples_have_everything_that_can_be_told() -> None:
    said = [
        line.text
        for played in DEALS.values()
        for seat in (0, None)
        for line in told(played, seat, Faces.SYMBOLS, whole=True)
    ]
    for phrase in (
        "the sequence of trumps",
        "the sequence ",
        "four kings",
        "carte blanche",
        "a white hand",
        "the turn-up being the fourth",
        "gathered in tricks",
        "is an honour",
        "the best point, 5 cards",
        "privileged cards",
        "the honours ",
        " over 6",
        "the difference to the next",
        "all tricks",
        "a player took no trick",
        "lose all your counters",
        "Six counters become an imperial",
        "wipes your",
        "wipes the",
        "No wipe: a blank hand is in this deal",
        "takes back",
        "not played: a blank hand",
        "win the partie at once",
        "says: good",
        "says: not good",
        "says: equal",
    ):
        assert any(phrase in line for line in said), phrase


@pytest.mark.parametrize("name", [*Kind, Step.TURN_UP, Step.HONOURS, Step.CAPOT, Step.NO_TRICK])
def test_every_reason_has_its_words(name: str) -> None:
    facts = {"cards": "", "ranks": "", "number": 1}
    assert say(f"reason-{name}", facts)
    assert say(f"summary-for-{name}")
