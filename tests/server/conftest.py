"""One server for all tests of a module that only ask it, and one of each kind."""

from collections.abc import Iterator

import pytest
from tests.scale.services import Postgres, Word
from tests.server.running import Server, served


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("games")) as running:
        yield running


@pytest.fixture(scope="module", params=["a file", "two processes on PostgreSQL and Redis"])
def any_server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    more: tuple[str, ...] = ()
    if request.param != "a file":
        cluster: Postgres = request.getfixturevalue("cluster")
        redis: Word = request.getfixturevalue("redis_server")
        more = ("--workers", "2", "--database", cluster.place(), "--redis", redis.address)
    with served(tmp_path_factory.mktemp("games"), *more) as running:
        yield running
