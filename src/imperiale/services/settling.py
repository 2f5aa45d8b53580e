"""How do the bets of onlookers stand, and what is left in a purse?

Source: BIB, last paragraph; RULES.md, 9, and :mod:`imperiale.domain.bets`.  A bet on imperials is
on who holds one in the next deal that is played; if both do, or neither, it goes back (inferred).
"""

from __future__ import annotations

from typing import NamedTuple

from imperiale.domain.bets import Part, TricksBet, settle
from imperiale.domain.events import Ending
from imperiale.services.facts import BetPlaced
from imperiale.services.game import Game

__all__ = ["CHIPS", "Stand", "purse", "stands"]

CHIPS = 100
"""Play chips that an onlooker has at the beginning of a game."""


class Stand(NamedTuple):
    """How a bet stands.

    Attributes:
        bet: which.
        balance: what it has brought so far.
        at_stake: what is still to be decided.
    """

    bet: BetPlaced
    balance: int
    at_stake: int


def stands(game: Game) -> list[Stand]:
    """Return how every bet of a game stands, in the order in which they were placed."""
    return [_stand(game, bet, since) for bet, since in game.bets]


def _stand(game: Game, bet: BetPlaced, since: int) -> Stand:
    past = () if game.table is None else game.table.partie.past[since:]
    over = game.phase == "over"
    if bet.on == "tricks":
        settled = settle(TricksBet(bet.seat, bet.against, bet.stake), past)
        parts = zip(settled.parts, settled.amounts, strict=True)
        still = 0 if over else sum(amount for part, amount in parts if part is Part.OPEN)
        return Stand(bet, settled.balance, still)
    played = (i for i, deal in enumerate(past, since) if deal.ending is not Ending.NOT_PLAYED)
    deal = next(played, None)
    if deal is None:
        return Stand(bet, 0, 0 if over else bet.stake)
    mine, theirs = game.imperials[deal][bet.seat], game.imperials[deal][bet.against]
    return Stand(bet, bet.stake * (mine - theirs), 0)


def purse(game: Game, onlooker: int) -> int:
    """Return the chips that an onlooker may stake."""
    own = [stand for stand in stands(game) if stand.bet.onlooker == onlooker]
    return CHIPS + sum(stand.balance - stand.at_stake for stand in own)
