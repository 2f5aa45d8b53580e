"""What happens if a command is obeyed, and may it be?

:func:`decide` may refuse; it changes nothing.  Between commands the table does by itself what needs
nobody: it goes through the moments of the deal in the order of RULES.md, 2, marks where the rules
let the table mark, compares the points, draws from the talon, and stops where somebody must act.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import dropwhile
from typing import TypeAlias, assert_never

from imperiale.domain.calling import call, called_by_hand, callers, point_leader, point_marks
from imperiale.domain.cards import CARDS, Card, spell
from imperiale.domain.claims import BLANK_KINDS, blank_shown, due, untimely, why_not_due
from imperiale.domain.commands import CallPoint, Claim, Command, Done, PlayCard, Show
from imperiale.domain.deal import Deal, card_played, copied, empty, happen, legal, trick_taken
from imperiale.domain.errors import Refused, Why
from imperiale.domain.events import (
    CardDrawn,
    CardPlayed,
    CountersForfeited,
    CountersRestored,
    DealEnded,
    Ending,
    Event,
    Marked,
    MomentReached,
    Step,
    TrickTaken,
)
from imperiale.domain.rules.capot import without_trick
from imperiale.domain.rules.follow import why_not
from imperiale.domain.rules.honours import turn_up_counters
from imperiale.domain.rules.tricks import best_of
from imperiale.domain.setup import Setup, opening

__all__ = ["begin", "decide", "obey"]

# asked for at every card, and an enumeration is slow to ask
(
    _TURN_UP,
    _IMPERIAL,
    _POINT,
    _PLAY,
    _TRICK,
    _WON_IN_PLAY,
    _HONOURS,
    _TRICKS,
    _CAPOT,
    _NO_TRICK,
    _OVER,
) = Step

_PLAYED = tuple(tuple(CardPlayed(seat, card) for card in CARDS) for seat in range(4))
_TAKEN = tuple(map(TrickTaken, range(4)))
"""What happens at every card there is once and for all: a fact is sooner found than made."""

Moment: TypeAlias = tuple[Step, int]
"""A step of the deal and the seat whose turn it is."""


def begin(setup: Setup) -> tuple[Deal, tuple[Event, ...]]:
    """Deal the cards and go on until somebody must act.

    Raises:
        SetupError: with every reason why there is no such deal.
    """
    run = _Run(empty(setup.rules))
    for event in opening(setup):
        run.note(event)
    run.go_on(_before_play(run))
    return run.result()


def decide(deal: Deal, command: Command) -> tuple[Event, ...]:
    """Return what happens if the command is obeyed.

    Raises:
        Refused: it may not be obeyed now.
    """
    return obey(deal, command)[1]


def obey(deal: Deal, command: Command) -> tuple[Deal, tuple[Event, ...]]:
    """Return the deal after a command, and what happened.

    Raises:
        Refused: it may not be obeyed now.
    """
    if deal.ending is not None:
        raise Refused(Why.DEAL_OVER)
    if command.seat != deal.seat:
        raise Refused(Why.NOT_YOUR_TURN, facts={"seat": str(deal.seat)})
    if isinstance(command, PlayCard):
        return _play(deal, command)
    if deal.rules.automatic:
        raise Refused(Why.MARKED_AUTOMATICALLY)
    run = _Run(copied(deal))
    match command:
        case Show():
            _show(run, command)
        case CallPoint():
            _call(run, command)
        case Claim():
            _claim(run, command)
        case Done():
            _done(run)
        case _:
            assert_never(command)
    return run.result()


class _Run:
    """A deal on its way, which nobody else has seen yet, and what has happened on it."""

    __slots__ = ("deal", "events")

    def __init__(self, deal: Deal, *happened: Event) -> None:
        self.deal = deal
        self.events = list(happened)

    def result(self) -> tuple[Deal, tuple[Event, ...]]:
        """Return where the deal stands, and what has happened."""
        return self.deal, tuple(self.events)

    def note(self, event: Event) -> None:
        """Let an event happen."""
        self.events.append(event)
        happen(self.deal, event)

    def mark(self, marks: Iterable[Marked]) -> bool:
        """Mark until somebody wins, which ends the deal at once; tell whether that happened."""
        for mark in marks:
            self.note(mark)
            if self.deal.winner is not None:
                self.note(DealEnded(Ending.WON))
                return True
        return False

    def go_on(self, moments: Iterator[Moment]) -> None:
        """Go through moments until one needs a player or the deal is over.

        Moments are read one at a time, as what is still to come depends on what happens; they end
        with a card to be played or the end of the deal.
        """
        automatic = self.deal.rules.automatic
        while True:
            step, seat = next(moments)
            if step is _OVER:
                played = any(self.deal.tricks)
                self.note(DealEnded(Ending.PLAYED if played else Ending.NOT_PLAYED))
                return
            if step is _NO_TRICK:
                if self._punish(seat):
                    return
            elif step is _PLAY or not (automatic or self._by_the_table(step, seat)):
                if (step, seat) != (self.deal.step, self.deal.seat):
                    self.note(MomentReached(step, seat))
                return
            elif step is _POINT:
                self.note(call(self.deal, seat))
                if self.settle_point():
                    return
            elif self.mark(due(self.deal, step, seat)):
                return

    def _by_the_table(self, step: Step, seat: int) -> bool:
        """Tell whether the table acts for the seat even where players mark by hand.

        It does so only for the dealer against whose number the others count: that number
        is not his to withhold.
        """
        deal = self.deal
        return step is _POINT and deal.rules.point == "privileged" and seat == deal.dealer

    def settle_point(self) -> bool:
        """Mark the point when the last has spoken; tell whether that wins the partie."""
        if self.deal.calls[-1].seat != callers(self.deal)[-1]:
            return False
        return self.mark(point_marks(self.deal))

    def _punish(self, loser: int) -> bool:
        """Take the counters of who took no trick, and give the others their imperials."""
        self.note(CountersForfeited(loser))
        gain = self.deal.rules.no_trick_imperials
        others = (seat for seat in self.deal.order if seat != loser)
        return self.mark(Marked(seat, _NO_TRICK, gain, 0) for seat in others)

    def done(self) -> None:
        """Leave the moment at which a seat has nothing more to say."""
        moments = _after_trick(self) if any(self.deal.tricks) else _before_play(self)
        here = self.deal.step, self.deal.seat
        rest = dropwhile(lambda moment: moment != here, moments)
        next(rest)
        self.go_on(rest)

    def draw(self) -> None:
        """Refill the hands, the winner of the trick first; the turn-up is drawn last."""
        players = self.deal.rules.players
        for place in range(players):
            if not self.deal.lying:
                return
            seat = (self.deal.leader + place) % players
            talon = self.deal.talon
            if talon:
                self.note(CardDrawn(seat, talon[0]))
            else:
                self.note(CardDrawn(seat, self.deal.turn_up, turn_up=True))


def _before_play(run: _Run) -> Iterator[Moment]:
    """Yield the moments of a deal up to the first lead."""
    rules, order, dealer = run.deal.rules, run.deal.order, run.deal.dealer
    if turn_up_counters(rules, run.deal.turn_up):
        yield _TURN_UP, dealer
    if rules.show_imperials == "before_play":
        for seat in order:
            yield _IMPERIAL, seat
        if rules.blank_deal == "not_played" and blank_shown(run.deal):
            yield _OVER, -1
    for seat in callers(run.deal):
        yield _POINT, seat
    yield _PLAY, point_leader(run.deal) if rules.first_lead == "point" else order[0]


def _after_trick(run: _Run) -> Iterator[Moment]:
    """Yield the moments from a trick that was taken to the next lead, or to the end of the deal."""
    rules, seat = run.deal.rules, run.deal.leader
    if rules.honours_when == "won":
        yield _TRICK, seat
    if sum(run.deal.tricks) < rules.deal_tricks:
        if rules.refill and run.deal.step is not _IMPERIAL:
            run.draw()
        if rules.show_imperials == "after_trick":
            yield _IMPERIAL, seat
        yield _PLAY, seat
    else:
        yield from _after_last_trick(run)


def _after_last_trick(run: _Run) -> Iterator[Moment]:
    """Yield the moments from the last trick to the end of the deal (RULES.md, 2.5)."""
    rules, order = run.deal.rules, run.deal.order
    if rules.honours_when == "end":
        if rules.won_in_play != "none":
            for seat in order:
                yield _WON_IN_PLAY, seat
        for seat in order:
            yield _HONOURS, seat
    for seat in order:
        yield _TRICKS, seat
    if rules.capot != "none":
        for seat in order:
            yield _CAPOT, seat
    for loser in without_trick(rules, order, run.deal.tricks):
        yield _NO_TRICK, loser
    yield _OVER, -1


def _play(deal: Deal, command: PlayCard) -> tuple[Deal, tuple[Event, ...]]:
    before: tuple[Event, ...] = ()
    if deal.step is not _PLAY:
        deal, before = _turn_trick(deal, command.card)
    seat, card = command
    allowed = legal(deal)
    if not allowed >> card & 1:
        held = deal.hands[seat]
        if not held >> card & 1:
            raise Refused(Why.NOT_IN_HAND, allowed, {"card": str(card)})
        why = why_not(held, deal.trick, deal.trump, card)
        raise Refused(why, allowed, {"card": str(card)})
    played = _PLAYED[seat][card]
    deal = copied(deal)
    card_played(deal, played)
    trick, rules = deal.trick, deal.rules
    if len(trick) < rules.players:
        return deal, (*before, played)
    winner = (deal.leader + best_of(trick, deal.trump)) % rules.players
    taken = _TAKEN[winner]
    had = deal.taken[winner]
    trick_taken(deal, taken)
    noted = rules.noted
    if noted and deal.hands[seat] and not (deal.taken[winner] ^ had) & noted[deal.trump]:
        return deal, (*before, played, taken)
    run = _Run(deal, *before, played, taken)
    run.go_on(_after_trick(run))
    return run.result()


def _turn_trick(deal: Deal, card: Card) -> tuple[Deal, tuple[Event, ...]]:
    """By hand, to lead is to turn the last trick and to say that there is nothing more to show."""
    held = deal.hands[deal.seat]
    if not any(deal.tricks):
        raise Refused(Why.TOO_EARLY)
    if not held:
        raise Refused(Why.TOO_LATE)
    if not held >> card & 1:
        # refused before the refill, which would tell him what he is to draw
        raise Refused(Why.NOT_IN_HAND, held, {"card": str(card)})
    run = _Run(copied(deal))
    while run.deal.step is not _PLAY:
        run.done()
    return run.result()


def _show(run: _Run, command: Show) -> None:
    deal = run.deal
    if deal.step not in _SHOWING:
        raise Refused(untimely(deal, _IMPERIAL))
    found = [m for m in due(deal, deal.step, deal.seat) if m.kind and m.cards == command.cards]
    if not found:
        raise Refused(why_not_due(deal, command.cards), facts={"claimed": spell(command.cards)})
    if run.mark(found[:1]):
        return
    if found[0].kind in BLANK_KINDS and deal.rules.blank_wipe == "suspends":
        for seat, counters in enumerate(deal.wiped):
            if counters:
                run.note(CountersRestored(seat, counters))


_SHOWING = (_IMPERIAL, _TRICK, _WON_IN_PLAY)


def _call(run: _Run, command: CallPoint) -> None:
    if run.deal.step is not _POINT:
        raise Refused(untimely(run.deal, _POINT))
    run.note(called_by_hand(run.deal, command.seat, command.number))
    if not run.settle_point():
        run.done()


def _claim(run: _Run, command: Claim) -> None:
    deal = run.deal
    if deal.step not in _CLAIMING:
        raise Refused(Why.NOT_A_CLAIM)
    marks = [m for m in due(deal, deal.step, deal.seat) if m.kind is None]
    true = sum(m.imperials or m.counters for m in marks)
    if not 0 < command.amount <= true:
        facts = {"claimed": str(command.amount), "true": str(true)}
        raise Refused(Why.FALSE_CLAIM, facts=facts)
    mark = marks[0]
    if command.amount < true:
        mark = (
            mark._replace(imperials=command.amount)
            if mark.imperials
            else mark._replace(counters=command.amount)
        )
    if not run.mark([mark]):
        run.done()


_CLAIMING = (_TURN_UP, _TRICK, _HONOURS, _TRICKS, _CAPOT)


def _done(run: _Run) -> None:
    if run.deal.step is _PLAY:
        raise Refused(Why.NOT_A_CLAIM)
    if run.deal.step is _POINT:
        _call(run, CallPoint(run.deal.seat, None))
    else:
        run.done()
