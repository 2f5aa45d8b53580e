"""Are games in days out of memory, and yet never late?"""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest
from tests.services.houses import Host, MemoryLog, made, run
from tests.services.test_house import play_on, same

from imperiale.services.facts import ClockTerms, Moved, Readied
from imperiale.services.room import ABANDONED, folded, summary
from imperiale.services.seats import Sitter
from imperiale.services.wishes import Ready

BEGUN = 1_000_000
DAY = 86_400_000
DAYS = ClockTerms("days", 86_400)


async def in_days(host: Host, games: int) -> list[str]:
    """Begin some games in days, within ten seconds; return their names."""
    names: list[str] = []
    for number in range(games):
        host.time.now = BEGUN
        room, _ = await host.table("", "", clock=DAYS)
        await play_on(host, room, 2 + number % 7, Random(number))
        host.house.put_away(room)
        names.append(room.game.name)
    host.time.now = BEGUN + 10_000
    return names


def test_games_in_days_are_in_memory_only_while_something_happens() -> None:
    async def scene() -> None:
        host = Host()
        names = await in_days(host, 30)
        assert not host.house.held
        other = Host(host.log)
        other.time.now = BEGUN + DAY - 25_000
        lengths = {name: len(host.log.rows[name]) for name in names}
        await other.house.sweep.once()
        assert not other.house.held, "no time is nearly over"
        other.time.now += 20_000
        await other.house.sweep.once()
        assert set(other.house.held) == set(names)
        assert lengths == {name: len(host.log.rows[name]) for name in names}
        for room in [*other.house.held.values()]:
            other.house.put_away(room)
        assert set(other.house.held) == set(names), "what is to happen soon is held"
        await other.house.stop()
        third = Host(host.log)
        third.time.now = other.time.now + DAY
        await third.house.sweep.once()
        assert not third.house.held
        for name in names:
            rows = host.log.rows[name]
            game = folded(name, rows)
            late = [line for line in game.log if line.at == third.time.now]
            assert late
            assert len(rows) > lengths[name]
            assert host.log.found[name].due == game.deadline() == third.time.now + DAY
        grown = {name: len(host.log.rows[name]) for name in names}
        await third.house.sweep.once()
        assert grown == {name: len(host.log.rows[name]) for name in names}

    run(scene())


def test_of_two_processes_one_lets_the_time_be_up() -> None:
    async def scene() -> None:
        host = Host()
        names = await in_days(host, 8)
        alone = MemoryLog()
        alone.rows = {name: list(rows) for name, rows in host.log.rows.items()}
        alone.found = dict(host.log.found)
        houses = [Host(host.log, seed=1), Host(host.log, seed=2), Host(alone, seed=1)]
        for each in houses:
            each.time.now = host.time.now + DAY
        await asyncio.gather(*(each.house.sweep.once() for each in houses))
        for name in names:
            one, other = folded(name, host.log.rows[name]), folded(name, alone.rows[name])
            assert one.n == other.n
            assert one.phase == other.phase
            if one.deals == other.deals == len(one.secrets):
                assert same(one, other)

    run(scene())


def test_who_does_not_go_on_to_the_next_deal_is_not_waited_for_longer_than_the_clock_says() -> None:
    async def scene() -> None:
        host = Host()
        room, _ = await host.table("", "", clock=DAYS, options={"target": 8})
        await play_on(host, room, 2, Random(3))
        while room.game.phase == "playing":
            await play_on(host, room, 1, Random(3))
        assert room.game.phase == "ready"
        await host.act(room, 0, Ready("a0"))
        host.time.now = room.game.deadline() or 0
        await host.house.sweep.once()
        assert room.game.deals == 2
        assert room.game.nonces[1] == ("a0", "")
        assert any(line.fact == Readied(1, "") for line in room.game.log)

    run(scene())


def test_an_agent_whose_process_died_is_looked_after() -> None:
    async def scene() -> None:
        log = MemoryLog()
        host = Host(log)
        room, _ = await host.table("", "greedy", clock=DAYS)
        while not room.game.agent_to_act:
            await play_on(host, room, 1, Random(1))
            await asyncio.sleep(0)
            if room.thinking is not None and room.game.agent_to_act:
                break
        await host.house.stop()
        name = room.game.name
        game = folded(name, log.rows[name])
        log.found[name] = summary(game)
        assert game.agent_to_act
        assert summary(game).due == game.turn_since + ABANDONED
        other = Host(log)
        other.time.now = host.time.now + ABANDONED
        await other.house.sweep.once()
        again = other.house.held[name]
        await other.settle(again)
        assert [f.fact.by for f in again.game.log if isinstance(f.fact, Moved)][-1] == "agent"
        await other.house.stop()

    run(scene())


def test_a_game_that_cannot_be_played_holds_up_no_other() -> None:
    async def scene() -> None:
        host = Host()
        names = await in_days(host, 3)
        rows = host.log.rows[names[0]]
        host.log.rows[names[0]] = [*rows, rows[-1]]
        host.log.found[names[0]] = host.log.found[names[0]]._replace(due=0)
        host.time.now += DAY
        before = {name: len(host.log.rows[name]) for name in names}
        for _ in range(2):
            await host.house.sweep.once()
        after = {name: len(host.log.rows[name]) - before[name] for name in names}
        assert after[names[0]] == 0
        assert after[names[1]] == 1
        assert after[names[2]] == 1

    run(scene())


def test_what_an_older_version_did_not_reckon_is_reckoned() -> None:
    async def scene() -> None:
        host = Host()
        (name,) = await in_days(host, 1)
        due = host.log.found[name].due
        host.log.found[name] = host.log.found[name]._replace(due=0)
        await host.house.sweep.once()
        assert host.log.found[name].due == due
        seating = await host.house.make(made("", "", clock=DAYS), 0, Sitter("P0"))
        assert host.log.found[seating.game].due is None, "who waits for a friend waits on"

    run(scene())


def test_a_store_that_is_away_is_looked_into_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("imperiale.services.sweep.SWEPT", 0.01)

    async def scene() -> None:
        host = Host()
        (name,) = await in_days(host, 1)
        asked: list[int] = []
        due = host.log.due

        async def away(*about: Any) -> Any:
            asked.append(1)
            if len(asked) < 3:
                raise OSError("away")
            return await due(*about)

        monkeypatch.setattr(host.log, "due", away)
        host.time.now += DAY
        before = len(host.log.rows[name])
        await host.house.start()
        while len(host.log.rows[name]) == before:
            await asyncio.sleep(0.005)
        await host.house.stop()

    run(scene())
