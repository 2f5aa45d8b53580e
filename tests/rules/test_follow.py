"""Which cards may follow, and why may the others not?"""

from __future__ import annotations

import random

import pytest
from tests.rules.table import in_order

from imperiale.domain.cards import Card, each, hand, mask, of_suit, spell
from imperiale.domain.errors import Why
from imperiale.domain.rules.follow import FOLLOW_RULES, why_not
from imperiale.domain.rules.tricks import best_of
from imperiale.rulesets import load

# Trumps are clubs.  The trick so far, the hand, then what may follow by each rule.
REPLIES = [
    ("the ace is below the knave", "Jh", "KA8h Qc 7s", "Kh", "KA8h"),
    ("void: trump", "Jh", "QTc 87s", "QTc", "QTc"),
    ("void and no trump: anything", "Jh", "9d 87s", "9d 87s", "9d 87s"),
    ("cannot beat: follow", "Jh", "Qc T8h", "T8h", "T8h"),
    ("trumps are led", "Qc", "KJ7c Ah", "Kc", "KJ7c"),
    ("the third beats the best of the suit, not the card led", "9h Jh", "KAT8h", "Kh", "KAT8h"),
    ("the third cannot beat the best of the suit", "9h Kh", "AT8h Qc", "AT8h", "AT8h"),
    ("the trick is trumped: any card of the suit", "9h 7c", "KAT8h Qc", "KAT8h", "KAT8h"),
    ("the third overtrumps", "9h 8c", "QJ7c 8s", "QJc", "QJ7c"),
    ("the third cannot overtrump and trumps", "9h Jc", "AT7c 8s", "AT7c", "AT7c"),
    ("a trump led and beaten: beat the better one", "7c Jc", "QAc", "Qc", "QAc"),
    ("a discard in the trick is nothing to beat", "9h Ks", "AT8h", "ATh", "AT8h"),
]
RULE_OF = {
    "academie": "must_beat",
    "biblioteka": "follow",
    "dobor": "follow",
    "imperialas": "follow",
    "pierer": "follow",
}


@pytest.mark.parametrize("name", RULE_OF)
@pytest.mark.parametrize(
    ("trick", "held", "beating", "following"),
    [pytest.param(*row[1:], id=row[0]) for row in REPLIES],
)
def test_replies(name: str, trick: str, held: str, beating: str, following: str) -> None:
    rule = load(name).rules().follow
    assert rule == RULE_OF[name]
    may = FOLLOW_RULES[rule](hand(held), in_order(trick), 0)
    assert spell(may) == spell(hand(beating if rule == "must_beat" else following))


@pytest.mark.parametrize(
    ("trick", "held", "card", "why"),
    [
        ("Jh", "KA8h Qc", "Ah", Why.MUST_BEAT),
        ("Jh", "KA8h Qc", "Qc", Why.MUST_FOLLOW),
        ("Jh", "QTc 7s", "7s", Why.MUST_TRUMP),
        ("9h 8c", "QJ7c 8s", "7c", Why.MUST_OVERTRUMP),
        ("9h 8c", "QJ7c 8s", "8s", Why.MUST_TRUMP),
    ],
)
def test_why_not(trick: str, held: str, card: str, why: Why) -> None:
    row = in_order(trick)
    assert not FOLLOW_RULES["must_beat"](hand(held), row, 0) & Card.parse(card).bit
    assert why_not(hand(held), row, 0, Card.parse(card)) is why


def strength(card: Card, led: int, trump: int) -> tuple[bool, bool, int]:
    return card.suit == trump, card.suit == led, card.rank


def test_the_duty_to_beat_is_the_duty_to_win_within_the_suit_or_the_trumps() -> None:
    """An oracle in other words: of the cards of the first duty that can be met, those that win."""
    random_ = random.Random(1725)
    pack = list(each(hand("KQJAT987c KQJAT987d KQJAT987h KQJAT987s")))
    for _ in range(3000):
        drawn = random_.sample(pack, 9)
        trick, held = drawn[: random_.randint(1, 3)], drawn[3:]
        trump, led = random_.randrange(4), trick[0].suit
        row = (
            [c for c in held if c.suit == led] or [c for c in held if c.suit == trump] or list(held)
        )
        winning = [c for c in row if best_of([*trick, c], trump) == len(trick)]
        assert FOLLOW_RULES["follow"](mask(held), trick, trump) == mask(row)
        assert FOLLOW_RULES["must_beat"](mask(held), trick, trump) == mask(winning or row)


def test_the_best_card_is_the_highest_trump_or_else_the_highest_of_the_suit() -> None:
    random_ = random.Random(1857)
    for _ in range(3000):
        trick = random_.sample(list(each(of_suit(0) | of_suit(1) | of_suit(2))), 4)
        trump = random_.randrange(4)
        best = max(trick, key=lambda card: strength(card, trick[0].suit, trump))
        assert trick[best_of(trick, trump)] is best
