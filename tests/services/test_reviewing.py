"""Are reviews made beside the server, kept, and broken off when nobody wants them any more?"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest
from msgspec.json import encode
from tests.analysis.selfplay import whole_deal
from tests.services.houses import MemoryLog

from imperiale.analysis.review import assembled, review_deal
from imperiale.services import reviewing as module
from imperiale.services.played import Played
from imperiale.services.reviewing import BusyError, Reviewing, Stand

SHORT: dict[str, object] = {"hand_size": 4, "packets": (4,), "tricks_over": 2}
PATIENCE = 120.0


def short(*seeds: bytes) -> Played:
    deals = tuple(whole_deal("academie", seed, "random", 2, **SHORT) for seed in seeds)
    return Played(deals[0].setup.rules, deals, ("a", "b"), whole=True)


async def until(reviewing: Reviewing, key: str, good: Callable[[Stand], bool]) -> Stand:
    async with asyncio.timeout(PATIENCE):
        while True:
            stand = await reviewing.stand(key)
            assert stand is not None
            if good(stand):
                return stand
            await asyncio.sleep(0.02)


def test_a_review_is_made_in_another_process_and_kept() -> None:
    played = short(b"one", b"two")

    async def scene() -> None:
        shelf = MemoryLog()
        reviewing = Reviewing(shelf)
        key = await reviewing.begin(played)
        assert key == played.key == await reviewing.begin(played)
        stand = await until(reviewing, key, lambda now: now.state == "done")
        deals = [review_deal(deal, number) for number, deal in enumerate(played.deals, 1)]
        assert stand.review is not None
        whole = assembled(played.rules, deals, played.names)
        assert encode(stand.review) == encode(whole)
        assert list(shelf.reviews) == [key]
        later = Reviewing(shelf)
        assert await later.begin(played) == key
        found = await later.stand(key)
        assert found is not None
        assert found.review is not None
        assert encode(found.review) == encode(whole)
        await reviewing.close()

    asyncio.run(scene())


def test_it_is_broken_off_and_begun_again() -> None:
    played = short(*(bytes([n]) for n in range(200)))

    async def scene() -> None:
        reviewing = Reviewing(MemoryLog())
        key = await reviewing.begin(played)
        await until(reviewing, key, lambda now: now.state == "working" and bool(now.done))
        reviewing.stop(key)
        stand = await until(reviewing, key, lambda now: now.state == "stopped")
        assert 0 < len(stand.done) < 200
        assert await reviewing.begin(played) == key
        again = await reviewing.stand(key)
        assert again is not None
        assert again.state in ("waiting", "working")
        await reviewing.close()
        reviewing.stop(key)

    asyncio.run(scene())


def test_what_nobody_has_asked_for_is_not_there() -> None:
    assert asyncio.run(Reviewing(MemoryLog()).stand("0" * 64)) is None


def test_too_many_may_not_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST", 1)

    async def scene() -> None:
        reviewing = Reviewing(MemoryLog())
        await reviewing.begin(short(b"one", b"two", b"three"))
        with pytest.raises(BusyError):
            await reviewing.begin(short(b"four"))
        await reviewing.close()

    asyncio.run(scene())


def test_a_process_that_dies_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    async def dies(played: Played, stand: Stand) -> None:
        stand.done.append(review_deal(played.deals[0]))

    monkeypatch.setattr(module, "_worked", dies)

    async def scene() -> None:
        reviewing = Reviewing(MemoryLog())
        key = await reviewing.begin(short(b"one", b"two"))
        stand = await until(reviewing, key, lambda now: now.state == "failed")
        assert len(stand.done) == 1
        await reviewing.close()

    asyncio.run(scene())
