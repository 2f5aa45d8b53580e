"""How is a partie played to its end at a table?"""

from collections.abc import Callable

from imperiale import rulesets
from imperiale.domain.choices import choices
from imperiale.domain.ruleset import Ruleset
from imperiale.services.moves import NextDeal
from imperiale.services.table import Table
from imperiale.services.terms import Terms

TABLES = [
    (name, players, marking)
    for name in rulesets.names()
    for players in rulesets.load(name).players
    for marking in ("automatic", "by_hand")
]


class Memory:
    """A keeper that remembers what it was given."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def keep(self, text: str) -> None:
        self.texts.append(text)


def terms(
    rules: str | Ruleset = "academie",
    players: int = 2,
    seats: tuple[str, ...] = (),
    seed: str = "seed",
    **options: object,
) -> Terms:
    ruleset = rulesets.load(rules) if isinstance(rules, str) else rules
    chosen = seats or ("you", *["greedy"] * (players - 1))
    return Terms(ruleset, players, options, chosen, seed)


def advance(table: Table) -> bool:
    """Do one more move: deal, let the agent play, or do the first honest thing; tell if one was."""
    if table.partie.winner is not None:
        return False
    if table.waiting is None:
        table.do(NextDeal())
    elif table.waits_for_agent:
        table.do(table.agent_move())
    else:
        assert table.partie.deal is not None
        table.do(choices(table.partie.deal)[0])
    return True


def play_out(table: Table, stop: Callable[[Table], bool] = lambda table: False) -> Table:
    while not stop(table) and advance(table):
        continue
    return table
