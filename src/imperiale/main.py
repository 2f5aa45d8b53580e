"""What happens when a person types ``imperiale``?

The composition root: the only place that knows the command line, the server and the store.
"""

import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from io import TextIOWrapper
from typing import Any

from imperiale.cli.app import app

__all__ = ["main", "serving", "stores"]


def main() -> None:
    """Run the command line and exit with its status."""
    for stream in (sys.stdout, sys.stderr):
        # A terminal that cannot show a sign gets its number: better than no answer at all.
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    app(prog_name="imperiale", obj=Parts)


class Parts:
    """What the command line is handed, for it knows neither screens nor server nor store."""

    @staticmethod
    def copying() -> Any:
        """Return what copies games to a file and back."""
        return import_module("imperiale.storage.copying")

    @staticmethod
    def screens() -> Any:
        """Return what takes the whole terminal."""
        return import_module("imperiale.tui.app")

    @staticmethod
    def serving(**options: Any) -> None:
        """Serve; see :func:`serving`."""
        serving(**options)


def serving(
    *, database: str, redis: str | None, ready: Callable[[str], None], **options: Any
) -> None:
    """Serve the games of a database; the parts are loaded only when somebody serves.

    Raises:
        OSError: it cannot be listened there.
        ValueError: the games cannot be kept there.
    """
    run = import_module("imperiale.server.run")
    several = options["workers"] > 1
    run.serve(run.Options(**options), partial(stores, database, redis, shared=several), ready)


def stores(database: str, redis: str | None, *, shared: bool) -> tuple[Any, Any]:
    """Return what a process keeps games in, and by what it hears of other processes.

    Raises:
        ValueError: the games cannot be kept there.
    """
    store = import_module("imperiale.storage.store")
    news = None
    if redis is not None:
        if find_spec("redis") is None:
            raise ValueError("Redis needs more: pip install 'imperiale[scale]'")
        news = import_module("imperiale.storage.news").RedisNews(redis)
    return store.Store(database, shared=shared or news is not None), news
