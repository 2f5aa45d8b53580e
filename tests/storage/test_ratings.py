"""Does each rated partie count once, whoever tells of it and how often?"""

from __future__ import annotations

import asyncio

from tests.services.houses import run

from imperiale.services.people import Account, Passkey
from imperiale.services.ports import Finished, NumberTakenError, Row, Summary
from imperiale.services.rating import NEW, after
from imperiale.storage.store import Store

OVER = Summary(over=True, listed=False, due=None)


async def people(store: Store, *names: str) -> None:
    for name in names:
        key = Passkey(f"key {name}", name, b"", 0, "", 1, 1)
        await store.people.add(Account(name, name, 1), f"code {name}", key)


def end(*accounts: str, winner: int = 0) -> Finished:
    return Finished("academie", "free", accounts, winner)


def test_parties_of_the_same_people_that_end_at_once_all_count(place: str) -> None:
    """By two processes, the same two people in each other's order."""

    async def scene() -> None:
        stores = [Store(place, shared=True) for _ in range(2)]
        for each in stores:
            await each.open()
        await people(stores[0], "ann", "bob", "cid")

        async def ends(n: int) -> None:
            who = ("ann", "bob") if n % 2 else ("bob", "ann")
            partie = end(*who, winner=who.index("ann"))
            await stores[n % 2].append(f"g{n}", [Row(1, n, None, b"{}")], OVER, (), partie)

        await asyncio.gather(*(ends(n) for n in range(24)))
        strengths = [NEW, NEW]
        for _ in range(24):
            strengths = after(strengths, 0)
        found = await stores[0].ratings.leaders("academie", "free", 10)
        assert [(one.name, one.strength.parties) for one in found] == [("ann", 24), ("bob", 24)]
        for one, wanted in zip(found, strengths, strict=True):
            assert abs(one.strength.mu - wanted.mu) < 1e-9
            assert abs(one.strength.sigma - wanted.sigma) < 1e-9
        for each in stores:
            await each.close()

    run(scene())


def test_a_partie_counts_once_and_not_at_all_if_its_end_is_not_kept(place: str) -> None:
    async def scene() -> None:
        store = Store(place)
        await store.open()
        await people(store, "ann", "bob")
        await store.append("g", [Row(1, 1, None, b"{}")], OVER)
        try:
            await store.append("g", [Row(1, 2, None, b"{}")], OVER, (), end("ann", "bob"))
        except NumberTakenError:
            assert await store.ratings.leaders("academie", "free", 10) == []
        else:
            raise AssertionError("another wrote that line")
        for n in (2, 3):
            await store.append("g", [Row(n, n, None, b"{}")], OVER, (), end("ann", "bob"))
        found = await store.ratings.leaders("academie", "free", 10)
        assert [(one.name, one.strength.parties) for one in found] == [("ann", 1), ("bob", 1)]
        assert (await store.ratings.of("ann"))[0].strength == after([NEW, NEW], 0)[0]
        await store.close()

    run(scene())


def test_who_has_left_is_played_against_and_not_kept(place: str) -> None:
    async def scene() -> None:
        store = Store(place)
        await store.open()
        await people(store, "ann")
        await store.append("g", [Row(1, 1, None, b"{}")], OVER, (), end("ann", "", winner=1))
        assert (await store.ratings.of("ann"))[0].strength == after([NEW, NEW], 1)[0]
        assert await store.ratings.of("") == []
        await store.close()

    run(scene())
