"""What is measured of a server, for whoever watches over it?

Figures are counts and times, and name no game, no person and no card.  They are told in the form of
Prometheus, whose library is no part of what is needed to play.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Protocol

__all__ = ["Figures", "NoFigures", "NoPrometheusError", "Prometheus", "together"]

FOLDER = "PROMETHEUS_MULTIPROC_DIR"
"""Names where processes put their figures, so that each can tell those of all."""


class NoPrometheusError(ValueError):
    """The library that figures are told by is not installed."""


class Figures(Protocol):
    """Takes note of what happens."""

    def socket(self, change: int) -> None:
        """Take note that a socket was opened (1) or closed (-1)."""
        ...

    def wish(self, came_to: str, seconds: float) -> None:
        """Take note what a wish came to, and in what time."""
        ...

    def answer(self, path: str, status: int) -> None:
        """Take note that a request was answered, by the pattern of its path."""
        ...

    def note(self) -> None:
        """Take note of how it stands at the moment."""
        ...

    def told(self) -> bytes | None:
        """Return what is to be told, if anything is."""
        ...


class NoFigures:
    """Takes note of nothing."""

    def socket(self, change: int) -> None:
        """Take no note."""

    def wish(self, came_to: str, seconds: float) -> None:
        """Take no note."""

    def answer(self, path: str, status: int) -> None:
        """Take no note."""

    def note(self) -> None:
        """Take no note."""

    def told(self) -> bytes | None:
        """Return nothing."""
        return None


class Prometheus:
    """Figures of this process, and of those that share its folder.

    Args:
        held: how many games are held here.
        heard: whether word of other processes goes through.
    """

    def __init__(self, held: Callable[[], int], heard: Callable[[], bool]) -> None:
        self._library: Any = import_module("prometheus_client")
        self._registry = self._library.CollectorRegistry()
        self._held = held
        self._heard = heard
        of = {"registry": self._registry}
        gauge: Any = self._library.Gauge
        counter: Any = self._library.Counter
        several = {"multiprocess_mode": "livesum", **of}
        self._games = gauge("imperiale_games", "Games that are held.", **several)
        self._sockets = gauge("imperiale_sockets", "Sockets that are open.", **several)
        least = {"multiprocess_mode": "livemin", **of}
        self._news = gauge("imperiale_news_up", "Whether processes hear each other.", **least)
        self._answers = counter("imperiale_answers", "Requests answered.", ["path", "status"], **of)
        self._wishes = self._library.Histogram(
            "imperiale_wish_seconds",
            "From a wish to its answer.",
            ["came_to"],
            buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5, 60),
            **of,
        )

    def socket(self, change: int) -> None:
        """Take note that a socket was opened (1) or closed (-1)."""
        self._sockets.inc(change)

    def wish(self, came_to: str, seconds: float) -> None:
        """Take note what a wish came to, and in what time."""
        self._wishes.labels(came_to).observe(seconds)

    def answer(self, path: str, status: int) -> None:
        """Take note that a request was answered, by the pattern of its path."""
        self._answers.labels(path, str(status)).inc()

    def note(self) -> None:
        """Take note of how it stands at the moment."""
        self._games.set(self._held())
        self._news.set(self._heard())

    def told(self) -> bytes | None:
        """Return what is to be told of all processes."""
        registry = self._registry
        if FOLDER in os.environ:
            registry = self._library.CollectorRegistry()
            several: Any = import_module("prometheus_client.multiprocess")
            for process in _gone(Path(os.environ[FOLDER])):
                several.mark_process_dead(process)
            several.MultiProcessCollector(registry)
        found: bytes = self._library.generate_latest(registry)
        return found


def _gone(folder: Path) -> set[int]:
    """Return the processes that left figures of the moment there and are no more."""
    named = {int(file.stem.rpartition("_")[2]) for file in folder.glob("gauge_live*_*.db")}
    gone: set[int] = set()
    for process in named:
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            gone.add(process)
    return gone


def together(workers: int) -> tempfile.TemporaryDirectory[str] | None:
    """Let processes that are begun from here put their figures together.

    Raises:
        NoPrometheusError: the library is not installed.
    """
    if find_spec("prometheus_client") is None:
        raise NoPrometheusError("figures need more: pip install 'imperiale[scale]'")
    if workers == 1:
        return None
    folder = tempfile.TemporaryDirectory(prefix="imperiale-figures-")
    os.environ[FOLDER] = folder.name
    return folder
