"""Do all viewers see the same in the end, whatever happens to the frames on their way?

``python -m tests.server.test_bad_lines 1000`` plays so many games.
"""

from __future__ import annotations

import asyncio
import sys
from random import Random

import pytest
from tests.server.pipes import Viewer, told
from tests.services.houses import Host, run

from imperiale.services.room import folded

BAD = 0.1
"""Frames that are dropped, doubled, swapped or late."""


async def game(seed: int) -> int:
    """Play one game over bad lines; return how often somebody had to come again."""
    rng = Random(seed)
    host = Host(seed=seed)
    plan = rng.choice((("", ""), ("", "greedy"), ("", "", "random")))
    rules = "academie" if len(plan) == 2 else "imperialas"
    ends = {"win_by": "card_points", "deals": 2}  # by hand, at random, nobody marks an imperial
    options = {**ends, "marking": rng.choice(("automatic", "by_hand"))}
    room, tickets = await host.table(*plan, rules=rules, options=options)
    tokens = [*(ticket.token for ticket in tickets), tickets[0].token, ""]
    name = room.game.name
    viewers = [
        Viewer(host, name, token, Random(f"{seed} {i}"), BAD) for i, token in enumerate(tokens)
    ]
    await asyncio.wait_for(asyncio.gather(*(viewer.live() for viewer in viewers)), 240)
    first, second = viewers[0], viewers[-2]  # two tabs at one seat
    assert {viewer.table.n for viewer in viewers} == {room.game.n}
    public = ("phase", "winner", "deal", "turn", "trick", "marks", "dealt", "summary", "fair")
    for fact in public:
        assert len({repr(viewer.table.view[fact]) for viewer in viewers}) == 1, fact
    hand = ("hand", "offers", "you")
    assert [first.table.view[f] for f in hand] == [second.table.view[f] for f in hand]
    logs = [told(viewer.table) for viewer in (first, second)]
    shared = logs[0].keys() & logs[1].keys()
    assert shared
    assert [logs[0][n] for n in sorted(shared)] == [logs[1][n] for n in sorted(shared)]
    kept = folded(name, await host.log.read(name))
    assert kept.n == room.game.n
    assert kept.table is not None
    assert room.game.table is not None
    assert kept.table.partie == room.game.table.partie
    await host.house.stop()
    return sum(viewer.hellos - 1 for viewer in viewers)


@pytest.mark.parametrize("seed", range(6))
def test_all_viewers_see_the_same_in_the_end(seed: int) -> None:
    assert run(game(seed)) > 0, "the lines were bad"


if __name__ == "__main__":
    games = int(sys.argv[1])
    again = sum(asyncio.run(game(seed)) for seed in range(games))
    sys.stdout.write(f"{games} games over bad lines: all viewers equal, {again} greetings again\n")
