"""What does a person mean by what he types, or picks, where he marks by hand?"""

from __future__ import annotations

import re
from collections.abc import Iterable

from imperiale.domain.cards import RANKS, SUITS, hand
from imperiale.domain.errors import NotationError
from imperiale.locales.faces import LETTERED, rank_sign
from imperiale.locales.sayings import codes
from imperiale.locales.sentences import tidy
from imperiale.tui import board as wishes
from imperiale.tui.board import Board, Do
from imperiale.tui.voice import Voice

__all__ = ["MistypedError", "typed"]


class MistypedError(Exception):
    """What was typed means nothing here.

    Attributes:
        name: the message that says so.
        facts: its variables.
    """

    def __init__(self, name: str, **facts: str) -> None:
        self.name = name
        self.facts = facts
        super().__init__(name)

    def sentence(self, voice: Voice) -> str:
        """Return what is told to the person."""
        return voice.say(self.name, self.facts)


def typed(text: str, picked: Iterable[str], board: Board, voice: Voice) -> Do:
    """Return what is meant: cards are shown, a number is said or claimed, nothing is no more.

    Raises:
        MistypedError: it is neither.
    """
    text, chosen = text.strip(), tuple(sorted(picked))
    if re.fullmatch(r"\d{1,3}", text):
        if board.may("call"):
            return wishes.Call(int(text))
        if board.may("claim"):
            return wishes.Claim(int(text))
    if not text and chosen:
        return wishes.Show(chosen)
    if not text:
        return wishes.Call(None) if board.may("call") else wishes.Done()
    if board.may("show"):
        return wishes.Show(_cards(text, board, voice))
    raise MistypedError("screen-typed-number", found=tidy(text, 40))


def _cards(text: str, board: Board, voice: Voice) -> tuple[str, ...]:
    """Return the cards of a combination: ``KQJAs``, ``4K``, or all of the hand by ``*``."""
    if text == "*":
        return board.hand
    four = re.fullmatch(r"4\s*(\S{1,2})", text)
    plain = _plain(four[1] if four else text, voice)
    try:
        return codes(hand(" ".join(plain + suit for suit in SUITS) if four else plain))
    except NotationError:
        raise MistypedError("screen-typed-cards", found=tidy(text, 40)) from None


def _plain(text: str, voice: Voice) -> str:
    """Return cards in the letters of notation, from those of the reader's deck."""
    ranks = {rank_sign(voice.say, letter): letter for letter in LETTERED} | {"10": "T"}
    signs = dict(zip("♣♦♥♠", SUITS, strict=True))
    found: list[str] = []
    for sign in re.findall(r"10|\s|.", text):
        great = sign.upper()
        if sign in signs:
            found.append(signs[sign])
        elif sign in tuple(SUITS):
            found.append(sign)
        else:
            found.append(ranks.get(great) or (great if great in RANKS else sign))
    return "".join(found)
