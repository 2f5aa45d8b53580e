"""What does a review say?  The forms in which it is kept and written as JSON.

Chances are of winning the partie, 0 to 1; where no table tells them (``chance`` is false) values
are marks at the end of the deal, less those of each other seat, added up.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

from imperiale.analysis.grades import Grade

__all__ = ["FORMAT", "VERSION", "Choice", "DealReview", "Decision", "Point", "Review", "SeatReview"]
__all__ += ["Turning"]

FORMAT = "imperiale-review"
VERSION = 1
"""Another number means that the same partie is reviewed to other numbers."""


class Choice(Struct, frozen=True):
    """One thing that could be done at a decision.

    Attributes:
        do: what: ``play`` a card, ``show`` an imperial, ``call`` the point, ``claim`` marks, or
            ``done``, nothing more.
        cards: those played or shown, e.g. ``"Kh"``; else empty.
        number: what is called or claimed; else nothing.
        value: what it leads to, the mean over all that the seat could think possible.
        error: the standard error of how far it is behind the best; 0 if nothing was left out.
        share: in which share of the possible hands no other choice is better.
        open: what it leads to with all cards seen; nothing where that is not solved.
    """

    do: Literal["play", "show", "call", "claim", "done"]
    cards: str
    number: int | None
    value: float
    error: float
    share: float
    open: float | None


class Decision(Struct, frozen=True):
    """One decision that was not forced.

    Attributes:
        seat: whose.
        events: how many events of the deal came before it.
        trick: how many tricks had been taken.
        hand: what the seat held.
        table: the cards on the table, the leader's first.
        leader: who led them, or is to lead.
        hands: by seat, what everybody held.
        scores: by seat, the scores.
        tricks: by seat, how many tricks it had taken.
        choices: all that could be done.
        played: which of them was.
        best: which of them is worth most.
        loss: what the best is worth more than what was done, by what the seat could know.
        error: the standard error of that.
        open_loss: the same with all cards seen (double dummy); nothing where that is not solved.
        grade: how bad the error is.
        worlds: how many ways in which the unseen cards could lie were weighed.
        of: how many there were, or at the most.
        solved: whether they were solved, and not played out by chance.
        marks: of an error, the marks that what was done and the best lead to on the mean.
    """

    seat: int
    events: int
    trick: int
    hand: str
    table: str
    leader: int
    hands: tuple[str, ...]
    scores: tuple[str, ...]
    tricks: tuple[int, ...]
    choices: tuple[Choice, ...]
    played: int
    best: int
    loss: float
    error: float
    open_loss: float | None
    grade: Grade
    worlds: int
    of: int
    solved: bool
    marks: tuple[float, float] | None = None


class Point(Struct, frozen=True):
    """The chance of every seat to win the partie after so many events of the deal."""

    events: int
    chances: tuple[float, ...]


class DealReview(Struct, frozen=True):
    """One deal.

    Attributes:
        number: which, from 1.
        line: the deal in one line.
        dealer: who dealt.
        turn_up: the card that was turned up.
        start: the scores before it, by seat.
        end: the scores after it.
        chance: whether values are chances.
        luck: by seat, how much better the deal was than the mean of all deals.
        luck_error: the standard error of that.
        decisions: those that were not forced, in order.
        forced: by seat, how many were.
        course: how the chances went, with all cards seen; where that is not solved only before and
            after the deal; empty where no table tells chances.
        moves: what was done, in order (``play Kh``, ``show KQJAs``, ``call 41``, ``claim 2``,
            ``done``), where players marked by hand; else the line has it all.
    """

    number: int
    line: str
    dealer: int
    turn_up: str
    start: tuple[str, ...]
    end: tuple[str, ...]
    chance: bool
    luck: tuple[float, ...]
    luck_error: float
    decisions: tuple[Decision, ...]
    forced: tuple[int, ...]
    course: tuple[Point, ...]
    moves: tuple[str, ...] = ()


class SeatReview(Struct, frozen=True):
    """How a seat played the partie.

    Attributes:
        seat: which.
        name: who sat there, where that is known.
        decisions: how many were not forced.
        forced: how many were.
        errors: by grade, how many.
        loss: what all decisions lost, together.
        rate: what a decision lost on the mean; nothing if there was none.
        player: the class of player that errs so much.
        luck: the luck of all deals and of the cut for the first deal, together.
        result: 1 for who won, 0 for the others; nothing of a partie that is not over.
        adjusted: the result less the luck.
    """

    seat: int
    name: str
    decisions: int
    forced: int
    errors: dict[Grade, int]
    loss: float
    rate: float | None
    player: str
    luck: float
    result: float | None
    adjusted: float | None


class Turning(Struct, frozen=True):
    """Something that turned the partie.

    Attributes:
        deal: in which deal.
        decision: the number of the decision in it, from 0; nothing if it was the deal itself.
        seat: who erred, or whom the cards favoured.
        size: how much it cost, or brought.
    """

    deal: int
    decision: int | None
    seat: int
    size: float


class Review(Struct, frozen=True):
    """A review of a partie, or of some deals.

    Attributes:
        format, version, program: what this is, and what made it.
        rules: the rule set.
        options: what differs from it.
        players: how many.
        target: imperials that win.
        winner: who won the partie; nothing if these deals did not decide it.
        chance: whether values are chances.
        seats: how everybody played.
        turning: what turned the partie, the greatest first.
        deals: deal by deal.
    """

    format: str
    version: int
    program: str
    rules: str
    options: dict[str, Any]
    players: int
    target: int
    winner: int | None
    chance: bool
    seats: tuple[SeatReview, ...]
    turning: tuple[Turning, ...]
    deals: tuple[DealReview, ...]


DEALS: msgspec.json.Decoder[DealReview] = msgspec.json.Decoder(DealReview)
