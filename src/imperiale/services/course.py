"""How does a partie go on, command by command, for programs that play it?

No clock and no store: a :class:`Course` deals the next deal from the seed and hands every seat its
view.  Environments and simulations stand on it.
"""

from __future__ import annotations

from imperiale.domain.commands import Command
from imperiale.domain.deal import Deal
from imperiale.domain.dealing import dealt
from imperiale.domain.decide import begin, obey
from imperiale.domain.events import Event
from imperiale.domain.partie import closed, opened
from imperiale.domain.ruleset import Rules
from imperiale.domain.setup import Setup
from imperiale.domain.views import View, view
from imperiale.services.dealer import Dealer

__all__ = ["Course"]


class Course:
    """A partie under way.

    Attributes:
        partie: as it stands between deals.
        deal: the deal under way, or the one that has just ended.
        setup: how it was dealt.
    """

    def __init__(self, rules: Rules, seed: str, dealer: int | None = None) -> None:
        """Cut, and deal the first deal.

        Args:
            rules: what is played.
            seed: deals the same partie as ``imperiale play --seed``.
            dealer: who deals first where that is not to be cut for.
        """
        self._dealer = Dealer(rules, seed)
        opening = self._dealer.open() if dealer is None else self._dealer.open_for(dealer)
        self.partie = opened(rules, opening)
        self.deal_next()

    @property
    def over(self) -> bool:
        """Whether somebody has won the partie."""
        return self.partie.winner is not None

    @property
    def views(self) -> list[View]:
        """By seat, what it sees of the deal."""
        return [self.view(seat) for seat in range(self.partie.rules.players)]

    def view(self, seat: int) -> View:
        """Return what a seat sees of the deal; what it need not know it is not told before."""
        seen = self._views[seat]
        if seen is None:
            seen = view(self.partie.rules, self._events, seat)
        elif len(seen.events) < len(self._events):
            seen = seen.after(*self._events[len(seen.events) :])
        self._views[seat] = seen
        return seen

    def deal_next(self) -> None:
        """Deal the next deal; the one before is over, and nobody has won."""
        partie = self.partie
        pack = self._dealer.pack(len(partie.past) + 1)
        self.setup: Setup = dealt(partie.rules, partie.dealer, partie.scores, pack, partie.packet)
        self.deal, events = begin(self.setup)
        self._events = [*events]
        self._views: list[View | None] = [None] * partie.rules.players
        self._close()

    def act(self, command: Command) -> tuple[Event, ...]:
        """Obey the seat that is to act, and return what happened.

        Raises:
            Refused: it may not be obeyed now.
        """
        self.deal, events = obey(self.deal, command)
        self._events += events
        self._close()
        return events

    def close(self, deal: Deal) -> None:
        """Take the deal as it was played to its end elsewhere; the views know nothing of that."""
        self.deal = deal
        self._close()

    def _close(self) -> None:
        if self.deal.over:
            self.partie = closed(self.partie, self.deal)
