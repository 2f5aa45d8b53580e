"""What is the state of a deal, and what does a fact make of it?

:func:`evolve` never refuses: facts have happened.  It reads nothing that an event does not say,
so folding the events that a seat saw gives that seat's own picture of the deal, in which hands
that it does not know are empty (:mod:`imperiale.domain.views`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from imperiale.domain.cards import Card, Mask
from imperiale.domain.events import (
    CardDrawn,
    CardPlayed,
    CountersForfeited,
    CountersRestored,
    DealEnded,
    DealOpened,
    Ending,
    Event,
    HandDealt,
    Marked,
    MomentReached,
    PointCalled,
    Step,
    TalonLaid,
    TrickTaken,
    TurnUpShown,
)
from imperiale.domain.rules.follow import FOLLOW_RULES
from imperiale.domain.rules.marking import Score, marked
from imperiale.domain.rules.point import worth
from imperiale.domain.ruleset import Rules

__all__ = ["Deal", "card_points", "cards_left", "evolve", "fold", "legal"]


@dataclass(slots=True, unsafe_hash=True)
class Deal:
    """A deal at one moment; a value: nothing changes it, what happens makes another.

    It is not frozen, because Python makes a frozen one ten times slower and a deal is made for
    every card; :meth:`but` is how to have another.

    Attributes:
        rules: what it is played by.
        dealer: the seat that deals.
        start: the scores before the deal, by seat.
        scores: the scores now, by seat.
        dealt: the hands as dealt, by seat; 0 where not known.
        turn_up: the card that fixes trumps; in a deal that is not yet dealt, any.
        trump: its suit.
        lying: whether the turn-up lies on the talon.
        talon: the cards below it, top first; ``None`` where not known.
        step: what is to be done.
        calls: what was said of the point, in order.
        shown: the imperials marked, in order.
        wiped: by seat, counters lost to imperials of this deal and not restored.
        winner: who has reached the target, or ``None``.
        ending: why the deal is over, or ``None``.
        last_trick: the cards of the trick before, the leader's first.
        last_leader: who led to it; -1 before the first trick is taken.
        taken: by seat, the cards in its tricks.
        tricks: by seat, how many it took.
        leader: who led, or is to lead, to the trick on the table.
        hands: the cards known to be in the hands now, by seat.
        trick: the cards on the table, the leader's first.
        seat: who is to do the step.
    """

    rules: Rules
    dealer: int
    start: tuple[Score, ...]
    scores: tuple[Score, ...]
    dealt: tuple[Mask, ...]
    turn_up: Card
    trump: int
    lying: bool
    talon: tuple[Card | None, ...]
    step: Step
    calls: tuple[PointCalled, ...]
    shown: tuple[Marked, ...]
    wiped: tuple[int, ...]
    winner: int | None
    ending: Ending | None
    last_trick: tuple[Card, ...]
    last_leader: int
    taken: tuple[Mask, ...]
    tricks: tuple[int, ...]
    leader: int
    hands: tuple[Mask, ...]
    trick: tuple[Card, ...]
    seat: int

    def but(self, **fields: Any) -> Deal:
        """Return a deal with other fields."""
        other = _copy(self)
        for name, value in fields.items():
            setattr(other, name, value)
        return other

    @property
    def order(self) -> tuple[int, ...]:
        """The seats from elder to the dealer."""
        return self.rules.order(self.dealer)

    @property
    def over(self) -> bool:
        """Whether nothing more happens in it."""
        return self.ending is not None


def empty(rules: Rules) -> Deal:
    """Return a deal of which nothing has happened."""
    none = (0,) * rules.players
    scores = (Score(0, 0),) * rules.players
    return Deal(
        rules=rules,
        dealer=0,
        start=scores,
        scores=scores,
        dealt=none,
        hands=none,
        turn_up=Card(0),
        trump=0,
        lying=False,
        talon=(),
        step=Step.TURN_UP,
        seat=-1,
        leader=-1,
        trick=(),
        last_trick=(),
        last_leader=-1,
        taken=none,
        tricks=none,
        calls=(),
        shown=(),
        wiped=none,
        winner=None,
        ending=None,
    )


_PLAY = Step.PLAY  # asked for at every card, and an enumeration is slow to ask


def legal(deal: Deal) -> Mask:
    """Return the cards that the seat to play may play; 0 if no card is to be played.

    The duty to play is the same for a person, an agent and a replay: they read this set.
    """
    if deal.step is not _PLAY or deal.ending is not None:
        return 0
    held = deal.hands[deal.seat]
    if not deal.trick:
        return held
    return FOLLOW_RULES[deal.rules.follow](held, deal.trick, deal.trump)


def cards_left(deal: Deal, seat: int) -> int:
    """Return how many cards a seat holds, known or not."""
    drawn = 0
    if deal.rules.refill:
        below = deal.rules.talon_size + 1 - len(deal.talon) - deal.lying
        drawers = [deal.leader + i for i in range(deal.rules.players)]
        drawn, extra = divmod(below, deal.rules.players)
        drawn += seat in {place % deal.rules.players for place in drawers[:extra]}
    played = sum(deal.tricks)
    place = (seat - deal.leader) % deal.rules.players
    return deal.rules.hand_size + drawn - played - (place < len(deal.trick))


def card_points(deal: Deal) -> tuple[int, ...]:
    """Return by seat the worth of the cards in its tricks.

    Source: DOB, Подсчет очков.
    """
    return tuple(worth(taken) for taken in deal.taken)


def evolve(deal: Deal, event: Event) -> Deal:
    """Return the deal after a fact."""
    return _AFTER[type(event)](deal, event)


def fold(rules: Rules, events: Iterable[Event]) -> Deal:
    """Return the deal that events make, from its opening on."""
    deal = empty(rules)
    for event in events:
        deal = evolve(deal, event)
    return deal


def _put(values: tuple[Any, ...], seat: int, value: Any) -> tuple[Any, ...]:
    changed = [*values]
    changed[seat] = value
    return (*changed,)


_new = object.__new__


def _copy(deal: Deal) -> Deal:
    """Return the same deal again, for the function that makes another of it."""
    new = _new(Deal)
    new.rules = deal.rules
    new.dealer = deal.dealer
    new.start = deal.start
    new.scores = deal.scores
    new.dealt = deal.dealt
    new.turn_up = deal.turn_up
    new.trump = deal.trump
    new.lying = deal.lying
    new.talon = deal.talon
    new.step = deal.step
    new.calls = deal.calls
    new.shown = deal.shown
    new.wiped = deal.wiped
    new.winner = deal.winner
    new.ending = deal.ending
    new.last_trick = deal.last_trick
    new.last_leader = deal.last_leader
    new.taken = deal.taken
    new.tricks = deal.tricks
    new.leader = deal.leader
    new.hands = deal.hands
    new.trick = deal.trick
    new.seat = deal.seat
    return new


def _opened(deal: Deal, event: DealOpened) -> Deal:
    new = _copy(deal)
    new.dealer = event.dealer
    new.start = new.scores = event.scores
    new.leader = deal.rules.elder(event.dealer)
    return new


def _dealt(deal: Deal, event: HandDealt) -> Deal:
    new = _copy(deal)
    new.hands = new.dealt = _put(deal.hands, event.seat, event.cards)
    return new


def _turned_up(deal: Deal, event: TurnUpShown) -> Deal:
    new = _copy(deal)
    new.turn_up = event.card
    new.trump = event.card // 9
    new.lying = deal.rules.turn_up_card == "talon"
    return new


def _talon_laid(deal: Deal, event: TalonLaid) -> Deal:
    new = _copy(deal)
    new.talon = event.cards
    return new


def _reached(deal: Deal, event: MomentReached) -> Deal:
    new = _copy(deal)
    new.step, new.seat = event
    if new.step is _PLAY:
        new.leader = new.seat
    return new


def _marked(deal: Deal, event: Marked) -> Deal:
    rules, seat = deal.rules, event.seat
    target = rules.winning_score
    wipe = rules.wipe and event.wipes
    new = _copy(deal)
    new.scores = scores = marked(
        deal.scores, seat, event.imperials, event.counters, target=target, wipe=wipe
    )
    if target is not None and scores[seat].imperials >= target:
        new.winner = seat
    if event.kind is not None:
        new.shown = (*deal.shown, event)
        new.wiped = tuple(
            lost if other == seat else lost + before.counters - now.counters
            for other, (lost, before, now) in enumerate(
                zip(deal.wiped, deal.scores, scores, strict=True)
            )
        )
    return new


def _called(deal: Deal, event: PointCalled) -> Deal:
    new = _copy(deal)
    new.calls = (*deal.calls, event)
    return new


def _played(deal: Deal, event: CardPlayed) -> Deal:
    seat, card = event
    new = _copy(deal)
    new.hands = _put(deal.hands, seat, deal.hands[seat] & ~(1 << card))
    new.trick = (*deal.trick, card)
    new.seat = (seat + 1) % len(deal.hands)
    return new


def _taken(deal: Deal, event: TrickTaken) -> Deal:
    seat = event.seat
    won = deal.taken[seat]
    for card in deal.trick:
        won |= 1 << card
    new = _copy(deal)
    new.taken = _put(deal.taken, seat, won)
    new.tricks = _put(deal.tricks, seat, deal.tricks[seat] + 1)
    new.last_trick = deal.trick
    new.last_leader = deal.leader
    new.trick = ()
    new.leader = new.seat = seat
    return new


def _drawn(deal: Deal, event: CardDrawn) -> Deal:
    new = _copy(deal)
    if event.turn_up:
        new.lying = False
    else:
        new.talon = deal.talon[1:]
    if event.card is not None:
        new.hands = _put(deal.hands, event.seat, deal.hands[event.seat] | 1 << event.card)
    return new


def _forfeited(deal: Deal, event: CountersForfeited) -> Deal:
    new = _copy(deal)
    new.scores = _put(deal.scores, event.seat, Score(deal.scores[event.seat].imperials, 0))
    return new


def _restored(deal: Deal, event: CountersRestored) -> Deal:
    imperials, counters = deal.scores[event.seat]
    new = _copy(deal)
    new.scores = _put(deal.scores, event.seat, Score(imperials, counters + event.counters))
    new.wiped = _put(deal.wiped, event.seat, 0)
    return new


def _ended(deal: Deal, event: DealEnded) -> Deal:
    new = _copy(deal)
    new.step, new.seat, new.ending = Step.OVER, -1, event.ending
    return new


_AFTER: dict[type, Callable[[Deal, Any], Deal]] = {
    DealOpened: _opened,
    HandDealt: _dealt,
    TurnUpShown: _turned_up,
    TalonLaid: _talon_laid,
    MomentReached: _reached,
    Marked: _marked,
    PointCalled: _called,
    CardPlayed: _played,
    TrickTaken: _taken,
    CardDrawn: _drawn,
    CountersForfeited: _forfeited,
    CountersRestored: _restored,
    DealEnded: _ended,
}
