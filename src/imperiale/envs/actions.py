"""Which number is which command?

Where the table marks, which is the rule, an action is the number of a card, 0 to 35.  Where players
mark by hand the numbers from 36 on are what may truly be shown, called or claimed at the moment, in
the order of :func:`imperiale.domain.choices.choices`: the best first, silence last.
"""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
import numpy.typing as npt

from imperiale.domain.cards import CARDS
from imperiale.domain.choices import choices
from imperiale.domain.commands import Command, PlayCard
from imperiale.domain.deal import Deal
from imperiale.domain.ruleset import Rules
from imperiale.services.simulation import spelt as spelt_command

__all__ = ["CLAIMS", "actions", "command", "mask", "number_of_actions", "spelt"]

CLAIMS = 12
"""What can be said at one moment at the most: four sequences and fours fit in twelve cards, then a
blank hand, imperials of the turn-up, and silence."""


def number_of_actions(rules: Rules) -> int:
    """Return how many actions there are: 36, or 48 where players mark by hand."""
    return len(CARDS) + (0 if rules.automatic else CLAIMS)


def actions(deal: Deal) -> dict[int, Command]:
    """Return what the seat to act may do, by number, ascending; nothing when the deal is over.

    Args:
        deal: the table's own, or as that seat sees it.
    """
    found: dict[int, Command] = {}
    for place, what in enumerate(choices(deal)):
        found[int(what.card) if isinstance(what, PlayCard) else len(CARDS) + place] = what
    assert max(found, default=0) < number_of_actions(deal.rules)
    return found


def command(deal: Deal, action: int) -> Command | None:
    """Return the command of an action, or ``None`` where the rules forbid it."""
    return actions(deal).get(int(action))


def mask(rules: Rules, allowed: Iterable[int]) -> npt.NDArray[np.int8]:
    """Return actions as a row of zeros and ones."""
    row = np.zeros(number_of_actions(rules), np.int8)
    row[[*allowed]] = 1
    return row


def spelt(deal: Deal, action: int) -> str:
    """Return an action in words for a log: ``Kh``, ``show AKQJh``, ``say 5``, ``claim 2``."""
    what = command(deal, action)
    return f"no action {action}" if what is None else spelt_command(what)
