"""How is the page with its tables served from the command line?"""

from __future__ import annotations

import logging
import webbrowser
from pathlib import Path
from typing import Annotated, Any, Protocol
from urllib.parse import urlsplit

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
        str,
        typer.Option(
            "--host", envvar="IMPERIALE_HOST", help="The address to listen on; 0.0.0.0 is all."
        ),
    ] = "127.0.0.1",
    port: Annotated[
        int,
        typer.Option(
            "--port",
            envvar="IMPERIALE_PORT",
            min=0,
            max=65535,
            help="The port; 0 takes one that is free.",
        ),
    ] = 8421,
    no_open: Annotated[  # noqa: FBT002 - the form of Typer's options
        bool, typer.Option("--no-open", help="Do not open the page in a browser.")
    ] = False,
    database: Annotated[
        str | None,
        typer.Option(
            "--database",
            envvar="IMPERIALE_DATABASE",
            help="Where games are kept: a file, or postgresql://…",
        ),
    ] = None,
    redis: Annotated[
        str | None,
        typer.Option(
            "--redis",
            envvar="IMPERIALE_REDIS",
            help="By what processes tell each other of moves: redis://…",
        ),
    ] = None,
    origin: Annotated[
        list[str] | None,
        typer.Option(
            "--origin",
            envvar="IMPERIALE_ORIGIN",
            help="Where else the page may be, e.g. https://cards.example.",
        ),
    ] = None,
    workers: Annotated[
        int,
        typer.Option(
            "--workers",
            min=1,
            max=64,
            envvar="IMPERIALE_WORKERS",
            help="Processes that serve.",
        ),
    ] = 1,
    thinkers: Annotated[
        int,
        typer.Option(
            "--thinkers",
            min=1,
            max=64,
            envvar="IMPERIALE_THINKERS",
            help="Processes in which agents think, for each that serves.",
        ),
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
    place = database or str(user_data_path("imperiale", appauthor=False) / "games.db")
    try:
        if "://" not in place:
            Path(place).parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise _unusable(place, error) from None

    def ready(address: str) -> None:
        typer.echo(say("serve-ready", address=address, file=_shown(place)))
        if not no_open:
            webbrowser.open(address)

    serving: Serving = context.obj
    try:
        serving(
            host=host,
            port=port,
            database=place,
            redis=redis,
            origins=tuple(origin or ()),
            workers=workers,
            thinkers=thinkers,
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
        raise _unusable(place, error) from None
    except KeyboardInterrupt:
        # a server that a shell began in the background is not interrupted: it just ends
        pass
    typer.echo(say("serve-ended"))


def _unusable(place: str, error: Exception) -> Complaint:
    return Complaint("serve-database", 1, file=_shown(place), reason=tidy(str(error), 300))


def _shown(place: str) -> str:
    """Return a place without a password.

    >>> _shown("postgresql://club:secret@db/games"), _shown("games.db")
    ('postgresql://db/games', 'games.db')
    """
    parts = urlsplit(place) if "://" in place else None
    bare = (
        place
        if parts is None
        else f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{parts.path}"
    )
    return tidy(bare, 1000)
