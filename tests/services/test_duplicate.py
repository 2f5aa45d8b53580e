"""Is the deal of a day the same for everybody, and are results kept once?"""

from __future__ import annotations

import asyncio
from datetime import date, timedelta

import pytest
from tests.services.houses import Inline, MemoryLog

from imperiale import rulesets
from imperiale.domain.errors import Refused
from imperiale.services.boards import Boards
from imperiale.services.duplicate import LEVELS, begun, of_day, played_by, replayed
from imperiale.services.runner import AgentFailedError

DAY = date(2026, 11, 29)


def test_rule_sets_take_turns_and_every_deal_is_played() -> None:
    days = [of_day(DAY + timedelta(at)) for at in range(24)]
    assert {board.setup.rules.id for board in days[:6]} == set(rulesets.names())
    assert not any(begun(board).deal.over for board in days)
    assert len({board.setup.hands for board in days}) == len(days)


def test_the_same_cards_come_to_the_same() -> None:
    board = of_day(DAY)
    first, second = played_by(board, "club"), played_by(of_day(DAY), "club")
    assert first.cards == second.cards
    again = replayed(board, first.plays)
    assert again.result("club", "level") == first.result("club", "level")
    assert first.result("club", "level").lead(0) == -first.result("club", "level").lead(1)


def test_the_opponent_is_blind_to_nothing_but_hidden_cards() -> None:
    """Until somebody plays another card the opponent does the same."""
    board = of_day(DAY)
    played = {level: played_by(board, level).cards for level in LEVELS}
    for one in played.values():
        for other in played.values():
            pairs = [*zip(one, other, strict=False)]
            apart = next((n for n, (a, b) in enumerate(pairs) if a != b), None)
            assert apart is None or one[apart][0] == board.seat


def boards() -> tuple[Boards, Inline, MemoryLog]:
    runner, log = Inline(), MemoryLog()
    return Boards(log, runner, lambda: 1_780_000_000_000), runner, log


def test_no_agent_thinks_twice() -> None:
    async def played() -> None:
        house, runner, _ = boards()
        board = of_day(DAY)
        whole = played_by(board, "casual")
        at = [await house.at(board, whole.plays[:end]) for end in range(len(whole.plays) + 1)]
        assert at[-1] == whole
        moves = sum(seat != board.seat for seat, _ in whole.cards)
        assert len(runner.asked) <= moves
        before = len(runner.asked)
        await house.at(board, whole.plays)
        assert len(runner.asked) == before
        first, second = await asyncio.gather(house.levels(board), house.levels(board))
        assert first is second
        assert [one.who for one in first] == list(LEVELS)
        assert first[1] == whole.result("casual", "level")

    asyncio.run(played())


def test_a_result_is_kept_once_and_told_to_others() -> None:
    async def played() -> None:
        house, _, log = boards()
        board = of_day(DAY)
        whole = played_by(board, "casual")
        await house.keep(whole, " Ann\u202e ", "secret")
        await house.keep(whole, "Ann again", "secret")
        await asyncio.gather(*(house.keep(whole, f"p{n}", f"secret {n}") for n in range(3)))
        people = await house.people(board)
        assert people[0] == whole.result("Ann", "person")
        assert sorted(one.who for one in people[1:]) == ["p0", "p1", "p2"]
        assert await house.people(of_day(DAY - timedelta(1))) == []
        assert await log.listed() == []

    asyncio.run(played())


def test_a_card_that_may_not_be_played_is_refused() -> None:
    async def played() -> None:
        house, _, _ = boards()
        board = of_day(DAY)
        own = board.setup.hands[board.seat]
        with pytest.raises(Refused):
            await house.at(board, (own[0], own[0]))

    asyncio.run(played())


def test_an_agent_that_comes_to_nothing_is_tried_again() -> None:
    async def played() -> None:
        house, runner, _ = boards()
        runner.failing = ("casual",)
        with pytest.raises(AgentFailedError):
            await house.levels(of_day(DAY))
        runner.failing = ()
        assert len(await house.levels(of_day(DAY))) == len(LEVELS)

    asyncio.run(played())
