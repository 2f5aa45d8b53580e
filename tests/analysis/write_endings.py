"""Write the corpus of endings: ``python -m tests.analysis.write_endings``, from the root.

Two hundred deals of the rule sets for two without a draw, from random scores, played by players who
do as `greedy` does half the time and else play any legal card, cut where two, three or four tricks
are left.  A deal that ends before that is left out.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

from imperiale.analysis.exploitability import policy_of_corpus
from imperiale.domain.cards import Card
from imperiale.domain.commands import PlayCard
from imperiale.domain.dealing import dealt
from imperiale.domain.decide import begin, obey
from imperiale.domain.notation import write_line
from imperiale.domain.rules.marking import Score
from imperiale.domain.ruleset import Rules
from imperiale.domain.shuffle import shuffled_pack
from imperiale.domain.views import view
from imperiale.rulesets import load

FILE = Path(__file__).parents[2] / "src" / "imperiale" / "analysis" / "endings.txt"

NAMES = ("academie", "biblioteka", "foster", "imperialas", "pierer")
COUNTS = {2: 15, 3: 15, 4: 10}
"""How many of each rule set, by tricks left."""


def endings() -> Iterator[str]:
    """Yield the lines of the corpus."""
    for tricks, count in COUNTS.items():
        for name in NAMES:
            rules = load(name).rules(2)
            rng = Random(f"endings {name} {tricks}")
            found = 0
            while found < count:
                line = ending(rules, tricks, rng)
                if line:
                    found += 1
                    yield line


def ending(rules: Rules, tricks: int, rng: Random) -> str:
    """Return a deal until so many tricks are left, or nothing if it ends before."""
    start = tuple(Score(rng.randrange(rules.target), rng.randrange(6)) for _ in range(2))
    setup = dealt(rules, rng.randrange(2), start, shuffled_pack(rules, rng.randbytes(8)))
    deal, events = begin(setup)
    played: list[Card] = []
    while not deal.over and deal.hands[0].bit_count() + deal.hands[1].bit_count() > 2 * tricks:
        policy = policy_of_corpus(view(rules, events, deal.seat))
        card = rng.choices(list(policy), list(policy.values()))[0]
        played.append(card)
        deal, happened = obey(deal, PlayCard(deal.seat, card))
        events = (*events, *happened)
    return "" if deal.over else write_line(setup, played)


def written() -> str:
    """Return the file."""
    told = (__doc__ or "").splitlines()[2:]
    return "".join(f"# {line}".rstrip() + "\n" for line in told) + "".join(
        f"{line}\n" for line in endings()
    )


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
