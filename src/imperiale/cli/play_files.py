"""Where are parties kept on this machine, and how do they survive a crash?"""

from __future__ import annotations

import os
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from platformdirs import user_state_path

from imperiale.cli.common import Complaint, unreadable
from imperiale.locales.sentences import tidy
from imperiale.services.saves import SaveError, read

__all__ = [
    "FileKeeper",
    "Unfinished",
    "complaint_of",
    "folder",
    "fresh_file",
    "read_file",
    "unfinished",
]

LARGEST = 4_000_000
"""Bytes of the largest file that is read as a partie; one of a hundred deals has a tenth of it."""


def folder() -> Path:
    """Return the folder of kept parties."""
    return user_state_path("imperiale", appauthor=False) / "parties"


class FileKeeper:
    """Keeps a partie in a file.

    The new text is written beside the old one, brought to the disk, and put in its place at once,
    so that at any moment one of them is there whole.

    Attributes:
        path: the file.
        trouble: why the last text could not be kept; empty if it was.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.trouble = ""

    def keep(self, text: str) -> None:
        """Keep a text; what goes wrong is noted, for a game need not end for a full disk."""
        try:
            _replace(self.path, text)
            self.trouble = ""
        except OSError as error:
            self.trouble = error.strerror or str(error)


def _replace(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".new", dir=path.parent)
    beside = Path(name)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except BaseException:
        with suppress(OSError):
            beside.unlink()
        raise
    _bring_to_disk(path.parent)


def _bring_to_disk(directory: Path) -> None:
    """Make the new name last too, on systems where a folder can be opened."""
    if not hasattr(os, "O_DIRECTORY"):
        return
    handle = os.open(directory, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def fresh_file() -> Path:
    """Return a file for a new partie, of a number that was never used."""
    place = folder()
    numbers = [int(p.stem.removeprefix("partie-")) for p in _kept(place)]
    return place / f"partie-{max(numbers, default=0) + 1:04}.json"


def _kept(place: Path) -> list[Path]:
    """Return the files of parties in a folder, those changed last first."""
    found = [p for p in place.glob("partie-*.json") if p.stem.removeprefix("partie-").isdecimal()]
    return sorted(found, key=lambda path: (path.stat().st_mtime_ns, path.name), reverse=True)


class Unfinished(NamedTuple):
    """A partie that waits to be played on."""

    path: Path
    text: str


def unfinished() -> Unfinished | None:
    """Return the unfinished partie that was played last.

    Raises:
        Complaint: a later one is there, but cannot be read.
    """
    for path in _kept(folder()):
        text = read_file(path)
        try:
            if not read(text).over:
                return Unfinished(path, text)
        except SaveError as error:
            raise complaint_of(error, path) from None
    return None


def read_file(path: Path) -> str:
    """Return the text of a kept partie.

    Raises:
        Complaint: the file cannot be read, or is none.
    """
    try:
        with path.open("rb") as file:
            raw = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        raise unreadable(str(path), error) from None
    if len(raw) > LARGEST:
        raise Complaint("save-too-large", status=1, file=tidy(str(path)))
    return raw.decode("utf-8", errors="replace")


def complaint_of(error: SaveError, path: Path) -> Complaint:
    """Return what is said of a file that holds no partie to be played on."""
    facts = {name: tidy(str(value), 300) for name, value in error.facts.items()}
    return Complaint(f"save-{error.fault}", status=1, file=tidy(str(path)), **facts)
