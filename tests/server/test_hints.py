"""Is a hint given to who plays alone at his turn, and to nobody else?"""

from __future__ import annotations

from typing import Any, cast

import pytest
from tests.server.running import Server
from tests.server.test_reviews import ask
from tests.services.houses import Host, run

from imperiale.domain.choices import choices
from imperiale.server.forms import AskHint, Hint
from imperiale.server.hinting import hint
from imperiale.server.making import FormError
from imperiale.services.room import Room
from imperiale.services.wishes import Ready

ALONE = {"rules": "academie", "seats": [{"who": "me"}, {"who": "agent", "agent": "greedy"}]}


def refused(answer: tuple[int, Any]) -> str:
    status, problem = answer
    assert status in (400, 404)
    return str(problem["errors"][0]["key"])


def test_nobody_is_told_out_of_turn(server: Server) -> None:
    _, made = ask(server, "/api/games", ALONE)
    path = f"/api/games/{made['game']}/hint"
    assert refused(ask(server, path, {"token": made["token"]})) == "failed-hint-turn"
    assert refused(ask(server, path, {"token": "somebody"})) == "failed-hint-turn"
    assert refused(ask(server, "/api/games/nobody/hint", {"token": ""})) == "failed-no-game"


async def told(host: Host, room: Room, token: str) -> Hint:
    handler = cast("Any", hint.fn)
    return cast("Hint", await handler(room.game.name, AskHint(token), host.house))


def test_who_plays_alone_is_told_what_every_card_is_worth() -> None:
    async def scene() -> None:
        host = Host()
        room, (ticket,) = await host.table("", "greedy")
        await host.act(room, 0, Ready("a"))
        await host.settle(room)
        table = room.game.table
        assert table is not None
        while table.waiting != 0:
            await host.act(room, 0, Ready("b"))
            await host.settle(room)
        found = await told(host, room, ticket.token)
        assert found.n == room.game.n
        assert found.worlds <= 1024
        losses = [one.loss for one in found.choices]
        assert losses[0] == 0
        assert losses == sorted(losses)
        deal = table.partie.deal
        assert deal is not None
        assert len(found.choices) == len(choices(deal))
        assert all(one.choice.open is None for one in found.choices), "no card is told"
        assert found == await told(host, room, ticket.token)

    run(scene())


def test_against_people_nobody_is_told() -> None:
    async def scene() -> None:
        host = Host()
        room, tickets = await host.table("", "")
        for seat in (0, 1):
            await host.act(room, seat, Ready(str(seat)))
        assert room.game.turn is not None
        with pytest.raises(FormError) as error:
            await told(host, room, tickets[room.game.turn].token)
        assert error.value.messages[0].key == "failed-hint-people"

    run(scene())
