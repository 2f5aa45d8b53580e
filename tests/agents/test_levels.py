"""Do the levels err as people do, and the less the stronger they are?"""

from random import Random

import pytest
from tests.agents.common import ALL_RULES, name_of, play, random_setup

from imperiale import rulesets
from imperiale.agents import LEVELS, load, names
from imperiale.agents.memory import dealt_out, forgotten, with_forgotten
from imperiale.domain.cards import mask, of_suit
from imperiale.domain.commands import Done
from imperiale.domain.events import Step
from imperiale.domain.ruleset import Rules
from imperiale.domain.views import View
from imperiale.locales import catalogue
from imperiale.services.arena_pairs import Contest, play_pair

GREEDY = load("greedy").make(b"")


def views(rules: Rules, number: int) -> list[View]:
    return [
        views[deal.seat]
        for deal, views, _ in play(random_setup(rules, number), [GREEDY] * rules.players)
        if not deal.over
    ]


@pytest.mark.parametrize("rules", ALL_RULES, ids=name_of)
def test_what_is_imagined_is_a_deal(rules: Rules) -> None:
    for seen in views(rules, 3):
        deal = dealt_out(seen, Random(1))
        assert deal.hands[seen.deal.seat] == seen.hand
        counts = [held.bit_count() for held in deal.hands]
        assert counts == [seen.cards_left(seat) for seat in range(rules.players)]
        turn_up = 0 if deal.turn_up.bit & (seen.played | sum(deal.hands)) else deal.turn_up.bit
        talon = mask(card for card in deal.talon if card is not None)
        known = sum(deal.hands) + seen.played + talon + turn_up
        assert known == rules.pack  # every card is in one place, and in one only
        slipped = forgotten(seen, 0.9, b"s")
        other = with_forgotten(deal, seen.deal.seat, slipped, Random(2))
        assert [held.bit_count() for held in other.hands] == counts
        assert sum(other.hands) + sum(other.taken) == sum(deal.hands) + sum(deal.taken)


def test_what_slips_is_gone_is_not_his_and_stays_forgotten() -> None:
    rules = rulesets.load("academie").rules()
    total = gone = 0
    for number in range(30):
        before = 0
        for seen in views(rules, number):
            if seen.deal.seat:
                continue
            slipped = forgotten(seen, 0.5, b"s")
            assert not slipped & ~seen.played
            assert not slipped & seen.deal.dealt[0]
            assert not slipped & mask(seen.deal.last_trick)
            assert not before & ~slipped
            before = slipped
            plain = ~of_suit(seen.deal.trump)
            past = (
                seen.played & ~seen.deal.dealt[0] & ~mask((*seen.deal.last_trick, *seen.deal.trick))
            )
            if sum(seen.deal.tricks) == 11:
                total += (past & plain).bit_count()
                gone += (slipped & plain).bit_count()
    assert 0.4 < gone / total < 0.6


def test_who_does_not_listen_still_minds_what_lies_open() -> None:
    rules = rulesets.load("pierer").rules(3)
    found = 0
    for number in range(40):
        for seen in views(rules, number):
            deal = dealt_out(seen, Random(number))
            for seat, shown in enumerate(seen.shown):
                if seat != seen.seat and shown:
                    assert not shown & ~(deal.hands[seat] | seen.played)
                    found += 1
            held = deal.hands[deal.dealer] if deal.dealer != seen.seat else seen.hand
            assert deal.turn_up.bit & (held | seen.played)
    assert found > 20


def test_a_beginner_forgets_to_claim_now_and_then_and_a_master_never() -> None:
    rules = rulesets.load("biblioteka").rules(2, {"marking": "by_hand"})
    silent = dict.fromkeys(LEVELS, 0.0)
    asked = 0
    for number in range(10):
        for seen in views(rules, number):
            if seen.deal.step is Step.PLAY or seen.deal.step is Step.POINT:
                continue
            asked += 1
            for name in LEVELS:
                policy = load(name).make(b"a").policy(seen)
                if len(policy) > 1:
                    silent[name] += policy[Done(seen.deal.seat)]
    assert asked > 20
    assert silent["beginner"] > silent["casual"] > silent["club"] > silent["strong"] == 0
    assert silent["master"] == 0


@pytest.mark.parametrize("name", names())
def test_every_agent_has_a_name_for_people(name: str) -> None:
    called = catalogue()(f"agent-{name}")
    assert called == called.strip()
    assert called[0].isupper()


@pytest.mark.parametrize(("weaker", "stronger"), [("random", "casual"), ("beginner", "strong")])
def test_the_stronger_level_wins(weaker: str, stronger: str) -> None:
    rules = rulesets.load("academie").rules()
    contest = Contest(load(stronger), load(weaker), rules, "levels")
    margins = [play_pair(contest, number).pair.margin or 0 for number in range(24)]
    mean = sum(margins) / len(margins)
    error = (sum((m - mean) ** 2 for m in margins) / 23 / 24) ** 0.5
    assert mean > 3 * error
