"""How is a table of winning chances made?

An agent plays deals against itself; what each brought is kept (:mod:`imperiale.domain.gains`) and
counted by batches.  From any scores these gains come to something, by the rules alone, so one
sample serves for all scores: a Markov chain over the scores before a deal, solved by the core.
Each deal follows from the seed and its number, so a table is the same whoever made it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import NamedTuple, TypeAlias

from imperiale import agents
from imperiale.agents import Agent, AgentSpec
from imperiale.domain.dealing import dealt
from imperiale.domain.decide import begin, obey
from imperiale.domain.gains import Gain, gains
from imperiale.domain.rules.marking import COUNTERS, Score
from imperiale.domain.ruleset import Rules, Ruleset
from imperiale.domain.shuffle import Seed, shuffled, shuffled_pack, subseed
from imperiale.domain.views import view
from imperiale.engine.equity_chain import Shares, shares_of, solved
from imperiale.engine.equity_table import Block, EquityTable, Sample, keys_of
from imperiale.services.pool import in_order

__all__ = [
    "BATCHES",
    "CHUNK",
    "STEP",
    "Chunk",
    "Sampling",
    "Tally",
    "longest",
    "made",
    "played",
    "sampled",
]

BATCHES = 20
"""Batches of every sample: enough that a standard error is known to a sixth of itself."""

UNBOUND = {"target": 99, "win_by": "imperials", "marking": "automatic"}
"""What the deals are played by besides: nobody wins in them, so that all of each is seen."""

Tally: TypeAlias = Counter[tuple[Gain, ...]]
"""How many deals brought what."""


@dataclass(frozen=True)
class Sampling:
    """What is to be played for a table.

    Attributes:
        ruleset: the rule set.
        players: 2, 3 or 4.
        options: keys that are to be otherwise than the rule set has them.
        policy: the name of the agent that plays, everybody's.
        deals: how many; a multiple of :data:`STEP`.
        seed: a word.
        control: the name of a quicker agent that plays the same deals too, and more; or nothing.
        control_deals: how many more; a multiple of :data:`STEP`.
    """

    ruleset: Ruleset
    players: int
    options: Mapping[str, object]
    policy: str
    deals: int
    seed: str
    control: str = ""
    control_deals: int = 0

    @property
    def rules(self) -> Rules:
        """The rules of the partie."""
        return self.ruleset.rules(self.players, self.options)

    @property
    def chunks(self) -> int:
        """How many chunks of :data:`CHUNK` deals are to be played."""
        return (self.deals + self.control_deals) // CHUNK


CHUNK = 100
"""Deals that are played and kept together; chunk by chunk they are dealt out to the batches."""

STEP = BATCHES * CHUNK
"""Deals that give every batch a chunk."""


class Chunk(NamedTuple):
    """What the deals of a chunk brought.

    Attributes:
        number: which chunk, from 0; those that the control alone plays come last.
        tally: if the policy played them.
        control: if the control did.
    """

    number: int
    tally: Tally
    control: Tally


def played(sampling: Sampling, number: int) -> Chunk:
    """Play a chunk."""
    rules = sampling.ruleset.rules(sampling.players, {**sampling.options, **UNBOUND})
    seed = sampling.seed.encode()
    deals = range(number * CHUNK, (number + 1) * CHUNK)

    def tally(name: str) -> Tally:
        agent = agents.load(name)
        return Counter(_brought(rules, agent, subseed(seed, "deal", i)) for i in deals)

    own: Tally = tally(sampling.policy) if deals.start < sampling.deals else Counter()
    return Chunk(number, own, tally(sampling.control) if sampling.control else Counter())


def _brought(rules: Rules, agent: AgentSpec, seed: Seed) -> tuple[Gain, ...]:
    """Play a deal from any counters and return what it brought."""
    seats = range(rules.players)
    start = tuple(Score(0, _counters(subseed(seed, "score", seat))) for seat in seats)
    pack = shuffled_pack(rules, subseed(seed, "pack"))
    deal, happened = begin(dealt(rules, rules.players - 1, start, pack))
    events = [*happened]
    views = [view(rules, events, seat) for seat in seats]
    at: list[Agent] = [agent.make(subseed(seed, "agent", seat)) for seat in seats]
    while not deal.over:
        deal, happened = obey(deal, at[deal.seat].act(views[deal.seat]))
        events += happened
        for event in happened:
            views = [seen.after(event) for seen in views]
    return gains(rules, events)


def _counters(seed: Seed) -> int:
    return shuffled(range(COUNTERS), seed)[0]


def sampled(
    sampling: Sampling, first: int, workers: int = 1, cluster: str | None = None
) -> Generator[Chunk]:
    """Yield the chunks in their order, each as soon as it has been played.

    Args:
        sampling: what is to be played.
        first: the chunk to begin with.
        workers: processes that play; one is this process itself.
        cluster: the address of a Dask scheduler, whose workers play instead.

    Raises:
        NoClusterError: nothing answers at the address.
        WorkerLostError: one of the processes has died.
    """
    numbers = range(first, sampling.chunks)
    yield from in_order(partial(played, sampling), numbers, workers, cluster)


def made(sampling: Sampling, chunks: Iterable[Chunk], length: int | None = None) -> EquityTable:
    """Return the table that deals make.

    Args:
        sampling: what was played.
        chunks: all of it.
        length: the imperials of the longest partie that the table is to tell of.

    Raises:
        NativeUnavailableError: there is no core.
    """
    kept = [*chunks]
    own = _sample((number, tally) for number, tally, _ in kept)
    shares: Shares = shares_of(own)
    if sampling.control:
        both = _sample((c.number, c.control) for c in kept if c.tally)
        more = _sample((c.number, c.control) for c in kept)
        shares = _corrected(shares, shares_of(both), shares_of(more))
    rules = sampling.rules
    chance = _block(rules, shares, length or longest(rules), "none")
    paid = rules.stakes != "none"
    payment = _block(rules, shares, rules.target, rules.stakes) if paid else None
    many = not sampling.control and len(chance.errors) > MOST_SCORES
    return EquityTable(
        name=f"{rules.id}-{rules.players}",
        rules=rules.id,
        players=rules.players,
        keys=keys_of(rules),
        policy=sampling.policy,
        deals=sampling.deals,
        control=sampling.control,
        control_deals=sampling.control_deals,
        batches=BATCHES,
        seed=sampling.seed,
        chance=_start_only(chance) if many else chance,
        payment=_start_only(payment) if many and payment else payment,
        sample=own if many else (),
    )


def _sample(tallies: Iterable[tuple[int, Tally]]) -> Sample:
    """Count what chunks brought by batches."""
    times: dict[tuple[Gain, ...], list[int]] = {}
    for number, tally in tallies:
        for brought, count in tally.items():
            times.setdefault(brought, [0] * BATCHES)[number % BATCHES] += count
    return tuple((brought, tuple(count)) for brought, count in sorted(times.items()))


def _corrected(own: Shares, both: Shares, more: Shares) -> Shares:
    """Return the shares of the policy, corrected by how the deals fell out that it has played.

    The control has played the same deals (both) and others (more): how far those lie off for it is
    taken from what the policy has found, as control variates do.
    """
    found: dict[tuple[Gain, ...], list[float]] = {}
    for shares, sign in ((own, 1), (both, -1), (more, 1)):
        for brought, row in shares:
            sums = found.setdefault(brought, [0.0] * BATCHES)
            for batch, share in enumerate(row):
                sums[batch] += sign * share
    return sorted(found.items())


def longest(rules: Rules) -> int:
    """Return how far a table reaches by default: for two further than any text plays."""
    return max(LONGEST, rules.target) if rules.players == 2 else rules.target


LONGEST = 10
MOST_SCORES = 30_000
"""Scores whose values are kept; more are sooner made from the sample than read."""


def _block(rules: Rules, shares: Shares, length: int, stakes: str) -> Block:
    return solved(
        shares,
        players=rules.players,
        wipe=rules.wipe,
        length=length,
        stakes=stakes,
        unit=100_000 if rules.players == 2 else 10_000,
    )


def _start_only(block: Block) -> Block:
    return replace(block, values=(), errors=block.errors[:1])
