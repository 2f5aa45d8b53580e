"""Where are results kept that take long, so that none is computed twice?

In JSON Lines: first what they depend on, then a line for each, which says of what it is.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from imperiale.cli.common import INPUT_WRONG, Complaint, unreadable
from imperiale.locales.sentences import tidy

__all__ = ["Kept"]


class Kept:
    """Results by what they are of.

    Attributes:
        known: those that there are.
        path: of their file; ``None`` if nothing is kept.
    """

    def __init__(self, path: Path | None, header: Mapping[str, Any]) -> None:
        """Open a file of results, or begin one; without a path nothing is kept.

        A last line that was cut off when it was written is left out.

        Raises:
            Complaint: the file cannot be read or written, its results depend on something else, or
                a line before the last is damaged.
        """
        self.known: dict[str, dict[str, Any]] = {}
        self.path = path
        if path is None:
            return
        first = json.dumps(header) + "\n"
        try:
            text = path.read_bytes().decode(errors="replace") if path.exists() else ""
        except (OSError, ValueError) as error:
            raise unreadable(str(path), error) from None
        lines = text.splitlines(keepends=True)
        if lines and lines[0] != first:
            raise Complaint("kept-other", status=INPUT_WRONG, file=tidy(str(path)))
        good = [first]
        for number, line in enumerate(lines[1:], 2):
            try:
                found = json.loads(line)
                self.known[str(found.pop("of"))] = found
            except (ValueError, KeyError, AttributeError, TypeError):
                if number < len(lines):
                    facts = {"file": tidy(str(path)), "line": str(number)}
                    raise Complaint("kept-damaged", status=INPUT_WRONG, **facts) from None
            else:
                good.append(line)
        self._write("".join(good), "w")

    def put(self, of: str, result: Mapping[str, Any]) -> None:
        """Keep a result.

        Raises:
            Complaint: the file cannot be written.
        """
        self.known[of] = dict(result)
        self._write(json.dumps({"of": of, **result}) + "\n", "a")

    def _write(self, text: str, mode: str) -> None:
        if self.path is None:
            return
        try:
            with self.path.open(mode, encoding="utf-8", newline="\n") as file:
                file.write(text)
        except (OSError, ValueError) as error:
            reason = tidy(str(getattr(error, "strerror", None) or error))
            raise Complaint("kept-unwritable", file=tidy(str(self.path)), reason=reason) from None
