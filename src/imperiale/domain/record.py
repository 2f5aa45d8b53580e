"""How is a deal written down as data, read back, and played through?

The form is that of the deal records (one JSON object a deal): what was dealt, what was played, and
what it came to.  :func:`read_record` tells every fault of a record at once, each with its place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple, TypeAlias, cast

from imperiale.domain.cards import Card, each
from imperiale.domain.commands import PlayCard
from imperiale.domain.deal import Deal, card_points, legal
from imperiale.domain.decide import begin, obey
from imperiale.domain.errors import (
    Code,
    Fault,
    NotationError,
    RecordError,
    Refused,
    RulesetError,
    shown,
)
from imperiale.domain.events import CountersForfeited, Event, Marked
from imperiale.domain.rules.marking import NOTHING, Score
from imperiale.domain.ruleset import Rules, Ruleset
from imperiale.domain.setup import Setup, faults

__all__ = ["Json", "Record", "entry", "outcome", "read_record", "replay", "write_record"]

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"

_OUTCOME = ("events", "tricks", "score", "winner", "card_points")
_KNOWN = {
    *("id", "note", "rules", "options", "players", "dealer", "start", "hands", "turn_up", "stock"),
    *("play", "values", *_OUTCOME),
}


class Record(NamedTuple):
    """A deal that was written down.

    Attributes:
        setup: the cards on the table.
        play: the cards in the order played.
        stated: what the record itself says that the deal came to; only fields that it has.
    """

    setup: Setup
    play: tuple[Card, ...]
    stated: Mapping[str, Json]


def read_record(data: object, find: Callable[[str], Ruleset]) -> Record:
    """Make a record of decoded JSON.

    Args:
        data: the decoded line.
        find: returns the rule set of a name.

    Raises:
        RecordError: with every fault of its form, or of its cards.
    """
    fields = _object(data)
    if fields is None:
        raise RecordError([Fault(Code.NOT_OBJECT, "", _found(data, "an object"))])
    reader = _Reader(fields)
    for name in fields:
        if name not in _KNOWN:
            reader.fault(Code.UNKNOWN_FIELD, name, {"allowed": ", ".join(sorted(_KNOWN))})
    hands = reader.hands()
    players = reader.number("players", 2, 4, len(hands) if 2 <= len(hands) <= 4 else None)
    rules = reader.rules(find, players)
    dealer = reader.number("dealer", 0, (players or 4) - 1)
    start = reader.scores()
    turn_up = reader.turn_up()
    stock = reader.cards("stock", fields["stock"]) if "stock" in fields else None
    play = reader.cards("play", fields["play"]) if "play" in fields else ()
    if reader.faults:
        raise RecordError(reader.faults)
    assert rules is not None
    assert dealer is not None
    assert turn_up is not None
    if stock is None:
        stock = _unseen(rules, hands, turn_up)
        if rules.refill:
            raise RecordError([Fault(Code.MISSING, "stock", {"allowed": "the cards to be drawn"})])
    scores = (NOTHING,) * rules.players if start is None else start
    setup = Setup(rules, dealer, scores, hands, turn_up, stock)
    wrong = faults(setup)
    if wrong:
        raise RecordError(wrong)
    stated = {name: cast("Json", fields[name]) for name in _OUTCOME if name in fields}
    return Record(setup, play, stated)


def replay(record: Record, *, partial: bool = False) -> tuple[Deal, tuple[Event, ...]]:
    """Play a record through.

    Args:
        record: the deal and its cards.
        partial: whether the play may stop before the deal is over.

    Returns:
        The deal where the play stops, and everything that happened.

    Raises:
        RecordError: a card that may not be played, or too many or too few of them.
    """
    deal, happened = begin(record.setup)
    events = list(happened)
    for i, card in enumerate(record.play):
        if deal.over:
            facts = {"found": str(len(record.play)), "expected": str(i)}
            raise RecordError([Fault(Code.PLAY_TOO_LONG, f"play[{i}]", facts)])
        try:
            deal, happened = obey(deal, PlayCard(deal.seat, card))
        except Refused as refused:
            may = " ".join(map(str, each(legal(deal))))
            facts = {"card": str(card), "seat": str(deal.seat), "why": refused.why, "legal": may}
            raise RecordError([Fault(Code.CARD_NOT_LEGAL, f"play[{i}]", facts)]) from None
        events += happened
    if not deal.over and not partial:
        needed = deal.rules.players * deal.rules.deal_tricks
        facts = {"found": str(len(record.play)), "expected": str(needed)}
        raise RecordError([Fault(Code.PLAY_TOO_SHORT, "play", facts)])
    return deal, tuple(events)


def outcome(deal: Deal, events: Iterable[Event]) -> dict[str, Json]:
    """Return what a deal came to, by the names of the deal records."""
    came: dict[str, Json] = {
        "events": [listed for event in events if (listed := entry(event)) is not None],
        "tricks": list(deal.tricks),
        "score": [_score(score) for score in deal.scores],
        "winner": deal.winner,
    }
    if deal.rules.refill:
        came["card_points"] = list(card_points(deal))
    return came


def write_record(setup: Setup, play: Iterable[Card], came: Mapping[str, Json]) -> dict[str, Json]:
    """Return the record of a deal as data for JSON, which :func:`read_record` reads back."""
    rules = setup.rules
    options: dict[str, Json] = {
        key: list(value) if isinstance(value, tuple) else value
        for key, value in rules.options.items()
    }
    return {
        "rules": rules.id,
        "options": options,
        "players": rules.players,
        "dealer": setup.dealer,
        "start": [_score(score) for score in setup.start],
        "hands": [[str(card) for card in held] for held in setup.hands],
        "turn_up": str(setup.turn_up),
        "stock": [str(card) for card in setup.talon],
        "play": [str(card) for card in play],
        **came,
    }


def _score(score: Score) -> dict[str, Json]:
    return {"imperials": score.imperials, "counters": score.counters}


def entry(event: Event) -> dict[str, Json] | None:
    """Return what a record lists of an event, if anything.

    The exchange of counters and the wipe follow from the rules and are not listed.
    """
    if isinstance(event, CountersForfeited):
        return {"seat": event.seat, "step": "no_trick"}
    if not isinstance(event, Marked):
        return None
    listed: dict[str, Json] = {"seat": event.seat, "step": str(event.step)}
    if event.imperials:
        listed["imperials"] = event.imperials
    if event.counters:
        listed["counters"] = event.counters
    if event.kind:
        listed["kind"] = str(event.kind)
    return listed


def _unseen(rules: Rules, hands: tuple[tuple[Card, ...], ...], turn_up: Card) -> tuple[Card, ...]:
    """Return the cards that lie below the turn-up, where their order does not matter."""
    dealt = {turn_up, *(card for held in hands for card in held)}
    return tuple(card for card in each(rules.pack) if card not in dealt)


def _object(given: object) -> dict[str, object] | None:
    """Return a decoded JSON object, or nothing if it is none."""
    return cast("dict[str, object]", given) if isinstance(given, dict) else None


def _list(given: object) -> list[object] | None:
    """Return a decoded JSON list, or nothing if it is none."""
    return cast("list[object]", given) if isinstance(given, list) else None


def _found(given: object, allowed: str) -> dict[str, str]:
    return {"found": shown(given), "allowed": allowed}


class _Reader:
    """Reads the fields of one record and gathers what is wrong with them."""

    def __init__(self, data: dict[str, object]) -> None:
        self.data = data
        self.faults: list[Fault] = []

    def fault(self, code: Code, at: str, facts: Mapping[str, str]) -> None:
        self.faults.append(Fault(code, at, facts))

    def _missing(self, at: str, allowed: str) -> None:
        self.fault(Code.MISSING, at, {"allowed": allowed})

    def number(self, name: str, low: int, high: int, default: int | None = None) -> int | None:
        allowed = f"{low} to {high}"
        if name not in self.data:
            if default is None:
                self._missing(name, allowed)
            return default
        return self._number(name, self.data[name], low, high, allowed)

    def _number(self, at: str, given: object, low: int, high: int, allowed: str) -> int | None:
        if isinstance(given, bool) or not isinstance(given, int):
            self.fault(Code.WRONG_TYPE, at, _found(given, allowed))
        elif not low <= given <= high:
            self.fault(Code.OUT_OF_RANGE, at, _found(given, allowed))
        else:
            return given
        return None

    def rules(self, find: Callable[[str], Ruleset], players: int | None) -> Rules | None:
        name, given = self.data.get("rules"), self.data.get("options", {})
        options = _object(given)
        if name is None:
            self._missing("rules", "the name of a rule set")
        elif not isinstance(name, str):
            self.fault(Code.WRONG_TYPE, "rules", _found(name, "the name of a rule set"))
        if options is None:
            self.fault(Code.WRONG_TYPE, "options", _found(given, "an object"))
        elif isinstance(name, str):
            try:
                return self._table(find(name), players, options)
            except RulesetError as error:
                self.faults += error.faults
        return None

    def _table(
        self, ruleset: Ruleset, players: int | None, options: dict[str, object]
    ) -> Rules | None:
        if players is None:
            return None
        try:
            rules = ruleset.rules(players, options)
            if not rules.automatic:
                # from the cards alone nobody can tell what was claimed in time
                facts = _found(rules.marking, "automatic")
                self.fault(Code.NOT_ALLOWED, "options.marking", facts)
            return rules
        except RulesetError as error:
            for fault in error.faults:
                at = fault.at if fault.code is Code.PLAYERS_UNSUPPORTED else f"options.{fault.at}"
                self.fault(fault.code, at, fault.facts)
        return None

    def card(self, at: str, given: object) -> Card | None:
        try:
            return Card.parse(given)  # type: ignore[arg-type]
        except NotationError:
            self.fault(Code.NOT_A_CARD, at, _found(given, "a rank and a suit, e.g. Kh"))
            return None

    def cards(self, at: str, given: object) -> tuple[Card, ...]:
        row = _list(given)
        if row is None:
            self.fault(Code.WRONG_TYPE, at, _found(given, "a list of cards"))
            return ()
        read = (self.card(f"{at}[{i}]", text) for i, text in enumerate(row))
        return tuple(card for card in read if card is not None)

    def turn_up(self) -> Card | None:
        if "turn_up" not in self.data:
            self._missing("turn_up", "a card")
            return None
        return self.card("turn_up", self.data["turn_up"])

    def hands(self) -> tuple[tuple[Card, ...], ...]:
        given = self.data.get("hands")
        rows = _list(given)
        if given is None:
            self._missing("hands", "a list of cards for each seat")
        elif rows is None:
            self.fault(Code.WRONG_TYPE, "hands", _found(given, "a list of cards for each seat"))
        else:
            return tuple(self.cards(f"hands[{i}]", held) for i, held in enumerate(rows))
        return ()

    def scores(self) -> tuple[Score, ...] | None:
        if "start" not in self.data:
            return None
        given = self.data["start"]
        rows = _list(given)
        if rows is None:
            self.fault(Code.WRONG_TYPE, "start", _found(given, "a score for each seat"))
            return None
        return tuple(self._score(f"start[{i}]", score) for i, score in enumerate(rows))

    def _score(self, at: str, given: object) -> Score:
        score = _object(given)
        if score is None or set(score) != {"imperials", "counters"}:
            self.fault(Code.WRONG_TYPE, at, _found(given, '{"imperials": n, "counters": n}'))
            return NOTHING
        numbers = [
            self._number(f"{at}.{name}", score[name], 0, 10**6, "a number from 0")
            for name in ("imperials", "counters")
        ]
        return Score(*(number or 0 for number in numbers))
