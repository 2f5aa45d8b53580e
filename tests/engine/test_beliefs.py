"""Are the worlds of a view just those in which its seat would have seen the same?"""

from __future__ import annotations

from collections import Counter
from math import comb, factorial
from random import Random

import pytest
from tests.engine.beliefs_oracle import Run, every_world, neighbour
from tests.properties.tables import BY_HAND, TABLES, name_of, random_house

from imperiale.domain.cards import Mask, cards, hand, mask
from imperiale.domain.dealing import dealt
from imperiale.domain.decide import begin
from imperiale.domain.events import Ending
from imperiale.domain.rules.marking import Score
from imperiale.domain.ruleset import Rules
from imperiale.domain.setup import Setup
from imperiale.domain.shuffle import shuffled_pack
from imperiale.domain.views import View, view
from imperiale.engine.beliefs import Beliefs, TooManyWorldsError, beliefs
from imperiale.engine.beliefs_facts import NOTHING, Facts
from imperiale.engine.beliefs_world import World
from imperiale.rulesets import load, names

DEALT = [rules for rules in (*TABLES, *BY_HAND) if not rules.refill]


def rows(believed: Beliefs) -> list[tuple[Mask, ...]]:
    found = believed.all()
    return sorted(found.row(index) for index in range(len(found)))


def oracle(run: Run, moment: int, seat: int) -> list[World]:
    seen = run.view(moment, seat)
    return [world for world in every_world(seen) if run.shows(world, moment, seat)]


def hands_now(seen: View, world: World) -> tuple[Mask, ...]:
    hands = world.deal(seen).hands
    return tuple(held for seat, held in enumerate(hands) if seat != seen.seat)


@pytest.mark.parametrize("rules", DEALT, ids=name_of)
def test_late_worlds_are_those_of_trying_all(rules: Rules) -> None:
    rng = Random(name_of(rules))
    tried = 0
    while tried < 6:
        run = Run(rules, rng)
        most = 2 if rules.players == 4 else 3
        late = [
            (moment, seat)
            for moment, (deal, _) in enumerate(run.moments)
            for seat, held in enumerate(deal.hands)
            if held.bit_count() <= most and not deal.over
        ]
        for moment, seat in rng.sample(late, min(2, len(late))):
            seen = run.view(moment, seat)
            believed = beliefs(seen)
            wanted = sorted(hands_now(seen, world) for world in oracle(run, moment, seat))
            assert rows(believed) == wanted
            assert believed.exact
            assert believed.count == len(wanted)
            tried += 1


@pytest.mark.parametrize("marking", ["automatic", "by_hand"])
@pytest.mark.parametrize("players", [2, 3])
def test_a_long_suit_of_low_cards_is_the_point_though_another_counts_more(
    players: int, marking: str
) -> None:
    rules = load("biblioteka").rules(players, {"deck": 36, "fours": "", "marking": marking})
    rng = Random(marking)
    low, high = hand("T9876c"), hand("AQJTd Ks")
    for _ in range(4):
        pack = list(shuffled_pack(rules, rng.randbytes(4)))
        pack.sort(key=lambda card: not (low | high) >> card & 1)
        hands = tuple(tuple(pack[12 * seat : 12 * seat + 12]) for seat in range(players))
        rest = pack[12 * players :]
        turn_up = rest.pop() if rest else hands[0][-1]
        start = (Score(0, 0),) * players
        run = Run(rules, rng, Setup(rules, 0, start, hands, turn_up, tuple(rest)))
        left = 3 if players == 2 else 4
        late = (at for at, (deal, _) in enumerate(run.moments) if deal.hands[0].bit_count() <= left)
        moment = next(late)
        seen = run.view(moment, 1)
        wanted = sorted(hands_now(seen, world) for world in oracle(run, moment, 1))
        assert rows(beliefs(seen)) == wanted


SMALL = {"hand_size": 3, "packets": [1, 3]}


@pytest.mark.parametrize("name", [name for name in names() if name != "dobor"])
@pytest.mark.parametrize("marking", ["automatic", "by_hand"])
def test_openings_of_small_hands_are_those_of_trying_all(name: str, marking: str) -> None:
    rules = load(name).rules(2, {**SMALL, "marking": marking})
    rng = Random(name + marking)
    run = Run(rules, rng)
    moment = next(
        at for at, (deal, _) in enumerate(run.moments) if deal.over or len(deal.calls) == 2
    )
    seen = run.view(moment, 0)
    wanted = sorted(hands_now(seen, world) for world in oracle(run, moment, 0))
    assert rows(beliefs(seen)) == wanted
    assert wanted


def test_opening_of_small_hands_for_three() -> None:
    rules = load("biblioteka").rules(
        3, {"hand_size": 2, "packets": [1], "deck": 32, "fours": "KQJ"}
    )
    rng = Random("three")
    run = Run(rules, rng)
    elder = run.moments[0][0].order[0]
    seen = run.view(0, elder)
    wanted = sorted(hands_now(seen, world) for world in oracle(run, 0, elder))
    assert rows(beliefs(seen)) == wanted


REFILLED: list[dict[str, object]] = [
    {},
    {"turn_up_imperial": "sequence_or_four", "turn_up_imperial_for": "all"},
    {"show_imperials": "before_play", "blank_wipe": "suspends"},
    {"honours_when": "won"},
    {"marking": "by_hand"},
]


@pytest.mark.parametrize("options", REFILLED, ids=str)
def test_refilled_hands_are_those_of_trying_all(options: dict[str, object]) -> None:
    options = {**options, "hand_size": 14, "packets": [2, 3, 4]}
    rng = Random(str(options))
    rules = load("dobor").rules(2, options)
    tried = 0
    while tried < 12:
        run = Run(rules, rng)
        late = [
            (moment, seat)
            for moment, (deal, _) in enumerate(run.moments)
            for seat in (0, 1)
            if len(deal.talon) < 2
        ]
        for moment, seat in rng.sample(late, min(3, len(late))):
            seen = run.view(moment, seat)
            believed = beliefs(seen)
            found = oracle(run, moment, seat)
            orders = factorial(len(seen.deal.talon))
            wanted = Counter(hands_now(seen, world)[0] for world in found)
            listed = believed.all()
            assert dict(zip(listed.hands, listed.ways, strict=True)) == {
                held: ways // orders for held, ways in wanted.items()
            }
            assert believed.count == len(found)
            assert {*believed.sample(8, b"refilled").worlds} <= {*found}
            tried += 1


@pytest.mark.parametrize("rules", [*TABLES, *BY_HAND], ids=name_of)
def test_any_world_is_allowed_if_it_would_have_shown_the_same(rules: Rules) -> None:
    rng = Random(name_of(rules))
    seen_both: set[bool] = set()
    for _ in range(6):
        seen_both |= compare_neighbours(Run(rules, rng), rng)
    assert seen_both == {True, False}


def test_any_world_is_allowed_if_it_would_have_shown_the_same_by_house_rules() -> None:
    rng = Random("houses")
    for _ in range(40):
        rules = random_house(rng)
        if rules.hand_size > 9:
            compare_neighbours(Run(rules, rng), rng)


def compare_neighbours(run: Run, rng: Random) -> set[bool]:
    found: set[bool] = set()
    moments = range(len(run.moments))
    for moment in {0, rng.choice(moments), moments[-1]}:
        seat = rng.randrange(run.rules.players)
        seen = run.view(moment, seat)
        believed = beliefs(seen)
        assert believed.allow(run.world), "the true world"
        assert believed.count
        for _ in range(5):
            world = neighbour(seen, run.world, rng)
            if world is not None:
                found.add(run.shows(world, moment, seat))
                assert believed.allow(world) == run.shows(world, moment, seat)
    return found


@pytest.mark.parametrize("rules", [r for r in TABLES if r.players == 2], ids=name_of)
def test_the_true_hands_are_among_the_worlds(rules: Rules) -> None:
    rng = Random(f"true {name_of(rules)}")
    for _ in range(200):
        run = Run(rules, rng)
        later = [at for at, (deal, _) in enumerate(run.moments) if sum(deal.tricks) > 2]
        moment = rng.choice(later or [0])
        seat = rng.randrange(2)
        held = run.moments[moment][0].hands[1 - seat]
        assert held in beliefs(run.view(moment, seat)).all().hands


@pytest.mark.parametrize("rules", [r for r in TABLES if r.players < 4], ids=name_of)
def test_hidden_cards_make_no_difference(rules: Rules) -> None:
    rng = Random(f"hidden {name_of(rules)}")
    compared = 0
    for _ in range(20):
        run = Run(rules, rng)
        moment = rng.randrange(len(run.moments))
        seen = run.view(moment, 0)
        believed = beliefs(seen)
        sample = believed.sample(5, b"hidden")
        for world in sample.worlds:
            hands = tuple(map(cards, world.hands))
            other = Run(
                rules,
                Random(0),
                run.setup._replace(hands=hands, talon=world.talon),
                run.said[:moment],
            )
            again = other.view(moment, 0)
            assert again.events == seen.events
            assert beliefs(again).sample(5, b"hidden") == sample
            if rules.players == 2:
                assert beliefs(again).all() == believed.all()
            compared += world != run.world
    assert compared


def opening_of(rules: Rules, elder: str, dealer: str, turn_up: str, start: int = 0) -> View:
    """Return elder's view of an opening; the dealer has seat 0, and two counters."""
    held = [cards(hand(dealer)), cards(hand(elder))]
    turned = cards(hand(turn_up))[0]
    talon = cards(rules.pack & ~mask((*held[0], *held[1], turned)))
    scores = (Score(start, 2), Score(start, 0))
    setup = Setup(rules, 0, scores, (held[0], held[1]), turned, talon)
    return view(rules, begin(setup)[1], 1)


ELDER, DEALER, TURN_UP = "KQ7s 98h QJ7d T987c", "AJTs KQJTh KAd AQJc", "9s"


def test_silence_and_the_answer_strike_out_hands() -> None:
    # elder has four clubs; the dealer, of four hearts, says "equal" and what they count
    seen = opening_of(load("academie").rules(2), ELDER, DEALER, TURN_UP)
    found = beliefs(seen).all().hands
    assert mask(cards(hand(DEALER))) in found
    for held in found:
        suits = [held & 0x1FF << 9 * suit for suit in range(4)]
        assert max(suit.bit_count() for suit in suits) == 4
        assert held & hand("KQJAh") != hand("KQJAh")
        assert held & hand("Ac Ad Ah As") != hand("Ac Ad Ah As")
        assert held & hand("KQJc KQJd KQJh KQJs")
    assert len(found) < 50_388 // 10


def test_what_a_winner_had_no_time_to_show_is_not_silence() -> None:
    # elder wins by four knaves; that the dealer also has four aces is not seen, nor excluded
    elder, dealer = "JTs JTh JTd JTc 98s 98h", "As Ah Ad Ac KQs KQh KQd KQc"
    seen = opening_of(load("academie").rules(2), elder, dealer, "7s", start=4)
    assert seen.deal.ending is Ending.WON
    assert beliefs(seen).count == 50_388
    fresh = opening_of(load("academie").rules(2), elder, dealer, "7s")
    assert beliefs(fresh).count < 50_388


def test_a_mark_that_does_not_wipe_tells_of_a_blank_hand() -> None:
    # elder wins by his second imperial, but the first left the dealer his counters
    elder, dealer = "AKQJs KQAh QJAd KAc", "T987h T987d T987c"
    seen = opening_of(load("biblioteka").rules(2), elder, dealer, "9s", start=3)
    assert seen.deal.ending is Ending.WON
    found = beliefs(seen).all().hands
    assert len(found) == comb(15, 12)
    assert not any(held & hand("KQJs KQJh KQJd KQJc") for held in found)


def test_of_two_imperials_on_the_turn_up_only_one_is_shown() -> None:
    rules = load("academie").rules(2, {"turn_up_imperial": "sequence_or_four"})
    dealer = "QJAh Ks Kd Kc 789s 789d"
    seen = opening_of(rules, "AQJTs 789Th AQc QJd", dealer, "Kh")
    found = beliefs(seen).all().hands
    assert hand(dealer) in found
    assert all(held & hand("QJAh") == hand("QJAh") for held in found)
    assert any(held & hand("Ks Kd Kc") != hand("Ks Kd Kc") for held in found)


def test_by_hand_silence_means_nothing() -> None:
    rules = load("academie").rules(2, {"marking": "by_hand"})
    run = Run(rules, Random("silence"))
    assert beliefs(run.view(0, 0)).count == 50_388


def test_a_view_between_two_moments_is_refused() -> None:
    rules = load("biblioteka").rules(2)
    deal, events = begin(dealt(rules, 0, (Score(0, 0),) * 2, shuffled_pack(rules, b"cut")))
    with pytest.raises(ValueError, match="before the deal is dealt"):
        beliefs(view(rules, events[:3], 0))
    with pytest.raises(ValueError, match="at which the table waits"):
        beliefs(view(rules, events[:-1], 0))
    assert beliefs(view(rules, events, 0)).count
    assert not deal.over


def test_too_many_worlds_are_not_listed() -> None:
    run = Run(load("imperialas").rules(4), Random("many"))
    believed = beliefs(run.view(0, 0))
    with pytest.raises(TooManyWorldsError, match="sample"):
        believed.all(10)
    assert len(believed.sample(3, b"many").worlds) == 3


def test_a_listed_deal_is_open() -> None:
    run = Run(load("pierer").rules(2), Random("open"))
    late = len(run.moments) - 4
    seen = run.view(late, 0)
    found = beliefs(seen).all()
    deals = [found.deal(index) for index in range(len(found))]
    assert run.moments[late][0].hands in [deal.hands for deal in deals]
    whole = sum(deals[0].hands) + sum(deals[0].taken) + mask(deals[0].trick)
    assert whole + mask(c for c in deals[0].talon if c is not None) == seen.rules.pack & ~(
        seen.deal.turn_up.bit
    )
    again = Run(load("dobor").rules(2), Random("open"))
    with pytest.raises(ValueError, match="sample"):
        beliefs(again.view(9, 0)).all().deal(0)


def test_nothing_is_known_of_a_hand_by_nothing() -> None:
    assert NOTHING.allow(hand("AKQJs AKQJh AKQJd"))
    assert Facts() & NOTHING == NOTHING
