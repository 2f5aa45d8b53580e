"""What do a seat, an onlooker, and an onlooker one deal late see of the same game?"""

from __future__ import annotations

import re
from random import Random
from typing import Any

import msgspec
import pytest
from tests.services.houses import Host, run
from tests.services.test_house import play_on

from imperiale import rulesets
from imperiale.domain.cards import cards
from imperiale.domain.events import DealEnded
from imperiale.locales import catalogue
from imperiale.locales.sayings import CardsArg, ListArg, Message, RanksArg, SeatArg
from imperiale.server.scene import View
from imperiale.server.sight import Viewer, began, entries, view
from imperiale.services.room import Room

CARD = re.compile(r'"[6-9TJQKA][cdhs]"')
LATE = Viewer(None, None, late=True)


def seen(room: Room, viewer: Viewer) -> str:
    """Return all that a viewer is ever sent of a game, as text."""
    told = entries(room.game, viewer, began(room.game)), view(room, viewer, 0)
    return msgspec.json.encode(told).decode()


async def to_end(host: Host, room: Room, deals: int) -> None:
    while room.game.table is None or len(room.game.table.partie.past) < deals:
        await play_on(host, room, 1, Random(4))


def test_one_deal_late_nothing_of_the_deal_under_way_is_seen() -> None:
    async def scene() -> None:
        host = Host()
        room, _ = await host.table("", "", options={"target": 99})
        await play_on(host, room, 12, Random(4))
        assert room.game.phase == "playing"
        assert len(CARD.findall(seen(room, Viewer(None)))) > 8
        assert CARD.findall(seen(room, LATE)) == []
        await to_end(host, room, 1)
        over = view(room, LATE, 0)
        assert [len(hand) for hand in over.dealt] == [12, 12]
        ended = [
            entry
            for entry in entries(room.game, LATE, 0)
            if any(h.what == "ended" for h in entry.happened)
        ]
        assert len(ended) == 1
        assert sum(h.what == "played" for h in ended[0].happened) == 24
        await play_on(host, room, 9, Random(4))
        assert room.game.deals == 2
        later = view(room, LATE, 0)
        assert (later.deal, later.dealt, later.summary) == (1, over.dealt, over.summary)
        assert later.turn is None

    run(scene())


def test_numbers_have_no_holes_for_anybody() -> None:
    async def scene() -> None:
        host = Host()
        room, _ = await host.table("", "", options={"target": 99})
        await to_end(host, room, 2)
        for viewer in (Viewer(0), Viewer(1), Viewer(None), LATE):
            numbers = [entry.n for entry in entries(room.game, viewer, 0)]
            assert numbers == list(range(1, room.game.n + 1))

    run(scene())


TABLES = [
    (name, players, marking)
    for name in rulesets.names()
    for players in rulesets.load(name).players
    for marking in ("automatic", "by_hand")
]


@pytest.mark.parametrize(("rules", "players", "marking"), TABLES)
def test_everything_told_has_its_message(rules: str, players: int, marking: str) -> None:
    """Every message is in the catalogue, with every variable that it needs."""
    say = catalogue("en")

    def said(value: Any) -> object:
        match value:
            case Message(key, args):
                return say(key, {name: said(arg) for name, arg in args.items()})
            case SeatArg():
                return "you"
            case CardsArg(held):
                return " ".join(held)
            case RanksArg(ranks):
                return ranks
            case ListArg(items):
                return "; ".join(str(said(item)) for item in items)
            case _:
                return value

    def every(value: Any) -> int:
        match value:
            case Message():
                assert str(said(value)).strip()
                return 1
            case msgspec.Struct():
                return sum(every(getattr(value, name)) for name in value.__struct_fields__)
            case tuple():
                return sum(map(every, value))
            case _:
                return 0

    async def scene() -> int:
        host = Host()
        plan = ("", *("greedy",) * (players - 1))
        options = {"marking": marking, "win_by": "card_points", "deals": 2}
        room, _ = await host.table(*plan, rules=rules, options=options)
        count = 0
        while room.game.phase != "over":
            await play_on(host, room, 1, Random(room.game.n))
            await host.settle(room)
            for viewer in (Viewer(0), Viewer(None), LATE):
                count += every(view(room, viewer, 0))
                count += every(entries(room.game, viewer, room.game.n - 4))
        return count

    assert run(scene()) > 200


def test_a_seat_sees_its_own_cards_and_what_it_may_do_with_them() -> None:
    async def scene() -> None:
        host = Host()
        room, _ = await host.table("", "", options={"target": 99})
        await play_on(host, room, 7, Random(4))
        table, turn = room.game.table, room.game.turn
        assert table is not None
        assert turn is not None
        deal = table.partie.deal
        assert deal is not None
        mine: View = view(room, Viewer(turn), 0)
        assert mine.hand == tuple(map(str, cards(deal.hands[turn])))
        playable = {offer.card for offer in mine.offers if offer.do == "play"}
        forbidden = {card for each in mine.unplayable for card in each.cards}
        assert playable | forbidden == set(mine.hand)
        assert not playable & forbidden
        other = view(room, Viewer(1 - turn), 0)
        assert {offer.do for offer in other.offers} <= {"undo"}
        assert not any(isinstance(line.event, DealEnded) for line in table.log)

    run(scene())
