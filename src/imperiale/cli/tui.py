"""How is the whole terminal taken for the table?"""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from imperiale.cli.common import Complaint, on_terminal, one_form, say
from imperiale.cli.tui_shelf import FileShelf
from imperiale.locales.sentences import tidy

__all__ = ["EPILOG", "tui_command"]

EPILOG = "Example:\n\nimperiale tui --ascii"


def tui_command(
    context: typer.Context,
    server: Annotated[
        str | None,
        typer.Option("--server", help="The link to a table: https://cards.example/g/NAME."),
    ] = None,
    name: Annotated[
        str | None, typer.Option("--name", help="How you are called at the table of a server.")
    ] = None,
    token: Annotated[
        str | None,
        typer.Option("--token", envvar="IMPERIALE_TOKEN", help="What proves whose a seat is."),
    ] = None,
    code: Annotated[
        str | None, typer.Option("--code", help="Take your seat up by its code, as the page tells.")
    ] = None,
    watch: Annotated[  # noqa: FBT002 - the form of Typer's options
        bool, typer.Option("--watch", help="Only look on.")
    ] = False,
    ascii_only: Annotated[  # noqa: FBT002
        bool, typer.Option("--ascii", help="Nothing but ASCII is drawn.")
    ] = False,
    light: Annotated[  # noqa: FBT002
        bool, typer.Option("--light", help="Dark on light; F2 changes it.")
    ] = False,
) -> None:
    """Open the table on the whole terminal, for keys and mouse: play, look back, review, solve."""
    screens = context.obj.screens()
    join = None
    if server is not None:
        place = screens.place_of(server)
        if place is None:
            raise Complaint("tui-link", found=tidy(server, 60))
        one_form(token=token, code=code)
        join = screens.Join(place._replace(token=token or ""), name or "", code or "", watch)
    else:
        given = {"--name": name, "--code": code, "--watch": watch or None}
        for option, value in given.items():
            if value is not None:
                raise Complaint("tui-alone", option=option)
    if not on_terminal():
        raise Complaint("tui-no-terminal")
    signs = not ascii_only and (sys.stdout.encoding or "").lower().replace("-", "") == "utf8"
    shelf = FileShelf(screens.ShelfError)
    screens.Terminal(shelf, say.language, letters=not signs, light=light, join=join).run()
