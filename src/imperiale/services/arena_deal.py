"""What comes of a deal that agents play, and which of them played it wrongly?

An agent is not trusted: it is shown its view and nothing else, and what it does wrongly is noted
with the deal, for whoever wrote it to look at.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from time import perf_counter
from typing import NamedTuple

from imperiale.agents import Agent, AgentSpec
from imperiale.domain.cards import Card
from imperiale.domain.commands import PlayCard
from imperiale.domain.deal import Deal, card_points
from imperiale.domain.decide import begin, obey
from imperiale.domain.notation import write_line
from imperiale.domain.setup import Setup
from imperiale.domain.shuffle import Seed
from imperiale.domain.views import view

__all__ = ["Chair", "Mishap", "Played", "Wrong", "gains", "play"]

LONGEST = 300
"""Signs that are kept of what an agent did wrongly."""


class Wrong(StrEnum):
    """What an agent can do wrongly."""

    ILLEGAL = "illegal"
    CRASH = "crash"
    OVERTIME = "overtime"


class Mishap(NamedTuple):
    """Something that an agent did wrongly.

    Attributes:
        agent: its name.
        wrong: what it was.
        seat: where it sat.
        deal: the deal in one line, played to the moment when it happened.
        detail: the command that was refused and why, the exception, or the time that it took.
    """

    agent: str
    wrong: Wrong
    seat: int
    deal: str
    detail: str


class Chair(NamedTuple):
    """Who sits at a seat, and the seed of what it does there."""

    agent: AgentSpec
    seed: Seed


class Played(NamedTuple):
    """What came of a deal.

    Attributes:
        deal: as it stood at last; not over if an agent could not go on.
        decisions: by seat, how often it was to act.
        seconds: by seat, how long it took, with the time to make the agent.
        mishaps: what was done wrongly, of each seat's overtime the first only.
    """

    deal: Deal
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    mishaps: tuple[Mishap, ...]


def play(setup: Setup, chairs: Sequence[Chair], limit: float | None = None) -> Played:
    """Let agents play a deal.

    An illegal command and a crash end it where it stands, for nobody can say how it would have
    gone on.  A decision that takes too long is waited for and counts; it cannot be broken off,
    as it may be in compiled code.

    Args:
        setup: the deal.
        chairs: who sits where.
        limit: seconds that a decision may take, which the agents are told as their budget;
            ``None`` sets no limit.
    """
    seats = range(setup.rules.players)
    deal, events = begin(setup)
    views = [view(setup.rules, events, seat) for seat in seats]
    agents: dict[int, Agent] = {}
    cards: list[Card] = []
    decisions, seconds = [0 for _ in seats], [0.0 for _ in seats]
    mishaps: list[Mishap] = []

    def note(seat: int, wrong: Wrong, detail: str) -> None:
        line = write_line(setup, cards)
        mishaps.append(Mishap(chairs[seat].agent.id, wrong, seat, line, detail[:LONGEST]))

    while not deal.over:
        seat = deal.seat
        decisions[seat] += 1
        began = perf_counter()
        try:
            if seat not in agents:
                agents[seat] = chairs[seat].agent.make(chairs[seat].seed, limit)
            command = agents[seat].act(views[seat])
        except Exception as error:
            note(seat, Wrong.CRASH, f"{type(error).__name__}: {error}")
            break
        finally:
            took = perf_counter() - began
            seconds[seat] += took
        late = any(m.seat == seat for m in mishaps)
        if limit is not None and took > limit and not late:
            note(seat, Wrong.OVERTIME, f"{took:.3f} s")
        try:
            deal, happened = obey(deal, command)
        except Exception as error:  # refused, or so far from a command that it cannot be
            note(seat, Wrong.ILLEGAL, f"{command!r}: {error}")
            break
        if isinstance(command, PlayCard):
            cards.append(command.card)
        for event in happened:
            views = [seen.after(event) for seen in views]
    return Played(deal, tuple(decisions), tuple(seconds), tuple(mishaps))


def gains(deal: Deal) -> tuple[int, ...]:
    """Return by seat what a deal has brought: marks, six an imperial and one a counter.

    Counters that were wiped are lost, so a gain may be negative.  Where card points win the partie
    they are what counts.
    """
    if deal.rules.win_by == "card_points":
        return card_points(deal)
    return tuple(
        now.marks - before.marks for now, before in zip(deal.scores, deal.start, strict=True)
    )
