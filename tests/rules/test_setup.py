"""Is every reason told why there is no such deal?"""

from __future__ import annotations

from random import Random

import pytest
from tests.properties.tables import TABLES, name_of, random_setup
from tests.rules.table import in_order, setup

from imperiale.domain import setup as setups
from imperiale.domain.cards import CARDS, Card
from imperiale.domain.decide import begin
from imperiale.domain.errors import Code, SetupError
from imperiale.domain.rules.marking import Score
from imperiale.domain.ruleset import Rules
from imperiale.domain.setup import Setup, faults
from imperiale.rulesets import load

TWO = setup(
    {
        "rules": "academie",
        "hands": ["98c 987d T98h KQJAs", "KQAc KQAd KQJh T87s"],
        "turn_up": "7h",
    }
)
THREE = setup(
    {
        "rules": "academie",
        "hands": ["AT9c AT9d AT9h AT9s", "876c 876d 876h 876s", "KQJc KQJd KQJh KQJs"],
        "turn_up": "Ks",
    }
)


def hands_with(deal: Setup, seat: int, change: tuple[Card, ...]) -> Setup:
    hands = (*deal.hands[:seat], change, *deal.hands[seat + 1 :])
    return deal._replace(hands=hands)


FAULTY = [
    ("sound", TWO, []),
    ("sound with three", THREE, []),
    ("thirteen cards", hands_with(TWO, 0, (*TWO.hands[0], Card.parse("Ah"))), [
        (Code.HAND_SIZE, "hands[0]"),
        (Code.CARD_TWICE, f"stock[{TWO.talon.index(Card.parse('Ah'))}]"),
    ]),
    ("eleven cards", hands_with(TWO, 1, TWO.hands[1][1:]), [(Code.HAND_SIZE, "hands[1]")]),
    ("a card in both hands", hands_with(TWO, 1, (TWO.hands[0][0], *TWO.hands[1][1:])), [
        (Code.CARD_TWICE, "hands[1][0]"),
    ]),
    ("a card twice in a hand", hands_with(TWO, 1, (TWO.hands[1][1], *TWO.hands[1][1:])), [
        (Code.CARD_TWICE, "hands[1][1]"),
    ]),
    ("a six", hands_with(TWO, 1, (*in_order("6c"), *TWO.hands[1][1:])), [
        (Code.NOT_IN_DECK, "hands[1][0]"),
    ]),
    ("a six turned up", TWO._replace(turn_up=Card.parse("6h")), [(Code.NOT_IN_DECK, "turn_up")]),
    ("a turn-up that is in a hand", TWO._replace(turn_up=Card.parse("Kh")), [
        (Code.TURN_UP_IN_HAND, "turn_up"),
    ]),
    ("a turn-up that is in the talon", TWO._replace(turn_up=TWO.talon[0]), [
        (Code.CARD_TWICE, "turn_up"),
    ]),
    ("a turn-up that the dealer does not hold", THREE._replace(turn_up=Card.parse("As")), [
        (Code.TURN_UP_NOT_DEALERS, "turn_up"),
    ]),
    ("a dealer who does not sit there", THREE._replace(dealer=3), [(Code.NO_SUCH_SEAT, "dealer")]),
    ("a hand too many", TWO._replace(hands=(*TWO.hands, ())), [
        (Code.HANDS_COUNT, "hands"),
        (Code.HAND_SIZE, "hands[2]"),
    ]),
    ("a score too few", TWO._replace(start=TWO.start[1:]), [(Code.START_COUNT, "start")]),
    ("a short talon", TWO._replace(talon=TWO.talon[1:]), [(Code.TALON_SIZE, "stock")]),
    ("six counters", TWO._replace(start=(Score(0, 6), Score(0, -1))), [
        (Code.OUT_OF_RANGE, "start[0].counters"),
        (Code.OUT_OF_RANGE, "start[1].counters"),
    ]),
    ("imperials below nothing", TWO._replace(start=(Score(-1, 0), Score(4, 5))), [
        (Code.OUT_OF_RANGE, "start[0].imperials"),
    ]),
    ("a partie that was won", TWO._replace(start=(Score(0, 0), Score(5, 0))), [
        (Code.START_WON, "start[1]"),
    ]),
    ("all at once", TWO._replace(dealer=2, start=(), talon=()), [
        (Code.START_COUNT, "start"),
        (Code.TALON_SIZE, "stock"),
        (Code.NO_SUCH_SEAT, "dealer"),
    ]),
]  # fmt: skip


@pytest.mark.parametrize(
    ("deal", "expected"), [pytest.param(*row[1:], id=row[0]) for row in FAULTY]
)
def test_faults(deal: Setup, expected: list[tuple[Code, str]]) -> None:
    found = faults(deal)
    assert [(fault.code, fault.at) for fault in found] == expected
    if expected:
        with pytest.raises(SetupError) as caught:
            begin(deal)
        assert caught.value.faults == found


def test_a_fault_tells_where_the_card_was_first() -> None:
    (fault,) = faults(hands_with(TWO, 1, (TWO.hands[0][0], *TWO.hands[1][1:])))
    assert fault.facts == {"card": str(TWO.hands[0][0]), "first": "hands[0][0]"}


def test_where_card_points_win_any_score_may_start() -> None:
    rules = load("dobor").rules(2, {"win_by": "card_points"})
    deal = setup({"rules": "dobor", "hands": ["98c 987d T98h KQJAs", "KQAc KQAd KQJh T87s"],
                  "turn_up": "7h"})  # fmt: skip
    assert not faults(deal._replace(rules=rules, start=(Score(7, 0), Score(0, 0))))


def spoilt(deal: Setup, rng: Random) -> Setup:
    """Change a deal in a few places; now and then nothing is wrong with it afterwards."""
    for _ in range(rng.randint(1, 2)):
        row = rng.randrange(4)
        if row == 0:
            seat = rng.randrange(len(deal.hands))
            held = list(deal.hands[seat])
            held[rng.randrange(len(held))] = rng.choice(CARDS)
            deal = hands_with(deal, seat, tuple(held))
        elif row == 1:
            deal = deal._replace(turn_up=rng.choice((*CARDS, *deal.hands[deal.dealer])))
        elif row == 2 and deal.talon:
            deal = deal._replace(talon=(*deal.talon[1:], rng.choice((*CARDS, deal.talon[0]))))
        else:
            start = tuple(Score(rng.randint(-1, 6), rng.randint(-1, 6)) for _ in deal.start)
            deal = deal._replace(start=start)
    return deal


@pytest.mark.parametrize("rules", TABLES, ids=name_of)
def test_the_short_way_to_see_that_nothing_is_wrong(
    rules: Rules, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = Random(rules.id)
    deals = [random_setup(rules, rng) for _ in range(20)]
    deals += [spoilt(rng.choice(deals), rng) for _ in range(400)]
    short = [faults(deal) for deal in deals]
    monkeypatch.setattr(setups, "_sound", lambda deal: False)
    assert [faults(deal) for deal in deals] == short
    assert any(short)
    assert not all(short)
