"""In which words and signs does this terminal speak to its reader?"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from textual.content import Content

from imperiale.domain.cards import SUITS, Card, mask
from imperiale.locales import Catalogue, Noun
from imperiale.locales.faces import Face, Faces, high_to_low
from imperiale.locales.speaking import Speaker
from imperiale.services.terms import PERSON
from imperiale.tui.board import Board

__all__ = ["Plainly", "Voice", "in_order", "speaker", "titled"]

_ASCII = str.maketrans({**dict.fromkeys("·–—", "-"), "…": "...", "’": "'", "é": "e", "×": "x"})
"""English with these is ASCII; the letters of other languages stay."""

_BOX = {Faces.SYMBOLS: "╭─╮│╰╯", Faces.LETTERS: "+-+|++"}


def in_order(cards: Iterable[str]) -> list[str]:
    """Return cards as they are shown: suit by suit, high to low."""
    return [str(card) for card in high_to_low(mask(map(Card.parse, cards)))]


class Plainly(Catalogue):
    """The messages of a language, without signs that are no letters of it."""

    def __call__(
        self, name: str, facts: Mapping[str, object] | None = None, /, **more: object
    ) -> str:
        """Return a message with its particulars put in."""
        said = super().__call__(name, facts, **more)
        return said if isinstance(said, Noun) else said.translate(_ASCII)


class Voice(NamedTuple):
    """Says and draws in one language and one way.

    Attributes:
        say: the messages.
        face: how cards are written.
    """

    say: Catalogue
    face: Face

    @property
    def letters(self) -> bool:
        """Whether nothing but ASCII is drawn."""
        return self.face.faces is Faces.LETTERS

    def card(self, code: str, style: str = "") -> Content:
        """Return a card in the colour of its suit."""
        text = self.face.card(Card.parse(code))
        return Content.styled(text, f"bold $suit-{code[1]} {style}".strip())

    def cards(self, codes: Iterable[str]) -> Content:
        """Return cards in a row, in the colours of their suits."""
        return Content(" ").join([self.card(code) for code in in_order(codes)])

    def box(self, code: str, style: str = "") -> list[Content]:
        """Return a card as it lies on the table: three lines of five columns.

        Args:
            code: the card; empty is a place where none lies.
            style: of its frame.
        """
        corner, flat, right, side, low, end = [*_BOX[self.face.faces]]
        written = self.face.card(Card.parse(code)) if code else ""
        inner = Content.styled(written.ljust(3), f"bold $suit-{code[1]} {style}" if code else "")
        edge = Content.styled(side, style)
        return [
            Content.styled(corner + 3 * flat + right, style),
            Content.assemble(edge, inner, edge),
            Content.styled(low + 3 * flat + end, style),
        ]

    def coloured(self, text: str) -> Content:
        """Return a text with the signs of the suits in their colours."""
        if self.letters:
            return Content(text)
        content = Content(text)
        for suit in range(len(SUITS)):
            sign = self.face.suit_sign(suit)
            content = content.highlight_regex(
                rf"(?:10|\w)?{sign}", style=f"bold $suit-{SUITS[suit]}"
            )
        return content


def speaker(voice: Voice, board: Board) -> Speaker:
    """Return who says the messages of a table."""
    say = voice.say
    agents = [seat.agent for seat in board.seats if seat.kind == "agent"]
    found: list[str] = []
    for seat in board.seats:
        if seat.seat == board.you:
            found.append(PERSON)
        elif seat.kind == "agent":
            name = say(f"agent-{seat.agent}")
            if agents.count(seat.agent) > 1:
                before = [s.agent for s in board.seats[: seat.seat + 1] if s.kind == "agent"]
                name = say("who-number", who=name, number=before.count(seat.agent))
            found.append(name)
        else:
            found.append(seat.name or say("seat-number", seat=str(seat.seat + 1)))
    return Speaker(voice.face, tuple(found))


def titled(voice: Voice, board: Board) -> Content:
    """Return the game, the deal, and what wins."""
    game, deal, wins = map(speaker(voice, board).text, board.title)
    return Content.styled(voice.say("screen-title", game=game, deal=deal, wins=wins), "bold")
