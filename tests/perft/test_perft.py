"""Does each engine find the numbers of the perft files?"""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.perft.corpus import (
    CORPUS,
    FILES,
    Engine,
    Entry,
    Found,
    by_core,
    by_python,
    entries,
    written,
)

from imperiale import rulesets

files = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)


@files
@pytest.mark.parametrize("engine", [by_python, by_core])
def test_numbers(file: Path, engine: Engine) -> None:
    for entry in entries(file.read_text(encoding="utf-8")):
        assert engine(entry) == entry.found, entry.line


def test_every_rule_set_has_a_file() -> None:
    assert [file.stem for file in FILES] == list(rulesets.names())


def test_every_entry_asks_something() -> None:
    assert CORPUS
    assert all(any(entry.found) for entry in CORPUS)


def test_a_file_reads_back() -> None:
    entry = Entry(
        "academie | 0 | ...", Found({1: 12, 2: 60}, "0123456789abcdef", "1i0c 0i3c / 8 4")
    )
    assert entries(written(entry) + "# a comment\n") == [entry]


def test_a_word_that_is_not_known_is_refused() -> None:
    with pytest.raises(ValueError, match="begins with 'prft', not deal, perft"):
        entries("prft 1 12")
