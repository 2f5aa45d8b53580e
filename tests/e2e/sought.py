"""By which name does a test deal, to a visitor and an agent by ``academie``, what it seeks?"""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

from tests.seeded import WORD, first, secret_of, spelt

from imperiale import rulesets
from imperiale.services.fair import FairDealer, deal_key
from imperiale.services.moves import NextDeal
from imperiale.services.table import Table
from imperiale.services.terms import PERSON, Terms


def sought(what: str, so: Callable[[Table], bool]) -> str:
    """Return a name by which the first game of the first visitor begins as is sought.

    Args:
        what: how the name begins.
        so: whether a table is what is sought, at which the cards have just been dealt.
    """
    for number in count():
        name = f"{what} {number}"
        if so(_dealt(name)):
            return name
    raise AssertionError("there is always another one")


def _dealt(name: str) -> Table:
    terms = Terms(rulesets.load("academie"), 2, {}, (PERSON, "greedy"), "another")
    game, nonce = spelt(first(name, WORD.format(10), 10)), first(name, "nonce", 16).hex()
    dealer = FairDealer(terms.rules, b"")
    dealer.keys.append(deal_key(secret_of(game, 0), game, 1, (nonce, "")))
    table = Table(terms, dealer=dealer)
    table.do(NextDeal())
    return table
