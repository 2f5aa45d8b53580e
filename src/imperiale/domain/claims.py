"""What may a seat truly mark at a moment of the deal?

:func:`due` lists it: where the table marks, all of it is marked; where players mark by hand, it is
what their claims are held against.
"""

from __future__ import annotations

from collections.abc import Iterator

from imperiale.domain.cards import Mask, mask
from imperiale.domain.deal import Deal
from imperiale.domain.errors import Why
from imperiale.domain.events import Marked, Step
from imperiale.domain.rules.capot import capot_seat, replaces_tricks
from imperiale.domain.rules.honours import honours_among, turn_up_counters
from imperiale.domain.rules.imperials import (
    BLANKS,
    Combination,
    Kind,
    in_hand,
    on_turn_up,
    won_in_play,
)
from imperiale.domain.rules.tricks import trick_counters
from imperiale.domain.ruleset import Rules

__all__ = ["BLANK_KINDS", "blank_shown", "due", "imperials_of", "untimely", "why_not_due"]

BLANK_KINDS = frozenset(kind for kind, _ in BLANKS.values())
"""The kinds of imperial that a blank hand is."""

# asked for at every moment, and an enumeration is slow to ask
_TURN_UP, _IMPERIAL, _POINT, _PLAY, _TRICK, _WON_IN_PLAY, _HONOURS, _TRICKS, _CAPOT, *_ = Step
_TURN_UP_IMPERIAL = Kind.TURN_UP_IMPERIAL


def due(deal: Deal, step: Step, seat: int) -> tuple[Marked, ...]:
    """Return what a seat may mark at a moment of marking and has not, in the order of marking."""
    return tuple(_DUE[step](deal, seat))


def imperials_of(rules: Rules, deal: Deal, seat: int) -> Iterator[Combination]:
    """Yield the imperials that a seat holds, those of the turn-up last, marked already or not."""
    yield from in_hand(rules, deal.hands[seat], deal.trump)
    if deal.lying and (seat == deal.dealer or rules.turn_up_imperial_for == "all"):
        yield from on_turn_up(rules, deal.hands[seat], deal.turn_up)


def blank_shown(deal: Deal) -> bool:
    """Tell whether somebody has shown a blank hand in this deal."""
    return any(mark.kind in BLANK_KINDS for mark in deal.shown)


def _turned_up(deal: Deal, seat: int) -> Iterator[Marked]:
    counters = turn_up_counters(deal.rules, deal.turn_up)
    yield Marked(seat, _TURN_UP, 0, counters, cards=1 << deal.turn_up)


def _imperials(deal: Deal, seat: int) -> Iterator[Marked]:
    rules = deal.rules
    held = tuple(imperials_of(rules, deal, seat))
    if not held:
        return
    mine = [mark for mark in deal.shown if mark.seat == seat]
    marked = {mark.cards for mark in mine}
    blank_marked = any(mark.kind in BLANK_KINDS for mark in mine)
    turned = rules.turn_up_imperial_most
    turned -= sum(mark.kind is _TURN_UP_IMPERIAL for mark in mine)
    spares = _suspended(deal) and any(
        score.counters for other, score in enumerate(deal.scores) if other != seat
    )
    total = deal.scores[seat].imperials
    for kind, cards, imperials in held:
        if cards in marked or (kind in BLANK_KINDS and blank_marked):
            continue
        if kind is _TURN_UP_IMPERIAL:
            if not turned:
                continue
            turned -= rules.automatic  # by hand he may choose which to show
        total += imperials
        # what wins, or finds nothing to wipe, must not tell of a blank hand yet to be shown
        wins = rules.winning_score is not None and total >= rules.winning_score
        tame = kind in BLANK_KINDS and rules.blank_wipe != "wipes"
        wipes = not tame and (wins or not spares)
        yield Marked(seat, _IMPERIAL, imperials, 0, kind, cards, wipes=wipes)


def _suspended(deal: Deal) -> bool:
    """Tell whether no imperial in hand wipes, because of a blank hand (BIB, Империал белый).

    Where the table marks, every blank hand will be shown; where players do, only one that has been
    shown counts, and what was wiped before is restored when it is.
    """
    rules = deal.rules
    if rules.blank_wipe != "suspends":
        return False
    if not rules.automatic:
        return blank_shown(deal)
    blank = BLANKS.get(rules.blank)
    return blank is not None and any(map(blank[1], deal.dealt))


def _tombee(deal: Deal, seat: int) -> Iterator[Marked]:
    found = won_in_play(deal.rules, deal.dealt[seat], deal.taken[seat], deal.trump)
    if found and all(m.seat != seat or m.cards != found.cards for m in deal.shown):
        yield Marked(seat, _IMPERIAL, found.imperials, 0, found.kind, found.cards)


def _trick(deal: Deal, seat: int) -> Iterator[Marked]:
    """What the trick just taken marks: an imperial that it completes, then its honours."""
    trick = mask(deal.last_trick)
    yield from (mark for mark in _tombee(deal, seat) if mark.cards & trick)
    honours = honours_among(deal.rules, trick, deal.trump)
    if honours:
        yield Marked(seat, _HONOURS, 0, honours.bit_count(), cards=honours)


def _honours(deal: Deal, seat: int) -> Iterator[Marked]:
    honours = honours_among(deal.rules, deal.taken[seat], deal.trump)
    if honours:
        yield Marked(seat, _HONOURS, 0, honours.bit_count(), cards=honours)


def _tricks(deal: Deal, seat: int) -> Iterator[Marked]:
    counters = trick_counters(deal.rules, deal.tricks)[seat]
    if counters and not replaces_tricks(deal.rules, deal.tricks):
        yield Marked(seat, _TRICKS, 0, counters)


def _capot(deal: Deal, seat: int) -> Iterator[Marked]:
    rules = deal.rules
    worth = rules.capot_imperials, rules.capot_counters
    if any(worth) and capot_seat(rules, deal.tricks) == seat:
        yield Marked(seat, _CAPOT, *worth)


_DUE = {
    _TURN_UP: _turned_up,
    _IMPERIAL: _imperials,
    _TRICK: _trick,
    _WON_IN_PLAY: _tombee,
    _HONOURS: _honours,
    _TRICKS: _tricks,
    _CAPOT: _capot,
}


def untimely(deal: Deal, wanted: Step) -> Why:
    """Tell whether the moment to show imperials, or to call the point, is to come or has passed."""
    if wanted is _IMPERIAL and deal.rules.show_imperials == "after_trick":
        to_come = sum(deal.tricks) < deal.rules.deal_tricks
    else:
        before = (_TURN_UP,) if wanted is _IMPERIAL else (_TURN_UP, _IMPERIAL)
        to_come = deal.step in before and not any(deal.tricks)
    return Why.TOO_EARLY if to_come else Why.TOO_LATE


def why_not_due(deal: Deal, cards: Mask) -> Why:
    """Tell why the seat to act may not show these cards now, though imperials may be shown."""
    rules, seat = deal.rules, deal.seat
    if any(mark.seat == seat and mark.cards == cards for mark in deal.shown):
        return Why.ALREADY_MARKED
    won = won_in_play(rules, deal.dealt[seat], deal.taken[seat], deal.trump)
    if won and won.cards == cards:
        return Why.TOO_EARLY if deal.step is _IMPERIAL else Why.TOO_LATE
    held = {combination.cards for combination in imperials_of(rules, deal, seat)}
    if deal.step is _IMPERIAL:
        # held and yet not due: he has shown all that the turn-up, or a blank hand, may make
        return Why.ALREADY_MARKED if cards in held else Why.FALSE_CLAIM
    as_dealt = deal.but(hands=deal.dealt)
    held |= {combination.cards for combination in imperials_of(rules, as_dealt, seat)}
    return untimely(deal, _IMPERIAL) if cards in held else Why.FALSE_CLAIM
