"""Do the two engines play every deal alike?"""

from __future__ import annotations

from random import Random

import pytest
from tests.native.tables import SHIPPED, ending, house_rules, name_of, random_card, random_deals

from imperiale import _native as core
from imperiale import rulesets
from imperiale.domain import play
from imperiale.domain.deal import Deal, legal
from imperiale.domain.decide import obey
from imperiale.domain.events import (
    CardDrawn,
    CountersForfeited,
    DealEnded,
    Ending,
    Event,
    Marked,
    Step,
)
from imperiale.domain.rules.imperials import Kind
from imperiale.domain.rules.marking import Score
from imperiale.domain.ruleset import Rules
from imperiale.engine import native

DEALS = 200
shipped = pytest.mark.parametrize("rules", SHIPPED, ids=name_of)


@shipped
def test_perft(rules: Rules) -> None:
    cards = {2: 3, 3: 3, 4: 4}[rules.players]
    for deal in random_deals(rules, DEALS):
        assert native.perft(deal, cards) == play.perft(deal, cards), native.divide(deal, cards)


@shipped
def test_perft_in_mid_deal(rules: Rules) -> None:
    rng = Random(1)
    for deal in random_deals(rules, DEALS // 4):
        for _ in range(rng.randrange(4 * rules.players)):
            if not deal.over:
                deal, _ = obey(deal, random_card(deal, rng))
        assert native.perft(deal, 3) == play.perft(deal, 3)
        assert native.divide(deal, 2) == play.divide(deal, 2)


@shipped
def test_tally_of_endings(rules: Rules) -> None:
    """Perft alone misses who takes a trick, and what it is worth."""
    rng = Random(2)
    tricks = {2: 4, 3: 3, 4: 2}[rules.players]
    for deal in random_deals(rules, DEALS):
        left = ending(deal, tricks, rng)
        assert native.tally(left) == play.tally(left)


@pytest.mark.parametrize("tricks", [3, 4, 5])
@pytest.mark.parametrize("name", ["dobor", "academie"])
def test_tally_of_endings_with_cards_to_draw(name: str, tricks: int) -> None:
    rng = Random(3)
    short = {"hand_size": 2, "packets": (2,), "refill": True, "show_imperials": "after_trick"}
    for deal in random_deals(rulesets.load(name).rules(2, short), 50):
        left = ending(deal, tricks, rng)
        assert left.over or len(left.talon) + left.lying == 2 * (tricks - 2)
        assert native.tally(left) == play.tally(left)


def state_of(rules: core.Rules, position: core.Position) -> dict[str, object]:
    players = rules.players
    return {
        "hands": position.hands[:players],
        "taken": position.taken[:players],
        "scores": [Score(*divmod(marks, 6)) for marks in position.marks[:players]],
        "tricks": position.tricks(rules)[:players],
        "winner": position.winner,
        "over": position.over,
        "turn": None if position.over else (position.leader, position.seat(rules)),
        "trick": position.trick[: position.laid],
        "legal": position.legal(rules),
    }


def state_in_python(deal: Deal) -> dict[str, object]:
    return {
        "hands": list(deal.hands),
        "taken": list(deal.taken),
        "scores": list(deal.scores),
        "tricks": list(deal.tricks),
        "winner": -1 if deal.winner is None else deal.winner,
        "over": deal.over,
        "turn": None if deal.over else (deal.leader, deal.seat),
        "trick": list(deal.trick),
        "legal": legal(deal),
    }


def walk(deal: Deal, rng: Random) -> list[Event]:
    """Play a deal to its end in both engines, comparing after every card; return what happened."""
    rules, position = native.rules_of(deal), native.position_of(deal)
    happened: list[Event] = []
    while True:
        assert state_of(rules, position) == state_in_python(deal), (name_of(deal.rules), deal)
        if deal.over:
            return happened
        # a moment of the deal is the same to the core whether it comes there itself or is put there
        assert state_of(native.rules_of(deal), native.position_of(deal)) == state_in_python(deal)
        command = random_card(deal, rng)
        position = core.after(rules, position, command.card)
        deal, events = obey(deal, command)
        happened += events


@shipped
def test_every_moment_of_whole_deals(rules: Rules) -> None:
    rng = Random(4)
    for deal in random_deals(rules, DEALS // 4):
        walk(deal, rng)


def test_every_moment_by_house_rules() -> None:
    rng = Random(5)
    reached: set[object] = set()
    for rules in house_rules(600):
        for deal in random_deals(rules, 3):
            for event in walk(deal, rng):
                if isinstance(event, Marked):
                    reached.add(event.kind or event.step)
                if isinstance(event, DealEnded | CountersForfeited | CardDrawn):
                    reached.add(getattr(event, "ending", type(event)))
    steps = {Step.HONOURS, Step.TRICKS, Step.CAPOT, Step.NO_TRICK}
    ends = {Ending.WON, Ending.PLAYED, CountersForfeited, CardDrawn}
    assert reached == set(Kind) | steps | ends, "the deals leave out something that can happen"
