"""Does the example teach an agent something?"""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

FILE = Path(__file__).parents[2] / "examples" / "train.py"


@pytest.fixture(scope="module")
def example() -> Any:
    spec = spec_from_file_location("train", FILE)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_few_deals_teach_something(example: Any, capsys: pytest.CaptureFixture[str]) -> None:
    example.main(["--deals", "60", "--pairs", "60"])
    before, after = capsys.readouterr().out.splitlines()
    margins = [float(line.split(": ")[1].split()[0]) for line in (before, after)]
    assert margins[0] < -1
    assert margins[1] > margins[0] + 0.5


def test_what_was_learnt_follows_from_the_seed(example: Any) -> None:
    assert (example.train(3, 1) == example.train(3, 1)).all()
    assert (example.train(3, 1) != example.train(3, 2)).any()
