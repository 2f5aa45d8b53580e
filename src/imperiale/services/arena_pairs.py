"""How are two agents compared on the same cards?

A deal is played once for every seat that the first agent can have, the other agent in all other
seats, with the same pack, dealer, start and seeds.  What the cards were worth cancels out; what is
left is what the agents made of them.  Everything of a pair follows from the seed and its number.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import NamedTuple, TypeAlias

from imperiale.agents import AgentSpec
from imperiale.domain.dealing import dealt
from imperiale.domain.notation import write_line
from imperiale.domain.rules.marking import COUNTERS, NOTHING, Score
from imperiale.domain.ruleset import Rules
from imperiale.domain.setup import Setup
from imperiale.domain.shuffle import Seed, shuffled, shuffled_pack, subseed
from imperiale.services.arena_deal import Chair, Mishap, gains, play

__all__ = ["Chance", "Contest", "Pair", "Scores", "Spent", "play_pair", "setup_of"]

Chance: TypeAlias = Callable[[Rules, Sequence[Score], int], Sequence[float]]
"""Returns by seat the chance to win the partie, given the rules, the scores after a deal and who
deals next."""


class Scores(StrEnum):
    """The scores at which deals begin."""

    FRESH = "fresh"
    RANDOM = "random"


class Contest(NamedTuple):
    """What is played, and by whom.

    Attributes:
        a: the agent that is judged.
        b: the agent that it is judged by.
        rules: the rules.
        seed: the word that all follows from.
        scores: at which scores deals begin.
        limit: seconds that a decision may take; ``None`` sets no limit.
    """

    a: AgentSpec
    b: AgentSpec
    rules: Rules
    seed: str
    scores: Scores = Scores.FRESH
    limit: float | None = None


class Pair(NamedTuple):
    """What came of one deal in all its seatings; by chance or clock nothing of it differs.

    Attributes:
        number: which pair, from 0.
        deal: the deal in one line.
        gains: by seating, which is the seat of the first agent, and by seat, what the deal
            brought; ``None`` where it could not be played to its end.
        scores: likewise, the scores at its end.
        decisions: of each agent, how often it was to act.
        mishaps: what was done wrongly.
    """

    number: int
    deal: str
    gains: tuple[tuple[int, ...] | None, ...]
    scores: tuple[tuple[Score, ...] | None, ...]
    decisions: tuple[int, int]
    mishaps: tuple[Mishap, ...]

    @property
    def margin(self) -> float | None:
        """What the first agent gained more than the others, mean over the seatings.

        ``None`` if not all could be played to their end.

        >>> Pair(0, "", ((5, 1), (2, 3)), (), (0, 0), ()).margin
        2.5
        """
        total, seats = 0, len(self.gains)
        for seat, gained in enumerate(self.gains):
            if gained is None:
                return None
            total += seats * gained[seat] - sum(gained)
        return total / (seats * (seats - 1))

    def chance(self, rules: Rules, chance: Chance) -> float | None:
        """Return the first agent's chance to win the partie, above an even share of it.

        Mean over the seatings; ``None`` if not all could be played to their end.
        """
        seats = rules.players
        total = 0.0
        for seat, scores in enumerate(self.scores):
            if scores is None:
                return None
            total += chance(rules, scores, rules.elder(dealer_of(rules, self.number)))[seat]
        return total / seats - 1 / seats


class Spent(NamedTuple):
    """A pair, and the seconds that each agent took for it."""

    pair: Pair
    seconds: tuple[float, float]


def dealer_of(rules: Rules, pair: int) -> int:
    """Return who deals: each in turn."""
    return pair % rules.players


def _seed(contest: Contest, pair: int) -> Seed:
    return subseed(contest.seed.encode(), "pair", pair)


def setup_of(contest: Contest, pair: int) -> Setup:
    """Return the deal of a pair."""
    rules, seed = contest.rules, _seed(contest, pair)
    start = (NOTHING,) * rules.players
    if contest.scores is Scores.RANDOM:
        start = tuple(_score(rules, subseed(seed, "score", seat)) for seat in range(rules.players))
    return dealt(rules, dealer_of(rules, pair), start, shuffled_pack(rules, subseed(seed, "pack")))


def _score(rules: Rules, seed: Seed) -> Score:
    """Return a score short of the target, each as likely as the others."""
    number = shuffled(range(rules.target * COUNTERS), seed)[0]
    return Score(*divmod(number, COUNTERS))


def play_pair(contest: Contest, pair: int) -> Spent:
    """Play the deal of a pair in all its seatings."""
    setup, seed = setup_of(contest, pair), _seed(contest, pair)
    seats = range(contest.rules.players)
    seeds = [subseed(seed, "agent", seat) for seat in seats]
    found = [
        play(
            setup,
            [Chair(contest.a if seat == own else contest.b, seeds[seat]) for seat in seats],
            contest.limit,
        )
        for own in seats
    ]
    result = Pair(
        number=pair,
        deal=write_line(setup),
        gains=tuple(gains(played.deal) if played.deal.over else None for played in found),
        scores=tuple(played.deal.scores if played.deal.over else None for played in found),
        decisions=(
            sum(played.decisions[own] for own, played in enumerate(found)),
            sum(sum(p.decisions) - p.decisions[own] for own, p in enumerate(found)),
        ),
        mishaps=tuple(mishap for played in found for mishap in played.mishaps),
    )
    first = sum(played.seconds[own] for own, played in enumerate(found))
    return Spent(result, (first, sum(sum(played.seconds) for played in found) - first))
