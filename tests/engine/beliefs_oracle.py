"""Which worlds would have shown a seat what it saw? By playing the deal again in each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from random import Random

from tests.properties.tables import random_command, random_setup

from imperiale.domain.cards import Card, Mask, cards, mask
from imperiale.domain.choices import choices
from imperiale.domain.commands import CallPoint, Command
from imperiale.domain.deal import Deal
from imperiale.domain.decide import begin, obey
from imperiale.domain.errors import Refused
from imperiale.domain.events import (
    Answer,
    CardDrawn,
    CardPlayed,
    DealOpened,
    Event,
    PointCalled,
    seen_by,
)
from imperiale.domain.ruleset import Rules
from imperiale.domain.setup import Setup
from imperiale.domain.views import View, view
from imperiale.engine.beliefs_world import World


class Run:
    """A deal played by chance, and its moments."""

    def __init__(
        self,
        rules: Rules,
        rng: Random,
        setup: Setup | None = None,
        said: Sequence[Command] | None = None,
    ) -> None:
        self.rules = rules
        self.setup = setup or random_setup(rules, rng)
        deal, events = begin(self.setup)
        self.said: list[Command] = []
        self.moments: list[tuple[Deal, tuple[Event, ...]]] = [(deal, events)]
        while not deal.over and (said is None or len(self.said) < len(said)):
            command = random_command(deal, rng) if said is None else said[len(self.said)]
            deal, happened = obey(deal, command)
            self.said.append(command)
            events = (*events, *happened)
            self.moments.append((deal, events))

    @property
    def world(self) -> World:
        return World(tuple(map(mask, self.setup.hands)), self.setup.talon)

    def view(self, moment: int, seat: int | None) -> View:
        return view(self.rules, self.moments[moment][1], seat)

    def cards_left(self, moment: int) -> int:
        deal = self.moments[moment][0]
        return sum(held.bit_count() for held in deal.hands)

    def shows(self, world: World, moment: int, seat: int | None) -> bool:
        """Tell whether in that world a seat, or an onlooker, would have seen the same so far."""
        return would_show(self.view(moment, seat), world, self.said[:moment])


def would_show(seen: View, world: World, said: Sequence[Command]) -> bool:
    opened = seen.events[0]
    assert isinstance(opened, DealOpened)
    hands = tuple(map(cards, world.hands))
    setup = Setup(seen.rules, opened.dealer, opened.scores, hands, seen.deal.turn_up, world.talon)
    deal, events = begin(setup)
    at = 0
    for command in (*said, None):
        for event in events:
            if at == len(seen.events) or seen_by(event, seen.seat) != seen.events[at]:
                return False
            at += 1
        if command is None:
            break
        if deal.over or deal.seat != command.seat:
            return False
        hidden = isinstance(command, CallPoint) and command.number is not None
        called = seen.events[at] if at < len(seen.events) else None
        if hidden and isinstance(called, PointCalled) and called.answer is Answer.GOOD:
            # by hand; the number was not said, so any that would have been answered alike will do
            found = [c for c in choices(deal) if obey(deal, c)[1][0] == called]
            if not found:
                return False
            command = found[0]
        try:
            deal, events = obey(deal, command)
        except Refused:
            return False
    return at == len(seen.events)


def every_world(seen: View) -> Iterator[World]:
    """Yield all worlds that agree with the cards that the viewer saw, whatever else he saw."""
    deal, rules = seen.deal, seen.rules
    own = 0 if seen.seat is None else deal.dealt[seen.seat]
    others = [seat for seat in range(rules.players) if seat != seen.seat]
    draws = [e for e in seen.events if isinstance(e, CardDrawn) and not e.turn_up]
    played = dict.fromkeys(range(rules.players), 0)
    for event in seen.events:
        if isinstance(event, CardPlayed):
            played[event.seat] |= 1 << event.card
    if rules.refill:
        played = dict.fromkeys(range(rules.players), 0)
    if rules.turn_up_card == "dealers_last":
        played[deal.dealer] |= 1 << deal.turn_up
    known = own | 1 << deal.turn_up
    for event in draws:
        known |= 0 if event.card is None else 1 << event.card
    for seat in others:
        known |= played[seat]
    yield from _fill(seen, others, played, rules.pack & ~known, list(deal.dealt))


def _fill(
    seen: View, others: list[int], must: dict[int, Mask], free: Mask, hands: list[Mask]
) -> Iterator[World]:
    if others:
        seat, *rest = others
        for some in combinations(cards(free), seen.rules.hand_size - must[seat].bit_count()):
            hands[seat] = must[seat] | mask(some)
            yield from _fill(seen, rest, must, free & ~mask(some), hands)
        return
    if not seen.rules.refill:
        yield World(tuple(hands), cards(free))
        return
    draws = [e for e in seen.events if isinstance(e, CardDrawn) and not e.turn_up]
    for order in permutations(cards(free)):
        left = iter(order)
        drawn: list[Card] = [next(left) if e.card is None else e.card for e in draws]
        yield World(tuple(hands), (*drawn, *left))


def neighbour(seen: View, world: World, rng: Random) -> World | None:
    """Return a world in which some unseen cards have changed places, if the turn-up stays."""
    hands = [list(cards(held)) for held in world.hands]
    talon = list(world.talon)
    places = [held for seat, held in enumerate(hands) if seat != seen.seat]
    places += [talon] if talon else []
    for _ in range(rng.choice((1, 1, 2, 3))):
        one, other = rng.choices(places, k=2) if len(places) > 2 else places
        i, j = rng.randrange(len(one)), rng.randrange(len(other))
        one[i], other[j] = other[j], one[i]
    at_dealers = seen.rules.turn_up_card == "dealers_last"
    if at_dealers and seen.deal.turn_up not in hands[seen.deal.dealer]:
        return None
    return World(tuple(map(mask, hands)), tuple(talon))
