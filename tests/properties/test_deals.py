"""What holds of every deal, by every rule set, whatever is played?"""

from __future__ import annotations

import json
from collections import Counter
from itertools import permutations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.properties.tables import (
    BY_HAND,
    TABLES,
    grown,
    name_of,
    play_through,
    played_cards,
    random_command,
    random_house,
    random_setup,
)

from imperiale.domain.cards import CARDS, Card, cards
from imperiale.domain.choices import choices
from imperiale.domain.commands import CallPoint, Claim, Command, Done, PlayCard, Show
from imperiale.domain.deal import Deal, legal
from imperiale.domain.decide import begin, decide, obey
from imperiale.domain.errors import Refused
from imperiale.domain.events import Ending, Event, Marked, Step
from imperiale.domain.notation import read_line, write_line
from imperiale.domain.record import outcome, read_record, replay, write_record
from imperiale.domain.ruleset import Rules
from imperiale.domain.setup import Setup
from imperiale.domain.views import view
from imperiale.rulesets import load

seeds = st.integers(0, 2**64 - 1)
tables = pytest.mark.parametrize("rules", TABLES, ids=name_of)
both = pytest.mark.parametrize("rules", [*TABLES, *BY_HAND], ids=name_of)
some = settings(max_examples=25, deadline=None)
few = settings(max_examples=8, deadline=None)


@both
@some
@given(seed=seeds)
def test_cards_are_conserved_and_counters_explained(rules: Rules, seed: int) -> None:
    rng = Random(seed)
    play_through(random_setup(rules, rng), rng)


@both
@few
@given(seed=seeds)
def test_a_seat_sees_what_it_may(rules: Rules, seed: int) -> None:
    rng = Random(seed)
    deal, events, _ = play_through(random_setup(rules, rng), rng, views=True)
    for seat in (*range(rules.players), None):
        *_, last = grown(rules, events, seat)
        assert last == view(rules, events, seat)
        shown: list[set[Card]] = [set() for _ in deal.hands]
        for held, row in zip(last.shown, shown, strict=True):
            row.update(cards(held))
        for owner, row in enumerate(shown):
            drawn = set(cards(deal.rules.pack)) if rules.refill else set()
            assert row <= set(cards(deal.dealt[owner])) | drawn


@settings(max_examples=150, deadline=None)
@given(seed=seeds)
def test_house_rules_play_to_the_end(seed: int) -> None:
    rng = Random(seed)
    rules = random_house(rng)
    play_through(random_setup(rules, rng), rng, views=True)


@tables
@some
@given(seed=seeds)
def test_a_record_reads_back_as_the_same_deal(rules: Rules, seed: int) -> None:
    rng = Random(seed)
    setup = random_setup(rules, rng)
    deal, events, _ = play_through(setup, rng)
    came = outcome(deal, events)
    text = json.dumps(write_record(setup, played_cards(events), came))
    record = read_record(json.loads(text), load)
    assert record.setup == setup
    assert record.stated == came
    assert replay(record) == (deal, events)
    line = write_line(setup, played_cards(events))
    assert "\n" not in line
    assert replay(read_line(line, load)) == (deal, events)


@settings(max_examples=60, deadline=None)
@given(seed=seeds)
def test_a_record_keeps_the_options(seed: int) -> None:
    rng = Random(seed)
    rules = random_house(rng)
    if not rules.automatic:
        return
    setup = random_setup(rules, rng)
    deal, events, _ = play_through(setup, rng)
    data = json.loads(json.dumps(write_record(setup, played_cards(events), {})))
    assert replay(read_record(data, load)) == (deal, events)
    assert replay(read_line(write_line(setup, played_cards(events)), load)) == (deal, events)


def marks(events: tuple[Event, ...]) -> Counter[Marked]:
    """Return what was marked, but for the cards."""
    return Counter(e._replace(cards=0) for e in events if isinstance(e, Marked))


def replayed(setup: Setup, play: tuple[Card, ...]) -> tuple[Deal, tuple[Event, ...]]:
    deal, happened = begin(setup)
    events = list(happened)
    for card in play:
        deal, happened = obey(deal, PlayCard(deal.seat, card))
        events += happened
    return deal, tuple(events)


@tables
@some
@given(seed=seeds)
def test_the_names_of_the_suits_mean_nothing(rules: Rules, seed: int) -> None:
    rng = Random(seed)
    setup = random_setup(rules, rng)
    deal, events, _ = play_through(setup, rng)
    orders = list(permutations(range(4)))
    if rules.blank == "white":  # black and red do mean something
        orders = [order for order in orders if {order[1], order[2]} == {1, 2}]
    order = rng.choice(orders)

    def renamed(card: Card) -> Card:
        return CARDS[9 * order[card.suit] + card.rank]

    twin = Setup(
        rules,
        setup.dealer,
        setup.start,
        tuple(tuple(map(renamed, held)) for held in setup.hands),
        renamed(setup.turn_up),
        tuple(map(renamed, setup.talon)),
    )
    other, others = replayed(twin, tuple(map(renamed, played_cards(events))))
    assert (other.winner, other.tricks, other.ending) == (deal.winner, deal.tricks, deal.ending)
    if deal.ending is not Ending.WON:
        # a win may come from another one of several sequences shown at one moment
        assert other.scores == deal.scores
        assert marks(others) == marks(events)


@tables
@some
@given(seed=seeds)
def test_the_numbers_of_the_seats_mean_nothing(rules: Rules, seed: int) -> None:
    rng = Random(seed)
    setup = random_setup(rules, rng)
    deal, events, _ = play_through(setup, rng)
    turn = rng.randrange(1, rules.players)
    twin = setup._replace(
        dealer=(setup.dealer + turn) % rules.players,
        start=setup.start[-turn:] + setup.start[:-turn],
        hands=setup.hands[-turn:] + setup.hands[:-turn],
    )
    other, others = replayed(twin, played_cards(events))
    assert other.scores == deal.scores[-turn:] + deal.scores[:-turn]
    assert other.tricks == deal.tricks[-turn:] + deal.tricks[:-turn]
    marked = [e for e in events if isinstance(e, Marked)]
    assert [e for e in others if isinstance(e, Marked)] == [
        e._replace(seat=(e.seat + turn) % rules.players) for e in marked
    ]


@pytest.mark.parametrize("rules", BY_HAND, ids=name_of)
@some
@given(seed=seeds)
def test_by_hand_who_claims_everything_marks_as_the_table_does(rules: Rules, seed: int) -> None:
    """The best choice first: every imperial is shown, the point called, every mark claimed."""
    rng = Random(seed)
    setup = random_setup(rules, rng)
    deal, happened = begin(setup)
    events = list(happened)
    while not deal.over:
        best = choices(deal)[0] if deal.step is not Step.PLAY else random_command(deal, rng)
        deal, happened = obey(deal, best)
        events += happened
    table = load(rules.id).rules(rules.players)
    automatic, marked = replayed(setup._replace(rules=table), played_cards(events))
    assert automatic.winner == deal.winner
    assert automatic.tricks == deal.tricks
    if deal.winner is None:
        assert automatic.scores == deal.scores
    told = [(e.seat, e.step, e.imperials, e.counters, e.kind, e.cards) for e in marked_(events)]
    assert told == [
        (e.seat, e.step, e.imperials, e.counters, e.kind, e.cards) for e in marked_(marked)
    ]


def marked_(events: list[Event] | tuple[Event, ...]) -> list[Marked]:
    return [event for event in events if isinstance(event, Marked)]


def random_speech(deal: Deal, rng: Random) -> Command:
    """Return anything that a player might try."""
    seat = rng.choice((deal.seat, deal.seat, deal.seat, rng.randrange(deal.rules.players)))
    known = [*deal.rules.sequences, *deal.rules.four_masks, *deal.hands, rng.getrandbits(36)]
    return rng.choice(
        (
            PlayCard(seat, rng.choice(CARDS)),
            Show(seat, rng.choice(known)),
            CallPoint(seat, rng.choice((None, rng.randrange(12), rng.randrange(100)))),
            Claim(seat, rng.randint(-1, 13)),
            Done(seat),
        )
    )


def may_be_said(deal: Deal, said: Command) -> bool:
    """Tell what is allowed besides the listed choices, where players mark by hand."""
    if said.seat != deal.seat or deal.rules.automatic or deal.step is Step.PLAY:
        return False
    if isinstance(said, Claim):  # a part of what is due
        return any(isinstance(c, Claim) and 0 < said.amount <= c.amount for c in choices(deal))
    if isinstance(said, Done):
        return deal.step is Step.POINT  # the same as to call nothing
    # to lead is to turn the trick
    return isinstance(said, PlayCard) and any(deal.tricks) and bool(deal.hands[deal.seat])


@both
@some
@given(seed=seeds)
def test_what_is_offered_is_never_refused_and_all_else_is(rules: Rules, seed: int) -> None:
    rng = Random(seed)
    deal, _ = begin(random_setup(rules, rng))
    while not deal.over:
        offered = choices(deal)
        assert offered
        for command in offered:
            assert decide(deal, command)
        for _ in range(6):
            said = random_speech(deal, rng)
            if said in offered or may_be_said(deal, said):
                continue
            before = repr(deal)
            with pytest.raises(Refused):
                decide(deal, said)
            assert repr(deal) == before
        if deal.step is Step.PLAY:
            for card in CARDS:
                offers = PlayCard(deal.seat, card) in offered
                assert offers == bool(legal(deal) >> card & 1)
        deal, _ = obey(deal, random_command(deal, rng))
    assert choices(deal) == ()
    with pytest.raises(Refused):
        decide(deal, Done(0))
