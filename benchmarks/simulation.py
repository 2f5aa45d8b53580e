"""Are many deals the same bytes by one process, by two and on a cluster that loses a worker?

``python -m benchmarks.simulation 1000000`` plays them three times (an hour and more), and tells
what each way took, the memory that it needed, and whether all files are equal.
"""

from __future__ import annotations

import argparse
import os
import resource
import signal
import sys
import time
from hashlib import sha256
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory

from distributed import LocalCluster
from joblib.externals.loky import get_reusable_executor  # type: ignore[import-untyped]

from imperiale.rulesets import load
from imperiale.services.simulation import Simulation
from imperiale.services.simulation_run import begun, run

DEALS_A_PARTIE = 7.7
"""Of academie for two, played by chance."""


def digest(folder: Path) -> str:
    """Return one number for all that a folder holds."""
    total = sha256()
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            total.update(str(path.relative_to(folder)).encode() + b"\0")
            total.update(sha256(path.read_bytes()).digest())
    return total.hexdigest()


def rss() -> float:
    """Return what this process holds, in MiB."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize() / 2**20


def play(plan: Simulation, folder: Path, workers: int, *, cluster: bool) -> None:
    """Play it one way in a process of its own, and tell of it."""
    begun(plan, folder)
    started, deals, held = time.perf_counter(), 0, [0.0]

    def go(address: str | None = None, kill: int = 0) -> None:
        nonlocal deals
        for n, part in enumerate(run(plan, folder, workers, address)):
            deals += part.deals
            if n == plan.parts // 4:
                held[0] = rss()
                if kill:
                    os.kill(kill, signal.SIGKILL)

    if cluster:
        with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=":0") as two:
            go(two.scheduler_address, two.workers[0].process.pid)
    else:
        go()
    took = time.perf_counter() - started
    get_reusable_executor().shutdown(wait=True)  # what a worker has used is known when it is gone
    peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024
    name = "2 on a cluster, one killed" if cluster else str(workers)
    spent = sum(
        resource.getrusage(who).ru_utime for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)
    )
    print(
        f"{name:28} {deals:9,} deals {took:8.1f} s {deals / took:7,.0f} a second,"
        f" {spent:7.1f} s of processor; {held[0]:.0f} MiB at a quarter, {rss():.0f} at the end,"
        f" a worker at most {peak:.0f}",
        flush=True,
    )


def main() -> int:
    """Play all three ways and compare."""
    parser = argparse.ArgumentParser(prog="benchmarks.simulation", description=__doc__)
    parser.add_argument("deals", type=int, nargs="?", default=100_000)
    deals = parser.parse_args().deals
    plan = Simulation(("random",), load("academie"), 2, "bench", round(deals / DEALS_A_PARTIE) + 1)
    found: list[str] = []
    for workers, cluster in ((1, False), (2, False), (1, True)):
        with TemporaryDirectory() as folder:
            ways = {"workers": workers, "cluster": cluster}
            process = get_context("spawn").Process(
                target=play, args=(plan, Path(folder)), kwargs=ways
            )
            process.start()
            process.join()
            if process.exitcode:
                return 1
            found.append(digest(Path(folder)))
    print("equal bytes" if len(set(found)) == 1 else f"NOT equal: {found}")
    return int(len(set(found)) > 1)


if __name__ == "__main__":
    sys.exit(main())
