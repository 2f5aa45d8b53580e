"""Do deals drawn by a program of its own come as often as they should?

``build/chances 10000000 1708 | python -m benchmarks.chances``: every chance of elder before the
deal, by the rules of the Académie for two, beside how often it was drawn.  Exit status 1 if
something was drawn that cannot be, was not that must be, or is more than five standard errors off.
"""

from __future__ import annotations

import sys
from math import sqrt

from imperiale.analysis.chances import chances
from imperiale.rulesets import load

MOST = 5.0
FEW = 20


def main() -> int:
    """Write a line for each chance, as a table of Markdown; return the exit status."""
    drawn = {what: int(n) for what, _, n in (line.strip().rpartition(" ") for line in sys.stdin)}
    deals = sum(n for what, n in drawn.items() if what.startswith("honours "))
    worst, wrong = 0.0, 0
    print("| what | exactly | drawn | standard errors |\n|---|---:|---:|---:|")
    rows = chances(load("academie").rules())
    for one in rows:
        what = " ".join(map(str, (one.what, *one.facts.values())))
        count, share = drawn.pop(what, 0), float(one.chance)
        spread = sqrt(deals * share * (1 - share))
        off = (count - deals * share) / spread if spread else 0.0
        if (one.chance in (0, 1) and count != deals * share) or abs(off) > MOST + FEW / (1 + count):
            wrong += 1
        if deals * min(share, 1 - share) >= FEW:
            worst = max(worst, abs(off))
        if not what.startswith("point-worth"):
            print(f"| {what} | {100 * share:.5f} % | {100 * count / deals:.5f} % | {off:+.1f} |")
    print(
        f"\n{deals:,} deals, {len(rows)} chances; the farthest off is {worst:.1f} standard errors."
    )
    if drawn:
        print("Drawn though it cannot be:", ", ".join(drawn))
    return int(bool(wrong or drawn or not deals))


if __name__ == "__main__":
    sys.exit(main())
