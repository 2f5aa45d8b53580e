"""How does somebody solve problems on the screen?"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from imperiale.analysis.problem_themes import MANNERS
from imperiale.analysis.problem_worth import LEVELS, TRIES
from imperiale.analysis.problems import Problem, seen, shipped
from imperiale.domain.cards import Card
from imperiale.domain.events import DealOpened
from imperiale.domain.views import View
from imperiale.locales.faces import sentence_of
from imperiale.locales.telling import Teller
from imperiale.locales.texts import told as translated
from imperiale.rulesets import load
from imperiale.services.solving import next_of
from imperiale.services.terms import PERSON
from imperiale.tui.board import Board, Told
from imperiale.tui.drawn import Ground, drawn, moves_offered, told
from imperiale.tui.hand import Hand
from imperiale.tui.journal import Journal, sentences
from imperiale.tui.keys import Keys
from imperiale.tui.scores import Scores
from imperiale.tui.shelf import Shelf, ShelfError
from imperiale.tui.trick import Trick
from imperiale.tui.voice import Voice, speaker

__all__ = ["ProblemScreen"]

OPPONENT = "master"
"""Who is said to sit at the other seats."""


class ProblemScreen(Screen[None]):
    """Problem after problem, those nearest to one's strength first.

    Args:
        voice: who speaks.
        shelf: where it is kept what was solved.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("n,g", "next", show=False),
        Binding("up,pageup", "scroll(-3)", show=False),
        Binding("down,pagedown", "scroll(3)", show=False),
        Binding("escape,q", "leave", show=False),
    ]

    def __init__(self, voice: Voice, shelf: Shelf) -> None:
        super().__init__()
        self._voice = voice
        self._shelf = shelf
        self._asked: list[str] = []
        self.problem: Problem | None = None
        self._board: Board | None = None
        self._answered = False

    def compose(self) -> ComposeResult:
        """Lay it out."""
        say = self._voice.say
        yield Static(id="title")
        yield Scores(self._voice, id="scores")
        yield Static(id="trumps")
        with Horizontal(id="middle"):
            yield Trick(self._voice, id="trick")
            yield Journal()
        yield Static(id="prompt")
        yield Hand(self._voice, id="hand")
        yield Keys(
            [
                ("Enter", "screen.play", say("keys-play")),
                ("n", "screen.next", say("problem-next")),
                ("Esc", "screen.leave", say("screen-key-back")),
            ]
        )

    def on_mount(self) -> None:
        """Ask the first."""
        self.query_one(Hand).focus()
        self.action_next()

    def action_next(self) -> None:
        """Ask the next problem: one that was not tried, or else one that was not found."""
        strength, tried = self._shelf.solved()
        wrong = [name for name, right in tried.items() if not right and name not in self._asked]
        fresh = next_of(shipped(), strength, [*tried, *self._asked])
        self.problem = fresh or next((p for p in shipped() if p.name in wrong), None)
        if self.problem is None:
            self.query_one("#prompt", Static).update(self._voice.say("problem-none"))
            return
        self._asked.append(self.problem.name)
        self._answered = False
        self._ask(self.problem, len(shipped()) - len(tried), strength.shown)

    def _ask(self, problem: Problem, left: int, rating: int) -> None:
        say, voice = self._voice.say, self._voice
        view = seen(problem)
        ground = _ground(view)
        teller = Teller(ground.ruleset, ground.rules, max(ground.rules.packets))
        log: list[Told] = []
        for event in view.events:
            found = told(teller, event, 1)
            log += [] if isinstance(event, DealOpened) else [found]
        self._board = board = drawn(ground, teller, view, deal=1, offers=moves_offered(view))
        facts = {"players": problem.players, "grade": problem.grade, "rating": str(problem.rating)}
        rules = translated(say, load(problem.rules).name)
        title = (
            f"{say('problem-title', name=problem.name)}: {say('problem-of', facts, rules=rules)}"
        )
        self.query_one("#title", Static).update(Content.styled(title, "bold"))
        self.query_one(Scores).show(board)
        who = speaker(voice, board)
        trumps = sentence_of(who.text(board.trumps)) if board.trumps else ""
        self.query_one("#trumps", Static).update(voice.coloured(f"{say('screen-trumps')} {trumps}"))
        self.query_one(Trick).show(board)
        self.query_one(Journal).tell(sentences(voice, board, log))
        self.query_one(Hand).lay(board.hand, board.playable, picking=False)
        ask = Content.styled(say("problem-ask"), "bold")
        own = say("screen-problems-left", left=str(left), rating=str(rating))
        self.query_one("#prompt", Static).update(Content.assemble(ask, "\n", (own, "dim")))

    def on_hand_chosen(self, event: Hand.Chosen) -> None:
        """Judge the card; after that Enter asks the next problem."""
        event.stop()
        board, problem = self._board, self.problem
        if board is None or problem is None:
            return
        if self._answered:
            self.action_next()
        elif event.card in board.playable:
            self._judge(problem, Card.parse(event.card))
        else:
            for barred in board.unplayable:
                if event.card in barred.cards:
                    reason = speaker(self._voice, board).sentence(barred.reason)
                    told = self._voice.coloured(reason).stylize("$error")
                    self.query_one("#prompt", Static).update(told)

    def _judge(self, problem: Problem, card: Card) -> None:
        self._answered = True
        say = self._voice.say
        try:
            counts = self._shelf.note(problem, right=card == problem.answer)
            strength, _ = self._shelf.solved()
        except ShelfError as error:
            self.notify(str(error), severity="error")
            return
        numbers = {"rating": strength.shown, "doubt": strength.doubt, "its": problem.rating}
        facts = {name: str(value) for name, value in numbers.items()}
        name = "problem-rating" if counts else "problem-rating-same"
        lines = [*self._verdict(problem, card), Content(say(name, facts))]
        self.query_one(Journal).tell(lines, from_top=True)
        verdict, rest = lines[0], Content.styled(f"n: {say('problem-next')}", "dim")
        self.query_one("#prompt", Static).update(Content.assemble(verdict, "\n", rest))

    def _verdict(self, problem: Problem, card: Card) -> Iterator[Content]:
        """Yield whether a card is the right one, and why."""
        say, face, voice = self._voice.say, self._voice.face, self._voice
        best = face.card(problem.answer)
        if card == problem.answer:
            yield voice.coloured(say("problem-right", card=best)).stylize("bold $success")
        else:
            own = face.card(card)
            loss = f"{100 * (problem.chances[problem.answer] - problem.chances[card]):.1f} %"
            yield voice.coloured(say("problem-wrong", card=best, own=own)).stylize("bold $error")
            yield voice.coloured(say("problem-wrong-by", own=own, loss=loss))
        for theme in problem.themes:
            yield Content(say(f"problem-{'how' if theme in MANNERS else 'why'}-{theme}"))
        yield Content(say("problem-values"))
        for each, chance in sorted(problem.chances.items(), key=lambda one: -one[1]):
            facts = {"chance": f"{100 * chance:.1f} %", "marks": f"{problem.marks[each]:+.2f}"}
            yield voice.coloured("  " + say("problem-value", facts, card=face.card(each)))
        found = {name: round(TRIES * problem.right[name]) for name in LEVELS}
        yield Content(say("problem-levels", found))

    def action_play(self) -> None:
        """Choose the card that is pointed at."""
        self.query_one(Hand).action_choose()

    def action_scroll(self, lines: int) -> None:
        """Go through what is told."""
        self.query_one(Journal).go(lines)

    def action_leave(self) -> None:
        """Enough."""
        self.dismiss(None)


def _ground(view: View) -> Ground:
    rules = view.rules
    seats = tuple(PERSON if seat == view.seat else OPPONENT for seat in range(rules.players))
    return Ground(load(rules.id), rules, seats)
