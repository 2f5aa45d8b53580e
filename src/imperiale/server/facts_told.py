"""What is told of a fact of a game beside what it made happen with the cards?"""

from __future__ import annotations

from collections.abc import Iterator

from imperiale.domain.cards import Card
from imperiale.locales.sayings import CardsArg, SeatArg, tell
from imperiale.server.scene import Happened, Offered
from imperiale.services.facts import (
    Answered,
    BetPlaced,
    Committed,
    Dealt,
    Forgotten,
    Keyed,
    Made,
    Moved,
    Owned,
    Proposed,
    Readied,
    Rematched,
    Replaced,
    Rested,
    Returned,
    Sat,
    TakenBack,
    Watched,
)
from imperiale.services.game import Game, Logged
from imperiale.services.room import Room
from imperiale.services.wishes import waited_for

__all__ = ["fact_told", "offered"]


def fact_told(game: Game, line: Logged) -> Iterator[Happened]:
    """Yield what everybody may know of a fact; nothing of one that is its maker's own business."""
    match line.fact:
        case Sat(seat=seat):
            yield Happened("joined", (tell("table-joined", who=SeatArg(seat)),), seat)
        case Readied(seat=seat):
            yield Happened("ready", (tell("table-ready", who=SeatArg(seat)),), seat)
        case Committed():
            yield Happened("committed", (tell("table-committed"),))
        case Moved(move=move, by="clock" | "table" as by):
            name = "table-timed-out" if by == "clock" else "table-agent-failed"
            yield Happened("timed_out", (tell(name, who=SeatArg(move["seat"])),), move["seat"])
        case Rested(seat=seat, cards=numbers):
            cards = tuple(str(Card(number)) for number in numbers)
            text = tell("table-rest", who=SeatArg(seat), cards=CardsArg(cards))
            yield Happened("rest", (text,), seat, cards)
        case TakenBack(seat=seat):
            yield Happened("taken_back", (tell("table-taken-back", who=SeatArg(seat)),), seat)
        case Replaced(seat=seat):
            yield Happened("replaced", (tell("table-replaced", who=SeatArg(seat)),), seat)
        case Returned(seat=seat):
            yield Happened("returned", (tell("table-returned", who=SeatArg(seat)),), seat)
        case Proposed(what=what, by=by, seat=seat):
            text = tell(f"table-offered-{what}", by=SeatArg(by), who=SeatArg(seat))
            yield Happened("offered", (text,), by)
        case Answered(seat=seat, yes=yes):
            text = tell("table-agrees" if yes else "table-disagrees", who=SeatArg(seat))
            yield Happened("answered", (text,), seat)
        case BetPlaced():
            yield _bet(game, line.fact)
        case Rematched():
            yield Happened("rematch", (tell("table-rematch"),))
        case Made() | Keyed() | Watched() | Dealt() | Moved() | Owned() | Forgotten():
            pass


def _bet(game: Game, bet: BetPlaced) -> Happened:
    name = game.onlookers[bet.onlooker].name
    seats = {"seat": SeatArg(bet.seat), "against": SeatArg(bet.against)}
    return Happened(
        "bet", (tell("table-bet", name=name, stake=bet.stake, on=bet.on, **seats),), bet.seat
    )


def offered(room: Room, now: int) -> Offered | None:
    """Return what is proposed, and for whom it waits."""
    game, proposal = room.game, room.game.proposal
    if proposal is None:
        return None
    needed = waited_for(game, proposal, lambda seat: room.away(seat, now))
    text = tell(
        f"table-offered-{proposal.what}", by=SeatArg(proposal.by), who=SeatArg(proposal.seat)
    )
    waits_for = tuple(sorted(needed - game.agreed))
    return Offered(proposal.what, proposal.by, proposal.seat, waits_for, text)
