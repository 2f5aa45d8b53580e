"""How are deals read, a line each, from files of any size and any quality?"""

from __future__ import annotations

import sys
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, NamedTuple

from imperiale.cli.common import Complaint, say, unreadable
from imperiale.services.deal_text import LONGEST

__all__ = ["Line", "lines"]

_MARK = b"\xef\xbb\xbf"


class Line(NamedTuple):
    """A line of a file.

    Attributes:
        number: which one, from 1.
        text: its bytes; of a line longer than :data:`LONGEST`, enough to see that it is.
    """

    number: int
    text: bytes


def lines(file: str) -> Iterator[Line]:
    """Yield the lines of a file, each as soon as it has come; ``-`` is standard input.

    Empty lines at the end are left out.  A byte order mark at the beginning is too: some editors
    put it there.

    Raises:
        Complaint: the file cannot be read.
    """
    try:
        with _opened(file) as stream:
            yield from _lines(stream)
    except (OSError, ValueError) as error:  # a name with a null byte is no name
        raise unreadable(file, error) from None


@contextmanager
def _opened(file: str) -> Generator[BinaryIO]:
    if file != "-":
        with Path(file).open("rb") as stream:
            yield stream
    elif sys.stdin is None:  # pyright: ignore[reportUnnecessaryComparison] - closed by the shell
        raise Complaint("file-unreadable", file=file, reason=say("reason-closed"))
    else:
        yield sys.stdin.buffer


def _lines(stream: BinaryIO) -> Iterator[Line]:
    number = told = 0
    while raw := stream.readline(LONGEST + 2):
        number += 1
        text = raw.strip()
        if not raw.endswith(b"\n"):
            while rest := stream.readline(LONGEST):
                if rest.endswith(b"\n"):
                    break
        if number == 1:
            text = text.removeprefix(_MARK).strip()
        if text:
            yield from (Line(empty, b"") for empty in range(told + 1, number))
            told = number
            yield Line(number, text)
