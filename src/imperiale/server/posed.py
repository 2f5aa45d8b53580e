"""How does the table look in a position that nobody is playing just now?"""

from __future__ import annotations

from collections.abc import Sequence

from imperiale.domain.deal import card_points, cards_left
from imperiale.domain.ruleset import Ruleset
from imperiale.domain.views import View as Seen
from imperiale.locales.asking import trumps
from imperiale.locales.sayings import CardsArg, codes, tell
from imperiale.server import scene
from imperiale.server.asking import unplayable
from imperiale.server.drawn import plays, rules_info
from imperiale.server.telling import score_of

__all__ = ["Player", "posed"]

Player = tuple[str, str]
"""How somebody at the table is called, and the agent that he is, or an empty text."""


def posed(name: str, seen: Seen, ruleset: Ruleset, players: Sequence[Player]) -> scene.View:
    """Return a position as a seat sees it; the cards that it may play are offered.

    Args:
        name: of the position.
        seen: what the seat sees; in a deal that is over, or of an onlooker, everything.
        ruleset: what is played.
        players: by seat, who sits there.
    """
    deal = seen.deal
    may = codes(seen.legal) if seen.my_turn else ()
    over = deal.over
    return scene.View(
        game=name,
        n=len(seen.events),
        now=0,
        you=seen.seat,
        phase="playing",
        rules=rules_info(seen.rules, ruleset),
        title=(tell("title", rules=ruleset.name),),
        seats=tuple(_seat(seen, seat, *player) for seat, player in enumerate(players)),
        deal=1,
        dealer=deal.dealer,
        trump="cdhs"[deal.trump],
        turn_up=str(deal.turn_up),
        turn_up_lies=deal.lying,
        trumps=trumps(seen),
        talon=len(deal.talon),
        step=str(deal.step),
        turn=None if over else deal.seat,
        hand=codes(seen.hand),
        hands=tuple(map(codes, deal.hands)) if over else (),
        trick=plays(deal, deal.leader, deal.trick),
        last_trick=plays(deal, deal.last_leader, deal.last_trick),
        last_winner=deal.leader if deal.last_trick else None,
        marks=(),
        offers=tuple(
            scene.Offer("play", tell("offer-play", card=CardsArg((card,))), card=card)
            for card in may
        ),
        unplayable=unplayable(seen),
        prompt=None,
        reasons=(),
        offered=None,
        summary=(),
        winner=deal.winner if over else None,
        payments=(),
        dealt=(),
        fair=(),
        bets=(),
        purse=None,
        onlookers=0,
        next_game="",
    )


def _seat(seen: Seen, seat: int, name: str, agent: str) -> scene.Seat:
    deal = seen.deal
    elder = seen.rules.elder(deal.dealer)
    return scene.Seat(
        seat=seat,
        kind="agent" if agent else "person",
        played_by="agent" if agent else "person",
        name=name,
        agent=agent,
        bot=False,
        present=True,
        ready=False,
        score=score_of(deal.scores[seat]),
        points=card_points(deal)[seat],
        tricks=deal.tricks[seat],
        cards=cards_left(deal, seat),
        shown=codes(seen.shown[seat]),
        said=None,
        role="dealer" if seat == deal.dealer else "elder" if seat == elder else "",
        clock=None,
    )
