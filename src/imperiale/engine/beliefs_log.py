"""What does a view tell of the hands of the others, moment by moment?

Nothing here looks at a card that the viewer has not seen: the log of his view is read, event by
event, and each one is turned into what it says of a hand: what was shown, what was not shown, what
was called, and what a card played excludes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import product
from typing import NamedTuple, TypeAlias

from imperiale.domain.cards import CARDS, Card, Mask, of_ranks, of_suit
from imperiale.domain.claims import BLANK_KINDS
from imperiale.domain.deal import empty, evolve
from imperiale.domain.events import (
    CardDrawn,
    CardPlayed,
    DealEnded,
    Ending,
    Event,
    Marked,
    PointCalled,
    Step,
    TalonLaid,
    TrickTaken,
)
from imperiale.domain.rules.follow import FOLLOW_RULES
from imperiale.domain.rules.imperials import Kind
from imperiale.domain.views import View
from imperiale.engine.beliefs_facts import NOTHING, Facts, blank_lacks, called, shown
from imperiale.engine.beliefs_world import own_dealt

__all__ = ["Drew", "Held", "Log", "PairDealt", "Played", "Told", "excluded", "read"]


class Drew(NamedTuple):
    """A seat drew a card; ``None`` is one that is not known."""

    seat: int
    card: Card | None


class Played(NamedTuple):
    """A seat played a card, which it might not have played with any of the excluded ones."""

    seat: int
    card: Card
    excluded: Mask


class Held(NamedTuple):
    """This is known of what a seat held at that moment."""

    seat: int
    facts: Facts


class PairDealt(NamedTuple):
    """A seat was dealt king and queen of trumps, or it was not."""

    seat: int
    both: bool


Told: TypeAlias = Drew | Played | Held | PairDealt


@dataclass(slots=True)
class Log:
    """What a view tells.

    Attributes:
        others: the seats whose hands are not seen, in order.
        pair: king and queen of trumps.
        lacks: the cards of which a blank hand has none; 0 where no hand is blank.
        opening: by such a seat, what is known of its hand as dealt from before the play, in cases
            that exclude each other.
        blank: whether one of them was dealt a blank hand, where the wipe tells it; else ``None``.
        told: what happened after that, in order.
    """

    others: tuple[int, ...]
    pair: Mask
    lacks: Mask
    opening: dict[int, tuple[Facts, ...]]
    blank: bool | None = None
    told: list[Told] = field(default_factory=list[Told])

    def openings(self) -> list[dict[int, Facts]]:
        """Return what may be known of all hands as dealt from before the play, in such cases."""
        rows = product(*(self.opening[seat] for seat in self.others))
        cases = [dict(zip(self.others, row, strict=True)) for row in rows]
        if self.blank is None:
            return cases
        full = Facts(touching=(self.lacks,))
        if not self.blank:
            return [{seat: facts & full for seat, facts in case.items()} for case in cases]
        found: list[dict[int, Facts]] = []
        for case, (place, blank) in product(cases, enumerate(self.others)):
            some = {seat: case[seat] & full for seat in self.others[:place]}
            found.append({**case, **some, blank: case[blank] & Facts(never=self.lacks)})
        return found

    def allows(self, dealt: Mapping[int, Mask], drawn: Mapping[int, Sequence[Card]]) -> bool:
        """Tell whether all that was told is true of some cards.

        Args:
            dealt: by seat, the hands as dealt.
            drawn: by seat, the cards drawn that were not known, in order.
        """
        if not any(
            all(facts.allow(dealt[seat]) for seat, facts in case.items())
            for case in self.openings()
        ):
            return False
        hands = dict(dealt)
        coming = {seat: iter(some) for seat, some in drawn.items()}
        for step in self.told:
            seat = step.seat
            match step:
                case Drew(card=card):
                    hands[seat] |= 1 << (next(coming[seat]) if card is None else card)
                case Played(card=card, excluded=excluded):
                    if not hands[seat] >> card & 1 or hands[seat] & excluded:
                        return False
                    hands[seat] ^= 1 << card
                case Held(facts=facts):
                    if not facts.allow(hands[seat]):
                        return False
                case PairDealt(both=both):
                    if (dealt[seat] & self.pair == self.pair) != both:
                        return False
        return True


@lru_cache(maxsize=1 << 14)
def excluded(rule: str, trick: tuple[Card, ...], trump: int, card: Card) -> Mask:
    """Return the cards that nobody holds who may follow with this card.

    A card is not legal because of another that is held: each rule of following can be told by
    pairs of cards, which a test of all of them makes sure of.

    >>> from imperiale.domain.cards import of_suit, spell
    >>> spell(excluded("must_beat", (Card.parse("Jh"),), 0, Card.parse("Ah")))
    'KQh'
    """
    if not trick:
        return 0
    may = FOLLOW_RULES[rule]
    return sum(
        1 << other for other in CARDS if not may(1 << other | 1 << card, trick, trump) >> card & 1
    )


def read(view: View) -> Log:
    """Return what a view tells of the others.

    Args:
        view: of a moment at which the table waits for somebody, or of a deal that is over.

    Raises:
        ValueError: it is that of an onlooker of more than two hands or of hands that are refilled,
            the cards are not yet dealt, or the table has not yet gone on to a player.
    """
    rules, deal = view.rules, view.deal
    if view.seat is None and (rules.players > _SHARED or rules.refill):
        raise ValueError("an onlooker sees too little to count the worlds; give the view of a seat")
    if not any(isinstance(event, TalonLaid) for event in view.events):
        raise ValueError("the view ends before the deal is dealt; give one that the table shows")
    if rules.automatic and deal.step is not Step.PLAY and not deal.over:
        raise ValueError(f"the view ends within {deal.step}; give one at which the table waits")
    return _Reader(view).log


_SHARED = 2
"""Hands that are not seen and that an onlooker can have beliefs of."""


class _Reader:
    """Folds the events of a view and notes what each tells."""

    def __init__(self, view: View) -> None:
        rules = view.rules
        others = tuple(seat for seat in range(rules.players) if seat != view.seat)
        pair = of_ranks("KQ") & of_suit(view.deal.trump)
        self.log = Log(others, pair, blank_lacks(rules), dict.fromkeys(others, (NOTHING,)))
        self.view = view
        self.deal = empty(rules)
        self.marks: list[Marked] = []
        self.opened = False
        self.won = DealEnded(Ending.WON) in view.events
        for event in view.events:
            self._before(event)
            self.deal = evolve(self.deal, event)
            self._note(event)
        self._moments(cut=self.won)
        if rules.turn_up_card == "dealers_last" and self.deal.dealer in others:
            self._opening(self.deal.dealer, Facts(must=1 << self.deal.turn_up))

    def _opening(self, seat: int, *cases: Facts) -> None:
        known = self.log.opening
        if seat in known:
            known[seat] = tuple(one & other for one in known[seat] for other in cases)

    def _tell(self, told: Told) -> None:
        if told.seat in self.log.opening:
            self.log.told.append(told)

    def _before(self, event: Event) -> None:
        deal = self.deal
        match event:
            case PointCalled():
                self._moments(cut=False)
                for seat, cases in called(deal, event).items():
                    self._opening(seat, *cases)
            case CardPlayed(seat=seat, card=card):
                self._moments(cut=False)
                rule = deal.rules.follow
                self._tell(Played(seat, card, excluded(rule, deal.trick, deal.trump, card)))
            case Marked() if _is_shown(event):
                self._wipe(event)
            case _:
                pass

    def _note(self, event: Event) -> None:
        match event:
            case CardDrawn(seat=seat, card=card):
                self._tell(Drew(seat, card))
            case TrickTaken():
                self.marks = []
                self.opened = False
            case Marked():
                self.marks.append(event)
            case _:
                pass

    def _moments(self, *, cut: bool) -> None:
        """Note the moments since the last card, once they are over.

        Args:
            cut: whether the last mark won the partie, so that later moments were never reached.
        """
        if self.opened:
            return
        self.opened = True
        marks, self.marks = self.marks, []
        last = marks[-1] if cut and marks else None
        tricks = sum(self.deal.tricks)
        if not tricks:
            if self.deal.rules.show_imperials == "before_play":
                for seat in self.deal.order:
                    if self._reached(seat, last):
                        self._opening(seat, self._shown(seat, marks, last))
            return
        if self.deal.rules.refill and self.deal.rules.won_in_play == "king_queen":
            self._won_in_play(marks)
        after_trick = self.deal.rules.show_imperials == "after_trick"
        if after_trick and tricks < self.deal.rules.deal_tricks:
            seat = self.deal.leader
            if self._reached(seat, last):
                self._tell(Held(seat, self._shown(seat, marks, last)))

    def _reached(self, seat: int, last: Marked | None) -> bool:
        """Tell whether a seat came to show imperials, if the last mark, where given, ended it."""
        if last is None:
            return True
        order = self.deal.order
        return _is_shown(last) and order.index(seat) <= order.index(last.seat)

    def _shown(self, seat: int, marks: list[Marked], last: Marked | None) -> Facts:
        made = [mark for mark in marks if _is_shown(mark)]
        mine = tuple(mark for mark in made if mark.seat == seat)
        before = self.deal.shown[: len(self.deal.shown) - len(made)]
        cut = last is not None and last.seat == seat
        return shown(self.deal.but(shown=before), seat, mine, cut=cut)

    def _won_in_play(self, marks: list[Marked]) -> None:
        """Note who was dealt king and queen of trumps, where the sequence in tricks tells it."""
        deal, rules = self.deal, self.deal.rules
        four = rules.sequences[deal.trump]
        won = [mark.seat for mark in marks if mark.kind is Kind.WON_IN_PLAY]
        for seat in won:
            self._tell(PairDealt(seat, both=True))
        if won or not rules.automatic:
            return
        if rules.honours_when == "end":
            due = sum(deal.tricks) == rules.deal_tricks
        else:
            due = any(four >> card & 1 for card in deal.last_trick)
        for seat, taken in enumerate(deal.taken):
            known = any((mark.seat, mark.cards) == (seat, four) for mark in deal.shown)
            if due and taken & four == four and not known:
                self._tell(PairDealt(seat, both=False))

    def _wipe(self, mark: Marked) -> None:
        """Note whether somebody was dealt a blank hand, where whether a mark wipes tells it."""
        deal, rules = self.deal, self.deal.rules
        lacks = self.log.lacks
        if rules.blank_wipe != "suspends" or not lacks or not rules.automatic:
            return
        if mark.kind in BLANK_KINDS:
            return
        total = deal.scores[mark.seat].imperials + mark.imperials
        wins = rules.winning_score is not None and total >= rules.winning_score
        others = (score for seat, score in enumerate(deal.scores) if seat != mark.seat)
        if wins or not any(score.counters for score in others):
            return
        if self.view.seat is not None and not own_dealt(self.view) & lacks:
            return  # the viewer's own hand is the blank one, or one of them
        self.log.blank = not mark.wipes


def _is_shown(mark: Marked) -> bool:
    """Tell whether it is for an imperial in hand or on the turn-up."""
    return mark.step is Step.IMPERIAL and mark.kind is not Kind.WON_IN_PLAY
