"""How are all games copied to a file from the command line?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from imperiale.cli.common import Complaint, say
from imperiale.cli.places import DATABASE, place_of, shown
from imperiale.locales.sentences import tidy

__all__ = ["EPILOG", "backup_command"]

EPILOG = "Example:\n\nimperiale backup games.jsonl"


def backup_command(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(help="Where to; a file that is there is replaced.")],
    database: DATABASE = None,
) -> None:
    """Copy all games to a file, also while they are played; only its owner may read it."""
    place = place_of(database)
    try:
        games: int = context.obj.copying().backup(place, file)
    except OSError as error:
        reason = tidy(error.strerror or str(error))
        raise Complaint("backup-unwritable", 1, file=tidy(str(file), 1000), reason=reason) from None
    except ValueError as error:
        facts = {"file": shown(place), "reason": tidy(str(error), 300)}
        raise Complaint("backup-database", 1, **facts) from None
    typer.echo(say("backup-done", games=games, file=tidy(str(file), 1000)))
