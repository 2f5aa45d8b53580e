"""What do the last tricks come to? By going through every deal with the rules of the domain."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from random import Random
from typing import NamedTuple, TypeAlias

from imperiale.domain.cards import Card, Mask, cards, each
from imperiale.domain.commands import PlayCard
from imperiale.domain.deal import Deal, legal
from imperiale.domain.dealing import dealt
from imperiale.domain.decide import begin, obey
from imperiale.domain.rules.marking import Score
from imperiale.domain.ruleset import Rules
from imperiale.domain.shuffle import shuffled_pack
from imperiale.domain.views import View, view
from imperiale.engine.endings import PublicState
from imperiale.engine.solve import difference

Mixture: TypeAlias = Callable[[tuple[Card, ...], Mask], dict[Card, float]]
"""How likely a hand plays each card, by the cards played since the ending began."""


class Line(NamedTuple):
    """A deal, and how likely it is that it came to that as far as one seat does not decide."""

    deal: Deal
    reach: float


def late_views(rules: Rules, left: int, seed: str) -> Iterator[View]:
    """Yield what an onlooker sees of random deals when so many cards are left in all."""
    rng = Random(seed)
    while True:
        start = tuple(Score(rng.randrange(rules.target), rng.randrange(6)) for _ in range(2))
        deal, happened = begin(dealt(rules, 0, start, shuffled_pack(rules, rng.randbytes(8))))
        events = list(happened)
        while not deal.over and sum(held.bit_count() for held in deal.hands) > left:
            card = rng.choice(cards(legal(deal)))
            deal, happened = obey(deal, PlayCard(deal.seat, card))
            events += happened
        if not deal.over:
            yield view(rules, events, None)


def lines(state: PublicState) -> list[Line]:
    """Return every deal of a public state, and how likely it is."""
    return [Line(state.worlds.deal(i), weight) for i, weight in enumerate(state.weights) if weight]


def best_answer(state: PublicState, seat: int, mixture: Mixture) -> float:
    """Return the most that a seat can get against a policy of the other."""
    return _best(lines(state), (), seat, mixture)


def _best(some: Sequence[Line], played: tuple[Card, ...], seat: int, mixture: Mixture) -> float:
    deal = some[0].deal
    if deal.over:
        sign = 1 if seat == 0 else -1
        return sum(sign * line.reach * difference(line.deal) for line in some)
    mover = deal.seat
    if mover != seat:
        by_card: dict[Card, list[Line]] = {}
        for line in some:
            for card, chance in mixture(played, line.deal.hands[mover]).items():
                by_card.setdefault(card, []).append(_play(line, card, chance))
        return sum(_best(then, (*played, card), seat, mixture) for card, then in by_card.items())

    def own(line: Line) -> Mask:
        return line.deal.hands[seat]

    total = 0.0
    for _, group in groupby(sorted(some, key=own), key=own):
        mine = [*group]
        total += max(
            _best([_play(line, card, 1) for line in mine], (*played, card), seat, mixture)
            for card in each(legal(mine[0].deal))
        )
    return total


def _play(line: Line, card: Card, chance: float) -> Line:
    after, _ = obey(line.deal, PlayCard(line.deal.seat, card))
    return Line(after, line.reach * chance)


class Regrets:
    """Counterfactual regret minimisation as it was first described: no tricks at all.

    Zinkevich, Johanson, Bowling and Piccione, Regret minimization in games with incomplete
    information, 2007.
    """

    def __init__(self, state: PublicState) -> None:
        self.lines = lines(state)
        self.regrets: dict[tuple[tuple[Card, ...], Mask], dict[Card, float]] = {}
        self.played: dict[tuple[tuple[Card, ...], Mask], dict[Card, float]] = {}

    def run(self, rounds: int) -> None:
        for _ in range(rounds):
            moved: dict[tuple[tuple[Card, ...], Mask], dict[Card, float]] = {}
            for line in self.lines:
                self._walk(line.deal, (), (1.0, 1.0), line.reach, moved)
            for key, gains in moved.items():
                for card, gain in gains.items():
                    self.regrets[key][card] += gain

    def mixture(self, played: tuple[Card, ...], hand: Mask) -> dict[Card, float]:
        return _normal(self.played[played, hand])

    def _walk(
        self,
        deal: Deal,
        played: tuple[Card, ...],
        reach: tuple[float, float],
        chance: float,
        moved: dict[tuple[tuple[Card, ...], Mask], dict[Card, float]],
    ) -> float:
        if deal.over:
            return difference(deal)
        seat = deal.seat
        key = played, deal.hands[seat]
        may = [*each(legal(deal))]
        regrets = self.regrets.setdefault(key, dict.fromkeys(may, 0.0))
        now = _normal({card: max(regret, 0.0) for card, regret in regrets.items()})
        sums = self.played.setdefault(key, dict.fromkeys(may, 0.0))
        gains = moved.setdefault(key, dict.fromkeys(may, 0.0))
        values: dict[Card, float] = {}
        for card in may:
            then = (
                (reach[0] * now[card], reach[1]) if seat == 0 else (reach[0], reach[1] * now[card])
            )
            after, _ = obey(deal, PlayCard(seat, card))
            values[card] = self._walk(after, (*played, card), then, chance, moved)
            sums[card] += chance * reach[seat] * now[card]
        value = sum(now[card] * values[card] for card in may)
        sign = 1 if seat == 0 else -1
        for card in may:
            gains[card] += sign * chance * reach[1 - seat] * (values[card] - value)
        return value


def _normal(chances: dict[Card, float]) -> dict[Card, float]:
    total = sum(chances.values())
    if total:
        return {card: chance / total for card, chance in chances.items()}
    return dict.fromkeys(chances, 1 / len(chances))
