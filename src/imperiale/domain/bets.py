"""How is a bet of onlookers settled?

Source: BIB, last paragraph; RULES.md, 9.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import StrEnum
from typing import NamedTuple

from imperiale.domain.claims import imperials_of
from imperiale.domain.deal import Deal
from imperiale.domain.events import Ending

__all__ = ["DealTricks", "Part", "Settled", "TricksBet", "has_imperial", "settle"]


class DealTricks(NamedTuple):
    """What a deal says to a bet on tricks.

    Attributes:
        tricks: by seat, the tricks taken.
        ending: whether it was played out, not played, or ended because the partie was won.
    """

    tricks: tuple[int, ...]
    ending: Ending


class TricksBet(NamedTuple):
    """A bet that a seat takes more tricks than its opponent.

    Attributes:
        seat: the seat that is backed.
        against: its opponent.
        stake: what each side stakes, in the smallest coin.
        deals: the deals it runs over; two unless agreed otherwise.
    """

    seat: int
    against: int
    stake: int
    deals: int = 2


class Part(StrEnum):
    """What became of one deal's part of a bet."""

    WON = "won"
    LOST = "lost"
    RETURNED = "returned"
    OPEN = "open"


class Settled(NamedTuple):
    """A bet after some deals.

    Attributes:
        parts: what became of each deal's part.
        amounts: the stake of each part; they differ by at most 1 and add up to the stake.
        balance: what the backer has won (negative: lost) so far.
    """

    parts: tuple[Part, ...]
    amounts: tuple[int, ...]
    balance: int

    @property
    def claimable(self) -> int:
        """What the backer may claim now; never more than the parts that are decided."""
        return max(0, self.balance)

    @property
    def over(self) -> bool:
        """Whether every part is decided."""
        return Part.OPEN not in self.parts


MAJORITY = 7
"""Tricks of the twelve that cannot be overtaken."""

ALL = 12
"""Tricks of a deal (BIB); when they are taken, the deal is decided though it ended the partie."""


def settle(bet: TricksBet, deals: Iterable[DealTricks]) -> Settled:
    """Return how a bet on tricks stands after some deals.

    Each deal decides an equal part of the stake.  Equal tricks give that part back; a deal that is
    not played passes its part to the next one; a deal that ends with the partie gives it back
    unless one side has seven tricks.

    Raises:
        ValueError: the bet is on no deal, or of nothing, or of a seat against itself.

    >>> played = [DealTricks((7, 5), Ending.PLAYED), DealTricks((8, 4), Ending.PLAYED)]
    >>> settle(TricksBet(0, 1, 10), played[:1]).balance, settle(TricksBet(0, 1, 10), played).balance
    (5, 10)
    """
    if bet.deals < 1 or bet.stake < 1 or bet.seat == bet.against:
        raise ValueError(f"{bet}: a bet is of 1 or more, on 1 deal or more, between two seats")
    share, odd = divmod(bet.stake, bet.deals)
    amounts = tuple(share + (i < odd) for i in range(bet.deals))
    decided = list(_parts(bet, deals))[: bet.deals]
    parts = tuple(decided) + (Part.OPEN,) * (bet.deals - len(decided))
    sign = {Part.WON: 1, Part.LOST: -1}
    balance = sum(sign.get(part, 0) * n for part, n in zip(parts, amounts, strict=True))
    return Settled(parts, amounts, balance)


def _parts(bet: TricksBet, deals: Iterable[DealTricks]) -> Iterator[Part]:
    for tricks, ending in deals:
        mine, theirs = tricks[bet.seat], tricks[bet.against]
        if ending is Ending.NOT_PLAYED:
            continue
        cut_short = ending is Ending.WON and sum(tricks) < ALL
        unfinished = cut_short and max(mine, theirs) < MAJORITY
        if mine == theirs or unfinished:
            yield Part.RETURNED
        else:
            yield Part.WON if mine > theirs else Part.LOST


def has_imperial(deal: Deal, seat: int) -> bool:
    """Tell whether a seat holds an imperial, shown or not, for a bet on imperials.

    One that was not declared, or shown at the wrong time, counts all the same (BIB).
    """
    as_dealt = deal.but(hands=deal.dealt)
    return any(True for _ in imperials_of(deal.rules, as_dealt, seat))
