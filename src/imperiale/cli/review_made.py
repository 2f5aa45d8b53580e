"""What is to be reviewed, by how many processes, and where is it kept?"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

import msgspec
from platformdirs import user_state_path

from imperiale.analysis.review import review_deal
from imperiale.analysis.reviewed import DealReview
from imperiale.cli.common import INPUT_WRONG, Complaint, finder, say, unreadable
from imperiale.cli.kept import Kept
from imperiale.cli.play_files import LARGEST, complaint_of
from imperiale.cli.waiting import waiting
from imperiale.domain.record import Record
from imperiale.engine.native import NativeUnavailableError, loaded
from imperiale.locales.sentences import tidy
from imperiale.services.deal_text import read_deal
from imperiale.services.played import Played, PlayedError, played
from imperiale.services.pool import in_order
from imperiale.services.saves import SaveError

__all__ = ["done_of", "kept_of", "read_played", "work"]


def read_played(file: str, rules: Sequence[str] | None) -> Played:
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


def kept_of(found: Played, *, again: bool) -> Kept:
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


def work(found: Played, kept: Kept, workers: int | None) -> None:
    """Review the deals of which no review is kept.

    Raises:
        Complaint: there is no C++ core.
    """
    try:
        loaded()
    except NativeUnavailableError:
        raise Complaint("review-no-core", status=INPUT_WRONG) from None
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


def done_of(found: Played, kept: Kept) -> Iterator[DealReview]:
    """Yield the reviews of the first deals, as far as none is missing."""
    for number in range(len(found.deals)):
        if str(number) not in kept.known:
            return
        yield msgspec.convert(kept.known[str(number)]["deal"], DealReview)
