"""Is what is typed at the table understood, and has nonsense a sentence of its own?"""

from __future__ import annotations

import pytest
from tests.cli.running import run

from imperiale import rulesets
from imperiale.cli.play_typed import Mistyped, Word, read_command, read_word, spellings
from imperiale.cli.table_face import Face, Faces
from imperiale.domain.cards import Card, cards, hand
from imperiale.domain.commands import CallPoint, Claim, Command, Done, PlayCard, Show
from imperiale.domain.decide import begin, obey
from imperiale.domain.rules.marking import NOTHING
from imperiale.domain.setup import Setup
from imperiale.domain.views import View, view

FACE = Face(Faces.LETTERS)
FIRST = "KQJA7h T98s 98d JTc"
SECOND = "T98h KQJ7s KQJd KQc"


def seen(
    *done: str | Command,
    marking: str = "automatic",
    rules: str = "academie",
    held: tuple[str, str] = (FIRST, SECOND),
) -> View:
    """What the seat to act sees; seat 0 is elder, and cards are played in turn."""
    table = rulesets.load(rules).rules(2, {"marking": marking})
    hands = tuple(cards(hand(text)) for text in held)
    turned = Card.parse("7c")
    left = table.pack & ~hand(held[0]) & ~hand(held[1]) & ~turned.bit
    deal, events = begin(Setup(table, 1, (NOTHING, NOTHING), hands, turned, cards(left)))
    log = [*events]
    for step in done:
        command = PlayCard(deal.seat, Card.parse(step)) if isinstance(step, str) else step
        deal, happened = obey(deal, command)
        log += happened
    return view(table, log, deal.seat)


TURNED = Claim(1, 1)
SILENT = (TURNED, Done(0), Done(1))
LEAD = seen()
FOLLOW = seen("8s")
AFTER = seen("8s", "Ks")
NO_HEARTS = seen("Kh", "Th", "Qh", "9h", "Jh", "8h", "Tc")
TURN_UP = seen(marking="by_hand")
SHOWING = seen(TURNED, marking="by_hand")
CALLING = seen(*SILENT, marking="by_hand")
FOUR = seen(TURNED, held=("KQJA7h K98s K9d KTc", "T98h QJT7s QJ8d QJc"), marking="by_hand")
WON = seen(
    *(*SILENT, CallPoint(0, 41), CallPoint(1, 37), "Jc", "Kc", "Qc", "Ac"),
    held=("KQJAh T98s 98d AJTc", SECOND),
    rules="biblioteka",
    marking="by_hand",
)
TOOK = seen(
    *SILENT, CallPoint(0, 48), CallPoint(1, 37), "Jc", "Kc", rules="biblioteka", marking="by_hand"
)


NONSENSE = {
    "nothing": (LEAD, "", "Several cards may be played"),
    "a word": (LEAD, "hello", "Not understood: hello"),
    "a sentence": (LEAD, "play the king please", "Not understood"),
    "a word misspelt": (LEAD, "qiut", "Did you mean quit"),
    "number nought": (LEAD, "0", "no card number 0; numbers go from 1 to 12"),
    "a number too large": (LEAD, "13", "no card number 13"),
    "a huge number": (LEAD, "9" * 150, "no card number 999"),
    "a negative number": (LEAD, "-1", "Not a number that can be meant: -1"),
    "half a card": (LEAD, "1.5", "Not a number that can be meant: 1.5"),
    "a rank held twice": (LEAD, "T", "T may be 10s 10c. Type the suit too"),
    "a suit held twice": (LEAD, "H", "H may be Kh Qh Jh Ah 7h. Type the rank too"),
    "a rank not held": (FOLLOW, "A", "You hold no ace"),
    "a suit not held": (NO_HEARTS, "H", "You hold no hearts"),
    "an unknown rank": (LEAD, "1h", "has no rank that is known"),
    "an unknown suit": (LEAD, "Kx", "has no suit that is known"),
    "suit before rank": (LEAD, "hK", "the other way round: rank first, then suit. Type Kh"),
    "two cards": (LEAD, "Kh Qh", "One card at a time"),
    "two cards in one": (LEAD, "KQh", "One card at a time"),
    "a card of the other pack": (LEAD, "6h", "6h is not in the pack of 32 cards"),
    "the other's card": (LEAD, "Ks", "You do not hold Ks"),
    "a card played": (AFTER, "8s", "8s has been played already"),
    "a claim where the table marks": (LEAD, "show KQJAh", "nothing is to be shown or claimed"),
    "a long text": (LEAD, "K" * 201, "too long (201 characters)"),
    "what cannot be seen": (LEAD, "K\x1b[h", "characters that cannot be typed"),
    "three cards shown": (SHOWING, "KQJh", "is 3 cards"),
    "cards shown twice": (SHOWING, "Kh Kh Qh Jh", "Not an imperial"),
    "no cards shown": (SHOWING, "mine", "Not an imperial: mine"),
    "cards shown that are not held": (SHOWING, "KQJ7s", "Neither held nor turned up"),
    "a sequence that is not held": (SHOWING, "seq s", "in your tricks: Ks Qs Js As"),
    "four that are not held": (SHOWING, "4K", "in your tricks: Ks Kc Kd"),
    "four of nothing": (SHOWING, "four", "Four of what rank"),
    "four of no rank": (SHOWING, "4X", "Four of what rank"),
    "a sequence of nothing": (SHOWING, "seq", "A sequence of what suit"),
    "a word for a number": (CALLING, "five", "A number is wanted here, not five"),
    "half a number": (CALLING, "4.5", "Not a number that can be meant: 4.5"),
    "a claim of nought": (TURN_UP, "0", "0 marks nothing"),
    "cards for a number": (CALLING, "KQJAh", "Now your point is asked, no imperial"),
    "cards for the turn-up": (TURN_UP, "4K", "A number is wanted here"),
}


def read(asked: View, text: str) -> Command:
    assert read_word(text) is None
    return read_command(text, asked, FACE)


@pytest.mark.parametrize(("asked", "text", "answer"), NONSENSE.values(), ids=NONSENSE)
def test_nonsense_has_its_sentence(asked: View, text: str, answer: str) -> None:
    with pytest.raises(Mistyped) as wrong:
        read(asked, text)
    assert answer in wrong.value.sentence()


def test_kinds_of_nonsense_have_sentences_of_their_own() -> None:
    names = set()
    for asked, text, _ in NONSENSE.values():
        try:
            read(asked, text)
        except Mistyped as wrong:
            names.add(wrong.name)
    assert len(names) >= 22


def play(card: str, seat: int = 0) -> PlayCard:
    return PlayCard(seat, Card.parse(card))


SENSE = {
    "a card": (LEAD, "Kh", play("Kh")),
    "small letters": (LEAD, "kh", play("Kh")),
    "capitals": (LEAD, "KH", play("Kh")),
    "a sign": (LEAD, "K♥", play("Kh")),
    "a hollow sign": (LEAD, "k♡", play("Kh")),
    "ten in letters": (LEAD, "ts", play("Ts")),
    "ten in digits": (LEAD, "10s", play("Ts")),
    "room around": (LEAD, "  7h ", play("7h")),
    "the first number": (LEAD, "1", play("Ts")),
    "the last number": (LEAD, "12", play("8d")),
    "a rank held once": (LEAD, "k", play("Kh")),
    "a rank legal once": (NO_HEARTS, "Q", play("Qc", 1)),
    "the only legal card": (seen("8d", "Kd", "Qd"), "", play("9d")),
    "a card not legal is for the rules to refuse": (FOLLOW, "Th", play("Th", 1)),
    "an imperial": (SHOWING, "KQJAh", Show(0, hand("KQJAh"))),
    "in any order": (SHOWING, "ah kh jh qh", Show(0, hand("KQJAh"))),
    "with the verb": (SHOWING, "show KQJAh", Show(0, hand("KQJAh"))),
    "a sequence": (SHOWING, "seq h", Show(0, hand("KQJAh"))),
    "a sequence in words": (SHOWING, "sequence hearts", Show(0, hand("KQJAh"))),
    "a sequence by sign": (SHOWING, "seq ♥", Show(0, hand("KQJAh"))),
    "a four": (FOUR, "4K", Show(0, hand("Kc Kd Kh Ks"))),
    "a four in letters": (FOUR, "kkkk", Show(0, hand("Kc Kd Kh Ks"))),
    "a four in words": (FOUR, "four kings", Show(0, hand("Kc Kd Kh Ks"))),
    "a blank hand": (SHOWING, "blank", Show(0, hand(FIRST))),
    "nothing to show": (SHOWING, "", Done(0)),
    "a point": (CALLING, "5", CallPoint(0, 5)),
    "a point in words": (CALLING, "point 5", CallPoint(0, 5)),
    "no point": (CALLING, "", CallPoint(0, None)),
    "a mark": (TURN_UP, "1", Claim(1, 1)),
    "a mark in words": (TURN_UP, "mark 1", Claim(1, 1)),
    "no mark": (TURN_UP, "", Done(1)),
    "honours of the trick": (TOOK, "1", Claim(1, 1)),
    "no honours": (TOOK, "", Done(1)),
    "a lead at once": (TOOK, "ks", play("Ks", 1)),
    "an imperial won": (WON, "seq c", Show(1, hand("KQJAc"))),
}


@pytest.mark.parametrize(("asked", "text", "meant"), SENSE.values(), ids=SENSE)
def test_sense_is_understood(asked: View, text: str, meant: Command) -> None:
    assert read(asked, text) == meant


def test_a_false_claim_is_told_in_the_signs_of_the_table() -> None:
    asked = ("play", "--marking", "by_hand", "--seed", 1, "--plain")
    ran = run(*asked, given="blank\nKA107c\nq\n")
    assert "That claim is not true: a blank hand." in ran.out
    assert "That claim is not true: king, ace, ten and seven of clubs." in ran.out


@pytest.mark.parametrize("word", Word)
def test_words_are_understood(word: Word) -> None:
    for spelling in spellings(word.value):
        assert read_word(spelling) == (word, "")
        if len(spelling) > 1:
            assert read_word(spelling.upper()) == (word, "")
    assert read_word("save My File") == (Word.SAVE, "My File")


@pytest.mark.parametrize("letter", "HSCQ")
def test_a_capital_is_a_card(letter: str) -> None:
    assert read_word(letter) is None


TABLE_TALK = {
    "undo of nothing": ("u", "nothing of yours to take back"),
    "next in a deal": ("n", "The deal is not over yet"),
    "the last trick of none": ("l", "No trick has been taken"),
    "help": ("?", "To play a card type its name"),
    "why": ("h", "You lead, and may play any card"),
    "cards": ("c", "Your hand."),
    "table": ("t", "Trumps: clubs"),
    "a copy where none can be": ("s /nowhere/at/all.json", "A copy cannot be kept in"),
    "a copy over a folder": ("s /", "There is a file / already"),
    "a card of another suit": ("9d\nKh", "The suit led must be followed"),
}


@pytest.mark.parametrize(("text", "answer"), TABLE_TALK.values(), ids=TABLE_TALK)
@pytest.mark.parametrize("look", [(), ("--plain",)], ids=str)
def test_table_talk(text: str, answer: str, look: tuple[str, ...]) -> None:
    ran = run("play", "--seed", 1, *look, given=f"{text}\nq\n")
    assert ran.status == 0
    assert ran.err == ""
    assert answer in " ".join(ran.out.split())
