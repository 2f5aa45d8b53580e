# pyright: basic
"""How are many deals stepped at once, as fast as the C++ core plays?

>>> import gymnasium
>>> env = gymnasium.make_vec("imperiale.envs.fleet:ImperialeSelfPlay-v0", num_envs=64)
>>> seen, infos = env.reset(seed=7)
>>> for _ in range(100):
...     cards = seen["action_mask"].argmax(axis=1)
...     seen, rewards, ended, cut_off, infos = env.step(cards)
>>> seen["observation"].shape
(64, 332)
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from imperiale.engine.native_fleet import fleet, put, taken
from imperiale.envs.actions import number_of_actions
from imperiale.envs.seat import (
    Episodes,
    Illegal,
    Seen,
    Until,
    action_space,
    illegal_costs,
    observation_space,
    rules_of,
)
from imperiale.envs.sight import length

__all__ = ["Fleet"]


class Fleet(VectorEnv[Any, Any, Any]):
    """Many tables at which every seat learns; a step plays a card at each of them.

    Each table shows what the seat that is to act there sees, and deals what ``imperiale_v0``
    deals if it is reset by the seed, and the number of the table more.  A table that has ended
    begins again at once, in the same step.

    Infos, all by table:

    * ``seat``: who is to act now;
    * ``earned``: by seat what the episode that has just ended earns; zeros where none has.  The
      reward is that of the seat that has acted;
    * ``final_obs``, where an episode has ended (``_final_obs``): what the seat that has acted saw
      after its card;
    * ``illegal``: whether the action was one that the mask forbids.

    Args:
        num_envs: how many tables.
        rules: the name of a rule set, or the path of a file with one.
        players: how many play; by default the least that the rule set allows.
        options: keys of the rule set that are to be otherwise.
        until: what an episode is, a ``deal`` or a ``partie``.
        illegal: what becomes of an action that the mask forbids: ``end`` or ``replace``.

    Raises:
        NativeUnavailableError: there is no C++ core.
        NotForNativeError: players mark by hand.
        OSError: the file of the rule set cannot be read.
        RulesetError: the rule set does not allow the players or the options.
        ValueError: there is no such way to end, or to deal with illegal actions.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        num_envs: int = 1,
        rules: str | Path = "academie",
        *,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        until: str = "deal",
        illegal: str = "end",
    ) -> None:
        self.num_envs = num_envs
        self.rules = rules_of(rules, players, options)
        self.until, self.illegal = Until(until), Illegal(illegal)
        self.single_observation_space = observation_space(self.rules)
        self.single_action_space = action_space(self.rules)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._tables = fleet(num_envs, self.rules.players)
        self._episodes = [Episodes(self.rules, self.until) for _ in range(num_envs)]
        self._places = np.arange(num_envs)
        self._seats = np.zeros(num_envs, np.int8)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin an episode at every table; the same seed deals the same cards."""
        for place, episodes in enumerate(self._episodes):
            episodes.seed(None if seed is None else seed + place)
            episodes.begin()
            put(self._tables, place, episodes.course.deal)
        return self._to_act(), {"seat": self._seats}

    def step(
        self, actions: npt.ArrayLike
    ) -> tuple[Seen, npt.NDArray[np.float64], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]:
        """Play a card at every table, and begin again where an episode has ended.

        Args:
            actions: by table, of its mask.
        """
        cards = np.ascontiguousarray(actions, np.int64)
        outcomes = np.empty(self.num_envs, np.uint8)
        self._tables.play(cards, outcomes, self.illegal is Illegal.REPLACE)
        earned = np.zeros((self.num_envs, self.rules.players))
        ended = np.zeros(self.num_envs, np.bool_)
        infos: dict[str, Any] = {"earned": earned, "illegal": outcomes == REFUSED}
        if (stopped := np.flatnonzero(outcomes)).size:
            infos |= self._go_on(stopped, infos["illegal"], earned, ended)
        rewards = earned[self._places, self._seats]
        seen = self._to_act()
        infos["seat"] = self._seats
        return seen, rewards, ended, np.zeros(self.num_envs, np.bool_), infos

    def _go_on(
        self,
        stopped: npt.NDArray[np.int64],
        refused: npt.NDArray[np.bool_],
        earned: npt.NDArray[np.float64],
        ended: npt.NDArray[np.bool_],
    ) -> dict[str, Any]:
        """Deal on where a deal has ended, note whose episode has, and return what he saw last.

        Table after table at each stage: to do the same again is what a processor is fast at.
        """
        seen = self._seen(stopped, self._seats[stopped])
        last = np.full(self.num_envs, None, object)
        for row, place in enumerate(stopped.tolist()):
            episodes = self._episodes[place]
            if refused[place]:
                earned[place, self._seats[place]] = -illegal_costs(self.until)
            else:
                episodes.close(taken(self._tables, place, episodes.course.deal))
                if not episodes.ended:
                    continue
                earned[place] = episodes.earned
            ended[place] = True
            last[place] = {name: rows[row] for name, rows in seen.items()}
        for place in np.flatnonzero(ended).tolist():
            self._episodes[place].begin()
        for place in stopped.tolist():
            put(self._tables, place, self._episodes[place].course.deal)
        return {"final_obs": last, "_final_obs": ended.copy()} if ended.any() else {}

    def _to_act(self) -> Seen:
        """Return what the seat that is to act sees at every table."""
        self._seats = np.full(self.num_envs, -1, np.int8)
        return self._seen(self._places, self._seats)

    def _seen(self, places: npt.NDArray[np.int64], viewers: npt.NDArray[np.int8]) -> Seen:
        """Return what viewers see at some tables; a viewer below 0 is who is to act."""
        tables, rules = len(places), self.rules
        rows: Seen = {
            "observation": np.empty((tables, length(rules)), np.float32),
            "action_mask": np.empty((tables, number_of_actions(rules)), np.int8),
        }
        self._tables.see(places, viewers, rows["observation"], rows["action_mask"])
        return rows


REFUSED = 2
"""What the core says where it did not play a card."""

gymnasium.register(id="ImperialeSelfPlay-v0", vector_entry_point="imperiale.envs.fleet:Fleet")
