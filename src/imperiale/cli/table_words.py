"""What happened at the table, in sentences?

The sentences are those of every reader of the game; here they are said as a terminal has them:
cards in its face, players by their names, a trick in one line where it is drawn as a whole.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import Enum
from typing import NamedTuple

from imperiale.cli.common import say
from imperiale.cli.table_face import Face, sentence_of
from imperiale.domain.cards import Mask
from imperiale.domain.deal import Deal
from imperiale.domain.events import (
    CardDrawn,
    CardPlayed,
    CountersForfeited,
    CountersRestored,
    DealOpened,
    Marked,
    PointCalled,
    TrickTaken,
    TurnUpShown,
)
from imperiale.domain.partie import PartieEvent, PartieOpened
from imperiale.domain.ruleset import Rules
from imperiale.locales import speaking, telling
from imperiale.locales.sayings import Arg, Message
from imperiale.services.terms import Terms

__all__ = ["Line", "Teller", "Tone", "called", "names"]


class Tone(Enum):
    """What a line is about."""

    PLAY = "play"
    TRICK = "trick"
    MARK = "mark"
    LOSS = "loss"
    INFO = "info"


class Line(NamedTuple):
    """A sentence, and what it is about."""

    text: str
    tone: Tone = Tone.INFO


def names(seats: Iterable[str]) -> tuple[str, ...]:
    """Return by seat the name of its player, ``you`` for the person, as messages ask for it."""
    return speaking.names(say, seats)


def called(name: str) -> str:
    """Return the name of a player as it stands alone."""
    return speaking.called(say, name)


_TONES: dict[type, Tone] = {
    CardPlayed: Tone.PLAY,
    CardDrawn: Tone.PLAY,
    PointCalled: Tone.PLAY,
    TrickTaken: Tone.TRICK,
    Marked: Tone.MARK,
    CountersForfeited: Tone.LOSS,
    CountersRestored: Tone.MARK,
}
_OF_MARKS = {
    "told-wipe": Tone.LOSS,
    "told-no-wipe": Tone.INFO,
    "told-no-wipe-blank": Tone.INFO,
}
"""What a mark does to others, or not."""


class Teller:
    """Tells a viewer's log.

    Args:
        terms: what is agreed.
        face: how cards are written.
        seat: the viewer; ``None`` is an onlooker.
        trick_whole: whether a trick is told as one line when it is taken, not card by card.

    Attributes:
        known: the deal as the viewer knows it, and its sentences before they are said.
    """

    def __init__(self, terms: Terms, face: Face, seat: int | None, *, trick_whole: bool) -> None:
        self.terms = terms
        self.face = face
        self.seat = seat
        self.names = names(terms.seats)
        self._speaker = speaking.Speaker(face, self.names)
        self.known = telling.Teller(terms.ruleset, terms.rules)
        self.deals = 0
        self._trick_whole = trick_whole

    @property
    def rules(self) -> Rules:
        """What is played."""
        return self.terms.rules

    @property
    def deal(self) -> Deal:
        """The deal as the viewer knows it."""
        return self.known.deal

    def tell(self, event: PartieEvent) -> list[Line]:
        """Take note of the next event, as the viewer sees it, and return what is said of it."""
        self.deals += isinstance(event, DealOpened)
        before = self.known.follow(event)
        if self._trick_whole and _is_of_trick(event):
            return list(self._trick_told(before, event))
        said = self.known.sentences(before, event, self.deals)
        if isinstance(event, PartieOpened):
            return [Line(" ".join(map(self.text, said)))]
        if isinstance(event, TurnUpShown):
            suit = self.face.suit(event.card.suit)
            return [Line(sentence_of(self.text(message, suit=suit))) for message in said]
        tone = _TONES.get(type(event), Tone.INFO)
        return [Line(self.sentence(one), _OF_MARKS.get(one.key, tone)) for one in said]

    def _trick_told(self, before: Deal, event: PartieEvent) -> Iterator[Line]:
        if isinstance(event, TrickTaken):
            plays, who = self.plays(before.leader, before.trick), self.names[event.seat]
            yield Line(sentence_of(say("told-trick", plays=plays, who=who)), Tone.TRICK)

    def plays(self, leader: int, trick: tuple[Mask, ...]) -> str:
        """Return the cards of a trick, each with who played it."""
        players = self.rules.players
        return ", ".join(
            say(
                "told-trick-play",
                who=self.names[(leader + place) % players],
                card=self.face.cards(1 << card),
            )
            for place, card in enumerate(trick)
        )

    def text(self, message: Message, **instead: str) -> str:
        """Return a message as it is said here.

        Args:
            message: the message.
            instead: variables that this terminal has in its own way.
        """
        return self._speaker.text(message, **instead)

    def sentence(self, message: Message) -> str:
        """Return a message as it begins a sentence."""
        return self._speaker.sentence(message)

    def each(self, values: Iterable[Arg]) -> str:
        """Return something of each seat, named, as it begins a sentence."""
        return self._speaker.each(values)


def _is_of_trick(event: PartieEvent) -> bool:
    """Tell whether an event needs no line of its own where the trick is drawn as a whole.

    What others draw is unseen; the drawing itself is worth a line to listeners only.
    """
    match event:
        case TurnUpShown() | CardPlayed() | TrickTaken():
            return True
        case CardDrawn(card=card):
            return card is None
        case _:
            return False
