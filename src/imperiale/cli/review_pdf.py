"""How is a review written as a PDF?"""

from __future__ import annotations

from datetime import UTC, datetime
from importlib.resources import as_file, files
from itertools import pairwise

from fpdf import FPDF
from fpdf.fonts import FontFace

from imperiale.analysis.grades import Grade
from imperiale.cli.review_html import plotted
from imperiale.cli.review_told import player_rows
from imperiale.locales.review_words import Words

__all__ = ["document"]

FONT = "DejaVu"
COLOURS = {Grade.DOUBTFUL: (138, 97, 0), Grade.BAD: (176, 58, 20), Grade.VERY_BAD: (155, 15, 34)}
GREEN, LINE, FAINT, INK = (31, 107, 74), (205, 196, 178), (93, 86, 76), (28, 26, 23)


def document(words: Words) -> bytes:
    """Return the PDF; the same review gives the same bytes."""
    pdf = FPDF(format="A4")
    pdf.set_creation_date(datetime(2000, 1, 1, tzinfo=UTC))
    pdf.set_title(f"{words.say('review-title')}: {words.heading}")
    pdf.set_creator("imperiale")
    pdf.set_lang(getattr(words.say, "language", "en"))
    for style, name in (("", "DejaVuSans.ttf"), ("B", "DejaVuSans-Bold.ttf")):
        with as_file(files("imperiale.cli") / "fonts" / name) as path:
            pdf.add_font(FONT, style, path)
    pdf.set_auto_page_break(auto=True, margin=15)
    pdf.add_page()
    pdf.set_text_color(*INK)
    _line(pdf, words.say("review-title"), 18, bold=True)
    _line(pdf, f"{words.heading}. {words.ending}", 10)
    _heading(pdf, words.say("review-players"))
    _players(pdf, words)
    _course(pdf, words)
    _turning(pdf, words)
    for deal in words.review.deals:
        _heading(pdf, words.say("review-deal", deal=str(deal.number)))
        _line(pdf, words.of_deal(deal), 9)
        _line(pdf, deal.line, 7, colour=FAINT)
        names = ("trick", "player", "did", "better", "loss", "open", "grade")
        heads = [words.say(f"review-column-{name}") for name in names]
        rows = [(words.row(one), COLOURS.get(one.grade)) for one in deal.decisions]
        _table(pdf, heads, rows, (10, 26, 24, 24, 16, 24, 22))
    pdf.ln(3)
    for note in words.notes():
        _line(pdf, note, 8, colour=FAINT)
    return bytes(pdf.output())


def _line(
    pdf: FPDF,
    text: str,
    size: float,
    *,
    bold: bool = False,
    colour: tuple[int, int, int] = INK,
) -> None:
    pdf.set_font(FONT, "B" if bold else "", size)
    pdf.set_text_color(*colour)
    pdf.multi_cell(0, size * 0.5, text, new_x="LMARGIN", new_y="NEXT", align="L")
    pdf.set_text_color(*INK)


def _heading(pdf: FPDF, text: str) -> None:
    if pdf.will_page_break(30):
        pdf.add_page()
    pdf.ln(3)
    _line(pdf, text, 12, bold=True)
    pdf.ln(1)


def _table(
    pdf: FPDF,
    heads: list[str],
    rows: list[tuple[list[str], tuple[int, int, int] | None]],
    widths: tuple[int, ...],
) -> None:
    pdf.set_font(FONT, "", 7.5)
    pdf.set_draw_color(*LINE)
    with pdf.table(
        col_widths=widths,
        line_height=4.2,
        borders_layout="HORIZONTAL_LINES",
        text_align="LEFT",
        headings_style=FontFace(emphasis="BOLD", color=FAINT),
    ) as table:
        table.row(heads)
        for cells, colour in rows:
            table.row(cells, style=FontFace(color=colour) if colour else None)


def _players(pdf: FPDF, words: Words) -> None:
    heads, rows = player_rows(words)
    _table(pdf, heads, [(row, None) for row in rows], (20, 26, 17, 16, 13, 14, 18, 14, 14, 14, 17))


def _course(pdf: FPDF, words: Words) -> None:
    points = plotted(words)
    if not points:
        return
    _heading(pdf, words.say("review-course"))
    high, left, top = 45.0, pdf.l_margin + 12, pdf.get_y() + 2
    step = (pdf.epw - 12) / max(len(points) - 1, 1)
    pdf.set_font(FONT, "", 6.5)
    pdf.set_text_color(*FAINT)
    pdf.set_draw_color(*LINE)
    pdf.set_line_width(0.15)
    for part in range(5):
        y = top + high * part / 4
        pdf.line(left, y, left + pdf.epw - 12, y)
        pdf.text(pdf.l_margin, y + 1, f"{100 - 25 * part} %")
    at = 0
    for deal in words.review.deals:
        pdf.line(left + step * at, top, left + step * at, top + high)
        pdf.text(left + step * at + 0.6, top + high + 3, str(deal.number))
        at += len(deal.course)
    pdf.set_line_width(0.5)
    seats = range(1) if words.review.players == 2 else range(words.review.players)
    for seat in seats:
        pdf.set_draw_color(*(GREEN, (176, 58, 20), (138, 97, 0), FAINT)[seat])
        heights = [top + high * (1 - min(max(told[seat], 0), 1)) for _, told in points]
        for n, (here, there) in enumerate(pairwise(heights)):
            pdf.line(left + step * n, here, left + step * (n + 1), there)
    pdf.set_y(top + high + 5)
    names = ", ".join(words.who(seat) for seat in seats)
    note = words.say("review-course-of", who=names)
    _line(pdf, f"{note}. {words.say('review-course-note')}", 8, colour=FAINT)


def _turning(pdf: FPDF, words: Words) -> None:
    _heading(pdf, words.say("review-turning"))
    if not words.review.turning:
        _line(pdf, words.say("review-turning-none"), 9)
    for number, turn in enumerate(words.review.turning, 1):
        first, *more = words.turning(turn)
        _line(pdf, f"{number}. {first}", 9, bold=True)
        for line in more:
            _line(pdf, line, 9)
        pdf.ln(1)
