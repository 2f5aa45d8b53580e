"""Do the strongest agents find what is plainly right, and is it plainly right?"""

from collections import Counter
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from imperiale import agents, rulesets
from imperiale.agents.equilibrium import TRICKS
from imperiale.agents.worlds import Worlds, aim
from imperiale.domain.cards import Card
from imperiale.domain.commands import PlayCard
from imperiale.domain.notation import read_line
from imperiale.domain.record import replay
from imperiale.domain.views import View, view
from imperiale.engine.equity import SCALE
from imperiale.services.hints import hint

FILE = Path(__file__).parents[1] / "positions" / "positions.txt"


class Position(NamedTuple):
    """What the file says of a position."""

    theme: str
    line: str
    right: frozenset[Card]
    why: str

    def view(self) -> View:
        deal, events = replay(read_line(self.line, rulesets.load), partial=True)
        return view(deal.rules, events, deal.seat)


@cache
def positions() -> tuple[Position, ...]:
    text = FILE.read_text(encoding="utf-8")
    blocks = [block.splitlines() for block in text.split("\n\n") if not block.startswith("#")]
    return tuple(
        Position(theme, line, frozenset(map(Card.parse, right.split())), why)
        for theme, line, right, why in filter(None, blocks)
    )


def ident(position: Position) -> str:
    name = position.line.partition(" ")[0]
    number = positions().index(position) + 1
    return f"{number}-{name}-{position.theme}"


every_position = pytest.mark.parametrize("position", positions(), ids=ident)


@every_position
def test_the_agent_plays_it(position: Position) -> None:
    seen = position.view()
    (command,) = Worlds(b"").policy(seen)
    assert isinstance(command, PlayCard)
    assert command.card in position.right
    best = hint(seen).best
    assert isinstance(best, PlayCard)
    assert best.card in position.right


@every_position
def test_the_strongest_play_it(position: Position) -> None:
    seen = position.view()
    # before its last tricks the other, and for people `master`, does as `inference` does
    late = max(seen.cards_left(seat) for seat in range(seen.rules.players)) <= TRICKS
    for name in ("inference", "equilibrium") if late else ("inference",):
        policy = agents.load(name).make(b"").policy(seen)
        played = {
            c.card for c, chance in policy.items() if isinstance(c, PlayCard) and chance > 0.001
        }
        assert played <= position.right, name


def test_the_strongest_for_people_is_the_strongest() -> None:
    assert agents.load("master").kind is agents.load("inference").kind


@every_position
def test_it_is_right_over_all_worlds(position: Position) -> None:
    seen = position.view()
    played_for = aim(seen)
    found = Worlds(b"").prospect(seen, played_for)
    assert found.worlds == found.of  # none is left out
    assert found.solved  # nor left to chance
    assert frozenset(found.best) == position.right
    wrong = [mean for card, mean in found.means.items() if card not in position.right]
    # by a hundredth of a partie, or a fifth of a mark, to spare
    spare = 1 / 5 if played_for is None else SCALE / 50
    assert max(found.means.values()) - max(wrong) >= spare
    assert found.shares[found.best[0]] >= 0.75


@every_position
def test_it_is_explained_in_a_sentence(position: Position) -> None:
    assert position.why.endswith(".")
    assert position.why.count(". ") == 0
    assert 20 < len(position.why) < 160


def test_the_motifs_and_the_rule_sets_are_there() -> None:
    found = positions()
    assert len(found) >= 50
    assert len({position.line for position in found}) == len(found)
    tables = Counter(
        (position.line.partition(" ")[0], len(position.view().deal.hands)) for position in found
    )
    assert {name for name, _ in tables} == set(rulesets.names())
    assert {players for _, players in tables} == {2, 3, 4}
    themes = {position.theme for position in found}
    assert themes >= {"hold up", "hunt seven", "capot his", "capot own", "wipe", "near end"}
