"""What is there to be seen at the table at one moment, and on what can it be shown?"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, Protocol

from imperiale.cli.common import say
from imperiale.cli.table_face import Face, high_to_low, sentence_of
from imperiale.cli.table_words import Line, Teller
from imperiale.domain.cards import Card
from imperiale.domain.deal import Deal
from imperiale.domain.ruleset import Rules
from imperiale.domain.views import View
from imperiale.locales.asking import trumps

__all__ = ["Scene", "Surface"]


class Scene(NamedTuple):
    """The table at one moment, as one viewer sees it.

    Attributes:
        view: the deal, as the viewer sees it.
        teller: who has told him what happened so far.
        points: by seat, the card points of the deals that have ended.
        past: the lines told before those that are new.
    """

    view: View
    teller: Teller
    points: tuple[int, ...]
    past: Sequence[Line]

    @property
    def deal(self) -> Deal:
        """The deal, as the viewer sees it."""
        return self.view.deal

    @property
    def rules(self) -> Rules:
        """What is played."""
        return self.view.rules

    @property
    def names(self) -> tuple[str, ...]:
        """By seat, how its player is called."""
        return self.teller.names

    @property
    def legal(self) -> list[Card]:
        """The cards that the viewer may play now; their places are their numbers, from 1."""
        return high_to_low(self.view.legal)

    def title(self) -> tuple[str, str, str]:
        """Return the game, the deal, and what wins."""
        rules = self.rules
        wins = (
            say("title-points", deals=rules.deals)
            if rules.winning_score is None
            else say("title-target", target=rules.target)
        )
        return (
            say("title", rules=self.teller.terms.ruleset.id),
            say("title-deal", deal=self.teller.deals),
            wins,
        )

    def trumps(self) -> str:
        """Return the trump suit and where the turn-up is."""
        suit = self.teller.face.suit(self.deal.trump)
        return self.teller.text(trumps(self.view), suit=suit)

    def last_trick(self) -> str:
        """Return the trick before, and who took it; empty before the first is taken."""
        deal = self.deal
        if not deal.last_trick:
            return ""
        plays = self.teller.plays(deal.last_leader, deal.last_trick)
        # whoever took it leads, or led, to the next one
        return sentence_of(say("told-trick", plays=plays, who=self.names[deal.leader]))

    def roles(self, seat: int) -> str:
        """Return whether a seat is elder or the dealer."""
        deal = self.deal
        if seat == deal.dealer:
            return say("dealer")
        return say("elder") if seat == self.rules.elder(deal.dealer) else ""

    def order(self) -> Iterator[int]:
        """Yield the seats as they are listed: the viewer first, then clockwise."""
        first = self.view.seat or 0
        yield from ((first + i) % self.rules.players for i in range(self.rules.players))


class Surface(Protocol):
    """Shows the table to a person and asks him."""

    face: Face
    trick_whole: bool

    def show(self, scene: Scene, lines: Sequence[Line], hint: str, error: str = "") -> None:
        """Show the table, what is new, and what is asked."""
        ...

    def tell(self, scene: Scene | None, lines: Sequence[Line], hint: str) -> None:
        """Tell something that was asked for; the table has not changed."""
        ...

    def ask(self) -> str:
        """Return what the person types.

        Raises:
            EOFError: nobody types any more.
            KeyboardInterrupt: he wants to leave.
        """
        ...
