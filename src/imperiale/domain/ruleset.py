"""What does a rule set decide, on whose authority, and what follows for one table?

A :class:`Ruleset` is data: for every key of :data:`~imperiale.domain.keys.KEYS` a
:class:`Decision` with its source.  :meth:`Ruleset.rules` makes of it the flat :class:`Rules` for a
number of players and chosen options; the rest of the domain knows only those.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import cast

from imperiale.domain.cards import DECKS, Mask, of_ranks, of_suit
from imperiale.domain.errors import Code, Fault, RulesetError
from imperiale.domain.keys import KEYS, Value

__all__ = ["Decision", "Rules", "Ruleset", "Status", "conflicts"]


class Status(StrEnum):
    """How a decision rests on its source (RULES.md, head)."""

    STATED = "stated"
    INFERRED = "inferred"
    CORRECTED = "corrected"
    HOUSE = "house"


@dataclass(frozen=True, slots=True)
class Decision:
    """The answer of a rule set to one key, and why it is this one.

    Attributes:
        value: the answer.
        by_players: answers that differ for a number of players.
        status: how it rests on the source.
        source: the source and its article.
        note: the reason, where the text is silent or corrupt.
    """

    value: Value
    by_players: Mapping[int, Value]
    status: Status
    source: str
    note: str = ""

    def for_players(self, players: int) -> Value:
        """Return the answer for a number of players."""
        return self.by_players.get(players, self.value)


@dataclass(frozen=True, slots=True)
class Rules:
    """Every choice made, for one number of players: what a deal is played by.

    The keys mean what :data:`~imperiale.domain.keys.KEYS` says; the other attributes follow from
    them.

    Attributes:
        id: the name of the rule set.
        options: what differs from its defaults.
        pack: all cards of the pack.
        honour_masks: by trump suit, the honours.
        sequences: by suit, the four cards of the sequence.
        four_masks: the fours that count, in the order A K Q J T 9 8 7 6 in which they are shown.
        combinations: the sequences and the fours, in the order in which they are shown.
        deal_tricks: tricks in a deal.
        talon_size: cards left over, the turn-up not among them.
        orders: by dealer, the seats from elder clockwise to the dealer.
        noted: by trump suit, the cards of which a trick must have one for anything to be done
            between it and the next lead; ``None`` where something always is.
    """

    id: str
    options: Mapping[str, Value] = field(hash=False)
    players: int
    deck: int
    first_dealer: str
    packets: tuple[int, ...]
    packets_fixed: bool
    hand_size: int
    turn_up_card: str
    refill: bool
    honours: str
    turn_up_mark: int
    honours_when: str
    sequence: str
    trump_sequence_value: int
    fours: str
    show_imperials: str
    blank: str
    blank_value: int
    blank_deal: str
    blank_wipe: str
    turn_up_imperial: str
    turn_up_imperial_for: str
    turn_up_imperial_most: int
    won_in_play: str
    won_in_play_value: int
    point: str
    point_value: int
    point_to: str
    privileged: str
    first_lead: str
    follow: str
    tricks: str
    tricks_over: int
    capot: str
    capot_imperials: int
    capot_counters: int
    no_trick_imperials: int
    wipe: bool
    target: int
    win_by: str
    deals: int
    stakes: str
    marking: str

    pack: Mask = field(init=False, compare=False, repr=False)
    honour_masks: tuple[Mask, ...] = field(init=False, compare=False, repr=False)
    sequences: tuple[Mask, ...] = field(init=False, compare=False, repr=False)
    four_masks: tuple[Mask, ...] = field(init=False, compare=False, repr=False)
    combinations: tuple[Mask, ...] = field(init=False, compare=False, repr=False)
    deal_tricks: int = field(init=False, compare=False, repr=False)
    talon_size: int = field(init=False, compare=False, repr=False)
    orders: tuple[tuple[int, ...], ...] = field(init=False, compare=False, repr=False)
    noted: tuple[Mask, ...] | None = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        put = object.__setattr__
        suits = tuple(of_suit(suit) for suit in range(4))
        pack = DECKS[self.deck]
        put(self, "pack", pack)
        put(self, "honour_masks", tuple(of_ranks(self.honours) & suit for suit in suits))
        put(self, "sequences", tuple(of_ranks(self.sequence) & suit for suit in suits))
        shown_first = "AKQJT9876"
        put(self, "four_masks", tuple(of_ranks(rank) for rank in shown_first if rank in self.fours))
        put(self, "combinations", self.sequences + self.four_masks)
        left = self.deck - self.players * self.hand_size
        drawn = left // self.players if self.refill else 0
        put(self, "deal_tricks", self.hand_size + drawn)
        put(self, "talon_size", left - (self.turn_up_card == "talon"))
        seats = range(self.players)
        put(self, "orders", tuple(tuple((d + 1 + i) % self.players for i in seats) for d in seats))
        put(self, "noted", self._noted())

    def _noted(self) -> tuple[Mask, ...] | None:
        if self.refill or self.show_imperials == "after_trick":
            return None
        if self.honours_when == "end":
            return (0,) * 4
        if not self.automatic:
            return None
        pairs = zip(self.honour_masks, self.sequences, strict=True)
        return tuple(honours | sequence for honours, sequence in pairs)

    @property
    def automatic(self) -> bool:
        """Whether the table marks for the players, or each for himself."""
        return self.marking == "automatic"

    @property
    def winning_score(self) -> int | None:
        """The imperials that win at once; ``None`` where card points decide."""
        return self.target if self.win_by == "imperials" else None

    def elder(self, dealer: int) -> int:
        """Return the seat at the dealer's left."""
        return self.orders[dealer][0]

    def order(self, dealer: int) -> tuple[int, ...]:
        """Return the seats from elder clockwise to the dealer.

        They are the same for every step of the deal (RULES.md, 1).
        """
        return self.orders[dealer]


@dataclass(frozen=True, slots=True)
class Ruleset:
    """A rule set as a document: its decisions, each with its source.

    Attributes:
        id: short name, e.g. ``academie``.
        name: title for people.
        source: the text it follows.
        summary: its character in one line.
        decisions: by key, all keys.
        extends: the rule set that a house rule set builds on, or empty.
    """

    id: str
    name: str
    source: str
    summary: str
    decisions: Mapping[str, Decision]
    extends: str = ""

    @property
    def players(self) -> tuple[int, ...]:
        """The numbers of players that it allows."""
        return cast("tuple[int, ...]", self.decisions["players"].value)

    def rules(
        self, players: int | None = None, options: Mapping[str, object] | None = None
    ) -> Rules:
        """Return the rules of one table.

        Args:
            players: 2, 3 or 4; by default the least that the rule set allows.
            options: keys that are to be otherwise than the rule set has them.

        Raises:
            RulesetError: with every fault of the number of players and the options.
        """
        seats = self.players[0] if players is None else players
        if seats not in self.players:
            allowed = " | ".join(map(str, self.players))
            facts = {"found": str(seats), "allowed": allowed, "rules": self.id}
            raise RulesetError([Fault(Code.PLAYERS_UNSUPPORTED, "players", facts)])
        values = {key: d.for_players(seats) for key, d in self.decisions.items()}
        changed: dict[str, Value] = {}
        faults: list[Fault] = []
        for name, given in (options or {}).items():
            key = KEYS.get(name)
            if key is None or name == "players":
                known = ", ".join(sorted(set(KEYS) - {"players"}))
                faults.append(Fault(Code.UNKNOWN_KEY, name, {"allowed": known}))
                continue
            value = key.check(given)
            if isinstance(value, Fault):
                faults.append(value)
            elif value != values[name]:
                changed[name] = value
        values |= changed
        if not faults:
            faults += conflicts(seats, values)
        if faults:
            raise RulesetError(faults)
        values["players"] = seats
        return Rules(id=self.id, options=changed, **values)  # type: ignore[arg-type]


def conflicts(players: int, values: Mapping[str, Value]) -> list[Fault]:
    """Return what does not fit together in a rule set, though each value alone is allowed.

    Args:
        players: the number of players.
        values: a checked value for every key.
    """
    faults: list[Fault] = []
    deck, size = cast("int", values["deck"]), cast("int", values["hand_size"])
    if deck not in DECKS:
        faults.append(
            Fault(Code.NOT_ALLOWED, "deck", {"found": str(deck), "allowed": "32 | 36"}),
        )
        return faults
    from_talon = values["turn_up_card"] == "talon"
    left = deck - players * size
    if left < from_talon:
        needed = players * size + from_talon
        facts = {"found": str(deck), "needed": str(needed), "players": str(players)}
        faults.append(Fault(Code.DECK_TOO_SMALL, "deck", facts))
    for name in ("honours", "sequence", "fours", "privileged"):
        absent = [r for r in cast("str", values[name]) if not of_ranks(r) & DECKS[deck]]
        if absent:
            facts = {"found": "".join(absent), "deck": str(deck)}
            faults.append(Fault(Code.RANK_NOT_IN_DECK, name, facts))
    packets = cast("tuple[int, ...]", values["packets"])
    unfit = [n for n in packets if not _fits(n, size, packets)]
    if unfit:
        facts = {"found": ", ".join(map(str, unfit)), "hand_size": str(size)}
        faults.append(Fault(Code.PACKETS_DO_NOT_FIT, "packets", facts))
    if values["refill"] and not from_talon:
        faults.append(Fault(Code.NO_TALON, "refill", {"players": str(players)}))
    elif values["refill"] and left % players:
        facts = {"left": str(left), "players": str(players)}
        faults.append(Fault(Code.TALON_UNEVEN, "refill", facts))
    suspends = values["blank"] != "none" and values["blank_wipe"] == "suspends"
    if suspends and values["show_imperials"] == "after_trick":
        # counters wiped some tricks ago cannot be restored: they may have been exchanged since
        allowed = "wipes | does_not_wipe | show_imperials = before_play"
        faults.append(
            Fault(Code.NOT_ALLOWED, "blank_wipe", {"found": "'suspends'", "allowed": allowed})
        )
    return faults


def _fits(packet: int, size: int, packets: tuple[int, ...]) -> bool:
    """Tell whether a hand can be dealt in such packets, the last one of another allowed size."""
    rest = size % packet
    return packet <= size and (rest == 0 or rest in packets)
