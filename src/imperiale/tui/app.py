"""How do the screens follow each other, and in which colours?"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.theme import Theme

from imperiale import rulesets
from imperiale.engine import native
from imperiale.locales import catalogue, languages
from imperiale.locales.course import course
from imperiale.locales.faces import Face, Faces
from imperiale.locales.sentences import tidy
from imperiale.locales.speaking import Speaker
from imperiale.services.played import Played, PlayedError, of_table
from imperiale.services.reviewing import Reviewing
from imperiale.services.table import Table
from imperiale.services.tutoring import Tutoring
from imperiale.tui.dialogs import Dialog
from imperiale.tui.files import Ask, Files
from imperiale.tui.home import Home
from imperiale.tui.local import Local
from imperiale.tui.looking import Moment, moments_played
from imperiale.tui.posing import ProblemScreen
from imperiale.tui.remote import Join, Remote, ServerError, place_of, sits_down
from imperiale.tui.replay import Replay
from imperiale.tui.reviewing import MemoryReviews, ReviewScreen
from imperiale.tui.shelf import Shelf, ShelfError
from imperiale.tui.sitting import Sitting
from imperiale.tui.start import Start
from imperiale.tui.table import TableScreen
from imperiale.tui.voice import Plainly, Voice

__all__ = ["Join", "ShelfError", "Terminal", "place_of"]

FIRST = "academie"
"""The rule set that is told to a stranger."""

_COLOURS = {
    "dark": {
        "suit-s": "#e8e8e8", "suit-h": "#ff6b6b", "suit-c": "#6fcf8e", "suit-d": "#f2b84b",
        "imperial": "#f2c14e", "counter": "#9ad1ff",
    },
    "light": {
        "suit-s": "#101010", "suit-h": "#b3001b", "suit-c": "#0b6b2e", "suit-d": "#8a4b00",
        "imperial": "#8a5a00", "counter": "#0a4f8a",
    },
}  # fmt: skip

_DARK = Theme(
    "imperiale-dark", primary="#3f8f5f", accent="#ffd166", warning="#ff9f6b", error="#ff7b7b",
    foreground="#e4e4e0", background="#10201a", surface="#16291f", panel="#1d3428", dark=True,
    variables=_COLOURS["dark"],
)  # fmt: skip
_LIGHT = Theme(
    "imperiale-light", primary="#1f6b43", accent="#7a3e00", warning="#8a3a00", error="#a3001b",
    foreground="#17201b", background="#f4f1e6", surface="#ebe7d8", panel="#dcd7c4", dark=False,
    variables=_COLOURS["light"],
)  # fmt: skip


class Terminal(App[None]):
    """The table, and all else, on a whole terminal.

    Args:
        shelf: what is kept on this machine.
        language: in which all is said.
        letters: whether nothing but ASCII is drawn.
        light: whether the terminal is light.
        sitting: a table at which to sit down at once.
        join: a table on a server to which to come at once.
        tutoring: from which errors on a person is warned there.
        pause: seconds that what an agent does can be looked at.
    """

    TITLE = "Impériale"
    CSS_PATH = "terminal.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f2", "day", show=False),
        Binding("ctrl+c", "quit", show=False, priority=True),
    ]

    def __init__(
        self,
        shelf: Shelf,
        language: str,
        *,
        letters: bool = False,
        light: bool = False,
        sitting: Sitting | None = None,
        join: Join | None = None,
        tutoring: Tutoring = Tutoring.OFF,
        pause: float = 0.6,
    ) -> None:
        super().__init__()
        self._shelf = shelf
        self._letters = letters
        self._sitting = sitting
        self._join = join
        self._tutoring = tutoring
        self._pause = pause
        self.reviews = Reviewing(MemoryReviews())
        self._speak(language)
        self.register_theme(_DARK)
        self.register_theme(_LIGHT)
        self.theme = "imperiale-light" if light else "imperiale-dark"
        self.set_class(letters, "letters")

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """Return the colours of suits and chips, for any theme."""
        return _COLOURS["dark"]

    def _speak(self, language: str) -> None:
        say = Plainly(language) if self._letters else catalogue(language)
        self.voice = Voice(say, Face(Faces.LETTERS if self._letters else Faces.SYMBOLS, say))

    def on_mount(self) -> None:
        """Begin."""
        self.run_worker(self._go(), group="screens")

    async def _go(self) -> None:
        """Let one screen follow the other."""
        if self._sitting is not None:
            await self._sit(self._sitting, self._tutoring)
        elif self._join is not None:
            await self._come_to(self._join)
        while True:
            wanted = await self.push_screen_wait(Home(self.voice, self._offers()))
            try:
                if not await self._follow(wanted):
                    break
            except ShelfError as error:
                await self._tell(str(error))
        self.exit()

    def _offers(self) -> list[tuple[str, str]]:
        say = self.voice.say
        self._waiting: Table | None = None
        offers: list[tuple[str, str]] = []
        try:
            self._waiting = self._shelf.unfinished()
        except ShelfError as error:
            self.notify(str(error), severity="warning", timeout=10)
        if self._waiting is not None:
            terms = self._waiting.terms
            number = max(1, len(self._waiting.partie.past) + (self._waiting.waiting is not None))
            what = f"{terms.ruleset.id}, {say('title-deal', deal=number)}"
            offers.append(("on", f"{say('home-go-on')}: {what}"))
        offers += [
            ("new", say("screen-new")),
            ("server", say("screen-server")),
            ("rules", say("rules-course")),
            ("problems", say("problem-next")),
            ("review", say("review-page-ask-title")),
            ("look", say("screen-look")),
            ("language", f"{say('set-language')}: {say('screen-language')}"),
            ("quit", say("screen-key-quit")),
        ]
        return offers

    async def _follow(self, wanted: str) -> bool:
        """Do what was chosen; tell whether to come back."""
        match wanted:
            case "on" if self._waiting is not None:
                await self._sit(self._local(self._waiting), Tutoring.OFF)
            case "new":
                chosen = await self.push_screen_wait(Start(self.voice))
                if chosen is not None:
                    terms, tutoring = chosen
                    await self._sit(self._local(self._shelf.opened(terms)), tutoring)
            case "server":
                asking = Ask(
                    self.voice, self.voice.say("screen-server"), self.voice.say("page-link")
                )
                link = await self.push_screen_wait(asking)
                if link:
                    await self._come(link)
            case "rules":
                title = self.voice.say("rules-course")
                await self.push_screen_wait(Dialog(self.voice, title, self._course()))
            case "problems":
                await self.push_screen_wait(ProblemScreen(self.voice, self._shelf))
            case "review" | "look":
                await self._study(wanted)
            case "language":
                known = languages()
                at = known.index(self.voice.say.language)
                self._speak(known[(at + 1) % len(known)])
            case _:
                return False
        return True

    def _course(self) -> Iterator[str]:
        """Yield what the game is about and how a deal goes, by the rules that are offered first."""
        speaker = Speaker(self.voice.face, ())
        yield self.voice.say("lesson-aim")
        for paragraph in course(rulesets.load(FIRST).rules(2)):
            yield ""
            yield " ".join(map(speaker.sentence, paragraph))

    async def _come(self, link: str) -> None:
        """Come to the table of a link, by the token that is kept or else by sitting down."""
        place = place_of(link)
        if place is None:
            await self._tell(self.voice.say("screen-link-wrong", found=tidy(link, 60)))
        else:
            await self._come_to(Join(place))

    async def _come_to(self, join: Join) -> None:
        place = join.place
        kept = place.token or ("" if join.code else self._shelf.token(place.server, place.game))
        try:
            if kept or join.watch:
                place = place._replace(token=kept)
            else:
                place = await sits_down(place, name=join.name, code=join.code)
                self._shelf.keep_token(place.server, place.game, place.token)
        except ServerError as error:
            message = error.message
            names = Speaker(self.voice.face, ())
            await self._tell(names.sentence(message))
            return
        await self._sit(Remote(place), Tutoring.OFF)

    async def _study(self, wanted: str) -> None:
        """Review, or look at again, what a file tells of."""
        title = "review-page-ask-title" if wanted == "review" else "screen-look"
        files = Files(self.voice, self.voice.say(title), self._shelf.recent())
        file = await self.push_screen_wait(files)
        if not file:
            return
        played = self._shelf.played(file)
        if wanted == "review":
            await self._review(played)
        else:
            moments = partial(_moments, played)
            await self.push_screen_wait(Replay(self.voice, len(played.deals), moments))

    async def _review(self, played: Played) -> None:
        if not native.available():
            await self._tell(self.voice.say("review-no-core"))
            return
        await self.push_screen_wait(ReviewScreen(self.voice, played, self.reviews))

    def _local(self, table: Table) -> Local:
        return Local(table, self._shelf.opened, self._pause)

    async def _sit(self, sitting: Sitting, tutoring: Tutoring) -> None:
        screen = TableScreen(sitting, self.voice, tutoring)
        while await self.push_screen_wait(screen) == "review" and sitting.table is not None:
            with suppress(PlayedError):  # no deal is over
                await self._review(of_table(sitting.table))
            screen = TableScreen(sitting, self.voice, screen.tutoring)

    async def _tell(self, text: str) -> None:
        await self.push_screen_wait(Dialog(self.voice, "", [text]))

    async def on_unmount(self) -> None:
        """Let no review go on."""
        await self.reviews.close()

    def action_day(self) -> None:
        """Change from dark to light, or back."""
        dark = self.theme == "imperiale-dark"
        self.theme = "imperiale-light" if dark else "imperiale-dark"


async def _moments(played: Played, deal: int) -> list[Moment]:
    return moments_played(played, deal)
