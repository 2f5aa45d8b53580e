"""What would a person type to play a whole partie, and what must come of it?

A twin of the table, with the same seed, is played beside the command; what its person does is
written as he would type it.
"""

from __future__ import annotations

from collections.abc import Iterator

from imperiale import rulesets
from imperiale.agents import load
from imperiale.cli.common import say
from imperiale.cli.play_typed import spellings
from imperiale.cli.table_face import high_to_low, rank_sign
from imperiale.domain.cards import RANKS, Card, cards, mask, spell
from imperiale.domain.commands import CallPoint, Claim, Command, Done, PlayCard, Show
from imperiale.domain.shuffle import shuffled, subseed
from imperiale.services.moves import NextDeal
from imperiale.services.table import Table
from imperiale.services.terms import PERSON, Terms

TABLES = [(name, players) for name in rulesets.names() for players in rulesets.load(name).players]


def twin(rules: str, players: int, marking: str = "automatic", seed: str = "1") -> Table:
    seats = (PERSON, *["greedy"] * (players - 1))
    return Table(Terms(rulesets.load(rules), players, {"marking": marking}, seats, seed))


def typed(command: Command, table: Table, variant: int) -> str:
    """Write a command in one of the ways in which it can be typed."""
    match command:
        case PlayCard(card=card):
            return _card(card, high_to_low(table.view(0).legal), variant)
        case Show(cards=shown):
            return _imperial(cards(shown), variant)
        case CallPoint(number=number):
            return "" if number is None else str(number)
        case Claim(amount=amount):
            return [str(amount), f"mark {amount}"][variant % 2]
        case Done():
            return ""


def local(card: Card) -> str:
    """Write a card in the letters of the reader's language."""
    return rank_sign(RANKS[card.rank]) + spellings("suits")[card.suit]


def _card(card: Card, legal: list[Card], variant: int) -> str:
    short = str(card) if say.language == "en" else local(card)
    ways = [short, f" {local(card).upper()} ", rank_sign(RANKS[card.rank]) + "♣♦♥♠"[card.suit]]
    if card in legal:  # by hand a card may be led before it is the moment to
        ways.append(str(legal.index(card) + 1))
    if legal == [card]:
        ways.append("")
    return ways[variant % len(ways)]


def _imperial(shown: tuple[Card, ...], variant: int) -> str:
    if len(shown) > 4:
        return spellings("blank")[-1]
    one_by_one = " ".join(map(local, shown))
    named = spell(mask(shown)) if say.language == "en" else one_by_one
    ways = [named, one_by_one, f"show {named}"]
    if len({card.suit for card in shown}) == 4:
        ways.append(f"4{rank_sign(RANKS[shown[0].rank])}")
    else:
        ways.append(f"{spellings('sequence')[-1]} {spellings('suits')[shown[0].suit]}")
    return ways[variant % len(ways)]


def script(table: Table, limit: int = 10_000) -> Iterator[str]:
    """Yield what the person types, and play the twin along; he plays as greedy would."""
    person = load("greedy").make(b"person")
    number = 0
    table.do(NextDeal())
    while table.partie.winner is None and number < limit:
        number += 1
        if table.waiting is None:
            yield ["", "n", "next"][number % 3]
            table.do(NextDeal())
        elif table.waits_for_agent:
            table.do(table.agent_move())
        else:
            command = person.act(table.view(0))
            yield typed(command, table, number)
            table.do(command)


def scribbled(seed: str) -> Iterator[str]:
    """Yield words that change nothing, in some order."""
    words = ("?", "h", "l", "t", "c", "xyz", "Zz", "help", "s", "0", "999")
    yield from shuffled(words, subseed(seed.encode()))
