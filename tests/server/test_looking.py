"""Does who looks back see what he saw, and can he do nothing there?"""

from __future__ import annotations

from random import Random

import pytest
from tests.services.houses import Host, run
from tests.services.test_house import play_on

from imperiale.server.looking import moments
from imperiale.server.scene import View
from imperiale.server.sight import Viewer, view
from imperiale.services.wishes import AskUndo

MINE = Viewer(0)


def drawn(seen: View) -> tuple[object, ...]:
    """Return what lies on the table and in the hands."""
    seats = [(seat.cards, seat.tricks, seat.score, seat.shown, seat.points) for seat in seen.seats]
    return seen.deal, seen.hand, seen.hands, seen.trick, seen.last_trick, seen.marks, seats


@pytest.mark.parametrize("rules", ["academie", "dobor", "biblioteka"])
@pytest.mark.parametrize("viewer", [MINE, Viewer(None)], ids=["seat", "onlooker"])
def test_each_moment_is_as_it_was_seen(rules: str, viewer: Viewer) -> None:
    async def scene() -> None:
        host = Host()
        room, _ = await host.table("", "", rules=rules, options={"target": 99})
        seen: list[tuple[object, ...]] = []
        for _ in range(60):
            await play_on(host, room, 1, Random(4))
            if not room.game.deals:
                continue
            seen.append(drawn(view(room, viewer, 0)))
            if room.game.deal_over:
                break
        back = list(map(drawn, moments(room, viewer, 0).views))
        assert len(seen) > 12
        places = [back.index(one) for one in seen]
        assert places == sorted(places)
        assert len(set(places)) > 12

    run(scene())


def test_nothing_can_be_done_in_the_past() -> None:
    async def scene() -> None:
        host = Host()
        room, _ = await host.table("", "", options={"target": 99})
        await play_on(host, room, 12, Random(4))
        for seen in moments(room, MINE, 0).views:
            assert (seen.offers, seen.unplayable, seen.reasons, seen.prompt) == ((), (), (), None)
            assert seen.turn is None
            assert seen.hands == ()

    run(scene())


def test_what_was_taken_back_is_forgotten() -> None:
    async def scene() -> None:
        host = Host()
        room, _ = await host.table("", "greedy", options={"target": 99})
        while room.game.turn != 0:
            await play_on(host, room, 1, Random(4))
        before = moments(room, MINE, 0)
        await play_on(host, room, 1, Random(4))
        assert len(moments(room, MINE, 0).views) > len(before.views)
        await host.act(room, 0, AskUndo())
        after = moments(room, MINE, 0)
        assert list(map(drawn, after.views)) == list(map(drawn, before.views))
        assert after.happened == before.happened
        assert after.n > before.n

    run(scene())


def test_one_deal_late_is_looked_back_on_whole_and_nothing_before() -> None:
    async def scene() -> None:
        host = Host()
        room, _ = await host.table("", "", options={"target": 99})
        late = Viewer(None, None, late=True)
        await play_on(host, room, 12, Random(4))
        assert moments(room, late, 0).views == ()
        while not room.game.deal_over:
            await play_on(host, room, 1, Random(4))
        assert [len(hand) for hand in moments(room, late, 0).views[0].hands] == [12, 12]

    run(scene())
