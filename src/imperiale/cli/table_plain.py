"""How is the table told line by line, to be heard or read without drawing?

Every line can be understood by itself: it names who, what and with which cards, in words.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from imperiale.cli.common import say
from imperiale.cli.table_face import (
    SUITS_SHOWN,
    Face,
    high_to_low,
    listed,
    score_words,
    sentence_of,
)
from imperiale.cli.table_scene import Scene
from imperiale.cli.table_words import Line

__all__ = ["Plain", "hand_told", "score_told"]


class Plain:
    """The table in words.

    Args:
        write: prints a line.
        read: returns what is typed after a prompt.
        face: how cards are spoken.
    """

    trick_whole = False

    def __init__(
        self, write: Callable[[str], None], read: Callable[[str], str], face: Face
    ) -> None:
        self.face = face
        self._write = write
        self._read = read
        self._deal_told = 0

    def ask(self) -> str:
        """Return what the person types."""
        return self._read(say("prompt"))

    def show(self, scene: Scene, lines: Sequence[Line], hint: str, error: str = "") -> None:
        """Tell what is new, the cards at the beginning of a deal, and what may be played."""
        if error:
            self._write(error)
            self._write(hint)
            return
        for line in lines:
            if line.text:
                self._write(line.text)
        if scene.view.my_turn:
            if self._deal_told != scene.teller.deals:
                self._deal_told = scene.teller.deals
                self._told([*score_told(scene), hand_told(scene), say("plain-keys")])
            self._turn(scene)
        if hint:
            self._write(hint)

    def tell(self, scene: Scene | None, lines: Sequence[Line], hint: str) -> None:
        """Tell an answer."""
        self._told([line.text for line in lines if line.text])
        if hint:
            self._write(hint)

    def _told(self, texts: Sequence[str]) -> None:
        for text in texts:
            self._write(text)

    def _turn(self, scene: Scene) -> None:
        deal, legal = scene.deal, scene.legal
        if deal.trick:
            plays = scene.teller.plays(deal.leader, deal.trick)
            self._write(say("plain-table", plays=plays))
        if len(legal) == 1:
            self._write(say("plain-may-one", card=self.face.card(legal[0])))
        elif legal:
            numbered = (
                say("plain-numbered", number=n, card=self.face.card(card))
                for n, card in enumerate(legal, 1)
            )
            self._write(say("plain-may", cards=", ".join(numbered)))


def hand_told(scene: Scene) -> str:
    """Return the viewer's hand in words."""
    face = scene.teller.face
    suits: list[str] = []
    for suit in SUITS_SHOWN:
        held = high_to_low(scene.view.hand, suit)
        ranks = listed(map(face.rank, held)) if held else say("cards-none")
        suits.append(sentence_of(say("plain-suit", suit=face.suit_name(suit), ranks=ranks)))
    return say("plain-deal-hand", suits=" ".join(suits))


def score_told(scene: Scene) -> list[str]:
    """Return the table in words: trumps, and what each has marked and taken."""
    told = [say("plain-trumps", trumps=scene.trumps())]
    for seat in scene.order():
        score = score_words(scene.deal.scores[seat])
        tricks = scene.deal.tricks[seat]
        told.append(say("plain-score", who=scene.names[seat], score=score, tricks=tricks))
    if scene.rules.refill:
        told.append(say("plain-points", points=scene.teller.each(scene.points)))
    return told
