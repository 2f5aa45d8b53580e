"""What do the page and the server say to each other about lessons and rules?"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from imperiale.locales.sayings import Message
from imperiale.server.scene import Happened, View
from imperiale.server.wire import CardCode

__all__ = ["LessonInfo", "LessonList", "LessonTaken", "LessonTold", "RulesTold"]


class LessonInfo(Struct, frozen=True):
    """A lesson: its title, what it is about, by which rules it is played and who says so."""

    name: str
    rules: str
    players: int
    title: Message
    about: Message
    sources: tuple[str, ...]


class LessonList(Struct, frozen=True):
    """The lessons, in the order in which they are best taken."""

    lessons: tuple[LessonInfo, ...]


class LessonTaken(Struct, frozen=True, forbid_unknown_fields=True):
    """The cards that a learner has played so far, from the beginning of the lesson."""

    cards: Annotated[tuple[CardCode, ...], Meta(max_length=24)] = ()


class LessonTold(Struct, frozen=True):
    """What comes of the learner's cards.

    ``views`` are what he has to look at, one after the other: each trick that became full, then
    the table as it is now.  ``says`` is to be read before he goes on; ``asks`` is what he is asked
    then.  ``cards`` are those that stand: a card that is not right is taken back.  ``done`` says
    that all that is asked in this lesson has been answered.
    """

    info: LessonInfo
    views: tuple[View, ...]
    happened: tuple[Happened, ...]
    says: Message | None
    asks: Message
    cards: tuple[str, ...]
    wrong: bool
    done: bool
    summary: tuple[Message, ...]


class RulesTold(Struct, frozen=True):
    """A rule set in prose.

    ``course`` is by number of players how a deal goes, a paragraph a stage; ``notes`` are by key
    the messages of what is noted beside an answer, where they are shipped.  ``worked`` is by number
    of players a whole deal to look at, in one line.
    """

    id: str
    course: dict[str, tuple[tuple[Message, ...], ...]]
    notes: dict[str, str]
    worked: dict[str, str]
