"""How well does somebody on this machine know what was once wrong?"""

from __future__ import annotations

import json
from datetime import date, timedelta
from pathlib import Path
from typing import cast

from platformdirs import user_data_path

from imperiale.cli.common import INPUT_WRONG, Complaint
from imperiale.cli.learned import keep
from imperiale.locales.sentences import tidy
from imperiale.services.practice import Practice, after

__all__ = ["Practised"]


class Practised:
    """What somebody has practised, kept in a file of his data folder.

    Attributes:
        known: by mistake its box, and the day from which on it comes again.

    Raises:
        Complaint: the file is there and cannot be read.
    """

    def __init__(self) -> None:
        self.path = user_data_path("imperiale", appauthor=False) / "mistakes.json"
        self.known: dict[str, tuple[int, date]] = {}
        if self.path.exists():
            self._read(self.path)

    def _read(self, path: Path) -> None:
        try:
            data = json.loads(path.read_text(encoding="utf-8"))
            for name, (box, due) in cast("dict[str, tuple[int, str]]", data).items():
                self.known[str(name)] = int(box), date.fromisoformat(due)
        except (OSError, ValueError, TypeError, AttributeError) as error:
            facts = {"file": tidy(str(path)), "reason": tidy(f"{error}", 200)}
            raise Complaint("mistakes-kept-damaged", INPUT_WRONG, **facts) from None

    def due(self, name: str, today: date) -> bool:
        """Tell whether a mistake is to be asked now."""
        return name not in self.known or self.known[name][1] <= today

    def note(self, name: str, today: date, *, right: bool) -> Practice:
        """Take note of a try and keep it; return how well the mistake is known now.

        Raises:
            Complaint: it cannot be kept.
        """
        box, _ = self.known.get(name, (0, today))
        found = after(box, right=right)
        self.known[name] = found.box, today + timedelta(found.days)
        data = {name: (box, due.isoformat()) for name, (box, due) in self.known.items()}
        keep(self.path, data)
        return found
