"""What is an arena to play, and by which terms?"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations, pairwise
from math import isfinite

from imperiale import agents
from imperiale.domain.errors import CodedError
from imperiale.domain.ruleset import Rules, Ruleset
from imperiale.services.arena_pairs import Contest, Scores
from imperiale.services.arena_stats import Sprt

__all__ = ["Plan", "PlanError"]

LONGEST_SEED = 200
MOST_PAIRS = 10_000_000


class PlanError(CodedError):
    """What is wanted cannot be played.

    Its codes: ``agents``, ``pairs``, ``seed``, ``sprt`` or ``limit``.
    """


@dataclass(frozen=True)
class Plan:
    """What is to be played.

    Attributes:
        agents: the names of two agents or more.
        ruleset: the rule set, shipped or of the house.
        players: 2, 3 or 4.
        seed: the word from which all deals and all chance of the agents come.
        pairs: pairs of each contest; with a sequential test, the most.
        options: keys that are to be otherwise than the rule set has them.
        ladder: whether each plays the one before it only, and not each the others.
        scores: at which scores deals begin.
        limit: seconds that a decision may take; ``None`` sets no limit.
        sprt: the sequential test that ends a contest, if one does.

    Raises:
        PlanError: it cannot be played.
        RulesetError: the rule set does not allow the players or the options.
        UnknownAgentError: there is no such agent.
    """

    agents: tuple[str, ...]
    ruleset: Ruleset
    players: int
    seed: str
    pairs: int
    options: Mapping[str, object] = field(default_factory=dict[str, object])
    ladder: bool = False
    scores: Scores = Scores.FRESH
    limit: float | None = None
    sprt: Sprt | None = None

    def __post_init__(self) -> None:
        _ = self.rules
        if len(self.agents) < 2:
            raise PlanError("agents", found=len(self.agents))
        _ = self.contests
        if not 1 <= self.pairs <= MOST_PAIRS:
            raise PlanError("pairs", found=self.pairs, most=MOST_PAIRS)
        if not self.seed or len(self.seed) > LONGEST_SEED or not self.seed.isprintable():
            raise PlanError("seed", longest=LONGEST_SEED)
        if self.sprt is not None and not -1000 <= self.sprt.low < self.sprt.high <= 1000:
            raise PlanError("sprt", low=self.sprt.low, high=self.sprt.high)
        if self.limit is not None and not (isfinite(self.limit) and self.limit > 0):
            raise PlanError("limit", found=self.limit)

    @cached_property
    def rules(self) -> Rules:
        """The rules of the table."""
        return self.ruleset.rules(self.players, self.options)

    @cached_property
    def contests(self) -> tuple[Contest, ...]:
        """Who plays whom, in order: on a ladder each the one below it, else each all after it."""
        specs = [agents.load(name) for name in self.agents]
        # of two agents the first named is judged; a ladder is named from its foot
        met = [pair[::-1] for pair in pairwise(specs)] if self.ladder else combinations(specs, 2)
        return tuple(Contest(a, b, self.rules, self.seed, self.scores, self.limit) for a, b in met)
