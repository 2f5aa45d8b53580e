"""What does somebody play who weighs some ways in which the unseen cards can lie?

As the agent over all worlds does, but of a few worlds taken by chance.
"""

from __future__ import annotations

from imperiale.agents.api import AgentSpec
from imperiale.agents.worlds import Worlds

__all__ = ["AGENTS", "Worlds4", "Worlds20", "Worlds100"]


class Worlds4(Worlds):
    """Four worlds."""

    size = 4


class Worlds20(Worlds):
    """Twenty worlds."""

    size = 20


class Worlds100(Worlds):
    """A hundred worlds."""

    size = 100


AGENTS = tuple(
    AgentSpec(
        f"worlds{kind.size}",
        f"Weighs {kind.size} of the ways in which the unseen cards can lie, taken by chance.",
        kind,
    )
    for kind in (Worlds4, Worlds20, Worlds100)
)
