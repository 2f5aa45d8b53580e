"""What is an agent?

An agent is given views and nothing else: it cannot see what its seat does not.  It is a function
of its seed and of the view, so a partie that is taken back or resumed needs no memory of it, and
the same seed plays the same partie on every machine.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from imperiale.domain.commands import Command
from imperiale.domain.errors import ImperialeError
from imperiale.domain.shuffle import Seed, subseed
from imperiale.domain.views import View

__all__ = ["Agent", "AgentSpec", "Policy", "UnknownAgentError", "drawn"]

Policy: TypeAlias = Mapping[Command, float]
"""How likely each command is; what is not named is never done.  All together 1."""


class Agent(ABC):
    """Somebody who plays.

    Attributes:
        seed: what its chance is made of.
        budget: seconds that a decision may take, or ``None`` for as long as it needs.  Within the
            budget the seed and the view decide alone; an agent that must stop short because of it
            says in its module what it leaves out, and may then choose otherwise than a faster
            machine would.
    """

    def __init__(self, seed: Seed, budget: float | None = None) -> None:
        self.seed = seed
        self.budget = budget

    @abstractmethod
    def policy(self, view: View) -> Policy:
        """Return how likely each command is.

        Args:
            view: the deal as a seat sees it; it is that seat's turn.  It need not be one that the
                agent has seen: :func:`imperiale.domain.views.supposed` gives that of a seat that
                holds other cards.

        Returns:
            Only commands of that seat that the rules do not refuse; the same for the same view.
        """

    def act(self, view: View) -> Command:
        """Return one command of the policy, drawn by the seed: the same one for the same view."""
        return drawn(self.policy(view), self.seed, view)


def drawn(policy: Policy, seed: Seed, view: View) -> Command:
    """Return one command of a policy by chance, drawn anew for each hand and each moment."""
    # the hand dealt and the count of events name the moment, within a deal and between deals
    moment = subseed(seed, *view.deal.dealt, len(view.events))
    point = int.from_bytes(moment[:8], "big") / 2**64 * sum(policy.values())
    for command, chance in policy.items():
        point -= chance
        if point < 0:
            return command
    return [command for command, chance in policy.items() if chance > 0][-1]


@dataclass(frozen=True, slots=True)
class AgentSpec:
    """An agent that can be asked to the table.

    Attributes:
        id: its name.
        summary: how it plays, in one line.
        kind: makes one, as :meth:`make` does.
    """

    id: str
    summary: str
    kind: Callable[[Seed, float | None], Agent]

    def make(self, seed: Seed, budget: float | None = None) -> Agent:
        """Return one for a seat of a partie.

        Args:
            seed: what its chance is made of.
            budget: seconds that a decision may take; ``None`` sets no limit.
        """
        return self.kind(seed, budget)


class UnknownAgentError(ImperialeError):
    """There is no agent of that name.

    Attributes:
        name: what was asked for.
        known: the names there are.
    """

    def __init__(self, name: str, known: tuple[str, ...]) -> None:
        self.name = name
        self.known = known
        super().__init__(f"no agent {name!r}; known: {', '.join(known)}")
