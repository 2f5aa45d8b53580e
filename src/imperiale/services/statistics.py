"""How did seats do: what they won, marked and took, and what reviews say of them?

Everything is a sum, so that parties, players and places at the table can be put together at will.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, field, fields
from typing import NamedTuple, cast

from imperiale.analysis.grades import Grade
from imperiale.analysis.reviewed import DealReview
from imperiale.domain.deal import empty, evolve
from imperiale.domain.events import (
    DealEnded,
    DealOpened,
    Ending,
    Marked,
    Step,
    TrickTaken,
)
from imperiale.domain.partie import PartieEvent, PartieOpened
from imperiale.domain.rules.marking import Score
from imperiale.domain.ruleset import Rules
from imperiale.services.table import Table
from imperiale.services.terms import PERSON

__all__ = ["PHASES", "Figures", "Group", "data", "figures_of", "reviewed", "summed"]

PHASES = ("claims", "early", "middle", "late")
"""The parts of a deal by which errors are told: what is shown, called and claimed, then the first
third of the tricks, the second and the last."""


class Group(NamedTuple):
    """What is counted together.

    Attributes:
        rules: the rule set.
        players: how many.
        against: who the others were: ``agent+agent``, ``person`` for people.
        place: ``elder``, ``between`` or ``dealer``, the place in the order of the deal; ``partie``
            for what is of the partie as a whole.
    """

    rules: str
    players: int
    against: str
    place: str


@dataclass
class Figures:
    """Sums over parties or deals of a seat.

    Attributes:
        parties: that are over.
        won: of them.
        deals: that are over.
        marks: what was marked: six an imperial, one a counter.
        others: what the others marked, together.
        imperials: by kind, those marked, in hand, of the turn-up and in play.
        by_counters: imperials made of six counters.
        points: how often the point was marked.
        honours: counters for honours, of tricks and turned up.
        tricks: those taken.
        all_tricks: deals with all of them.
        no_trick: deals without one.
        decisions: by phase, those of reviewed deals that were not forced.
        errors: by phase, those of them that were errors.
        loss: by phase, what they lost of the chance to win, in all.
        reviewed: how many deals have a review.
        luck: how much better they were dealt than the mean, in all.
    """

    parties: int = 0
    won: int = 0
    deals: int = 0
    marks: int = 0
    others: int = 0
    imperials: Counter[str] = field(default_factory=Counter[str])
    by_counters: int = 0
    points: int = 0
    honours: int = 0
    tricks: int = 0
    all_tricks: int = 0
    no_trick: int = 0
    decisions: Counter[str] = field(default_factory=Counter[str])
    errors: Counter[str] = field(default_factory=Counter[str])
    loss: dict[str, float] = field(default_factory=dict[str, float])
    reviewed: int = 0
    luck: float = 0.0

    def add(self, other: Figures) -> None:
        """Add the sums of another."""
        for name in (each.name for each in fields(self)):
            mine, more = getattr(self, name), getattr(other, name)
            if isinstance(mine, Counter):
                cast("Counter[str]", mine).update(cast("Counter[str]", more))
            elif isinstance(mine, dict):
                for key, value in cast("dict[str, float]", more).items():
                    self.loss[key] = self.loss.get(key, 0.0) + value
            else:
                setattr(self, name, mine + more)


class _Deal(NamedTuple):
    """A deal that is over: who dealt, what was marked, who took how many tricks.

    Attributes:
        by_counters: by seat, the imperials that were made of six counters.
        played: whether it was played, and not ended by a blank hand.
    """

    dealer: int
    marked: tuple[Marked, ...]
    tricks: Counter[int]
    by_counters: Counter[int]
    played: bool


def figures_of(
    table: Table,
    seats: Collection[int],
    names: tuple[str, ...] = (),
    reviews: Iterable[DealReview] = (),
) -> dict[Group, Figures]:
    """Return how some seats of a partie did, its deals that are over.

    Args:
        table: the partie.
        seats: whose figures are wanted.
        names: by seat, how it is called in ``against``; by default as the terms have it.
        reviews: those that there are of its deals.
    """
    called = names or tuple("person" if n == PERSON else n for n in table.terms.seats)
    rules, partie = table.rules, table.partie
    found: dict[Group, Figures] = {}
    deals = [*_deals(rules, (entry.event for entry in table.log))]
    of_deal = {review.number: review for review in reviews}
    for seat in seats:
        against = "+".join(sorted(name for other, name in enumerate(called) if other != seat))

        def of(place: str, against: str = against) -> Figures:
            group = Group(rules.id, rules.players, against, place)
            return found.setdefault(group, Figures())

        if partie.winner is not None:
            of("partie").add(Figures(parties=1, won=int(partie.winner == seat)))
        for number, deal in enumerate(deals, 1):
            place = rules.order(deal.dealer).index(seat)
            name = {0: "elder", rules.players - 1: "dealer"}.get(place, "between")
            figures = _of_deal(rules, deal, seat)
            if number in of_deal:
                figures.add(reviewed(of_deal[number], seat, rules.deal_tricks))
            of(name).add(figures)
    return found


def _deals(rules: Rules, log: Iterable[PartieEvent]) -> Iterator[_Deal]:
    """Yield the deals that are over."""
    deal = empty(rules)
    dealer, marked = 0, list[Marked]()
    tricks, exchanged = Counter[int](), Counter[int]()
    for event in log:
        if isinstance(event, PartieOpened):
            continue
        before, deal = deal, evolve(empty(rules) if isinstance(event, DealOpened) else deal, event)
        match event:
            case DealOpened():
                dealer, marked = event.dealer, []
                tricks, exchanged = Counter[int](), Counter[int]()
            case Marked():
                marked.append(event)
                gained = deal.scores[event.seat].imperials - before.scores[event.seat].imperials
                exchanged[event.seat] += gained - event.imperials
            case TrickTaken():
                tricks[event.seat] += 1
            case DealEnded():
                played = event.ending is not Ending.NOT_PLAYED
                yield _Deal(dealer, tuple(marked), tricks, exchanged, played)
            case _:
                pass


def _of_deal(rules: Rules, deal: _Deal, seat: int) -> Figures:
    found = Figures(deals=1, tricks=deal.tricks[seat], by_counters=deal.by_counters[seat])
    for mark in deal.marked:
        worth = Score(mark.imperials, mark.counters).marks
        if mark.seat != seat:
            found.others += worth
            continue
        found.marks += worth
        if mark.kind is not None:
            found.imperials[str(mark.kind)] += 1
        if mark.step is Step.POINT:
            found.points += 1
        if mark.step in (Step.TURN_UP, Step.HONOURS):
            found.honours += mark.counters
    taken = deal.tricks.total()
    if deal.played and taken == rules.deal_tricks:
        found.all_tricks = int(deal.tricks[seat] == taken)
        found.no_trick = int(not deal.tricks[seat])
    return found


def reviewed(review: DealReview, seat: int, tricks: int) -> Figures:
    """Return what a review says of a seat in a deal.

    Args:
        review: the review of the deal.
        seat: whose figures are wanted.
        tricks: how many tricks a deal has.
    """
    found = Figures(reviewed=1, luck=review.luck[seat] if review.chance else 0.0)
    for decision in review.decisions:
        if decision.seat != seat:
            continue
        plays = decision.choices[decision.played].do == "play"
        phase = PHASES[1 + min(2, 3 * decision.trick // tricks)] if plays else PHASES[0]
        found.decisions[phase] += 1
        found.errors[phase] += decision.grade is not Grade.NONE
        if review.chance:
            found.loss[phase] = found.loss.get(phase, 0.0) + max(0.0, decision.loss)
    return found


def summed(found: Iterable[tuple[Group, Figures]], *by: str) -> dict[tuple[object, ...], Figures]:
    """Return the sums by some fields of the groups, in the order in which they first come.

    >>> group = Group("academie", 2, "greedy", "partie")
    >>> total = summed([(group, Figures(parties=1)), (group, Figures(parties=2, won=1))], "rules")
    >>> total["academie",].parties
    3
    """
    sums: dict[tuple[object, ...], Figures] = {}
    for group, figures in found:
        sums.setdefault(tuple(getattr(group, name) for name in by), Figures()).add(figures)
    return sums


def data(group: Group, figures: Figures) -> dict[str, object]:
    """Return figures as flat data: a row of a table, of names and numbers."""
    row: dict[str, object] = group._asdict()
    for name in (each.name for each in fields(figures)):
        value = getattr(figures, name)
        if isinstance(value, dict):
            for key, number in sorted(cast("dict[str, float]", value).items()):
                row[f"{name}_{key}"] = round(number, 6)
        else:
            row[name] = round(value, 6)
    return row
