"""Can these cards be on a table?

A :class:`Setup` is anything that can be written down; :func:`faults` says everything that is wrong
with it, and :func:`opening` makes of a sound one the events that begin a deal.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count
from typing import NamedTuple

from imperiale.domain.cards import Card, Mask, mask
from imperiale.domain.errors import Code, Fault, SetupError
from imperiale.domain.events import DealOpened, Event, HandDealt, TalonLaid, TurnUpShown
from imperiale.domain.rules.marking import COUNTERS, Score
from imperiale.domain.ruleset import Rules

__all__ = ["Setup", "faults", "opening"]


class Setup(NamedTuple):
    """A deal as it can be written down, right or wrong.

    Attributes:
        rules: what it is to be played by.
        dealer: the seat that deals.
        start: the scores before it, by seat.
        hands: the cards dealt, by seat.
        turn_up: the card that fixes trumps.
        talon: the cards below it, top first; with no refill their order does not matter.
    """

    rules: Rules
    dealer: int
    start: tuple[Score, ...]
    hands: tuple[tuple[Card, ...], ...]
    turn_up: Card
    talon: tuple[Card, ...]


def faults(setup: Setup) -> tuple[Fault, ...]:
    """Return every reason why there is no such deal; none if there is."""
    return tuple(fault for check in (_counts, _cards, _turn_up, _scores) for fault in check(setup))


def _sound(setup: Setup, hands: Sequence[Mask]) -> bool:
    """Tell whether nothing is wrong, as is the rule; to find out what is wrong takes longer."""
    rules, talon = setup.rules, setup.talon
    written = mask(talon)
    for held in hands:
        written |= held
    turned = 1 << setup.turn_up
    at_dealers = rules.turn_up_card == "dealers_last"
    return (
        0 <= setup.dealer < rules.players == len(setup.hands)
        and all(len(held) == rules.hand_size for held in setup.hands)
        and len(talon) == rules.talon_size
        and written.bit_count() == rules.players * rules.hand_size + rules.talon_size
        and not (written | turned) & ~rules.pack
        and (setup.turn_up in setup.hands[setup.dealer] if at_dealers else not written & turned)
        and len(setup.start) == rules.players
        and not any(_scores(setup))
    )


def opening(setup: Setup) -> tuple[Event, ...]:
    """Return the events that put the cards on the table.

    Raises:
        SetupError: with every fault.
    """
    hands = [mask(held) for held in setup.hands]
    if not _sound(setup, hands):
        raise SetupError(faults(setup))
    return (
        DealOpened(setup.dealer, setup.start),
        *map(HandDealt, count(), hands),
        TurnUpShown(setup.turn_up),
        TalonLaid(setup.talon),
    )


def _wrong_count(code: Code, at: str, found: int, expected: int) -> Iterator[Fault]:
    if found != expected:
        yield Fault(code, at, {"found": str(found), "expected": str(expected)})


def _counts(setup: Setup) -> Iterator[Fault]:
    rules = setup.rules
    yield from _wrong_count(Code.HANDS_COUNT, "hands", len(setup.hands), rules.players)
    yield from _wrong_count(Code.START_COUNT, "start", len(setup.start), rules.players)
    for seat, held in enumerate(setup.hands):
        yield from _wrong_count(Code.HAND_SIZE, f"hands[{seat}]", len(held), rules.hand_size)
    yield from _wrong_count(Code.TALON_SIZE, "stock", len(setup.talon), rules.talon_size)
    if not 0 <= setup.dealer < rules.players:
        facts = {"found": str(setup.dealer), "allowed": f"0 to {rules.players - 1}"}
        yield Fault(Code.NO_SUCH_SEAT, "dealer", facts)


def _cards(setup: Setup) -> Iterator[Fault]:
    places: dict[Card, str] = {}
    rows = [(f"hands[{seat}]", held) for seat, held in enumerate(setup.hands)]
    for at, row in (*rows, ("stock", setup.talon)):
        for i, card in enumerate(row):
            yield from _card(setup, card, f"{at}[{i}]", places)


def _card(setup: Setup, card: Card, at: str, places: dict[Card, str]) -> Iterator[Fault]:
    if not setup.rules.pack >> card & 1:
        yield Fault(Code.NOT_IN_DECK, at, {"card": str(card), "deck": str(setup.rules.deck)})
    elif card in places:
        yield Fault(Code.CARD_TWICE, at, {"card": str(card), "first": places[card]})
    places.setdefault(card, at)


def _turn_up(setup: Setup) -> Iterator[Fault]:
    card = setup.turn_up
    yield from _card(setup, card, "turn_up", {})
    facts = {"card": str(card)}
    if setup.rules.turn_up_card == "dealers_last":
        if 0 <= setup.dealer < len(setup.hands) and card not in setup.hands[setup.dealer]:
            yield Fault(Code.TURN_UP_NOT_DEALERS, "turn_up", facts)
        return
    for seat, held in enumerate(setup.hands):
        if card in held:
            yield Fault(Code.TURN_UP_IN_HAND, "turn_up", {**facts, "seat": str(seat)})
    if card in setup.talon:
        yield Fault(Code.CARD_TWICE, "turn_up", {**facts, "first": "stock"})


def _scores(setup: Setup) -> Iterator[Fault]:
    target = setup.rules.winning_score
    for seat, score in enumerate(setup.start):
        if not 0 <= score.counters < COUNTERS:
            facts = {"found": str(score.counters), "allowed": f"0 to {COUNTERS - 1}"}
            yield Fault(Code.OUT_OF_RANGE, f"start[{seat}].counters", facts)
        if score.imperials < 0:
            facts = {"found": str(score.imperials), "allowed": "0 or more"}
            yield Fault(Code.OUT_OF_RANGE, f"start[{seat}].imperials", facts)
        elif target is not None and score.imperials >= target:
            facts = {"found": str(score.imperials), "target": str(target)}
            yield Fault(Code.START_WON, f"start[{seat}]", facts)
