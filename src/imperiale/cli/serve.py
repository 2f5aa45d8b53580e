"""How is the page with its tables served from the command line?"""

from __future__ import annotations

import logging
import webbrowser
from pathlib import Path
from typing import Annotated, Any, Protocol

import typer
from platformdirs import user_data_path

from imperiale.cli.common import Complaint, say
from imperiale.locales.sentences import tidy

__all__ = ["EPILOG", "Serving", "serve_command"]

EPILOG = "Example:\n\nimperiale serve --no-open"


class Serving(Protocol):
    """What serves; handed in, for the command line does not know the server."""

    def __call__(self, *, ready: Any, **options: Any) -> None:
        """Serve until somebody interrupts.

        Raises:
            OSError: it cannot listen there.
            ValueError: the games cannot be kept in that file; the message says why.
        """
        ...


def serve_command(
    context: typer.Context,
    host: Annotated[
        str, typer.Option("--host", help="The address to listen on; 0.0.0.0 is all.")
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option("--port", min=0, max=65535, help="The port; 0 takes one that is free.")
    ] = 8421,
    no_open: Annotated[  # noqa: FBT002 - the form of Typer's options
        bool, typer.Option("--no-open", help="Do not open the page in a browser.")
    ] = False,
    database: Annotated[
        Path | None, typer.Option("--database", help="The file in which games are kept.")
    ] = None,
    origin: Annotated[
        list[str] | None,
        typer.Option("--origin", help="Where else the page may be, e.g. https://cards.example."),
    ] = None,
    workers: Annotated[
        int, typer.Option("--workers", min=1, max=64, help="Processes in which agents think.")
    ] = 2,
    budget: Annotated[
        float, typer.Option("--budget", min=0.1, help="Seconds that an agent may think of a move.")
    ] = 3.0,
    actions: Annotated[
        int, typer.Option("--actions", min=1, help="Wishes of a seat in 20 seconds.")
    ] = 60,
    posts: Annotated[
        int, typer.Option("--posts", min=1, help="Forms from an address in 20 seconds.")
    ] = 60,
) -> None:
    """Serve the page: play in the browser, alone or with others."""
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    file = database or user_data_path("imperiale", appauthor=False) / "games.db"
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise _unusable(file, error) from None

    def ready(address: str) -> None:
        typer.echo(say("serve-ready", address=address, file=tidy(str(file), 1000)))
        if not no_open:
            webbrowser.open(address)

    serving: Serving = context.obj
    try:
        serving(
            host=host,
            port=port,
            database=file,
            origins=tuple(origin or ()),
            workers=workers,
            budget=budget,
            actions=actions,
            posts=posts,
            ready=ready,
        )
    except OSError as error:
        facts = {
            "host": tidy(host),
            "port": str(port),
            "reason": tidy(error.strerror or str(error)),
        }
        raise Complaint("serve-cannot-listen", 1, **facts) from None
    except ValueError as error:
        raise _unusable(file, error) from None
    except KeyboardInterrupt:
        # a server that a shell began in the background is not interrupted: it just ends
        pass
    typer.echo(say("serve-ended"))


def _unusable(file: Path, error: Exception) -> Complaint:
    return Complaint("serve-database", 1, file=tidy(str(file), 1000), reason=tidy(str(error), 300))
