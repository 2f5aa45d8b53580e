"""Does greedy follow each piece of advice of RULES.md, 11?"""

import pytest
from tests.agents.common import play

from imperiale import rulesets
from imperiale.agents import load
from imperiale.domain.cards import Card, cards, hand
from imperiale.domain.commands import CallPoint, Claim, Done, PlayCard, Show
from imperiale.domain.decide import begin, obey
from imperiale.domain.rules.marking import NOTHING, Score
from imperiale.domain.setup import Setup
from imperiale.domain.views import View, view

GREEDY = load("greedy").make(b"")


def seen(
    deal: tuple[str, ...],
    turn_up: str,
    played: str = "",
    *,
    start: tuple[Score, ...] = (),
    **options: object,
) -> View:
    """What the seat to act sees in a deal of `biblioteka`; seat 0 is elder."""
    players = len(deal)
    rules = rulesets.load("biblioteka").rules(players, {"target": 99, **options})
    turned = Card.parse(turn_up)
    hands = tuple(cards(hand(text)) for text in deal)
    left = rules.pack & ~turned.bit & ~sum(map(hand, deal))
    setup = Setup(rules, players - 1, start or (NOTHING,) * players, hands, turned, cards(left))
    table, events = begin(setup)
    log = [*events]
    for word in played.split():
        table, happened = obey(table, PlayCard(table.seat, Card.parse(word)))
        log += happened
    return view(rules, log, table.seat)


IMPERIAL = ("KQJAh T98s T98d T9c", "T87h KQJ7s KQJ7d 7c")
STRONG = ("KQh AT98s JT98d T9c", "JTAh KQJs KQAd KQJc")
WEAK = ("Kh T987s T987d T98c", "QJTh KQJAs KQAd KQc")
NO_TOP = ("J7h QJAT98s JT98d", "KQTh Ks KQAd KQJAc 7d")
ROOMY = ("T8h QA9s JT98d T98c", "KQh KJT8s KQAd KQJc")
TOPPED = ("T8h KQ9s JT98d T98c", "KQh JAT8s KQAd KQJc")
LOW = ("8h QJ98s JT98d T98c", "KA7h KQAd KQJA7c 7d")
THREE = ("6h 9876s KJT9d 876c", "J7h QJAs A876d JT9c", "KQAT98h KTs Qd KQAc")

CASES = {
    "with the trump imperial and the lead, trumps first": (seen(IMPERIAL, "9h"), "Kh"),
    "high trumps are led to fall on his": (seen(STRONG, "9h"), "Kh"),
    "the last high trump is held back while the rest is weak": (seen(WEAK, "9h"), "Ts"),
    "near the end it is led in any case": (
        seen(WEAK, "9h", start=(Score(98, 0), NOTHING)),
        "Kh",
    ),
    "without high trumps from length, from the top": (seen(NO_TOP, "9h"), "Qs"),
    "the trick is taken with the cheapest card": (seen(ROOMY, "9h", "9s"), "Ts"),
    "who cannot take throws the least": (seen(TOPPED, "9h", "Ks"), "8s"),
    "the low honour takes rather than be caught": (seen(LOW, "9h", "8s"), "7h"),
    "no card is spent that another may beat": (seen(THREE, "8h", "9s"), "As"),
    "at his five the trick is not left to others": (
        seen(THREE, "8h", "9s", start=(Score(0, 5), NOTHING, NOTHING)),
        "Qs",
    ),
}


@pytest.mark.parametrize(("asked", "card"), CASES.values(), ids=CASES)
def test_advice(asked: View, card: str) -> None:
    command = GREEDY.act(asked)
    assert command == PlayCard(asked.deal.seat, Card.parse(card))


def test_everything_due_is_shown_and_claimed() -> None:
    rules = rulesets.load("biblioteka").rules(2, {"marking": "by_hand"})
    turned = Card.parse("9h")
    hands = tuple(cards(hand(text)) for text in IMPERIAL)
    left = rules.pack & ~turned.bit & ~sum(map(hand, IMPERIAL))
    setup = Setup(rules, 1, (NOTHING, NOTHING), hands, turned, cards(left))
    said = [command for _, _, command in play(setup, (GREEDY, GREEDY))]
    spoken = [command for command in said if not isinstance(command, PlayCard)]
    assert spoken[:6] == [
        Show(0, hand("KQJAh")),
        Done(0),
        Show(1, hand("7s 7h 7d 7c")),
        Done(1),
        CallPoint(0, 41),
        CallPoint(1, 37),
    ]
    # seat 0 takes the four high trumps; the king's trick marks an honour, the ace's none
    kings = said.index(PlayCard(0, Card.parse("Kh")))
    assert said[kings + 2 : kings + 3] == [Claim(0, 1)]
