# pyright: basic
"""How does a Gymnasium learner play against an agent of its choice?

>>> import gymnasium
>>> env = gymnasium.make("imperiale.envs.solo:Imperiale-v0", opponent="greedy")
>>> seen, info = env.reset(seed=7)
>>> ended = False
>>> while not ended:
...     seen, reward, ended, cut_off, info = env.step(seen["action_mask"].argmax())
>>> ended, env.unwrapped.course.deal.over
(True, True)
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import gymnasium

from imperiale import agents
from imperiale.agents import Agent
from imperiale.domain.shuffle import subseed
from imperiale.envs.actions import actions
from imperiale.envs.seat import (
    Illegal,
    Seen,
    Until,
    action_space,
    earned,
    illegal_costs,
    observation_space,
    picture,
    rules_of,
    seen,
)
from imperiale.services.course import Course

__all__ = ["Solo"]


class Solo(gymnasium.Env[Any, Any]):
    """A table at which the learner has one seat, by lot, and an agent all others.

    Args:
        opponent: the name of an agent.
        rules: the name of a rule set, or the path of a file with one.
        players: how many play; by default the least that the rule set allows.
        options: keys of the rule set that are to be otherwise.
        until: what an episode is, a ``deal`` or a ``partie``.
        illegal: what becomes of an action that the mask forbids: ``end`` or ``replace``.
        render_mode: ``ansi`` lets ``render`` return what the learner sees.

    Raises:
        OSError: the file of the rule set cannot be read.
        RulesetError: the rule set does not allow the players or the options.
        UnknownAgentError: there is no such agent.
        ValueError: there is no such way to end, to deal with illegal actions, or to render.
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        opponent: str = "greedy",
        rules: str | Path = "academie",
        *,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        until: str = "deal",
        illegal: str = "end",
        render_mode: str | None = None,
    ) -> None:
        self.opponent = agents.load(opponent)
        self.rules = rules_of(rules, players, options)
        self.until, self.illegal = Until(until), Illegal(illegal)
        if render_mode not in (None, "ansi"):
            raise ValueError(f"render_mode is {render_mode!r}; it must be 'ansi' or None")
        self.render_mode = render_mode
        self.observation_space = observation_space(self.rules)
        self.action_space = action_space(self.rules)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin an episode; the same seed deals the same cards to the same seat."""
        super().reset(seed=seed)
        while True:
            word = f"{self.np_random.integers(1 << 63):016x}"
            self.seat = int(self.np_random.integers(self.rules.players))
            self.course = Course(self.rules, word)
            self._others: dict[int, Agent] = {
                seat: self.opponent.make(subseed(word.encode(), "agent", seat))
                for seat in range(self.rules.players)
                if seat != self.seat
            }
            self._on()
            if not self._ended:  # a deal may be won before the learner has acted
                return self._seen(), {}

    @property
    def _ended(self) -> bool:
        return self.course.deal.over if self.until is Until.DEAL else self.course.over

    def _seen(self) -> Seen:
        return seen(self.course.view(self.seat))

    def _on(self) -> None:
        """Let the others act, and deal on in a partie, until the learner is to act."""
        course = self.course
        while not self._ended and (course.deal.over or course.deal.seat != self.seat):
            if course.deal.over:
                course.deal_next()
            else:
                seat = course.deal.seat
                course.act(self._others[seat].act(course.view(seat)))

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Act, and let the others act until it is the learner's turn again."""
        allowed = actions(self.course.deal)
        what = allowed.get(int(action))
        if what is None and self.illegal is Illegal.END:
            info = {"illegal": int(action)}
            return self._seen(), -illegal_costs(self.until), True, False, info
        self.course.act(what or next(iter(allowed.values())))
        self._on()
        reward = earned(self.course, self.until)[self.seat] if self._ended else 0.0
        return self._seen(), reward, self._ended, False, {}

    def render(self) -> str | None:
        """Return what the learner sees."""
        return picture(self.course.view(self.seat)) if self.render_mode == "ansi" else None


gymnasium.register(id="Imperiale-v0", entry_point="imperiale.envs.solo:Solo")
