"""Who can play?

Each module of this folder but :mod:`~imperiale.agents.api` is one agent; it is found by listing
the folder.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import cast

from imperiale.agents.api import Agent, AgentSpec, Policy, UnknownAgentError

__all__ = ["Agent", "AgentSpec", "Policy", "UnknownAgentError", "load", "names"]


@cache
def names() -> tuple[str, ...]:
    """Return the names of all agents, in alphabetical order."""
    found = (module.name for module in iter_modules(__path__))
    return tuple(sorted(name for name in found if name != "api"))


def load(name: str) -> AgentSpec:
    """Return the agent of a name.

    >>> load("greedy").id
    'greedy'

    Raises:
        UnknownAgentError: there is none of that name.
    """
    if name not in names():
        raise UnknownAgentError(name, names())
    return cast("AgentSpec", import_module(f"{__name__}.{name}").AGENT)
