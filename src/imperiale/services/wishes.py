"""To which facts does a wish lead, and may it be granted?

:func:`grant` may refuse; it changes nothing.  :func:`follows` tells what happens next by itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import Literal, NamedTuple, TypeAlias

from imperiale.domain.commands import Command
from imperiale.domain.errors import ImperialeError
from imperiale.domain.events import CardDrawn, CardPlayed, Marked, PointCalled
from imperiale.domain.partie import partie_obey
from imperiale.services.facts import (
    Answered,
    BetPlaced,
    Committed,
    Dealt,
    Fact,
    Moved,
    Proposed,
    Readied,
    Replaced,
    Rested,
    TakenBack,
)
from imperiale.services.game import Game
from imperiale.services.moves import Move, NextDeal, move_data
from imperiale.services.rest import sure_tricks
from imperiale.services.settling import CHIPS, purse
from imperiale.services.table import Entry

__all__ = [
    "STAND_IN",
    "Answer",
    "AskRematch",
    "AskReplace",
    "AskRest",
    "AskUndo",
    "Declined",
    "Not",
    "PlaceBet",
    "Ready",
    "Who",
    "Wish",
    "can_undo",
    "follows",
    "grant",
    "rematch_agreed",
    "waited_for",
]


class Not(StrEnum):
    """Why a wish is declined that no rule of the game forbids."""

    ONLOOKER = "onlooker"
    STALE = "stale"
    NOT_NOW = "not-now"
    NOT_READY = "not-ready"
    ALREADY_READY = "already-ready"
    NOTHING_TO_UNDO = "nothing-to-undo"
    SEEN_SINCE = "seen-since"
    RATED = "rated"
    PENDING = "pending"
    NOTHING_PROPOSED = "nothing-proposed"
    NOT_PROVEN = "not-proven"
    NOT_AWAY = "not-away"
    NO_BETS_NOW = "no-bets-now"
    NO_SUCH_BET = "no-such-bet"
    PURSE = "purse"


class Declined(ImperialeError):
    """A wish may not be granted now; nothing has changed.

    Attributes:
        code: why.
        facts: particulars for the sentence.
    """

    def __init__(self, code: Not, facts: Mapping[str, int | str] | None = None) -> None:
        self.code = code
        self.facts = dict(facts or {})
        super().__init__(str(code))


class Ready(NamedTuple):
    """Be ready for the next deal, with a nonce for its shuffle."""

    nonce: str


class AskUndo(NamedTuple):
    """Take back the last thing that one did."""


class AskRest(NamedTuple):
    """Claim all tricks that are left."""


class AskRematch(NamedTuple):
    """Play another partie."""


class AskReplace(NamedTuple):
    """Let an agent play for a seat whose person is away."""

    seat: int


class Answer(NamedTuple):
    """Consent to what is proposed, or not."""

    yes: bool


class PlaceBet(NamedTuple):
    """Bet that a seat beats another."""

    on: Literal["tricks", "imperials"]
    seat: int
    against: int
    stake: int


Wish: TypeAlias = Command | Ready | AskUndo | AskRest | AskRematch | AskReplace | Answer | PlaceBet


class Who(NamedTuple):
    """Whose wish it is: a seat's, or an onlooker's by his place among them."""

    seat: int | None
    onlooker: int | None = None


Away: TypeAlias = Callable[[int], bool]
"""Tells whether the person of a seat has been away too long."""


def grant(game: Game, who: Who, wish: Wish, at: int, away: Away) -> tuple[Fact, ...]:
    """Return what happens if a wish is granted.

    Args:
        game: where.
        who: whose wish it is.
        wish: what he wants.
        at: the number of the log at which he wanted it.
        away: tells whether the person of a seat has been away too long.

    Raises:
        Refused: a rule of the game forbids it.
        Declined: it may not be granted for another reason.
    """
    if isinstance(wish, PlaceBet):
        return (_bet(game, who, wish),)
    seat = who.seat
    if seat is None:
        raise Declined(Not.ONLOOKER)
    match wish:
        case Ready(nonce):
            return (_ready(game, seat, nonce, at),)
        case AskUndo():
            return _undo(game, seat, at, away)
        case AskRest():
            return (_rest(game, seat, at),)
        case AskRematch():
            if game.phase != "over" or game.next_game:
                raise Declined(Not.NOT_NOW)
            return _propose(game, Proposed("rematch", seat, seat), away)
        case AskReplace(other):
            return _replace(game, seat, other, away)
        case Answer(yes):
            return _answer(game, seat, at, away, yes=yes)
        case _:
            return (_move(game, seat, wish._replace(seat=seat), at),)


def _move(game: Game, seat: int, command: Command, at: int) -> Fact:
    table = game.table
    if game.phase == "seating" or table is None:
        raise Declined(Not.NOT_NOW)
    if at < game.changed_at:
        raise Declined(Not.STALE)
    _ = partie_obey(table.partie, command)
    return Moved(move_data(command))


def _ready(game: Game, seat: int, nonce: str, at: int) -> Fact:
    if game.phase != "ready":
        raise Declined(Not.NOT_NOW)
    if at < game.changed_at:
        raise Declined(Not.STALE)
    if seat in game.ready:
        raise Declined(Not.ALREADY_READY)
    return Readied(seat, nonce)


def can_undo(game: Game, seat: int) -> Not | None:
    """Return why a seat may not take back, or nothing if it may.

    Alone it may as long as the deal lasts; among people as long as nothing has come to light since.
    """
    table = game.table
    deal = None if table is None else table.partie.deal
    if game.made.rated:
        return Not.RATED
    if table is None or deal is None or deal.over:
        return Not.NOTHING_TO_UNDO
    last = _last_own(table.moves, seat)
    if last is None:
        return Not.NOTHING_TO_UNDO
    if game.alone:
        return None
    if any(entry.move > last and _tells(entry, last + 1, seat) for entry in table.log):
        return Not.SEEN_SINCE
    return None


def _tells(entry: Entry, move: int, seat: int) -> bool:
    """Tell whether what came of a move of a seat, or after it, has told the seat anything."""
    match entry.event:
        case CardDrawn():
            return True
        case CardPlayed(seat=other) | PointCalled(seat=other) | Marked(seat=other):
            return entry.move > move or other != seat
        case _:
            return False


def _last_own(moves: list[Move], seat: int) -> int | None:
    """Return the place of the last move of a seat in the deal under way."""
    for place in range(len(moves) - 1, -1, -1):
        move = moves[place]
        if isinstance(move, NextDeal):
            return None
        if move.seat == seat:
            return place
    return None


def _undo(game: Game, seat: int, at: int, away: Away) -> tuple[Fact, ...]:
    if at < game.changed_at:
        raise Declined(Not.STALE)
    reason = can_undo(game, seat)
    if reason is not None:
        raise Declined(reason)
    return _propose(game, Proposed("undo", seat, seat), away)


def _rest(game: Game, seat: int, at: int) -> Fact:
    if game.table is None or game.turn != seat:
        raise Declined(Not.NOT_NOW)
    if at < game.changed_at:
        raise Declined(Not.STALE)
    order = sure_tricks(game.table.view(seat))
    if order is None:
        raise Declined(Not.NOT_PROVEN)
    return Rested(seat, tuple(map(int, order)))


def _replace(game: Game, by: int, seat: int, away: Away) -> tuple[Fact, ...]:
    place = game.places[seat] if seat < len(game.places) else None
    if place is None or seat == by or not place.played_by_person or game.phase == "over":
        raise Declined(Not.NOT_NOW)
    if not away(seat):
        raise Declined(Not.NOT_AWAY)
    return _propose(game, Proposed("replace", by, seat), away)


def waited_for(game: Game, proposal: Proposed, away: Away) -> set[int]:
    """Return the seats whose consent a proposal needs, those that have consented among them.

    Who is away is not waited for when it is about somebody who is away.
    """
    needed = set(game.people())
    if proposal.what == "replace":
        needed = {seat for seat in needed if seat != proposal.seat and not away(seat)}
    return needed


def _propose(game: Game, proposal: Proposed, away: Away) -> tuple[Fact, ...]:
    if game.proposal is not None:
        raise Declined(Not.PENDING)
    if waited_for(game, proposal, away) <= {proposal.by}:
        return _agreed(proposal)
    return (proposal,)


STAND_IN = "greedy"
"""The agent that plays for who is away."""


def _agreed(proposal: Proposed) -> tuple[Fact, ...]:
    """Return what a proposal comes to; a rematch is made by whoever makes games."""
    match proposal.what:
        case "undo":
            return (TakenBack(proposal.by),)
        case "replace":
            return (Replaced(proposal.seat, STAND_IN),)
        case _:
            return (proposal,)


def _answer(game: Game, seat: int, at: int, away: Away, *, yes: bool) -> tuple[Fact, ...]:
    proposal = game.proposal
    if proposal is None or at < game.proposed_at:
        raise Declined(Not.NOTHING_PROPOSED)
    needed = waited_for(game, proposal, away)
    withdraws = not yes and seat == proposal.by
    if not withdraws and (seat in game.agreed or seat not in needed):
        raise Declined(Not.NOTHING_PROPOSED)
    answered = Answered(seat, yes)
    if yes and needed <= game.agreed | {seat} and proposal.what != "rematch":
        return (answered, *_agreed(proposal))
    return (answered,)


def rematch_agreed(game: Game) -> bool:
    """Tell whether everybody wants another partie that has not been made."""
    proposal = game.proposal
    if proposal is None or proposal.what != "rematch" or game.next_game:
        return False
    return set(game.people()) <= game.agreed


def _bet(game: Game, who: Who, bet: PlaceBet) -> Fact:
    if who.onlooker is None or who.seat is not None:
        raise Declined(Not.NO_BETS_NOW)
    if game.phase not in ("seating", "ready"):
        raise Declined(Not.NO_BETS_NOW)
    players = game.made.players
    if bet.seat == bet.against or max(bet.seat, bet.against) >= players:
        raise Declined(Not.NO_SUCH_BET)
    left = purse(game, who.onlooker)
    if not 1 <= bet.stake <= left:
        raise Declined(Not.PURSE, {"left": left, "all": CHIPS})
    return BetPlaced(who.onlooker, bet.on, bet.seat, bet.against, bet.stake)


def follows(game: Game, secret: Callable[[], str]) -> tuple[Fact, ...]:
    """Return what happens next by itself; nothing if the game waits for somebody.

    Args:
        game: where.
        secret: draws a secret, 32 bytes in hexadecimal, for a deal.
    """
    if game.phase != "ready":
        return ()
    if len(game.secrets) == game.deals:
        return (Committed(secret()),)
    people = set(game.people())
    if people <= set(game.ready):
        return (Dealt(),) if people or game.ready else ()
    return ()
