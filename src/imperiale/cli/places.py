"""Where are the games of a server, as said on the command line?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, TypeAlias
from urllib.parse import urlsplit

import typer
from platformdirs import user_data_path

from imperiale.cli.common import Complaint
from imperiale.locales.sentences import tidy

__all__ = ["DATABASE", "made_for", "place_of", "shown", "unusable"]

DATABASE: TypeAlias = Annotated[
    str | None,
    typer.Option(
        "--database",
        envvar="IMPERIALE_DATABASE",
        help="Where games are kept: a file, or postgresql://…",
    ),
]


def place_of(database: str | None) -> str:
    """Return where games are kept, by default in a file of the user's data folder."""
    return database or str(user_data_path("imperiale", appauthor=False) / "games.db")


def made_for(place: str) -> None:
    """Make the folder of a file.

    Raises:
        Complaint: it cannot be.
    """
    if "://" in place:
        return
    try:
        Path(place).parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise unusable(place, error) from None


def unusable(place: str, error: Exception) -> Complaint:
    """Return the complaint that games cannot be kept in a place."""
    return Complaint("serve-database", 1, file=shown(place), reason=tidy(str(error), 300))


def shown(place: str) -> str:
    """Return a place without a password.

    >>> shown("postgresql://club:secret@db/games"), shown("games.db")
    ('postgresql://db/games', 'games.db')
    """
    if "://" not in place:
        return tidy(place, 1000)
    parts = urlsplit(place)
    return tidy(f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{parts.path}", 1000)
