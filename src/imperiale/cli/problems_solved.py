"""How does somebody solve problems in the terminal?"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import typer

from imperiale.analysis.problem_themes import MANNERS
from imperiale.analysis.problem_worth import LEVELS, TRIES
from imperiale.analysis.problems import Problem, seen
from imperiale.cli.common import say, translated
from imperiale.cli.posed import asked, goes_on, listening, scene, surface, told
from imperiale.cli.problems_kept import Progress
from imperiale.cli.table_face import Face
from imperiale.cli.table_words import Line, Tone
from imperiale.domain.cards import Card
from imperiale.rulesets import load
from imperiale.services.solving import next_of

__all__ = ["solve"]

INTERRUPTED = 130


def solve(
    problems: Sequence[Problem], first: Problem | None, *, plain: bool, ascii_only: bool
) -> None:
    """Ask problems, one after the other, until there is none or the person has enough.

    Args:
        problems: those that may come.
        first: the one to begin with.
        plain: whether everything is told in lines of words.
        ascii_only: whether the suits have letters.
    """
    solving = _Solving(problems, plain=plain, ascii_only=ascii_only)
    try:
        solving.run(first)
    except EOFError:
        solving.farewell()
    except KeyboardInterrupt:
        typer.echo()
        solving.farewell()
        raise typer.Exit(INTERRUPTED) from None


class _Solving:
    """A person at a terminal, and problem after problem."""

    def __init__(self, problems: Sequence[Problem], *, plain: bool, ascii_only: bool) -> None:
        self.problems = problems
        self.progress = Progress()
        self.asked: list[str] = []
        self.right = 0
        self.surface = surface(plain=plain, ascii_only=ascii_only)

    def run(self, first: Problem | None) -> None:
        """Ask, judge, and go on."""
        problem = first or self._next()
        if problem is None:
            typer.echo(say("problem-none"))
            return
        while (card := self._ask(problem)) is not None:
            self._judge(problem, card)
            following = self._next()
            if following is None or not goes_on(self.surface, "problem-go-on"):
                break
            problem = following
        self.farewell()

    def _next(self) -> Problem | None:
        strength, done = self.progress.strength, self.progress.tried
        wrong = [name for name, right in done.items() if not right and name not in self.asked]
        fresh = next_of(self.problems, strength, [*done, *self.asked])
        return fresh or next((p for p in self.problems if p.name in wrong), None)

    def _ask(self, problem: Problem) -> Card | None:
        view = seen(problem)
        teller = listening(view, "master", self.surface)
        lines = told(teller, view.events)
        facts = {"players": problem.players, "grade": problem.grade, "rating": str(problem.rating)}
        what = say("problem-of", facts, rules=translated(load(problem.rules).name))
        title = say("problem-title", name=problem.name)
        lines.append(Line(f"{title}: {what}", Tone.MARK))
        command = asked(self.surface, scene(view, teller), lines, say("problem-ask"))
        return None if command is None else command.card

    def _judge(self, problem: Problem, card: Card) -> None:
        right = card == problem.answer
        counts = self.progress.note(problem, right=right)
        self.asked.append(problem.name)
        self.right += right
        lines = [Line(text, tone) for text, tone in _verdict(problem, card, self.surface.face)]
        strength = self.progress.strength
        name = "problem-rating" if counts else "problem-rating-same"
        numbers = {"rating": strength.shown, "doubt": strength.doubt, "its": problem.rating}
        facts = {number: str(value) for number, value in numbers.items()}
        lines.append(Line(say(name, facts)))
        self.surface.tell(None, lines, "")

    def farewell(self) -> None:
        """Say what came of it."""
        facts = {"tried": len(self.asked), "right": self.right}
        typer.echo(say("problem-farewell", facts, rating=str(self.progress.strength.shown)))


def _verdict(problem: Problem, card: Card, face: Face) -> Iterator[tuple[str, Tone]]:
    """Yield whether a card is the right one, and why."""
    best = face.card(problem.answer)
    if card == problem.answer:
        yield say("problem-right", card=best), Tone.MARK
    else:
        loss = f"{100 * (problem.chances[problem.answer] - problem.chances[card]):.1f} %"
        own = face.card(card)
        yield say("problem-wrong", card=best, own=own), Tone.LOSS
        yield say("problem-wrong-by", own=own, loss=loss), Tone.LOSS
    for theme in problem.themes:
        yield say(f"problem-{'how' if theme in MANNERS else 'why'}-{theme}"), Tone.INFO
    yield say("problem-values"), Tone.INFO
    for each, chance in sorted(problem.chances.items(), key=lambda one: -one[1]):
        facts = {"chance": f"{100 * chance:.1f} %", "marks": f"{problem.marks[each]:+.2f}"}
        yield say("problem-value", facts, card=face.card(each)), Tone.PLAY
    yield say("problem-levels", {n: round(TRIES * problem.right[n]) for n in LEVELS}), Tone.INFO
