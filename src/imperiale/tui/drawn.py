"""How does a deal, as one viewer knows it, become what a terminal draws?"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from imperiale.domain.cards import Mask
from imperiale.domain.deal import Deal, card_points, cards_left
from imperiale.domain.events import CountersForfeited, CountersRestored, Marked
from imperiale.domain.partie import PartieEvent
from imperiale.domain.rules.marking import Score as Marks
from imperiale.domain.ruleset import Rules, Ruleset
from imperiale.domain.views import View
from imperiale.locales.asking import asked, barred, reasons, trumps
from imperiale.locales.sayings import Message, card_arg, codes, tell
from imperiale.locales.telling import Teller, called, key_of
from imperiale.services.doing import doings
from imperiale.services.terms import PERSON
from imperiale.tui.board import (
    Board,
    Mark,
    Offer,
    Played,
    RulesInfo,
    Score,
    Seat,
    Told,
    Unplayable,
)

__all__ = ["Ground", "blank_board", "drawn", "moves_offered", "told"]


class Ground(NamedTuple):
    """What does not change while a partie is played.

    Attributes:
        ruleset: the rule set, whose sources are named.
        rules: what is played.
        seats: by seat who sits there, ``you`` or an agent.
    """

    ruleset: Ruleset
    rules: Rules
    seats: tuple[str, ...]

    def title(self, deal: int) -> tuple[Message, ...]:
        """Return the game, the deal, and what wins."""
        rules = self.rules
        wins = (
            tell("title-points", deals=rules.deals)
            if rules.winning_score is None
            else tell("title-target", target=rules.target)
        )
        return tell("title", rules=self.ruleset.name), tell("title-deal", deal=deal), wins

    def info(self) -> RulesInfo:
        """Return what is played."""
        rules, ruleset = self.rules, self.ruleset
        return RulesInfo(
            ruleset.id,
            ruleset.name,
            rules.players,
            not rules.automatic,
            rules.winning_score is None,
            rules.target,
            rules.deals,
            rules.refill,
        )


_WHAT: dict[type, str] = {
    Marked: "marked",
    CountersRestored: "marked",
    CountersForfeited: "forfeited",
}


def told(teller: Teller, event: PartieEvent, number: int) -> Told:
    """Let a teller take note of an event, and return what is told of it.

    Args:
        teller: who follows the deal.
        event: as the viewer sees it.
        number: that of the deal, from 1.
    """
    before = teller.follow(event)
    return Told(_WHAT.get(type(event), ""), teller.sentences(before, event, number))


def moves_offered(view: View) -> Iterator[Offer]:
    """Yield what the viewer may do in the deal."""
    if not view.my_turn:
        return
    for what, card in doings(view):
        if card is None:
            yield Offer(what, tell(f"offer-{what}"))
        else:
            yield Offer(what, tell("offer-play", card=card_arg(card)), card=str(card))


def drawn(
    ground: Ground,
    teller: Teller,
    view: View,
    *,
    deal: int,
    phase: str = "playing",
    points: Sequence[int] = (),
    offers: Iterable[Offer] = (),
    summary: Iterable[Message] = (),
    winner: int | None = None,
    dealt: Sequence[Mask] = (),
    whole: bool = False,
) -> Board:
    """Return a deal as it is drawn.

    Args:
        ground: what is played, and by whom.
        teller: who followed the deal.
        view: the deal as the viewer knows it.
        deal: its number.
        phase: ``ready`` between deals, ``playing`` or ``over``.
        points: by seat the card points of the deals before.
        offers: what may be done now.
        summary: what the deal, or the partie, came to.
        winner: who has won the partie.
        dealt: by seat the hands as dealt, once they are no secret.
        whole: whether all hands lie open.
    """
    now = view.deal
    before = points or (0,) * ground.rules.players
    asking = view.my_turn and not now.over
    return Board(
        you=view.seat,
        phase=phase,
        rules=ground.info(),
        title=ground.title(deal),
        seats=tuple(_seat(ground, view, seat, before[seat]) for seat in range(now.rules.players)),
        deal=deal,
        trump="cdhs"[now.trump],
        turn_up=str(now.turn_up),
        trumps=trumps(view),
        turn=None if now.over else now.seat,
        hand=codes(view.hand),
        hands=tuple(map(codes, now.hands)) if whole else (),
        trick=_plays(now, now.leader, now.trick),
        last_trick=_plays(now, now.last_leader, now.last_trick),
        last_winner=now.leader if now.last_trick else None,
        marks=tuple(_mark(teller, mark) for mark in teller.marks),
        offers=tuple(offers),
        unplayable=tuple(Unplayable(codes(held), why) for held, why in barred(view)),
        prompt=asked(view) if asking else None,
        reasons=reasons(teller, view) if asking else (),
        offered=None,
        summary=tuple(summary),
        winner=winner,
        dealt=tuple(map(codes, dealt)),
    )


def blank_board(ground: Ground, seat: int | None) -> Board:
    """Return the table before the first deal."""
    seats = tuple(
        Seat(
            n, *_who(ground, n), present=True, ready=True, score=Score(0, 0), points=0, tricks=0,
            cards=0, shown=(), said=None, role="",
        )
        for n in range(ground.rules.players)
    )  # fmt: skip
    return Board(
        you=seat, phase="ready", rules=ground.info(), title=ground.title(1), seats=seats, deal=0,
        trump="", turn_up="", trumps=None, turn=None, hand=(), hands=(), trick=(), last_trick=(),
        last_winner=None, marks=(), offers=(Offer("deal", tell("offer-deal", deal=1)),),
        unplayable=(), prompt=tell("prompt-ready", deal=1), reasons=(), offered=None, summary=(),
        winner=None, dealt=(),
    )  # fmt: skip


def _who(ground: Ground, seat: int) -> tuple[str, str, str]:
    """Return of a seat what sits there, a person's name, and an agent's."""
    name = ground.seats[seat]
    return ("person", "", "") if name == PERSON else ("agent", "", name)


def _seat(ground: Ground, view: View, seat: int, points: int) -> Seat:
    deal = view.deal
    said = [call for call in deal.calls if call.seat == seat]
    elder = ground.rules.elder(deal.dealer)
    return Seat(
        seat,
        *_who(ground, seat),
        present=True,
        ready=True,
        score=_score(deal.scores[seat]),
        points=points + (0 if deal.over else card_points(deal)[seat]),
        tricks=deal.tricks[seat],
        cards=cards_left(deal, seat),
        shown=codes(view.shown[seat]),
        said=called(said[-1]) if said else None,
        role="dealer" if seat == deal.dealer else "elder" if seat == elder else "",
    )


def _score(score: Marks) -> Score:
    return Score(score.imperials, score.counters)


def _plays(deal: Deal, leader: int, trick: Sequence[int]) -> tuple[Played, ...]:
    players = deal.rules.players
    return tuple(
        Played((leader + place) % players, codes(1 << card)[0]) for place, card in enumerate(trick)
    )


def _mark(teller: Teller, mark: Marked) -> Mark:
    reason, source = teller.reason(mark, teller.deal), teller.source(key_of(mark))
    return Mark(mark.seat, mark.imperials, mark.counters, reason, source)
