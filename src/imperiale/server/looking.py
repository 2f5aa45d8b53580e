"""How has the deal under way come to be as it is, as one viewer may know it?

Who looks back sees what he saw, moment by moment: each is made from the same projection as the view
of the present, and nothing may be done in it.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from imperiale.domain.deal import card_points
from imperiale.domain.events import Event, seen_by
from imperiale.domain.partie import PartieOpened
from imperiale.server.forms import Moments
from imperiale.server.replaying import MOMENTS
from imperiale.server.scene import Happened, View
from imperiale.server.sight import Viewer, lines_shown, shown, teller_of
from imperiale.server.telling import happened
from imperiale.services.game import Game
from imperiale.services.room import Room

__all__ = ["moments"]


def moments(room: Room, viewer: Viewer, now: int) -> Moments:
    """Return the moments of the deal that a viewer is shown, up to the present."""
    lines, whole, deal = lines_shown(room.game, viewer)
    steps = list(_steps(room.game, viewer))
    views = (shown(room, viewer, now, lines[:end], deal, whole=whole) for _, end in steps)
    return Moments(
        room.game.n,
        deal,
        tuple(happened for happened, _ in steps),
        tuple(_past(room.game, view) for view in views),
    )


def _steps(game: Game, viewer: Viewer) -> Iterator[tuple[tuple[Happened, ...], int]]:
    lines, whole, deal = lines_shown(game, viewer)
    teller = teller_of(game)
    told: list[Happened] = []
    for end, line in enumerate(lines, 1):
        if not isinstance(line.event, PartieOpened):
            event: Event = line.event if whole else seen_by(line.event, viewer.seat)
            told += happened(teller, event, deal)
        if isinstance(line.event, MOMENTS):
            yield tuple(told), end
            told = []


def _past(game: Game, view: View) -> View:
    """Return a view in which nothing can be done any more."""
    seats = view.seats
    if game.deal_over and view.step != "over" and game.table is not None:
        deal = game.table.partie.deal
        assert deal is not None, "a deal is over"
        # the partie has the points of the whole deal already, of which this moment knows a part
        later = card_points(deal)
        seats = tuple(msgspec.structs.replace(s, points=s.points - later[s.seat]) for s in seats)
    return msgspec.structs.replace(
        view,
        seats=seats,
        turn=None,
        offers=(),
        unplayable=(),
        prompt=None,
        reasons=(),
        offered=None,
        summary=(),
    )
