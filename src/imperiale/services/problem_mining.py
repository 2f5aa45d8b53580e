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
from imperiale.domain.ruleset import Rules
from imperiale.domain.setup import Setup
from imperiale.domain.views import view
from imperiale.services.dealer import Dealer

__all__ = ["STREAMS", "Stream", "chosen", "mined"]

PLAYERS = ("casual", "club", "greedy")
"""Who plays the parties."""

FEWEST, MOST = 3, {2: 8, 3: 5}
"""Cards in the hand that is to play."""

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
    *(Stream(name, 2, 56) for name in rulesets.names()),
    *(Stream(name, 3, 28) for name in ("academie", "biblioteka", "imperialas", "pierer")),
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
    """Yield the problems of a deal, and tell its events."""
    deal, events = begin(setup)
    told += events
    played: list[Card] = []
    while not deal.over:
        seen = view(setup.rules, told, deal.seat)  # type: ignore[arg-type]
        if deal.step is Step.PLAY and _late(setup.rules, seen.hand.bit_count(), drawing=deal.lying):
            problem = problem_of(seen, write_line(setup, played))
            if problem is not None:
                yield problem
        command = who[deal.seat].act(seen)
        if isinstance(command, PlayCard):
            played.append(command.card)
        deal, events = obey(deal, command)
        told += events


def _late(rules: Rules, held: int, *, drawing: bool) -> bool:
    return FEWEST <= held <= MOST[rules.players] and not (rules.refill and drawing)


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
