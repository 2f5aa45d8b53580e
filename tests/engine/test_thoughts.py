"""Is a card as likely as somebody who thinks so would find it?"""

from __future__ import annotations

import random
from array import array
from math import exp

import pytest

from imperiale.domain.cards import Card, Mask, cards, mask
from imperiale.domain.commands import PlayCard
from imperiale.domain.deal import Deal, legal
from imperiale.domain.dealing import dealt
from imperiale.domain.decide import begin, obey
from imperiale.domain.rules.marking import NOTHING
from imperiale.domain.rules.point import worth
from imperiale.domain.shuffle import shuffled_pack
from imperiale.domain.views import view
from imperiale.engine.beliefs_facts import Box, Facts
from imperiale.engine.native_simple import solve_simply
from imperiale.engine.solve import solve
from imperiale.engine.world_solver import Thought, WorldSolver, facts_of
from imperiale.engine.worlds import distinct, outlook
from imperiale.rulesets import load

RULES = load("academie").rules(2, {})


def deal_at(number: int, played: int) -> Deal:
    """Return a random deal after so many cards played at random."""
    deal, _ = begin(dealt(RULES, 0, (NOTHING, NOTHING), shuffled_pack(RULES, b"%d" % number)))
    rng = random.Random(number)
    while played and not deal.over:
        deal, _ = obey(deal, PlayCard(deal.seat, rng.choice(cards(legal(deal)))))
        played -= 1
    return deal


def some(rng: random.Random, size: int) -> Mask:
    return mask(rng.sample(cards(RULES.pack), size))


def test_the_core_reads_facts_as_the_reference_does() -> None:
    rng = random.Random("facts")
    told = [0, 0]
    for _ in range(3000):
        held = some(rng, 12)
        facts = Facts(
            must=some(rng, rng.randrange(2)) & (held if rng.random() < 0.8 else RULES.pack),
            never=some(rng, 2) & ~(held if rng.random() < 0.8 else 0),
            lacking=tuple(some(rng, 4) for _ in range(rng.randrange(3))),
            touching=tuple(some(rng, 8) for _ in range(rng.randrange(2))),
            no_suit=tuple(Box(7, 9, 0, rng.randrange(99)) for _ in range(rng.randrange(2))),
            a_suit=tuple(Box(2, 5, 0, rng.randrange(20, 60)) for _ in range(rng.randrange(2))),
            total=(counted, worth(held & counted) + rng.randrange(2))
            if (counted := some(rng, 9) * rng.randrange(2))
            else (0, 0),
        )
        allowed = facts.allow(held)
        assert facts_of(facts).allow(held) is allowed
        told[allowed] += 1
    assert min(told) > 500


def expected(values: dict[Card, int], card: Card, doubt: float, blind: float) -> float:
    odds = {each: exp(value / doubt) for each, value in values.items()}
    return blind / len(odds) + (1 - blind) * odds[card] / sum(odds.values())


@pytest.mark.parametrize("simply", [False, True], ids=["marks", "tricks and honours"])
def test_who_knows_the_hand_opposite(simply: bool) -> None:
    compared = 0
    for number in range(30):
        deal = deal_at(number, 10 + number % 2)
        seat, may = deal.seat, cards(legal(deal))
        known = Facts(must=deal.dealt[1 - seat])
        thought = Thought(
            opening=[known],
            seen=known.must & ~deal.hands[1 - seat],
            never=0,
            gone=sum(deal.taken) | mask(deal.trick) | deal.turn_up.bit,
            imagined=1,
            tries=1,
            doubt=1.5,
            blind=0.1,
            seed=number,
            simply=simply,
        )
        values = solve_simply([deal], honours=True)[0] if simply else solve(deal)
        hands = array("Q", [deal.hands[seat]])
        for card in may:
            (told,) = WorldSolver(1 << 12).likelihoods(deal, hands, card, thought)
            right = expected(values, card, 1.5, 0.1) if len(may) > 1 else 1.0
            assert told == pytest.approx(right)
            compared += len(may) > 1
    assert compared > 50


def test_he_imagines_what_he_may() -> None:
    # of the hand opposite he knows all but one card, of which he cannot rule out two
    met: set[bool] = set()
    for number in range(40):
        deal = deal_at(number, 14)
        seat, may = deal.seat, cards(legal(deal))
        if len(may) == 1:
            continue
        theirs = deal.hands[1 - seat]
        hidden = RULES.pack & ~(
            sum(deal.taken) | sum(deal.hands) | deal.turn_up.bit | mask(deal.trick)
        )
        (last, *_), (other, *others) = cards(theirs), cards(hidden)
        as_well = theirs ^ last.bit ^ other.bit
        for never in (0, other.bit, last.bit):
            thought = Thought(
                opening=[Facts(must=theirs ^ last.bit)],
                seen=0,
                never=never | mask(others),
                gone=sum(deal.taken) | mask(deal.trick) | deal.turn_up.bit,
                imagined=1,
                tries=1,
                doubt=1.0,
                blind=0.0,
                seed=number,
                simply=False,
            )
            hands = array("Q", [deal.hands[seat]])
            (told,) = WorldSolver(1 << 12).likelihoods(deal, hands, may[0], thought)
            worlds = {held: deal.but(hands=_with(deal, held)) for held in (theirs, as_well)}
            right = {
                held: expected(solve(world), may[0], 1.0, 0.0) for held, world in worlds.items()
            }
            possible = [held for held in right if not held & never]
            fits = [held for held in possible if told == pytest.approx(right[held])]
            assert fits
            if not never and len(fits) == 1:
                met.add(fits[0] == theirs)
    assert met == {True, False}


def _with(deal: Deal, held: Mask) -> tuple[Mask, ...]:
    return (deal.hands[0], held) if deal.seat == 0 else (held, deal.hands[1])


def test_worlds_that_differ() -> None:
    deal, events = begin(dealt(RULES, 0, (NOTHING, NOTHING), shuffled_pack(RULES, b"differ")))
    log = list(events)
    for _ in range(10):
        deal, events = obey(deal, PlayCard(deal.seat, cards(legal(deal))[0]))
        log += events
    seen = view(RULES, log, deal.seat)
    rng = random.Random("hands")
    size = seen.cards_left(1 - deal.seat)
    hands = [mask(rng.sample(cards(seen.unseen), size)) for _ in range(500)]
    solver = WorldSolver(1 << 16)
    found = distinct(seen, hands, 1000, None, solver)
    assert sum(found.values()) == 500
    assert 1 < len(found) < 300
    rows = outlook(seen, hands, None, solver)
    few = outlook(seen, found, None, solver)
    for card in rows.cards:
        total = sum(v * ways for v, ways in zip(few.column(card), found.values(), strict=True))
        assert total == sum(rows.column(card))
    first = distinct(seen, hands, 20, None, solver)
    assert len(first) == 20
    assert list(first) == list(found)[:20]
    assert 20 <= sum(first.values()) < 500
