"""Do imports only point down, and would the check notice if they did not?"""

import os
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "imperiale"
CONTRACTS = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"][
    "contracts"
]

# contract -> what breaks it, as (new file, its text)
PLANTS = [
    ("floors", "domain/planted.py", "import imperiale.rulesets"),
    ("floors", "domain/planted.py", "import imperiale.main"),
    ("floors", "rulesets/planted.py", "import imperiale.main"),
    ("floors", "attic.py", ""),  # a room that is on no floor
    ("pure-domain", "domain/planted.py", "import random"),
    ("pure-domain", "domain/planted.py", "from time import perf_counter"),
    ("pure-domain", "domain/rules/planted.py", "from pathlib import Path"),
]


def lint_imports(package: Path) -> subprocess.CompletedProcess[str]:
    """Check the contracts on the package as it lies in this folder.

    Started without ``site``, else the editable install would put its own tree first.
    """
    paths = [str(package.parent), sysconfig.get_path("purelib"), sysconfig.get_path("platlib")]
    run = "from importlinter.cli import lint_imports_command as run; run()"
    return subprocess.run(
        [sys.executable, "-S", "-c", run, "--no-cache", str(ROOT / "pyproject.toml")],
        cwd=package.parent,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths), "COLUMNS": "200"},
        capture_output=True,
        text=True,
        check=False,
    )


def test_contracts_hold() -> None:
    done = lint_imports(PACKAGE)
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"{len(CONTRACTS)} kept, 0 broken" in done.stdout


def test_every_contract_has_a_plant() -> None:
    assert {contract["id"] for contract in CONTRACTS} == {contract for contract, _, _ in PLANTS}


@pytest.mark.parametrize(("contract", "file", "text"), PLANTS)
def test_planted_violation_is_caught(tmp_path: Path, contract: str, file: str, text: str) -> None:
    package = tmp_path / "imperiale"
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__"))
    (package / file).write_text(text)
    name = next(c["name"] for c in CONTRACTS if c["id"] == contract)
    done = lint_imports(package)
    assert done.returncode == 1, done.stdout + done.stderr
    assert f"{name} BROKEN" in done.stdout
