"""What can be done at a table, and how is it written down?"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias, assert_never

from imperiale.domain.cards import Card, hand, spell
from imperiale.domain.commands import CallPoint, Claim, Command, Done, PlayCard, Show

__all__ = ["Move", "NextDeal", "move_data", "read_move"]


class NextDeal(NamedTuple):
    """Deal the next deal."""


Move: TypeAlias = Command | NextDeal


def move_data(move: Move) -> dict[str, object]:
    """Return a move as data for JSON.

    >>> move_data(PlayCard(1, Card.parse("Kh")))
    {'do': 'play', 'seat': 1, 'card': 'Kh'}
    """
    match move:
        case PlayCard(seat, card):
            return {"do": "play", "seat": seat, "card": str(card)}
        case Show(seat, shown):
            return {"do": "show", "seat": seat, "cards": spell(shown)}
        case CallPoint(seat, number):
            return {"do": "call", "seat": seat, "number": number}
        case Claim(seat, amount):
            return {"do": "claim", "seat": seat, "amount": amount}
        case Done(seat):
            return {"do": "done", "seat": seat}
        case NextDeal():
            return {"do": "deal"}
        case _:
            assert_never(move)


def read_move(data: object) -> Move:
    """Read what :func:`move_data` wrote.

    Raises:
        ValueError: it is no move.
    """
    match data:
        case {"do": "play", "seat": int(seat), "card": str(card)}:
            return PlayCard(seat, Card.parse(card))
        case {"do": "show", "seat": int(seat), "cards": str(shown)}:
            return Show(seat, hand(shown))
        case {"do": "call", "seat": int(seat), "number": int() | None as number}:
            return CallPoint(seat, number)
        case {"do": "claim", "seat": int(seat), "amount": int(amount)}:
            return Claim(seat, amount)
        case {"do": "done", "seat": int(seat)}:
            return Done(seat)
        case {"do": "deal"}:
            return NextDeal()
        case _:
            raise ValueError(f"no move: {data!r}")
