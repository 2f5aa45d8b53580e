"""Which deals are in ``golden.jsonl``, and how were they made?

Run ``python tests/records/generate.py > golden.jsonl`` only when a ruling changes: the
file is what the engine said when it agreed with the independent reference on every record, and
holds it to that.  Deals are drawn from numbered seeds; of each table those are kept that show the
rarest things.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator

from imperiale.domain.cards import Card, cards
from imperiale.domain.commands import PlayCard
from imperiale.domain.deal import legal
from imperiale.domain.dealing import dealt
from imperiale.domain.decide import begin, obey
from imperiale.domain.record import Json, outcome, write_record
from imperiale.domain.rules.marking import Score
from imperiale.domain.ruleset import Rules
from imperiale.domain.setup import Setup
from imperiale.domain.shuffle import shuffled, shuffled_pack, subseed
from imperiale.rulesets import load, names

SEEDS = 3000
FROM_EACH = 6
OPTIONS: tuple[dict[str, Json], ...] = (
    {},
    {"turn_up_imperial": "sequence_or_four", "won_in_play": "captured"},
    {"honours_when": "won", "tricks": "difference"},
)


def setup_of(rules: Rules, seed: bytes) -> Setup:
    """Return a deal in a partie that is under way."""
    levels = shuffled(range(rules.target), subseed(seed, "imperials"))
    start = [
        Score(levels[seat % rules.target], shuffled(range(6), subseed(seed, "counters", seat))[0])
        for seat in range(rules.players)
    ]
    dealer = shuffled(range(rules.players), subseed(seed, "dealer"))[0]
    return dealt(rules, dealer, start, shuffled_pack(rules, subseed(seed, "deal", 0)))


def played(setup: Setup, seed: bytes) -> dict[str, Json]:
    """Return the record of a deal that is played by chance."""
    deal, happened = begin(setup)
    events = list(happened)
    play: list[Card] = []
    while not deal.over:
        card = shuffled(cards(legal(deal)), subseed(seed, "card", len(play)))[0]
        deal, happened = obey(deal, PlayCard(deal.seat, card))
        events += happened
        play.append(card)
    return write_record(setup, play, outcome(deal, events))


def shows(record: dict[str, Json]) -> set[str]:
    """Return what a record is an example of."""
    found = {f"{e['step']} {e.get('kind')} {e.get('imperials')}" for e in record["events"]}  # type: ignore[union-attr,call-overload,index]
    return found | {f"options {record['options']}", f"winner {record['winner'] is not None}"}


def table(rules: list[Rules]) -> Iterator[dict[str, Json]]:
    """Yield the records of one table that show the rarest things."""
    seeds = [f"golden {number}".encode() for number in range(SEEDS)]
    deals = [played(setup_of(rules[i % len(rules)], seed), seed) for i, seed in enumerate(seeds)]
    often = Counter(thing for deal in deals for thing in shows(deal))
    first = {thing: deal for deal in reversed(deals) for thing in shows(deal)}
    rarest = sorted(often, key=lambda thing: (often[thing], thing))
    seen: set[str] = set()
    kept = 0
    for thing in rarest:
        if thing not in seen and kept < FROM_EACH:
            seen |= shows(first[thing])
            kept += 1
            yield first[thing]


def golden() -> Iterator[dict[str, Json]]:
    """Yield every record."""
    for name in names():
        ruleset = load(name)
        for players in ruleset.players:
            yield from table([ruleset.rules(players, options) for options in OPTIONS])


if __name__ == "__main__":
    for record in golden():
        print(json.dumps(record))  # noqa: T201 - its output is the file
