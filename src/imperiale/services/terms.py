"""What is agreed before a partie begins?"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from imperiale import agents
from imperiale.domain.errors import CodedError
from imperiale.domain.ruleset import Rules, Ruleset

__all__ = ["PERSON", "Terms", "TermsError"]

PERSON = "you"
"""Who sits at a seat that no agent plays."""

LONGEST_SEED = 200
HIGHEST_STAKE = 1_000_000


class TermsError(CodedError):
    """What was agreed cannot be played.

    Its codes: ``seats``, ``seed`` or ``stake``.
    """


@dataclass(frozen=True)
class Terms:
    """What is agreed.

    Attributes:
        ruleset: the rule set, shipped or of the house.
        players: 2, 3 or 4.
        options: keys that are to be otherwise than the rule set has them.
        seats: by seat, :data:`PERSON` or the name of an agent.
        seed: the word from which all cards come.
        stake: the agreed worth of a fiche or an imperial, 1 or more.

    Raises:
        RulesetError: the rule set does not allow the players or the options.
        TermsError: seats, seed or stake are wrong.
        UnknownAgentError: a seat names no agent.
    """

    ruleset: Ruleset
    players: int
    options: Mapping[str, object]
    seats: tuple[str, ...]
    seed: str
    stake: int = 1

    def __post_init__(self) -> None:
        _ = self.rules
        if len(self.seats) != self.players:
            raise TermsError("seats", found=len(self.seats), expected=self.players)
        for name in self.seats:
            if name != PERSON:
                agents.load(name)
        if not self.seed or len(self.seed) > LONGEST_SEED or not self.seed.isprintable():
            raise TermsError("seed", longest=LONGEST_SEED)
        if not 1 <= self.stake <= HIGHEST_STAKE:
            raise TermsError("stake", found=self.stake, highest=HIGHEST_STAKE)

    @cached_property
    def rules(self) -> Rules:
        """The rules of the table."""
        return self.ruleset.rules(self.players, self.options)
