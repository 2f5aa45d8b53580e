"""Deals written for people: how is one set on the table, spoken to, and told of?

A deal here is a table of TOML.  Seats have names (E elder, D the dealer, between them M, or P2 and
P3), elder being seat 0, and every mark is told as one line with the scores after it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from imperiale.domain.cards import Card, Mask, cards, each, hand, mask, spell
from imperiale.domain.commands import CallPoint, Claim, Command, Done, PlayCard, Show
from imperiale.domain.deal import Deal, empty, evolve
from imperiale.domain.decide import begin, obey
from imperiale.domain.events import CountersForfeited, CountersRestored, Event, Marked
from imperiale.domain.rules.marking import Score
from imperiale.domain.ruleset import Rules
from imperiale.domain.setup import Setup
from imperiale.rulesets import load

NAMES = {2: ("E", "D"), 3: ("E", "M", "D"), 4: ("E", "P2", "P3", "D")}


def seat(rules: Rules, name: str) -> int:
    return NAMES[rules.players].index(name)


def scores(text: str) -> tuple[Score, ...]:
    """Read scores, e.g. ``0i3c 2i5c``."""
    return tuple(
        Score(int(imperials), int(counters[:-1]))
        for imperials, counters in (word.split("i") for word in text.split())
    )


def in_order(text: str) -> tuple[Card, ...]:
    """Read cards one by one; bars are for the eye."""
    return tuple(Card.parse(word) for word in text.replace("|", " ").split())


def setup(data: Mapping[str, Any]) -> Setup:
    """Set a deal on the table; what is not dealt lies in the talon."""
    hands = [hand(text) for text in data["hands"]]
    rules = load(data["rules"]).rules(len(hands), data.get("options"))
    turn_up = Card.parse(data["turn_up"])
    talon = in_order(data.get("talon", ""))
    if not talon:
        talon = cards(rules.pack & ~sum(hands) & ~turn_up.bit)
    start = scores(data.get("start", " ".join(["0i0c"] * len(hands))))
    return Setup(rules, rules.players - 1, start, tuple(map(cards, hands)), turn_up, talon)


def command(rules: Rules, text: str) -> Command:
    """Read what a player does, e.g. ``E show KQJAs``, ``D call 5``, ``E claim 1``, ``E done``."""
    name, verb, *rest = text.split()
    who = seat(rules, name)
    if verb == "play":
        return PlayCard(who, Card.parse(rest[0]))
    if verb == "show":
        return Show(who, hand(" ".join(rest)))
    if verb == "call":
        return CallPoint(who, None if rest == ["nothing"] else int(rest[0]))
    if verb == "claim":
        return Claim(who, int(rest[0]))
    assert verb == "done", text
    return Done(who)


def run(data: Mapping[str, Any]) -> tuple[Deal, tuple[Event, ...]]:
    """Begin a deal, let the players say what they ``say`` and then ``play``."""
    deal, events = begin(setup(data))
    happened = list(events)
    spoken: Iterable[Command] = (command(deal.rules, text) for text in data.get("say", ()))
    for said in spoken:
        deal, events = obey(deal, said)
        happened += events
    for card in in_order(data.get("play", "")):
        deal, events = obey(deal, PlayCard(deal.seat, card))
        happened += events
    return deal, tuple(happened)


def _cards(mark: Marked) -> str:
    """Name an imperial: a sequence by its cards, a four by its rank, a blank hand not at all."""
    found = cards(mark.cards)
    if len(found) != 4:
        return ""
    return " " + (spell(mark.cards) if found[0].suit is found[-1].suit else found[0].rank.letter)


def _mark(rules: Rules, before: tuple[Score, ...], event: Event, after: tuple[Score, ...]) -> str:
    """Tell of a mark and of what followed: an exchange of six counters, a wipe."""
    names = NAMES[rules.players]
    if isinstance(event, CountersForfeited):
        return f"{names[event.seat]} no_trick, loses all"
    if isinstance(event, CountersRestored):
        return f"{names[event.seat]} restored {event.counters}c"
    assert isinstance(event, Marked)
    mine = event.seat
    what = f"{event.kind}{_cards(event)}" if event.kind else str(event.step)
    amount = f"{event.imperials}i" * (event.imperials > 0) + f"{event.counters}c" * (
        event.counters > 0
    )
    exchanged = after[mine].imperials > before[mine].imperials + event.imperials
    lost = [
        f"{names[other]} loses {old.counters - new.counters}c"
        for other, (old, new) in enumerate(zip(before, after, strict=True))
        if other != mine and old != new
    ]
    return ", ".join([f"{names[mine]} {what} {amount}", *["exchanged"] * exchanged, *lost])


def told(rules: Rules, events: Iterable[Event]) -> list[str]:
    """Tell every mark of a deal in order, each with the scores after it."""
    deal = empty(rules)
    lines = []
    for event in events:
        before, deal = deal.scores, evolve(deal, event)
        if isinstance(event, Marked | CountersForfeited | CountersRestored):
            after = " ".join(map(str, deal.scores))
            lines.append(f"{_mark(rules, before, event, deal.scores)} -> {after}")
    return lines


def lines(text: str) -> list[str]:
    """Return the lines of a block, each with single spaces."""
    return [" ".join(line.split()) for line in text.strip().splitlines()]


def union(*parts: Mask | Iterable[Card]) -> Mask:
    """Return all cards of some sets and rows, which must not meet."""
    total = 0
    for part in parts:
        held = part if isinstance(part, int) else mask(part)
        assert not total & held, [str(card) for card in each(total & held)]
        total |= held
    return total
