"""Do agents think in processes of their own, and does none that hangs or dies hold anything up?"""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

import pytest
from tests.services.houses import Host, run

from imperiale import agents
from imperiale.domain.views import View
from imperiale.services.runner import AgentFailedError, Pool
from imperiale.services.wishes import Ready


async def some_view() -> View:
    """Return a view of a seat that is to act."""
    host = Host()
    room, _ = await host.table("", "")
    for seat in (0, 1):
        await host.act(room, seat, Ready(""))
    assert room.game.table is not None
    assert room.game.turn is not None
    return room.game.table.view(room.game.turn)


@asynccontextmanager
async def pool(budget: float = 3.0, grace: float = 30.0, workers: int = 1) -> AsyncGenerator[Pool]:
    opened = Pool(workers, budget, grace)
    try:
        yield opened
    finally:
        await asyncio.to_thread(opened.close)


def test_an_agent_does_there_what_it_does_here() -> None:
    async def scene() -> None:
        view = await some_view()
        async with pool() as opened:
            for name in ("random", "greedy"):
                there = await opened.act(name, b"seed", view)
                assert there == agents.load(name).make(b"seed", 3.0).act(view)

    run(scene())


def test_one_that_takes_too_long_is_ended_and_the_next_may_think() -> None:
    async def scene() -> None:
        view = await some_view()
        async with pool(budget=0.001, grace=0.0) as opened:
            before = opened._pool
            with pytest.raises(AgentFailedError, match="TimeoutError"):
                await opened.act("greedy", b"seed", view)  # no process begins in a millisecond
            assert opened._pool is not before
            opened.limit = 30.0
            assert await opened.act("greedy", b"seed", view)

    run(scene())


def test_a_process_that_dies_is_replaced() -> None:
    async def scene() -> None:
        view = await some_view()
        async with pool() as opened:
            await opened.act("greedy", b"seed", view)
            for process in list(opened._pool._processes.values()):
                process.kill()
                process.join()
            assert await opened.act("greedy", b"seed", view)

    run(scene())


def test_a_mistake_in_an_agent_is_told_as_its_failure() -> None:
    async def scene() -> None:
        view = await some_view()
        async with pool() as opened:
            with pytest.raises(AgentFailedError, match="nobody"):
                await opened.act("nobody", b"seed", view)

    run(scene())


def test_one_that_hangs_is_ended_and_takes_no_other_with_it() -> None:
    async def scene() -> None:
        view = await some_view()
        async with pool() as opened:
            first = [await opened.act("greedy", b"%d" % i, view) for i in range(4)]
            hanging = next(iter(opened._pool._processes.values()))
            os.kill(hanging.pid or 0, signal.SIGSTOP)
            opened.limit = 1.0
            asked = [asyncio.create_task(opened.act("greedy", b"0", view))]
            await asyncio.sleep(0.5)
            opened.limit = 30.0
            asked += [asyncio.create_task(opened.act("greedy", b"%d" % i, view)) for i in (1, 2, 3)]
            done = await asyncio.gather(*asked, return_exceptions=True)
            assert isinstance(done[0], AgentFailedError)
            assert done[1:] == first[1:]
            hanging.join(10)
            assert not hanging.is_alive()

    run(scene())


def test_who_waits_for_a_process_is_not_taken_to_hang() -> None:
    """More wait than could think in the time that one of them has."""

    async def scene() -> None:
        view = await some_view()
        async with pool(budget=0.4) as opened:
            await opened.act("greedy", b"seed", view)
            opened.limit = 5.0
            assert opened.share == 0.4
            many = [asyncio.create_task(opened.act("random", b"%d" % i, view)) for i in range(40)]
            await asyncio.sleep(0)
            assert opened.share == 0.05, "the more wait, the shorter each thinks"
            before = opened._pool
            await asyncio.gather(*many)
            assert opened._pool is before
            assert opened.share == 0.4

    run(scene())
