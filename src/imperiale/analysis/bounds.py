"""Between which limits lies what can be won against an agent?

Nobody can go through all that might be tried against it in a whole deal.  But whatever somebody
tries and wins is a **lower bound** of its exploitability, and what even somebody could not win who
sees all cards is an **upper bound** of what honest play can.

- Lower: the agent plays itself until some tricks are left.  From there on one seat gives the best
  answer to its policy, exactly: it knows what it holds and how likely each hand of the agent is,
  by Bayes from what the agent would have played with it at each of its turns.
- Upper: from where other tricks are left one seat sees both hands, knows the policy, and takes the
  best of all lines.  It bounds what can be won from there on; of the whole play only if that is
  the first trick.

Both are told as half of what the two seats of the same deal gain together, in expectation, so that
an agent against itself has exactly nothing.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

from imperiale import agents
from imperiale.domain.cards import Card, Mask, cards
from imperiale.domain.commands import PlayCard
from imperiale.domain.deal import Deal, legal
from imperiale.domain.decide import begin, obey
from imperiale.domain.events import CardPlayed, Event
from imperiale.domain.setup import Setup
from imperiale.domain.views import View, supposed, view
from imperiale.engine.beliefs import Worlds, beliefs
from imperiale.engine.endings import Ending, PublicState
from imperiale.engine.equity import Aim, Objective

__all__ = [
    "MOST_LOWER",
    "Gains",
    "Limits",
    "answer_in_the_end",
    "chooser",
    "clairvoyant",
    "gains",
    "gains_of_best_answer",
    "unit_of",
]

MOST_LOWER = 4
"""The most tricks that are gone through for the lower bound."""


class Limits(NamedTuple):
    """How many tricks are left where each bound begins."""

    lower: int
    upper: int


class Gains(NamedTuple):
    """What can be won in one deal, as the mean of its seats.

    Attributes:
        lower: what the best answer wins in the last tricks.
        upper: what somebody wins who sees all cards.
    """

    lower: float
    upper: float


def gains(agent: agents.Agent, setup: Setup, limits: Limits, aim: Objective, rng: Random) -> Gains:
    """Return what can be won against an agent in one deal.

    Args:
        agent: it plays both seats.
        setup: the deal: for two, marked by the table, with hands that are not refilled.
        limits: where the bounds begin.
        aim: what is played for.
        rng: draws the agent's commands where it mixes them.

    Returns:
        In counters, or in winning chances from 0 to 1, as the aim says.
    """
    lower = upper = 0.0
    deal, happened = begin(setup)
    events = list(happened)
    while not deal.over:
        left = max(held.bit_count() for held in deal.hands)
        if not deal.trick and left == limits.lower:
            lower = sum(gains_of_best_answer(agent, events, deal, seat, aim) for seat in (0, 1)) / 2
        if not deal.trick and left == limits.upper:
            upper = sum(clairvoyant(agent, events, deal, seat, aim) for seat in (0, 1)) / 2
        policy = agent.policy(view(setup.rules, events, deal.seat))
        command = rng.choices(list(policy), list(policy.values()))[0]
        deal, happened = obey(deal, command)
        events += happened
    return Gains(lower, upper)


def gains_of_best_answer(
    agent: agents.Agent, events: Sequence[Event], deal: Deal, seat: int, aim: Objective
) -> float:
    """Return how much more a seat gets by its best answer than by playing as the agent does.

    The arguments are those of :func:`answer_in_the_end`.
    """
    best, value = answer_in_the_end(agent, events, deal, seat, aim)
    return max(best - value, 0.0)


def answer_in_the_end(
    agent: agents.Agent, events: Sequence[Event], deal: Deal, seat: int, aim: Objective
) -> tuple[float, float]:
    """Return what a seat gets by its best answer, and by playing as the agent does, to the end.

    Args:
        agent: who plays the other seat, and has played it so far.
        events: all that has happened.
        deal: the deal now, a card to be led.
        seat: whose best answer it is.
        aim: what is played for.
    """
    rules = deal.rules
    other = 1 - seat
    onlooker = view(rules, events, None)
    hands = beliefs(view(rules, events, seat)).all().hands
    choose = chooser(agent)
    chances = _chances(choose, onlooker, other, hands)
    own = deal.hands[seat]
    pairs = array("Q")
    for hand in hands:
        pairs.extend((own, hand) if seat == 0 else (hand, own))
    worlds = Worlds(onlooker, (0, 1), pairs, [1] * len(hands))
    state = PublicState(onlooker, worlds, chances)
    ending = Ending(state, None if aim.aim is Aim.MARKS else aim.outcomes())
    found = ending.answers(ending.policy_of(choose))
    value = found.value if seat == 0 else -found.value
    return found.best[seat] / unit_of(aim), value / unit_of(aim)


def clairvoyant(
    agent: agents.Agent, events: Sequence[Event], deal: Deal, seat: int, aim: Objective
) -> float:
    """Return the most that a seat gets against the agent if it sees all cards and knows the policy.

    The arguments are those of :func:`answer_in_the_end`; it goes through every line that the
    seat can choose.
    """

    def best(now: Deal, seen: View) -> float:
        if now.over:
            return float(aim.worth(now, seat))
        if now.seat == seat:
            return max(best(*after(now, seen, card)) for card in cards(legal(now)))
        policy = choose(seen).items()
        return sum(chance * best(*after(now, seen, card)) for card, chance in policy if chance)

    def after(now: Deal, seen: View, card: Card) -> tuple[Deal, View]:
        then, happened = obey(now, PlayCard(now.seat, card))
        for event in happened:
            seen = seen.after(event)
        return then, seen

    choose = chooser(agent)
    return best(deal, view(deal.rules, events, 1 - seat)) / unit_of(aim)


def unit_of(aim: Objective) -> float:
    """Return how much of a difference of an aim makes a counter, or a whole partie."""
    # a chance more for one is a chance less for the other
    return float(aim.scale) if aim.aim is Aim.MARKS else 2.0 * aim.scale


def chooser(agent: agents.Agent) -> Callable[[View], dict[Card, float]]:
    """Return what tells how likely an agent plays each card."""

    def choose(seen: View) -> dict[Card, float]:
        policy = agent.policy(seen)
        return {c.card: chance for c, chance in policy.items() if isinstance(c, PlayCard)}

    return choose


def _chances(
    choose: Callable[[View], dict[Card, float]], onlooker: View, seat: int, hands: Sequence[Mask]
) -> array[float]:
    """Return how likely each hand of a seat is, by what the agent would have played with it."""
    rules = onlooker.rules
    plays = [
        (view(rules, onlooker.events[:place], None), event.card)
        for place, event in enumerate(onlooker.events)
        if isinstance(event, CardPlayed) and event.seat == seat
    ]
    gone = sum(1 << card for _, card in plays)
    chances = array("d")
    for hand in hands:
        chance = 1.0
        # the latest first: they are soon answered, and often leave no chance
        for told, card in reversed(plays):
            if not chance:
                break
            chance *= choose(supposed(told, seat, hand | gone)).get(card, 0.0)
        chances.append(chance)
    total = sum(chances)
    return array("d", [chance / total for chance in chances])
