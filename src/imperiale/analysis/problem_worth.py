"""Is one card of a position clearly best from what the player knows, and who finds it?

Every card is weighed over every way in which the unseen cards can lie, so that no chance is left in
its value; the error that is left is that of the players imagined.  So a card is clearly best only
if those who weigh the ways by what was played (``inference``, and in its last tricks
``equilibrium``) find it too.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from imperiale import agents
from imperiale.agents.inference import Inference
from imperiale.agents.worlds import aim
from imperiale.analysis.problem_themes import REASONS, manner
from imperiale.analysis.problems import Problem, name_of
from imperiale.domain.cards import Card
from imperiale.domain.commands import PlayCard
from imperiale.domain.events import Step
from imperiale.domain.ruleset import Rules
from imperiale.domain.shuffle import subseed
from imperiale.domain.views import View
from imperiale.engine.beliefs import beliefs
from imperiale.engine.equity import Objective
from imperiale.engine.prospect import Prospect, Tally
from imperiale.engine.worlds import marked_by_table, outlook
from imperiale.engine.worlds_apart import outlook_solved, solved_soon

__all__ = ["LEAST", "LEVELS", "TRIES", "Weighed", "grade_of", "problem_of", "solved_by", "weighed"]

LEAST = 0.02
"""By how much, in the chance to win the partie, the best card beats every other."""

SEED = b"problem"

LEVELS = ("beginner", "casual", "club", "strong")
"""Who tries each problem."""

TRIES = 8
"""How often."""

APART = 252
"""Worlds of more than two players that are solved one by one, at the most."""


class Weighed(NamedTuple):
    """What every card of a position is worth.

    Attributes:
        chances: by card, low to high, the chance to win the partie.
        worlds: how many ways the unseen cards can lie; all of them were looked at.
    """

    chances: Mapping[Card, float]
    worlds: int

    @property
    def best(self) -> Card:
        """The card of the best chance."""
        return max(self.chances, key=lambda card: self.chances[card])

    @property
    def lead(self) -> float:
        """By how much it beats the next one."""
        first, second, *_ = sorted(self.chances.values(), reverse=True)
        return first - second


def weighed(view: View) -> Weighed | None:
    """Return what every card is worth, if all ways in which the cards can lie can be looked at.

    Args:
        view: of a seat that has a choice of cards.
    """
    played_for = aim(view)
    if played_for is None or not solved_soon(view.deal):
        return None
    if view.rules.players > 2 and beliefs(view).count > APART:
        return None
    prospect = _over_all(view, view.rules, played_for)
    chances = {card: played_for.own(mean) for card, mean in prospect.means.items()}
    return Weighed(chances, prospect.worlds)


def _over_all(view: View, rules: Rules, played_for: Objective | None) -> Prospect:
    """Return what is to be expected of each card, over all ways in which the cards can lie.

    Args:
        view: what is seen.
        rules: what the rest is played by.
        played_for: what the cards are worth; ``None`` is marks.
    """
    rows = beliefs(view).all()
    tally = Tally(len(rows))
    if view.rules.players == 2:
        changed = view._replace(deal=view.deal.but(rules=rules))
        tally.take(outlook(changed, rows.hands, played_for), rows.ways)
    else:
        deals = [marked_by_table(rows.deal(at).but(rules=rules)) for at in range(len(rows))]
        tally.take(outlook_solved(deals, played_for), [1] * len(deals))
    return tally.prospect()


def reasons(view: View, best: Card) -> tuple[str, ...]:
    """Return why a card is best: what would make another the best if it counted nothing.

    Args:
        view: of a seat that has a choice of cards.
        best: the card of the most marks.
    """
    return tuple(
        reason
        for reason, without in REASONS.items()
        if best not in _over_all(view, without(view.rules), None).best
    )


def solved_by(level: str, view: View, tries: int = TRIES) -> Mapping[Card, float]:
    """Return what an agent plays in a position: by card, the share of its tries."""
    found: dict[Card, float] = {}
    for at in range(tries):
        command = agents.load(level).make(subseed(SEED, level, at)).act(view)
        assert isinstance(command, PlayCard)
        found[command.card] = found.get(command.card, 0.0) + 1 / tries
    return found


def grade_of(right: Mapping[str, float]) -> int:
    """Return how hard a problem is, 1 to 5: one more for each eighth of all tries that fail.

    Args:
        right: by level, the share of its tries in which it finds the card.

    >>> [grade_of({"beginner": b, "casual": 0.5, "club": c, "strong": 1.0})
    ...  for b, c in [(1.0, 1.0), (0.5, 1.0), (0.375, 1.0), (0.0, 0.75), (0.0, 0.25)]]
    [1, 2, 3, 4, 5]
    """
    tries = TRIES * len(right)
    failed = tries - sum(round(TRIES * share) for share in right.values())
    return 1 + min(4, max(0, failed - 1) // (tries // 8))


def agreed(view: View, best: Card) -> bool:
    """Tell whether those who listen to what was played find the card too."""
    if view.rules.players > 2 or view.rules.refill:
        return True
    played_for = aim(view)
    assert played_for is not None
    means = Inference(SEED).prospect(view, played_for).means
    own = {card: played_for.own(mean) for card, mean in means.items()}
    others = [value for card, value in own.items() if card != best]
    if own[best] - max(others) < LEAST / 2:
        return False
    mixed = agents.load("equilibrium").make(SEED).policy(view)
    return mixed.get(PlayCard(view.deal.seat, best), 0.0) > 1 / 2


def problem_of(view: View, line: str) -> Problem | None:
    """Return the problem that a position is, or nothing if it is none.

    It is one if a card is clearly best, and what comes to mind first is another: what ``greedy``
    plays, or what a beginner plays as often as not.

    Args:
        view: of the seat that is to act.
        line: its deal in one line, the play up to there.
    """
    if view.deal.step is not Step.PLAY or view.legal.bit_count() < 2:
        return None
    found = weighed(view)
    if found is None or found.lead < LEAST:
        return None
    best = found.best
    obvious = solved_by("greedy", view, 1)
    first = solved_by("beginner", view)
    if best in obvious and first.get(best, 0.0) > 1 / 2:
        return None
    if not agreed(view, best):
        return None
    right = {level: round(solved_by(level, view).get(best, 0.0), 3) for level in LEVELS}
    marks = _over_all(view, view.rules, None)
    why = reasons(view, best) if best in marks.best else ("partie",)
    return Problem(
        name=name_of(line),
        deal=line,
        answer=best,
        chances=found.chances,
        marks=marks.means,
        themes=(manner(view, best), *why),
        grade=grade_of(right),
        rating=0,
        right=right,
    )
