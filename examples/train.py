"""How is a small agent trained against ``greedy``, and how strong does it become?

A linear policy over a dozen features of each card, learnt by policy gradient: every deal is played
several times from the same seat, and what a course of play brought above the mean of them is what
it is praised for, so that the luck of the cards cancels out.  Then the arena plays it against its
teacher on the same deals from both seats::

    python examples/train.py --deals 2000 --pairs 1000
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from functools import partial

import numpy as np
import numpy.typing as npt

from imperiale.agents import Agent, AgentSpec, Policy, load
from imperiale.domain.choices import choices
from imperiale.domain.commands import PlayCard
from imperiale.domain.events import Step
from imperiale.domain.shuffle import Seed
from imperiale.domain.views import View
from imperiale.envs.seat import seen
from imperiale.envs.sight import pieces
from imperiale.envs.solo import Solo
from imperiale.rulesets import load as load_rules
from imperiale.services.arena_pairs import Contest, play_pair
from imperiale.services.arena_stats import NOTHING_SEEN, Sample

Row = npt.NDArray[np.float32]
Numbers = npt.NDArray[np.int64]
Sides = npt.NDArray[np.bool_]

RULES = load_rules("academie").rules(2)
CARDS = np.arange(36, dtype=np.int64)
SUIT: Numbers = CARDS // 9
RANK: Numbers = CARDS % 9
HONOURS: Sides = np.isin(RANK, (1, 5, 6, 7, 8))
"""Of trumps the seven, the ace, the jack, the queen and the king."""
FEATURES = 20


def of_suit(suit: int) -> Sides:
    """Return by card whether it is of a suit."""
    return np.array([suit == other for other in SUIT], np.bool_)


def parts(row: Row) -> dict[str, Row]:
    """Return an observation in its pieces."""
    found: dict[str, Row] = {}
    at = 0
    for name, shape in pieces(RULES).items():
        size = int(np.prod(shape))
        found[name] = row[at : at + size].reshape(shape)
        at += size
    return found


def features(observation: Row, cards: Numbers) -> Row:
    """Return a row of numbers for each card that may be played: what it is, and would do."""
    see = parts(observation)
    hand, table = see["hand"] > 0, see["table"].any(axis=0)
    known = hand | table | (see["taken"].any(axis=0)) | (see["turn_up"] > 0)
    out = ~known & (RANK > 0)
    trump = of_suit(int(see["moment"][:4].argmax()))
    above = np.array([(out & (SUIT[c] == SUIT) & (RANK[c] < RANK)).sum() for c in cards])
    own = np.array([(hand & (SUIT[c] == SUIT)).sum() for c in cards])
    follows = bool(table.any())
    if follows:
        led = int(np.flatnonzero(table)[0])
        beats: Sides = RANK[cards] > RANK[led]
        wins: Sides = np.where(SUIT[cards] == SUIT[led], beats, trump[cards])
        prize = float(trump[led] and HONOURS[led])
    else:
        wins, prize = np.zeros(len(cards), bool), 0.0
    honour = np.logical_and(trump[cards], HONOURS[cards])
    each = np.stack(
        [
            RANK[cards] / 8,
            trump[cards],
            honour,
            honour & (RANK[cards] < 7),
            above / 8,
            above == 0,
            (above == 0) & ~trump[cards] & ((out & trump).sum() == 0),
            own / 12,
            wins,
            wins * prize,
        ],
        axis=1,
    ).astype(np.float32)
    found = np.zeros((len(cards), FEATURES), np.float32)
    found[:, FEATURES // 2 * follows : FEATURES // 2 * (follows + 1)] = each
    return found


def chances(weights: Row, rows: Row) -> Row:
    """Return how likely each card is to be played."""
    values = rows @ weights
    shares: Row = np.exp(values - values.max())
    total: Row = shares / shares.sum()
    return total


def train(deals: int, seed: int, courses: int = 6, step: float = 0.15) -> Row:
    """Return the weights that some deals against ``greedy`` have taught.

    Args:
        deals: how many.
        seed: from which all follows.
        courses: how often each deal is played.
        step: how far the weights move.
    """
    rng, env = np.random.default_rng(seed), Solo("greedy")
    weights, speed = np.zeros(FEATURES, np.float32), np.zeros(FEATURES, np.float32)
    for deal in range(deals):
        slopes, rewards = np.zeros((courses, FEATURES), np.float32), np.zeros(courses)
        for course in range(courses):
            now, _ = env.reset(seed=seed * 1_000_000 + deal)
            ended = False
            while not ended:
                cards = np.flatnonzero(now["action_mask"])
                rows = features(now["observation"], cards)
                likely = chances(weights, rows)
                chosen = rng.choice(len(cards), p=likely)
                slopes[course] += rows[chosen] - likely @ rows
                now, reward, ended, _, _ = env.step(cards[chosen])
            rewards[course] = reward
        praise = (rewards - rewards.mean()) @ slopes / courses
        speed = 0.95 * speed + 0.05 * praise
        weights = weights + step * speed.astype(np.float32)
    return weights


class Learned(Agent):
    """Plays the card that the weights like best; shows and claims all that is due."""

    def __init__(self, weights: Row, seed: Seed, budget: float | None = None) -> None:
        super().__init__(seed, budget)
        self.weights = weights

    def policy(self, view: View) -> Policy:
        """Return the one command that it would give."""
        if view.deal.step is not Step.PLAY:
            return {choices(view.deal)[0]: 1.0}
        now = seen(view)
        cards = np.flatnonzero(now["action_mask"])
        best = cards[chances(self.weights, features(now["observation"], cards)).argmax()]
        found = [c for c in choices(view.deal) if isinstance(c, PlayCard) and c.card == best]
        return {found[0]: 1.0}


def margin(weights: Row, pairs: int, seed: str = "train") -> Sample:
    """Return what the learned agent gains a deal more than ``greedy``, on so many deals."""
    spec = AgentSpec("learned", "Plays by weights.", partial(Learned, weights))
    contest = Contest(spec, load("greedy"), RULES, seed)
    total = NOTHING_SEEN
    for number in range(pairs):
        found = play_pair(contest, number).pair.margin
        assert found is not None, "a learned agent does nothing that is not allowed"
        total = total.with_one(found)
    return total


def main(given: Sequence[str] | None = None) -> None:
    """Train, and tell the margin."""
    parser = argparse.ArgumentParser(description="Train a small agent against greedy.")
    parser.add_argument("--deals", type=int, default=2000)
    parser.add_argument("--pairs", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args(given)
    for name, deals in (("before", 0), ("after", wanted.deals)):
        found = margin(train(deals, wanted.seed), wanted.pairs)
        low, high = found.interval or (found.mean, found.mean)
        print(f"{name} {deals} deals: {found.mean:+.2f} marks a deal ({low:+.2f} to {high:+.2f})")


if __name__ == "__main__":
    main()
