"""How is what somebody has learned kept on this machine?"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from imperiale.cli.common import INPUT_WRONG, Complaint
from imperiale.locales.sentences import tidy

__all__ = ["keep"]


def keep(path: Path, data: Any) -> None:
    """Write a file anew, as a whole or not at all.

    Raises:
        Complaint: it cannot be written.
    """
    beside = path.with_suffix(".new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        beside.write_text(json.dumps(data), encoding="utf-8")
        beside.replace(path)
    except OSError as error:
        facts = {"file": tidy(str(path)), "reason": tidy(error.strerror or str(error))}
        raise Complaint("problems-kept-unwritable", INPUT_WRONG, **facts) from None
