"""Where players mark by hand: what is late, early, false or forgotten, and is it refused?"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest
from tests.rules.table import command, in_order, lines, setup, told

from imperiale.domain.cards import each
from imperiale.domain.commands import Done, PlayCard
from imperiale.domain.deal import Deal, legal
from imperiale.domain.decide import begin, decide, obey
from imperiale.domain.errors import Refused, Why
from imperiale.domain.events import CardDrawn, Event, Step

SCRIPTS: dict[str, dict[str, Any]] = tomllib.loads(
    (Path(__file__).parent / "by_hand.toml").read_text(encoding="utf-8")
)


def perform(deal: Deal, line: str) -> tuple[Deal, tuple[Event, ...]]:
    """Let one line of a script happen; a refusal must have its reason and change nothing."""
    if line.startswith("play "):
        happened: tuple[Event, ...] = ()
        for card in in_order(line.removeprefix("play ")):
            deal, events = obey(deal, PlayCard(deal.seat, card))
            happened += events
        return deal, happened
    words, _, why = line.partition(" ! ")
    said = command(deal.rules, words)
    if not why:
        return obey(deal, said)
    with pytest.raises(Refused) as refused:
        decide(deal, said)
    assert (line, str(refused.value)) == (line, why)
    return deal, ()


@pytest.mark.parametrize(
    "script", [pytest.param(s, id=f"{name}: {s['title']}") for name, s in SCRIPTS.items()]
)
def test_script(script: dict[str, Any]) -> None:
    options = {"marking": "by_hand", **script.get("options", {})}
    deal, happened = begin(setup({**script, "options": options}))
    for line in lines(script["say"]):
        deal, events = perform(deal, line)
        happened += events
    assert told(deal.rules, happened) == lines(script["marks"])


def test_a_false_claim_tells_what_is_true() -> None:
    script = SCRIPTS["before-the-play"]
    deal, _ = begin(setup({**script, "options": {"marking": "by_hand"}}))
    with pytest.raises(Refused) as refused:
        decide(deal, command(deal.rules, "D claim 2"))
    assert refused.value.facts == {"claimed": "2", "true": "1"}


AUTOMATIC = SCRIPTS["before-the-play"] | {"options": {}}


@pytest.mark.parametrize("said", ["E show KQJAs", "E call 4", "E claim 1", "E done"])
def test_where_the_table_marks_nobody_else_does(said: str) -> None:
    deal, _ = begin(setup(AUTOMATIC))
    with pytest.raises(Refused) as refused:
        obey(deal, command(deal.rules, said))
    assert refused.value.why is Why.MARKED_AUTOMATICALLY


def test_a_refusal_tells_which_cards_may_be_played() -> None:
    deal, _ = begin(setup(AUTOMATIC))
    deal, _ = obey(deal, command(deal.rules, "E play Th"))
    with pytest.raises(Refused) as refused:
        obey(deal, command(deal.rules, "D play 7s"))
    assert refused.value.why is Why.MUST_FOLLOW
    assert refused.value.legal == sum(card.bit for card in in_order("Kh Qh Jh"))
    assert refused.value.facts == {"card": "7s"}
    with pytest.raises(Refused) as refused:
        obey(deal, command(deal.rules, "D play 9s"))
    assert refused.value.why is Why.NOT_IN_HAND
    with pytest.raises(Refused) as refused:
        obey(deal, command(deal.rules, "E play 9h"))
    assert refused.value.why is Why.NOT_YOUR_TURN
    assert refused.value.facts == {"seat": "1"}


def test_a_card_that_is_still_to_be_drawn_is_neither_told_nor_played() -> None:
    deal, _ = begin(
        setup(
            {
                "rules": "dobor",
                "options": {"marking": "by_hand", "honours_when": "won"},
                "hands": ["KQ7s AK9h KQJ9d 87c", "AJs JT8h AT87d QT9c"],
                "turn_up": "Ts",
            }
        )
    )
    while deal.step is not Step.PLAY:
        deal, _ = obey(deal, Done(deal.seat))
    for _ in range(2):
        card = next(each(legal(deal)))
        deal, _ = obey(deal, PlayCard(deal.seat, card))
    assert deal.step is Step.TRICK
    held = deal.hands[deal.seat]
    for card in each(deal.rules.pack & ~held):
        with pytest.raises(Refused) as refused:
            decide(deal, PlayCard(deal.seat, card))
        assert (refused.value.why, refused.value.legal) == (Why.NOT_IN_HAND, held)
    _, happened = obey(deal, PlayCard(deal.seat, next(each(held))))
    assert CardDrawn(deal.seat, deal.talon[0]) in happened
