# pyright: basic
"""How is Impériale played in PettingZoo?

>>> from imperiale.envs import imperiale_v0
>>> env = imperiale_v0.env(rules="academie")
>>> env.reset(seed=7)
>>> for agent in env.agent_iter():
...     seen, reward, ended, cut_off, info = env.last()
...     action = None if ended or cut_off else int(seen["action_mask"].argmax())
...     env.step(action)
>>> env.agents
[]
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from imperiale.envs.actions import actions
from imperiale.envs.seat import (
    Episodes,
    Illegal,
    Seen,
    Until,
    action_space,
    illegal_costs,
    observation_space,
    picture,
    rules_of,
    seen,
)
from imperiale.services.course import Course

__all__ = ["InParallel", "InTurn", "env", "parallel_env", "raw_env"]


class InTurn(AECEnv):  # type: ignore[misc]  # of no known type
    """A table at which seats act one after the other, each when it is its turn.

    Agents are ``seat_0`` and so on.  Observations are those of :mod:`imperiale.envs.seat`.

    Args:
        rules: the name of a rule set, or the path of a file with one.
        players: how many play; by default the least that the rule set allows.
        options: keys of the rule set that are to be otherwise, e.g. ``{"target": 6}``.
        until: what an episode is, a ``deal`` or a ``partie``.
        illegal: what becomes of an action that the mask forbids: ``end`` or ``replace``.
        max_cycles: tricks after which the episode is cut off; every seat acts once in each.
        render_mode: ``ansi`` returns a text, ``human`` prints it.

    Raises:
        OSError: the file of the rule set cannot be read.
        RulesetError: the rule set does not allow the players or the options.
        ValueError: there is no such way to end, to deal with illegal actions, or to render.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "imperiale_v0",
        "render_modes": ["human", "ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        rules: str | Path = "academie",
        *,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        until: str = "deal",
        illegal: str = "end",
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.rules = rules_of(rules, players, options)
        self.until, self.illegal = Until(until), Illegal(illegal)
        self._episodes = Episodes(self.rules, self.until)
        self.max_cycles = max_cycles
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"render_mode is {render_mode!r}; it must be 'human', 'ansi' or None")
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.rules.players)]
        self._observation_spaces = {a: observation_space(self.rules) for a in self.possible_agents}
        self._action_spaces = {a: action_space(self.rules) for a in self.possible_agents}

    @property
    def course(self) -> Course:
        """What is played."""
        return self._episodes.course

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return what an agent may see."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return what an agent may do at all."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin an episode; the same seed deals the same cards."""
        self._episodes.seed(seed)
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.tricks = 0
        self._episodes.begin()
        self.agent_selection = self.possible_agents[self.course.deal.seat]

    def observe(self, agent: str) -> Seen:
        """Return what an agent sees; only who is to act has a mask that is not all zeros."""
        return seen(self.course.view(self.possible_agents.index(agent)))

    def step(self, action: int | None) -> None:
        """Let the agent whose turn it is act.

        Args:
            action: of its mask; ``None`` for an agent whose episode has ended.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        allowed = actions(self.course.deal)
        what = None if action is None else allowed.get(int(action))
        if what is None and self.illegal is Illegal.END:
            self.rewards[agent] = -illegal_costs(self.until)
            self.infos[agent] = {"illegal": action}
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self._obey(what or next(iter(allowed.values())))
        self._accumulate_rewards()
        if any(self.terminations.values()) or any(self.truncations.values()):
            self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def _obey(self, what: Any) -> None:
        course = self.course
        before = sum(course.deal.tricks)
        course.act(what)
        self.tricks += sum(course.deal.tricks) - before
        self._episodes.deal_on()
        if self._episodes.ended:
            self.rewards = dict(zip(self.possible_agents, self._episodes.earned, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            return
        self.agent_selection = self.possible_agents[course.deal.seat]
        if self.max_cycles is not None and self.tricks >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)

    def render(self) -> str | None:
        """Return, or print, all hands and the table."""
        text = picture_of_all(self.course)
        if self.render_mode == "human":
            print(text)  # noqa: T201 - what `human` means
            return None
        return text if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Do nothing: there is no window."""

    def __str__(self) -> str:
        return "imperiale_v0"


class InParallel(ParallelEnv):  # type: ignore[misc]  # of no known type
    """The same table for programs in which all agents act at once.

    Everybody hands in an action at every step; that of the seat to act is obeyed, the others' count
    for nothing, as their masks say by being all zeros.

    Args:
        max_cycles: steps after which the episode is cut off.
        settings: as :class:`InTurn` takes them.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "imperiale_v0",
        "render_modes": ["human", "ansi"],
    }

    def __init__(self, *, max_cycles: int | None = None, **settings: Any) -> None:
        self.table = InTurn(**settings)
        self.max_cycles = max_cycles
        self.render_mode = self.table.render_mode
        self.possible_agents = self.table.possible_agents

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return what an agent may see."""
        return self.table.observation_space(agent)

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return what an agent may do at all."""
        return self.table.action_space(agent)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        """Begin an episode; the same seed deals the same cards."""
        self.table.reset(seed, options)
        self.agents = [*self.possible_agents]
        self._steps = 0
        return self._seen(), {agent: {} for agent in self.agents}

    def _seen(self) -> dict[str, Seen]:
        return {agent: self.table.observe(agent) for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Seen],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Obey the action of the seat that is to act."""
        table = self.table
        table.step(actions[table.agent_selection])
        self._steps += 1
        ended = table.terminations
        cut = self.max_cycles is not None and self._steps >= self.max_cycles
        truncations = dict.fromkeys(self.agents, cut and not any(ended.values()))
        answer = self._seen(), dict(table.rewards), dict(ended), truncations, dict(table.infos)
        if cut or any(ended.values()):
            self.agents = []
        return answer

    def render(self) -> str | None:
        """Return, or print, all hands and the table."""
        return self.table.render()

    def close(self) -> None:
        """Do nothing: there is no window."""


def picture_of_all(course: Course) -> str:
    """Return all that lies on the table and in the hands."""
    return picture(course.view(0)._replace(seat=None, deal=course.deal))


raw_env = InTurn
env = InTurn
parallel_env = InParallel
