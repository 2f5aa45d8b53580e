"""What do the files of this folder say, and what does an engine say of the same deals?

A file holds entries; ``#`` begins a comment::

    deal    <the deal in one line (imperiale.domain.notation), with the cards played so far>
    perft   <cards> <in how many ways they can be played from there>
    tally   <digest of every result of the deal and how often it comes out>
    result  <what the deal came to, which those cards have ended>

The Python reference wrote the numbers; whatever plays the game must find the same ones.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from imperiale import _native as core
from imperiale import rulesets
from imperiale.domain import play
from imperiale.domain.deal import Deal
from imperiale.domain.decide import begin
from imperiale.domain.errors import RecordError
from imperiale.domain.notation import read_line
from imperiale.domain.play import Result
from imperiale.domain.record import Record, replay
from imperiale.engine import native

FILES = sorted(Path(__file__).parent.glob("*.perft"))


class Found(NamedTuple):
    """What is asked of an engine, and found by it, for a deal."""

    perft: dict[int, int]
    tally: str = ""
    result: str = ""


class Entry(NamedTuple):
    """One deal of a file, and what must be found for it."""

    line: str
    found: Found

    @property
    def record(self) -> Record:
        return _record(self.line)


@cache
def _record(line: str) -> Record:
    return read_line(line, rulesets.load)


Engine = Callable[[Entry], Found]


def entries(text: str) -> list[Entry]:
    read: list[Entry] = []
    for row in text.splitlines():
        word, _, rest = row.partition(" ")
        rest = rest.strip()
        match word:
            case "" | "#":
                continue
            case "deal":
                read.append(Entry(rest, Found({})))
                continue
            case "perft":
                cards, ways = rest.split()
                found = read[-1].found
                found = found._replace(perft={**found.perft, int(cards): int(ways)})
            case "tally":
                found = read[-1].found._replace(tally=rest)
            case "result":
                found = read[-1].found._replace(result=rest)
            case _:
                raise ValueError(f"{row!r} begins with {word!r}, not deal, perft, tally, result, #")
        read[-1] = read[-1]._replace(found=found)
    return read


def written(entry: Entry) -> str:
    perft, tally, result = entry.found
    rows = [f"deal    {entry.line}"]
    rows += [f"perft   {cards} {ways}" for cards, ways in perft.items()]
    rows += [f"tally   {tally}"] if tally else []
    rows += [f"result  {result}"] if result else []
    return "\n".join(rows) + "\n"


def spelled(result: Result) -> str:
    scores, tricks = " ".join(map(str, result.scores)), " ".join(map(str, result.tricks))
    winner = "" if result.winner is None else f" / winner {result.winner}"
    return f"{scores} / {tricks}{winner}"


def digest(results: Counter[Result]) -> str:
    """Name a tally by its content: a line ``0i3c 2i5c / 8 4 / winner 1 x 12`` a result."""
    lines = sorted(f"{spelled(result)} x {times}" for result, times in results.items())
    return sha256("\n".join(lines).encode()).hexdigest()[:16]


def by_python(entry: Entry) -> Found:
    deal, _ = replay(entry.record, partial=True)
    asked = entry.found
    ended = Result(deal.scores, deal.tricks, deal.winner) if deal.over else None
    return Found(
        {cards: play.perft(deal, cards) for cards in asked.perft},
        digest(play.tally(deal)) if asked.tally else "",
        ended_with(ended) if asked.result else "",
    )


def by_core(entry: Entry) -> Found:
    return by_rules(entry, native.rules_of(opening(entry)))


def by_rules(entry: Entry, rules: core.Rules) -> Found:
    """Ask the core, which plays the cards of the entry itself, by rules that may be wrong."""
    position = native.position_of(opening(entry))
    for card in entry.record.play:
        position = core.after(rules, position, card)
    asked = entry.found
    tally = Counter(
        {native.result(row): n for row, n in core.tally(rules, position)} if asked.tally else {}
    )
    ended = native.result(core.tally(rules, position)[0][0]) if position.over else None
    return Found(
        {cards: core.perft(rules, position, cards) for cards in asked.perft},
        digest(tally) if asked.tally else "",
        ended_with(ended) if asked.result else "",
    )


def ended_with(result: Result | None) -> str:
    return spelled(result) if result else "is not over"


def opening(entry: Entry) -> Deal:
    """Return the deal of an entry at its first lead."""
    return begin(entry.record.setup)[0]


def agrees(found_by: Engine, entry: Entry) -> bool:
    """Tell whether an engine finds what the file says; it does not if it refuses a card there."""
    try:
        return found_by(entry) == entry.found
    except (RecordError, ValueError):
        return False


CORPUS = [entry for file in FILES for entry in entries(file.read_text(encoding="utf-8"))]
