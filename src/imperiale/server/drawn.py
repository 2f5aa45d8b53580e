"""What does every picture of a table show alike: what is played, and the cards of a trick?"""

from __future__ import annotations

from imperiale.domain.deal import Deal
from imperiale.domain.ruleset import Rules, Ruleset
from imperiale.locales.sayings import codes
from imperiale.server import scene

__all__ = ["plays", "rules_info"]


def rules_info(rules: Rules, ruleset: Ruleset, stake: int = 1) -> scene.RulesInfo:
    """Return what is played."""
    return scene.RulesInfo(
        id=ruleset.id,
        name=ruleset.name,
        players=rules.players,
        options={name: str(value) for name, value in rules.options.items()},
        by_hand=not rules.automatic,
        points_win=rules.winning_score is None,
        target=rules.target,
        deals=rules.deals,
        refill=rules.refill,
        deck=rules.deck,
        stake=stake,
    )


def plays(deal: Deal, leader: int, trick: tuple[int, ...]) -> tuple[scene.Played, ...]:
    """Return the cards of a trick, each with who played it."""
    players = deal.rules.players
    return tuple(
        scene.Played((leader + place) % players, codes(1 << card)[0])
        for place, card in enumerate(trick)
    )
