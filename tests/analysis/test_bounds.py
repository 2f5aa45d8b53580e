"""Do the bounds hold what can be won against an agent between them?"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from random import Random

import pytest
from tests.engine.ending_oracle import late_views, lines

from imperiale import agents
from imperiale.analysis.bounds import Limits, clairvoyant, gains, gains_of_best_answer
from imperiale.domain.cards import Card, Mask, cards
from imperiale.domain.deal import Deal
from imperiale.domain.dealing import dealt
from imperiale.domain.decide import begin
from imperiale.domain.events import Event, HandDealt
from imperiale.domain.rules.follow import FOLLOW_RULES
from imperiale.domain.rules.marking import Score
from imperiale.domain.shuffle import shuffled_pack
from imperiale.domain.views import View
from imperiale.engine.endings import Ending, PublicState, public_state
from imperiale.engine.equity import Aim, objective
from imperiale.rulesets import load

NAMES = ("academie", "imperialas", "pierer")


def likely_at_random(public: Deal, card: Card, hands: Sequence[Mask]) -> list[float]:
    """How likely somebody who plays at random plays a card."""
    follow = FOLLOW_RULES[public.rules.follow]
    some = [follow(held, public.trick, public.trump) if public.trick else held for held in hands]
    return [1 / len(cards(may)) for may in some]


def state_of(name: str) -> PublicState:
    """Return two tricks with few pairs of hands, after play at random."""
    some = (
        public_state(seen, likely_at_random) for seen in late_views(load(name).rules(2), 4, "b")
    )
    return next(state for state in some if 10 < len(state.worlds) <= 60)


def opened(told: View, deal: Deal) -> list[Event]:
    """Return the log of a deal with its hands, as an onlooker does not see them."""
    return [
        HandDealt(event.seat, deal.dealt[event.seat]) if isinstance(event, HandDealt) else event
        for event in told.events
    ]


@pytest.mark.parametrize("name", NAMES)
def test_of_an_agent_at_random_the_exact_gain_lies_between_them(name: str) -> None:
    state = state_of(name)
    agent = agents.load("random").make(b"r")
    aim = objective(state.view.rules, state.view.deal, Aim.MARKS)
    exact = Ending(state).answers(Ending(state).even())
    for seat in (0, 1):
        value = exact.value if seat == 0 else -exact.value
        lower = upper = 0.0
        asked: dict[Mask, float] = {}
        for deal, chance in lines(state):
            events = opened(state.view, deal)
            hand = deal.hands[seat]
            if hand not in asked:
                asked[hand] = gains_of_best_answer(agent, events, deal, seat, aim)
            lower += chance * asked[hand]
            upper += chance * clairvoyant(agent, events, deal, seat, aim)
        assert lower == pytest.approx(exact.best[seat] - value, abs=1e-5)
        assert upper >= exact.best[seat] - 1e-5
        assert len(asked) > 1


@pytest.mark.parametrize("kind", [Aim.CHANCE, Aim.MARKS], ids=str)
def test_of_a_deal(kind: Aim) -> None:
    rules = load("academie").rules(2)
    agent = agents.load("greedy").make(b"g")
    won: list[float] = []
    for number in range(12):
        setup = dealt(rules, 0, (Score(0, 0),) * 2, shuffled_pack(rules, bytes([number])))
        aim = objective(rules, begin(setup)[0], kind)
        found = gains(agent, setup, Limits(3, 4), aim, Random(number))
        assert found == gains(agent, setup, Limits(3, 4), aim, Random(number))
        assert found.lower >= 0
        assert found.upper >= -1e-12
        won.append(found.upper)
    assert max(won) > 0
    if kind is Aim.CHANCE:
        assert max(won) <= 1


def test_whoever_cannot_choose_wins_nothing() -> None:
    rules = load("academie").rules(2)
    agent = agents.load("greedy").make(b"g")
    seen = next(islice(late_views(rules, 2, "last"), 1))
    state = public_state(seen)
    aim = objective(rules, seen.deal, Aim.MARKS)
    deal = state.worlds.deal(0)
    events = opened(seen, deal)
    both = [clairvoyant(agent, events, deal, seat, aim) for seat in (0, 1)]
    assert sum(both) == 0
