"""How does a partie go between a person, the table and the agents?

One loop: deal, let the agents play, ask the person.  What happens between two of the person's
moves is gathered and told when he is asked, so that nothing passes unseen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from imperiale.cli.common import say
from imperiale.cli.hint_told import hint_told
from imperiale.cli.play_files import FileKeeper, copy
from imperiale.cli.play_told import asked, hands_lines, help_lines, summary, why_lines, won_lines
from imperiale.cli.play_tutor import Tutor
from imperiale.cli.play_typed import Mistyped, Word, read_command, read_word, spellings
from imperiale.cli.table_plain import hand_told, score_told
from imperiale.cli.table_scene import Scene, Surface
from imperiale.cli.table_words import Line, Teller, Tone
from imperiale.domain.cards import hand
from imperiale.domain.commands import CallPoint, Claim, PlayCard, Show
from imperiale.domain.deal import card_points
from imperiale.domain.errors import Refused
from imperiale.domain.events import DealOpened, TrickTaken
from imperiale.engine.native import NativeUnavailableError
from imperiale.locales.sentences import refusal_sentence, tidy
from imperiale.services.hints import hint as best_of
from imperiale.services.moves import Move, NextDeal
from imperiale.services.table import NothingToUndoError, Table
from imperiale.services.terms import PERSON
from imperiale.services.tutoring import Tutoring

__all__ = ["Leave", "Session"]

PATIENCE = 4.0
"""Seconds that a person waits for advice."""


class Leave(Exception):
    """The person leaves the table.

    Attributes:
        status: the exit status.
    """

    def __init__(self, status: int = 0) -> None:
        self.status = status
        super().__init__(status)


class Session:
    """A person, or an onlooker, at one table until the partie is over.

    Args:
        table: the table.
        surface: where it is shown.
        keeper: where it is kept.
        greeting: what is said first.
        tutoring: from which errors on the person is warned.
    """

    def __init__(
        self,
        table: Table,
        surface: Surface,
        keeper: FileKeeper,
        greeting: Iterable[str] = (),
        tutoring: Tutoring = Tutoring.OFF,
    ) -> None:
        self.table = table
        self.surface = surface
        self.keeper = keeper
        self._tutor = Tutor(tutoring, surface.face)
        seats = table.terms.seats
        self.seat = seats.index(PERSON) if PERSON in seats else None
        self._news = [Line(text) for text in greeting]
        self._hurry = False
        self._alone = False
        self._warned = False
        self._moved = False
        self._start_telling()

    def _start_telling(self) -> None:
        """Hear again, in silence, all that has happened so far."""
        whole = self.surface.trick_whole
        self.teller = Teller(self.table.terms, self.surface.face, self.seat, trick_whole=whole)
        self._past: list[Line] = []
        self._heard = 0
        if self.table.moves:
            self._past = self._hear()

    def _hear(self) -> list[Line]:
        lines: list[Line] = []
        for entry in self.table.seen(self.seat, self._heard):
            if isinstance(entry.event, DealOpened) and self._past:
                self._past = []
            lines += self.teller.tell(entry.event)
        self._heard = len(self.table.log)
        return lines

    def run(self) -> bool:
        """Play to the end; tell whether another partie is wanted.

        Raises:
            Leave: the person goes; the partie has been kept after its last move.
        """
        while True:
            self._news += self._hear()
            self._warn()
            if self.table.partie.winner is not None:
                again = self._over()
                if again is not None:
                    return again
            elif self.table.waiting is None:
                self._between()
            elif self.table.waits_for_agent:
                self.table.do(self.table.agent_move())
                self._watch()
            else:
                self._turn()

    def _warn(self) -> None:
        """Say once that the partie cannot be kept, or is kept elsewhere."""
        if self.keeper.moved and not self._moved:
            self._moved = True
            told = say("kept-elsewhere", file=tidy(str(self.keeper.path)))
            self._news.append(Line(told, Tone.LOSS))
        if self.keeper.trouble and not self._warned:
            self._warned = True
            self._news.append(Line(say("kept-failed", reason=self.keeper.trouble), Tone.LOSS))

    # showing

    def scene(self) -> Scene:
        """Return the table as it is now."""
        view = self.table.view(self.seat)
        points = self.table.partie.points
        if not view.deal.over:
            pairs = zip(points, card_points(view.deal), strict=True)
            points = tuple(before + now for before, now in pairs)
        return Scene(view, self.teller, points, self._past)

    def _show(self, scene: Scene, hint: str, more: Iterable[Line] = ()) -> None:
        self.surface.show(scene, [*self._news, *more], hint)
        self._past += self._news
        self._news = []

    def _ask(self) -> str:
        try:
            return self.surface.ask().strip()
        except UnicodeDecodeError:
            return "\0"  # told as what cannot be typed

    # the moments at which somebody types

    def _turn(self) -> None:
        """Ask the person until he has done something."""
        scene = self.scene()
        hint = asked(scene)
        self._show(scene, hint)
        self._until(scene, hint, self._done_now)

    def _done_now(self, text: str, scene: Scene) -> bool:
        command = read_command(text, scene.view, self.surface.face)
        self._tutor.check(scene.view, command)
        self.table.do(command)
        return True

    def _between(self) -> None:
        """Sum the deal up and deal the next one; the first is dealt without a word."""
        if self.table.partie.deal is not None:
            scene = self.scene()
            watching = self.seat is None
            hint = say("ask-watch-deal" if watching else "ask-next")
            lines = list(summary(scene, self.table))
            if watching and (hands := self.table.hands_dealt):
                lines += hands_lines(scene, hands, self.surface.face)
            self._show(scene, hint, lines)
            if not self._until(scene, hint, _enter("between")):
                return
        self._hurry = False
        self._past = []
        self.table.do(NextDeal())

    def _over(self) -> bool | None:
        """Tell who has won; return whether to play again, ``None`` if the end was taken back."""
        scene = self.scene()
        hint = "" if self._alone else say("ask-again")
        lines = [*summary(scene, self.table), *won_lines(scene, self.table)]
        self._show(scene, hint, lines)
        again: list[bool] = []

        def answer(text: str, scene: Scene) -> bool:
            said = text.lower()
            yes = not said or said in spellings("yes")
            if not yes and said not in spellings("no"):
                raise Mistyped("yes-no", found=tidy(text, 40))
            again.append(yes)
            return True

        if self._alone:
            return False
        return again[0] if self._until(scene, hint, answer) else None

    def _watch(self) -> None:
        """Let an onlooker see each trick, unless he is in a hurry."""
        taken = any(isinstance(e.event, TrickTaken) for e in self.table.log[self._heard :])
        if self.seat is not None or self._hurry or self._alone or not taken:
            return
        self._news += self._hear()
        deal = self.table.partie.deal
        if deal is None or deal.over:
            return
        scene = self.scene()
        hint = say("ask-watch")
        self._show(scene, hint)
        self._until(scene, hint, _enter("watching"))

    def _until(self, scene: Scene, hint: str, act: Callable[[str, Scene], bool]) -> bool:
        """Ask until something was done; tell whether it was ``act``, or else an undo."""
        while not self._alone:
            try:
                text = self._ask()
            except EOFError:
                if self.seat is not None or self.table.partie.winner is not None:
                    raise Leave from None
                self._alone = True  # nobody is there to turn the pages
                break
            try:
                word = read_word(text)
                if word is None:
                    if act(text, scene):
                        return True
                elif word[0] is Word.UNDO:
                    self._undo()
                    return False
                elif word[0] is Word.NEXT and self._next(act, scene):
                    return True
                else:
                    self._word(*word, scene, hint)
            except Mistyped as mistyped:
                self.surface.show(scene, [], hint, mistyped.sentence())
            except Refused as refused:
                self.surface.show(scene, [], hint, self._refusal(refused))
        return act("", scene)

    def _next(self, act: Callable[[str, Scene], bool], scene: Scene) -> bool:
        if self.table.waiting is None:
            return act("n" if self.table.partie.winner is not None else "", scene)
        if self.seat is None:
            self._hurry = True
            return act("", scene)
        raise Mistyped("not-between")

    def _word(self, word: Word, rest: str, scene: Scene, hint: str) -> None:
        match word:
            case Word.QUIT:
                raise Leave
            case Word.HELP:
                self._answer(help_lines(scene), scene, hint)
            case Word.WHY:
                if scene.view.my_turn:
                    self._answer(why_lines(scene), scene, hint)
                else:
                    self._answer(help_lines(scene), scene, hint)
            case Word.BEST:
                self._answer(map(Line, self._advice(scene)), scene, hint)
            case Word.LAST:
                self._answer([Line(scene.last_trick() or say("last-none"))], scene, hint)
            case Word.CARDS:
                self._answer([Line(hand_told(scene))], scene, hint)
            case Word.TABLE:
                self._answer(map(Line, score_told(scene)), scene, hint)
            case Word.SAVE:
                self._answer([Line(self._save(rest))], scene, hint)
            case Word.UNDO | Word.NEXT:
                raise AssertionError("answered before")

    def _advice(self, scene: Scene) -> Iterable[str]:
        if not scene.view.my_turn:
            return [line.text for line in help_lines(scene)]
        try:
            best = best_of(scene.view, PATIENCE)
        except NativeUnavailableError:
            return [say("hint-no-core")]
        return hint_told(scene.view, best, self.surface.face)

    def _answer(self, lines: Iterable[Line], scene: Scene, hint: str) -> None:
        self.surface.tell(scene, list(lines), hint)

    def _refusal(self, refused: Refused) -> str:
        facts = dict(refused.facts)
        claimed = facts.get("claimed", "")
        if claimed and not claimed.isdecimal():
            shown = hand(claimed)
            four = shown.bit_count() == 4
            facts["claimed"] = self.surface.face.cards(shown) if four else say("claimed-blank")
        told = refusal_sentence(say, Refused(refused.why, 0, facts))
        if not refused.legal:
            return told
        return f"{told} {say('why-may', cards=self.surface.face.cards(refused.legal))}"

    # words of the table

    def _undo(self) -> None:
        if self.seat is None:
            raise Mistyped("undo-watch")
        try:
            move = self.table.undo(self.seat)
        except NothingToUndoError:
            raise Mistyped("nothing-to-undo") from None
        self._start_telling()
        self._news = [Line(say("taken-back", what=self._move(move)))]

    def _move(self, move: Move) -> str:
        face = self.surface.face
        match move:
            case PlayCard(card=card):
                return face.card(card)
            case Show(cards=shown):
                return say("move-show", cards=face.cards(shown))
            case CallPoint(number=None):
                return say("move-call-none")
            case CallPoint(number=number):
                return say("move-call", number=str(number))
            case Claim(amount=amount):
                return say("move-claim", number=amount)
            case _:
                return say("move-done")

    def _save(self, name: str) -> str:
        if not name:
            if self.keeper.trouble:
                return say("kept-failed", reason=self.keeper.trouble)
            return say("saved", file=str(self.keeper.path))
        try:
            path = Path(name).expanduser()
            copy(path, self.table.text())
        except FileExistsError:
            raise Mistyped("file-exists", file=tidy(name)) from None
        except (OSError, ValueError, RuntimeError) as error:
            reason = error.strerror if isinstance(error, OSError) else ""
            raise Mistyped("file", file=tidy(name), reason=reason or str(error)) from None
        return say("saved-copy", file=tidy(str(path)))


def _enter(code: str) -> Callable[[str, Scene], bool]:
    """Return an act that takes Enter alone."""

    def act(text: str, scene: Scene) -> bool:
        if text:
            raise Mistyped(code)
        return True

    return act
