"""Are figures those of parties that are over, and one's own only for who has the token?"""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from tests.services.houses import Host, run
from tests.services.test_house import play_on

from imperiale.analysis.review import assembled, review_deal
from imperiale.server.reviews import reviewed_names
from imperiale.server.study_forms import Statistics
from imperiale.server.tallying import Tally
from imperiale.services.played import of_table
from imperiale.services.room import Room


def sums(told: Statistics, place: str, name: str) -> float:
    return sum(row.sums[name] for row in told.rows if row.place == place)


async def over(host: Host, *plan: str, seed: int) -> tuple[Room, list[str]]:
    room, tickets = await host.table(*plan, options={"target": 1})
    rng = Random(seed)
    while room.game.phase != "over":
        await play_on(host, room, 10, rng)
        await host.settle(room)
    return room, [ticket.token for ticket in tickets]


def test_of_everybody_and_of_one_s_own() -> None:
    async def scene() -> None:
        host = Host()
        tally = Tally(host.log)
        assert (await tally.everybody()).games == 0
        alone, (mine,) = await over(host, "", "greedy", seed=1)
        both, (first, second) = await over(host, "", "", seed=2)
        under_way, _ = await host.table("", "greedy")
        await play_on(host, under_way, 3, Random(3))

        told = await tally.everybody()
        assert (told.counted, told.games) == (2, 2)
        assert sums(told, "partie", "parties") == 3  # a person's seat each
        assert {row.against for row in told.rows} == {"greedy", "person"}
        text = msgspec.json.encode(told).decode()
        assert "P0" not in text
        assert "P1" not in text
        assert alone.game.name not in text

        games = {alone.game.name: mine, both.game.name: second}
        own = await tally.own(games.items())
        assert sums(own, "partie", "parties") == 2
        assert alone.game.table is not None
        assert both.game.table is not None
        winners = (alone.game.table.partie.winner, both.game.table.partie.winner)
        assert sums(own, "partie", "won") == (winners[0] == 0) + (winners[1] == 1)

        stolen = await tally.own([(both.game.name, mine), ("nothing", first)])
        assert stolen.rows == ()

    run(scene())


def test_what_cannot_be_played_is_left_out() -> None:
    async def scene() -> None:
        host = Host()
        room, _ = await over(host, "", "greedy", seed=1)
        host.log.rows[room.game.name][1] = host.log.rows[room.game.name][1]._replace(fact=b"{}")
        told = await Tally(host.log).everybody()
        assert told.rows == ()
        assert (told.counted, told.games) == (1, 1)

    run(scene())


def test_errors_and_luck_come_with_the_review() -> None:
    async def scene() -> None:
        host = Host()
        tally = Tally(host.log)
        room, _ = await over(host, "", "greedy", seed=1)
        before = await tally.everybody()
        assert sum(row.sums["reviewed"] for row in before.rows) == 0
        assert room.game.table is not None
        played = of_table(room.game.table, reviewed_names(room.game))
        deals = [review_deal(deal, n, 2, 32) for n, deal in enumerate(played.deals, 1)]
        whole = assembled(played.rules, deals, played.names)
        await host.log.keep_review(played.key, msgspec.json.encode(whole))

        told = await tally.everybody()
        assert (told.counted, told.games) == (1, 1)
        assert sum(row.sums["reviewed"] for row in told.rows) == len(deals)
        luck = sum(row.sums["luck"] for row in told.rows)
        assert luck == pytest.approx(sum(deal.luck[0] for deal in deals), abs=1e-5)
        names = [name for row in told.rows for name in row.sums if name.startswith("decisions_")]
        decisions = sum(row.sums.get(name, 0) for row in told.rows for name in {*names})
        assert decisions == whole.seats[0].decisions > 0
        assert sums(told, "partie", "parties") == 1

    run(scene())
