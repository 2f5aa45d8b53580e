"""Do the tests deal the same cards every time, and others when they are told to?"""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

import pytest
from tests.seeded import IMPERIALE, PLACE, SEED, named

from imperiale.services.dealer import fresh_seed
from imperiale.services.drawing import Draw


def seed_of_a_process(seed: str) -> str:
    """Return the seed of a contest in a process of its own."""
    done = subprocess.run(
        [*IMPERIALE, "arena", "random", "greedy", "--pairs", "1", "--option", "target=1"],
        capture_output=True,
        check=True,
        env={**os.environ, "IMPERIALE_TEST_SEED": seed},
    )
    (found,) = re.findall(rb"seed (\w{5}(?:-\w{5}){3})", done.stdout)
    return bytes(found).decode()


def drawn(folder: Path, name: str, seed: str = SEED) -> list[str]:
    """Return what the program draws here, and then in a process, for a test of that name."""
    folder.mkdir()
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(PLACE, str(folder))
        with named(name):
            return [fresh_seed(), Draw().word(10), Draw().secret(), seed_of_a_process(seed)]


def test_what_is_drawn_follows_from_the_name_of_the_test_and_the_seed_of_all(
    tmp_path: Path,
) -> None:
    first = drawn(tmp_path / "first", "a test")
    assert drawn(tmp_path / "again", "a test") == first
    assert not {*first} & {*drawn(tmp_path / "other", "another test")}
    assert drawn(tmp_path / "seed", "a test", f"not {SEED}")[-1] not in first
    assert len({*first}) == 4
