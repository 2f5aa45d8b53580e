"""Do the gains of a deal tell what it comes to from any other scores, in both engines?"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from tests.cli.running import RECORDS
from tests.native.tables import SHIPPED, house_rules, name_of, random_card, random_setup

from imperiale.domain.cards import Card
from imperiale.domain.commands import PlayCard
from imperiale.domain.deal import Deal
from imperiale.domain.decide import begin, obey
from imperiale.domain.events import CardPlayed, Event
from imperiale.domain.gains import Effect, gains, take
from imperiale.domain.notation import read_line
from imperiale.domain.record import read_record, replay
from imperiale.domain.rules.marking import Score
from imperiale.domain.ruleset import Rules
from imperiale.domain.setup import Setup
from imperiale.engine import equity_chain as core
from imperiale.rulesets import load


def by_place(rules: Rules, dealer: int, scores: tuple[Score, ...]) -> tuple[Score, ...]:
    return tuple(scores[seat] for seat in rules.order(dealer))


def played(setup: Setup, cards: Iterator[Card] | None, rng: Random) -> tuple[Deal, list[Event]]:
    """Play a deal to its end, by these cards or at random."""
    deal, happened = begin(setup)
    events = [*happened]
    while not deal.over:
        card = PlayCard(deal.seat, next(cards)) if cards else random_card(deal, rng)
        deal, more = obey(deal, card)
        events += more
    return deal, events


def check(rules: Rules, number: int) -> Counter[Effect]:
    """Play deals where nobody wins; what they bring must make what comes from other scores."""
    rng = Random(name_of(rules))
    seen: Counter[Effect] = Counter()
    for _ in range(number):
        setup = random_setup(rules, rng)
        start = tuple(Score(0, rng.randrange(6)) for _ in setup.start)
        far = setup._replace(rules=replace(rules, target=99), start=start)
        _, events = played(far, None, rng)
        cards = iter([event.card for event in events if isinstance(event, CardPlayed)])
        deal, _ = played(setup, cards, rng)
        brought = gains(rules, events)
        before = by_place(rules, setup.dealer, setup.start)
        after, winner = take(rules, before, brought)
        assert after == by_place(rules, setup.dealer, deal.scores)
        assert winner == (None if deal.winner is None else deal.order.index(deal.winner))
        assert core.take(rules, before, brought) == (after, winner)
        seen.update(gain.effect for gain in brought)
    return seen


@pytest.mark.parametrize("rules", SHIPPED, ids=name_of)
def test_of_every_rule_set(rules: Rules) -> None:
    assert check(rules, 60)[Effect.WIPES]


def test_of_house_rules() -> None:
    seen = sum((check(rules, 6) for rules in house_rules(150)), Counter[Effect]())
    assert all(seen[effect] > 5 for effect in Effect), seen


def test_a_blank_hand_suspends_wipes_from_any_score() -> None:
    # From nothing there is nothing to wipe, so the events do not tell that it would be spared.
    line = "biblioteka | 1 | 0i0c 0i{}c | AKQJs KQJh KQJd KQc / AT98c AT98d AT98h | 8s"
    (_, events), (deal, _) = (replay(read_line(line.format(c), load), partial=True) for c in (0, 3))
    brought = gains(deal.rules, events)
    assert {gain.effect for gain in brought} == {Effect.TAME}
    assert take(deal.rules, deal.start, brought) == (deal.scores, None)


@pytest.mark.parametrize("file", RECORDS, ids=lambda path: path.name)
def test_of_records(file: Path) -> None:
    lines = file.read_text(encoding="utf-8").splitlines()
    assert lines
    for line in lines:
        record = read_record(json.loads(line), load)
        deal, events = replay(record)
        if not deal.rules.automatic:
            continue
        before = by_place(deal.rules, deal.dealer, deal.start)
        taken = take(deal.rules, before, gains(deal.rules, events))
        place = None if deal.winner is None else deal.order.index(deal.winner)
        assert taken == (by_place(deal.rules, deal.dealer, deal.scores), place)
        assert core.take(deal.rules, before, gains(deal.rules, events)) == taken
