"""How does somebody solve problems in the terminal?"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress

import typer
from rich.console import Console

from imperiale.analysis.problem_themes import MANNERS
from imperiale.analysis.problem_worth import LEVELS, TRIES
from imperiale.analysis.problems import Problem, seen
from imperiale.cli.common import say, translated
from imperiale.cli.play_typed import Mistyped, Word, read_command, read_word
from imperiale.cli.problems_kept import Progress
from imperiale.cli.table_face import Face, Faces
from imperiale.cli.table_plain import Plain
from imperiale.cli.table_scene import Scene, Surface
from imperiale.cli.table_screen import Screen
from imperiale.cli.table_words import Line, Teller, Tone
from imperiale.domain.cards import Card
from imperiale.domain.commands import PlayCard
from imperiale.domain.decide import obey
from imperiale.domain.errors import Refused
from imperiale.domain.events import DealOpened
from imperiale.domain.views import View
from imperiale.locales.sentences import refusal_sentence
from imperiale.rulesets import load
from imperiale.services.solving import next_of
from imperiale.services.terms import PERSON, Terms

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
        self.surface = _surface(plain=plain, ascii_only=ascii_only)

    def run(self, first: Problem | None) -> None:
        """Ask, judge, and go on."""
        problem = first or self._next()
        if problem is None:
            typer.echo(say("problem-none"))
            return
        while (card := self._ask(problem)) is not None:
            self._judge(problem, card)
            following = self._next()
            if following is None or not self._goes_on():
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
        scene, lines = _scene(problem, view, self.surface)
        hint = say("problem-ask")
        error = ""
        while True:
            self.surface.show(scene, lines, hint, error)
            typed = self.surface.ask()
            try:
                word = read_word(typed)
                if word is not None:
                    if word[0] is Word.QUIT:
                        return None
                    error = hint
                    continue
                command = read_command(typed, view, self.surface.face)
            except Mistyped as mistyped:
                error = mistyped.sentence()
                continue
            assert isinstance(command, PlayCard)
            if command.card in problem.chances:
                return command.card
            error = _not_legal(view, command)

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

    def _goes_on(self) -> bool:
        typer.echo(say("problem-go-on"))
        typed = self.surface.ask().strip()
        with suppress(Mistyped):
            word = read_word(typed) if typed else None
            return word is None or word[0] is not Word.QUIT
        return True

    def farewell(self) -> None:
        """Say what came of it."""
        facts = {"tried": len(self.asked), "right": self.right}
        typer.echo(say("problem-farewell", facts, rating=str(self.progress.strength.shown)))


def _surface(*, plain: bool, ascii_only: bool) -> Surface:
    console = Console(highlight=False, emoji=False, markup=False, soft_wrap=plain)
    with suppress(AttributeError, ValueError):
        sys.stdout.reconfigure(errors="replace")  # type: ignore[union-attr]
    if plain or console.is_dumb_terminal:
        return Plain(typer.echo, input, Face(Faces.WORDS))
    return Screen(console, Face(Faces.LETTERS if ascii_only else Faces.SYMBOLS))


def _scene(problem: Problem, view: View, surface: Surface) -> tuple[Scene, list[Line]]:
    """Return the table as it stands, and what has happened in the deal."""
    rules = view.rules
    seats = tuple(PERSON if seat == view.seat else "master" for seat in range(rules.players))
    terms = Terms(load(rules.id), rules.players, rules.options, seats, problem.name)
    teller = Teller(terms, surface.face, view.seat, trick_whole=surface.trick_whole)
    told: list[Line] = []
    for event in view.events:
        lines = teller.tell(event)
        # of the dealing itself there is nothing to say: nobody dealt it
        told += [] if isinstance(event, DealOpened) else lines
    title = say("problem-title", name=problem.name)
    facts = {"players": rules.players, "grade": problem.grade, "rating": str(problem.rating)}
    what = say("problem-of", facts, rules=translated(load(rules.id).name))
    points = (0,) * rules.players
    return Scene(view, teller, points, ()), [*told, Line(f"{title}: {what}", Tone.MARK)]


def _not_legal(view: View, command: PlayCard) -> str:
    try:
        obey(view.deal, command)
    except Refused as refused:
        return refusal_sentence(say, refused)
    raise AssertionError(command)


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
