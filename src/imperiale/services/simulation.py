"""What comes of parties that agents play by the thousand: a row a decision, a deal and a partie?

All follows from the plan and the number of a partie: its cards are those of ``imperiale play`` with
its seed.  No clock is read, so the same plan gives the same rows on every machine.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple

from imperiale import __version__, agents
from imperiale.domain.cards import Card, spell
from imperiale.domain.choices import choices
from imperiale.domain.commands import CallPoint, Claim, Command, Done, PlayCard, Show
from imperiale.domain.deal import legal
from imperiale.domain.errors import CodedError, Refused
from imperiale.domain.notation import write_line
from imperiale.domain.ruleset import Rules, Ruleset
from imperiale.domain.shuffle import subseed
from imperiale.services.arena_deal import gains
from imperiale.services.course import Course
from imperiale.services.saves import ruleset_data

__all__ = ["PART", "Part", "Rows", "Simulation", "SimulationError", "header", "played"]

PART = 250
"""Parties that are played and kept together."""

LONGEST_SEED = 200
MOST_PARTIES = 1_000_000_000
LONGEST_FAULT = 300

Rows = list[dict[str, Any]]


class SimulationError(CodedError):
    """What is wanted cannot be played.

    Its codes: ``agents``, ``parties`` or ``seed``.
    """


@dataclass(frozen=True)
class Simulation:
    """What is to be played.

    Attributes:
        agents: by seat the name of an agent; or one, who has all seats.
        ruleset: the rule set.
        players: 2, 3 or 4.
        seed: a word.
        parties: how many.
        options: keys that are to be otherwise than the rule set has them.

    Raises:
        RulesetError: the rule set does not allow the players or the options.
        SimulationError: it cannot be played.
        UnknownAgentError: there is no such agent.
    """

    agents: tuple[str, ...]
    ruleset: Ruleset
    players: int
    seed: str
    parties: int
    options: Mapping[str, object] = field(default_factory=dict[str, object])

    def __post_init__(self) -> None:
        _ = self.rules
        if len(self.agents) not in (1, self.players):
            raise SimulationError("agents", found=len(self.agents), players=self.players)
        for name in self.agents:
            agents.load(name)
        if not 1 <= self.parties <= MOST_PARTIES:
            raise SimulationError("parties", found=self.parties, most=MOST_PARTIES)
        if not self.seed or len(self.seed) > LONGEST_SEED or not self.seed.isprintable():
            raise SimulationError("seed", longest=LONGEST_SEED)

    @cached_property
    def rules(self) -> Rules:
        """The rules of the table."""
        return self.ruleset.rules(self.players, self.options)

    @property
    def seats(self) -> tuple[str, ...]:
        """By seat, the agent."""
        return self.agents if len(self.agents) > 1 else self.agents * self.players

    @property
    def parts(self) -> int:
        """How many parts of :data:`PART` parties there are."""
        return -(-self.parties // PART)

    def seed_of(self, partie: int) -> str:
        """Return the seed of a partie, counted from 0."""
        return f"{self.seed}-{partie}"


def header(plan: Simulation) -> dict[str, object]:
    """Return as JSON has it all that the rows follow from."""
    return {
        "format": "imperiale-simulation",
        "version": 1,
        "program": __version__,
        "rules": ruleset_data(plan.ruleset),
        "players": plan.players,
        "options": dict(plan.options),
        "agents": list(plan.agents),
        "seed": plan.seed,
        "parties": plan.parties,
        "part": PART,
    }


class Part(NamedTuple):
    """What came of some parties.

    Attributes:
        number: which part, from 0.
        decisions: a row a decision.
        deals: a row a deal.
        parties: a row a partie.
    """

    number: int
    decisions: Rows
    deals: Rows
    parties: Rows


def played(plan: Simulation, number: int) -> Part:
    """Play a part."""
    part = Part(number, [], [], [])
    for partie in range(number * PART, min((number + 1) * PART, plan.parties)):
        _play(plan, partie, part)
    return part


def _play(plan: Simulation, partie: int, part: Part) -> None:
    word = plan.seed_of(partie)
    course = Course(plan.rules, word)
    first = course.deal.dealer
    who = [
        agents.load(name).make(subseed(word.encode(), "agent", seat))
        for seat, name in enumerate(plan.seats)
    ]
    before, fault = len(part.decisions), None
    cards: list[Card] = []
    deals = 1
    while True:
        deal = course.deal
        if deal.over:
            part.deals.append(_deal(course, partie, deals, cards))
            if course.over:
                break
            course.deal_next()
            deals, cards = deals + 1, []
            continue
        view = course.view(deal.seat)
        try:
            command = who[deal.seat].act(view)
        except Exception as error:  # what an agent does wrongly is a result, not an end
            fault = f"seat {deal.seat}: {type(error).__name__}: {error}"
            break
        may = legal(deal)
        part.decisions.append(
            {
                "partie": partie,
                "deal": deals,
                "event": len(view.events),
                "seat": deal.seat,
                "step": str(deal.step),
                "hand": view.hand,
                "legal": may,
                "choices": may.bit_count() or len(choices(view.deal)),
                "action": spelt(command),
            }
        )
        try:
            course.act(command)
        except Refused as error:
            fault = f"seat {deal.seat}: {command!r}: {error}"
            break
        if isinstance(command, PlayCard):
            cards.append(command.card)
    scores = course.deal.scores
    part.parties.append(
        {
            "partie": partie,
            "seed": word,
            "agents": plan.seats,
            "first_dealer": first,
            "deals": deals,
            "decisions": len(part.decisions) - before,
            "winner": course.partie.winner,
            "imperials": [score.imperials for score in scores],
            "counters": [score.counters for score in scores],
            "fault": None if fault is None else fault[:LONGEST_FAULT],
        }
    )


def _deal(course: Course, partie: int, number: int, cards: list[Card]) -> dict[str, Any]:
    deal = course.deal
    return {
        "partie": partie,
        "deal": number,
        "dealer": deal.dealer,
        "turn_up": str(deal.turn_up),
        "ending": str(deal.ending),
        "tricks": deal.tricks,
        "gains": gains(deal),
        "imperials": [score.imperials for score in deal.scores],
        "counters": [score.counters for score in deal.scores],
        "line": write_line(course.setup, cards),
    }


def spelt(command: Command) -> str:
    """Return a command in words: ``Kh``, ``show AKQJh``, ``say 5``, ``claim 2``, ``done``."""
    match command:
        case PlayCard(card=card):
            return str(card)
        case Show(cards=cards):
            return f"show {spell(cards)}"
        case CallPoint(number=number):
            return "say nothing" if number is None else f"say {number}"
        case Claim(amount=amount):
            return f"claim {amount}"
        case Done():
            return "done"
