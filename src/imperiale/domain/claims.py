"""What may a seat truly mark at a moment of the deal?

:func:`due` lists it: where the table marks, all of it is marked; where players mark by hand, it is
what their claims are held against.
"""

from __future__ import annotations

from collections.abc import Iterator

from imperiale.domain.cards import mask
from imperiale.domain.deal import Deal
from imperiale.domain.events import Marked, Step
from imperiale.domain.rules.capot import capot_seat, replaces_tricks
from imperiale.domain.rules.honours import honours_among, turn_up_counters
from imperiale.domain.rules.imperials import BLANKS, Combination, in_hand, on_turn_up, won_in_play
from imperiale.domain.rules.tricks import trick_counters
from imperiale.domain.ruleset import Rules

__all__ = ["BLANK_KINDS", "blank_shown", "due", "imperials_of"]

BLANK_KINDS = frozenset(kind for kind, _ in BLANKS.values())
"""The kinds of imperial that a blank hand is."""


def due(deal: Deal, step: Step, seat: int) -> tuple[Marked, ...]:
    """Return what a seat may mark at a moment and has not, in the order of marking."""
    return tuple(_DUE.get(step, _nothing)(deal, seat))


def imperials_of(rules: Rules, deal: Deal, seat: int) -> Iterator[Combination]:
    """Yield the imperials that a seat holds, those of the turn-up last, marked already or not."""
    yield from in_hand(rules, deal.hands[seat], deal.trump)
    if deal.lying and (seat == deal.dealer or rules.turn_up_imperial_for == "all"):
        yield from on_turn_up(rules, deal.hands[seat], deal.turn_up)


def blank_shown(deal: Deal) -> bool:
    """Tell whether somebody has shown a blank hand in this deal."""
    return any(mark.kind in BLANK_KINDS for mark in deal.shown)


def _nothing(deal: Deal, seat: int) -> Iterator[Marked]:
    yield from ()


def _turn_up(deal: Deal, seat: int) -> Iterator[Marked]:
    counters = turn_up_counters(deal.rules, deal.turn_up)
    if counters:
        yield Marked(seat, Step.TURN_UP, 0, counters, cards=1 << deal.turn_up)


def _imperials(deal: Deal, seat: int) -> Iterator[Marked]:
    rules = deal.rules
    mine = [mark for mark in deal.shown if mark.seat == seat]
    marked = {mark.cards for mark in mine}
    blank_marked = any(mark.kind in BLANK_KINDS for mark in mine)
    wipes = not _suspended(deal)
    for kind, cards, imperials in imperials_of(rules, deal, seat):
        if cards in marked or (kind in BLANK_KINDS and blank_marked):
            continue
        tame = kind in BLANK_KINDS and rules.blank_wipe != "wipes"
        yield Marked(seat, Step.IMPERIAL, imperials, 0, kind, cards, wipes=wipes and not tame)


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
        yield Marked(seat, Step.IMPERIAL, found.imperials, 0, found.kind, found.cards)


def _trick(deal: Deal, seat: int) -> Iterator[Marked]:
    """What the trick just taken marks: an imperial that it completes, then its honours."""
    yield from _tombee(deal, seat)
    honours = honours_among(deal.rules, mask(deal.last_trick), deal.trump)
    if honours:
        yield Marked(seat, Step.HONOURS, 0, honours.bit_count(), cards=honours)


def _honours(deal: Deal, seat: int) -> Iterator[Marked]:
    honours = honours_among(deal.rules, deal.taken[seat], deal.trump)
    if honours:
        yield Marked(seat, Step.HONOURS, 0, honours.bit_count(), cards=honours)


def _tricks(deal: Deal, seat: int) -> Iterator[Marked]:
    counters = trick_counters(deal.rules, deal.tricks)[seat]
    if counters and not replaces_tricks(deal.rules, deal.tricks):
        yield Marked(seat, Step.TRICKS, 0, counters)


def _capot(deal: Deal, seat: int) -> Iterator[Marked]:
    rules = deal.rules
    if capot_seat(rules, deal.tricks) == seat:
        yield Marked(seat, Step.CAPOT, rules.capot_imperials, rules.capot_counters)


_DUE = {
    Step.TURN_UP: _turn_up,
    Step.IMPERIAL: _imperials,
    Step.TRICK: _trick,
    Step.WON_IN_PLAY: _tombee,
    Step.HONOURS: _honours,
    Step.TRICKS: _tricks,
    Step.CAPOT: _capot,
}
