"""Does a house keep its games: seats, wishes sent twice, crashes, agents and clocks?"""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest
from tests.services.houses import Host, MemoryLog, made, run, until

from imperiale.domain.cards import each
from imperiale.domain.choices import choices
from imperiale.domain.commands import PlayCard
from imperiale.domain.deal import legal
from imperiale.domain.errors import Refused, Why
from imperiale.services import house
from imperiale.services.drawing import tidy_name
from imperiale.services.facts import ClockTerms, Moved, pack_fact
from imperiale.services.game import Game
from imperiale.services.house import GoneError, NoGameError
from imperiale.services.room import Drawn, Room, folded
from imperiale.services.seats import NoSeatError, Sitter
from imperiale.services.wishes import Declined, Not, Ready, Who


def card_of(room: Room) -> PlayCard:
    """Return the first card that may be played now."""
    table = room.game.table
    assert table is not None
    deal = table.partie.deal
    assert deal is not None
    return PlayCard(deal.seat, next(each(legal(deal))))


def same(one: Game, other: Game) -> bool:
    """Tell whether two games are the same, in all that anybody is ever told."""
    facts = [(line.n, line.at, pack_fact(line.fact), line.entries) for line in one.log]
    others = [(line.n, line.at, pack_fact(line.fact), line.entries) for line in other.log]
    tables = [None if game.table is None else game.table.partie for game in (one, other)]
    rest = [
        (g.phase, g.turn, g.deadline(), g.changed_at, g.ready, g.proposal, g.agreed, g.actions)
        for g in (one, other)
    ]
    return facts == others and tables[0] == tables[1] and rest[0] == rest[1]


async def play_on(host: Host, room: Room, moves: int, rng: Random) -> None:
    """Let people do what may be done, at random."""
    for _ in range(moves):
        await host.settle(room)
        game = room.game
        if game.phase == "ready":
            seat = next(seat for seat in game.people() if seat not in game.ready)
            await host.act(room, seat, Ready(f"{rng.getrandbits(32):x}"))
        elif game.phase == "playing":
            table = game.table
            assert table is not None
            assert table.partie.deal is not None
            command = rng.choice(choices(table.partie.deal))
            await host.act(room, command.seat, command)
        host.time.now += 1000


@pytest.mark.parametrize("plan", [("", ""), ("", "greedy"), ("greedy", "", "random")])
def test_a_game_taken_up_from_its_log_is_the_game(plan: tuple[str, ...]) -> None:
    async def scene() -> None:
        host = Host()
        room, _ = await host.table(*plan, options={"marking": "by_hand"} if plan[0] else {})
        for moves in range(1, 30):
            await play_on(host, room, 4, Random(moves))
            await host.settle(room)
            name = room.game.name
            assert same(folded(name, await host.log.read(name)), room.game)

    run(scene())


def test_a_seat_is_taken_once_and_taken_up_by_its_code() -> None:
    async def scene() -> None:
        host = Host()
        room, (first, second) = await host.table("", "")
        with pytest.raises(NoSeatError):
            await host.house.sit(first.game, None, Sitter("late"))
        again = await host.house.take_up(first.game, f" {second.code.upper()} ")
        assert again.seat == second.seat == 1
        assert again.token != second.token
        assert [room.game.seat_of(t.token) for t in (first, second, again)] == [0, 1, 1]
        with pytest.raises(NoSeatError):
            await host.house.take_up(first.game, "wrong")
        with pytest.raises(NoGameError):
            await host.house.sit("nothing", None, Sitter(""))
        kept = b"".join(row.fact for row in await host.log.read(first.game)).decode()
        for secret in (first.token, first.code, again.token):
            assert secret not in kept, "the store holds no key to a seat"

    run(scene())


def test_a_wish_sent_twice_acts_once_also_after_a_restart() -> None:
    async def scene() -> None:
        host = Host()
        room, _ = await host.table("", "")
        at = room.game.n
        first = await host.act(room, 0, Ready("aa"), "once", at)
        length = room.game.n
        assert await host.act(room, 0, Ready("bb"), "once", at) == first
        assert room.game.n == length
        other = Host(host.log)
        again = await other.house.room(room.game.name)
        assert await other.act(again, 0, Ready("cc"), "once", at) == first
        assert again.game.ready == {0: "aa"}
        await other.act(again, 1, Ready("dd"), "once")  # the same word of another is another wish
        assert again.game.phase == "playing"

    run(scene())


def test_a_double_click_plays_one_card() -> None:
    async def scene() -> None:
        host = Host()
        room, _ = await host.table("", "")
        await play_on(host, room, 2, Random(1))
        at, command = room.game.n, card_of(room)
        await host.act(room, command.seat, command, at=at)
        with pytest.raises(Declined) as declined:
            await host.act(room, command.seat, command, at=at)
        assert declined.value.code is Not.STALE

    run(scene())


def test_what_may_not_be_done_changes_nothing() -> None:
    async def scene() -> None:
        host = Host()
        room, _ = await host.table("", "")
        with pytest.raises(Declined):
            await host.act(room, 0, PlayCard(0, card_of_none()))
        await play_on(host, room, 2, Random(1))
        before, kept = room.game.n, len(await host.log.read(room.game.name))
        command = card_of(room)
        with pytest.raises(Refused) as refused:
            await host.act(room, 1 - command.seat, command)
        assert refused.value.why is Why.NOT_YOUR_TURN
        for who in (None, Who(None, 3)):
            with pytest.raises(Declined) as declined:
                await host.act(room, who, Ready(""))
            assert declined.value.code is Not.ONLOOKER
        assert (room.game.n, len(await host.log.read(room.game.name))) == (before, kept)

    run(scene())


def card_of_none() -> Any:
    return next(each(1))


def test_what_cannot_be_kept_has_not_happened() -> None:
    async def scene() -> None:
        host = Host()
        room, _ = await host.table("", "")
        heard: list[int | None] = []

        class Ear:
            seat: int | None = 0

            def hear(self, room: Room, before: int | None, drawn: Drawn) -> None:
                heard.append(before)

            def count(self, onlookers: int) -> None:
                raise AssertionError("nobody looks on")

        room.arrive(Ear())
        host.log.failing = True
        with pytest.raises(OSError, match="full"):
            await host.act(room, 0, Ready("aa"), "first")
        assert heard == [None], "whoever listens is told to come again"
        host.log.failing = False
        again = await host.house.room(room.game.name)
        assert again is not room
        assert again.game.ready == {}
        await host.act(again, 0, Ready("aa"), "first")
        assert again.game.ready == {0: "aa"}

    run(scene())


def test_what_waits_for_a_game_that_is_put_away_leaves_no_hole_in_its_log() -> None:
    async def scene() -> None:
        host = Host()
        room, _ = await host.table("", "", options={"target": 1})
        host.log.failing = True
        late = host.act(room, 1, Ready("bb"))
        done = await asyncio.gather(host.act(room, 0, Ready("aa")), late, return_exceptions=True)
        assert [type(each) for each in done] == [OSError, GoneError]
        host.log.failing = False
        ticket = await host.house.watch(room.game.name, "Zoe")
        again = await host.house.room(room.game.name)
        assert again.game.onlooker_of(ticket.token) == 0
        rows = await host.log.read(room.game.name)
        assert [row.n for row in rows] == list(range(1, again.game.n + 1))

    run(scene())


def test_two_houses_on_one_log_write_no_number_twice() -> None:
    async def scene() -> None:
        host = Host()
        room, _ = await host.table("", "")
        other = Host(host.log)
        there = await other.house.room(room.game.name)
        assert there.game.n == room.game.n
        await host.act(room, 0, Ready("aa"))
        assert there.game.n < room.game.n, "nobody has told it"
        await other.act(there, 1, Ready("bb"))
        assert there.game.nonces == [("aa", "bb")]
        assert [row.n for row in host.log.rows[room.game.name]] == [*range(1, there.game.n + 1)]

    run(scene())


def test_a_game_at_which_nobody_looks_is_put_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house, "IDLE", 0.01)

    async def scene() -> None:
        host = Host()
        room, tickets = await host.table("", "")
        seen = room.game
        await until(lambda: room.stopped)
        again = await host.house.room(room.game.name)
        assert again is not room
        assert same(again.game, seen)
        assert again.game.seat_of(tickets[1].token) == 1

    run(scene())


def test_an_agent_that_fails_or_cheats_does_not_hold_up_the_table() -> None:
    async def scene() -> None:
        host = Host(MemoryLog(), "greedy")
        room, _ = await host.table("", "greedy")
        await play_on(host, room, 12, Random(2))
        await host.settle(room)
        stood_in = [line.fact for line in room.game.log if isinstance(line.fact, Moved)]
        assert {fact.by for fact in stood_in} == {"person", "table"}
        assert all(view.seat == 1 for view in host.runner.asked), "it sees its own view only"

    run(scene())


@pytest.mark.parametrize(("kind", "left"), [("move", 10_000), ("bank", 5_000)])
def test_the_table_plays_for_whose_time_is_up(kind: Any, left: int) -> None:
    async def scene() -> None:
        host = Host()
        clock = ClockTerms(kind, 10, 5)
        room, _ = await host.table("", "", clock=clock)
        await play_on(host, room, 2, Random(1))
        turn, since = room.game.turn, room.game.turn_since
        assert turn is not None
        assert room.game.deadline() == since + 10_000
        await host.house.turns.time_is_up(room, since + 9_999)
        assert room.game.turn == turn, "another time was set meanwhile"
        host.time.now = since + 10_000
        await host.house.turns.time_is_up(room, room.game.deadline())
        assert room.game.log[-1].fact.by == "clock"  # type: ignore[union-attr]
        assert room.game.places[turn].left == left

    run(scene())


def test_time_passes_by_itself() -> None:
    async def scene() -> None:
        host = Host()
        room, _ = await host.table("", "", clock=ClockTerms("move", 5))
        await play_on(host, room, 2, Random(1))
        host.time.now = room.game.turn_since + 4_990
        host.house.turns.drive(room)
        before = room.game.n
        host.time.now += 10
        await until(lambda: room.game.n > before)
        await host.house.stop()

    run(scene())


def test_games_in_which_time_passes_are_taken_up_at_the_start() -> None:
    async def scene() -> None:
        host = Host()
        room, _ = await host.table("", "", clock=ClockTerms("move", 5))
        await play_on(host, room, 2, Random(1))
        deadline = room.game.deadline()
        other = Host(host.log)
        other.time.now = host.time.now + 60_000
        await other.house.start()
        again = await other.house.room(room.game.name)
        await until(lambda: again.game.n > room.game.n)
        assert again.game.log[room.game.n].at == other.time.now
        assert again.game.deadline() != deadline
        await other.house.stop()
        await host.house.stop()

    run(scene())


def test_open_games_stand_in_the_lobby_until_they_are_full() -> None:
    async def scene() -> None:
        host = Host()
        game = await host.house.make(made("", "", listed=True), 0, Sitter("Ann"))
        await host.house.make(made("", ""), 0, Sitter("Bea"))
        assert [room.game.name for room in await host.house.listed()] == [game.game]
        await host.house.sit(game.game, None, Sitter("Cat"))
        assert await host.house.listed() == []

    run(scene())


@pytest.mark.parametrize(
    ("given", "shown"), [("\u212bnn", "\u00c5nn"), ("a\u202eb\u0000", "ab"), ("x" * 99, "x" * 24)]
)
def test_names_are_shown_in_one_form(given: str, shown: str) -> None:
    assert tidy_name(given) == shown
