"""What does somebody do who knows the rules and nothing else?"""

from __future__ import annotations

from imperiale.agents.api import Agent, AgentSpec, Policy
from imperiale.domain.choices import choices
from imperiale.domain.views import View

__all__ = ["AGENTS", "Random"]


class Random(Agent):
    """Takes one of the honest choices, each as likely as the others."""

    def policy(self, view: View) -> Policy:
        """Return all choices, each as likely as the others."""
        may = choices(view.deal)
        return dict.fromkeys(may, 1 / len(may))


AGENTS = (AgentSpec("random", "Plays any legal card; shows and claims by chance.", Random),)
