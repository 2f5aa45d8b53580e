"""Is every guard that the guide names held by a test that there is?"""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_every_guard_has_its_test() -> None:
    guide = (ROOT / "docs" / "guide" / "hosting.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`(test_\w+)`", guide))
    assert len(named) >= 13
    files = [*(ROOT / "tests" / "server").glob("*.py"), *(ROOT / "tests" / "services").glob("*.py")]
    text = "\n".join(file.read_text(encoding="utf-8") for file in files)
    assert {name for name in named if f"def {name}(" not in text} == set()
