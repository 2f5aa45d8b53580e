"""Do the examples of the guide come out as written, and does it leave nothing out?"""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest
from tests.cli.running import ROOT

from imperiale.cli.app import COMMANDS
from imperiale.domain.errors import Code

GUIDE = sorted((ROOT / "docs" / "guide").glob("*.md"))
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


class Example(NamedTuple):
    page: Path
    command: str
    output: str


def blocks(page: Path, language: str) -> list[str]:
    """Return the blocks of a page that are written in a language."""
    text = page.read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def examples() -> list[Example]:
    return [
        Example(page, *part.split("\n", maxsplit=1))
        for page in GUIDE
        for block in blocks(page, "console")
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]
    ]


@pytest.mark.parametrize("example", examples(), ids=lambda e: f"{e.page.stem}: {e.command}"[:60])
def test_an_example_comes_out(example: Example, tmp_path: Path) -> None:
    for block in blocks(example.page, "toml"):
        name, text = re.fullmatch(r"# (\S+)\n(.*)", block, re.DOTALL).groups()  # type: ignore[union-attr]
        (tmp_path / name).write_text(text, encoding="utf-8")
    (tmp_path / "proof.json").write_bytes((ROOT / "tests" / "server" / "proof.json").read_bytes())
    path = os.pathsep.join((str(Path(sys.executable).parent), os.environ["PATH"]))
    done = subprocess.run(
        ["sh", "-c", f"{example.command} 2>&1"],
        cwd=tmp_path,
        env={**os.environ, "PATH": path, "NO_COLOR": "1", "COLUMNS": "80"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert example.output.strip()
    checker = doctest.OutputChecker()
    wanted = example.output.replace("<BLANKLINE>\n", "\n")
    assert checker.check_output(wanted, done.stdout, FLAGS), done.stdout


def test_there_are_examples_of_every_command_that_needs_no_person_and_no_server() -> None:
    shown = {word for e in examples() for word in re.findall(r"imperiale (\w+)", e.command)}
    persons = {"play", "tui", "daily", "duplicate", "mistakes"}
    assert set(COMMANDS) - persons - {"serve", "backup", "restore"} <= shown


@pytest.mark.parametrize("page", GUIDE, ids=lambda page: page.stem)
def test_python_comes_out(page: Path) -> None:
    for block in blocks(page, "python"):
        test = doctest.DocTestParser().get_doctest(block, {}, page.name, str(page), 0)
        assert test.examples
        assert doctest.DocTestRunner(optionflags=FLAGS).run(test).failed == 0


@pytest.mark.parametrize("page", GUIDE, ids=lambda page: page.stem)
def test_links_lead_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\(([^)#]+)", page.read_text(encoding="utf-8")):
        assert (page.parent / link).exists(), link


def test_every_command_and_code_is_explained() -> None:
    commands = (ROOT / "docs" / "guide" / "command-line.md").read_text(encoding="utf-8")
    assert not [name for name in COMMANDS if f"`imperiale {name}" not in commands]
    faults = (ROOT / "docs" / "guide" / "faults.md").read_text(encoding="utf-8")
    assert {str(code) for code in Code} == set(re.findall(r"^\| `([a-z-]+)`", faults, re.MULTILINE))
