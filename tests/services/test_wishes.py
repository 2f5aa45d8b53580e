"""What is granted at once, what needs consent, and what is declined?"""

from __future__ import annotations

from random import Random

import pytest
from tests.services.houses import Host, run
from tests.services.test_house import card_of, play_on

from imperiale.domain.bets import has_imperial
from imperiale.domain.choices import choices
from imperiale.domain.commands import PlayCard
from imperiale.domain.views import View
from imperiale.engine.solve import solve
from imperiale.services.facts import Rested
from imperiale.services.rest import sure_tricks
from imperiale.services.room import GRACE, Drawn, Room
from imperiale.services.settling import CHIPS, purse, stands
from imperiale.services.wishes import (
    Answer,
    AskRematch,
    AskReplace,
    AskRest,
    AskUndo,
    Declined,
    Not,
    PlaceBet,
    Who,
)


class Present:
    """Somebody who sits at a seat."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat

    def hear(self, room: Room, before: int | None, drawn: Drawn) -> None:
        assert before is not None

    def count(self, onlookers: int) -> None:
        assert onlookers >= 0


async def declined(host: Host, room: Room, who: int, wish: object) -> Not:
    with pytest.raises(Declined) as error:
        await host.act(room, who, wish)  # type: ignore[arg-type]
    return error.value.code


async def play_to(host: Host, room: Room, cards: int) -> None:
    """Play until so many cards lie or have been taken in the deal."""
    while True:
        await host.settle(room)
        table = room.game.table
        deal = None if table is None else table.partie.deal
        if deal is not None and len(deal.trick) + 2 * sum(deal.tricks) >= cards:
            return
        await play_on(host, room, 1, Random(cards))


def test_alone_one_may_take_back_as_long_as_the_deal_lasts() -> None:
    async def scene() -> None:
        host = Host()
        room, _ = await host.table("", "greedy")
        assert await declined(host, room, 0, AskUndo()) is Not.NOTHING_TO_UNDO
        await play_to(host, room, 6)
        table = room.game.table
        assert table is not None
        before = [(table.partie, list(table.moves))]
        for _ in range(3):
            command = choices(table.partie.deal)[0]  # type: ignore[arg-type]
            await host.act(room, 0, command)
            await host.settle(room)
            before.append((table.partie, list(table.moves)))
        for partie, moves in before[-2::-1]:
            await host.act(room, 0, AskUndo())
            assert (table.partie, table.moves) == (partie, moves)

    run(scene())


def test_among_people_it_needs_consent_and_that_nothing_has_come_to_light() -> None:
    async def scene() -> None:
        host = Host()
        room, _ = await host.table("", "")
        await play_to(host, room, 4)
        table, game = room.game.table, room.game
        assert table is not None
        partie, command = table.partie, card_of(room)
        me, other = command.seat, 1 - command.seat
        await host.act(room, me, command)
        await host.act(room, me, AskUndo())
        assert game.proposal is not None
        assert await declined(host, room, me, AskUndo()) is Not.PENDING
        assert await declined(host, room, me, Answer(yes=True)) is Not.NOTHING_PROPOSED
        await host.act(room, other, Answer(yes=False))
        assert game.proposal is None
        assert table.partie != partie
        await host.act(room, me, AskUndo())
        await host.act(room, other, Answer(yes=True))
        assert table.partie == partie
        await host.act(room, me, command)
        await host.act(room, me, AskUndo())
        await host.act(room, other, card_of(room))
        assert game.proposal is None, "what was proposed has lapsed"
        assert await declined(host, room, me, AskUndo()) is Not.SEEN_SINCE

    run(scene())


def test_an_agent_stands_in_for_who_is_away_and_the_person_returns() -> None:
    async def scene() -> None:
        host = Host()
        room, _ = await host.table("", "", "", rules="imperialas")
        room.arrive(Present(0))
        gone = Present(1)
        room.arrive(gone)
        await play_on(host, room, 3, Random(1))
        room.depart(gone, host.time.now)
        assert await declined(host, room, 0, AskReplace(1)) is Not.NOT_AWAY
        host.time.now += GRACE + 1
        await host.act(room, 0, AskReplace(1))
        await host.settle(room)
        assert room.game.places[1].agent == "greedy"
        assert room.game.phase == "playing"
        await host.house.returned(room, 1)
        assert room.game.places[1].agent == ""
        assert 1 in room.game.people()

    run(scene())


def test_the_others_who_are_there_must_agree_to_a_stand_in() -> None:
    async def scene() -> None:
        host = Host()
        room, _ = await host.table("", "", "", rules="imperialas")
        for seat in (0, 2):
            room.arrive(Present(seat))
        host.time.now += GRACE + 1
        await host.act(room, 0, AskReplace(1))
        assert room.game.places[1].agent == ""
        await host.act(room, 2, Answer(yes=True))
        assert room.game.places[1].agent == "greedy"

    run(scene())


def test_a_rematch_seats_the_same_people() -> None:
    async def scene() -> None:
        host = Host()
        room, tickets = await host.table("", "", options={"target": 1})
        assert await declined(host, room, 0, AskRematch()) is Not.NOT_NOW
        while room.game.phase != "over":
            await play_on(host, room, 1, Random(5))
        await host.act(room, 1, AskRematch())
        assert room.game.next_game == ""
        await host.act(room, 0, Answer(yes=True))
        again = await host.house.room(room.game.next_game)
        assert [again.game.seat_of(ticket.token) for ticket in tickets] == [0, 1]
        assert [place.name for place in again.game.places] == ["P0", "P1"]
        assert again.game.made.secret != room.game.made.secret
        assert again.game.phase == "ready"
        assert await declined(host, room, 0, AskRematch()) is Not.NOT_NOW

    run(scene())


def test_the_rest_is_given_when_it_is_proven_and_comes_as_proven() -> None:
    """Whenever the proof from a seat's own view holds, the solver finds no other end."""

    async def scene() -> int:
        claims = 0
        for seed in range(30):
            host = Host(seed=seed)
            room, _ = await host.table("", "", options={"target": 99})
            await play_to(host, room, 8)
            table = room.game.table
            assert table is not None
            while room.game.phase == "playing":
                deal, seat = table.partie.deal, room.game.turn
                assert deal is not None
                assert seat is not None
                view = table.view(seat)
                if sure_tricks(view) is None:
                    assert await declined(host, room, seat, AskRest()) is Not.NOT_PROVEN
                    await play_on(host, room, 1, Random(seed))
                    continue
                left = deal.rules.deal_tricks - sum(deal.tricks)
                won = deal.tricks[seat] + left
                worth = proven(view, room)
                await host.act(room, seat, AskRest())
                assert isinstance(room.game.log[-2].fact, Rested)
                assert table.partie.past[-1].tricks[seat] == won
                claims += left > 1
                assert worth
        return claims

    assert run(scene()) > 0


def proven(view: View, room: Room) -> bool:
    """Tell whether by the solver no card of the others' gains them anything."""
    table, order = room.game.table, sure_tricks(view)
    assert table is not None
    assert table.partie.deal is not None
    assert order is not None
    worth = solve(table.partie.deal)
    return worth[order[0]] == max(worth.values())


def test_onlookers_bet_and_are_settled_as_the_source_has_it() -> None:
    async def scene() -> None:
        host = Host()
        room, _ = await host.table("", "", options={"target": 99})
        ticket = await host.house.watch(room.game.name, "Zoe")
        zoe = Who(None, room.game.onlooker_of(ticket.token))
        assert zoe == Who(None, 0)
        await host.act(room, zoe, PlaceBet("tricks", 0, 1, 30))
        await host.act(room, zoe, PlaceBet("imperials", 1, 0, 20))
        assert purse(room.game, 0) == CHIPS - 50
        for wish, code in (
            (PlaceBet("tricks", 0, 1, 51), Not.PURSE),
            (PlaceBet("tricks", 0, 0, 1), Not.NO_SUCH_BET),
            (PlaceBet("tricks", 0, 3, 1), Not.NO_SUCH_BET),
        ):
            with pytest.raises(Declined) as error:
                await host.act(room, zoe, wish)
            assert error.value.code is code
        await play_on(host, room, 2, Random(1))
        with pytest.raises(Declined) as error:
            await host.act(room, zoe, PlaceBet("tricks", 0, 1, 1))
        assert error.value.code is Not.NO_BETS_NOW, "the cards are dealt"
        table = room.game.table
        assert table is not None
        while room.game.phase == "playing":
            await play_on(host, room, 1, Random(2))
        tricks, deal = table.partie.past[0].tricks, table.partie.deal
        assert deal is not None
        half = 15 * ((tricks[0] > tricks[1]) - (tricks[0] < tricks[1]))
        held = 20 * (has_imperial(deal, 1) - has_imperial(deal, 0))
        assert [stand[1:] for stand in stands(room.game)] == [(half, 15), (held, 0)]
        assert purse(room.game, 0) == CHIPS - 15 + half + held

    run(scene())


def test_a_card_of_another_seat_cannot_be_played() -> None:
    """Whose wish it is, is known of the socket, and not what the wish says."""

    async def scene() -> None:
        host = Host()
        room, _ = await host.table("", "")
        await play_on(host, room, 2, Random(1))
        command = card_of(room)
        forged = PlayCard(1 - command.seat, command.card)
        await host.act(room, command.seat, forged)
        assert room.game.table is not None
        assert room.game.table.moves[-1] == command

    run(scene())
