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
    "comes_first",
    "complaint_of",
    "copy",
    "folder",
    "fresh_file",
    "kept_files",
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
    so that at any moment one of them is there whole.  What another program has put there is left
    as it is, and the partie is kept in a file of a new number.

    Args:
        path: the file.
        text: what it holds; ``None`` if it is to be made.

    Attributes:
        path: the file.
        moved: whether it is another one than at first.
        trouble: why the last text could not be kept; empty if it was.
    """

    def __init__(self, path: Path, text: str | None = None) -> None:
        self.path = path
        self.moved = False
        self.trouble = ""
        self._text = text

    def keep(self, text: str) -> None:
        """Keep a text; what goes wrong is noted, for a game need not end for a full disk."""
        try:
            while not _replace(self.path, self._text, text):
                self.moved = self.moved or self._text is not None
                self.path, self._text = fresh_file(), None
            self._text = text
            self.trouble = ""
        except OSError as error:
            self.trouble = error.strerror or str(error)


def _replace(path: Path, old: str | None, new: str) -> bool:
    """Put a text in the place of another, or of no file; tell whether something else was there."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if old is not None and path.exists() and path.read_bytes() != old.encode():
        return False
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".new", dir=path.parent)
    beside = Path(name)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(new)
            file.flush()
            os.fsync(file.fileno())
        if old is not None:
            beside.replace(path)
        elif not _put(beside, path):
            return False
    finally:
        with suppress(OSError):
            beside.unlink()
    _bring_to_disk(path.parent)
    return True


def _put(beside: Path, path: Path) -> bool:
    """Give a file a name that none has; tell whether none had it."""
    try:
        path.hardlink_to(beside)
    except FileExistsError:
        return False
    except OSError:  # this file system knows no second names
        if path.exists():
            return False
        beside.replace(path)
    return True


def copy(path: Path, text: str) -> None:
    """Write a text to a file of its own.

    Raises:
        FileExistsError: there is one of that name; it is left as it is.
        OSError: it cannot be written; no part of it is left.
    """
    with path.open("x", encoding="utf-8") as file:
        try:
            file.write(text)
            file.flush()
        except OSError:
            path.unlink()
            raise


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
    numbers = [int(p.stem.removeprefix("partie-")) for p in kept_files(place)]
    return place / f"partie-{max(numbers, default=0) + 1:04}.json"


def kept_files(place: Path) -> list[Path]:
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
    for path in kept_files(folder()):
        text = read_file(path)
        try:
            if not read(text).over:
                return Unfinished(path, text)
        except SaveError as error:
            raise complaint_of(error, path) from None
    return None


def comes_first(path: Path) -> bool:
    """Tell whether a file is the one that is resumed if none is named.

    It is not if it lies elsewhere, if another program plays too, or if the clock was set back.
    """
    try:
        first = unfinished()
    except Complaint:
        return False
    return first is not None and first.path == path


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
