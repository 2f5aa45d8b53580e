"""Is a table what deals come to, the same whoever plays them?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from math import sqrt
from statistics import stdev

import pytest

from imperiale.domain.gains import Effect, Gain, take
from imperiale.domain.rules.marking import COUNTERS, Score
from imperiale.domain.ruleset import Rules
from imperiale.domain.stakes import payments
from imperiale.engine.equity_chain import Shares, shares_of, solved
from imperiale.engine.equity_table import Block, Sample, write
from imperiale.rulesets import load
from imperiale.services.equity import BATCHES, CHUNK, STEP, Chunk, Sampling, made, played, sampled
from imperiale.services.equity_part import DamagedError, OtherSampleError, header, line, read

SAMPLING = Sampling(load("pierer"), 2, {}, "greedy", STEP, "seed")
UNIT = 10**8


@pytest.fixture(scope="module")
def chunks() -> list[Chunk]:
    return list(sampled(SAMPLING, 0))


def solve(rules: Rules, deals: Shares, stakes: str = "none") -> Block:
    return solved(
        deals,
        players=rules.players,
        wipe=rules.wipe,
        length=rules.target,
        stakes=stakes,
        unit=UNIT,
    )


def won_by(place: int) -> tuple[Gain, ...]:
    return (Gain(place, 1, 0, Effect.WIPES),)


def test_a_partie_of_coins() -> None:
    # Elder wins an imperial three times in five, else the dealer; two imperials win.
    rules = load("academie").rules(2, {"target": 2})
    block = solve(rules, [(won_by(0), [0.6]), (won_by(1), [0.4])])
    level, ahead = (block.at(marks, 2)[0] / UNIT for marks in ((6, 6), (6, 0)))
    assert level == pytest.approx(0.6)
    assert ahead == pytest.approx(0.6 + 0.4 * 0.4), "the next deal he deals himself"


def test_deals_that_bring_nothing_pass_the_deal_on() -> None:
    rules = load("academie").rules(2, {"target": 1})
    block = solve(rules, [(won_by(0), [0.3]), (won_by(1), [0.2]), ((), [0.5])])
    assert block.at((0, 0), 1)[0] / UNIT == pytest.approx(0.8 / 1.5)


@pytest.mark.parametrize(
    ("deals", "why"),
    [
        ([], "must be deals"),
        ([((), [1.0])], "brings anything"),
        ([(won_by(0), [0.5])], "make 1"),
        ([(won_by(0), [0.5, 1.0]), (won_by(1), [0.5])], "same batches"),
        ([(won_by(2), [1.0])], "no such place"),
    ],
)
def test_what_is_no_sample_is_refused(deals: Shares, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        solve(load("academie").rules(), deals)


def by_iteration(rules: Rules, deals: Sample, stakes: str) -> dict[tuple[int, ...], list[float]]:
    """Return by marks the values by place, by going through all scores until nothing changes."""
    every = [Score(*divmod(marks, COUNTERS)) for marks in range(COUNTERS * rules.target)]
    total = sum(sum(times) for _, times in deals)
    ends = {
        scores: [(sum(times) / total, *take(rules, scores, gains)) for gains, times in deals]
        for scores in product(every, repeat=rules.players)
    }
    values = {scores: [0.0] * rules.players for scores in ends}
    change = 1.0
    while change > 1e-12:
        change = 0.0
        for scores, outcomes in ends.items():
            found = [0.0] * rules.players
            for share, now, winner in outcomes:
                if winner is None:
                    # who was elder deals next
                    worth = values[(*now[1:], now[0])]
                    worth = [worth[-1], *worth[:-1]]
                elif stakes == "none":
                    worth = [float(place == winner) for place in range(rules.players)]
                else:
                    worth = [float(paid) for paid in payments(rules, now, winner)]
                found = [a + share * b for a, b in zip(found, worth, strict=True)]
            change = max(change, *(abs(a - b) for a, b in zip(found, values[scores], strict=True)))
            values[scores] = found
    return {tuple(s.marks for s in scores): worth for scores, worth in values.items()}


CHAINS = [
    ("academie", 2, 2, "none"),
    ("dobor", 2, 2, "none"),
    ("pierer", 2, 2, "quadruple"),
    ("pierer", 3, 1, "quadruple"),
    ("imperialas", 3, 1, "difference"),
    ("imperialas", 4, 1, "none"),
]


@pytest.mark.parametrize(("name", "players", "target", "stakes"), CHAINS)
def test_the_core_is_what_iteration_says(name: str, players: int, target: int, stakes: str) -> None:
    ruleset = load(name)
    rules = ruleset.rules(players, {"target": target})
    tally = played(Sampling(ruleset, players, {}, "greedy", STEP, "chain"), 0).tally
    deals = tuple((gains, (times,)) for gains, times in tally.most_common(40))
    block = solve(rules, shares_of(deals), stakes)
    for marks, values in by_iteration(rules, deals, stakes).items():
        assert [value / UNIT for value in block.at(marks, target)] == pytest.approx(
            values, abs=2e-8
        )


def test_standard_errors_are_the_spread_of_the_batches(chunks: list[Chunk]) -> None:
    block = made(SAMPLING, chunks).chance
    alone = []
    for batch in range(BATCHES):
        tally = sum((chunk.tally for chunk in chunks if chunk.number % BATCHES == batch), Counter())
        deals = tuple((gains, (times,)) for gains, times in sorted(tally.items()))
        alone.append(solve(SAMPLING.rules, shares_of(deals)))
    for marks in ((0, 0), (17, 3), (12, 14), (5, 6)):
        spread = stdev(one.at(marks, 3)[0] / UNIT for one in alone) / sqrt(BATCHES)
        assert block.error(marks, 3) / block.unit == pytest.approx(spread, rel=0.1)


def test_a_control_that_plays_as_the_policy_does_adds_its_deals(chunks: list[Chunk]) -> None:
    both = replace(SAMPLING, control="greedy", control_deals=STEP)
    more = [*chunks, *sampled(replace(SAMPLING, deals=2 * STEP), len(chunks))]
    paired = [
        chunk._replace(
            control=chunk.tally,
            tally=chunk.tally if chunk.number < SAMPLING.chunks else Counter(),
        )
        for chunk in more
    ]
    for number in (0, len(chunks)):
        assert played(both, number) == paired[number]
    alone = made(replace(SAMPLING, deals=2 * STEP), more)
    assert made(both, paired).chance.values == alone.chance.values


def test_a_table_is_the_same_whatever_the_processes(chunks: list[Chunk]) -> None:
    assert [*sampled(SAMPLING, 0, workers=2)] == chunks
    assert all(chunk.tally.total() == CHUNK for chunk in chunks)


def lines(chunks: list[Chunk]) -> Iterator[str]:
    yield header(SAMPLING)
    yield from map(line, chunks)


def test_a_part_comes_back(chunks: list[Chunk]) -> None:
    kept = [*lines(chunks)]
    assert read(SAMPLING, kept) == (chunks, False)
    assert write(made(SAMPLING, read(SAMPLING, kept).chunks)) == write(made(SAMPLING, chunks))


def test_a_line_that_was_cut_off_is_left_out(chunks: list[Chunk]) -> None:
    *kept, last = lines(chunks[:3])
    assert read(SAMPLING, [*kept, last[:-9]]) == (chunks[:2], True)
    with pytest.raises(DamagedError) as caught:
        read(SAMPLING, [*kept, last[:-9], last])
    assert caught.value.number == 4


@pytest.mark.parametrize("change", [{"seed": "x"}, {"policy": "random"}, {"deals": 2 * STEP}])
def test_deals_of_another_table_are_refused(change: dict[str, object], chunks: list[Chunk]) -> None:
    with pytest.raises(OtherSampleError):
        read(replace(SAMPLING, **change), lines(chunks))  # type: ignore[arg-type]
    with pytest.raises(OtherSampleError):
        read(SAMPLING, [])


@pytest.mark.parametrize(
    "text", ["{}", "3", '{"chunk": 0, "tally": {"9": 100}, "control": {}}', "[" * 9999]
)
def test_a_line_of_something_else_is_damaged(text: str, chunks: list[Chunk]) -> None:
    with pytest.raises(DamagedError):
        read(SAMPLING, [header(SAMPLING), text + "\n", line(chunks[1])])


def test_a_table_of_many_scores_holds_its_sample(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("imperiale.services.equity.MOST_SCORES", 6**4 - 1)
    ruleset = load("imperialas")
    sampling = Sampling(ruleset, 4, {"target": 1, "stakes": "none"}, "greedy", STEP, "four")
    table = made(sampling, [played(sampling, n) for n in range(BATCHES)])
    assert table.sample
    assert not table.chance.values
    assert len(table.chance.errors) == 1
    assert sum(sum(times) for _, times in table.sample) == STEP
