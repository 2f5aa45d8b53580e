"""Do all places that name a version name the same one?"""

import re
import tomllib
from pathlib import Path

import imperiale

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def found(pattern: str, file: str) -> set[str]:
    return set(re.findall(pattern, (ROOT / file).read_text(encoding="utf-8")))


def test_the_installed_package_is_this_one() -> None:
    assert imperiale.__version__ == PROJECT["version"]


def test_readme_names_the_version() -> None:
    assert found(r"[Vv]ersion (\d+\.\d+\.\d+)", "README.md") == {PROJECT["version"]}


def test_changelog_begins_with_the_version() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    newest = re.search(r"^## \[(\d+\.\d+\.\d+)\]", text, re.MULTILINE)
    assert newest is not None
    assert newest[1] == PROJECT["version"]


def test_readme_and_contributing_name_the_oldest_python() -> None:
    oldest = PROJECT["requires-python"].removeprefix(">=")
    for file in ("README.md", "CONTRIBUTING.md"):
        assert found(r"Python (\d+\.\d+)", file) == {oldest}, file
