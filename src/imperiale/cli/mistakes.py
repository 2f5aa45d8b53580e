"""How does somebody mend his errors in the terminal?"""

from __future__ import annotations

import datetime
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated, NamedTuple, cast

import msgspec
import typer

from imperiale import agents
from imperiale.analysis.mistakes import (
    LostMomentError,
    Mistake,
    choice_made,
    judged,
    mistakes,
    seen,
)
from imperiale.analysis.review import assembled
from imperiale.analysis.reviewed import FORMAT, Review
from imperiale.cli.common import (
    INPUT_WRONG,
    Complaint,
    HouseRules,
    complain,
    finder,
    say,
    translated,
)
from imperiale.cli.mistakes_kept import Practised
from imperiale.cli.play_files import folder, read_file
from imperiale.cli.posed import goes_on, listening, scene, surface, told, told_to_do
from imperiale.cli.review_made import done_of, kept_of, read_played, work
from imperiale.cli.table_words import Line, Tone
from imperiale.domain.cards import hand
from imperiale.domain.views import View
from imperiale.locales.review_words import Words
from imperiale.locales.sentences import tidy
from imperiale.services.played import PlayedError, of_table
from imperiale.services.saves import SaveError
from imperiale.services.table import Table
from imperiale.services.terms import PERSON

__all__ = ["EPILOG", "mistakes_command"]

EPILOG = "Example:\n\nimperiale mistakes partie-0001.json"
INTERRUPTED = 130


class _Asked(NamedTuple):
    """A mistake, and the view in which it is asked."""

    mistake: Mistake
    view: View


def mistakes_command(
    files: Annotated[
        list[Path] | None,
        typer.Argument(
            help="Reviews (--json), kept parties, proofs or deals; without one, all parties that"
            " imperiale play has kept and of which there is a review."
        ),
    ] = None,
    seat: Annotated[
        int | None,
        typer.Option("--seat", min=0, max=3, help="Whose errors, where nobody in it is you."),
    ] = None,
    early: Annotated[  # noqa: FBT002 - the form of Typer's options
        bool, typer.Option("--early", help="Ask also what is to come again later.")
    ] = False,
    rules: HouseRules = None,
    plain: Annotated[  # noqa: FBT002
        bool, typer.Option("--plain", help="Lines of words, without drawing: for screen readers.")
    ] = False,
    ascii_only: Annotated[  # noqa: FBT002
        bool, typer.Option("--ascii", help="Letters in place of the signs of suits.")
    ] = False,
) -> None:
    """Make the decisions again that a review found wrong, until they are right.

    What is right comes again later and later, what is wrong at once.
    """
    found = {
        name: one
        for review, own in _reviews(files, seat, rules)
        for name, one in _asked(review, own, rules)
    }
    practised = Practised()
    today = datetime.datetime.now(datetime.UTC).date()
    due = [one for name, one in found.items() if early or practised.due(name, today)]
    if not due:
        typer.echo(say("mistakes-none", waiting=len(found)))
        return
    due.sort(key=lambda one: -one.mistake.decision.loss)
    sitting = _Sitting(due, practised, today, plain=plain, ascii_only=ascii_only)
    try:
        sitting.run()
    except EOFError:
        sitting.farewell()
    except KeyboardInterrupt:
        typer.echo()
        sitting.farewell()
        raise typer.Exit(INTERRUPTED) from None


def _reviews(
    files: Sequence[Path] | None, seat: int | None, rules: Sequence[str] | None
) -> Iterator[tuple[tuple[str, Review], tuple[int, ...]]]:
    """Yield reviews, each with where it is from, and the seats whose errors are wanted."""
    if files is None:
        for path in sorted(folder().glob("partie-*.json")):
            review = _kept_review(path)
            if review is not None:
                own = [one.seat for one in review.seats if one.name == PERSON]
                yield (str(path), review), tuple(own)
        return
    for path in files:
        review = _written(path) or _made(path, rules)
        if seat is not None and seat >= review.players:
            facts = {"file": tidy(str(path)), "seat": str(seat), "players": str(review.players)}
            raise Complaint("mistakes-no-seat", INPUT_WRONG, **facts)
        own = [one.seat for one in review.seats if one.name == PERSON]
        if seat is None and not own:
            raise Complaint("mistakes-whose", file=tidy(str(path)))
        yield (str(path), review), tuple(own) if seat is None else (seat,)


def _kept_review(path: Path) -> Review | None:
    """Return the review of a kept partie, if there is one of all its deals."""
    try:
        found = of_table(Table.from_text(read_file(path)))
    except (Complaint, SaveError, PlayedError):  # imperiale play and stats tell what is wrong
        return None
    done = [*done_of(found, kept_of(found, again=False))]
    if len(done) < len(found.deals):
        return None
    return assembled(found.rules, done, found.names, whole=found.whole)


def _written(path: Path) -> Review | None:
    """Return the review that a file holds; nothing if it holds something else."""
    try:
        text = path.read_bytes()
        data = cast("object", json.loads(text))
        if isinstance(data, dict) and cast("dict[str, object]", data).get("format") == FORMAT:
            return msgspec.json.decode(text, type=Review)
    except (OSError, ValueError, RecursionError):  # it is read as deals, which tells what is wrong
        return None
    return None


def _made(path: Path, rules: Sequence[str] | None) -> Review:
    found = read_played(str(path), rules)
    kept = kept_of(found, again=False)
    work(found, kept, None)
    return assembled(found.rules, [*done_of(found, kept)], found.names, whole=found.whole)


def _asked(
    of: tuple[str, Review], own: Sequence[int], rules: Sequence[str] | None
) -> Iterator[tuple[str, _Asked]]:
    """Yield the mistakes of seats with their views; some of an old review may be lost."""
    file, review = of
    lost = False
    for one in mistakes(review, own):
        try:
            yield one.name, _Asked(one, seen(one, finder(rules)))
        except LostMomentError:
            lost = True
    if lost:
        complain(say("mistakes-lost", file=tidy(file)))


class _Sitting:
    """A person at a terminal, and mistake after mistake; what is wrong comes again at the end."""

    def __init__(
        self,
        due: Sequence[_Asked],
        practised: Practised,
        today: datetime.date,
        *,
        plain: bool,
        ascii_only: bool,
    ) -> None:
        self.due = [*due]
        self.practised = practised
        self.today = today
        self.surface = surface(plain=plain, ascii_only=ascii_only)
        self.tried = 0
        self.right = 0

    def run(self) -> None:
        """Ask, judge, and go on."""
        while self.due:
            asked = self.due[0]
            number = self._ask(asked)
            if number is None:
                break
            self.due.pop(0)
            if not self._judge(asked.mistake, number):
                self.due.append(asked)
            if self.due and not goes_on(self.surface, "mistakes-go-on"):
                break
        self.farewell()

    def _words(self, mistake: Mistake) -> Words:
        face = self.surface.face
        return Words(say, mistake.review, lambda text: face.cards(hand(text)) if text else "")

    def _ask(self, asked: _Asked) -> int | None:
        mistake, view = asked
        words, decision = self._words(mistake), mistake.decision
        others = [seat.name for seat in mistake.review.seats if seat.seat != decision.seat]
        opposite = others[0] if others[0] in agents.names() else "master"
        teller = listening(view, opposite, self.surface)
        lines = told(teller, view.events)
        facts = {
            "number": str(self.tried + 1),
            "of": str(self.tried + len(self.due)),
            "deal": str(mistake.deal.number),
            "trick": str(decision.trick + 1),
        }
        rules = translated(finder(None)(mistake.review.rules).name)
        lines.append(Line(say("mistakes-title", facts, rules=rules), Tone.MARK))
        loss, grade = words.amount(decision.loss), words.grade(decision.grade)
        lines.append(Line(say("mistakes-ask", loss=loss, grade=grade), Tone.INFO))
        options = ", ".join(map(words.did, decision.choices))
        choices = say("mistakes-choices", choices=options)
        while True:
            command = told_to_do(self.surface, scene(view, teller), lines, choices)
            if command is None:
                return None
            number = choice_made(mistake, command)
            if number is not None:
                return number
            lines = [Line(say("mistakes-not-weighed", choices=options), Tone.LOSS)]

    def _judge(self, mistake: Mistake, number: int) -> bool:
        verdict = judged(mistake, number)
        practice = self.practised.note(mistake.name, self.today, right=verdict.right)
        self.tried += 1
        self.right += verdict.right
        self.surface.tell(None, [*_verdict(self._words(mistake), mistake, number)], "")
        if practice.learned:
            typer.echo(say("mistake-learned"))
        elif practice.days:
            typer.echo(say("mistake-again-in", days=practice.days))
        else:
            typer.echo(say("mistake-again-now"))
        return verdict.right

    def farewell(self) -> None:
        """Say what came of it."""
        facts = {"right": str(self.right), "tried": str(self.tried), "left": str(len(self.due))}
        typer.echo(say("mistakes-farewell", facts))


def _verdict(words: Words, mistake: Mistake, number: int) -> Iterator[Line]:
    """Yield whether a choice is right, why the old one was wrong, and what each leads to."""
    decision, verdict = mistake.decision, judged(mistake, number)
    own, best = words.did(decision.choices[number]), words.did(decision.choices[decision.best])
    loss = words.amount(verdict.loss)
    if verdict.right:
        yield Line(say("mistake-right", did=own), Tone.MARK)
        if verdict.loss > 0:
            yield Line(say("mistake-near", best=best, loss=loss), Tone.INFO)
    else:
        yield Line(say("mistake-wrong", did=own), Tone.LOSS)
        yield Line(say("mistake-better", best=best, own=own, loss=loss), Tone.LOSS)
    then = words.did(decision.choices[decision.played])
    facts = {"then": then, "loss": words.amount(decision.loss)}
    yield Line(say("mistake-then", facts, grade=words.grade(decision.grade)), Tone.INFO)
    for sentence in words.why(decision):
        yield Line(sentence, Tone.INFO)
    yield Line(say("mistake-values"), Tone.INFO)
    for choice in sorted(decision.choices, key=lambda one: -one.value):
        yield Line(f"{words.did(choice)}: {words.amount(choice.value)}", Tone.PLAY)
