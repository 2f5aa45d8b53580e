"""How long does the review of a whole partie take on two cores?

``python -m benchmarks.reviews`` lets two levels play a partie by every rule set and number of
players, marked by the table and by hand, and reviews it deal by deal.  Told is processor time, so
that what else the machine does changes little; and what the review takes on two cores that are
free: as the server makes it, two processes start, and each takes the next deal when it is done.
"""

from __future__ import annotations

import argparse
import resource
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence

from imperiale import rulesets
from imperiale.analysis.review import PlayedDeal, review_deal
from imperiale.services.moves import NextDeal
from imperiale.services.played import Played, of_table
from imperiale.services.reviewing import PROCESSES
from imperiale.services.table import Table
from imperiale.services.terms import Terms

MOST = 10.0
"""Seconds that a review may take."""

LONGEST = 40
"""Deals after which a partie is broken off, which some rules never end."""

SEATS = ("casual", "club", "casual", "club")


def kinds(names: Sequence[str]) -> Iterator[tuple[str, int, str]]:
    """Yield rule set, players and marking of each partie."""
    for name in names or rulesets.names():
        for players in rulesets.load(name).players:
            for marking in ("automatic", "by_hand"):
                yield name, players, marking


def partie(name: str, players: int, marking: str, seed: str) -> Played:
    """Return a partie that two levels have played."""
    options = {} if marking == "automatic" else {"marking": marking}
    table = Table(Terms(rulesets.load(name), players, options, SEATS[:players], seed))
    deals = 0
    while table.partie.winner is None:
        if table.waiting is None:
            deals += 1
            if deals > LONGEST:
                break
        table.do(NextDeal() if table.waiting is None else table.agent_move())
    return of_table(table)


def seconds(deal: PlayedDeal, number: int) -> float:
    """Return the processor time of the review of a deal."""
    begun = time.process_time()
    review_deal(deal, number)
    return time.process_time() - begun


def start() -> float:
    """Return the processor time that a process takes before it reviews anything."""
    subprocess.run([sys.executable, "-c", "import imperiale.services.reviewing"], check=True)
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def together(times: Sequence[float], begun: float) -> float:
    """Return when the last of the processes is done that share deals of such times.

    >>> together([3.0, 1.0, 1.0, 2.0], begun=0.5)
    4.5
    """
    ends = [begun] * PROCESSES
    for each in times:
        ends[ends.index(min(ends))] += each
    return max(ends)


def main(arguments: Sequence[str]) -> int:
    """Tell it of every kind; return 1 if one takes too long."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.reviews")
    parser.add_argument("rules", nargs="*", help="rule sets; else all")
    parser.add_argument("--seed", default="reviews")
    asked = parser.parse_args(arguments)
    print("| rules | players | marking | deals | processor time, s | on two cores, s |")
    print("|---|---:|---|---:|---:|---:|")
    slowest, begun = 0.0, start()
    for name, players, marking in kinds(asked.rules):
        played = partie(name, players, marking, asked.seed)
        times = [seconds(deal, number) for number, deal in enumerate(played.deals, 1)]
        whole = together(times, begun)
        slowest = max(slowest, whole)
        row = f"{name} | {players} | {marking.replace('_', ' ')} | {len(played.deals)}"
        print(f"| {row} | {sum(times) + PROCESSES * begun:.1f} | {whole:.1f} |", flush=True)
    return int(slowest > MOST)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
