"""How is a deal played on the screen?"""

from __future__ import annotations

import asyncio
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Button, Input, Static

from imperiale.engine.native import NativeUnavailableError
from imperiale.locales.faces import sentence_of
from imperiale.locales.sayings import SeatArg, tell
from imperiale.services.tutoring import Tutoring
from imperiale.tui import board as wishes
from imperiale.tui.advice import advice_lines, warned, warning_lines
from imperiale.tui.board import Board, Do
from imperiale.tui.dialogs import Dialog, app_of
from imperiale.tui.hand import Hand
from imperiale.tui.journal import Journal, sentences
from imperiale.tui.keys import Keys
from imperiale.tui.replay import Replay
from imperiale.tui.scores import Scores
from imperiale.tui.sitting import DeniedError, Sitting
from imperiale.tui.told import help_lines, mark_lines, why_lines
from imperiale.tui.trick import Trick
from imperiale.tui.typed import MistypedError, typed
from imperiale.tui.voice import Voice, speaker, titled

__all__ = ["TableScreen"]

PRESSED: dict[str, Do] = {
    "deal": wishes.DealNext(),
    "done": wishes.Done(),
    "rest": wishes.Rest(),
    "undo": wishes.Undo(),
    "rematch": wishes.Rematch(),
    "agree": wishes.Accept(yes=True),
    "decline": wishes.Accept(yes=False),
}
FOOT = (
    ("?", "help", "help"),
    ("w", "why", "why"),
    ("a", "advise", "hint"),
    ("m", "marks", "marks"),
    ("b", "look_back", "replay"),
    ("v", "review", "review"),
    ("t", "tutor", "tutor"),
    ("Esc", "leave", "leave"),
)


class TableScreen(Screen[str]):
    """A table, and the person at it.

    Args:
        sitting: the person at his table.
        voice: who speaks.
        tutoring: from which errors on he is warned.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark,f1", "help", show=False),
        Binding("w", "why", show=False),
        Binding("a", "advise", show=False),
        Binding("u", "press('undo')", show=False),
        Binding("r", "press('rest')", show=False),
        Binding("m", "marks", show=False),
        Binding("b", "look_back", show=False),
        Binding("v", "review", show=False),
        Binding("t", "tutor", show=False),
        Binding("y", "press('agree')", show=False),
        Binding("n", "press('decline')", show=False),
        Binding("g", "press_first", show=False),
        Binding("up,pageup", "scroll(-3)", show=False),
        Binding("down,pagedown", "scroll(3)", show=False),
        Binding("escape,q", "leave", show=False),
    ]

    def __init__(self, sitting: Sitting, voice: Voice, tutoring: Tutoring = Tutoring.OFF) -> None:
        super().__init__()
        self.sitting = sitting
        self.tutoring = tutoring
        self._voice = voice
        self._summed: Board | None = None
        self._error = ""

    def compose(self) -> ComposeResult:
        """Lay the table."""
        voice = self._voice
        yield Static(id="title")
        yield Scores(voice, id="scores")
        yield Static(id="trumps")
        with Horizontal(id="middle"):
            yield Trick(voice, id="trick")
            yield Journal()
        yield Static(id="prompt")
        yield Hand(voice, id="hand")
        with Horizontal(id="offers"):
            yield Input(id="typed", compact=True)
            for name in ("show", "call", "claim", *PRESSED):
                yield Button("", id=f"do-{name}", compact=True)
        yield Keys(
            (key, f"screen.{action}", voice.say(f"screen-key-{name}")) for key, action, name in FOOT
        )

    def on_mount(self) -> None:
        """Let the game go on."""
        self.query_one(Hand).focus()
        self.run_worker(self.sitting.run(self.changed), group="table")

    def _say(self, name: str, **facts: object) -> str:
        return self._voice.say(name, facts)

    # what is shown

    def changed(self) -> None:
        """Show how the table stands now."""
        board = self.sitting.board
        if board is None:
            trouble = self.sitting.trouble
            told = self._voice.say(trouble.key) if trouble else self._say("page-connecting")
            self.query_one("#prompt", Static).update(told)
            return
        who = speaker(self._voice, board)
        self.query_one("#title", Static).update(titled(self._voice, board))
        self.query_one(Scores).show(board)
        trumps = board.trumps and sentence_of(who.text(board.trumps))
        told = f"{self._say('screen-trumps')} {trumps}" if trumps else ""
        self.query_one("#trumps", Static).update(self._voice.coloured(told))
        self.query_one(Trick).show(board)
        journal = sentences(self._voice, board, self.sitting.log)
        self.query_one(Journal).tell(journal)
        self._ask(board)
        self._offer(board)
        self._sum_up(board)

    def _ask(self, board: Board) -> None:
        who = speaker(self._voice, board)
        parts: list[Content] = []
        if self.sitting.trouble is not None:
            parts.append(Content.styled(who.sentence(self.sitting.trouble), "$error"))
        if self._error:
            parts.append(self._voice.coloured(self._error).stylize("$error"))
        if board.offered is not None:
            parts.append(Content.styled(who.sentence(board.offered.text), "bold"))
        if board.prompt is not None:
            parts.append(self._voice.coloured(who.sentence(board.prompt)))
        elif board.phase == "playing" and board.turn is not None and board.turn != board.you:
            parts.append(
                Content.styled(who.sentence(tell("prompt-wait", who=SeatArg(board.turn))), "dim")
            )
        self.query_one("#prompt", Static).update(Content("\n").join(parts[:2]))

    def _offer(self, board: Board) -> None:
        who = speaker(self._voice, board)
        labels = {offer.do: who.sentence(offer.label) for offer in board.offers}
        if board.may("accept"):
            labels["agree"], labels["decline"] = self._say("page-agree"), self._say("page-decline")
        if board.may("call"):
            labels["done"] = self._say("page-say-nothing")
        keys = {"undo": "u", "rest": "r", "deal": "g", "rematch": "g", "agree": "y", "decline": "n"}
        for name in ("show", "call", "claim", *PRESSED):
            button = self.query_one(f"#do-{name}", Button)
            button.display = name in labels
            key = f" [{keys[name]}]" if name in keys else ""
            button.label = Content(f" {labels.get(name, '')}{key} ")
        picking = board.may("show")
        self.query_one(Hand).lay(board.hand, board.playable, picking=picking)
        field = self.query_one("#typed", Input)
        wanted = picking or board.may("call") or board.may("claim")
        if wanted and not field.display:
            field.value = ""
        field.display = wanted
        field.placeholder = self._say("screen-type-cards" if picking else "screen-type-number")
        if wanted and not (board.playable and not self._typing):
            field.focus()
        elif not wanted:
            self.query_one(Hand).focus()

    @property
    def _typing(self) -> bool:
        return self.focused is not None and self.focused.id == "typed"

    def _sum_up(self, board: Board) -> None:
        """Tell once what a deal that is over came to."""
        if not board.summary or self._summed == board or app_of(self).screen is not self:
            return
        seen, self._summed = self._summed, board
        if seen is not None and seen.summary == board.summary:
            return
        who = speaker(self._voice, board)
        title, *lines = map(who.sentence, board.summary)
        more = [("look", self._say("page-replay"))]
        if board.may("rematch"):
            answers = [("press", self._say("offer-rematch")), *more]
            answers.append(("review", self._say("page-review")))
        else:
            answers = [("press", self._say("offer-deal", deal=board.deal + 1)), *more]
        answers.append(("", self._say("page-close")))
        app_of(self).push_screen(Dialog(self._voice, title, lines, answers), self._summed_up)

    def _summed_up(self, answer: str | None) -> None:
        match answer:
            case "press":
                self.action_press_first()
            case "look":
                self.action_look_back()
            case "review":
                self.action_review()
            case _:
                pass

    # what is done

    def wish(self, do: Do) -> None:
        """Do something, and show what comes of it."""
        self.run_worker(self._wish(do), group="wish", exclusive=True)

    async def _wish(self, do: Do) -> None:
        self._error = ""
        try:
            if isinstance(do, wishes.Play) and not await self._dares(do.card):
                return
            await self.sitting.do(do)
        except DeniedError as denied:
            board = self.sitting.board
            assert board is not None, "something was wished at it"
            self._error = speaker(self._voice, board).sentence(denied.reason)
        self.changed()

    async def _dares(self, card: str) -> bool:
        """Tell whether a card is to be played, after a warning if it is an error."""
        board = self.sitting.board
        free = board is not None and len(board.playable) > 1 and card in board.playable
        if self.tutoring is Tutoring.OFF or not free:
            return True
        try:
            advice = await self.sitting.advice()
        except (DeniedError, NativeUnavailableError):
            return True
        error = warned(advice, card, self.tutoring)
        if error is None:
            return True
        answers = [("", self._say("tutor-back")), ("play", self._say("tutor-play"))]
        lines = warning_lines(self._voice, advice, error)
        dialog = Dialog(self._voice, self._say("set-tutor"), lines, answers)
        return await app_of(self).push_screen_wait(dialog) == "play"

    def on_hand_chosen(self, event: Hand.Chosen) -> None:
        """Play a card, or show why it may not be played."""
        event.stop()
        board = self.sitting.board
        if board is None:
            return
        picked = self.query_one(Hand).picked
        if picked and board.may("show"):
            self.wish(wishes.Show(tuple(sorted(picked))))
        elif event.card in board.playable:
            self.wish(wishes.Play(event.card))
        elif not event.card or not board.playable:
            self.action_press_first()
        else:
            self._refuse(board, event.card)

    def _refuse(self, board: Board, card: str) -> None:
        for barred in board.unplayable:
            if card in barred.cards:
                self._error = speaker(self._voice, board).sentence(barred.reason)
                self.changed()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Say, claim or show what was typed, or what was picked."""
        event.stop()
        self._read(event.value)

    def _read(self, text: str) -> None:
        board = self.sitting.board
        assert board is not None, "something was typed at it"
        picked = self.query_one(Hand).picked
        try:
            do = typed(text, picked, board, self._voice)
        except MistypedError as error:
            self._error = error.sentence(self._voice)
            self.changed()
            return
        self.query_one("#typed", Input).value = ""
        self.wish(do)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Do what a button says."""
        event.stop()
        name = (event.button.id or "").removeprefix("do-")
        if name in PRESSED:
            self.action_press(name)
        else:
            self._read(self.query_one("#typed", Input).value)

    def action_press(self, name: str) -> None:
        """Do what has a name."""
        board = self.sitting.board
        if board is None or not self.query_one(f"#do-{name}", Button).display:
            return
        do = PRESSED[name]
        if name == "done" and board.may("call"):
            do = wishes.Call(None)
        self.wish(do)

    def action_press_first(self) -> None:
        """Do the one thing that there is to be done: deal, go on, or play again."""
        for name in ("agree", "deal", "rematch", "done"):
            if self.query_one(f"#do-{name}", Button).display:
                self.action_press(name)
                return

    # what is told besides

    def action_help(self) -> None:
        """Tell the keys."""
        board = self.sitting.board
        app_of(self).push_screen(
            Dialog(self._voice, self._say("page-help"), help_lines(self._voice, board))
        )

    def action_why(self) -> None:
        """Tell what may be done, and by which rule."""
        board = self.sitting.board
        if board is not None:
            lines = why_lines(self._voice, board)
            app_of(self).push_screen(Dialog(self._voice, self._say("screen-why"), lines))

    def action_marks(self) -> None:
        """Tell for what was marked."""
        board = self.sitting.board
        if board is not None:
            lines = mark_lines(self._voice, board)
            app_of(self).push_screen(Dialog(self._voice, self._say("screen-marks"), lines))

    def action_advise(self) -> None:
        """Tell what is best."""
        self.run_worker(self._advise(), group="advice", exclusive=True)

    async def _advise(self) -> None:
        dialog = Dialog(self._voice, self._say("tutor-hint"), [self._say("tutor-weighing")])
        closed = asyncio.ensure_future(app_of(self).push_screen_wait(dialog))
        try:
            advice = await self.sitting.advice()
            lines = [*advice_lines(self._voice, advice)]
        except NativeUnavailableError:
            lines = [self._say("hint-no-core")]
        except DeniedError as denied:
            lines = [self._say(denied.reason.key)]
        if not closed.done():
            dialog.tell(lines)
        await closed

    def action_look_back(self) -> None:
        """Look at the deals again, this one first."""
        board = self.sitting.board
        if board is not None and board.deal:
            app_of(self).push_screen(
                Replay(self._voice, board.deal, self.sitting.moments, board.deal)
            )

    def action_review(self) -> None:
        """Leave the table for a review of the deals that are over, and come back."""
        board = self.sitting.board
        over = board is not None and (board.deal > 1 or bool(board.summary))
        if self.sitting.table is not None and over:
            self.dismiss("review")

    def action_tutor(self) -> None:
        """Set from which errors on one is warned."""
        order = [*Tutoring]
        self.tutoring = order[(order.index(self.tutoring) + 1) % len(order)]
        told = f"{self._say('set-tutor')}: {self._say(f'set-tutor-{self.tutoring}')}"
        self.notify(told, timeout=3)

    def action_scroll(self, lines: int) -> None:
        """Go through what happened."""
        self.query_one(Journal).go(lines)

    def action_leave(self) -> None:
        """Leave the table; the partie is kept."""
        self.dismiss("")
