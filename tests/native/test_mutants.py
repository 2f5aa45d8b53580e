"""Is a mistake that somebody plants in the core caught by the perft files?

The core is compiled anew with each mistake in a copy of its headers, and asked for the numbers of
the files; without a mistake, under the sanitizers, it must find them all.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
from collections import Counter
from enum import Enum
from pathlib import Path
from typing import NamedTuple, cast

import pytest
from tests.perft.corpus import CORPUS, Entry, Found, digest, ended_with, opening

from imperiale import _native as core
from imperiale.domain.play import Result
from imperiale.engine import native

NATIVE = Path(__file__).parents[2] / "native"
COMPILE = [*shlex.split(os.environ.get("CXX", "c++")), "-std=c++20", f"-I{NATIVE / 'tests'}"]
SANITIZE = ["-O1", "-fsanitize=address,undefined", "-fno-sanitize-recover=all"]


class Mutant(NamedTuple):
    """A mistake: in a header, these words instead of those."""

    name: str
    header: str
    right: str
    wrong: str


MUTANTS = [
    Mutant("no duty to follow", "follow", "{held & of_suit(suit_of(trick[0])), held", "{held"),
    Mutant("no duty to trump", "follow", ", held & of_suit(trump)}", "}"),
    Mutant("beats the trumps only", "follow", "higher ? higher : same;", "same;"),
    Mutant(
        "no duty to overtrump", "follow", "return higher ? higher : trumps ?", "return trumps ?"
    ),
    Mutant("beats though trumped", "follow", "if (led != trump)", "if (false)"),
    Mutant("a trump takes nothing", "tricks", ": suit == trump)", ": false)"),
    Mutant("any high card takes", "tricks", "suit == best_suit ? card > top", "true ? card > top"),
    Mutant("a tie marks", "tricks", "taken <= best_other", "taken < best_other"),
    Mutant("to the wrong seat", "position", "(leader + best) %", "(leader + best + 1) %"),
    Mutant("honours of the last card", "position", "won |= bit(trick[place]);", ";"),
    Mutant("capot forgotten", "settle", "tricks[s] == rules.deal_tricks", "tricks[s] > 99"),
    Mutant("from seat 0 on", "rules", "(dealer + 1U + place) %", "(place) %"),
    Mutant(
        "winner draws last", "position", "hands[(leader + place) %", "hands[(leader + 1 + place) %"
    ),
    Mutant("shown again", "position", "if (mine >> one.shown_bit & 1U) continue;", ""),
    Mutant("a short hand is blank", "position", "count(held) == rules.hand_size", "true"),
    Mutant("wipe forgotten", "marking", "if (rules.wipe && wipes && now > before)", "if (false)"),
    Mutant(
        "who wins wipes", "marking", "if (rules.target && now >= rules.target) return true;", ""
    ),
    Mutant("wipes himself too", "marking", "if (other != seat) forfeit", "forfeit"),
    Mutant("seven counters", "marking", "COUNTERS = 6", "COUNTERS = 7"),
]


def cpp(value: object) -> str:
    """Write a value of the core as C++ has it."""
    match value:
        case Enum():
            return f"{type(value).__name__}::{value.name}"
        case bool():
            return str(value).lower()
        case int():
            return str(value)
        case list():
            return "{" + ", ".join(map(cpp, cast("list[object]", value))) + "}"
        case _:
            return f"{type(value).__name__}{{{', '.join(fields(value))}}}"


def fields(value: object) -> list[str]:
    """Write the fields of a value, in their order, which is that of the binding."""
    found: list[str] = []
    for name, kind in vars(type(value)).items():
        if isinstance(kind, property):
            field = getattr(value, name)
            found.append(f".{name} = {cpp(field)}")
            if isinstance(value, core.Rules) and isinstance(field, list):
                found.append(f".{name}_size = {len(cast('list[object]', field))}")
    return found


def case(entry: Entry) -> str:
    deal, asked = opening(entry), entry.found
    play, plies = [int(card) for card in entry.record.play], list(asked.perft)
    parts = (native.rules_of(deal), native.position_of(deal), play, plies, bool(asked.tally))
    return f"{{{', '.join(map(cpp, parts))}}},\n"


@pytest.fixture(scope="module")
def cases(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Compile the deals of the perft files, which are the same for all mutants."""
    folder = tmp_path_factory.mktemp("cases")
    text = '#include "corpus.hpp"\nnamespace imperiale {\nconst std::vector<Case> CORPUS = {\n'
    text += "".join(map(case, CORPUS)) + "};\n}\n"
    (folder / "cases.cpp").write_text(text)
    made = folder / "cases.o"
    build(NATIVE / "include", "-O0", "-c", str(folder / "cases.cpp"), "-o", str(made))
    return made


def build(include: Path, *how: str) -> None:
    subprocess.run([*COMPILE, f"-I{include}", *how], check=True)


def founds(include: Path, cases: Path, folder: Path, *how: str) -> list[Found] | None:
    """Compile the core and ask it; None if it refuses a card, or breaks down."""
    program = folder / "corpus_test"
    build(include, *how, str(NATIVE / "tests" / "corpus_test.cpp"), str(cases), "-o", str(program))
    ran = subprocess.run([program], capture_output=True, text=True, check=False, timeout=240)
    if ran.returncode:
        return None
    blocks = ran.stdout.split("deal\n")[1:]
    assert len(blocks) == len(CORPUS)
    return [read(block, entry.found) for block, entry in zip(blocks, CORPUS, strict=True)]


def read(block: str, asked: Found) -> Found:
    perft: dict[int, int] = {}
    results: Counter[Result] = Counter()
    for line in block.splitlines():
        if line.startswith("perft"):
            _, cards, ways = line.split()
            perft[int(cards)] = int(ways)
        else:
            row, _, times = line.partition(" x ")
            results[native.result([int(word) for word in row.split()])] = int(times)
    return Found(
        perft,
        digest(results) if asked.tally else "",
        ended_with(next(iter(results), None)) if asked.result else "",
    )


def test_the_core_finds_every_number_under_the_sanitizers(cases: Path, tmp_path: Path) -> None:
    found = founds(NATIVE / "include", cases, tmp_path, *SANITIZE)
    assert found == [entry.found for entry in CORPUS]


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.name)
def test_a_mistake_is_caught(mutant: Mutant, cases: Path, tmp_path: Path) -> None:
    include = shutil.copytree(NATIVE / "include", tmp_path / "include")
    header = include / "imperiale" / f"{mutant.header}.hpp"
    text = header.read_text(encoding="utf-8")
    assert text.count(mutant.right) == 1, "the mistake must be planted in one place"
    header.write_text(text.replace(mutant.right, mutant.wrong), encoding="utf-8")
    # The examples that the compiler checks would catch some; here the files must.
    found = founds(include, cases, tmp_path, "-O1", "-Dstatic_assert(...)=", "-DNDEBUG")
    assert found != [entry.found for entry in CORPUS]
