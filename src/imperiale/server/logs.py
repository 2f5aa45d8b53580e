"""What does a server say of itself while it runs, and in which form?

No line names a card, a token or a code: what is said is chosen here word for word, and of an error
it says of what kind it was and where, and not what was in it.
"""

from __future__ import annotations

import logging
import sys
import traceback
from datetime import UTC, datetime
from typing import Literal, TypeAlias

import msgspec

__all__ = ["Form", "log_in"]

Form: TypeAlias = Literal["text", "json"]


def log_in(form: Form) -> None:
    """Let everything that is said be written to standard error in a form.

    Text tells what went wrong; JSON, a line for each thing, also what went well.
    """
    handler = logging.StreamHandler(sys.stderr)
    if form == "json":
        handler.setFormatter(Lines())
        logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
        logging.getLogger("imperiale").setLevel(logging.INFO)
    else:
        handler.setFormatter(logging.Formatter("%(levelname)s %(name)s: %(message)s"))
        logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)


class Lines(logging.Formatter):
    """A line of JSON for each thing that is said."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line; ``facts`` given with the record stand in it by their names."""
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "process": record.process,
            "message": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if record.exc_info is not None and record.exc_info[0] is not None:
            kind, _, trace = record.exc_info
            places = traceback.extract_tb(trace)
            line["error"] = kind.__name__
            line["at"] = [f"{place.filename}:{place.lineno} {place.name}" for place in places]
        return msgspec.json.encode(line).decode()
