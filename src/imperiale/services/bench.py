"""How fast does the core solve and play?

Each thing is done many times, by one thread unless said, and its processor time is taken, so that
another program on the machine hardly matters.  Bridge deals solved by endplay (which is DDS) are
measured in the same run where it is installed.
"""

from __future__ import annotations

import time
from array import array
from collections.abc import Callable, Iterable
from statistics import fmean, median

from imperiale.domain.deal import Deal
from imperiale.engine.native import core, loaded
from imperiale.engine.native_simple import simple_solver
from imperiale.rulesets import load, names
from imperiale.services.bench_deals import Ready, fresh, growing, ready, worlds
from imperiale.services.bench_figures import Growth, Rate, Report, Timed, clock
from imperiale.services.bench_rival import endplay_times, has_endplay

__all__ = ["Advance", "measure", "steps"]

Advance = Callable[[str], None]
"""Told, before each of the :func:`steps`, which one it is."""

ACADEMIE = "academie"
TABLE = 1 << 20
SMALL = 1 << 14
"""Entries of a table that stays in the processor's own memory: enough for one deal."""

_Values = Callable[[Ready], object]


def steps() -> int:
    """Return of how many steps :func:`measure` consists."""
    return len(_STEPS)


def measure(deals: int, seed: int, advance: Advance) -> Report:
    """Measure everything.

    Args:
        deals: how many deals of two are solved each way; of what takes long there are fewer.
        seed: the number from which they come.
        advance: told of every step.

    Raises:
        NativeUnavailableError: there is no core.
    """
    loaded()
    report = Report(deals, seed, rival=has_endplay())
    for name, step in _STEPS.items():
        advance(name)
        step(report)
    return report


def _few(report: Report, share: int) -> int:
    """Return a number of deals for what takes long."""
    return max(1, report.deals // share)


def _real(report: Report) -> None:
    deals = _academie(report)
    report.timed.append(_timed("real", deals, *_by_solver(deals[0]), goal=(0.5e-3, 2e-3)))


def _tricks(report: Report) -> None:
    solver = simple_solver("must_beat", honours=False, limit=SMALL)
    deals = _academie(report)
    report.timed.append(_timed("tricks", deals, *_by_simple(solver), goal=(0.04e-3, None)))


def _honours(report: Report) -> None:
    solver = simple_solver("must_beat", honours=True, limit=SMALL)
    report.timed.append(_timed("honours", _academie(report), *_by_simple(solver)))


def _worlds(report: Report) -> None:
    """All worlds of openings, a table for each opening."""
    simple: list[float] = []
    real: list[float] = []
    nodes: tuple[list[int], list[int]] = ([], [])
    for deal in fresh(load(ACADEMIE).rules(2), report.seed, _few(report, 200)):
        rules, position = ready(deal)
        other, hands = 1 - deal.seat, worlds(deal).tobytes()
        quick = simple_solver("must_beat", honours=True, limit=1 << 22)
        begun = clock()
        quick.worlds(rules, position, other, hands)
        simple.append(clock() - begun)
        solver = core.Solver(rules, core.Objective(), 1 << 22)
        begun = clock()
        solver.worlds(position, other, hands)
        real.append(clock() - begun)
        nodes[0].append(quick.nodes)
        nodes[1].append(solver.nodes)
    report.timed.append(Timed("worlds-honours", simple, nodes[0], (0.10, 0.5)))
    report.timed.append(Timed("worlds-real", real, nodes[1], (1.0, None)))


def _others(report: Report) -> None:
    """Fresh deals by every rule set and number of players."""
    for name in names():
        for players in load(name).players:
            rules = load(name).rules(players)
            slow = rules.players == 3 or rules.refill
            number = _few(report, 1000 if slow else 50)
            deals = [ready(deal) for deal in fresh(rules, report.seed, number)]
            solver = _by_solver if players == 2 else _by_lone
            report.timed.append(_timed(f"{name}-{players}", deals, *solver(deals[0])))


def _random(report: Report) -> None:
    deal = _academie(report, 1)[0]
    times = 20 * report.deals
    cards = times * 2 * deal.rules.hand_size
    spent: list[float] = []
    for turn in range(5):
        begun = clock()
        core.playouts(*deal, times, turn)
        spent.append(clock() - begun)
    report.rates.append(Rate("random", cards / median(spent), 20e6))


def _threads(report: Report) -> None:
    """Two threads against one, by the time on the wall, in turns."""
    pairs = [(deal.rules, deal.position) for deal in _academie(report)]
    spent: dict[int, list[float]] = {1: [], 2: []}
    for _ in range(3):
        for threads, taken in spent.items():
            begun = time.perf_counter()
            core.solve_apart(pairs, core.Objective(), core.Shares(), TABLE, threads)
            taken.append(time.perf_counter() - begun)
    report.rates.append(Rate("threads", median(spent[1]) / median(spent[2]), 1.8))


def _by_cards(report: Report) -> None:
    for name, players in ((ACADEMIE, 2), ("pierer", 2), (ACADEMIE, 3), ("imperialas", 4)):
        rules = load(name).rules(players)
        number = _few(report, 2000 if players == 3 else 100)
        by_size: dict[int, list[Ready]] = {}
        for left, deal in growing(rules, report.seed, number):
            by_size.setdefault(left, []).append(ready(deal))
        for left, positions in sorted(by_size.items()):
            for kind, (values, nodes) in _ways(name, players, positions[0]).items():
                one = _timed(kind, positions, values, nodes)
                report.by_cards.append(Growth(kind, left, one.median, fmean(one.nodes)))


def _ways(name: str, players: int, first: Ready) -> dict[str, tuple[_Values, Callable[[], int]]]:
    """Return the ways to solve deals of a rule set, each by its name."""
    kind = f"{name}-{players}"
    if players > 2:
        return {kind: _by_lone(first)}
    if name != ACADEMIE:
        return {kind: _by_solver(first)}
    simple = {
        word: simple_solver("must_beat", honours=word == "honours", limit=SMALL)
        for word in ("tricks", "honours")
    }
    return {kind: _by_solver(first), **{word: _by_simple(s) for word, s in simple.items()}}


def _by_table(report: Report) -> None:
    """A tenth of the worlds of one opening, by tables of different size."""
    deal = next(fresh(load(ACADEMIE).rules(2), report.seed, 1))
    rules, position = ready(deal)
    hands: array[int] = worlds(deal)[::10]
    for power in range(12, 23, 2):
        solver = core.Solver(rules, core.Objective(), 1 << power)
        begun = clock()
        solver.worlds(position, 1 - deal.seat, hands.tobytes())
        report.by_table.append(
            Growth("worlds-tenth", 1 << power, clock() - begun, float(solver.nodes))
        )


def _rival(report: Report) -> None:
    if report.rival:
        taken = endplay_times(report.seed, _few(report, 100))
        report.timed.append(Timed("endplay", taken))


_STEPS: dict[str, Callable[[Report], None]] = {
    "real": _real,
    "tricks": _tricks,
    "honours": _honours,
    "worlds": _worlds,
    "others": _others,
    "random": _random,
    "threads": _threads,
    "by-cards": _by_cards,
    "by-table": _by_table,
    "endplay": _rival,
}


def _academie(report: Report, number: int | None = None) -> list[Ready]:
    deals: Iterable[Deal] = fresh(load(ACADEMIE).rules(2), report.seed, number or report.deals)
    return [ready(deal) for deal in deals]


def _by_solver(first: Ready) -> tuple[_Values, Callable[[], int]]:
    """Return how a deal is solved by the real scoring, and how to ask for the positions seen."""
    return _forgetting(core.Solver(first.rules, core.Objective(), TABLE))


def _by_lone(first: Ready) -> tuple[_Values, Callable[[], int]]:
    return _forgetting(core.LoneSolver(first.rules, core.Shares(), 1 << 22))


def _forgetting(solver: core.Solver | core.LoneSolver) -> tuple[_Values, Callable[[], int]]:
    def values(deal: Ready) -> object:
        solver.deal(deal.rules)
        solver.forget()
        return solver.values(deal.position)

    return values, lambda: solver.nodes


def _by_simple(solver: core.SimpleSolver) -> tuple[_Values, Callable[[], int]]:
    return lambda deal: solver.values(deal.rules, deal.position), lambda: solver.nodes


def _timed(
    name: str,
    deals: Iterable[Ready],
    values: _Values,
    nodes: Callable[[], int],
    goal: tuple[float | None, float | None] = (None, None),
) -> Timed:
    spent: list[float] = []
    seen: list[int] = []
    for deal in deals:
        before = nodes()
        begun = clock()
        values(deal)
        spent.append(clock() - begun)
        seen.append(nodes() - before)
    return Timed(name, spent, seen, goal)
