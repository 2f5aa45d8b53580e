"""Does the lock file hold what pyproject asks for, and nothing of the machine that made it?"""

import re
import tomllib
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
LOCK = (ROOT / "requirements.lock").read_text(encoding="utf-8")
PINS = dict(re.findall(r"^([a-z0-9-]+)==([^ ;]+)", LOCK, re.MULTILINE))
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
WANTED: list[str] = PYPROJECT["project"]["dependencies"] + PYPROJECT["dependency-groups"]["dev"]


def test_lock_holds_every_dependency() -> None:
    assert WANTED
    for line in WANTED:
        requirement = Requirement(line)
        assert requirement.specifier.contains(PINS[canonicalize_name(requirement.name)]), (
            f"{line}: run make lock"
        )


def test_every_pin_has_its_hashes() -> None:
    entries = re.split(r"\n(?=[a-z0-9-]+==)", LOCK)[1:]
    assert len(entries) == len(PINS)
    assert not [entry.split()[0] for entry in entries if "--hash=sha256:" not in entry]


def test_lock_names_no_host_and_no_path() -> None:
    assert not re.findall(r"(?i)https?:|file:|index-url|find-links|^ *[./]", LOCK, re.MULTILINE)
