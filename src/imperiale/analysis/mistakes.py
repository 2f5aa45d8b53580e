"""Which decisions of a review are to be made again, how did the table look, and what is right now?

A mistake is a decision that was given a grade.  It is asked again from the same view: the deal is
played once more, from its line or, where players marked by hand, from what each of them did.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from hashlib import sha256
from typing import NamedTuple

from imperiale.analysis.grades import SURE, Grade, grades
from imperiale.analysis.reviewed import Choice, DealReview, Decision, Review
from imperiale.domain.cards import Card, hand, spell
from imperiale.domain.commands import CallPoint, Claim, Command, Done, PlayCard, Show
from imperiale.domain.decide import begin, obey
from imperiale.domain.errors import ImperialeError
from imperiale.domain.events import Step
from imperiale.domain.notation import read_line
from imperiale.domain.ruleset import Ruleset
from imperiale.domain.views import View, view

__all__ = ["LostMomentError", "Mistake", "Verdict", "choice_made", "judged", "mistakes", "seen"]
__all__ += ["read_command", "write_command"]


class LostMomentError(ImperialeError):
    """A review does not tell how a moment came about: it was made before reviews told that."""


class Mistake(NamedTuple):
    """A decision to be made again.

    Attributes:
        review: of which review.
        deal: in which deal of it.
        number: which decision of the deal, from 0.
    """

    review: Review
    deal: DealReview
    number: int

    @property
    def decision(self) -> Decision:
        """The decision as the review has it."""
        return self.deal.decisions[self.number]

    @property
    def name(self) -> str:
        """What it is known by, the same in every review of the same deal."""
        of = f"{self.deal.line}\n{self.decision.seat} {self.decision.events}"
        return sha256(of.encode()).hexdigest()[:12]


class Verdict(NamedTuple):
    """What is said of a choice.

    Attributes:
        right: whether nothing worth a grade is lost by it.
        loss: what the best choice is worth more.
    """

    right: bool
    loss: float


def mistakes(review: Review, seats: Collection[int]) -> Iterator[Mistake]:
    """Yield the decisions of some seats that were given a grade, in the order of the play."""
    for deal in review.deals:
        for number, decision in enumerate(deal.decisions):
            if decision.seat in seats and decision.grade is not Grade.NONE:
                yield Mistake(review, deal, number)


def seen(mistake: Mistake, find: Callable[[str], Ruleset]) -> View:
    """Return what the seat saw when it was to decide.

    Args:
        mistake: the decision.
        find: returns the rule set of a name.

    Raises:
        LostMomentError: the review does not tell how it came about.
        RecordError: its line is no deal.
    """
    review, told, decision = mistake.review, mistake.deal, mistake.decision
    record = read_line(told.line, find)
    rules = find(review.rules).rules(review.players, review.options)
    if not rules.automatic and not told.moves:
        raise LostMomentError(told.line)
    moves = told.moves or tuple(f"play {card}" for card in record.play)
    deal, opening = begin(record.setup._replace(rules=rules))
    events = [*opening]
    for move in moves:
        command = read_command(move, deal.seat)
        while len(events) < decision.events and not deal.over:
            # to lead where something could be claimed is first to claim nothing
            silent = isinstance(command, PlayCard) and deal.step is not Step.PLAY
            deal, happened = obey(deal, Done(deal.seat) if silent else command)
            events += happened
            if not silent:
                break
        if len(events) >= decision.events:
            break
    if len(events) != decision.events or deal.seat != decision.seat:
        raise LostMomentError(told.line)
    return view(rules, events, decision.seat)


def judged(mistake: Mistake, number: int) -> Verdict:
    """Return what is said of a choice.

    Args:
        mistake: the decision.
        number: which of its choices.
    """
    choices = mistake.decision.choices
    chosen = choices[number]
    loss = choices[mistake.decision.best].value - chosen.value
    grade = grades().of(max(loss - SURE * chosen.error, 0), chance=mistake.deal.chance)
    return Verdict(grade is Grade.NONE, loss)


def choice_made(mistake: Mistake, command: Command) -> int | None:
    """Return which of the choices a command is; nothing if it is none of them."""
    seat = mistake.decision.seat
    made = (_command(choice, seat) for choice in mistake.decision.choices)
    return next((number for number, each in enumerate(made) if each == command), None)


def _command(choice: Choice, seat: int) -> Command:
    number = "" if choice.number is None else str(choice.number)
    return read_command(f"{choice.do} {choice.cards}{number}", seat)


def write_command(command: Command) -> str:
    """Return what somebody did in words, as :func:`read_command` reads it.

    >>> write_command(Show(1, hand("AKQJh")))
    'show KQJAh'
    """
    match command:
        case PlayCard(card=card):
            return f"play {card}"
        case Show(cards=shown):
            return f"show {spell(shown)}"
        case CallPoint(number=None):
            return "call"
        case CallPoint(number=number):
            return f"call {number}"
        case Claim(amount=amount):
            return f"claim {amount}"
        case Done():
            return "done"


def read_command(text: str, seat: int) -> Command:
    """Return what a seat did from its words.

    >>> read_command("call 41", 0)
    CallPoint(seat=0, number=41)

    Raises:
        ValueError: it is nothing that can be done.
    """
    do, _, rest = text.strip().partition(" ")
    match do:
        case "play":
            return PlayCard(seat, Card.parse(rest))
        case "show":
            return Show(seat, hand(rest))
        case "call":
            return CallPoint(seat, int(rest) if rest else None)
        case "claim":
            return Claim(seat, int(rest))
        case "done":
            return Done(seat)
        case _:
            raise ValueError(text)
