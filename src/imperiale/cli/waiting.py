"""How is it shown how far long work is?"""

from __future__ import annotations

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

__all__ = ["waiting"]


def waiting(*, hidden: bool = False) -> Progress:
    """Return a bar beside the answer; it leaves nothing behind, and no file has it.

    Args:
        hidden: whether there is nothing to wait for.
    """
    screen = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    nobody = hidden or not screen.is_terminal
    return Progress(*columns, console=screen, transient=True, disable=nobody)
