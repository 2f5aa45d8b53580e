"""What may a player do?"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from imperiale.domain.cards import Card, Mask

__all__ = ["CallPoint", "Claim", "Command", "Done", "PlayCard", "Show"]


class PlayCard(NamedTuple):
    """Lay a card on the table."""

    seat: int
    card: Card


class Show(NamedTuple):
    """Show an imperial (by hand): its four cards, or the whole hand if it is blank."""

    seat: int
    cards: Mask


class CallPoint(NamedTuple):
    """Say the number of one's point (by hand).

    The length of a suit of one's own, or its worth where the rule set compares worth, or the worth
    of the privileged cards; ``None`` says nothing.
    """

    seat: int
    number: int | None


class Claim(NamedTuple):
    """Claim marks of the moment (by hand): counters, or imperials where the moment gives those."""

    seat: int
    amount: int


class Done(NamedTuple):
    """Nothing more to show or to claim at this moment (by hand)."""

    seat: int


Command: TypeAlias = PlayCard | Show | CallPoint | Claim | Done
