"""How long does a move take, from the wish to the last viewer, at many tables at once?

``python -m benchmarks.load --tables 100`` starts a server on SQLite and, in this process, two
players for each table; each table plays a card every so often.  It prints how long it took from
sending a wish until its acknowledgement (kept on the disk), and until the other player and the
onlookers had it.  ``--workers 2`` serves by two processes on PostgreSQL and Redis; ``--flood``
measures a second time, while somebody sends as much as he can.
"""

from __future__ import annotations

import argparse
import asyncio
import math
import os
import resource
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

from tests.scale.services import postgres, word

from benchmarks.load_players import Load, Measured, Visitor, seated


def told(what: str, seconds: list[float]) -> str:
    """Return a line of a table."""
    if len(seconds) < 2:
        return f"{what:<34}nothing"
    cuts = statistics.quantiles(seconds, n=100)
    figures = "  ".join(f"p{p} {1000 * cuts[p - 1]:6.1f} ms" for p in (50, 90, 99))
    return f"{what:<34}{figures}  ({len(seconds)})"


def processor(processes: Sequence[int]) -> float:
    """Return the seconds that processes have had the processor, where the system tells."""
    spent = 0.0
    for process in processes:
        found = Path(f"/proc/{process}/stat")
        if not found.exists():
            return math.nan
        user, system = found.read_text().rpartition(")")[2].split()[11:13]
        spent += (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")
    return spent


def serving(process: int) -> list[int]:
    """Return a server's process, and those that serve or think for it."""
    found = Path(f"/proc/{process}/task/{process}/children")
    children = [int(child) for child in found.read_text().split()] if found.exists() else []
    return [process, *(each for child in children for each in serving(child))]


@contextmanager
def served(folder: str, workers: int) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """Run a server: on SQLite, or several processes on PostgreSQL and Redis."""
    command = [sys.executable, "-u", "-m", "imperiale", "serve", "--no-open", "--port", "0"]
    with ExitStack() as stack:
        place = str(Path(folder) / "games.db")
        if workers > 1:
            place = stack.enter_context(postgres(durable=True)).place()
            redis = stack.enter_context(word()).address
            command += ["--workers", str(workers), "--redis", redis]
        command += ["--database", place]
        server = stack.enter_context(subprocess.Popen(command, stdout=subprocess.PIPE, text=True))
        assert server.stdout is not None
        try:
            yield server.stdout.readline().split("/")[2].join(("http://", "")), server
        finally:
            server.terminate()


def flooder(address: str, game: str, seconds: float) -> subprocess.Popen[str]:
    """Let somebody else send as much as he can."""
    command = [sys.executable, "-m", "benchmarks.flooder", address, game, str(seconds)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


async def measure(
    load: Load,
    visitors: Sequence[Visitor],
    server: int,
    seconds: float,
    address: str,
    *,
    flood: bool,
) -> None:
    """Let all be there, and print what is measured; of the first seconds nothing is."""
    async with asyncio.TaskGroup() as group:
        for visitor in visitors:
            group.create_task(visitor.live())
        await asyncio.sleep(3 + len(visitors) / 200)
        alone = await _measured(load, server, seconds, "")
        if flood:
            flooding = flooder(address, visitors[0].game, seconds + 2)
            await asyncio.sleep(1)
            flooded = await _measured(load, server, seconds, "while somebody floods")
            said, _ = await asyncio.to_thread(flooding.communicate)
            cuts = [statistics.quantiles(m.kept, n=100)[98] for m in (alone, flooded)]
            print(f"he got through: {said.strip()}")
            print(f"others' p99 is {cuts[1] / cuts[0]:.2f} times what it was")
        load.playing = False


async def _measured(load: Load, server: int, seconds: float, when: str) -> Measured:
    load.measured = measured = Measured()
    processes = serving(server)
    before = processor(processes)
    await asyncio.sleep(seconds)
    load.measured = Measured()
    spent = processor(processes) - before
    if when:
        print(when)
    print(told("wish to acknowledgement (kept)", measured.kept))
    print(told("wish to the other player's page", measured.reached))
    print(told("wish to an onlooker's page", measured.watched))
    moves, each = len(measured.kept), 1000 * spent / max(1, len(measured.kept))
    print(f"{'moves':<34}{moves / seconds:.1f} a second, {each:.1f} ms of its processor each")
    print(f"{'waiting for a processor here':<34}{os.getloadavg()[0]:.1f} programs")
    return measured


def main() -> None:
    """Start a server, load it and print what was measured."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--tables", type=int, default=100)
    asked.add_argument("--pause", type=float, default=2.0, help="seconds before each move")
    asked.add_argument("--agent", default="", help="who sits at the other seat of each table")
    asked.add_argument("--watchers", type=int, default=0, help="who look on, shared out to tables")
    asked.add_argument("--at-one", action="store_true", help="they all look on at one table")
    asked.add_argument("--seconds", type=float, default=20.0)
    asked.add_argument("--workers", type=int, default=1, help="2 and more: PostgreSQL and Redis")
    asked.add_argument("--flood", action="store_true", help="once more, with a flooder")
    wish = asked.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory() as folder, served(folder, wish.workers) as (address, server):
        load = Load()
        players = seated(load, address, wish.tables, wish.pause, wish.agent)
        games = list(dict.fromkeys(player.game for player in players))[: 1 if wish.at_one else None]
        visitors: list[Visitor] = [*players]
        visitors += [
            Visitor(load, address, games[number % len(games)]) for number in range(wish.watchers)
        ]
        for number, visitor in enumerate(visitors):
            visitor.home = f"127.0.{1 + number // 100}.1"  # a hundred to a house
        print(f"{wish.tables} tables, a move every {wish.pause:g} s at each,", end=" ")
        print(f"{wish.watchers} onlookers, {wish.workers} process(es)")
        asyncio.run(measure(load, visitors, server.pid, wish.seconds, address, flood=wish.flood))


if __name__ == "__main__":
    main()
