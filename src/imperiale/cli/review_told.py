"""How does a review look in a terminal?"""

from __future__ import annotations

import sys

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from imperiale.analysis.grades import Grade
from imperiale.analysis.reviewed import DealReview, Review
from imperiale.cli.common import say
from imperiale.cli.table_face import Face, Faces
from imperiale.domain.cards import hand
from imperiale.locales.review_words import Words

__all__ = ["COLOURS", "player_rows", "review_lines", "words_of"]

COLOURS = {Grade.DOUBTFUL: "yellow", Grade.BAD: "red", Grade.VERY_BAD: "bold red"}
WIDEST = 200
"""Columns that a table may take where nobody sees a screen."""

_PLAYER = (
    *("player", "class", "rate", "doubtful", "bad", "very_bad"),
    *("decisions", "forced", "luck", "result", "adjusted"),
)
_STEPS = "▁▂▃▄▅▆▇█"


def words_of(review: Review, *, symbols: bool) -> Words:
    """Return what tells a review, in the language of whoever runs the command."""
    face = Face(Faces.SYMBOLS if symbols else Faces.LETTERS)
    return Words(say, review, lambda cards: face.cards(hand(cards)) if cards else "")


def _symbols() -> bool:
    try:
        ("♣" + _STEPS).encode(sys.stdout.encoding or "ascii")
    except (LookupError, UnicodeEncodeError):
        return False
    return True


def review_lines(review: Review) -> None:
    """Tell a review: what turned the partie first, then everything."""
    symbols = _symbols()
    words = words_of(review, symbols=symbols)
    console = Console(highlight=False)
    if not console.is_terminal:
        console.width = WIDEST
    lines = box.SIMPLE_HEAD if console.is_terminal and symbols else box.MARKDOWN
    console.print(Text(f"{say('review-title')}: {words.heading}", style="bold"))
    console.print(words.ending)
    console.print(_players(words, lines))
    if symbols and review.chance and review.players == 2:
        console.print(_spark(words))
        console.print()
    console.print(Text(say("review-turning"), style="bold"))
    if not review.turning:
        console.print(say("review-turning-none"))
    for number, turn in enumerate(review.turning, 1):
        first, *more = words.turning(turn)
        console.print(Text(f"{number}. {first}"))
        for line in more:
            console.print(Text(f"   {line}"))
    console.print()
    for deal in review.deals:
        _deal(console, words, deal, lines)
    for note in words.notes():
        console.print(Text(note, style="dim"))


def player_rows(words: Words) -> tuple[list[str], list[list[str]]]:
    """Return the heads and the rows of the table of players."""
    chance = words.review.chance
    rows = [
        [
            words.who(one.seat),
            words.player(one.player),
            "" if one.rate is None else _rate(one.rate, chance=chance),
            *(str(one.errors[g]) for g in Grade if g is not Grade.NONE),
            str(one.decisions),
            str(one.forced),
            words.amount(one.luck, signed=True),
            "" if one.result is None else words.amount(one.result, chance=True),
            "" if one.adjusted is None else words.amount(one.adjusted, chance=True),
        ]
        for one in words.review.seats
    ]
    return [words.say(f"review-column-{name}") for name in _PLAYER], rows


def _rate(rate: float, *, chance: bool) -> str:
    return f"{100 * rate:.2f} %" if chance else f"{rate:.3f}"


def _players(words: Words, lines: box.Box) -> Table:
    heads, rows = player_rows(words)
    table = Table(box=lines)
    for number, head in enumerate(heads):
        table.add_column(head, justify="left" if number < 2 else "right")
    for row in rows:
        table.add_row(*row)
    return table


def _spark(words: Words) -> Text:
    """Return the course of the chance of the first seat in one line, a sign a trick."""
    signs: list[str] = []
    for deal in words.review.deals:
        for point in deal.course:
            signs.append(_STEPS[min(int(point.chances[0] * len(_STEPS)), len(_STEPS) - 1)])
        signs.append(" ")
    text = Text(words.say("review-course-of", who=words.who(0)) + "\n")
    return text.append("".join(signs).strip())


def _deal(console: Console, words: Words, deal: DealReview, lines: box.Box) -> None:
    console.print(Text(say("review-deal", deal=str(deal.number)), style="bold"))
    console.print(Text(words.of_deal(deal)))
    console.print(Text(deal.line, style="dim"))
    names = ("trick", "player", "did", "better", "loss", "open", "grade")
    table = Table(box=lines)
    for name in names:
        table.add_column(
            say(f"review-column-{name}"), justify="right" if name == "loss" else "left"
        )
    for one in deal.decisions:
        table.add_row(*words.row(one), style=COLOURS.get(one.grade, ""))
    console.print(table)
