"""How can the unseen cards lie, for all that somebody has seen?

The beliefs of a view are all deals that would have shown the viewer what he saw: what the others
played and what that excludes, what they showed and called and, where the table marks, what they did
not show.  Where players mark by hand silence means nothing, so that only the play and what was
truthfully shown and said exclude anything.

===========================  =========================  ============================
the hands that are not seen  how many deals             a sample
===========================  =========================  ============================
not refilled                 exact, by counting         uniform, by number
refilled, one of them        exact, by following hands  uniform, by going back
refilled, two or more        an upper bound             uniform, by trying (rejection)
===========================  =========================  ============================

Before anything is known of how the others play all deals are alike likely;
:mod:`imperiale.engine.beliefs_weights` says how likely they are to somebody who knows more.
"""

from __future__ import annotations

from array import array
from dataclasses import dataclass, field
from random import Random
from typing import NamedTuple, Protocol

from imperiale.domain.cards import Mask
from imperiale.domain.deal import Deal
from imperiale.domain.errors import ImperialeError
from imperiale.domain.events import CardDrawn, CardPlayed
from imperiale.domain.shuffle import Seed
from imperiale.domain.views import View
from imperiale.engine.beliefs_dealt import Dealt
from imperiale.engine.beliefs_drawn import Drawn
from imperiale.engine.beliefs_log import Log, read
from imperiale.engine.beliefs_tried import Tried
from imperiale.engine.beliefs_world import World, own_dealt

__all__ = ["LIMIT", "Beliefs", "Sample", "TooManyWorldsError", "Worlds", "beliefs"]

LIMIT = 1 << 18
"""Rows that are listed unless more are asked for; an opening for two has 50,388 at the most."""


class TooManyWorldsError(ImperialeError, ValueError):
    """There are more worlds than may be listed, or they cannot be listed; a sample can be had.

    Attributes:
        count: how many deals there are, or at the most.
        limit: how many may be listed.
    """

    def __init__(self, count: int, limit: int) -> None:
        self.count = count
        self.limit = limit
        super().__init__(f"{count} worlds are more than {limit}, or not to be listed: sample them")


@dataclass(frozen=True, slots=True)
class Worlds:
    """All that the others may hold now, a row for each way; no row comes twice.

    Attributes:
        view: whose beliefs they are.
        others: the seats whose hands are not seen, in order: the columns.
        hands: the rows one after the other, masks of 64 bits as the core takes them.
        ways: for each row, how many hands as dealt and cards drawn lead to it: 1 with no refill.
    """

    view: View
    others: tuple[int, ...]
    hands: array[int]
    ways: list[int]

    def __len__(self) -> int:
        return len(self.ways)

    def row(self, index: int) -> tuple[Mask, ...]:
        """Return what the others hold in one of them, in the order of their seats."""
        wide = len(self.others)
        return tuple(self.hands[wide * index : wide * (index + 1)])

    def deal(self, index: int) -> Deal:
        """Return the deal with all cards open.

        Raises:
            ValueError: hands are refilled, so that a row does not say how the talon lies; a sample
                does.
        """
        if self.view.rules.refill:
            raise ValueError("a row does not say how the talon lies; take a sample")
        dealt = list(self.view.deal.dealt)
        for seat, held in zip(self.others, self.row(index), strict=True):
            dealt[seat] = held
        for event in self.view.events:
            if isinstance(event, CardPlayed):
                dealt[event.seat] |= 1 << event.card
        return World.of(self.view, tuple(dealt)).deal(self.view)


class Sample(NamedTuple):
    """Worlds taken by chance, each time any of them as likely as the others.

    Attributes:
        view: whose beliefs they are.
        worlds: the worlds; one may come more than once.
        tried: how many were tried for them; more than there are worlds only where it is not known
            how to take one at once.
    """

    view: View
    worlds: tuple[World, ...]
    tried: int

    @property
    def acceptance(self) -> float:
        """The share of those tried that the view allows."""
        return len(self.worlds) / self.tried if self.tried else 1.0


class _Hidden(Protocol):
    """The ways in which the cards can lie: one class for each line of the table above."""

    @property
    def count(self) -> int: ...

    @property
    def exact(self) -> bool: ...

    def rows(self, limit: int) -> tuple[array[int], list[int]] | None:
        """Return the hands now and the ways to each, or nothing if they are too many."""
        ...

    def sample(self, rng: Random) -> World | None:
        """Return one by chance, or nothing if the one tried is not allowed."""
        ...


@dataclass(frozen=True, slots=True)
class Beliefs:
    """How the unseen cards can lie.

    Attributes:
        view: whose beliefs they are.
        others: the seats whose hands are not seen, in order.
        count: how many deals there are: hands as dealt and, where hands are refilled, orders of the
            talon.
        exact: whether the count is exact; otherwise it is an upper bound, as nobody knows how to
            count the draws of several hidden hands without going through them.
    """

    view: View
    others: tuple[int, ...]
    count: int
    exact: bool
    _log: Log = field(repr=False, compare=False)
    _hidden: _Hidden = field(repr=False, compare=False)

    def allow(self, world: World) -> bool:
        """Tell whether a world, of the cards of the pack, would have shown the viewer what he saw.

        It looks at this world alone, whatever :meth:`all` would list.
        """
        drawn = world.drawn(self.view)
        own = [
            event.card
            for event in self.view.events
            if isinstance(event, CardDrawn) and event.seat == self.view.seat and not event.turn_up
        ]
        for seat, held in enumerate(world.hands):
            if seat not in self.others and (held, drawn[seat]) != (own_dealt(self.view), own):
                return False
        return self._log.allows(dict(enumerate(world.hands)), drawn)

    def all(self, limit: int = LIMIT) -> Worlds:
        """Return all that the others may hold now.

        Raises:
            TooManyWorldsError: there are more than the limit, or several hands are refilled.
        """
        found = self._hidden.rows(limit)
        if found is None:
            raise TooManyWorldsError(self.count, limit)
        return Worlds(self.view, self.others, *found)

    def sample(self, size: int, seed: Seed, tries: int = 1 << 16) -> Sample:
        """Return worlds by chance: the same ones for the same view and seed.

        Args:
            size: how many.
            seed: what the chance is made of.
            tries: how many to try at the most where not every one tried is allowed; the sample may
                then be smaller, or empty.
        """
        rng = Random(seed)
        worlds: list[World] = []
        tried = 0
        while len(worlds) < size and (self.exact or tried < tries):
            tried += 1
            world = self._hidden.sample(rng)
            if world is not None:
                worlds.append(world)
        return Sample(self.view, tuple(worlds), tried)


def beliefs(view: View) -> Beliefs:
    """Return how the unseen cards can lie for the view of a seat.

    Args:
        view: of a moment at which the table waits for somebody, or of a deal that is over.

    Raises:
        ValueError: the view ends before or between such moments, or is that of an onlooker of more
            than two hands or of hands that are refilled.

    >>> from imperiale.domain.decide import begin
    >>> from imperiale.domain.dealing import dealt
    >>> from imperiale.domain.rules.marking import Score
    >>> from imperiale.domain.shuffle import shuffled_pack
    >>> from imperiale.domain.views import view
    >>> from imperiale.rulesets import load
    >>> rules = load("academie").rules()
    >>> pack = shuffled_pack(rules, b"doc")
    >>> deal, events = begin(dealt(rules, 0, (Score(0, 0), Score(0, 0)), pack))
    >>> believed = beliefs(view(rules, events, 1))
    >>> believed.count == len(believed.all())
    True
    >>> deal.hands[0] in believed.all().hands
    True
    """
    log = read(view)
    hidden: _Hidden
    if not view.rules.refill:
        hidden = Dealt(view, log)
    elif len(log.others) == 1:
        hidden = Drawn(view, log)
    else:
        hidden = Tried(view, log)
    return Beliefs(view, log.others, hidden.count, hidden.exact, log, hidden)
