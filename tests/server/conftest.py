"""One server for all tests of a module that only ask it."""

from collections.abc import Iterator

import pytest
from tests.server.running import Server, served


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("games")) as running:
        yield running
