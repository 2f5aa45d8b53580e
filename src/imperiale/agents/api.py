"""What is an agent?

An agent is given views and nothing else: it cannot see what its seat does not.  It is a function
of its seed and of the view, so a partie that is taken back or resumed needs no memory of it, and
the same seed plays the same partie on every machine.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from imperiale.domain.commands import Command
from imperiale.domain.errors import ImperialeError
from imperiale.domain.shuffle import Seed
from imperiale.domain.views import View

__all__ = ["Agent", "AgentSpec", "UnknownAgentError"]


class Agent(Protocol):
    """Somebody who plays."""

    def act(self, view: View) -> Command:
        """Return what to do.

        Args:
            view: the deal as the agent's seat sees it; it is that seat's turn.

        Returns:
            A command of that seat that the rules do not refuse; the same one for the same view.
        """
        ...


@dataclass(frozen=True, slots=True)
class AgentSpec:
    """An agent that can be asked to the table; each module of this package names one ``AGENT``.

    Attributes:
        id: its name, that of its module.
        summary: how it plays, in one line.
        make: makes one for a seat of a partie, from a seed of its own.
    """

    id: str
    summary: str
    make: Callable[[Seed], Agent]


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
