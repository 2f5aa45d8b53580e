"""Which deals has a person given: on the command line, by a seed, or through a pipe?"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from imperiale.cli.common import Complaint, ruleset
from imperiale.cli.lines import lines
from imperiale.domain.dealing import dealt
from imperiale.domain.errors import Code, Fault, RecordError, RulesetError
from imperiale.domain.notation import read_options
from imperiale.domain.record import Record, read_record, write_record
from imperiale.domain.rules.marking import NOTHING
from imperiale.domain.ruleset import Ruleset
from imperiale.services.deal_text import read_deal
from imperiale.services.dealer import Dealer

__all__ = ["Given", "deals_of", "seeded"]


class Given(NamedTuple):
    """A deal as it was given.

    Attributes:
        line: its line, where it came through a pipe; else 0.
        record: the deal, or why it is none.
    """

    line: int
    record: Record | RecordError


def deals_of(text: str | None, find: Callable[[str], Ruleset]) -> Iterator[Given]:
    """Yield the deals given as a text; without one, or by ``-``, those of standard input.

    Raises:
        Complaint: nothing was given at all.
    """
    if text is not None and text != "-":
        yield Given(0, _read(text.strip().encode(errors="surrogateescape"), find))
        return
    if text is None and (sys.stdin is None or sys.stdin.isatty()):
        raise Complaint("deal-nothing")
    number = 0
    for number, line in lines("-"):
        yield Given(number, _read(line, find))
    if not number:
        raise Complaint("deal-nothing")


def _read(line: bytes, find: Callable[[str], Ruleset]) -> Record | RecordError:
    try:
        return read_deal(line, find, notation=True)
    except RecordError as error:
        return error


def seeded(
    seed: str,
    name: str,
    players: int | None = None,
    dealer: int | None = None,
    options: Iterable[str] = (),
) -> Record:
    """Return the deal that a seed gives: the first of the partie that is played from it.

    Args:
        seed: any text.
        name: the rule set, by its name or its file.
        players: how many; by default the least that it allows.
        dealer: the seat that deals; by default the one that the cut finds.
        options: what is otherwise than the rule set has it, as ``key=value``.

    Raises:
        RulesetError: with every fault of the rule set, the players and the options.
        RecordError: there is no such dealer.
    """
    found = ruleset(name)
    chosen, faults = read_options(options)
    if faults:
        raise RulesetError(faults)
    rules = found.rules(players, chosen)
    chance = Dealer(rules, seed)
    seat = chance.open().cut.dealer if dealer is None else dealer
    if not 0 <= seat < rules.players:
        facts = {"found": str(seat), "allowed": f"0 to {rules.players - 1}"}
        raise RecordError([Fault(Code.NO_SUCH_SEAT, "dealer", facts)])
    setup = dealt(rules, seat, (NOTHING,) * rules.players, chance.pack(1))
    # what cannot be a record, as a deal marked by hand, is refused here as everywhere
    return read_record(write_record(setup, (), {}), lambda _: found)
