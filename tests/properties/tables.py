"""Which deals are tried, and what must hold of each at every step?"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from imperiale.domain.cards import RANKS, Card, Mask, cards, mask
from imperiale.domain.choices import choices
from imperiale.domain.commands import Command, PlayCard
from imperiale.domain.deal import Deal, card_points, cards_left, empty, evolve, legal
from imperiale.domain.decide import begin, obey
from imperiale.domain.errors import RulesetError
from imperiale.domain.events import (
    CardPlayed,
    CountersForfeited,
    CountersRestored,
    Ending,
    Event,
    Marked,
    Step,
)
from imperiale.domain.keys import KEYS, Key
from imperiale.domain.rules.marking import Score
from imperiale.domain.ruleset import Rules
from imperiale.domain.setup import Setup
from imperiale.domain.views import View, view
from imperiale.rulesets import load, names

TABLES = tuple(load(name).rules(players) for name in names() for players in load(name).players)
BY_HAND = tuple(load(r.id).rules(r.players, {"marking": "by_hand"}) for r in TABLES)


def name_of(rules: Rules) -> str:
    options = "".join(f" {key}={value}" for key, value in rules.options.items())
    return f"{rules.id} for {rules.players}{options}"


# --- what is tried


def random_setup(rules: Rules, rng: Random) -> Setup:
    """Return a deal; every other one has something rare in it, or a partie that is nearly won."""
    pack = list(cards(rules.pack))
    rng.shuffle(pack)
    if rng.random() < 0.5:
        wanted = _rarity(rules, rng)
        pack.sort(key=lambda card: not wanted >> card & 1)
        cut = rng.randrange(rules.players) * rules.hand_size
        pack = pack[-cut:] + pack[:-cut]
    size = rules.hand_size
    hands = [pack[size * seat : size * (seat + 1)] for seat in range(rules.players)]
    left = pack[size * rules.players :]
    dealer = rng.randrange(rules.players)
    if rules.turn_up_card == "talon":
        turn_up = left.pop(rng.randrange(len(left)))
    else:
        turn_up = rng.choice(hands[dealer])
    near = rng.random() < 0.5
    start = tuple(
        Score(rng.randrange(rules.target) if near else 0, rng.randrange(6)) for _ in hands
    )
    return Setup(rules, dealer, start, tuple(map(tuple, hands)), turn_up, tuple(left))


def _rarity(rules: Rules, rng: Random) -> Mask:
    """Return cards that shall come into one hand: an imperial, or a blank hand."""
    courts = sum(mask(c for c in cards(rules.pack) if c.rank.letter == rank) for rank in "KQJ")
    reds = mask(c for c in cards(rules.pack) if c.suit in (1, 2))
    some = [*rules.sequences, *rules.four_masks, rules.pack & ~courts, reds]
    return rng.choice(some) | rng.choice(some[:4])


def random_options(rng: Random) -> dict[str, object]:
    return {
        key.name: _answer(key, rng)
        for key in rng.sample(list(KEYS.values()), rng.randint(1, 12))
        if key.name not in ("players", "win_by", "target")
    }


def _answer(key: Key, rng: Random) -> object:
    if key.words:
        return rng.choice(key.words)
    if key.switch:
        return rng.random() < 0.5
    if key.ranks:
        return "".join(rng.sample(RANKS, rng.randint(*key.ranks)))
    if key.many:
        return rng.sample(range(key.low, key.high + 1), rng.randint(1, 3))
    return rng.choice((32, 36)) if key.name == "deck" else rng.randint(key.low, key.high)


def random_house(rng: Random) -> Rules:
    """Return a rule set of random answers that fit together."""
    while True:
        base = load(rng.choice(names()))
        try:
            return base.rules(rng.choice(base.players), random_options(rng))
        except RulesetError:
            continue


def random_command(deal: Deal, rng: Random) -> Command:
    """Return something that may be done: a card, or a claim more often than silence."""
    if deal.step is Step.PLAY:
        return PlayCard(deal.seat, rng.choice(cards(legal(deal))))
    some = choices(deal)
    return some[0] if rng.random() < 0.7 else rng.choice(some)


# --- what must hold


class Ledger:
    """The score by another arithmetic: counters are handed over one at a time."""

    def __init__(self, setup: Setup) -> None:
        self.rules = setup.rules
        self.imperials = [score.imperials for score in setup.start]
        self.counters = [score.counters for score in setup.start]
        self.gains = 0
        self.losses = 0
        self.start = self.total

    @property
    def total(self) -> int:
        return 6 * sum(self.imperials) + sum(self.counters)

    def enter(self, event: Event) -> None:
        if isinstance(event, Marked):
            self._gain(event)
        elif isinstance(event, CountersForfeited):
            self._lose(event.seat)
        elif isinstance(event, CountersRestored):
            self.counters[event.seat] += event.counters
            self.losses -= event.counters

    def _gain(self, event: Marked) -> None:
        seat = event.seat
        before = self.imperials[seat]
        self.gains += 6 * event.imperials + event.counters
        self.imperials[seat] += event.imperials
        for _ in range(event.counters):
            self.counters[seat] += 1
            if self.counters[seat] == 6:
                self.counters[seat] = 0
                self.imperials[seat] += 1
        target = self.rules.winning_score
        won = target is not None and self.imperials[seat] >= target
        if self.imperials[seat] > before and self.rules.wipe and event.wipes and not won:
            for other in range(self.rules.players):
                if other != seat:
                    self._lose(other)

    def _lose(self, seat: int) -> None:
        self.losses += self.counters[seat]
        self.counters[seat] = 0

    def check(self, deal: Deal) -> None:
        scores = zip(self.imperials, self.counters, strict=True)
        assert deal.scores == tuple(Score(*score) for score in scores)
        assert self.start + self.gains - self.losses == self.total
        assert all(0 <= counters < 6 for counters in self.counters)


def check_cards(deal: Deal) -> None:
    """Every card of the pack is in one place."""
    below = mask(card for card in deal.talon if card is not None)
    turned = deal.turn_up.bit if deal.lying else 0
    places = (*deal.hands, *deal.taken, mask(deal.trick), below, turned)
    assert sum(place.bit_count() for place in places) == deal.rules.deck
    assert sum(places) == deal.rules.pack
    assert len(deal.talon) == below.bit_count()


def check_views(rules: Rules, events: Sequence[Event], deal: Deal) -> None:
    """Each seat knows its own cards, how many the others hold, and nothing that is not so."""
    for seat in (*range(rules.players), None):
        seen = view(rules, events, seat)
        assert seen.deal.scores == deal.scores
        assert (seen.deal.step, seen.deal.seat) == (deal.step, deal.seat)
        assert seen.my_turn == (seat is not None and seat == deal.seat)
        assert seen.legal == (legal(deal) if seen.my_turn else 0)
        assert seen.hand == (0 if seat is None else deal.hands[seat])
        for other, held in enumerate(deal.hands):
            known = seen.deal.hands[other]
            assert other == seat or known & ~deal.turn_up.bit == 0
            assert known & ~held == 0
            assert cards_left(deal, other) == seen.cards_left(other) == held.bit_count()
        hidden = mask(card for card in deal.talon if card is not None)
        for other, held in enumerate(deal.hands):
            hidden |= 0 if other == seat else held
        assert seen.unseen == hidden & ~deal.turn_up.bit
        assert seen.played == sum(deal.taken) | mask(deal.trick)
        if seat is not None:
            assert choices(seen.deal) == choices(deal) or seat != deal.seat


def check_end(deal: Deal, events: Sequence[Event]) -> None:
    """What was marked after the play is what the cards in the tricks say."""
    rules = deal.rules
    if deal.ending is not Ending.PLAYED:
        return
    assert sum(deal.tricks) == rules.deal_tricks
    assert sum(taken.bit_count() for taken in deal.taken) == rules.players * rules.deal_tricks
    if rules.refill and rules.deck == 32 and rules.deal_tricks * rules.players == 32:
        assert sum(card_points(deal)) == 300
    if rules.automatic:
        for seat, taken in enumerate(deal.taken):
            marked = sum(
                event.counters
                for event in events
                if isinstance(event, Marked) and (event.seat, event.step) == (seat, Step.HONOURS)
            )
            assert marked == (taken & rules.honour_masks[deal.trump]).bit_count()


def play_through(
    setup: Setup, rng: Random, *, views: bool = False
) -> tuple[Deal, tuple[Event, ...], tuple[Command, ...]]:
    """Play a deal at random to its end, and check at every step what must hold."""
    deal, happened = begin(setup)
    events = list(happened)
    said: list[Command] = []
    ledger = Ledger(setup)
    folded = empty(setup.rules)
    while True:
        for event in happened:
            folded = evolve(folded, event)
            ledger.enter(event)
        assert folded == deal
        ledger.check(deal)
        check_cards(deal)
        if views:
            check_views(setup.rules, events, deal)
        if deal.over:
            break
        command = random_command(deal, rng)
        assert deal.step is not Step.PLAY or legal(deal)
        deal, happened = obey(deal, command)
        said.append(command)
        events += happened
    check_end(deal, events)
    return deal, tuple(events), tuple(said)


def played_cards(events: Sequence[Event]) -> tuple[Card, ...]:
    return tuple(event.card for event in events if isinstance(event, CardPlayed))


def grown(rules: Rules, events: Sequence[Event], seat: int | None) -> Iterator[View]:
    """Yield a view as it grows event by event."""
    seen = View(seat, empty(rules), ())
    for event in events:
        seen = seen.after(event)
        yield seen
