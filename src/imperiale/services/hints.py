"""What is the best that a seat can do, as far as it can know, and how sure is that?"""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

from imperiale.agents.worlds import Worlds, aim, chosen
from imperiale.domain.cards import Card
from imperiale.domain.choices import choices
from imperiale.domain.commands import Command, PlayCard
from imperiale.domain.events import Step
from imperiale.domain.views import View
from imperiale.engine import native
from imperiale.engine.prospect import Prospect

__all__ = ["Hint", "Option", "hint"]

SEED = b"hint"


class Option(NamedTuple):
    """A card that may be played, and what is to be expected of it.

    Attributes:
        card: it.
        chance: the chance to win the partie after it; ``None`` where no table tells it.
        marks: the marks at the end of the deal less those of each other seat, added up.
        share: the share of the worlds in which no card is better.
    """

    card: Card
    chance: float | None
    marks: float
    share: float


class Hint(NamedTuple):
    """What a seat does best.

    Attributes:
        best: the command.
        options: the cards that may be played, the best first; empty if none is to be played, or
            there is no choice.
        worlds: how many ways in which the unseen cards can lie were looked at.
        of: how many there are, or at the most.
        solved: whether they were solved, and not played out by chance.
    """

    best: Command
    options: tuple[Option, ...] = ()
    worlds: int = 0
    of: int = 0
    solved: bool = True

    @property
    def lead(self) -> float:
        """By how much the best is better than the next: in chance, or marks where that is told."""
        if len(self.options) < 2:
            return 0.0
        first, second = self.options[:2]
        if first.chance is None or second.chance is None:
            return first.marks - second.marks
        return first.chance - second.chance

    @property
    def error(self) -> float:
        """The standard error of the share of the best, as not all worlds were looked at."""
        if not self.options or self.worlds >= self.of:
            return 0.0
        share = self.options[0].share
        return sqrt(share * (1 - share) / self.worlds)


def hint(view: View, budget: float | None = None) -> Hint:
    """Return what a seat does best, as far as it can know.

    What is due is shown, called and claimed at once: nothing is won by waiting.  Of cards the
    agent over all worlds says which.

    Args:
        view: of a seat that is to act.
        budget: seconds that it may take; ``None`` sets no limit.

    Raises:
        NativeUnavailableError: there is a choice of cards, and no C++ core to weigh them.
    """
    may = choices(view.deal)
    if view.deal.step is not Step.PLAY or len(may) == 1:
        return Hint(may[0])
    native.loaded()
    agent = Worlds(SEED, None if budget is None else budget / 2)
    played_for = aim(view)
    wanted = agent.prospect(view, played_for)
    for_marks = wanted if played_for is None else agent.prospect(view, None)
    best = chosen(view, wanted)

    def option(card: Card) -> Option:
        chance = None if played_for is None else played_for.own(wanted.means[card])
        return Option(card, chance, for_marks.means[card], wanted.shares[card])

    ranked = sorted(wanted.means, key=lambda card: (card != best, -wanted.means[card]))
    return Hint(PlayCard(view.deal.seat, best), tuple(map(option, ranked)), *_looked_at(wanted))


def _looked_at(prospect: Prospect) -> tuple[int, int, bool]:
    return prospect.worlds, prospect.of, prospect.solved
