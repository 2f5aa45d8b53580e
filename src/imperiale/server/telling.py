"""What happened at the table, in messages and in data to draw it?"""

from __future__ import annotations

from imperiale.domain.deal import Deal
from imperiale.domain.events import (
    CardDrawn,
    CardPlayed,
    CountersForfeited,
    CountersRestored,
    DealEnded,
    DealOpened,
    HandDealt,
    Marked,
    MomentReached,
    PointCalled,
    TalonLaid,
    TrickTaken,
    TurnUpShown,
)
from imperiale.domain.partie import PartieEvent, PartieOpened
from imperiale.domain.rules.marking import Score as Marks
from imperiale.locales.sayings import codes
from imperiale.locales.telling import Teller
from imperiale.server.scene import Happened, Score

__all__ = ["happened", "score_of"]


def score_of(score: Marks) -> Score:
    """Return a score."""
    return Score(score.imperials, score.counters)


def happened(teller: Teller, event: PartieEvent, number: int) -> tuple[Happened, ...]:
    """Let a teller take note of an event, and return what is told of it.

    Args:
        teller: who follows the deal.
        event: as the viewer sees it.
        number: that of the deal.
    """
    before = teller.follow(event)
    text = teller.sentences(before, event, number)
    scores = tuple(map(score_of, teller.deal.scores))
    match event:
        case PartieOpened(cut=(dealer, rounds)):
            return (
                Happened("opened", text, dealer, tuple(map(str, rounds[-1] if rounds else ()))),
            )
        case DealOpened(dealer=dealer):
            return (Happened("dealt", text, dealer),)
        case HandDealt(seat=seat, cards=cards):
            return (Happened("dealt", text, seat, codes(cards)),) if cards else ()
        case TurnUpShown(card=card):
            return (Happened("turned_up", text, before.dealer, (str(card),)),)
        case CardPlayed(seat=seat, card=card):
            return (Happened("played", text, seat, (str(card),)),)
        case TrickTaken(seat=seat):
            return (Happened("took", text, seat, tuple(map(str, before.trick))),)
        case CardDrawn(seat=seat, card=card):
            return (Happened("drew", text, seat, () if card is None else (str(card),)),)
        case PointCalled(seat=seat, answer=answer):
            return (Happened("called", text, seat, answer=answer),)
        case Marked(seat=seat, imperials=imperials, counters=counters):
            step, held = event.kind or event.step, codes(event.cards)
            wiped = _wiped(before, teller.deal, seat)
            return (Happened("marked", text, seat, held, step, imperials, counters, scores, wiped),)
        case CountersForfeited(seat=seat):
            return (Happened("forfeited", text, seat, scores=scores),)
        case CountersRestored(seat=seat, counters=counters):
            return (Happened("restored", text, seat, counters=counters, scores=scores),)
        case DealEnded(ending=ending):
            return (Happened("ended", text, answer=ending),)
        case TalonLaid() | MomentReached():
            return ()


def _wiped(before: Deal, after: Deal, marking: int) -> tuple[int, ...]:
    """Return by seat the counters that a mark took from it; empty if none from any."""
    lost = tuple(
        0 if seat == marking else max(0, had.counters - has.counters)
        for seat, (had, has) in enumerate(zip(before.scores, after.scores, strict=True))
    )
    return lost if any(lost) else ()
