"""Which problems are there in the parties that agents play, and which of them are kept?

A partie is played by levels that err, so that its positions are those which people come to.  Every
choice of a card late enough to be weighed whole is looked at.  What comes of a partie follows from
the rule set, the players, the seed and its number alone, so that mining may stop and go on.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from imperiale import agents, rulesets
from imperiale.agents import Agent
from imperiale.analysis.problem_themes import REASONS
from imperiale.analysis.problem_worth import problem_of
from imperiale.analysis.problems import Problem
from imperiale.domain.cards import Card
from imperiale.domain.commands import PlayCard
from imperiale.domain.dealing import dealt
from imperiale.domain.decide import begin, obey
from imperiale.domain.events import Step
from imperiale.domain.notation import write_line
from imperiale.domain.partie import PartieEvent, after, opened
from imperiale.domain.record import Record, replay
from imperiale.domain.ruleset import Rules
from imperiale.domain.setup import Setup
from imperiale.domain.views import View, view
from imperiale.services.dealer import Dealer

__all__ = ["QUOTA", "STREAMS", "Stream", "chosen", "in_deal", "mined"]

PLAYERS = ("casual", "club", "greedy")
"""Who plays the parties."""

FEWEST, MOST = 3, {2: 8, 3: 5}
"""Cards in the hand that is to play, by how many play; of four no position is weighed whole."""

QUOTA = {2: 56, 3: 28}
"""Problems that are kept of parties of one kind, by how many play."""

LONGEST = 40
"""Deals of a partie that are looked at."""


class Stream(NamedTuple):
    """Parties of one kind.

    Attributes:
        rules: the rule set.
        players: how many play.
        quota: how many problems are to be kept of them.
    """

    rules: str
    players: int
    quota: int


STREAMS = (
    *(Stream(name, 2, QUOTA[2]) for name in rulesets.names()),
    *(Stream(name, 3, QUOTA[3]) for name in ("academie", "biblioteka", "imperialas", "pierer")),
)
"""All parties that are mined: every rule set for two, and for three where a text has them."""


def mined(stream: Stream, seed: str, number: int) -> list[Problem]:
    """Return the problems of one partie.

    Args:
        stream: what is played.
        seed: any text.
        number: of the partie.
    """
    rules = rulesets.load(stream.rules).rules(stream.players)
    dealer = Dealer(rules, f"{seed} {stream.rules} {stream.players} {number}")
    partie = opened(rules, dealer.open())
    found: list[Problem] = []
    for at in range(1, LONGEST + 1):
        setup = dealt(rules, partie.dealer, partie.scores, dealer.pack(at), partie.packet)
        who = [
            agents.load(PLAYERS[(number + seat) % len(PLAYERS)]).make(dealer.agent_seed(seat))
            for seat in range(rules.players)
        ]
        events: list[PartieEvent] = []
        found += _of_deal(setup, who, events)
        for event in events:
            partie = after(partie, event)  # type: ignore[arg-type]
        if partie.winner is not None:
            break
    return found


def _of_deal(setup: Setup, who: Sequence[Agent], told: list[PartieEvent]) -> Iterator[Problem]:
    """Yield the problems of a deal that agents play, and tell its events."""
    deal, events = begin(setup)
    told += events
    played: list[Card] = []
    while not deal.over:
        seen = view(setup.rules, told, deal.seat)  # type: ignore[arg-type]
        yield from _at(seen, setup, played)
        command = who[deal.seat].act(seen)
        if isinstance(command, PlayCard):
            played.append(command.card)
        deal, events = obey(deal, command)
        told += events


def in_deal(record: Record) -> list[Problem]:
    """Return the problems of a deal that somebody has played, as far as it was played.

    Args:
        record: the deal; the table marks.

    Raises:
        RecordError: a card that may not be played, or too many of them.
    """
    replay(record, partial=True)  # a deal that is wrong has no problems, not even before its fault
    setup, found = record.setup, list[Problem]()
    deal, happened = begin(setup)
    events = [*happened]
    for number, card in enumerate(record.play):
        found += _at(view(setup.rules, events, deal.seat), setup, record.play[:number])
        deal, happened = obey(deal, PlayCard(deal.seat, card))
        events += happened
    return found


def _at(seen: View, setup: Setup, played: Sequence[Card]) -> Iterator[Problem]:
    """Yield the problem that a seat is set now, if it is one."""
    late = _late(setup.rules, seen.hand.bit_count(), drawing=seen.deal.lying)
    if seen.deal.step is Step.PLAY and late:
        problem = problem_of(seen, write_line(setup, played))
        if problem is not None:
            yield problem


def _late(rules: Rules, held: int, *, drawing: bool) -> bool:
    return FEWEST <= held <= MOST.get(rules.players, 0) and not (rules.refill and drawing)


def chosen(found: Iterable[Problem], quota: int) -> list[Problem]:
    """Return those that are kept: of a deal one, and not all alike.

    First come those that have a reason, and those which more levels get wrong; of no manner more
    than a fifth, and of no grade more than two fifths, unless there are too few others.
    """
    ranked = sorted(found, key=lambda p: (-len(set(p.themes) & set(REASONS)), -p.grade, p.name))
    kept: list[Problem] = []
    for most_alike, most_graded in ((quota // 5, 2 * quota // 5), (quota // 3, quota)):
        manners = Counter(problem.themes[0] for problem in kept)
        grades = Counter(problem.grade for problem in kept)
        deals = {_dealt(problem) for problem in kept}
        for problem in ranked:
            full = manners[problem.themes[0]] >= most_alike or grades[problem.grade] >= most_graded
            if full or len(kept) >= quota or _dealt(problem) in deals:
                continue
            kept.append(problem)
            manners[problem.themes[0]] += 1
            grades[problem.grade] += 1
            deals.add(_dealt(problem))
    return sorted(kept, key=lambda problem: (problem.grade, problem.name))


def _dealt(problem: Problem) -> str:
    return problem.deal.rpartition("|")[0]
