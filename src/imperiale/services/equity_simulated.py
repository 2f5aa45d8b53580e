"""How does a table of winning chances come of deals that a simulation has played?

Their partie must be one that hardly ever ends, so that nearly all deals are seen whole; one that
ends it is left out.  What a deal brings is found by playing it through again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import islice

from imperiale.domain.errors import CodedError
from imperiale.domain.events import Ending
from imperiale.domain.gains import Gain, gains
from imperiale.domain.record import Record, replay
from imperiale.services.equity import CHUNK, UNBOUND, Chunk, Sampling, Tally
from imperiale.services.simulation import Simulation

__all__ = ["UnfitError", "chunks_of", "sampling_of"]


class UnfitError(CodedError):
    """The deals of a simulation tell nothing of winning chances.

    Its codes: ``agents``, if not one agent has all seats, or ``options``, with those it needs.
    """


def sampling_of(plan: Simulation, deals: int) -> Sampling:
    """Return what a table is made of, if it is made of the first deals of a simulation.

    Args:
        plan: what was played.
        deals: how many of its deals count.

    Raises:
        UnfitError: it was played so that no table can be made of it.
    """
    if len({*plan.seats}) > 1:
        raise UnfitError("agents", found=", ".join(plan.seats))
    if plan.rules != plan.ruleset.rules(plan.players, {**plan.options, **UNBOUND}):
        needed = (f"--option {key}={value}" for key, value in UNBOUND.items())
        raise UnfitError("options", needed=" ".join(needed))
    return Sampling(
        ruleset=plan.ruleset,
        players=plan.players,
        options={key: value for key, value in plan.options.items() if key not in UNBOUND},
        policy=plan.seats[0],
        deals=deals,
        seed=f"simulation {plan.seed}",
    )


def chunks_of(deals: Iterable[Record]) -> Iterator[Chunk]:
    """Yield what deals brought by chunks, as far as they fill one.

    Raises:
        RecordError: a deal is not played to its end.
    """
    brought = _brought(deals)
    number = 0
    while len(found := [*islice(brought, CHUNK)]) == CHUNK:
        tally: Tally = Counter(found)
        yield Chunk(number, tally, Counter())
        number += 1


def _brought(deals: Iterable[Record]) -> Iterator[tuple[Gain, ...]]:
    for record in deals:
        deal, events = replay(record)
        if deal.ending is not Ending.WON:
            yield gains(deal.rules, events)
