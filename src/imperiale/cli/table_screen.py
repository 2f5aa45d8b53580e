"""How does the table look on a terminal, 80 by 24 or larger?"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate

from rich.console import Console
from rich.text import Text

from imperiale.cli.common import say
from imperiale.cli.prose import Prose
from imperiale.cli.table_face import SUITS_SHOWN, Face, Faces, high_to_low, sentence_of
from imperiale.cli.table_scene import Scene
from imperiale.cli.table_words import Line, Tone, called
from imperiale.domain.cards import RANKS, Card, Suit

__all__ = ["Screen"]

WIDTH, HEIGHT = 80, 24
TALLEST = 40
"""Lines beyond which a taller terminal is left empty: the eye should not wander."""

_SUIT_STYLES = {
    Suit.SPADES: "bold",
    Suit.HEARTS: "bold red",
    Suit.CLUBS: "bold green",
    Suit.DIAMONDS: "bold yellow",
}
_TONE_STYLES = {
    Tone.PLAY: "",
    Tone.TRICK: "",
    Tone.MARK: "bold",
    Tone.LOSS: "italic",
    Tone.INFO: "",
}
_LEAST = {"counters": 9, "tricks": 6, "cards": 5, "points": 7}
"""The least widths of the columns, so that figures have room under any title."""
_MARKS = {Tone.MARK: "+", Tone.LOSS: "-"}
_ASCII = str.maketrans({"·": "-", "–": "-", "…": "...", "─": "-", "▸": ">", "é": "e"})


class Screen:
    """The table on a terminal: drawn anew at each turn, so that nothing has to be scrolled for.

    Args:
        console: where to draw.
        face: how cards are written.
    """

    trick_whole = True

    def __init__(self, console: Console, face: Face) -> None:
        self.console = console
        self.face = face

    def ask(self) -> str:
        """Return what the person types."""
        return self.console.input(say("prompt"))

    def show(self, scene: Scene, lines: Sequence[Line], hint: str, error: str = "") -> None:
        """Draw the table; what is new stands below what was told before."""
        self._pages(scene, list(lines), hint, error, filled=True)

    def tell(self, scene: Scene | None, lines: Sequence[Line], hint: str) -> None:
        """Draw the table with an answer in place of the news; or only the answer."""
        if scene is not None:
            self._pages(scene, list(lines), hint, "", filled=False)
            return
        for line in lines:
            self._put(self._wrapped(line)[0] if len(line.text) < WIDTH else Text(line.text))
        if hint:
            self._put(Text(hint))

    @property
    def _paged(self) -> bool:
        """Whether lines beyond the screen have to wait; where nothing scrolls they need not."""
        return self.console.is_terminal

    @property
    def _height(self) -> int:
        return (
            min(max(self.console.height, HEIGHT), TALLEST) if self.console.is_terminal else HEIGHT
        )

    @property
    def _width(self) -> int:
        return max(self.console.width, 40)

    def _pages(
        self, scene: Scene, lines: list[Line], hint: str, error: str, *, filled: bool
    ) -> None:
        """Draw as many screens as the lines need; all but the last wait for Enter."""
        top = list(self._top(scene))
        bottom = list(self._bottom(scene))
        asked = self._asked(hint, error)
        # the last line is left to what the person types
        room = self._height - len(top) - len(bottom) - len(asked) - 1
        wrapped = [self._wrapped(line) for line in lines]
        new = [row for rows in wrapped for row in rows]
        ends = list(accumulate(len(rows) for rows in wrapped))
        while len(new) > room and self._paged:
            more = self._asked(say("ask-more"), "")
            fit = room + len(asked) - len(more) if len(asked) > len(more) else room
            # a line goes whole to the next page, unless no page is long enough for it
            cut = max((end for end in ends if 0 < end <= fit), default=fit)
            self._draw([*top, *new[:cut], *[Text()] * (fit - cut), *bottom, *more])
            new, ends = new[cut:], [end - cut for end in ends]
            self.ask()
        past: list[Text] = []
        if filled:
            rows = (row for line in scene.past for row in self._wrapped(line))
            past = [_dimmed(row) for row in rows][len(new) - room :] if len(new) < room else []
        body = [*past, *new]
        empty = [Text()] * (room - len(body))
        self._draw([*top, *body, *empty, *bottom, *asked])

    def _draw(self, rows: Sequence[Text]) -> None:
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.clear()
        for row in rows:
            self._put(row)

    def _put(self, row: Text) -> None:
        if self.face.faces is Faces.LETTERS:
            plain = row.plain.translate(_ASCII)
            if len(plain) == len(row.plain):
                row = row.copy()
                row.plain = plain
            else:
                row = Text(plain)
        self.console.print(row, no_wrap=True, overflow="crop", crop=True, highlight=False)

    def _rule(self) -> Text:
        return Text("─" * self._width, "dim")

    def _top(self, scene: Scene) -> Iterator[Text]:
        game, deal, wins = scene.title()
        left = f" {game} · {deal}"
        yield Text.assemble(
            (left, "bold"), " " * max(1, self._width - len(left) - len(wins) - 1), (wins, "dim")
        )
        yield self._rule()
        yield from self._scores(scene)
        yield from self._labelled("label-trumps", scene.trumps())
        yield from self._labelled("label-last", scene.last_trick() or "–")
        yield from self._labelled("label-table", self._table(scene))
        yield self._rule()

    def _labelled(self, label: str, text: str) -> Iterator[Text]:
        width = max(10, *(len(say(f"label-{name}")) for name in ("trumps", "last", "table")))
        rows = self._coloured(Prose(text)).wrap(self.console, self._width - width - 2)
        for place, row in enumerate(rows):
            yield Text.assemble((f" {'' if place else say(label):<{width}} ", "dim"), row)

    def _table(self, scene: Scene) -> str:
        deal = scene.deal
        if deal.trick:
            return scene.teller.plays(deal.leader, deal.trick)
        return "–"

    def _scores(self, scene: Scene) -> Iterator[Text]:
        deal, rules = scene.deal, scene.rules
        width = max(len(called(name)) for name in scene.names) + 1
        signs = max(
            [len(say("column-imperials")), *(len(self._imperials(scene, s)) for s in scene.order())]
        )
        titles = {name: say(f"column-{name}") for name in ("counters", "tricks", "cards", "points")}
        marks, tricks, cards, points = (max(_LEAST[n], len(titles[n])) for n in titles)
        head = (
            f"   {'':<{width}} {say('column-imperials'):<{signs}}  {titles['counters']:<{marks}}"
            f"  {titles['tricks']:>{tricks}}  {titles['cards']:>{cards}}"
        )
        yield Text(f"{head}  {titles['points']:>{points}}" if rules.refill else head, "dim")
        for seat in scene.order():
            score = deal.scores[seat]
            name = sentence_of(called(scene.names[seat]))
            turn = "▸" if seat == deal.seat else " "
            left = scene.view.cards_left(seat) if deal.dealt != (0,) * rules.players else 0
            row = Text.assemble(
                (f" {turn} {name:<{width}} ", "bold"),
                (f"{self._imperials(scene, seat):<{signs}}", "yellow"),
                (f"  {f'{self.face.counters(score)} {score.counters}':<{marks}}", "cyan"),
                f"  {deal.tricks[seat]:>{tricks}}  {left:>{cards}}",
                f"  {scene.points[seat]:>{points}}" if rules.refill else "",
                (f"  {scene.roles(seat)}", "dim"),
            )
            yield row

    def _imperials(self, scene: Scene, seat: int) -> str:
        score = scene.deal.scores[seat]
        signs = self.face.imperials(score, scene.rules.winning_score)
        return f"{signs} {score.imperials}" if signs else str(score.imperials)

    def _bottom(self, scene: Scene) -> Iterator[Text]:
        if scene.view.seat is None or scene.deal.over:
            return
        yield self._rule()
        numbers = {card: n for n, card in enumerate(scene.legal, 1)}
        suits = {
            suit: say("label-suit-trumps")
            if suit == scene.deal.trump
            else self.face.suit_name(suit)
            for suit in SUITS_SHOWN
        }
        width = max(9, *map(len, suits.values()))
        for suit, name in suits.items():
            label = f" {self.face.suit_sign(suit)} {name:<{width}}"
            row = Text.assemble((label, _SUIT_STYLES[suit]))
            for card in high_to_low(scene.view.hand, suit):
                row.append_text(self._held(card, numbers.get(card), bool(numbers)))
            yield row

    def _held(self, card: Card, number: int | None, choosing: bool) -> Text:  # noqa: FBT001
        style = _SUIT_STYLES[card.suit]
        if number is None:
            return Text.assemble(
                "   ", (f"{self.face.card(card):<4}", "dim" if choosing else style)
            )
        return Text.assemble((f"{number:>2} ", "dim"), (f"{self.face.card(card):<4}", style))

    def _asked(self, hint: str, error: str) -> list[Text]:
        keys = f" {say('keys')} "
        rows = [Text("─" * (self._width - len(keys) - 2) + keys + "──", "dim")]
        if error:
            rows += self._folded(Prose(error, "bold red"), "! ")
        rows += self._folded(Prose(hint), "  ")
        return rows

    def _wrapped(self, line: Line) -> list[Text]:
        text = Prose(line.text, _TONE_STYLES[line.tone])
        return self._folded(
            self._coloured(text), f"{_MARKS.get(line.tone, '·' if line.text else ' ')} "
        )

    def _folded(self, text: Text, mark: str) -> list[Text]:
        rows = text.wrap(self.console, self._width - 4)
        return [Text.assemble(f" {mark if i == 0 else '  '}", row) for i, row in enumerate(rows)]

    def _coloured(self, text: Text) -> Text:
        ranks = "|".join(self.face.rank_sign(letter) for letter in RANKS)
        for suit, style in _SUIT_STYLES.items():
            sign = self.face.suit_sign(suit)
            text.highlight_regex(rf"\b(?:{ranks}){sign}(?!\w)", style)
        return text


def _dimmed(row: Text) -> Text:
    faded = row.copy()
    faded.stylize("dim")
    return faded
