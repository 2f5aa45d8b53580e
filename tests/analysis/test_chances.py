"""Are the chances exact?  Formulas say so, and every deal that is possible, scored by the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import combinations
from math import comb, sqrt

import pytest

from imperiale.analysis.chances import Chance, Known, KnownError, chances
from imperiale.analysis.chances_dealt import Key, came_true, drawn, key_of
from imperiale.analysis.counts import hand_counts
from imperiale.analysis.lengths import Drawn, standings
from imperiale.domain.cards import SUITS, Card, Mask, cards, hand, mask
from imperiale.domain.rules.point import own_point
from imperiale.domain.ruleset import Rules
from imperiale.rulesets import load, names

TABLES = [(name, players) for name in names() for players in load(name).players]
QUICK = [each for each in TABLES if each[1] != 3 or each[0] == "pierer"]
"""Three points before the deal are some seconds' work; one rule set of each kind will do."""
HAND = hand("AKQJ7s AKh 789d T9c")
QUEEN, KING = Card.parse("Qh"), Card.parse("Kh")


def held_to(found: tuple[Chance, ...]) -> dict[Key, Fraction]:
    table = {key_of(one): one.chance for one in found}
    assert len(table) == len(found)
    return table


def one(found: tuple[Chance, ...], what: str, **facts: object) -> Fraction:
    return next(c.chance for c in found if c.what == what and facts.items() <= c.facts.items())


@pytest.mark.parametrize(("name", "players"), QUICK)
def test_formulas_before_the_deal(name: str, players: int) -> None:
    rules = load(name).rules(players)
    found = chances(rules)
    counts = hand_counts(rules)
    deck, size = rules.deck, rules.hand_size
    four = Fraction(comb(deck - 4, size - 4), comb(deck, size))
    for suit in SUITS:
        assert one(found, "sequence", cards=rules.sequence + suit) == four
    for rank in rules.fours:
        assert one(found, "four", rank=rank) == four
    if rules.blank == "carte_blanche":
        blank = Fraction(comb(deck - 12, size), comb(deck, size))
        assert one(found, "carte_blanche") == blank
    elif rules.blank == "white":
        assert one(found, "white") == Fraction(comb(deck // 2, size), comb(deck, size))
    assert one(found, "any-sequence") == Fraction(counts.any_sequence, counts.hands)
    assert one(found, "any-four") == Fraction(counts.any_four, counts.hands)
    assert one(found, "both") == Fraction(counts.both, counts.hands)
    honours = len(rules.honours)
    if honours and rules.turn_up_card == "talon":
        # the turn-up is an honour of its suit or it is not, and is not among the cards drawn from
        kinds = {True: honours, False: deck // 4 - honours}
        for number in range(honours + 1):
            total = sum(
                Fraction(4 * kind, deck)
                * comb(honours - is_one, number)
                * Fraction(comb(deck - 1 - honours + is_one, size - number), comb(deck - 1, size))
                for is_one, kind in kinds.items()
            )
            assert one(found, "honours", number=number) == total


def test_the_turn_up_imperial_before_the_deal() -> None:
    rules = load("pierer").rules()
    found = chances(rules, Known(place=1))
    # half of the cards are of a sequence; the other three must be among the dealer's twelve of 31
    three = Fraction(comb(28, 9), comb(31, 12))
    assert one(found, "turned-sequence") == Fraction(16, 32) * three
    assert one(found, "turned-four") == Fraction(20, 32) * three
    assert one(found, "turned-both") == Fraction(16, 32) * Fraction(comb(25, 6), comb(31, 12))


@pytest.mark.parametrize(("name", "players"), TABLES)
@pytest.mark.parametrize("place", [0, -1])
def test_what_excludes_each_other_adds_up(name: str, players: int, place: int) -> None:
    rules = load(name).rules(players)
    held = HAND if rules.hand_size == 12 else hand("AKQJ7s AKh 7d")
    seat = place % players
    before = [Known(seat)] if (name, players) in QUICK else []
    for known in (*before, Known(seat, held)):
        sums: Counter[tuple[str, int, str]] = Counter()
        for row in chances(rules, known):
            sums[row.about, row.place, row.what] += row.chance  # type: ignore[assignment]
        whole = {"imperials", "honours", "point-length", "point-worth", "point-privileged"}
        whole |= {"turned-suit"}
        assert {total for (_, _, what), total in sums.items() if what in whole} == {1}


def every_deal(rules: Rules, known: Known) -> Iterator[Mapping[Key, int]]:
    """Yield what comes true in each deal of two, given a hand and the turn-up."""
    unseen = rules.pack & ~known.hand & ~known.turn_up.bit  # type: ignore[union-attr]
    for chosen in combinations(cards(unseen), rules.hand_size):
        hands: list[Mask] = [mask(chosen), mask(chosen)]
        hands[known.place] = known.hand
        assert known.turn_up is not None
        yield Counter(came_true(rules, known, hands, known.turn_up))


@pytest.mark.parametrize(
    ("name", "place", "options"),
    [
        ("academie", 0, {"turn_up_imperial": "sequence", "won_in_play": "captured"}),
        ("biblioteka", 1, {}),
        ("dobor", 0, {}),
        ("imperialas", 0, {}),
        ("imperialas", 1, {}),
        ("pierer", 1, {"turn_up_imperial_for": "all"}),
    ],
)
def test_every_deal_there_can_be(name: str, place: int, options: dict[str, object]) -> None:
    packets = {"hand_size": 4, "packets": (2, 4)}
    rules = load(name).rules(2, {**options, **packets})
    known = Known(place, hand("KQs 7h 7d"), Card.parse("Js" if place else "Jh"))
    total: Counter[Key] = Counter()
    deals = 0
    for true in every_deal(rules, known):
        total.update(true)
        deals += 1
    assert deals == comb(27, 4)
    wanted = held_to(chances(rules, known))
    assert set(total) <= set(wanted)
    assert {key: Fraction(total[key], deals) for key in wanted} == wanted


def test_every_way_in_which_three_points_can_stand() -> None:
    pool = hand("AK7s AT8h Q9c")
    hands = (Drawn(hand("J9s"), 2), Drawn(hand("7d"), 3), Drawn(hand("A8d K6c"), 0))
    good = 0
    for place in range(3):
        for lengths in (True, False):
            found = standings(pool, hands, place, lengths=lengths)
            counted = [0, 0, 0, 0]
            for first in combinations(cards(pool), 2):
                left = pool & ~mask(first)
                for second in combinations(cards(left), 3):
                    held = (hands[0].fixed | mask(first), hands[1].fixed | mask(second))
                    points = [_point(h, lengths=lengths) for h in (*held, hands[2].fixed)]
                    best = max(points)
                    ties = points.count(best)
                    counted[0] += 1
                    counted[1] += points[place] == best and ties == 1
                    counted[2] += points.index(best) == place
                    counted[3] += points[place] == best and ties > 1
            assert counted == list(found)
            good += counted[1]
    assert good > 0


def _point(held: Mask, *, lengths: bool) -> tuple[int, int]:
    rules = load("pierer" if lengths else "biblioteka").rules(3)
    return own_point(rules, held)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_deals_at_random_come_near(name: str, players: int) -> None:
    rules = load(name).rules(players)
    held = HAND if rules.hand_size == 12 else hand("AKQJ7s AKh 7d")
    kept = rules.turn_up_card != "talon"
    number = 1500
    slow = (name, players) not in QUICK and name != "biblioteka"
    given = Known(players - 1, held, KING if kept else QUEEN)
    for known in (given,) if slow else (Known(0), given):
        wanted = held_to(chances(rules, known))
        counts = drawn(rules, known, number, "1708")
        assert set(counts) <= set(wanted)
        for key, chance in wanted.items():
            spread = sqrt(number * float(chance) * float(1 - chance))
            assert abs(counts[key] - number * float(chance)) <= 5 * spread + 3, key


@pytest.mark.parametrize(
    ("known", "fault"),
    [
        (Known(2), "place"),
        (Known(0, hand("6c")), "pack"),
        (Known(0, hand("AKs")), "size"),
        (Known(0, 0, QUEEN), "turn-up-alone"),
        (Known(0, HAND, KING), "turn-up-twice"),
    ],
)
def test_what_cannot_be_known(known: Known, fault: str) -> None:
    with pytest.raises(KnownError) as caught:
        chances(load("academie").rules(), known)
    assert caught.value.fault == fault


def test_the_dealer_s_turn_up_is_his_own() -> None:
    rules = load("academie").rules(3)
    with pytest.raises(KnownError, match="turn-up-dealers"):
        chances(rules, Known(2, HAND, QUEEN))
    with pytest.raises(KnownError, match="turn-up-twice"):
        chances(rules, Known(0, HAND, KING))
