"""How well do agents play by the measure of the review, and is its luck fair?

Agents play whole parties against themselves; every decision is reviewed, and the luck of every deal
is taken from the result.  From this come the limits of the grades, the classes of player and the
figures of the guide.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from imperiale.analysis.luck import luck
from imperiale.analysis.review import assembled, review_deal
from imperiale.domain.rules.marking import NOTHING
from imperiale.domain.ruleset import Ruleset
from imperiale.engine.equity import chance
from imperiale.services.moves import NextDeal
from imperiale.services.played import of_table
from imperiale.services.table import Table
from imperiale.services.terms import Terms

__all__ = ["Figures", "Partie", "figures", "rank_correlation", "self_play"]


class Partie(NamedTuple):
    """A partie that an agent has played against itself.

    Attributes:
        losses: what each decision of both seats lost; empty if that was not asked for.
        result: 1 if seat 0 won, else 0.
        luck: the luck of seat 0.
        deals: how many were played.
    """

    losses: tuple[float, ...]
    result: float
    luck: float
    deals: int


def self_play(ruleset: Ruleset, agent: str, seed: str, deals: int, worlds: int | None) -> Partie:
    """Return a partie for two of an agent against itself, reviewed.

    Args:
        ruleset: what is played; a table must tell the chance to win.
        agent: its name.
        seed: of the cards and of the agents.
        deals: against how many others the luck of a deal is held.
        worlds: by how many ways at the most a card is weighed; ``None`` weighs none.
    """
    table = Table(Terms(ruleset, 2, {}, (agent, agent), seed))
    while table.partie.winner is None:
        table.do(NextDeal() if table.waiting is None else table.agent_move())
    played = of_table(table)
    result = float(table.partie.winner == 0)
    if worlds is None:
        cut = chance(table.rules, (NOTHING,) * 2, played.deals[0].setup.dealer)[0] - 0.5
        fallen = sum(luck(deal.setup, deal.seed, deals).by_seat[0] for deal in played.deals)
        return Partie((), result, cut + fallen, len(played.deals))
    reviews = [review_deal(d, n, deals, worlds) for n, d in enumerate(played.deals, 1)]
    seat = assembled(table.rules, reviews).seats[0]
    losses = tuple(decision.loss for deal in reviews for decision in deal.decisions)
    return Partie(losses, result, seat.luck, len(reviews))


class Figures(NamedTuple):
    """What the parties of an agent come to.

    Attributes:
        parties: how many.
        decisions: how many decisions were not forced.
        rate: what one lost on the mean.
        error: the standard error of that, partie by partie.
        raw: the mean result of seat 0 less an even share.
        raw_sd: the standard deviation of a result.
        adjusted: the mean of the result less the luck, less an even share.
        adjusted_sd: its standard deviation.
    """

    parties: int
    decisions: int
    rate: float
    error: float
    raw: float
    raw_sd: float
    adjusted: float
    adjusted_sd: float


def figures(parties: Sequence[Partie]) -> Figures:
    """Return what parties come to; there are two at least."""
    losses = [loss for partie in parties for loss in partie.losses]
    rates = [fmean(partie.losses) for partie in parties if partie.losses]
    raw = [partie.result - 0.5 for partie in parties]
    adjusted = [partie.result - partie.luck - 0.5 for partie in parties]
    return Figures(
        len(parties),
        len(losses),
        fmean(losses) if losses else 0.0,
        stdev(rates) / sqrt(len(rates)) if len(rates) > 1 else 0.0,
        fmean(raw),
        stdev(raw),
        fmean(adjusted),
        stdev(adjusted),
    )


def rank_correlation(rates: Mapping[str, float]) -> float:
    """Return Spearman's rank correlation of agents, from the weakest up, and their error rates.

    1 means that every stronger one errs less.

    >>> rank_correlation({"beginner": 0.03, "club": 0.01, "master": 0.0})
    1.0
    >>> rank_correlation({"beginner": 0.03, "club": 0.0, "master": 0.01})
    0.5
    """
    values = list(rates.values())
    ranks = [sorted(values, reverse=True).index(value) for value in values]
    number = len(values)
    apart = sum((rank - place) ** 2 for place, rank in enumerate(ranks))
    return 1 - 6 * apart / (number * (number**2 - 1))
