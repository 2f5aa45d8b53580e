"""How does somebody look at a deal again, moment by moment?"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.content import Content
from textual.events import Click
from textual.screen import Screen
from textual.widgets import Static

from imperiale.locales.faces import sentence_of
from imperiale.tui.journal import Journal, sentences
from imperiale.tui.keys import Keys
from imperiale.tui.looking import Moment
from imperiale.tui.scores import Scores
from imperiale.tui.trick import Trick
from imperiale.tui.voice import Voice, speaker, titled

__all__ = ["Replay"]


class Replay(Screen[None]):
    """Deals, one at a time, one moment at a time.

    Args:
        voice: who speaks.
        deals: how many there are.
        moments: returns those of a deal, counted from 1.
        deal: the one to begin with.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,space,enter", "go(1)", show=False),
        Binding("left,backspace", "go(-1)", show=False),
        Binding("down", "go(6)", show=False),
        Binding("up", "go(-6)", show=False),
        Binding("home", "first", show=False),
        Binding("end", "go(9999)", show=False),
        Binding("pagedown,n", "deal(1)", show=False),
        Binding("pageup,p", "deal(-1)", show=False),
        Binding("escape,q,b", "leave", show=False),
    ]

    def __init__(
        self,
        voice: Voice,
        deals: int,
        moments: Callable[[int], Awaitable[Sequence[Moment]]],
        deal: int = 1,
    ) -> None:
        super().__init__()
        self._voice = voice
        self._deals = deals
        self._moments_of = moments
        self._deal = deal
        self._moments: Sequence[Moment] = ()
        self._at = 0

    def compose(self) -> ComposeResult:
        """Lay it out."""
        say = self._voice.say
        arrows = ("<- ->", "Home", "End") if self._voice.letters else ("← →", "Home", "End")
        yield Static(id="title")
        yield Scores(self._voice, id="scores")
        yield Static(id="trumps")
        with Horizontal(id="middle"):
            yield Trick(self._voice, id="trick")
            yield Journal()
        yield Static(id="hands")
        yield Static(id="course")
        yield Keys(
            [
                (arrows[0], "screen.go(1)", say("replay-on")),
                (arrows[1], "screen.first", say("replay-first")),
                (arrows[2], "screen.go(9999)", say("replay-last")),
                ("n p", "screen.deal(1)", say("replay-deals")),
                ("Esc", "screen.leave", say("screen-key-back")),
            ]
        )

    def on_mount(self) -> None:
        """Begin."""
        self.run_worker(self._open(), group="moments", exclusive=True)

    async def _open(self) -> None:
        self._moments = await self._moments_of(self._deal)
        self._at = 0
        self._show()

    def _show(self) -> None:
        if not self._moments:
            self.query_one(Journal).tell([Content(self._voice.say("past-none"))])
            return
        board = self._moments[self._at].board
        who = speaker(self._voice, board)
        self.query_one("#title", Static).update(titled(self._voice, board))
        self.query_one(Scores).show(board)
        trumps = board.trumps and sentence_of(who.text(board.trumps))
        self.query_one("#trumps", Static).update(
            self._voice.coloured(f"{self._voice.say('screen-trumps')} {trumps}" if trumps else "")
        )
        self.query_one(Trick).show(board)
        past, now = self._moments[: self._at], self._moments[self._at]
        before = sentences(self._voice, board, (one for moment in past for one in moment.told))
        news = sentences(self._voice, board, now.told)
        self.query_one(Journal).tell([*(line.stylize("dim") for line in before), *news])
        self._show_hands()
        self.query_one("#course", Static).update(self._course())

    def _show_hands(self) -> None:
        board = self._moments[self._at].board
        who = speaker(self._voice, board)
        hands = board.hands or tuple(
            board.hand if seat.seat == board.you else () for seat in board.seats
        )
        lines = [
            Content.assemble(
                (f"{sentence_of(who.names[seat]):12}"[:14] + " ", "bold"), self._voice.cards(held)
            )
            for seat, held in enumerate(hands)
        ]
        self.query_one("#hands", Static).update(Content("\n").join(lines))

    def _course(self) -> Content:
        """Return where one is, as a line that can be clicked."""
        last = max(1, len(self._moments) - 1)
        wide = max(10, self.size.width - 14)
        filled = round(self._at / last * wide)
        full, empty = ("=", "-") if self._voice.letters else ("━", "─")
        return Content.assemble(
            (full * filled, "$accent"),
            (empty * (wide - filled), "dim"),
            f"  {self._at + 1}/{len(self._moments)}",
        )

    def on_click(self, event: Click) -> None:
        """Go to the moment of the place that was clicked on the line."""
        if event.widget is not None and event.widget.id == "course" and self._moments:
            share = (event.x - 1) / max(10, self.size.width - 14)
            self._at = max(0, min(round(share * (len(self._moments) - 1)), len(self._moments) - 1))
            self._show()

    def on_resize(self) -> None:
        """Fit the line to the screen."""
        self._show()

    def action_go(self, steps: int) -> None:
        """Go on, or back."""
        if self._moments:
            self._at = max(0, min(self._at + steps, len(self._moments) - 1))
            self._show()

    def action_first(self) -> None:
        """Go to the beginning."""
        self.action_go(-len(self._moments))

    def action_deal(self, step: int) -> None:
        """Go to another deal."""
        self._deal = (self._deal - 1 + step) % max(1, self._deals) + 1
        self.on_mount()

    def action_leave(self) -> None:
        """Go back."""
        self.dismiss(None)
