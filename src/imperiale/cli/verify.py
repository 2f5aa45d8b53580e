"""How is it shown that the deals of a game were dealt as was promised?"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from imperiale.cli.common import INPUT_WRONG, Complaint, complain, say, unreadable
from imperiale.locales.sentences import tidy
from imperiale.services.verifying import NotProofError, Verdict, read_proof, verified

__all__ = ["EPILOG", "verify_command"]

EPILOG = "Example:\n\nimperiale verify proof.json"


def verify_command(
    file: Annotated[str, typer.Argument(help="A proof, saved from the page; - is standard input.")],
) -> None:
    """Check that every deal of a game is the one to which the server had bound itself."""
    try:
        text = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    except OSError as error:
        raise unreadable(file, error) from None
    try:
        found = list(verified(read_proof(text)))
    except NotProofError as error:
        facts = {"file": tidy(file), "reason": tidy(str(error), 300)}
        raise Complaint("verify-not-proof", INPUT_WRONG, **facts) from None
    false = [each for each in found if each.verdict is not Verdict.GOOD]
    for deal, commitment, verdict in found:
        told = say(f"verify-{verdict}", deal=deal, commitment=tidy(commitment))
        (complain if verdict is not Verdict.GOOD else typer.echo)(told)
    if false:
        raise typer.Exit(INPUT_WRONG)
    typer.echo(say("verify-all", deals=len(found)) if found else say("verify-none"))
