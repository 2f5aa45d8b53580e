"""What has a deal brought, whatever the scores it began at?

What is marked in a deal follows from the cards and the play alone.  The scores at its start decide
only what becomes of it: when counters are exchanged, who is wiped, and whether somebody wins before
the rest is marked.  So the gains of one deal, in their order, tell what it would have come to from
any other scores, had it been played alike.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import IntEnum
from typing import NamedTuple

from imperiale.domain.claims import BLANK_KINDS
from imperiale.domain.events import CardPlayed, CountersForfeited, DealOpened, Event, Marked, Step
from imperiale.domain.rules.marking import Score, marked
from imperiale.domain.ruleset import Rules

__all__ = ["Effect", "Gain", "gains", "take"]


class Effect(IntEnum):
    """What a gain does besides."""

    TAME = 0
    """Nothing: an imperial gained does not wipe."""
    WIPES = 1
    """An imperial gained wipes the others, where the rules have it."""
    FORFEIT = 2
    """It is none: all counters are lost."""


class Gain(NamedTuple):
    """Something marked at once.

    Attributes:
        place: who: places are counted from elder clockwise, so that the dealer is the last.
        imperials: imperials gained.
        counters: counters gained, before any exchange.
        effect: what it does besides.
    """

    place: int
    imperials: int
    counters: int
    effect: Effect


def gains(rules: Rules, events: Iterable[Event]) -> tuple[Gain, ...]:
    """Return what a deal has brought, in its order.

    Args:
        rules: those it was played by; the table marks.
        events: the whole deal, from its opening on.
    """
    found: list[Gain] = []
    order: tuple[int, ...] = ()
    in_hand: list[int] = []
    played = suspended = False
    for event in events:
        match event:
            case DealOpened(dealer=dealer):
                order = rules.order(dealer)
            case CardPlayed():
                played = True
            case CountersForfeited(seat=seat):
                found.append(Gain(order.index(seat), 0, 0, Effect.FORFEIT))
            case Marked(seat, step, imperials, counters, kind, _, wipes):
                if step is Step.IMPERIAL and not played:
                    in_hand.append(len(found))
                    suspended |= kind in BLANK_KINDS and rules.blank_wipe == "suspends"
                found.append(Gain(order.index(seat), imperials, counters, Effect(wipes)))
            case _:
                pass
    if suspended:
        # whether there was something to wipe, and so something to say of it, was a matter of scores
        for place in in_hand:
            found[place] = found[place]._replace(effect=Effect.TAME)
    return tuple(found)


def take(
    rules: Rules, scores: Sequence[Score], gained: Iterable[Gain]
) -> tuple[tuple[Score, ...], int | None]:
    """Return the scores after the gains of a deal, and who has won by them.

    Args:
        rules: what the partie is played by.
        scores: those before the deal, by place from elder.
        gained: what the deal brings.

    Returns:
        The scores by place, and the place of the winner, after whose gain nothing is marked.
    """
    now = tuple(scores)
    target = rules.winning_score
    for place, imperials, counters, effect in gained:
        if effect is Effect.FORFEIT:
            now = (*now[:place], Score(now[place].imperials, 0), *now[place + 1 :])
            continue
        wipe = rules.wipe and effect is Effect.WIPES
        now = marked(now, place, imperials, counters, target=target, wipe=wipe)
        if target is not None and now[place].imperials >= target:
            return now, place
    return now, None
