"""What does somebody do who knows the rules and nothing else?"""

from __future__ import annotations

from typing import NamedTuple

from imperiale.agents.api import AgentSpec
from imperiale.domain.choices import choices
from imperiale.domain.commands import Command
from imperiale.domain.shuffle import Seed, shuffled, subseed
from imperiale.domain.views import View

__all__ = ["AGENT", "Random"]


class Random(NamedTuple):
    """Takes one of the honest choices, each as likely as the others."""

    seed: Seed

    def act(self, view: View) -> Command:
        """Return one of the choices, drawn anew for each hand and each moment."""
        # the hand dealt and the count of events name the moment, within a deal and between deals
        moment = subseed(self.seed, *view.deal.dealt, len(view.events))
        return shuffled(choices(view.deal), moment)[0]


AGENT = AgentSpec("random", "Plays any legal card; shows and claims by chance.", Random)
