"""How well was a partie played, and where did it turn?"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from platformdirs import user_state_path

from imperiale.analysis.review import assembled, review_deal
from imperiale.analysis.reviewed import DealReview, Review
from imperiale.cli.common import (
    INPUT_WRONG,
    Complaint,
    HouseRules,
    Json,
    complain,
    finder,
    say,
    unreadable,
)
from imperiale.cli.kept import Kept
from imperiale.cli.play_files import LARGEST, complaint_of
from imperiale.cli.review_told import review_lines, words_of
from imperiale.cli.waiting import waiting
from imperiale.domain.record import Record
from imperiale.engine.native import NativeUnavailableError, loaded
from imperiale.locales.sentences import tidy
from imperiale.services.deal_text import read_deal
from imperiale.services.played import Played, PlayedError, played
from imperiale.services.pool import in_order
from imperiale.services.saves import SaveError

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
    found = _read(file, rules)
    try:
        loaded()
    except NativeUnavailableError:
        raise Complaint("review-no-core", status=INPUT_WRONG) from None
    kept = _kept(found, again=again)
    status = 0
    try:
        _work(found, kept, workers)
    except KeyboardInterrupt:
        status = INTERRUPTED
    done = [*_done(found, kept)]
    whole = assembled(found.rules, done, found.names, whole=found.whole)
    if status:
        facts = {"done": str(len(done)), "deals": str(len(found.deals))}
        complain(say("review-kept", facts))
    if done:
        _tell(whole, html, pdf, as_json=as_json)
    raise typer.Exit(status)


def _read(file: str, rules: Sequence[str] | None) -> Played:
    """Return what was played.

    Raises:
        Complaint: the file cannot be read, or tells of nothing that can be reviewed.
        RecordError: a line of it is no deal.
    """
    try:
        if file == "-":
            raw = sys.stdin.buffer.read(LARGEST + 1)
        else:
            with Path(file).open("rb") as stream:
                raw = stream.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        raise unreadable(file, error) from None
    name = tidy(file)
    if len(raw) > LARGEST:
        raise Complaint("save-too-large", status=INPUT_WRONG, file=name)
    text = raw.removeprefix(b"\xef\xbb\xbf").decode("utf-8", errors="surrogateescape")
    find = finder(rules)

    def record_of(line: str) -> Record:
        return read_deal(line.strip().encode(errors="surrogateescape"), find, notation=True)

    try:
        return played(text, record_of)
    except SaveError as error:
        raise complaint_of(error, Path(file)) from None
    except PlayedError as error:
        facts = {key: tidy(value, 300) for key, value in error.facts.items()}
        raise Complaint(f"review-not-{error.code}", INPUT_WRONG, file=name, **facts) from None


def _kept(found: Played, *, again: bool) -> Kept:
    """Return what is kept of this review; where nothing can be kept it is kept in memory."""
    place = user_state_path("imperiale", appauthor=False) / "reviews"
    path = place / f"{found.key}.jsonl"
    header = {"review": found.key}
    try:
        place.mkdir(parents=True, exist_ok=True)
        if again:
            path.unlink(missing_ok=True)
        return Kept(path, header)
    except (OSError, Complaint):
        return Kept(None, header)


def _work(found: Played, kept: Kept, workers: int | None) -> None:
    """Review the deals of which no review is kept."""
    left = [n for n in range(len(found.deals)) if str(n) not in kept.known]
    most = workers or min(os.cpu_count() or 1, 1 + len(left) // 4)
    with waiting(hidden=not left) as progress:
        bar = progress.add_task(say("review-bar"), total=len(found.deals))
        progress.advance(bar, len(found.deals) - len(left))
        for number, told in zip(left, in_order(partial(_one, found), left, most), strict=True):
            kept.put(str(number), {"deal": told})
            progress.advance(bar)


def _one(found: Played, number: int) -> object:
    """Return the review of a deal as data, which any process can send."""
    return msgspec.to_builtins(review_deal(found.deals[number], number + 1))


def _done(found: Played, kept: Kept) -> Iterator[DealReview]:
    """Yield the reviews of the first deals, as far as none is missing."""
    for number in range(len(found.deals)):
        if str(number) not in kept.known:
            return
        yield msgspec.convert(kept.known[str(number)]["deal"], DealReview)


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
