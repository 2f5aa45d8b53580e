"""What is taught, and what comes of the cards that a learner plays?

A lesson is a deal at the moment where it gets interesting, and the cards that are right there.  The
deal is a real one: its rules refuse and mark as at any table, and an agent plays against the
learner, the same way each time.  So a lesson is a function of the cards that he has played.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from imperiale import agents, rulesets
from imperiale.agents import Agent
from imperiale.domain.cards import Card, Mask, mask
from imperiale.domain.commands import Command, PlayCard
from imperiale.domain.decide import obey
from imperiale.domain.events import Event, TrickTaken
from imperiale.domain.notation import read_line
from imperiale.domain.record import Record, replay
from imperiale.domain.ruleset import Ruleset
from imperiale.domain.views import View, view

__all__ = ["AGENT", "LEARNER", "Lesson", "Taught", "lessons", "teach", "worked"]

AGENT = "greedy"
"""Who plays against the learner: somebody who follows the advice of the old books."""

LEARNER = 0
"""The seat of the learner."""


class Lesson(NamedTuple):
    """Something that is taught.

    Attributes:
        name: by which its words are found.
        ruleset: what is played.
        record: the deal, and its play up to the first task.
        right: by task, the cards that are right.
        proved: whether no other card is as good, all cards seen.
        sources: on whose authority it is taught.
    """

    name: str
    ruleset: Ruleset
    record: Record
    right: tuple[Mask, ...]
    proved: bool
    sources: tuple[str, ...]


class Taught(NamedTuple):
    """How far a learner has come.

    Attributes:
        done: how many tasks are solved.
        views: what he has to look at: each trick that became full with his last card or after it,
            then the table as it is now.
        wrong: whether his last card was not right, and was taken back.
    """

    done: int
    views: tuple[View, ...]
    wrong: bool = False


@cache
def lessons() -> tuple[Lesson, ...]:
    """Return the lessons, in the order in which they are best taken.

    >>> lessons()[0].name
    'trick'
    """
    return tuple(
        Lesson(
            name=each["name"],
            ruleset=rulesets.load(each["deal"].partition(" ")[0]),
            record=read_line(each["deal"], rulesets.load),
            right=tuple(mask(map(Card.parse, cards.split())) for cards in each["right"]),
            proved=each.get("proved", False),
            sources=tuple(each["sources"]),
        )
        for each in _data()["lesson"]
    )


@cache
def worked() -> tuple[str, ...]:
    """Return whole deals to look at, in one line each: one of each rule set and number of players.

    >>> worked()[0].partition(" ")[0]
    'academie'
    """
    return tuple(_data()["worked"])


@cache
def _data() -> dict[str, Any]:
    text = files("imperiale.services").joinpath("lessons.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


class _Played:
    """A deal that a learner plays against agents."""

    def __init__(self, lesson: Lesson) -> None:
        self._deal, events = replay(lesson.record, partial=True)
        self._events: list[Event] = list(events)
        self._agent: Agent = agents.load(AGENT).make(lesson.name.encode())
        self._go_on()

    def play(self, card: Card) -> tuple[View, ...]:
        """Play a card of the learner, and let the others answer; return what he has to look at.

        Raises:
            Refused: it may not be played.
        """
        before = len(self._events)
        self._obey(PlayCard(LEARNER, card))
        self._go_on()
        full = (
            n
            for n, event in enumerate(self._events[before:], before)
            if isinstance(event, TrickTaken)
        )
        return (*map(self.seen, full), self.seen())

    def seen(self, end: int | None = None) -> View:
        """Return what the learner saw until an event, by default until now."""
        return view(self._deal.rules, self._events[:end], LEARNER)

    def _go_on(self) -> None:
        while not self._deal.over and self._deal.seat != LEARNER:
            seen = view(self._deal.rules, self._events, self._deal.seat)
            self._obey(self._agent.act(seen))

    def _obey(self, command: Command) -> None:
        self._deal, events = obey(self._deal, command)
        self._events += events


def teach(lesson: Lesson, cards: Iterable[Card]) -> Taught:
    """Return how far a learner has come who has played some cards.

    A card that is not right where something is asked is taken back, and with it all after it.

    Raises:
        Refused: a card may not be played by the rules of the game.
    """
    played = _Played(lesson)
    views: tuple[View, ...] = (played.seen(),)
    done = 0
    for card in cards:
        now = views[-1]
        views = played.play(card)
        if done < len(lesson.right):
            if not lesson.right[done] >> card & 1:
                return Taught(done, (now,), wrong=True)
            done += 1
    return Taught(done, views)
