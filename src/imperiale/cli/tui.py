"""How is the whole terminal taken for the table?"""

from __future__ import annotations

import os
import sys
from typing import Annotated

import typer

from imperiale.cli.common import Complaint, say
from imperiale.cli.tui_shelf import FileShelf

__all__ = ["EPILOG", "tui_command"]

EPILOG = "Example:\n\nimperiale tui --light"


def tui_command(
    context: typer.Context,
    ascii_only: Annotated[  # noqa: FBT002 - the form of Typer's options
        bool, typer.Option("--ascii", help="Nothing but ASCII is drawn.")
    ] = False,
    light: Annotated[  # noqa: FBT002
        bool, typer.Option("--light", help="Dark on light; F2 changes it.")
    ] = False,
) -> None:
    """Open the table on the whole terminal, for keys and mouse: play, look back, review, solve."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()) or os.environ.get("TERM") == "dumb":
        raise Complaint("tui-no-terminal")
    signs = not ascii_only and (sys.stdout.encoding or "").lower().replace("-", "") == "utf8"
    screens = context.obj.screens()
    shelf = FileShelf(screens.ShelfError)
    screens.Terminal(shelf, say.language, letters=not signs, light=light).run()
