"""Do solvers in several threads find what one finds alone, and let each other run?"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from random import Random
from threading import Barrier, Thread

import pytest
from tests.native.tables import SHIPPED, ending, name_of, random_deals

from imperiale.domain.deal import Deal
from imperiale.domain.ruleset import Rules
from imperiale.engine import native, native_simple, native_solve
from imperiale.engine.native import core, position_of, rules_of

THREADS = 4
LIMIT = 1 << 14
"""Entries of a table, few enough that it is written over."""

Row = list[tuple[int, int]]


def deals_of(rules: Rules) -> list[Deal]:
    """Return deals that are solved soon: whole ones, of three or with a talon their second half."""
    deals = random_deals(rules, 6)
    if rules.players != 3 and not rules.refill:
        return list(deals)
    rng = Random(7)
    halves = (ending(deal, rules.deal_tricks // 2, rng) for deal in deals)
    return [deal for deal in halves if not deal.over]


def together(work: Callable[[], list[Row]]) -> list[list[Row]]:
    """Do the same work in several threads that begin at one moment."""
    start = Barrier(THREADS)

    def begin() -> list[Row]:
        start.wait()
        return work()

    with ThreadPoolExecutor(THREADS) as pool:
        return [done.result() for done in [pool.submit(begin) for _ in range(THREADS)]]


def solved(deals: Sequence[Deal]) -> list[Row]:
    """Solve deals by one solver of its own, cold for the first and warm for the others."""
    pairs = [(rules_of(deal), position_of(deal)) for deal in deals]
    solver = (
        core.Solver(pairs[0][0], core.Objective(), LIMIT)
        if pairs[0][0].players == 2
        else core.LoneSolver(pairs[0][0], core.Shares(), LIMIT)
    )
    rows: list[Row] = []
    for rules, position in pairs:
        solver.deal(rules)
        rows.append(solver.values(position))
    return rows


@pytest.mark.parametrize("rules", SHIPPED, ids=name_of)
def test_solvers_of_several_threads_agree(rules: Rules) -> None:
    deals = deals_of(rules)
    alone = native_solve.solve(deals, LIMIT, 1)
    rows = [[(card, value) for card, value in found.items()] for found in alone]
    assert together(lambda: solved(deals)) == [rows] * THREADS
    assert native_solve.solve(deals, LIMIT, THREADS) == alone
    assert native_solve.solve_together(deals, LIMIT) == alone


def test_simple_solvers_share_one_table_of_endings() -> None:
    deals = deals_of(next(rules for rules in SHIPPED if rules.players == 2 and not rules.refill))
    pairs = [(rules_of(deal), position_of(deal)) for deal in deals]
    follow = deals[0].rules.follow

    def work() -> list[Row]:
        solver = native_simple.simple_solver(follow, honours=False)
        return [solver.values(rules, position) for rules, position in pairs]

    assert together(work) == [work()] * THREADS


@pytest.mark.parametrize("asked", ["play", "solve"])
def test_python_runs_while_the_core_works(asked: str) -> None:
    rules = next(rules for rules in SHIPPED if rules.players == 2 and not rules.refill)
    deals = list(random_deals(rules, 600))
    pairs = [(rules_of(deal), position_of(deal)) for deal in deals]

    def work() -> None:
        if asked == "play":
            native.playouts(deals[0], 500_000, 1)
        else:
            core.solve_apart(pairs, core.Objective(), core.Shares(), LIMIT, 1)

    thread = Thread(target=work)
    thread.start()
    steps = 0
    while thread.is_alive():
        steps += 1
    assert steps > 100, "the interpreter was locked"
