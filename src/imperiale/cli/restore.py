"""How are games brought back from a copy on the command line?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from imperiale.cli.common import Complaint, say
from imperiale.cli.places import DATABASE, made_for, place_of, shown, unusable
from imperiale.locales.sentences import tidy

__all__ = ["EPILOG", "restore_command"]

EPILOG = "Example:\n\nimperiale restore games.jsonl --database new.db"


def restore_command(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(help="What imperiale backup wrote.")],
    database: DATABASE = None,
) -> None:
    """Bring all games of a copy into a database, of whatever kind, or none of them."""
    place = place_of(database)
    made_for(place)
    copying = context.obj.copying()
    facts = {"file": tidy(str(file), 1000), "database": shown(place)}
    try:
        games: int = copying.restore(place, file)
    except OSError as error:
        reason = tidy(error.strerror or str(error))
        raise Complaint("restore-unreadable", 2, file=facts["file"], reason=reason) from None
    except copying.NotCopyError as error:
        raise Complaint("restore-not-backup", 1, **facts, reason=tidy(str(error), 300)) from None
    except copying.ThereError as error:
        raise Complaint("restore-there", 1, **facts, game=tidy(error.game)) from None
    except ValueError as error:
        raise unusable(place, error) from None
    typer.echo(say("restore-done", games=games, **facts))
