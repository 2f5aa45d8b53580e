"""What can the seat to act truthfully do now?

Works on a seat's own view as on the table's own deal: it reads no hand but that seat's.
"""

from __future__ import annotations

from imperiale.domain.cards import CARDS, cards
from imperiale.domain.claims import due
from imperiale.domain.commands import CallPoint, Claim, Command, Done, PlayCard, Show
from imperiale.domain.deal import Deal, legal
from imperiale.domain.events import Step
from imperiale.domain.rules.point import announced
from imperiale.domain.rules.point import choices as points

__all__ = ["choices"]

_PLAY, _POINT = Step.PLAY, Step.POINT  # an enumeration is slow to ask
_PLAYS = tuple(tuple(PlayCard(seat, card) for card in CARDS) for seat in range(4))
"""A command is sooner found than made."""


def choices(deal: Deal) -> tuple[Command, ...]:
    """Return the commands that will not be refused, the best claim first, silence last.

    Every legal card; or, where players mark by hand, what may be shown, called and claimed in full.
    """
    seat, step = deal.seat, deal.step
    if deal.ending is not None:
        return ()
    if step is _PLAY:
        return tuple(map(_PLAYS[seat].__getitem__, cards(legal(deal))))
    if step is _POINT:
        numbers = [announced(deal.rules, point) for point in points(deal.rules, deal.hands[seat])]
        return *(CallPoint(seat, n) for n in dict.fromkeys(numbers)), CallPoint(seat, None)
    found: list[Command] = []
    for mark in due(deal, step, seat):
        if mark.kind:
            found.append(Show(seat, mark.cards))
        else:
            found.append(Claim(seat, mark.imperials or mark.counters))
    return (*found, Done(seat))
