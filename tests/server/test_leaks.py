"""Are the frames of two games that differ only in what a viewer must not know the same bytes?

``python -m tests.server.test_leaks 10000`` compares so many pairs.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest
from tests.properties.pairs import Facts, facts, unseen
from tests.server.pipes import Wire
from tests.services.houses import Host, run

from imperiale import rulesets
from imperiale.domain.cards import Card, cards, mask
from imperiale.domain.choices import choices
from imperiale.domain.commands import CallPoint, Claim, PlayCard, Show
from imperiale.domain.deal import Deal
from imperiale.domain.errors import Refused
from imperiale.server import sight
from imperiale.server.connection import Connection
from imperiale.server.limits import Rate
from imperiale.server.looking import moments
from imperiale.server.making import FormError
from imperiale.server.routes import proof, records, replay
from imperiale.services.room import Room
from imperiale.services.wishes import Declined, Ready, Wish

Pack = tuple[Card, ...]
TABLES = [
    (name, players, marking)
    for name in rulesets.names()
    for players in rulesets.load(name).players
    for marking in ("automatic", "by_hand")
]


class Case(NamedTuple):
    """A game of people, its first pack, and who looks."""

    rules: str
    players: int
    marking: str
    seat: int | None
    pack: Pack


class Told(NamedTuple):
    """What was wished, what everybody may know of each moment, and what the viewer was sent."""

    wishes: list[tuple[int, Wish]]
    moments: list[Facts]
    frames: list[bytes]
    deal: Deal


class LeftError(Exception):
    """The other game cannot go the same way."""


async def played(case: Case, rng: Random, wishes: Sequence[tuple[int, Wish]] | None) -> Told:
    """Play a game for a while: as chance has it, or as another one went."""
    host = Host(seed=1)
    options = {"marking": case.marking, "target": 99}
    plan = ("",) * case.players
    room, tickets = await host.table(*plan, rules=case.rules, options=options)
    room.game._dealer.pack = lambda deal: case.pack  # type: ignore[method-assign]
    wire = Wire(rng)
    connection = Connection(host.house, wire, Rate(10**9, 1.0, lambda: 0.0))
    speaking = asyncio.create_task(connection.run())
    token = "" if case.seat is None else tickets[case.seat].token
    wire.wish({"type": "hello", "game": room.game.name, "token": token, "have": 0})
    told = Told([], [], [], None)  # type: ignore[arg-type]
    await gather(wire, told.frames)
    for seat in range(case.players):
        await host.act(room, seat, Ready("00"))
    told.moments.append(facts(deal_of(room), case.seat))
    await gather(wire, told.frames)
    length = rng.randrange(case.players * 12)
    steps = iter(wishes) if wishes is not None else chosen(room, rng, length)
    for seat, wish in steps:
        told.wishes.append((seat, wish))
        host.time.now += 1000
        try:
            await host.act(room, seat, wish)
        except (Refused, Declined):
            if seat != case.seat:
                raise LeftError from None
        else:
            told.moments.append(facts(deal_of(room), case.seat))
        # what the viewer himself wishes in vain is told to him alone: he is asked it over the wire
        await asked_in_vain(wire, room, case, told)
        await gather(wire, told.frames)
    viewer = sight.viewer_of(room.game, token)
    assert viewer is not None
    told.frames.append(msgspec.json.encode(moments(room, viewer, host.time.now)))  # looking back
    told.frames.extend(await exports(host, room.game.name))
    wire.cut()
    await speaking
    return told._replace(deal=deal_of(room))


async def exports(host: Host, game: str) -> list[bytes]:
    """Return what is given out of a game, or why it is not."""
    found = [msgspec.json.encode(await proof.fn(game, host.house))]
    found.append((await records.fn(game, host.house)).content)
    try:
        found.append(msgspec.json.encode(await replay.fn(game, 1, host.house)))
    except FormError as error:
        found.append(msgspec.json.encode(error.messages))
    return found


def deal_of(room: Room) -> Deal:
    table = room.game.table
    assert table is not None
    assert table.partie.deal is not None
    return table.partie.deal


async def asked_in_vain(wire: Wire, room: Room, case: Case, told: Told) -> None:
    """Wish all that is wrong, from the viewer's socket."""
    number = len(told.wishes)
    for i, do in enumerate(({"do": "play", "card": "Kh"}, {"do": "rest"}, {"do": "undo"})):
        if case.seat is not None and room.game.turn == case.seat and i < 2:
            continue  # it might be granted
        if i == 2 and case.seat is not None:
            continue
        wire.wish({"type": "act", "id": f"v{number}.{i}", "at": room.game.n, "do": do})


async def gather(wire: Wire, frames: list[bytes]) -> None:
    """Take what is sent until no more comes."""
    for _ in range(40):
        await asyncio.sleep(0)
    while not wire.down.empty():
        frame = wire.down.get_nowait()
        if frame is not None:
            frames.append(frame)


def chosen(room: Room, rng: Random, length: int) -> Iterator[tuple[int, Wish]]:
    """Yield what people do, now and then what is not true."""
    for _ in range(length):
        deal = deal_of(room)
        if deal.over:
            return
        wish: Wish = rng.choice(choices(deal))
        if not deal.rules.automatic and rng.random() < 0.2:
            wish = rng.choice((Claim(deal.seat, 3), CallPoint(deal.seat, 4), Show(deal.seat, 15)))
        elif rng.random() < 0.1:
            wish = PlayCard(deal.seat, rng.choice(cards(deal.rules.pack)))
        yield deal.seat, wish


def twin(pack: Pack, hidden: Sequence[Card], rng: Random) -> Pack:
    """Let some hidden cards change places."""
    some = rng.sample(hidden, min(len(hidden), rng.choice((2, 2, 3, 36))))
    to = dict(zip(some, [*some[1:], some[0]], strict=True))
    return tuple(to.get(card, card) for card in pack)


async def pair(seed: int, tries: int = 4) -> int:
    """Compare a game with its twins; return how many could be."""
    rng = Random(seed)
    rules, players, marking = TABLES[seed % len(TABLES)]
    pack = list(cards(rulesets.load(rules).rules(players).pack))
    rng.shuffle(pack)
    seat = rng.choice((*range(players), None))
    case = Case(rules, players, marking, seat, tuple(pack))
    way = rng.getrandbits(32)
    try:
        first = await played(case, Random(way), None)
    except LeftError:
        return 0
    hidden = cards(unseen(first.deal, seat))
    if first.deal.over or len(hidden) < 2:
        return 0
    found = 0
    for _ in range(tries):
        other = case._replace(pack=twin(case.pack, hidden, rng))
        try:
            second = await played(other, Random(way), first.wishes)
        except LeftError:
            continue
        if second.moments == first.moments and second.deal.dealt != first.deal.dealt:
            assert second.frames == first.frames, differing(first.frames, second.frames)
            assert mask(other.pack) == mask(case.pack)
            found += 1
    return found


def differing(ones: Sequence[bytes], others: Sequence[bytes]) -> Any:
    """Return the first two frames that differ."""
    return next(((a, b) for a, b in zip(ones, others, strict=False) if a != b), "one has more")


def test_frames_do_not_depend_on_what_the_viewer_must_not_know() -> None:
    assert sum(run(pair(seed)) for seed in range(160)) > 30


def test_a_leak_would_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sight, "seen_by", lambda event, seat: event)
    with pytest.raises(AssertionError):
        sum(run(pair(seed)) for seed in range(160))


if __name__ == "__main__":
    wanted, compared, seeds = int(sys.argv[1]), 0, 0
    while compared < wanted:
        compared += asyncio.run(pair(seeds))
        seeds += 1
    sys.stdout.write(f"{compared} pairs of {seeds} games: the same bytes for every viewer\n")
