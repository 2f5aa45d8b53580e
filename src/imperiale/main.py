"""What happens when a person types ``imperiale``?

The composition root: the only place that knows the command line, the server and the store.
"""

import sys
from collections.abc import Callable
from importlib import import_module
from io import TextIOWrapper
from pathlib import Path
from typing import Any

from imperiale.cli.app import app

__all__ = ["main", "serving"]


def main() -> None:
    """Run the command line and exit with its status."""
    for stream in (sys.stdout, sys.stderr):
        # A terminal that cannot show a sign gets its number: better than no answer at all.
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    app(prog_name="imperiale", obj=serving)


def serving(*, database: Path, ready: Callable[[str], None], **options: Any) -> None:
    """Serve the games of a file; the parts are loaded only when somebody serves.

    Raises:
        OSError: it cannot be listened there.
        ValueError: the games cannot be kept in that file.
    """
    store = import_module("imperiale.storage.store")
    run = import_module("imperiale.server.run")
    run.serve(run.Options(database=database, **options), store.Store(database), ready)
