"""What is the state of a deal, and what does a fact make of it?

:func:`evolve` never refuses: facts have happened.  It reads nothing that an event does not say,
so folding the events that a seat saw gives that seat's own picture of the deal, in which hands
that it does not know are empty (:mod:`imperiale.domain.views`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from imperiale.domain.cards import CARDS, Card, Mask
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
from imperiale.domain.rules.marking import NOTHING, Score, marked
from imperiale.domain.rules.point import worth
from imperiale.domain.ruleset import Rules

__all__ = [
    "Deal",
    "card_played",
    "card_points",
    "cards_left",
    "copied",
    "empty",
    "evolve",
    "fold",
    "happen",
    "legal",
    "trick_taken",
]


@dataclass(slots=True, unsafe_hash=True, kw_only=True)
class Deal:
    """A deal at one moment; a value: nothing changes it, what happens makes another.

    Fields that are not given are those of a deal of which nothing has happened.

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
    dealer: int = 0
    start: tuple[Score, ...]
    scores: tuple[Score, ...]
    dealt: tuple[Mask, ...]
    turn_up: Card = CARDS[0]
    trump: int = 0
    lying: bool = False
    talon: tuple[Card | None, ...] = ()
    step: Step = Step.TURN_UP
    calls: tuple[PointCalled, ...] = ()
    shown: tuple[Marked, ...] = ()
    wiped: tuple[int, ...]
    winner: int | None = None
    ending: Ending | None = None
    last_trick: tuple[Card, ...] = ()
    last_leader: int = -1
    taken: tuple[Mask, ...]
    tricks: tuple[int, ...]
    leader: int = -1
    hands: tuple[Mask, ...]
    trick: tuple[Card, ...] = ()
    seat: int = -1

    def but(self, **fields: Any) -> Deal:
        """Return a deal with other fields."""
        other = copied(self)
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


_PLAY, _OVER = Step.PLAY, Step.OVER  # an enumeration is slow to ask


def empty(rules: Rules) -> Deal:
    """Return a deal of which nothing has happened."""
    none = (0,) * rules.players
    scores = (NOTHING,) * rules.players
    return Deal(
        rules=rules,
        start=scores,
        scores=scores,
        dealt=none,
        wiped=none,
        taken=none,
        tricks=none,
        hands=none,
    )


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
    new = copied(deal)
    happen(new, event)
    return new


def fold(rules: Rules, events: Iterable[Event]) -> Deal:
    """Return the deal that events make, from its opening on."""
    deal = empty(rules)
    for event in events:
        happen(deal, event)
    return deal


def happen(deal: Deal, event: Event) -> None:
    """Change a deal by a fact: one that is still being made, which nobody else has seen."""
    _HAPPENING[type(event)](deal, event)


def _put(values: tuple[Any, ...], seat: int, value: Any) -> tuple[Any, ...]:
    changed = [*values]
    changed[seat] = value
    return (*changed,)


_new = object.__new__


def copied(deal: Deal) -> Deal:
    """Return the same deal again, for who makes another of it by :func:`happen`."""
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


def _opened(deal: Deal, event: DealOpened) -> None:
    deal.dealer = event.dealer
    deal.start = deal.scores = event.scores
    deal.leader = deal.rules.elder(event.dealer)


def _dealt(deal: Deal, event: HandDealt) -> None:
    deal.hands = deal.dealt = _put(deal.hands, event.seat, event.cards)


def _turned_up(deal: Deal, event: TurnUpShown) -> None:
    deal.turn_up = event.card
    deal.trump = event.card // 9
    deal.lying = deal.rules.turn_up_card == "talon"


def _talon_laid(deal: Deal, event: TalonLaid) -> None:
    deal.talon = event.cards


def _reached(deal: Deal, event: MomentReached) -> None:
    deal.step, deal.seat = event
    if deal.step is _PLAY:
        deal.leader = deal.seat


def _marked(deal: Deal, event: Marked) -> None:
    rules, seat = deal.rules, event.seat
    target = rules.winning_score
    wipe = rules.wipe and event.wipes
    had = deal.scores
    deal.scores = scores = marked(
        had, seat, event.imperials, event.counters, target=target, wipe=wipe
    )
    if target is not None and scores[seat].imperials >= target:
        deal.winner = seat
    if event.kind is not None:
        deal.shown = (*deal.shown, event)
        deal.wiped = tuple(
            lost if other == seat else lost + before.counters - now.counters
            for other, (lost, before, now) in enumerate(zip(deal.wiped, had, scores, strict=True))
        )


def _called(deal: Deal, event: PointCalled) -> None:
    deal.calls = (*deal.calls, event)


def card_played(deal: Deal, event: CardPlayed) -> None:
    """Let a card be played: :func:`happen` for the fact that happens most."""
    seat, card = event
    hands = deal.hands
    deal.hands = _put(hands, seat, hands[seat] & ~(1 << card))
    deal.trick = (*deal.trick, card)
    deal.seat = (seat + 1) % len(hands)


def trick_taken(deal: Deal, event: TrickTaken) -> None:
    """Let a trick be taken: :func:`happen` for the fact that happens most after it."""
    (seat,) = event
    won = deal.taken[seat]
    for card in deal.trick:
        won |= 1 << card
    deal.taken = _put(deal.taken, seat, won)
    deal.tricks = _put(deal.tricks, seat, deal.tricks[seat] + 1)
    deal.last_trick = deal.trick
    deal.last_leader = deal.leader
    deal.trick = ()
    deal.leader = deal.seat = seat


def _drawn(deal: Deal, event: CardDrawn) -> None:
    if event.turn_up:
        deal.lying = False
    else:
        deal.talon = deal.talon[1:]
    if event.card is not None:
        deal.hands = _put(deal.hands, event.seat, deal.hands[event.seat] | 1 << event.card)


def _forfeited(deal: Deal, event: CountersForfeited) -> None:
    deal.scores = _put(deal.scores, event.seat, Score(deal.scores[event.seat].imperials, 0))


def _restored(deal: Deal, event: CountersRestored) -> None:
    imperials, counters = deal.scores[event.seat]
    deal.scores = _put(deal.scores, event.seat, Score(imperials, counters + event.counters))
    deal.wiped = _put(deal.wiped, event.seat, 0)


def _ended(deal: Deal, event: DealEnded) -> None:
    deal.step, deal.seat, deal.ending = _OVER, -1, event.ending


_HAPPENING: dict[type, Callable[[Deal, Any], None]] = {
    DealOpened: _opened,
    HandDealt: _dealt,
    TurnUpShown: _turned_up,
    TalonLaid: _talon_laid,
    MomentReached: _reached,
    Marked: _marked,
    PointCalled: _called,
    CardPlayed: card_played,
    TrickTaken: trick_taken,
    CardDrawn: _drawn,
    CountersForfeited: _forfeited,
    CountersRestored: _restored,
    DealEnded: _ended,
}
