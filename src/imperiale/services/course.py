"""How does a partie go on, command by command, for programs that play it?

No clock and no store: a :class:`Course` deals the next deal from the seed and hands every seat its
view.  Environments and simulations stand on it.
"""

from __future__ import annotations

from imperiale.domain.commands import Command
from imperiale.domain.dealing import dealt
from imperiale.domain.decide import begin, obey
from imperiale.domain.events import Event
from imperiale.domain.partie import after, opened
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
        views: by seat, what it sees of the deal.
    """

    def __init__(self, rules: Rules, seed: str) -> None:
        """Cut, and deal the first deal.

        Args:
            rules: what is played.
            seed: deals the same partie as ``imperiale play --seed``.
        """
        self._dealer = Dealer(rules, seed)
        self.partie = opened(rules, self._dealer.open())
        self.deal_next()

    @property
    def over(self) -> bool:
        """Whether somebody has won the partie."""
        return self.partie.winner is not None

    def deal_next(self) -> None:
        """Deal the next deal; the one before is over, and nobody has won."""
        partie = self.partie
        pack = self._dealer.pack(len(partie.past) + 1)
        self.setup: Setup = dealt(partie.rules, partie.dealer, partie.scores, pack, partie.packet)
        self.deal, events = begin(self.setup)
        self.views: list[View] = [
            view(partie.rules, events, seat) for seat in range(partie.rules.players)
        ]
        self._close(events)

    def act(self, command: Command) -> tuple[Event, ...]:
        """Obey the seat that is to act, and return what happened.

        Raises:
            Refused: it may not be obeyed now.
        """
        self.deal, events = obey(self.deal, command)
        for event in events:
            self.views = [seen.after(event) for seen in self.views]
        self._close(events)
        return events

    def _close(self, events: tuple[Event, ...]) -> None:
        if self.deal.over:
            # the end of a deal is its last event, and says the same of a deal that has ended
            self.partie = after(self.partie._replace(deal=self.deal), events[-1])
