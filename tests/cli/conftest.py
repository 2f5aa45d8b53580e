"""No test keeps a partie among those of whoever runs it, or speaks his language."""

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from imperiale.cli.common import say

MEMORY = Path("/dev/shm")
"""Where there is one: a partie is brought to the disk after every move, and a disk is slow."""


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Speak English whatever language the machine has, and after each test again."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    yield
    say.speak("en")


@pytest.fixture(autouse=True)
def state(monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder in which this test's parties are kept."""
    with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as place:
        monkeypatch.setenv("XDG_STATE_HOME", place)
        yield Path(place) / "imperiale" / "parties"
