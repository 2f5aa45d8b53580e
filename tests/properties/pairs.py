"""Do two deals that differ only in what a seat must not know look the same to it?

A pair is a deal at some moment and its twin: cards that the seat has not seen change places, and
the same is said and played.  Whether the two may be told apart is judged by the public facts
alone, taken from the table and not from the views: own cards, the cards on the table and in the
tricks, scores, what was shown and said.  Where those agree from the first lead to the last card,
the two views must be the same text, byte for byte.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from tests.properties.tables import random_command, random_setup

from imperiale.domain.cards import Card, Mask, cards, mask
from imperiale.domain.commands import Command
from imperiale.domain.deal import Deal
from imperiale.domain.decide import begin, obey
from imperiale.domain.errors import Refused
from imperiale.domain.events import Answer, Event, PointCalled
from imperiale.domain.ruleset import Rules
from imperiale.domain.setup import Setup
from imperiale.domain.views import view

Facts = tuple[object, ...]


def facts(deal: Deal, seat: int | None) -> Facts:
    """Return what a seat, or an onlooker, may know of a moment."""
    return (
        0 if seat is None else deal.hands[seat],
        deal.turn_up,
        deal.lying,
        len(deal.talon),
        deal.step,
        deal.seat,
        deal.leader,
        deal.trick,
        deal.last_trick,
        deal.taken,
        deal.scores,
        [(mark.seat, mark.kind, mark.cards, mark.imperials) for mark in deal.shown],
        [said_of_point(deal.rules, said) for said in deal.calls],
        deal.ending,
        deal.winner,
    )


def said_of_point(rules: Rules, said: PointCalled) -> Facts:
    """Return what all hear: "good" tells no number, and the worth of a suit only a tie."""
    tie = said.answer is Answer.EQUAL
    told = tie or said.answer in (Answer.SAYS, Answer.NOT_GOOD)
    worth = tie or (told and rules.point != "length")
    return (
        said.seat,
        said.answer,
        said.length if told else None,
        said.worth if worth else None,
        said.against_worth if tie else None,
    )


def told_apart(setup: Setup, said: Sequence[Command], seat: int | None) -> tuple[list[Facts], str]:
    """Play a deal so far; return the public facts of every moment, and the whole view."""
    deal, happened = begin(setup)
    events: list[Event] = list(happened)
    moments = [facts(deal, seat)]
    for command in said:
        deal, happened = obey(deal, command)
        events += happened
        moments.append(facts(deal, seat))
    return moments, repr(view(setup.rules, events, seat))


def unseen(deal: Deal, seat: int | None) -> Mask:
    """Return the cards of which a seat does not know where they were dealt."""
    seen = deal.turn_up.bit | mask(deal.trick)
    for taken in deal.taken:
        seen |= taken
    for mark in deal.shown:
        seen |= mark.cards
    if seat is not None:
        seen |= deal.hands[seat] | deal.dealt[seat]
    return deal.rules.pack & ~seen


def swapped(setup: Setup, hidden: Mask, rng: Random) -> Setup:
    """Let some hidden cards change places: often two of them, sometimes all."""
    row = list(cards(hidden))
    some = rng.sample(row, rng.choice((2, 2, 2, 3, 4, len(row))))
    other = some[1:] + some[:1]
    if len(some) > 4:
        rng.shuffle(other)
    to: dict[Card, Card] = dict(zip(some, other, strict=True))
    return setup._replace(
        hands=tuple(tuple(to.get(card, card) for card in held) for held in setup.hands),
        talon=tuple(to.get(card, card) for card in setup.talon),
    )


def pairs(rules: Rules, rng: Random, tries: int = 12) -> Iterator[tuple[str, str]]:
    """Yield the two views of each twin that is found for one random deal at one moment."""
    setup = random_setup(rules, rng)
    deal, _ = begin(setup)
    said: list[Command] = []
    for _ in range(rng.randrange(rules.players * rules.deal_tricks)):
        if deal.over:
            break
        command = random_command(deal, rng)
        deal, _ = obey(deal, command)
        said.append(command)
    seat = rng.choice((*range(rules.players), None))
    hidden = unseen(deal, seat)
    if hidden.bit_count() < 4:
        return
    moments, seen = told_apart(setup, said, seat)
    for _ in range(tries):
        twin = swapped(setup, hidden, rng)
        if sorted(map(sorted, twin.hands)) == sorted(map(sorted, setup.hands)) and (
            not rules.refill
        ):
            continue  # only the talon changed, and nobody draws from it
        try:
            others, seen_there = told_apart(twin, said, seat)
        except Refused:
            continue  # what was played was not in that hand, or was no duty there
        if others == moments:
            yield seen, seen_there
