"""How is a message said to one reader: in his language and deck, with the players' names?"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from imperiale.domain.cards import Card, mask
from imperiale.locales import Catalogue
from imperiale.locales.faces import Face, rank_signs, sentence_of, series
from imperiale.locales.sayings import Arg, CardsArg, ListArg, Message, RanksArg, SeatArg
from imperiale.locales.summing import each_arg
from imperiale.locales.texts import told
from imperiale.services.terms import PERSON

__all__ = ["Speaker", "called", "names"]


def names(say: Catalogue, seats: Iterable[str]) -> tuple[str, ...]:
    """Return by seat the name of its player, ``you`` for the person, as messages ask for it.

    >>> from imperiale.locales import catalogue
    >>> names(catalogue("en"), ["you", "greedy", "greedy"])
    ('you', 'Greedy 1', 'Greedy 2')
    """
    given = tuple(seats)
    found: list[str] = []
    for seat, name in enumerate(given):
        if name == PERSON:
            found.append(PERSON)
        elif given.count(name) > 1:
            number = given[: seat + 1].count(name)
            found.append(say("who-number", who=say(f"agent-{name}"), number=number))
        else:
            found.append(say(f"agent-{name}"))
    return tuple(found)


def called(say: Catalogue, name: str) -> str:
    """Return the name of a player as it stands alone."""
    return say("person") if name == PERSON else name


class Speaker(NamedTuple):
    """Says messages.

    Attributes:
        face: how cards are written, and in which language all else.
        names: by seat the name of its player, ``you`` for the reader's own.
    """

    face: Face
    names: tuple[str, ...]

    def text(self, message: Message, **instead: str) -> str:
        """Return a message as it is said.

        Args:
            message: the message.
            instead: variables that are said in another way here.
        """
        facts = {name: self._value(name, arg) for name, arg in message.args.items()}
        return self.face.say(message.key, facts | instead)

    def sentence(self, message: Message) -> str:
        """Return a message as it begins a sentence."""
        return sentence_of(self.text(message))

    def each(self, values: Iterable[Arg]) -> str:
        """Return something of each seat, named, as it begins a sentence."""
        return str(self._value("", each_arg(values)))

    def _value(self, name: str, arg: Arg) -> object:
        say = self.face.say
        match arg:
            case SeatArg(seat=seat):
                return self.names[seat]
            case CardsArg(cards=held):
                return self.face.cards(mask(map(Card.parse, held)))
            case RanksArg(ranks=ranks):
                return rank_signs(say, ranks)
            case ListArg(items=items, begins=begins):
                listed = series(say, (str(self._value(name, item)) for item in items))
                return sentence_of(listed) if begins else listed
            case Message():
                return self.text(arg)
            case str() if name == "source":
                return self.face.source(told(say, arg))
            case _:
                return arg
