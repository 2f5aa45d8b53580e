"""Do the lock files hold what pyproject asks for, and nothing of the machine that made them?"""

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
GROUPS, EXTRAS = PYPROJECT["dependency-groups"], PYPROJECT["project"]["optional-dependencies"]
TOOLS: list[str] = PYPROJECT["project"]["dependencies"] + GROUPS["dev"]
LAB: list[str] = [*TOOLS, *GROUPS["lab"]] + [
    line for extra in ("envs", "sim", "cluster") for line in EXTRAS[extra]
]
WANTED = {"requirements.lock": TOOLS, "requirements-lab.lock": LAB}
each_lock = pytest.mark.parametrize("lock", WANTED)


def text_of(lock: str) -> str:
    return (ROOT / lock).read_text(encoding="utf-8")


def pins(lock: str) -> dict[str, set[str]]:
    """Return the versions of every package, which may differ by Python."""
    found: dict[str, set[str]] = {}
    for name, version in re.findall(r"^([a-z0-9-]+)==([^ ;]+)", text_of(lock), re.MULTILINE):
        found.setdefault(name, set()).add(version)
    return found


@each_lock
def test_lock_holds_every_dependency(lock: str) -> None:
    assert WANTED[lock]
    for line in WANTED[lock]:
        requirement = Requirement(line)
        versions = pins(lock)[canonicalize_name(requirement.name)]
        assert all(map(requirement.specifier.contains, versions)), f"{line}: run make lock"


def test_the_laboratory_is_built_on_the_tools() -> None:
    tools, lab = pins("requirements.lock"), pins("requirements-lab.lock")
    assert {name: lab[name] for name in tools} == tools, "run make lock"


@each_lock
def test_every_pin_has_its_hashes(lock: str) -> None:
    entries = re.split(r"\n(?=[a-z0-9-]+==)", text_of(lock))[1:]
    assert len(entries) == sum(map(len, pins(lock).values()))
    assert not [entry.split()[0] for entry in entries if "--hash=sha256:" not in entry]


@each_lock
def test_lock_names_no_host_and_no_path(lock: str) -> None:
    assert not re.findall(
        r"(?i)https?:|file:|index-url|find-links|^ *[./]", text_of(lock), re.MULTILINE
    )
