"""How do deals come to a fleet of tables in the C++ core, and back when they are over?

The domain deals, declares and marks up to the first lead; the core plays on.  What
:mod:`imperiale.engine.native` says of the core holds here.
"""

from __future__ import annotations

from imperiale.domain.deal import Deal, copied
from imperiale.domain.events import Answer, Ending, Step
from imperiale.domain.rules.marking import COUNTERS, Score
from imperiale.domain.views import View
from imperiale.engine.native import core, four, loaded, position_of, rules_of

__all__ = ["fleet", "put", "taken"]


def fleet(tables: int, players: int) -> core.Fleet:
    """Return as many tables, at which nothing is played yet.

    Raises:
        NativeUnavailableError: there is no core.
    """
    loaded()
    return core.Fleet(tables, players)


def put(tables: core.Fleet, place: int, deal: Deal) -> None:
    """Let a deal be played on at a table.

    Args:
        tables: where.
        place: which table.
        deal: marked by the table, with the first lead to come; all cards known.

    Raises:
        NotForNativeError: the deal is not such a one.
    """
    tables.put(place, rules_of(deal), position_of(deal), _told(deal))


def taken(tables: core.Fleet, place: int, deal: Deal) -> Deal:
    """Return a deal as it has ended at a table.

    Args:
        tables: where.
        place: which table; it is over there.
        deal: as it was put there.
    """
    end, players = tables.position(place), deal.rules.players
    over = copied(deal)
    over.hands, over.taken = tuple(end.hands[:players]), tuple(end.taken[:players])
    over.tricks = tuple(held.bit_count() // players for held in over.taken)
    over.scores = tuple(Score(*divmod(marks, COUNTERS)) for marks in end.marks[:players])
    over.leader, over.seat = end.leader, -1
    over.lying = deal.lying and not (deal.rules.refill and end.drawn > len(deal.talon))
    over.talon = deal.talon[end.drawn :]
    over.step, over.winner, over.ending = Step.OVER, None, Ending.PLAYED
    if end.winner >= 0:
        over.winner, over.ending = end.winner, Ending.WON
    return over


_ANSWERS = {answer: place for place, answer in enumerate(Answer)}


def _told(deal: Deal) -> core.Told:
    lengths, answers, worth = [0] * 4, [-1] * 4, 0
    for call in deal.calls:
        lengths[call.seat], answers[call.seat] = call.length, _ANSWERS[call.answer]
        worth = max(worth, call.worth, call.against_worth)
    shown = four(View(None, deal, ()).shown) if deal.shown else [0] * 4
    return core.Told(deal.turn_up, deal.lying, len(deal.talon), worth, lengths, answers, shown)
