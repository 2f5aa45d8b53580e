"""Agents that go wrong, for the arena to find out."""

from __future__ import annotations

import os
import signal
from time import sleep

from imperiale import agents, rulesets
from imperiale.agents import Agent, AgentSpec, Policy
from imperiale.domain.choices import choices
from imperiale.domain.commands import Command, PlayCard
from imperiale.domain.events import Step
from imperiale.domain.shuffle import Seed
from imperiale.domain.views import View
from imperiale.services.arena_pairs import Contest, Scores

GREEDY, RANDOM = agents.load("greedy"), agents.load("random")


class Honest(Agent):
    def policy(self, view: View) -> Policy:
        return {choices(view.deal)[0]: 1.0}

    @staticmethod
    def late(view: View) -> bool:
        """Tell whether it is the moment to go wrong: five tricks have been played."""
        return view.deal.step is Step.PLAY and sum(view.deal.tricks) == 5


class Liar(Honest):
    """Plays a card that it has played already."""

    def act(self, view: View) -> Command:
        if self.late(view):
            gone = view.deal.dealt[view.deal.seat] & ~view.hand
            return PlayCard(view.deal.seat, gone.bit_length() - 1)  # type: ignore[arg-type]
        return super().act(view)


class Crasher(Honest):
    """Divides by nothing."""

    def act(self, view: View) -> Command:
        if self.late(view):
            raise ZeroDivisionError("\x1b[31mred")
        return super().act(view)


class Dreamer(Honest):
    """Returns what is no command at all."""

    def act(self, view: View) -> Command:
        return "hello" if self.late(view) else super().act(view)  # type: ignore[return-value]


class Sleeper(Honest):
    """Takes its time, over and over."""

    def act(self, view: View) -> Command:
        if view.deal.step is Step.PLAY and sum(view.deal.tricks) in (5, 6):
            sleep(0.03)
        return super().act(view)


class Killer(Honest):
    """Takes its process with it."""

    def act(self, view: View) -> Command:
        os.kill(os.getpid(), signal.SIGKILL)
        return super().act(view)


class Interrupter(Honest):
    """Presses Ctrl-C."""

    def act(self, view: View) -> Command:
        raise KeyboardInterrupt


def unborn(seed: Seed, budget: float | None) -> Honest:
    raise RuntimeError(f"cannot be made of {len(seed)} bytes")


HONEST = AgentSpec("honest", "", Honest)
LIAR = AgentSpec("liar", "", Liar)
CRASHER = AgentSpec("crasher", "", Crasher)
DREAMER = AgentSpec("dreamer", "", Dreamer)
SLEEPER = AgentSpec("sleeper", "", Sleeper)
KILLER = AgentSpec("killer", "", Killer)
INTERRUPTER = AgentSpec("interrupter", "", Interrupter)
UNBORN = AgentSpec("unborn", "", unborn)
TOYS = {
    toy.id: toy for toy in (HONEST, LIAR, CRASHER, DREAMER, SLEEPER, KILLER, INTERRUPTER, UNBORN)
}

TABLES = [(name, players) for name in rulesets.names() for players in rulesets.load(name).players]
"""Every rule set, with every number of players."""


def contest(
    a: AgentSpec,
    b: AgentSpec,
    name: str = "academie",
    players: int = 2,
    *,
    scores: Scores = Scores.FRESH,
    limit: float | None = None,
    **options: object,
) -> Contest:
    rules = rulesets.load(name).rules(players, options)
    return Contest(a, b, rules, "test", scores, limit)
