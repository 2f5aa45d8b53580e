"""Are the last tricks played so that nobody can gain by playing otherwise?"""

from __future__ import annotations

from array import array
from itertools import islice
from random import Random

import pytest
from tests.engine.beliefs_oracle import Run
from tests.engine.ending_oracle import Regrets, best_answer, late_views, lines
from tests.properties.tables import TABLES, name_of

from imperiale.domain.cards import Card, Mask, cards
from imperiale.domain.ruleset import Rules
from imperiale.domain.views import View, supposed
from imperiale.engine.endings import (
    Ending,
    NoEndingError,
    Policy,
    PublicState,
    public_state,
)
from imperiale.engine.worlds import outlook
from imperiale.rulesets import load

FOR_TWO = [rules for rules in TABLES if rules.players == 2 and not rules.refill]
RULES = [*FOR_TWO, load("academie").rules(2, {"won_in_play": "captured"})]
FINE = 1e-9


def states(rules: Rules, left: int, count: int, seed: str = "") -> list[PublicState]:
    found = late_views(rules, left, f"{name_of(rules)} {left} {seed}")
    return [public_state(seen) for seen in islice(found, count)]


def small(rules: Rules, left: int, most: int) -> list[PublicState]:
    """Return some states with few pairs of hands, of which the slow oracle can try all."""
    return [state for state in states(rules, left, 16) if len(state.worlds) <= most]


def random_policy(ending: Ending, rng: Random) -> Policy:
    def choose(seen: View) -> dict[Card, float]:
        chances = {card: rng.random() ** 3 for card in cards(seen.legal)}
        total = sum(chances.values())
        return {card: chance / total for card, chance in chances.items()}

    return ending.policy_of(choose)


def assert_answers(state: PublicState, ending: Ending, policy: Policy) -> None:
    def mixture(played: tuple[Card, ...], hand: Mask) -> dict[Card, float]:
        # with one card each nothing is decided
        return ending.mixture(policy, played, hand) if hand & hand - 1 else {cards(hand)[0]: 1.0}

    found = ending.answers(policy)
    wanted = [best_answer(state, seat, mixture) for seat in (0, 1)]
    assert found.best == pytest.approx(wanted, abs=1e-5)
    assert found.best[0] >= found.value - FINE
    assert found.best[1] >= -found.value - FINE
    assert found.exploitability >= 0


@pytest.mark.parametrize("rules", RULES, ids=name_of)
@pytest.mark.parametrize("left", [3, 4])
def test_the_best_answers_are_those_of_trying_all(rules: Rules, left: int) -> None:
    rng = Random(name_of(rules))
    for state in small(rules, left, 80)[:2]:
        ending = Ending(state)
        for policy in (random_policy(ending, rng), ending.equilibrium(20)):
            assert_answers(state, ending, policy)


@pytest.mark.parametrize("rules", RULES, ids=name_of)
def test_the_best_answers_of_three_tricks(rules: Rules) -> None:
    state = min(states(rules, 6, 6), key=lambda one: len(one.worlds))
    ending = Ending(state)
    assert_answers(state, ending, random_policy(ending, Random(3)))


@pytest.mark.parametrize("rules", RULES, ids=name_of)
@pytest.mark.parametrize(("left", "gain"), [(4, 1e-4), (5, 1e-3), (6, 1e-3)])
def test_an_equilibrium_leaves_nothing_to_gain(rules: Rules, left: int, gain: float) -> None:
    for state in states(rules, left, 3):
        ending = Ending(state)
        found = ending.answers(ending.equilibrium(60))
        assert 0 <= found.exploitability <= gain
        assert -found.best[1] - FINE <= found.value <= found.best[0] + FINE


@pytest.mark.parametrize("rules", RULES, ids=name_of)
def test_plain_regrets_come_to_the_same_value(rules: Rules) -> None:
    state = small(rules, 4, 40)[0]
    ending = Ending(state)
    plain = Regrets(state)
    plain.run(100)
    high = best_answer(state, 0, plain.mixture)
    low = -best_answer(state, 1, plain.mixture)
    value = ending.answers(ending.equilibrium(100)).value
    assert low - 1e-5 <= value <= high + 1e-5
    assert high - low < 0.1


def test_what_pure_ways_of_playing_cannot_hold_is_held_by_a_mixed_one() -> None:
    seen = next(islice(late_views(load("academie").rules(), 6, "mixed"), 11, None))
    state = public_state(seen)
    ending = Ending(state)
    mixed = ending.equilibrium(300)
    assert ending.answers(mixed).exploitability < 1e-5
    assert ending.answers(ending.all_worlds()).exploitability > 0.01
    rng = Random("pure")
    places = [[*numbers.values()] for _, numbers in ending.choices()]
    for _ in range(50):
        pure = mixed[:]
        for moves in places:
            taken = rng.choices(moves, [mixed[move] for move in moves])[0]
            for move in moves:
                pure[move] = float(move == taken)
        assert ending.answers(pure).exploitability > 0.005


def test_all_worlds_play_what_is_best_on_their_mean() -> None:
    for rules in FOR_TWO:
        for state in states(rules, 6, 2):
            ending = Ending(state)
            policy = ending.all_worlds()
            deal = state.view.deal
            opened = lines(state)
            for line in Random(1).sample(opened, 5):
                own = supposed(state.view, deal.seat, line.deal.dealt[deal.seat])
                others = [
                    other.deal.hands[1 - deal.seat]
                    for other in opened
                    if other.deal.hands[deal.seat] == own.hand
                ]
                means = outlook(own, others).means()
                most = max(means.values())
                best = {card for card, mean in means.items() if mean > most - 1e-9}
                played = ending.mixture(policy, (), own.hand)
                assert {card for card, chance in played.items() if chance} == best


def test_the_weights_of_the_hands_count() -> None:
    state = states(load("academie").rules(), 4, 1)[0]
    seat = state.view.deal.seat
    rows = [state.worlds.row(i) for i in range(len(state.worlds))]
    hand = rows[0][seat]
    known = array("d", [float(row[seat] == hand) for row in rows])
    known = array("d", [weight / sum(known) for weight in known])
    state = PublicState(state.view, state.worlds, known)
    ending = Ending(state)
    policy = ending.equilibrium(50)
    assert_answers(state, ending, policy)
    other = next(row[seat] for row in rows if row[seat] != hand)
    assert sum(ending.mixture(policy, (), hand).values()) == pytest.approx(1)
    with pytest.raises(KeyError):
        ending.mixture(policy, (), other)


@pytest.mark.parametrize(
    ("rules", "reason"),
    [
        (load("academie").rules(3), "players"),
        (load("dobor").rules(), "drawn"),
        (load("academie").rules(2, {"marking": "by_hand"}), "by-hand"),
    ],
    ids=["players", "drawn", "by-hand"],
)
def test_what_is_no_ending_is_refused(rules: Rules, reason: str) -> None:
    run = Run(rules, Random("no"))
    with pytest.raises(NoEndingError) as refused:
        public_state(run.view(len(run.moments) - 2, 0))
    assert refused.value.reason == reason


def test_what_is_too_large_is_refused() -> None:
    rules = load("academie").rules()
    opening = next(late_views(rules, 24, "large"))
    with pytest.raises(NoEndingError, match="size"):
        public_state(opening)


def test_a_hand_decides_by_what_it_sees() -> None:
    state = states(load("biblioteka").rules(), 6, 1)[0]
    ending = Ending(state)
    dealt = {line.deal.dealt[seat] for line in lines(state) for seat in (0, 1)}
    seen = [view for view, _ in ending.choices()]
    assert {view.deal.dealt[view.deal.seat] for view in seen} <= dealt
    for view in seen:
        assert view.my_turn
        assert view.hand == view.deal.dealt[view.deal.seat] & ~view.played
        assert not view.deal.hands[1 - view.deal.seat]
    assert len({(view.hand, view.events) for view in seen}) == len(seen)
