"""What does a person at the table want to be told: the keys, the rules of the moment, the marks?"""

from __future__ import annotations

from collections.abc import Iterator

from textual.content import Content

from imperiale.locales.faces import sentence_of
from imperiale.locales.texts import told as translated
from imperiale.tui.board import Board
from imperiale.tui.voice import Voice, speaker

__all__ = ["KEYS", "help_lines", "mark_lines", "why_lines"]

KEYS = (
    ("← →", "keys-move"),
    ("Enter", "keys-play"),
    ("1–9, 0", "keys-number"),
    ("Space", "screen-keys-pick"),
    ("Tab", "screen-keys-tab"),
    ("g", "screen-keys-go"),
    ("a", "keys-hint"),
    ("w", "screen-key-why"),
    ("m", "screen-marks"),
    ("u", "keys-undo"),
    ("r", "offer-rest"),
    ("y / n", "screen-keys-answer"),
    ("b", "screen-keys-replay"),
    ("v", "screen-keys-review"),
    ("t", "screen-keys-tutor"),
    ("↑ ↓", "screen-keys-journal"),
    ("F2", "screen-keys-theme"),
    ("?", "keys-help"),
    ("Esc, q", "screen-keys-leave"),
)
"""The keys of the table, each with the message that says what it does."""

_PLAIN = str.maketrans({"←": "<-", "→": "->", "–": "-", "↑": "Up", "↓": "Down"})


def help_lines(voice: Voice, board: Board | None) -> Iterator[str | Content]:
    """Yield the keys, and what a stranger needs to play on."""
    for keys, name in KEYS:
        shown = keys.translate(_PLAIN) if voice.letters else keys
        yield Content.assemble((f"{shown:11}", "bold"), sentence_of(voice.say(name)))
    yield ""
    yield voice.say("help-ranks")
    if board is not None:
        if not board.rules.by_hand:
            yield voice.say("screen-why-grey")
        else:
            yield voice.say("screen-by-hand")
        yield voice.say("help-rules", rules=board.rules.id)


def why_lines(voice: Voice, board: Board) -> Iterator[str]:
    """Yield what may be done at the moment, and by which rule."""
    who = speaker(voice, board)
    for reason in board.reasons:
        yield who.sentence(reason)
    for barred in board.unplayable:
        held = " ".join(voice.cards(barred.cards).plain.split())
        yield sentence_of(voice.say("why-not", cards=held, reason=who.text(barred.reason)))
    if not board.reasons:
        yield voice.say("page-not-now")


def mark_lines(voice: Voice, board: Board) -> Iterator[str | Content]:
    """Yield for what each has marked in the deal, and on whose authority; and the point said."""
    who = speaker(voice, board)
    for seat in board.seats:
        name = voice.say("person") if seat.seat == board.you else who.names[seat.seat]
        yield Content.styled(sentence_of(name), "bold")
        own = [mark for mark in board.marks if mark.seat == seat.seat]
        for mark in own:
            parts = [
                voice.say(name, {name: number})
                for name, number in (("imperials", mark.imperials), ("counters", mark.counters))
                if number
            ]
            reason, source = who.text(mark.reason), translated(voice.say, mark.source)
            yield voice.coloured(f"  {', '.join(parts)}: {reason}. ({voice.face.source(source)})")
        if not own:
            yield "  " + voice.say("summary-nothing-seat")
        if seat.said is not None:
            yield voice.coloured("  " + who.sentence(seat.said))
