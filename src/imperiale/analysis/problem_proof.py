"""Is the answer of a problem the same for who solves it otherwise?

Four solve it: the agent over all worlds, which made it; the strongest agent, and one that ends by
an equilibrium, which both listen to how the others played; and the reference in pure Python, which
shares no code with the C++ core.  The reference goes through every world where it can do so in
seconds, else through some by chance, and there it must give each card in each world the value that
the core gives.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from imperiale import agents
from imperiale.agents.worlds import aim
from imperiale.analysis.problem_worth import SEED, weighed
from imperiale.analysis.problems import Problem, seen
from imperiale.domain.cards import Card
from imperiale.domain.commands import PlayCard
from imperiale.domain.deal import Deal
from imperiale.domain.views import View
from imperiale.engine.beliefs import beliefs
from imperiale.engine.search import search_values
from imperiale.engine.worlds import marked_by_table, outlook, world_of
from imperiale.engine.worlds_apart import outlook_solved

__all__ = ["by_all", "by_listening", "by_reference", "by_strongest"]

SLOW = {2: 4, 3: 3}
"""Cards in hand up to which the reference goes through all worlds."""


def by_all(problem: Problem) -> Card:
    """Return the best card of all worlds alike."""
    found = weighed(seen(problem))
    assert found is not None, "a problem can be weighed"
    return found.best


def by_listening(problem: Problem) -> Card:
    """Return the card that the agent plays most often that listens and ends by an equilibrium."""
    return _most_often(problem, "equilibrium")


def by_strongest(problem: Problem) -> Card:
    """Return the card that the strongest agent plays most often, who weighs what was played."""
    return _most_often(problem, "inference")


def _most_often(problem: Problem, agent: str) -> Card:
    policy = agents.load(agent).make(SEED).policy(seen(problem))
    best = max(policy, key=lambda command: policy[command])
    assert isinstance(best, PlayCard)
    return best.card


def by_reference(problem: Problem, sample: int = 60) -> Card | None:
    """Return the best card of the reference; nothing where the core gives it other values.

    Args:
        problem: what to solve.
        sample: worlds that are looked at where there are too many for all of them; there the card
            is that of the core, whose values are compared.
    """
    view = seen(problem)
    worlds, ways = _worlds(view)
    late = view.hand.bit_count() <= SLOW[view.rules.players]
    late = late or len(worlds) <= sample
    every = range(len(worlds))
    at = every if late else Random(problem.name).sample(every, sample)
    played_for = aim(view)
    assert played_for is not None, "a problem is of a partie"
    mine = [search_values(worlds[i], played_for.worth) for i in at]
    if mine != _by_core(view, [worlds[i] for i in at]):
        return None
    if not late:
        return by_all(problem)
    total = {card: sum(ways[i] * row[card] for i, row in enumerate(mine)) for card in mine[0]}
    return max(total, key=lambda card: total[card])


def _worlds(view: View) -> tuple[Sequence[Deal], Sequence[int]]:
    rows = beliefs(view).all()
    if view.rules.players == 2:
        return [world_of(view, held) for held in rows.hands], rows.ways
    return [marked_by_table(rows.deal(at)) for at in range(len(rows))], rows.ways


def _by_core(view: View, worlds: Sequence[Deal]) -> list[Mapping[Card, int]]:
    played_for = aim(view)
    if view.rules.players == 2:
        found = outlook(view, [world.hands[1 - view.deal.seat] for world in worlds], played_for)
    else:
        found = outlook_solved(worlds, played_for)
    wide = len(found.cards)
    return [
        dict(zip(found.cards, found.values[wide * i : wide * (i + 1)], strict=True))
        for i in range(len(worlds))
    ]
