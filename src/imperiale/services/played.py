"""What was played, in whatever form it is given: a kept partie, a proof, records or notation?"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from hashlib import sha256
from typing import NamedTuple, cast

from imperiale import __version__
from imperiale.analysis.grades import grades
from imperiale.analysis.review import Move, PlayedDeal, of_record
from imperiale.analysis.reviewed import VERSION
from imperiale.domain.cards import cards
from imperiale.domain.errors import CodedError, Invalid
from imperiale.domain.events import DealEnded, DealOpened, Event, HandDealt, TalonLaid, TurnUpShown
from imperiale.domain.house import read_ruleset
from imperiale.domain.notation import read_line
from imperiale.domain.record import Record
from imperiale.domain.ruleset import Rules
from imperiale.domain.setup import Setup
from imperiale.rulesets import load
from imperiale.services.moves import NextDeal
from imperiale.services.saves import FORMAT as SAVE
from imperiale.services.table import Table
from imperiale.services.verifying import NotProofError, read_proof

__all__ = ["Played", "PlayedError", "of_table", "played", "setup_of"]


class PlayedError(CodedError):
    """A text tells of no deals that can be reviewed.

    Its codes: ``nothing``, ``mixed`` (two deals of different rules) or ``proof`` (it is none).
    """


class Played(NamedTuple):
    """Deals that were played one after the other, of the same rules.

    Attributes:
        rules: what they were played by.
        deals: the deals, in order; at least one.
        names: by seat who sat there; empty where that is not known.
        whole: whether the first is the first of a partie.
    """

    rules: Rules
    deals: tuple[PlayedDeal, ...]
    names: tuple[str, ...]
    whole: bool

    @property
    def key(self) -> str:
        """All that the review depends on, in hexadecimal: the deals, and what reviews them."""
        of = "\n".join(deal.seed.hex() for deal in self.deals)
        known = f"{__version__} {VERSION} {grades()} {self.names} {self.whole}"
        return sha256(f"{known}\n{of}".encode()).hexdigest()


def played(text: str, record_of: Callable[[str], Record]) -> Played:
    """Return the deals of a text.

    Args:
        text: a kept partie, a proof, or a record or a deal of one line in each line.
        record_of: reads a record or a deal of one line.

    Raises:
        PlayedError: it tells of none, or of deals that are no partie.
        RecordError: a line is no deal, or a card of it may not be played.
        SaveError: it is a kept partie that cannot be played.
    """
    told = _object(text)
    if told.get("format") == SAVE:
        return of_table(Table.from_text(text))
    if told.get("format") == "imperiale-proof":
        return _of_proof(text)
    return _of_records(record_of(line) for line in text.splitlines() if line.strip())


def _object(text: str) -> Mapping[str, object]:
    """Return the one object that a text holds; an empty one if it holds something else."""
    try:
        data = cast("object", json.loads(text))
    except (ValueError, RecursionError):
        return {}
    return cast("Mapping[str, object]", data) if isinstance(data, dict) else {}


def _of_records(records: Iterable[Record]) -> Played:
    found = tuple(map(of_record, records))
    if not found:
        raise PlayedError("nothing")
    rules = found[0].setup.rules
    for number, deal in enumerate(found, 1):
        if deal.setup.rules != rules:
            raise PlayedError("mixed", line=str(number))
    return Played(rules, found, (), not any(score.marks for score in found[0].setup.start))


def _of_proof(text: str) -> Played:
    try:
        proof = read_proof(text.encode())
        ruleset = read_ruleset(proof.ruleset, load)
        return _of_records(read_line(line, lambda _: ruleset) for line in proof.lines)
    except (NotProofError, Invalid) as error:
        raise PlayedError("proof", reason=str(error)) from None


def of_table(table: Table, names: tuple[str, ...] = ()) -> Played:
    """Return the deals of a partie that are over.

    Args:
        table: the partie.
        names: by seat who sits there; by default as the terms name them.

    Raises:
        PlayedError: none is.
    """
    happened: dict[int, list[Event]] = {}
    for entry in table.log[1:]:  # before all else the partie was opened
        happened.setdefault(entry.move, []).append(cast("Event", entry.event))
    found: list[PlayedDeal] = []
    for number, move in enumerate(table.moves, 1):
        events = tuple(happened.get(number, ()))
        if isinstance(move, NextDeal):
            found.append(PlayedDeal(setup_of(table.rules, events), events, ()))
        else:
            last = found[-1]
            found[-1] = last._replace(moves=(*last.moves, Move(move, events)))
    over = tuple(deal for deal in found if _over(deal))
    if not over:
        raise PlayedError("nothing")
    return Played(table.rules, over, names or table.terms.seats, whole=True)


def _over(deal: PlayedDeal) -> bool:
    events = deal.moves[-1].events if deal.moves else deal.opening
    return any(isinstance(event, DealEnded) for event in events)


def setup_of(rules: Rules, events: Iterable[Event]) -> Setup:
    """Return the deal that events open, all of which are known.

    Args:
        rules: what it is played by.
        events: the first of a deal.
    """
    opened: DealOpened | None = None
    hands: list[HandDealt] = []
    turn_up: TurnUpShown | None = None
    talon: TalonLaid | None = None
    for event in events:
        match event:
            case DealOpened():
                opened = event
            case HandDealt():
                hands.append(event)
            case TurnUpShown():
                turn_up = event
            case TalonLaid():
                talon = event
            case _:
                break
    assert opened is not None, "a deal opens before anything else happens in it"
    assert turn_up is not None, "a card is turned up before anything is marked"
    below = () if talon is None else talon.cards
    return Setup(
        rules,
        opened.dealer,
        opened.scores,
        tuple(cards(hand.cards) for hand in sorted(hands)),
        turn_up.card,
        tuple(card for card in below if card is not None),
    )
