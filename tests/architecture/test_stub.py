"""Is the committed stub of the core the one that the built core has?"""

import subprocess
import sys
from pathlib import Path

STUB = Path(__file__).parents[2] / "src" / "imperiale" / "_native.pyi"


def test_stub_is_up_to_date(tmp_path: Path) -> None:
    fresh = tmp_path / "_native.pyi"
    generate = [sys.executable, "-m", "nanobind.stubgen", "-q", "-m", "imperiale._native"]
    subprocess.run([*generate, "-o", str(fresh)], check=True)
    assert fresh.read_text() == STUB.read_text(), "renew it with: make stub"
