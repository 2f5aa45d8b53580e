"""How well was a partie played, and where did it turn?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from imperiale.analysis.review import assembled
from imperiale.analysis.reviewed import Review
from imperiale.cli.common import HouseRules, Json, complain, say, unreadable
from imperiale.cli.review_made import done_of, kept_of, read_played, work
from imperiale.cli.review_told import review_lines, words_of
from imperiale.locales.sentences import tidy

__all__ = ["EPILOG", "review_command"]

EPILOG = "Example:\n\nimperiale review partie-0001.json --html review.html"
INTERRUPTED = 130
MOST_WORKERS = 64


def review_command(
    file: Annotated[
        str,
        typer.Argument(
            help="A kept partie, a proof saved from the page, or deals: records or notation, one a"
            " line; - is standard input.",
        ),
    ] = "-",
    html: Annotated[
        Path | None, typer.Option("--html", help="Write one page that needs nothing else.")
    ] = None,
    pdf: Annotated[Path | None, typer.Option("--pdf", help="Write a PDF.")] = None,
    workers: Annotated[
        int | None,
        typer.Option("--workers", min=1, max=MOST_WORKERS, help="How many processes work."),
    ] = None,
    again: Annotated[  # noqa: FBT002 - the form of Typer's options
        bool, typer.Option("--again", help="Review anew what is kept from an earlier time.")
    ] = False,
    rules: HouseRules = None,
    as_json: Json = False,  # noqa: FBT002
) -> None:
    """Say of every decision of a partie what it cost, and of every deal whom it favoured.

    What a decision cost is told from what the player could know, beside what it cost as the cards
    lay. What turned the partie comes first. What is done is kept, also when it is broken off.
    """
    found = read_played(file, rules)
    kept = kept_of(found, again=again)
    status = 0
    try:
        work(found, kept, workers)
    except KeyboardInterrupt:
        status = INTERRUPTED
    done = [*done_of(found, kept)]
    whole = assembled(found.rules, done, found.names, whole=found.whole)
    if status:
        facts = {"done": str(len(done)), "deals": str(len(found.deals))}
        complain(say("review-kept", facts))
    if done:
        _tell(whole, html, pdf, as_json=as_json)
    raise typer.Exit(status)


def _tell(review: Review, html: Path | None, pdf: Path | None, *, as_json: bool) -> None:
    for path, write in ((html, _html), (pdf, _pdf)):
        if path is not None:
            try:
                path.write_bytes(write(review))
            except (OSError, ValueError) as error:
                raise unreadable(str(path), error) from None
            if not as_json:
                typer.echo(say("review-written", file=tidy(str(path))))
    if as_json:
        typer.echo(msgspec.json.encode(review).decode())
    elif html is None and pdf is None:
        review_lines(review)


def _html(review: Review) -> bytes:
    from imperiale.cli.review_html import page  # noqa: PLC0415 - read only when it is wanted

    return page(words_of(review, symbols=True)).encode()


def _pdf(review: Review) -> bytes:
    from imperiale.cli.review_pdf import document  # noqa: PLC0415 - it takes long to load

    return document(words_of(review, symbols=True))
