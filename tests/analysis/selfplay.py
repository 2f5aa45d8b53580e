"""Deals that agents have played, for what is made of them afterwards."""

from __future__ import annotations

from imperiale import agents
from imperiale.analysis.review import Move, PlayedDeal
from imperiale.domain.dealing import dealt
from imperiale.domain.decide import begin, obey
from imperiale.domain.rules.marking import NOTHING
from imperiale.domain.shuffle import Seed, shuffled_pack
from imperiale.domain.views import view
from imperiale.rulesets import load

__all__ = ["whole_deal"]


def whole_deal(
    name: str, seed: Seed, agent: str = "greedy", players: int = 2, **options: object
) -> PlayedDeal:
    """Return a deal that an agent has played against itself to its end."""
    rules = load(name).rules(players, options)
    setup = dealt(rules, 0, (NOTHING,) * players, shuffled_pack(rules, seed))
    deal, opening = begin(setup)
    views = [view(rules, opening, seat) for seat in range(players)]
    chairs = [agents.load(agent).make(seed + bytes([seat])) for seat in range(players)]
    moves: list[Move] = []
    while not deal.over:
        command = chairs[deal.seat].act(views[deal.seat])
        deal, events = obey(deal, command)
        moves.append(Move(command, events))
        for event in events:
            views = [seen.after(event) for seen in views]
    return PlayedDeal(setup, opening, tuple(moves))
