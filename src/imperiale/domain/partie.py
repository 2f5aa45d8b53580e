"""How do deals make a partie?

A partie is one log of events; :func:`after` folds them.  The deal goes clockwise from the first
dealer; scores are carried from deal to deal until somebody has won.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, TypeAlias

from imperiale.domain.bets import DealTricks
from imperiale.domain.cards import Card
from imperiale.domain.commands import Command
from imperiale.domain.deal import Deal, card_points, empty, evolve
from imperiale.domain.dealing import Cut, dealt
from imperiale.domain.decide import begin, obey
from imperiale.domain.errors import Refused, Why
from imperiale.domain.events import DealEnded, DealOpened, Event
from imperiale.domain.rules.marking import NOTHING, Score
from imperiale.domain.ruleset import Rules
from imperiale.domain.setup import Setup

__all__ = [
    "Partie",
    "PartieEvent",
    "PartieOpened",
    "after",
    "closed",
    "deal_next",
    "opened",
    "partie_obey",
]


class PartieOpened(NamedTuple):
    """A partie begins: how the first dealer was found, and the packet in which he deals."""

    cut: Cut
    packet: int


PartieEvent: TypeAlias = PartieOpened | Event


class Partie(NamedTuple):
    """A partie at one moment; a value.

    Attributes:
        rules: what it is played by.
        cut: how the first dealer was found.
        packet: cards dealt at a time.
        dealer: who deals this deal, or the next one if none is under way.
        scores: the scores after the last deal that has ended.
        points: by seat, card points of the deals that have ended.
        past: of each deal that has ended, its tricks and its ending.
        deal: the deal under way or just ended; ``None`` before the first.
        winner: who has won, or ``None``.
    """

    rules: Rules
    cut: Cut
    packet: int
    dealer: int
    scores: tuple[Score, ...]
    points: tuple[int, ...]
    past: tuple[DealTricks, ...]
    deal: Deal | None
    winner: int | None

    @property
    def between_deals(self) -> bool:
        """Whether the next thing is to deal."""
        return self.winner is None and (self.deal is None or self.deal.over)


def opened(rules: Rules, event: PartieOpened) -> Partie:
    """Return a partie of which no deal has been dealt."""
    players = rules.players
    return Partie(
        rules=rules,
        cut=event.cut,
        packet=event.packet,
        dealer=event.cut.dealer,
        scores=(NOTHING,) * players,
        points=(0,) * players,
        past=(),
        deal=None,
        winner=None,
    )


def after(partie: Partie, event: Event) -> Partie:
    """Return the partie after a fact of a deal."""
    if isinstance(event, DealOpened):
        return partie._replace(deal=evolve(empty(partie.rules), event))
    assert partie.deal is not None, "a deal opens before anything else happens in it"
    deal = evolve(partie.deal, event)
    partie = partie._replace(deal=deal)
    return closed(partie, deal) if isinstance(event, DealEnded) else partie


def closed(partie: Partie, deal: Deal) -> Partie:
    """Return the partie after a deal that has ended."""
    assert deal.ending is not None, "only a deal that is over counts"
    won = zip(partie.points, card_points(deal), strict=True)
    partie = partie._replace(
        dealer=partie.rules.elder(deal.dealer),
        scores=deal.scores,
        points=tuple(before + now for before, now in won),
        past=(*partie.past, DealTricks(deal.tricks, deal.ending)),
        deal=deal,
        winner=deal.winner,
    )
    return (
        partie._replace(winner=_most_points(partie))
        if partie.rules.win_by == "card_points"
        else partie
    )


def _most_points(partie: Partie) -> int | None:
    """Return who has most card points once the agreed deals are played; a tie plays another.

    Source: DOB, Розыгрыш; the tie is inferred (EXAMPLES.md, 9).
    """
    best = max(partie.points)
    if len(partie.past) < partie.rules.deals or partie.points.count(best) > 1:
        return None
    return partie.points.index(best)


def deal_next(
    partie: Partie, pack: tuple[Card, ...], packet: int | None = None
) -> tuple[Partie, tuple[Event, ...]]:
    """Deal the next deal from a shuffled pack.

    Args:
        partie: between two deals.
        pack: the shuffled pack, its top first.
        packet: cards at a time, where the dealer may choose; by default the partie's.

    Raises:
        Refused: a deal is under way, or the partie is over.
    """
    if not partie.between_deals:
        raise Refused(Why.TOO_EARLY if partie.winner is None else Why.PARTIE_OVER)
    size = partie.packet if packet is None or partie.rules.packets_fixed else packet
    return _dealt(partie, dealt(partie.rules, partie.dealer, partie.scores, pack, size))


def _dealt(partie: Partie, setup: Setup) -> tuple[Partie, tuple[Event, ...]]:
    _, events = begin(setup)
    return _folded(partie, events), events


def partie_obey(partie: Partie, command: Command) -> tuple[Partie, tuple[Event, ...]]:
    """Return the partie after a command, and what happened.

    Raises:
        Refused: it may not be obeyed now.
    """
    if partie.deal is None or partie.between_deals:
        raise Refused(Why.DEAL_OVER)
    if partie.winner is not None:
        raise Refused(Why.PARTIE_OVER)
    _, events = obey(partie.deal, command)
    return _folded(partie, events), events


def _folded(partie: Partie, events: Iterable[Event]) -> Partie:
    for event in events:
        partie = after(partie, event)
    return partie
