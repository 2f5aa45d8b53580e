"""What is a problem about?

Two things, each told by a rule.  How the best card is played follows from the cards that the player
sees: he ducks, holds up, hunts honours.  Why it is best follows from trying: where another card
would be best if the capot counted nothing, the problem is about the capot; and so of the imperial
won in play, the wipe, the tricks and the honours.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from imperiale.agents.greedy import Sight, sight
from imperiale.domain.cards import Card, of_ranks
from imperiale.domain.ruleset import Rules
from imperiale.domain.views import View

__all__ = ["MANNERS", "REASONS", "THEMES", "manner"]


def manner(view: View, best: Card) -> str:
    """Return how a card is played: one of :data:`MANNERS`.

    Args:
        view: of the seat that is to play.
        best: the card.
    """
    see = sight(view)
    return _followed(see, best) if view.deal.trick else _led(see, best)


def _led(see: Sight, best: Card) -> str:
    trumps_out = see.out & see.trumps
    if see.trumps & best.bit:
        return "hunt" if see.honours & trumps_out else "draw"
    kings = see.view.hand & see.trumps & of_ranks("K")
    if kings and trumps_out:
        return "guard"
    if see.masters & best.bit:
        return "cash"
    return "hold_up" if see.masters & see.legal else "exit"


def _followed(see: Sight, best: Card) -> str:
    winners = see.winners
    if not winners & best.bit:
        if winners:
            return "duck"
        led = see.view.deal.trick[0].suit
        return "discard" if best.suit != led else "low"
    cheaper = (winners & (best.bit - 1)).bit_count()
    same = any(Card(card).suit == best.suit for card in _cards(winners & (best.bit - 1)))
    return "high" if cheaper and same else "take"


def _cards(mask: int) -> list[int]:
    return [at for at in range(mask.bit_length()) if mask >> at & 1]


MANNERS = (
    "duck",
    "hold_up",
    "hunt",
    "draw",
    "guard",
    "cash",
    "exit",
    "take",
    "high",
    "low",
    "discard",
)
"""How a card can be played; docs/guide/problems.md has the rule of each."""


def _without_capot(rules: Rules) -> Rules:
    return replace(rules, capot="none", no_trick_imperials=0)


def _without_gathering(rules: Rules) -> Rules:
    return replace(rules, won_in_play="none")


def _without_wipe(rules: Rules) -> Rules:
    return replace(rules, wipe=False)


def _without_tricks(rules: Rules) -> Rules:
    return replace(rules, tricks="over", tricks_over=rules.deal_tricks)


def _without_honours(rules: Rules) -> Rules:
    return replace(rules, honours="")


REASONS: Mapping[str, Callable[[Rules], Rules]] = {
    "capot": _without_capot,
    "gather": _without_gathering,
    "counters": _without_wipe,
    "tricks": _without_tricks,
    "honours": _without_honours,
}
"""Why a card can be best, and the rules without it."""

THEMES = (*MANNERS, *REASONS, "partie")
"""All of them; of the last the best card is another if marks are played for and not the partie."""
