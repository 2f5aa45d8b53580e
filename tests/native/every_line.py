"""Is every card worth what trying every line says, by every rule set and for all players?

``make proof-solver`` runs it: 100,000 positions of deals by all shipped rules and by as many
of a house's own, marks and winning chances in turn, with up to twelve cards to be played (six each
of two, four of three, three of four), in mid-trick too.  Each is solved by itself, with what all
others of its rules have taught, and by every line.  With three and four players a card is worth
what its player can make sure of (docs/decisions/0010), and that is what the lines are tried for.

Then 10,000 whole deals for two are solved cold and warm.  ``python -m tests.native.every_line
2000 --whole 100`` is a smaller one.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random

from rich.console import Console
from tests.native.tables import (
    SHIPPED,
    house_rules,
    name_of,
    random_card,
    random_deals,
    random_setup,
)

from imperiale.domain.deal import Deal
from imperiale.domain.decide import begin, obey
from imperiale.domain.ruleset import Rules
from imperiale.engine import native_solve
from imperiale.engine.equity import NoEquityError, Objective, objective
from imperiale.engine.solve import TABLE

CARDS = 12
"""Cards to be played at the most, those of the talon with them."""

LISTED = 200
"""Positions that are solved together."""


def positions(rules: Rules, number: int) -> Iterator[Deal]:
    """Yield moments late in random deals; always the same ones."""
    rng = Random(f"every line {name_of(rules)}")
    while number > 0:
        deal, _ = begin(random_setup(rules, rng))
        while not deal.over:
            drawn = len(deal.talon) + deal.lying if rules.refill else 0
            left = sum(held.bit_count() for held in deal.hands) + drawn
            if left <= CARDS and number > 0:
                number -= 1
                yield deal
            deal, _ = obey(deal, random_card(deal, rng))


def compare(deals: Sequence[Deal], *, chances: bool) -> tuple[int, list[str]]:
    """Return how many cards were compared, and what was wrong.

    Args:
        deals: by the same rules.
        chances: whether the chance to win the partie is played for, where a table tells it.
    """
    groups: dict[Objective | None, list[Deal]] = {}
    for deal in deals:
        groups.setdefault(_played_for(deal) if chances else None, []).append(deal)
    cards, wrong = 0, list[str]()
    for played_for, some in groups.items():
        ends = played_for.ends() if played_for else None
        rights = native_solve.try_every_line(some, ends)
        colds = native_solve.solve(some, TABLE, 1, ends)
        warms = native_solve.solve_together(some, TABLE, ends)
        for deal, right, cold, warm in zip(some, rights, colds, warms, strict=True):
            cards += len(right)
            if not right == cold == warm:
                wrong.append(f"{name_of(deal.rules)}: {deal}: {right}, cold {cold}, warm {warm}")
    return cards, wrong


def _played_for(deal: Deal) -> Objective | None:
    try:
        return objective(deal.rules, deal)
    except NoEquityError:
        return None


def whole(rules: Rules, number: int) -> int:
    """Return of how many whole deals any card has another value cold than warm."""
    deals = list(random_deals(rules, number))
    cold = native_solve.solve(deals, TABLE, 1)
    warm = native_solve.solve_together([*deals[::-1], *deals], TABLE)[number:]
    return sum(one != other for one, other in zip(cold, warm, strict=True))


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("positions", type=int, nargs="?", default=100_000)
    options.add_argument("--whole", type=int, default=10_000)
    chosen = options.parse_args()
    tables = [*SHIPPED, *house_rules(len(SHIPPED))]
    tried: Counter[str] = Counter()
    wrong: list[str] = []
    began = time.process_time()
    for rules in tables:
        found = list(positions(rules, -(-chosen.positions // len(tables))))
        for at in range(0, len(found), LISTED):
            cards, faults = compare(found[at : at + LISTED], chances=bool(at // LISTED % 2))
            tried["cards"] += cards
            wrong += faults
        tried["positions"] += len(found)
        tried[f"positions of {rules.players}"] += len(found)
    told = ", ".join(f"{number:,} {what}" for what, number in tried.items())
    console = Console()
    console.print(f"{told}: {len(wrong)} wrong, in {time.process_time() - began:.0f} s")
    for fault in wrong:
        console.print(fault)
    two = [rules for rules in SHIPPED if rules.players == 2 and not rules.refill]
    began = time.process_time()
    apart = sum(whole(rules, chosen.whole // len(two)) for rules in two)
    deals = chosen.whole // len(two) * len(two)
    spent = time.process_time() - began
    console.print(f"{deals:,} whole deals: {apart} otherwise warm, in {spent:.0f} s")
    return 1 if wrong or apart or not tried["cards"] else 0


if __name__ == "__main__":
    raise SystemExit(main())
