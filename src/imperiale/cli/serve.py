"""How is the page with its tables served from the command line?"""

from __future__ import annotations

import webbrowser
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any, Protocol

import typer

from imperiale.cli.common import Complaint, say
from imperiale.cli.places import DATABASE, made_for, place_of, shown, unusable
from imperiale.domain.errors import ImperialeError
from imperiale.locales.sentences import tidy

__all__ = ["EPILOG", "Serving", "serve_command"]

EPILOG = "Example:\n\nimperiale serve --no-open"


class Log(StrEnum):
    """The form of what is said while it runs."""

    TEXT = "text"
    JSON = "json"


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
    database: DATABASE = None,
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
    sockets: Annotated[
        int,
        typer.Option(
            "--sockets", min=1, help="Sockets from an address, at once and opened in 20 seconds."
        ),
    ] = 200,
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            "--proxy",
            envvar="IMPERIALE_PROXY",
            help="The address of a proxy that is believed for whom it comes; * is any.",
        ),
    ] = None,
    push: Annotated[
        Path | None,
        typer.Option(
            "--push",
            envvar="IMPERIALE_PUSH",
            help="Tell people by their browsers that it is their turn, signed by the key in this "
            "file, which is made if it is not there.",
        ),
    ] = None,
    push_host: Annotated[
        list[str] | None,
        typer.Option(
            "--push-host",
            envvar="IMPERIALE_PUSH_HOST",
            help="A push service beside those of the known browsers, e.g. push.example.",
        ),
    ] = None,
    metrics: Annotated[  # noqa: FBT002 - the form of Typer's options
        bool,
        typer.Option(
            "--metrics", envvar="IMPERIALE_METRICS", help="Tell figures for Prometheus at /metrics."
        ),
    ] = False,
    log: Annotated[
        Log,
        typer.Option(
            "--log", envvar="IMPERIALE_LOG", help="What is said while it runs: text, or JSON lines."
        ),
    ] = Log.TEXT,
) -> None:
    """Serve the page: play in the browser, alone or with others."""
    place = place_of(database)
    made_for(place)

    def ready(address: str) -> None:
        typer.echo(say("serve-ready", address=address, file=shown(place)))
        if not no_open:
            webbrowser.open(address)

    serving: Serving = context.obj.serving
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
            sockets=sockets,
            proxies=tuple(proxy or ()),
            push=push,
            push_hosts=tuple(push_host or ()),
            metrics=metrics,
            log=str(log),
            ready=ready,
        )
    except OSError as error:
        facts = {
            "host": tidy(host),
            "port": str(port),
            "reason": tidy(error.strerror or str(error)),
        }
        raise Complaint("serve-cannot-listen", 1, **facts) from None
    except ImperialeError as error:
        if push is None:
            raise
        raise Complaint("serve-push", 1, file=str(push), reason=tidy(str(error))) from None
    except ValueError as error:
        raise unusable(place, error) from None
    except KeyboardInterrupt:
        # a server that a shell began in the background is not interrupted: it just ends
        pass
    typer.echo(say("serve-ended"))
