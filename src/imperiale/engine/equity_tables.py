"""Which table of winning chances do rules have, of their own or lent?"""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum
from functools import cache, lru_cache
from importlib.resources import files
from typing import NamedTuple

from imperiale.domain.errors import ImperialeError
from imperiale.domain.ruleset import Rules
from imperiale.engine.equity_chain import shares_of, solved
from imperiale.engine.equity_packed import ENDING, unpack
from imperiale.engine.equity_table import Block, EquityTable, read
from imperiale.engine.native import available

__all__ = ["Aim", "Lent", "NoEquityError", "equity_of", "names", "table", "values_of"]


class Aim(StrEnum):
    """What a deal is played for."""

    CHANCE = "chance"
    """The chance to win the partie."""
    PAYMENT = "payment"
    """What will be paid when the partie is over."""
    MARKS = "marks"
    """The marks of this deal, six an imperial and one a counter."""


class NoEquityError(ImperialeError, ValueError):
    """There is no table of winning chances for these rules, and none to lend.

    Attributes:
        reason: ``card-points`` (they decide, and no table knows of them), ``players`` (no table is
            for so many), ``length`` (the partie is longer than the table), ``payment`` (nothing is
            paid, or otherwise than the table knows) or ``core`` (the values are to be made from a
            sample, which needs the C++ core).
        facts: particulars for the sentence.
    """

    def __init__(self, reason: str, **facts: str) -> None:
        self.reason = reason
        self.facts = facts
        super().__init__(f"{reason}: {facts}")


class Lent(NamedTuple):
    """A table, and how far it is the right one.

    Attributes:
        table: it.
        differing: keys that the rules answer otherwise than those of the table; none if it is
            their own.
    """

    table: EquityTable
    differing: tuple[str, ...]


@cache
def names() -> tuple[str, ...]:
    """Return the names of the tables that are shipped, in alphabetical order."""
    found = (file.name for file in (files("imperiale.engine") / "equities").iterdir())
    return tuple(sorted(name.removesuffix(".json") for name in found if name.endswith(".json")))


@cache
def table(name: str) -> EquityTable:
    """Return the shipped table of a name, e.g. ``academie-2``."""
    file = files("imperiale.engine") / "equities" / f"{name}.json"
    return read(file.read_text(encoding="utf-8"), name)


@lru_cache(maxsize=256)
def equity_of(rules: Rules) -> Lent:
    """Return the table of rules, or the one of rules that are most like them.

    Raises:
        NoEquityError: there is none.
    """
    if rules.winning_score is None:
        raise NoEquityError("card-points")
    own = f"{rules.id}-{rules.players}"
    # its own first: of rules that are as like, those of its own name are meant
    tables = [table(name) for name in sorted(names(), key=lambda name: name != own)]
    lent = [Lent(one, one.differing(rules)) for one in tables if one.players == rules.players]
    if not lent:
        raise NoEquityError("players", players=str(rules.players))
    best = min(lent, key=lambda one: len(one.differing))
    if rules.target > best.table.chance.length:
        facts = {"target": str(rules.target), "longest": str(best.table.chance.length)}
        raise NoEquityError("length", **facts)
    if best.table.sample and _packed(best.table) is None and not available():
        raise NoEquityError("core")
    return best


@lru_cache(maxsize=8)
def values_of(table: EquityTable, aim: Aim) -> Block:
    """Return the values of a table: those it holds or has packed beside it, or made of its sample.

    To make them takes some seconds, and for four players a quarter of a minute.

    Args:
        table: the table.
        aim: chances or, if it has them, payments.

    Raises:
        NativeUnavailableError: there is no core.
    """
    block = table.payment if aim is Aim.PAYMENT else table.chance
    assert block is not None, "a table without payments is not asked for them"
    if block.values:
        return block
    if aim is Aim.CHANCE and (packed := _packed(table)) is not None:
        return unpack(packed, table)
    whole = solved(
        shares_of(tuple((gains, (sum(times),)) for gains, times in table.sample)),
        players=table.players,
        wipe=bool(table.keys["wipe"]),
        length=block.length,
        stakes=str(table.keys["stakes"]) if aim is Aim.PAYMENT else "none",
        unit=block.unit,
    )
    return replace(whole, errors=block.errors, most=block.most)


def _packed(of: EquityTable) -> bytes | None:
    """Return the packed values of a table, if it is one that is shipped with them."""
    if of.name not in names() or of is not table(of.name):
        return None
    file = files("imperiale.engine") / "equities" / f"{of.name}{ENDING}"
    return file.read_bytes() if file.is_file() else None
