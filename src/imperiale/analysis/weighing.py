"""What is every choice at a decision worth, as far as the seat could know?

The core of reviews, problems and lessons: :func:`weigh` takes a view of a seat that is to act and
returns what each choice leads to, the mean over all ways in which the unseen cards can lie, each
solved as if all cards were seen.  :func:`open_values` tells the same of the deal as it really lay.
The deal may be marked by the table or by hand; where players mark by hand, showing, calling and
claiming are choices like cards, and everybody is taken to claim all that is his from then on.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from math import sqrt
from random import Random
from typing import NamedTuple

from imperiale.agents.worlds import aim
from imperiale.domain.choices import choices
from imperiale.domain.commands import Command, PlayCard
from imperiale.domain.deal import Deal
from imperiale.domain.decide import obey
from imperiale.domain.events import Step
from imperiale.domain.shuffle import subseed
from imperiale.domain.views import View
from imperiale.engine import native
from imperiale.engine.beliefs import Beliefs, Worlds, beliefs
from imperiale.engine.equity import Objective
from imperiale.engine.native_solve import solve_together
from imperiale.engine.prospect import Tally
from imperiale.engine.solve import difference, solve
from imperiale.engine.world_solver import WorldSolver
from imperiale.engine.worlds import TABLE, Outlook, marked_by_table, outlook
from imperiale.engine.worlds_apart import outlook_by_chance, outlook_solved, solved_soon

__all__ = ["LISTED", "Weighed", "Weighing", "open_value", "open_values", "played_out", "weigh"]

LISTED = 4096
"""Worlds that are weighed where they are solved in one."""

MOST = 100
"""Worlds of a deal that cannot be solved in one for all worlds."""

CLAIMED = 24
"""Worlds by which showing, calling and claiming are weighed."""

TIMES = 8
"""Play-outs after each card in a world that is not solved."""


class Weighed(NamedTuple):
    """One choice, and what it is worth.

    Attributes:
        command: what the seat may do.
        value: the chance to win the partie after it, 0 to 1; where no table tells that, the marks
            at the end of the deal less those of each other seat, added up.
        error: the standard error of how far it is behind the best; 0 if all worlds were weighed.
        share: the share of the worlds in which no other choice is better.
    """

    command: Command
    value: float
    error: float
    share: float


class Weighing(NamedTuple):
    """What every choice at a decision is worth.

    Attributes:
        choices: in the order of :func:`imperiale.domain.choices.choices`; at least one.
        chance: whether values are chances to win the partie, and not marks.
        worlds: how many ways in which the unseen cards can lie were weighed.
        of: how many there are, or at the most.
        solved: whether they were solved, and not played out by chance.
    """

    choices: tuple[Weighed, ...]
    chance: bool
    worlds: int
    of: int
    solved: bool

    @property
    def best(self) -> Weighed:
        """The choice of the highest value, the first of several."""
        return max(self.choices, key=lambda choice: choice.value)

    def of_command(self, command: Command) -> Weighed:
        """Return what is said of a command.

        Raises:
            KeyError: it was not weighed.
        """
        for choice in self.choices:
            if choice.command == command:
                return choice
        raise KeyError(command)

    def loss(self, command: Command) -> float:
        """Return by how much a command is worse than the best: 0 or more."""
        return self.best.value - self.of_command(command).value


def weigh(
    view: View,
    also: Iterable[Command] = (),
    solver: WorldSolver | None = None,
    *,
    in_marks: bool = False,
    most: int = LISTED,
) -> Weighing:
    """Return what every choice of a seat is worth from what it sees.

    The same view gives the same numbers.  With two players and nothing to be drawn all worlds are
    weighed, or of very many a good part that the view alone decides; else a sample, likewise.

    Args:
        view: of a seat that is to act.
        also: commands to be weighed besides those that :func:`choices` lists, e.g. a claim of less
            than is due.
        solver: keeps what it learns of the deal from one decision to the next.
        in_marks: whether marks are wanted though a table tells the chance to win the partie.
        most: how many worlds are weighed at the most where they are solved in one.

    Raises:
        NativeUnavailableError: there is no C++ core.
    """
    native.loaded()
    goal = None if in_marks else aim(view)
    chance = Random(subseed(b"weigh", *view.deal.dealt, len(view.events)))
    if view.deal.step is Step.PLAY:
        return _cards(view, goal, chance, solver, most)
    return _claims(view, tuple(dict.fromkeys((*choices(view.deal), *also))), goal, chance)


def _cards(
    view: View, goal: Objective | None, chance: Random, solver: WorldSolver | None, most: int
) -> Weighing:
    believed = beliefs(view)
    if _solved(view.deal):
        rows = believed.all()
        hands, ways = _listed(rows, most, chance)
        seen = outlook(view, hands, goal, solver or WorldSolver(TABLE))
        return _weighing(view, seen, ways, goal, len(rows), exact=len(hands) == len(rows))
    deals = [marked_by_table(deal) for deal in _some(view, believed, MOST, chance)]
    exact = believed.exact and len(deals) == believed.count
    if solved_soon(view.deal):
        seen = outlook_solved(deals, goal)
    else:
        seen = outlook_by_chance(deals, TIMES, chance.randbytes(8), goal)
        return _weighing(view, seen, [1] * len(deals), goal, believed.count, times=TIMES)
    return _weighing(view, seen, [1] * len(deals), goal, believed.count, exact=exact)


def _listed(rows: Worlds, most: int, chance: Random) -> tuple[array[int], Sequence[float]]:
    """Return the hands opposite and their weights: all, or so many of them by chance."""
    if len(rows) <= most:
        return rows.hands, rows.ways
    some = sorted(chance.sample(range(len(rows)), most))
    return array("Q", [rows.hands[at] for at in some]), [rows.ways[at] for at in some]


def _some(view: View, believed: Beliefs, most: int, chance: Random) -> list[Deal]:
    """Return the worlds of a view: all, if they are so few and can be told, or some by chance."""
    if believed.exact and believed.count <= most and not view.rules.refill:
        rows = believed.all()
        return [rows.deal(index) for index in range(len(rows))]
    return [world.deal(view) for world in believed.sample(most, chance.randbytes(8)).worlds]


def _weighing(
    view: View,
    seen: Outlook,
    weights: Sequence[float],
    goal: Objective | None,
    of: int,
    *,
    exact: bool = False,
    times: int = 1,
) -> Weighing:
    """Make a weighing of the values of cards in worlds."""
    tally = Tally(of)
    tally.take(seen, weights, times)
    found = tally.prospect()
    best = seen.column(max(found.means, key=lambda card: found.means[card]))
    unit = times * _unit(view, goal)
    weighed = [
        Weighed(
            PlayCard(view.deal.seat, card),
            goal.own(mean) if goal else mean,
            0.0 if exact else _spread(best, seen.column(card)) / unit,
            found.shares[card],
        )
        for card, mean in found.means.items()
    ]
    return Weighing(tuple(weighed), goal is not None, found.worlds, of, times == 1)


def _unit(view: View, goal: Objective | None) -> int:
    """Return by how much values of solvers are to be divided to be chances, or marks."""
    return goal.scale * view.rules.players if goal else 1


def _spread(best: Sequence[float], other: Sequence[float]) -> float:
    """Return the standard error of the mean of a difference, world by world."""
    number = len(best)
    if number < 2:
        return 0.0
    apart = [b - o for b, o in zip(best, other, strict=True)]
    mean = sum(apart) / number
    return sqrt(sum((each - mean) ** 2 for each in apart) / (number - 1) / number)


def _claims(
    view: View, commands: tuple[Command, ...], goal: Objective | None, chance: Random
) -> Weighing:
    believed = beliefs(view)
    deals = _some(view, believed, CLAIMED, chance)
    seed = chance.randbytes(8)
    after = [obey(deal, command)[0] for deal in deals for command in commands]
    values = _open_all(after, view.deal.seat, goal, seed)
    rows = [values[at : at + len(commands)] for at in range(0, len(values), len(commands))]
    columns = [[row[at] for row in rows] for at in range(len(commands))]
    means = [sum(column) / len(column) for column in columns]
    tops = [*map(max, rows)]
    best = columns[means.index(max(means))]
    exact = believed.exact and len(deals) == believed.count
    weighed = [
        Weighed(
            command,
            mean,
            0.0 if exact else _spread(best, column),
            sum(v == top for v, top in zip(column, tops, strict=True)) / len(rows),
        )
        for command, mean, column in zip(commands, means, columns, strict=True)
    ]
    return Weighing(tuple(weighed), goal is not None, len(deals), believed.count, solved=True)


def open_value(deal: Deal, seat: int, goal: Objective | None, seed: bytes = b"") -> float:
    """Return what a deal is worth to a seat if all cards are seen and all claim what is theirs.

    Args:
        deal: all cards known.
        seat: to whom.
        goal: what is played for; ``None`` is marks.
        seed: the chance of play-outs, where the deal cannot be solved.

    Returns:
        The chance to win the partie, or the marks less those of each other, added up.
    """
    return _open_all([deal], seat, goal, seed)[0]


def _open_all(deals: Iterable[Deal], seat: int, goal: Objective | None, seed: bytes) -> list[float]:
    """Return :func:`open_value` of deals that are much alike."""
    claimed = [*map(_claimed, deals)]
    soon = [deal for deal in claimed if not deal.over and _solved(deal)]
    ends = goal.ends() if goal else None
    rows = iter(solve_together(soon, TABLE, ends) if soon else ())
    values: list[float] = []
    for deal in claimed:
        value: float
        if deal.over:
            value = goal.worth(deal, seat) if goal else difference(deal, seat)
        elif _solved(deal):
            value = max(next(rows).values()) * (1 if deal.seat == seat else -1)
        else:
            value = played_out(deal, seat, goal, seed)
        values.append(goal.own(value) if goal else value)
    return values


def _claimed(deal: Deal) -> Deal:
    """Return a deal where the next card is to be played, all having claimed what is theirs."""
    while not deal.over and deal.step is not Step.PLAY:
        deal, _ = obey(deal, choices(deal)[0])
    return marked_by_table(deal)


def _solved(deal: Deal) -> bool:
    return deal.rules.players == 2 and solved_soon(deal)


def played_out(deal: Deal, seat: int, goal: Objective | None, seed: bytes) -> float:
    """Return the mean worth of a deal to a seat if chance plays the rest, as solvers tell it.

    Args:
        deal: with a card to be played, all cards known.
        seat: to whom.
        goal: what is played for; ``None`` is marks.
        seed: of the chance: the same one plays the same.
    """
    players, total = deal.rules.players, 0
    rows = native.playouts(marked_by_table(deal), TIMES, int.from_bytes(subseed(seed)[:8], "big"))
    wide = 2 * players + 1
    for at in range(0, len(rows), wide):
        scores, _, winner = native.result(rows[at : at + wide])
        worth = goal.payoff(scores, winner) if goal else [score.marks for score in scores]
        total += players * worth[seat] - sum(worth)
    return total / TIMES


def open_values(deal: Deal, also: Iterable[Command] = ()) -> dict[Command, float] | None:
    """Return what every choice of the seat to act is worth with all cards seen (double dummy).

    Args:
        deal: all cards known, of two players.
        also: commands to be weighed besides those that :func:`choices` lists.

    Returns:
        By command the chance to win the partie, or marks as :class:`Weighed` has them; nothing
        where cards are still to be drawn or more than two play, whom no one value fits.
    """
    if not _solved(deal):
        return None
    seat = deal.seat
    goal = aim(View(seat, deal, ()))
    if deal.step is Step.PLAY:
        found = solve(marked_by_table(deal), goal)
        return {PlayCard(seat, c): goal.own(v) if goal else float(v) for c, v in found.items()}
    commands = dict.fromkeys((*choices(deal), *also))
    return {command: open_value(obey(deal, command)[0], seat, goal) for command in commands}
