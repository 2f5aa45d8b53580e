"""In which surroundings do all tests run?"""

from __future__ import annotations

import os
import random
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

import hypothesis
import pytest
from tests import seeded
from tests.scale.services import Postgres, Word, postgres, word

# a person has none of these, and each hides something: what is written late, or not at all
for name in ("PYTHONUNBUFFERED", "PYTHONIOENCODING", "PYTHONUTF8", "PYTHONDONTWRITEBYTECODE"):
    os.environ.pop(name, None)

seeded.begin()

# what is tried at random is the same every time, and no test fails because the machine is busy
hypothesis.settings.register_profile(
    "steady",
    derandomize="IMPERIALE_TEST_SEED" not in os.environ,
    deadline=None,
    suppress_health_check=[hypothesis.HealthCheck.too_slow],
)
hypothesis.settings.load_profile("steady")


def pytest_configure(config: pytest.Config) -> None:
    if config.option.hypothesis_seed is None:
        config.option.hypothesis_seed = int.from_bytes(seeded.told("hypothesis", size=4))


@pytest.fixture(scope="session", autouse=True)
def _seeded() -> None:
    seeded.install()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, Any, Any]:
    """Let all that a test draws follow from its name."""
    with seeded.named(item.nodeid):
        random.seed(seeded.told(item.nodeid))
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_fixture_setup(
    fixturedef: pytest.FixtureDef[Any], request: pytest.FixtureRequest
) -> Generator[None, Any, Any]:
    """What several tests share follows from its own name, not from who asks for it first."""
    if fixturedef.scope == "function":
        return (yield)
    param = getattr(request, "param", "")
    with seeded.named(f"{fixturedef.baseid}::{fixturedef.argname}[{param}]"):
        return (yield)


@pytest.fixture(scope="session")
def cluster() -> Iterator[Postgres]:
    with postgres() as running:
        yield running


@pytest.fixture(scope="session")
def redis_server() -> Iterator[Word]:
    with word() as running:
        yield running


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where games are kept: in a file, and in PostgreSQL."""
    if request.param == "sqlite":
        return str(tmp_path / "games.db")
    cluster: Postgres = request.getfixturevalue("cluster")
    return cluster.place()
