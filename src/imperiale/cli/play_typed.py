"""What does a person mean by what he types at the table?

Pure: a text and a view in; a command of the game, a word of the table, or a :class:`Mistyped` that
names its sentence out.  Whether a command may be obeyed is for the rules to say.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from difflib import get_close_matches
from enum import Enum

from imperiale.cli.common import say
from imperiale.cli.table_face import LETTERED, Face, high_to_low, rank_sign
from imperiale.domain.cards import RANKS, SUITS, Card, Mask, cards, hand, of_ranks
from imperiale.domain.commands import CallPoint, Claim, Command, Done, PlayCard, Show
from imperiale.domain.errors import NotationError
from imperiale.domain.events import Step
from imperiale.domain.views import View
from imperiale.locales.sentences import tidy

__all__ = ["Mistyped", "Word", "read_command", "read_word", "spellings"]

LONGEST = 200


class Word(Enum):
    """What can be said besides playing."""

    HELP = "help"
    WHY = "why"
    BEST = "best"
    LAST = "last"
    CARDS = "cards"
    TABLE = "table"
    UNDO = "undo"
    SAVE = "save"
    NEXT = "next"
    QUIT = "quit"


def spellings(word: str) -> list[str]:
    """Return how a word may be typed: by a single key, in English, and in the reader's language."""
    return say(f"words-{word}").split()


def _words() -> dict[str, Word]:
    return {spelling: word for word in Word for spelling in spellings(word.value)}


class Mistyped(Exception):
    """What was typed means nothing here.

    Attributes:
        name: the message that says so.
        facts: its variables.
    """

    def __init__(self, name: str, **facts: object) -> None:
        self.name = f"typed-{name}"
        self.facts = facts
        super().__init__(self.name)

    def sentence(self) -> str:
        """Return what is told to the person."""
        return say(self.name, self.facts)


def read_word(text: str) -> tuple[Word, str] | None:
    """Return the word of the table that a text is, with what follows it; ``None`` if it is none.

    A capital ``H`` or ``S`` alone is a suit, ``Q`` a queen.

    Raises:
        Mistyped: nobody can have meant it.
    """
    if len(text) > LONGEST:
        raise Mistyped("too-long", length=len(text))
    if not text.isprintable():
        raise Mistyped("control")
    first, _, rest = text.strip().partition(" ")
    if len(first) > 1:
        first = first.lower()
    word = _words().get(first)
    return None if word is None or (rest and word is not Word.SAVE) else (word, rest.strip())


def read_command(text: str, view: View, face: Face) -> Command:
    """Return what a text means at the moment of a view, whose seat is to act.

    Raises:
        Mistyped: it means nothing.
    """
    return _READERS[view.deal.step](text.strip(), view, face)


def _playing(text: str, view: View, face: Face) -> Command:
    seat, legal = view.deal.seat, high_to_low(view.legal)
    shown = face.cards(view.legal)
    if not text:
        if len(legal) > 1:
            raise Mistyped("nothing", cards=shown)
        return PlayCard(seat, legal[0])
    if re.fullmatch(r"[-+]?\d+([.,]\d+)?", text):
        return PlayCard(seat, _numbered(text, legal))
    if text.lower().startswith(("show", "claim", "mark", "seq", "four", "call")):
        raise Mistyped("card-now", cards=shown)
    return PlayCard(seat, _card(text, view, face))


def _numbered(text: str, legal: list[Card]) -> Card:
    if not text.isdecimal():
        raise Mistyped("number-form", found=text)
    number = int(text)
    if not 1 <= number <= len(legal):
        raise Mistyped("number", number=tidy(text, 20), most=len(legal))
    return legal[number - 1]


_FIXED = {**dict(zip("♣♦♥♠♧♢♡♤", SUITS * 2, strict=True)), "10": "T"}


def _plain(text: str) -> str:
    """Return cards in the letters of notation: ranks in capitals, suits small, ten as ``T``.

    Letters are read as the reader's language has them, where it has them, else as notation does;
    one that may be a rank and a suit, as the French ``d`` may, is a suit after ranks.
    """
    signs = re.findall("10|.", text)
    four = signs[:1] == ["4"] if len(signs) == 2 else len({*text.lower()}) == 1
    last = len(signs) - 1
    return "".join(
        _sign(sign, suit_first=0 < place == last and not four) for place, sign in enumerate(signs)
    )


def _sign(sign: str, *, suit_first: bool) -> str:
    """Return one sign of a card in the letters of notation."""
    if sign in _FIXED:
        return _FIXED[sign]
    small, great = sign.lower(), sign.upper()
    ranks = {rank_sign(letter): letter for letter in LETTERED}
    suits = dict(zip(spellings("suits"), SUITS, strict=True))
    rank = ranks.get(great) or (great if great in RANKS else "")
    suit = suits.get(small) or (small if small in SUITS else "")
    if suit_first:
        return suit or rank or great
    return rank or suit or great


def _suit(text: str) -> str:
    """Return a suit that stands alone in the letters of notation; empty if it is none."""
    suit = _sign(text[:1], suit_first=True) if text else ""
    return suit if suit in tuple(SUITS) else ""


def _card(text: str, view: View, face: Face) -> Card:
    words = text.split()
    if len(words) > 1:
        raise _many_words(words, text, view, face)
    plain = _plain(text)
    if len(plain) == 1 and (plain in RANKS or plain in SUITS):
        return _prefixed(plain, text, view, face)
    if len(plain) != 2:
        raise _unknown(text, view, face)
    rank, suit = plain[0], plain[1]
    if rank in RANKS and suit in SUITS:
        return _in_play(Card.parse(plain), view, face)
    if rank in SUITS and suit in RANKS:
        raise Mistyped("reversed", found=tidy(text), card=face.card(Card.parse(suit + rank)))
    if rank in RANKS:
        raise Mistyped("suit", found=tidy(text))
    if suit in SUITS:
        raise Mistyped("rank", found=tidy(text))
    raise _unknown(text, view, face)


def _many_words(words: list[str], text: str, view: View, face: Face) -> Mistyped:
    plain = [_plain(word) for word in words]
    if all(len(word) == 2 and word[0] in RANKS and word[1] in SUITS for word in plain):
        return Mistyped("two-cards", found=tidy(text))
    return _unknown(text, view, face)


def _unknown(text: str, view: View, face: Face) -> Mistyped:
    plain = _plain(text)
    if len(plain) > 2 and plain[-1] in SUITS and all(letter in RANKS for letter in plain[:-1]):
        return Mistyped("two-cards", found=tidy(text))
    near = get_close_matches(text.lower(), [word for word in _words() if len(word) > 2], n=1)
    if near:
        return Mistyped("meant", found=tidy(text), word=near[0])
    example = high_to_low(view.legal or view.hand)[0] if view.legal or view.hand else Card(35)
    return Mistyped("unknown", found=tidy(text), card=face.card(example))


def _in_play(card: Card, view: View, face: Face) -> Card:
    """Return the card unless a better reason than the rules' can be given why it is not played."""
    bit = 1 << card
    if not view.rules.pack & bit:
        raise Mistyped("pack", card=face.card(card), deck=view.rules.deck)
    may = face.cards(view.legal or view.hand)
    if view.played & bit:
        raise Mistyped("played", card=face.card(card), cards=may)
    if not view.hand & bit:
        raise Mistyped("not-yours", card=face.card(card), cards=may)
    return card


def _prefixed(letter: str, text: str, view: View, face: Face) -> Card:
    """Return the one card that a rank or a suit alone can mean: of the legal ones, or of all."""
    by_rank = letter in RANKS
    if by_rank:
        meant = of_ranks(letter)
        unheld = Mistyped("no-rank", rank=say(f"rank-{letter}"), cards=face.cards(view.hand))
    else:
        meant = 0x1FF << 9 * SUITS.index(letter)
        unheld = Mistyped("no-suit", suit=say(f"suit-{letter}"), cards=face.cards(view.hand))
    held = view.hand & meant
    may = held & view.legal or held
    if not may:
        raise unheld
    first, *others = cards(may)
    if others:
        name = "ambiguous" if by_rank else "ambiguous-suit"
        raise Mistyped(name, found=tidy(text), cards=face.cards(may))
    return first


def _showing(text: str, view: View, face: Face) -> Command:
    seat = view.deal.seat
    if not text:
        return Done(seat)
    if any(view.deal.tricks) and view.deal.step is not Step.WON_IN_PLAY and _is_one_card(text):
        return PlayCard(seat, _card(text, view, face))
    return Show(seat, _in_sight(_combination(text, view, face), view, face))


def _is_one_card(text: str) -> bool:
    plain = _plain(text)
    return len(plain) == 2 and plain[0] in RANKS and plain[1] in SUITS


def _combination(text: str, view: View, face: Face) -> Mask:
    words = re.sub(r"(?i)^show\s+", "", text).split()
    head, tail = words[0].lower(), _plain("".join(words[1:]))
    joined = _plain("".join(words))
    if head in spellings("blank"):
        return view.deal.dealt[view.deal.seat]
    if head in spellings("sequence"):
        suit = _suit("".join(words[1:]))
        if not suit:
            raise Mistyped("show-suit", found=tidy(text))
        return view.rules.sequences[SUITS.index(suit)]
    if head == "four" or re.fullmatch(r"4.|(.)\1\1\1", joined):
        rank = tail[:1] if head == "four" else joined[-1]
        if rank not in tuple(RANKS):
            raise Mistyped("show-rank", found=tidy(text))
        return of_ranks(rank) & view.rules.pack
    return _named(text, " ".join(map(_plain, words)), view, face)


def _named(text: str, plain: str, view: View, face: Face) -> Mask:
    """Return cards that were named one by one or by suits, if they can be an imperial."""
    try:
        shown = hand(plain)
    except NotationError:
        raise Mistyped("show", found=tidy(text)) from None
    number = shown.bit_count()
    if number not in (4, view.rules.hand_size):
        found = say("number-cards", cards=number)
        raise Mistyped("show-size", found=face.cards(shown), cards=found)
    return shown


def _in_sight(shown: Mask, view: View, face: Face) -> Mask:
    """Return cards that are shown, if all are the seat's own, in its tricks, or turned up."""
    deal = view.deal
    in_sight = deal.dealt[deal.seat] | view.hand | deal.taken[deal.seat] | 1 << deal.turn_up
    missing = shown & ~in_sight
    if missing:
        raise Mistyped("show-not-held", cards=face.cards(missing))
    return shown


def _number(text: str) -> int:
    bare = re.sub(r"^(mark|claim|call|point|m) ", "", text.lower()).strip()
    if re.fullmatch(r"[-+]?\d+[.,]\d+|[-+]\d+", bare) or (bare.isdecimal() and len(bare) > 6):
        raise Mistyped("number-form", found=tidy(text, 20))
    if not bare.isdecimal():
        raise Mistyped("number-wanted", found=tidy(text, 40))
    if int(bare) == 0:
        raise Mistyped("number-zero", found=text)
    return int(bare)


def _calling(text: str, view: View, face: Face) -> Command:
    if not text:
        return CallPoint(view.deal.seat, None)
    _no_show(text, "asked-point")
    return CallPoint(view.deal.seat, _number(text))


def _claiming(text: str, view: View, face: Face) -> Command:
    if not text:
        return Done(view.deal.seat)
    _no_show(text, f"asked-{view.deal.step}")
    return Claim(view.deal.seat, _number(text))


def _trick(text: str, view: View, face: Face) -> Command:
    """After a trick that one took: claim its honours, show what it completed, or lead."""
    if text and not text.isdecimal() and not re.match(r"(?i)(mark|claim|m) |[-+]", text):
        return _showing(text, view, face)
    return _claiming(text, view, face)


def _no_show(text: str, what: str) -> None:
    plain = _plain("".join(text.split()))
    spelled = len(plain) > 1 and plain[-1] in SUITS and all(c in RANKS + SUITS for c in plain)
    if spelled or text.lower().startswith(("show", "seq", "four", "blank")):
        raise Mistyped("show-now", what=say(what))


_READERS: dict[Step, Callable[[str, View, Face], Command]] = {
    Step.PLAY: _playing,
    Step.IMPERIAL: _showing,
    Step.WON_IN_PLAY: _showing,
    Step.POINT: _calling,
    Step.TRICK: _trick,
    Step.TURN_UP: _claiming,
    Step.HONOURS: _claiming,
    Step.TRICKS: _claiming,
    Step.CAPOT: _claiming,
}
