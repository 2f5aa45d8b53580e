"""What does a learner see?

The view of its seat in numbers, and nothing else.  :func:`observation` is the picture of the
moment; :func:`history` is the whole log of the view, from which no past is lost.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import prod
from typing import Any

import numpy as np
import numpy.typing as npt

from imperiale.domain.cards import Mask, spell
from imperiale.domain.events import (
    Answer,
    CardDrawn,
    CardPlayed,
    Event,
    HandDealt,
    Marked,
    MomentReached,
    PointCalled,
    Step,
    TurnUpShown,
)
from imperiale.domain.rules.imperials import Kind
from imperiale.domain.ruleset import Rules
from imperiale.domain.views import View

__all__ = ["Numbers", "history", "history_shape", "length", "observation", "pieces", "told"]

Numbers = npt.NDArray[np.float32]

_STEPS = {step: place for place, step in enumerate(Step)}
_ANSWERS = {answer: place for place, answer in enumerate(Answer)}
_KINDS = {kind: place for place, kind in enumerate(Kind)}
_SEAT = 8 + len(_ANSWERS)
_TABLE = 4 + 3 + len(_STEPS)


def pieces(rules: Rules) -> dict[str, tuple[int, ...]]:
    """Return the parts of an observation, in their order, with their shapes.

    ``hand`` is private to the seat; all else everybody sees.  Seats count from the viewer to the
    left.

    * ``hand``, ``turn_up``: by card (:class:`imperiale.domain.cards.Card`) 1 or 0;
    * ``taken``, ``table``, ``shown``: by seat and card: in its tricks, laid to this trick, shown
      as an imperial;
    * ``seats``: by seat imperials, counters, tricks, cards left, whether it deals, leads and is
      to act, what it called of the point (length, and which of the five answers);
    * ``moment``: trumps (four places), cards of the talon, whether the turn-up lies there, the
      greatest worth told of a point, the step (eleven places).
    """
    n = rules.players
    return {
        "hand": (36,),
        "turn_up": (36,),
        "taken": (n, 36),
        "table": (n, 36),
        "shown": (n, 36),
        "seats": (n, _SEAT),
        "moment": (_TABLE,),
    }


def length(rules: Rules) -> int:
    """Return how many numbers an observation has.

    >>> from imperiale.rulesets import load
    >>> length(load("academie").rules(2))
    332
    """
    return sum(prod(shape) for shape in pieces(rules).values())


def observation(view: View, seat: int | None = None) -> Numbers:
    """Return what a seat sees now, as :func:`pieces` lists it.

    Args:
        view: what is seen.
        seat: from where it is looked at: by default the viewer's, and for an onlooker seat 0.
    """
    deal, n = view.deal, view.rules.players
    own = (view.seat or 0) if seat is None else seat
    seats = [(own + i) % n for i in range(n)]
    laid: list[Mask] = [0] * n
    for place, card in enumerate(deal.trick):
        laid[(deal.leader + place - own) % n] = 1 << card
    shown = view.shown
    sets = [view.hand, 1 << deal.turn_up]
    sets += [deal.taken[s] for s in seats]
    sets += laid
    sets += [shown[s] for s in seats]
    cards = _planes(sets)
    calls = {call.seat: call for call in deal.calls}
    rows = np.zeros((n, _SEAT), np.float32)
    for place, s in enumerate(seats):
        imperials, counters = deal.scores[s]
        call = calls.get(s)
        rows[place, :8] = (
            imperials,
            counters,
            deal.tricks[s],
            view.cards_left(s),
            s == deal.dealer,
            s == deal.leader,
            s == deal.seat,
            call.length if call else 0,
        )
        if call:
            rows[place, 8 + _ANSWERS[call.answer]] = 1
    moment = np.zeros(_TABLE, np.float32)
    moment[deal.trump] = 1
    worth = max((max(c.worth, c.against_worth) for c in deal.calls), default=0)
    moment[4:7] = len(deal.talon), deal.lying, worth
    moment[7 + _STEPS[deal.step]] = 1
    return np.concatenate((cards, rows.ravel(), moment))


def _planes(sets: list[Mask]) -> Numbers:
    """Return sets of cards as rows of 36 zeros and ones, one after the other."""
    raw = np.frombuffer(b"".join(held.to_bytes(5, "little") for held in sets), np.uint8)
    bits = np.unpackbits(raw.reshape(-1, 5), axis=1, bitorder="little", count=36)
    return bits.ravel().astype(np.float32)


_NUMBERS = 7
_ROW = 7 + 4 + 36 + len(_STEPS) + len(_ANSWERS) + len(_KINDS) + _NUMBERS


def history_shape(rules: Rules) -> tuple[int, int]:
    """Return how many events :func:`history` can hold in a deal, and the numbers of each.

    The bound counts every card that is dealt, played and drawn, every call, and for each moment at
    which something may be marked the six marks that fit into a hand.
    """
    n, tricks = rules.players, rules.deal_tricks
    plays = n * tricks
    draws = n * (tricks - rules.hand_size)
    moments = 1 + n + tricks * ((rules.honours_when == "won") + 1) + 5 * n
    marks = 6 * (1 + n + tricks) if rules.show_imperials == "after_trick" else 6 * (1 + n)
    marks += 2 * tricks * (rules.honours_when == "won") + 8 * n
    by_hand = 0 if rules.automatic else moments + plays
    return n + 1 + n + plays + draws + marks + moments + by_hand, _ROW


def history(view: View) -> Numbers:
    """Return the log of a view: a row an event, as much as :func:`history_shape` says.

    What follows from the rest (who took a trick, what was wiped) has no row.
    """
    found = np.zeros(history_shape(view.rules), np.float32)
    rows = [_row(event) for event in view.events if type(event) in _WRITERS]
    if rows:
        found[: len(rows)] = rows
    return found


_SEATS_AT, _CARDS_AT = 7, 11
_STEP_AT = _CARDS_AT + 36
_ANSWER_AT = _STEP_AT + len(_STEPS)
_KIND_AT = _ANSWER_AT + len(_ANSWERS)
_NUMBERS_AT = _KIND_AT + len(_KINDS)


@lru_cache(1 << 14)
def _row(event: Event) -> Numbers:
    """Return the numbers of an event, which the next ones that look back at it ask for again."""
    row = np.zeros(_ROW, np.float32)
    row[list(_WRITERS).index(type(event))] = 1
    _WRITERS[type(event)](row, event)
    return row


def _put(row: Numbers, seat: int, cards: Mask, *numbers: int) -> None:
    if seat >= 0:
        row[_SEATS_AT + seat] = 1
    row[_CARDS_AT:_STEP_AT] = _planes([cards])
    row[_NUMBERS_AT : _NUMBERS_AT + len(numbers)] = numbers


def _hand(row: Numbers, event: HandDealt) -> None:
    _put(row, event.seat, event.cards)


def _turn_up(row: Numbers, event: TurnUpShown) -> None:
    _put(row, -1, 1 << event.card)


def _moment(row: Numbers, event: MomentReached) -> None:
    _put(row, event.seat, 0)
    row[_STEP_AT + _STEPS[event.step]] = 1


def _marked(row: Numbers, event: Marked) -> None:
    _put(row, event.seat, event.cards, event.imperials, event.counters, event.wipes)
    row[_STEP_AT + _STEPS[event.step]] = 1
    if event.kind is not None:
        row[_KIND_AT + _KINDS[event.kind]] = 1


def _called(row: Numbers, event: PointCalled) -> None:
    told = event.length, event.worth, event.against + 1, event.against_worth
    _put(row, event.seat, 0, 0, 0, 0, *told)
    row[_ANSWER_AT + _ANSWERS[event.answer]] = 1


def _card(row: Numbers, event: CardPlayed | CardDrawn) -> None:
    _put(row, event.seat, 0 if event.card is None else 1 << event.card)


_WRITERS: dict[type, Callable[[Numbers, Any], None]] = {
    HandDealt: _hand,
    TurnUpShown: _turn_up,
    MomentReached: _moment,
    Marked: _marked,
    PointCalled: _called,
    CardPlayed: _card,
    CardDrawn: _card,
}


@lru_cache(1 << 14)
def told(event: Event) -> str:
    """Return an event in one line of text, for a log.

    >>> told(HandDealt(0, 0b111))
    'HandDealt seat=0 cards=[876c]'
    """
    fields = event._asdict()
    words = [f"{name}={_plain(name, value)}" for name, value in fields.items()]
    return " ".join([type(event).__name__, *words])


def _plain(name: str, value: object) -> str:
    if name == "cards" and isinstance(value, int):
        return f"[{spell(value)}]"
    if isinstance(value, tuple):
        items: tuple[object, ...] = value  # pyright: ignore[reportUnknownVariableType]
        return "(" + " ".join(map(str, items)) + ")"
    return str(value)
