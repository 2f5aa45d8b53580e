"""Where are the results of an arena kept, and how does it go on from them?"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple, TextIO

from imperiale.cli.common import INPUT_WRONG, Complaint, unreadable
from imperiale.locales.sentences import tidy
from imperiale.services.arena import Arena
from imperiale.services.arena_plan import Plan
from imperiale.services.arena_results import HeaderError, header, line, read_header, read_line

__all__ = ["Kept", "go_on", "opened"]


class Kept(NamedTuple):
    """An arena that goes on from its results.

    Attributes:
        arena: it, with the results taken in.
        file: where further results are to go.
        dropped: the number of the last line, if that was damaged and is left out; else 0.
    """

    arena: Arena
    file: TextIO
    dropped: int


def opened(path: Path, plan: Plan, *, force: bool) -> TextIO:
    """Return a new file of results, its header written.

    Raises:
        Complaint: there is such a file already, and it is not to be written over; or it cannot be
            written.
    """
    try:
        file = path.open("w" if force else "x", encoding="utf-8", newline="\n")
        file.write(header(plan))
        file.flush()
    except FileExistsError:
        raise Complaint("arena-exists", file=tidy(str(path))) from None
    except (OSError, ValueError) as error:
        raise unwritable(path, error) from None
    return file


def unwritable(path: Path, error: Exception) -> Complaint:
    """Return what is said of a file that cannot be written."""
    reason = getattr(error, "strerror", None) or error
    return Complaint("arena-unwritable", file=tidy(str(path)), reason=tidy(str(reason)))


def go_on(path: Path, pairs: int | None, arena_of: Callable[[Plan], Arena]) -> Kept:
    """Return the arena whose results a file holds, ready to play on.

    A line that was cut off when it was written, which only the last can be, is left out.

    Args:
        path: the file.
        pairs: how many pairs there are to be now; by default as many as before.
        arena_of: makes an arena.

    Raises:
        Complaint: the file cannot be read or written, or a line before the last is damaged.
        HeaderError: it holds no results that this version can go on with.
        UnknownAgentError: an agent is not there any more.
    """
    try:
        lines = path.read_bytes().decode(errors="replace").splitlines(keepends=True)
    except (OSError, ValueError) as error:
        raise unreadable(str(path), error) from None
    if not lines:
        raise HeaderError("not-results")
    plan = read_header(lines[0])
    if pairs is not None:
        if pairs < plan.pairs:
            raise Complaint("arena-fewer", pairs=str(pairs), before=str(plan.pairs))
        plan = replace(plan, pairs=pairs)
    arena = arena_of(plan)
    kept = [header(plan)]
    dropped = 0
    for number, text in enumerate(lines[1:], 2):
        try:
            result = read_line(plan, text)
            arena.take(result)
        except ValueError:
            if number < len(lines):
                facts = {"file": tidy(str(path)), "line": str(number)}
                raise Complaint("arena-damaged", status=INPUT_WRONG, **facts) from None
            dropped = number
        else:
            kept.append(line(plan, result))
    try:
        if kept != lines:
            beside = path.with_name(path.name + ".new")
            beside.write_text("".join(kept), encoding="utf-8", newline="\n")
            beside.replace(path)
        return Kept(arena, path.open("a", encoding="utf-8", newline="\n"), dropped)
    except OSError as error:
        raise unwritable(path, error) from None
