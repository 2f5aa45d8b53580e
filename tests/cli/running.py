"""How do the tests run the command line?"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

from typer.testing import CliRunner

from imperiale.cli.app import app

ROOT = Path(__file__).parents[2]
GOLDEN = ROOT / "tests" / "records" / "golden.jsonl"
SHARED = Path(os.environ.get("IMPERIALE_SHARED", ROOT.parent / "shared")) / "records"
RECORDS = [GOLDEN, *sorted(SHARED.glob("*.jsonl"))]
"""Our own records, and those of the independent reference where they lie beside the checkout."""

LINE = (
    "academie | 1 | 0i3c 1i5c"
    " | QA7c QJ87d 7h KA97s / KJT9c K9d KQJA8h Ts | Th | 9h 8c Qs Ad Js Td 8s"
)
"""A deal of one line: elder has four sevens, the dealer the sequence of trumps."""


class Ran(NamedTuple):
    """What a command did: its exit status, and what it wrote."""

    status: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """What it wrote, as JSON."""
        return json.loads(self.out)

    @property
    def lines(self) -> list[Any]:
        """What it wrote, as JSON Lines."""
        return [json.loads(line) for line in self.out.splitlines()]


def run(*arguments: object, given: str | bytes = "") -> Ran:
    """Run a command in this process; a mistake of ours is raised, never taken for a status."""
    done = CliRunner().invoke(app, [str(a) for a in arguments], input=given, prog_name="imperiale")
    if done.exception is not None and not isinstance(done.exception, SystemExit):
        raise done.exception
    return Ran(done.exit_code, done.stdout, done.stderr)


def process(*arguments: str, given: bytes = b"", **more: Any) -> Ran:
    """Run a command in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "imperiale", *arguments],
        input=given,
        capture_output=True,
        check=False,
        timeout=240,
        **more,
    )
    return Ran(done.returncode, done.stdout.decode(), done.stderr.decode())


def records(path: Path = GOLDEN) -> list[dict[str, Any]]:
    """Return the records of a file."""
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
