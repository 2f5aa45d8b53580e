"""Does what a release says of itself hold: its licences, its bill of materials, its wheels?"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LOCK = ROOT / "requirements.lock"


def licences(*after: str) -> subprocess.CompletedProcess[str]:
    """Run Python with the list of licences imported."""
    code = "; ".join(("import licences", *after))
    return subprocess.run(
        [sys.executable, "-c", code],
        env={"PYTHONPATH": str(ROOT / "_build"), "PATH": str(Path(sys.executable).parent)},
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_list_of_licences_is_that_of_what_is_installed() -> None:
    done = licences("print(licences.page(), end='')")
    assert done.returncode == 0, done.stderr
    assert done.stdout == (ROOT / "docs" / "guide" / "licences.md").read_text("utf-8"), (
        "run make licences"
    )


def test_a_licence_that_is_not_free_is_refused() -> None:
    done = licences("licences.installed = lambda: {'shady': 'Proprietary'}", "licences.page()")
    assert done.returncode == 1
    assert "shady: Proprietary" in done.stderr


def test_the_bill_of_materials_names_every_pin(tmp_path: Path) -> None:
    program = Path(sys.executable).with_name("cyclonedx-py")
    out = tmp_path / "play.json"
    subprocess.run([program, "requirements", "-o", out, LOCK], check=True, capture_output=True)
    found = {
        (part["name"].lower().replace("_", "-").replace(".", "-"), part["version"])
        for part in json.loads(out.read_text("utf-8"))["components"]
    }
    pins = set(re.findall(r"^([a-z0-9-]+)==([^ ;]+)", LOCK.read_text("utf-8"), re.MULTILINE))
    assert pins
    assert pins <= found


@pytest.mark.parametrize("version", ["cp311", "cp312"])
def test_wheels_are_built_for_what_is_supported(version: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert f"{version}-*" in project["tool"]["cibuildwheel"]["build"]
    assert project["tool"]["scikit-build"]["wheel"] == {"py-api": "cp312"}
