"""Who can play?"""

from __future__ import annotations

from importlib import import_module
from typing import cast

from imperiale.agents.api import Agent, AgentSpec, Policy, UnknownAgentError

__all__ = [
    "DROPPED",
    "HOMES",
    "LADDER",
    "LEVELS",
    "Agent",
    "AgentSpec",
    "Policy",
    "UnknownAgentError",
    "load",
    "names",
]

HOMES = {
    "random": "random",
    "greedy": "greedy",
    "worlds4": "sampled",
    "worlds20": "sampled",
    "worlds100": "sampled",
    "worlds": "worlds",
    "inference": "inference",
    "equilibrium": "equilibrium",
    "beginner": "levels",
    "casual": "levels",
    "club": "levels",
    "strong": "levels",
    "master": "levels",
}
"""By agent the module of this folder that holds it; it is imported when the agent is asked for."""

LEVELS = ("beginner", "casual", "club", "strong", "master")
"""Agents for people to play against, from the weakest up."""

DROPPED = {"worlds": "worlds100"}
"""By agent that was found no stronger than a rung of the ladder, and so is none, that rung."""

LADDER = tuple(name for name in HOMES if name not in LEVELS and name not in DROPPED)
"""The agents that are compared, each stronger than the one before it."""


def names() -> tuple[str, ...]:
    """Return the names of all agents: those of the ladder from its foot, then the levels."""
    return tuple(HOMES)


def load(name: str) -> AgentSpec:
    """Return the agent of a name.

    >>> load("greedy").id
    'greedy'

    Raises:
        UnknownAgentError: there is none of that name.
    """
    if name not in HOMES:
        raise UnknownAgentError(name, names())
    module = import_module(f"{__name__}.{HOMES[name]}")
    return {spec.id: spec for spec in cast("tuple[AgentSpec, ...]", module.AGENTS)}[name]
