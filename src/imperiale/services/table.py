"""What happens at one table, from the cut to the end of a partie?

A :class:`Table` is the authority over one partie: it takes moves, refuses or obeys them, and keeps
what happened as one numbered log.  Everything else it knows follows from the terms and the moves,
so taking back is forgetting moves, and a partie that was kept is played again.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from imperiale import agents
from imperiale.domain.cards import Mask
from imperiale.domain.commands import Command, Done
from imperiale.domain.deal import Deal
from imperiale.domain.errors import ImperialeError, Refused
from imperiale.domain.events import DealOpened, Event, Step, seen_by
from imperiale.domain.partie import (
    Partie,
    PartieEvent,
    PartieOpened,
    deal_next,
    opened,
    partie_obey,
)
from imperiale.domain.rules.capot import capot_seat
from imperiale.domain.ruleset import Rules
from imperiale.domain.stakes import payments
from imperiale.domain.views import View, view
from imperiale.services.dealer import Dealer
from imperiale.services.moves import Move, NextDeal
from imperiale.services.ports import Keeper, Shuffler
from imperiale.services.saves import Kept, SaveError, SaveFault, read, write
from imperiale.services.terms import PERSON, Terms

__all__ = ["Entry", "NothingToUndoError", "Table"]


class Entry(NamedTuple):
    """A line of the log.

    Attributes:
        n: its number, from 1 without a gap.
        move: the number of the move that caused it; 0 before the first.
        event: what happened.
    """

    n: int
    move: int
    event: PartieEvent


class NothingToUndoError(ImperialeError):
    """A seat has done nothing that could be taken back."""


class Table:
    """One partie.

    Args:
        terms: what is agreed.
        keeper: where the partie is kept after every move; ``None`` keeps it nowhere.
        dealer: where the cards come from; by default from the seed of the terms.
    """

    def __init__(
        self, terms: Terms, keeper: Keeper | None = None, dealer: Shuffler | None = None
    ) -> None:
        self.terms = terms
        self._keeper = keeper
        self._dealer = dealer or Dealer(terms.rules, terms.seed)
        self._agents = {
            seat: agents.load(name).make(self._dealer.agent_seed(seat))
            for seat, name in enumerate(terms.seats)
            if name != PERSON
        }
        self._begin()
        self._keep()

    @classmethod
    def from_text(cls, text: str, keeper: Keeper | None = None) -> Table:
        """Return the table of a partie that was kept, as it stood.

        Raises:
            SaveError: the text is no partie that this version can play on.
        """
        kept = read(text)
        table = cls(kept.terms)
        try:
            table._replay(kept.moves)
        except Refused as refused:
            reason = f"move {len(table.moves) + 1}: {refused}"
            raise SaveError(SaveFault.NOT_PLAYABLE, reason=reason) from None
        if len(table.log) != kept.events:
            reason = f"{kept.events} events, now {len(table.log)}"
            raise SaveError(SaveFault.NOT_PLAYABLE, reason=reason)
        table._keeper = keeper
        return table

    def _begin(self) -> None:
        first = self._dealer.open()
        self.partie: Partie = opened(self.rules, first)
        self.moves: list[Move] = []
        self.log: list[Entry] = [Entry(1, 0, first)]

    def _keep(self) -> None:
        if self._keeper is not None:
            self._keeper.keep(self.text())

    def text(self) -> str:
        """Return the partie as it is kept; :meth:`from_text` makes the table again."""
        over = self.partie.winner is not None
        return write(Kept(self.terms, tuple(self.moves), len(self.log), over))

    @property
    def rules(self) -> Rules:
        """What is played."""
        return self.terms.rules

    @property
    def waiting(self) -> int | None:
        """The seat that is to act; ``None`` between deals and when the partie is over."""
        deal = self.partie.deal
        return None if deal is None or deal.over else deal.seat

    @property
    def waits_for_agent(self) -> bool:
        """Whether an agent is to act."""
        return self.waiting in self._agents

    def do(self, move: Move) -> tuple[Entry, ...]:
        """Obey a move, keep the partie, and return what happened.

        Raises:
            Refused: it may not be done now; nothing has changed.
        """
        entries = self._obey(move)
        self._keep()
        return entries

    def agent_move(self) -> Command:
        """Return what the agent that is to act wants to do; it sees its seat's view only."""
        seat = self.waiting
        assert seat in self._agents, "no agent is to act"
        return self._agents[seat].act(self.view(seat))

    def undo(self, seat: int) -> Move:
        """Go back to before the last thing that a seat did itself, and return what that was.

        Raises:
            NothingToUndoError: there is none.
        """
        own = [
            n for n, m in enumerate(self.moves) if not isinstance(m, NextDeal) and m.seat == seat
        ]
        if not own:
            raise NothingToUndoError
        moves = self.moves
        self._begin()
        self._replay(moves[: own[-1]])
        self._keep()
        return moves[own[-1]]

    def _replay(self, moves: Iterable[Move]) -> None:
        for move in moves:
            self._obey(move)

    def _obey(self, move: Move) -> tuple[Entry, ...]:
        if isinstance(move, NextDeal):
            pack = self._dealer.pack(len(self.partie.past) + 1)
            self.partie, events = deal_next(self.partie, pack)
        else:
            self.partie, events = partie_obey(self.partie, move)
        while (deal := self.partie.deal) is not None and nothing_to_say(deal):
            self.partie, more = partie_obey(self.partie, Done(deal.seat))
            events += more
        self.moves.append(move)
        entries = tuple(
            Entry(n, len(self.moves), event) for n, event in enumerate(events, len(self.log) + 1)
        )
        self.log += entries
        return entries

    def view(self, seat: int | None) -> View:
        """Return the deal under way, or just ended, as a seat or an onlooker sees it."""
        return view(self.rules, self._deal_events(), seat)

    def _deal_events(self) -> list[Event]:
        events: list[Event] = []
        for entry in reversed(self.log):
            if isinstance(entry.event, PartieOpened):
                break
            events.append(entry.event)
            if isinstance(entry.event, DealOpened):
                break
        return events[::-1]

    def seen(self, seat: int | None, since: int = 0) -> tuple[Entry, ...]:
        """Return the log after a number, as a seat or an onlooker sees it."""
        return tuple(_projected(entry, seat) for entry in self.log[since:])

    @property
    def hands_dealt(self) -> tuple[Mask, ...] | None:
        """By seat, the hands as dealt, once the deal is over and they are no secret any more."""
        deal = self.partie.deal
        return deal.dealt if deal is not None and deal.over else None

    @property
    def payments(self) -> tuple[int, ...] | None:
        """By seat, what each gets (or pays, if negative), once the partie is over."""
        partie = self.partie
        if partie.winner is None:
            return None
        return payments(self.rules, partie.scores, partie.winner, self.terms.stake)


def _projected(entry: Entry, seat: int | None) -> Entry:
    event = entry.event
    return entry if isinstance(event, PartieOpened) else entry._replace(event=seen_by(event, seat))


def nothing_to_say(deal: Deal) -> bool:
    """Tell whether, at this moment, the rules or what lies open leave a seat nothing to claim.

    Such a moment needs nobody's attention, and passing it tells nothing.
    """
    rules = deal.rules
    if deal.over or rules.automatic:
        return False
    match deal.step:
        case Step.WON_IN_PLAY:
            return rules.won_in_play == "none"
        case Step.HONOURS:
            return not rules.honours
        case Step.TRICK:
            return not rules.honours and rules.won_in_play == "none"
        case Step.CAPOT:
            return capot_seat(rules, deal.tricks) != deal.seat
        case _:
            return False
