"""What has somebody solved on this machine, and how well?"""

from __future__ import annotations

import json
from pathlib import Path
from typing import cast

from platformdirs import user_data_path

from imperiale.analysis.problems import Problem
from imperiale.cli.common import INPUT_WRONG, Complaint
from imperiale.cli.learned import keep
from imperiale.locales.sentences import tidy
from imperiale.services.solving import NEW, Strength, after

__all__ = ["Progress"]


class Progress:
    """What somebody has tried, kept in a file of his data folder.

    Attributes:
        strength: how well he solves.
        tried: by problem, whether he has found its card, at whatever try.

    Raises:
        Complaint: the file is there and cannot be read.
    """

    def __init__(self) -> None:
        self.path = user_data_path("imperiale", appauthor=False) / "problems.json"
        self.strength = NEW
        self.tried: dict[str, bool] = {}
        if self.path.exists():
            self._read(self.path)

    def _read(self, path: Path) -> None:
        try:
            data = json.loads(path.read_text(encoding="utf-8"))
            self.strength = Strength(float(data["mu"]), float(data["sigma"]))
            tried = cast("dict[object, object]", data["tried"])
            self.tried = {str(name): bool(right) for name, right in tried.items()}
        except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
            reason = tidy(f"{type(error).__name__}: {error}", 200)
            facts = {"file": tidy(str(path)), "reason": reason}
            raise Complaint("problems-kept-damaged", INPUT_WRONG, **facts) from None

    def note(self, problem: Problem, *, right: bool) -> bool:
        """Take note of a try, and keep it; return whether it counts: only the first does.

        Raises:
            Complaint: it cannot be kept.
        """
        first = problem.name not in self.tried
        if first:
            self.strength = after(self.strength, problem, right=right)
        self.tried[problem.name] = right or self.tried.get(problem.name, False)
        data = {**self.strength._asdict(), "tried": self.tried}
        keep(self.path, data)
        return first
