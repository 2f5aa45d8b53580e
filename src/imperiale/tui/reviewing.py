"""How is a review made while the screen goes on, and how does somebody go through it?"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Button, ProgressBar, Static

from imperiale.analysis.grades import Grade
from imperiale.analysis.reviewed import DealReview, Decision, Review
from imperiale.domain.cards import hand
from imperiale.locales.faces import sentence_of
from imperiale.locales.review_words import Words
from imperiale.services.played import Played
from imperiale.services.reviewing import Reviewing, Stand
from imperiale.tui.keys import Keys
from imperiale.tui.voice import Voice

__all__ = ["MemoryReviews", "ReviewScreen"]

_STEPS = {False: "▁▂▃▄▅▆▇█", True: "_.-~+=*#"}
_GRADES = {Grade.DOUBTFUL: "$warning", Grade.BAD: "$error", Grade.VERY_BAD: "bold $error"}


class MemoryReviews:
    """Keeps reviews as long as the program runs."""

    def __init__(self) -> None:
        self._kept: dict[str, bytes] = {}

    async def review(self, key: str) -> bytes | None:
        """Return a review; nothing if there is none."""
        return self._kept.get(key)

    async def keep_review(self, key: str, review: bytes) -> None:
        """Keep a review."""
        self._kept[key] = review


class ReviewScreen(Screen[None]):
    """A review: how far it is, then what turned the partie, then decision by decision.

    Args:
        voice: who speaks.
        played: what is reviewed.
        maker: makes it, in a process that can be ended.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,space", "go(1)", show=False),
        Binding("left,backspace", "go(-1)", show=False),
        Binding("shift+right,n", "error(1)", show=False),
        Binding("shift+left,p", "error(-1)", show=False),
        Binding("home", "summary", show=False),
        Binding("end", "go(99999)", show=False),
        Binding("up", "scroll(-1)", show=False),
        Binding("down", "scroll(1)", show=False),
        Binding("pageup", "scroll(-8)", show=False),
        Binding("pagedown", "scroll(8)", show=False),
        Binding("escape,q", "leave", show=False),
    ]

    def __init__(self, voice: Voice, played: Played, maker: Reviewing) -> None:
        super().__init__()
        self._voice = voice
        self._played = played
        self._maker = maker
        self._key = ""
        self._words: Words | None = None
        self._decisions: list[tuple[DealReview, Decision]] = []
        self._at = -1

    def compose(self) -> ComposeResult:
        """Lay it out."""
        say = self._voice.say
        arrows = ("<- ->", "n p") if self._voice.letters else ("← →", "n p")
        yield Static(Content.styled(say("review-title"), "bold"), id="title")
        with Horizontal(id="progress"):
            yield ProgressBar(total=len(self._played.deals), id="bar", show_eta=False)
            yield Static(id="done")
            yield Button(say("review-page-stop"), compact=True, id="stop")
        with VerticalScroll(id="review", can_focus=False):
            yield Static(id="told")
        yield Keys(
            [
                (arrows[0], "screen.go(1)", say("review-page-on")),
                (arrows[1], "screen.error(1)", say("review-page-error-on")),
                ("Home", "screen.summary", say("review-turning")),
                ("Esc", "screen.leave", say("screen-key-back")),
            ]
        )

    def on_mount(self) -> None:
        """Have it made."""
        self.run_worker(self._make(), group="review", exclusive=True)

    async def _make(self) -> None:
        self._key = await self._maker.begin(self._played)
        while True:
            stand = await self._maker.stand(self._key)
            if stand is not None:
                self._show_progress(stand)
                if stand.state in ("done", "stopped", "failed"):
                    break
            await asyncio.sleep(0.1)
        if stand.review is not None:
            self._show_review(stand.review)
        else:
            name = "review-page-stopped" if stand.state == "stopped" else "review-page-failed"
            self.query_one("#told", Static).update(self._voice.say(name))

    def _show_progress(self, stand: Stand) -> None:
        self.query_one("#progress").display = stand.state in ("waiting", "working")
        self.query_one("#bar", ProgressBar).update(progress=len(stand.done))
        facts = {"done": str(len(stand.done)), "deals": str(stand.deals)}
        self.query_one("#done", Static).update(self._voice.say("screen-reviewing", facts))

    def _show_review(self, review: Review) -> None:
        face = self._voice.face

        def cards(held: str) -> str:
            return face.cards(hand(held)) if held else ""

        self._words = Words(self._voice.say, review, cards)
        self._decisions = [(deal, one) for deal in review.deals for one in deal.decisions]
        self._show()

    def _show(self) -> None:
        words = self._words
        if words is None:
            return
        lines = self._summary(words) if self._at < 0 else self._decision(words)
        self.query_one("#told", Static).update(Content("\n").join(list(lines)))
        self.query_one("#review", VerticalScroll).scroll_home(animate=False)

    def _summary(self, words: Words) -> Iterator[Content]:
        say, review = self._voice.say, words.review
        yield Content.styled(words.heading, "bold")
        yield Content(words.ending)
        yield Content("")
        heads = ["player", "class", "rate", "doubtful", "bad", "very_bad"]
        rows = [[say(f"review-column-{name}") for name in heads]]
        for seat in review.seats:
            rate = "" if seat.rate is None else words.amount(seat.rate)
            errors = [str(seat.errors.get(g, 0)) for g in Grade if g is not Grade.NONE]
            rows.append([words.who(seat.seat), words.player(seat.player), rate, *errors])
        wide = [max(len(row[n]) for row in rows) for n in range(len(heads))]
        for number, row in enumerate(rows):
            line = "  ".join(cell.ljust(w) for cell, w in zip(row, wide, strict=True))
            yield Content.styled(line, "" if number else "dim")
        course = [point.chances[0] for deal in review.deals for point in deal.course]
        if course:
            yield Content("")
            yield Content(say("review-course-of", who=words.who(0)))
            yield Content.styled(self._line(course), "$accent")
        yield Content("")
        yield Content.styled(say("review-turning"), "bold")
        if not review.turning:
            yield Content(say("review-turning-none"))
        for number, turn in enumerate(review.turning, 1):
            first, *more = words.turning(turn)
            yield self._voice.coloured(f"{number}. {first}")
            for line in more:
                yield self._voice.coloured(f"   {line}")
        yield Content("")
        for note in words.notes():
            yield Content.styled(note, "dim")

    def _line(self, course: list[float]) -> str:
        """Return how the chance of the first seat went, one sign for each so many moments."""
        steps = _STEPS[self._voice.letters]
        wide = max(20, self.size.width - 4)
        if len(course) > wide:
            course = [course[n * len(course) // wide] for n in range(wide)]
        return "".join(steps[min(int(chance * len(steps)), len(steps) - 1)] for chance in course)

    def _decision(self, words: Words) -> Iterator[Content]:
        say = self._voice.say
        deal, one = self._decisions[self._at]
        facts = {"number": str(self._at + 1), "of": str(len(self._decisions))}
        place = say("review-page-at", facts)
        where = words.where(deal, one)
        yield Content.assemble((where, "bold"), "   ", (place, "dim"))
        yield Content("")
        for seat, held in enumerate(one.hands):
            name = sentence_of(words.who(seat))
            acting = "$accent bold" if seat == one.seat else ""
            score = f"{one.scores[seat]:>6}  {one.tricks[seat]:>2}   "
            cards = self._voice.cards(_codes(held))
            yield Content.assemble((f"{name:14}", acting), (score, "dim"), cards)
        table = [*_codes(one.table)]
        if table:
            on = Content(" ").join([self._voice.card(card) for card in table])
            yield Content.assemble((f"{say('page-on-table')}: ", "dim"), on)
        yield Content("")
        names = {"who": words.who(one.seat), "played": words.did(one.choices[one.played])}
        if one.loss > 0:
            best = words.did(one.choices[one.best])
            told = say("review-page-told-loss", names, best=best, loss=words.amount(one.loss))
        else:
            told = say("review-page-told-right", names)
        grade = "" if one.grade is Grade.NONE else f" ({words.grade(one.grade)})"
        yield self._voice.coloured(sentence_of(told) + grade).stylize(_GRADES.get(one.grade, ""))
        for line in words.why(one) if one.grade is not Grade.NONE else ():
            yield self._voice.coloured(line)
        yield Content("")
        ranked = sorted(enumerate(one.choices), key=lambda pair: -pair[1].value)
        for number, choice in ranked:
            mark = "*" if number == one.played else " "
            style = "bold" if number == one.best else ""
            text = f" {mark} {words.did(choice):24} {words.amount(choice.value)}"
            yield self._voice.coloured(text).stylize(style)

    def on_resize(self) -> None:
        """Fit the course to the screen."""
        self._show()

    def on_button_pressed(self) -> None:
        """Break it off."""
        self._maker.stop(self._key)

    def action_go(self, steps: int) -> None:
        """Go on, or back, by decisions."""
        self._at = max(-1, min(self._at + steps, len(self._decisions) - 1))
        self._show()

    def action_error(self, step: int) -> None:
        """Go to the next error, or the one before."""
        at = self._at + step
        while 0 <= at < len(self._decisions):
            if self._decisions[at][1].grade is not Grade.NONE:
                self._at = at
                self._show()
                return
            at += step

    def action_summary(self) -> None:
        """Go to what turned the partie."""
        self._at = -1
        self._show()

    def action_scroll(self, lines: int) -> None:
        """Go through what is told."""
        self.query_one("#review", VerticalScroll).scroll_relative(y=lines, animate=False)

    def action_leave(self) -> None:
        """Go back; what is not done is broken off."""
        self._maker.stop(self._key)
        self.dismiss(None)


def _codes(held: str) -> Iterator[str]:
    """Yield the cards of a hand in notation."""
    for word in held.split():
        yield from (rank + word[-1] for rank in word[:-1])
