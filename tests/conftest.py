"""In which surroundings do all tests run?"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.scale.services import Postgres, Word, postgres, word

# a person has none of these, and each hides something: what is written late, or not at all
for name in ("PYTHONUNBUFFERED", "PYTHONIOENCODING", "PYTHONUTF8", "PYTHONDONTWRITEBYTECODE"):
    os.environ.pop(name, None)


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
