"""How is a review written as one page that needs nothing else?"""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from importlib.resources import files

from imperiale.analysis.grades import Grade
from imperiale.analysis.reviewed import DealReview
from imperiale.cli.review_told import player_rows
from imperiale.locales.review_words import Words

__all__ = ["page", "plotted"]


def page(words: Words) -> str:
    """Return the page."""
    say, review = words.say, words.review
    style = files("imperiale.cli").joinpath("review.css").read_text(encoding="utf-8")
    title = f"{say('review-title')} · {words.heading}"
    body = [
        f"<h1>{escape(say('review-title'))}</h1>",
        f"<p>{escape(words.heading)}. {escape(words.ending)}</p>",
        f"<h2>{escape(say('review-players'))}</h2>",
        _table(*player_rows(words), left=2),
        *_course(words),
        f"<h2>{escape(say('review-turning'))}</h2>",
        *_turning(words),
        f"<h2>{escape(say('review-deals'))}</h2>",
        *(part for deal in review.deals for part in _deal(words, deal)),
        *(f'<p class="faint">{escape(note)}</p>' for note in words.notes()),
    ]
    language = getattr(say, "language", "en")
    return (
        f'<!doctype html>\n<html lang="{escape(language)}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(body)
        + "\n</main>\n</body>\n</html>\n"
    )


def _table(heads: list[str], rows: list[list[str]], left: int) -> str:
    def cells(tag: str, row: list[str]) -> str:
        return "".join(
            f"<{tag}{'' if at < left else ' class=n'}>{_cards(cell)}</{tag}>"
            for at, cell in enumerate(row)
        )

    told = "".join(f"<tr>{cells('td', row)}</tr>" for row in rows)
    head = f"<thead><tr>{cells('th', heads)}</tr></thead>"
    return f'<div class="scroll" tabindex="0"><table>{head}<tbody>{told}</tbody></table></div>'


def _cards(text: str) -> str:
    """Return a text with the signs of red suits in red."""
    told = escape(text)
    for sign in "♥♦":
        told = told.replace(sign, f'<span class="red">{sign}</span>')
    return told


def plotted(words: Words) -> list[tuple[str, tuple[float, ...]]]:
    """Return the course: by moment its name and the chance of every seat."""
    say, found = words.say, list[tuple[str, tuple[float, ...]]]()
    for deal in words.review.deals:
        number = {"deal": str(deal.number)}
        tricks = {d.events: d.trick + 1 for d in deal.decisions}
        for at, point in enumerate(deal.course):
            if point.events == 0:
                name = say("review-moment-before", number)
            elif at == len(deal.course) - 1:
                name = say("review-moment-after", number)
            elif at == 1:
                name = say("review-moment-dealt", number)
            else:
                before = [trick for events, trick in tricks.items() if events < point.events]
                name = say("review-moment", {**number, "trick": str(max(before, default=1))})
            found.append((name, point.chances))
    return found


def _course(words: Words) -> Iterator[str]:
    points = plotted(words)
    if not points:
        return
    say, review = words.say, words.review
    wide, high, edge = 900, 260, 40
    step = (wide - edge - 10) / max(len(points) - 1, 1)
    shown = range(1) if review.players == 2 else range(review.players)
    yield f"<h2>{escape(say('review-course'))}</h2>"
    label = escape(say("review-course-of", who=words.who(0))) if review.players == 2 else ""
    yield f'<svg viewBox="0 0 {wide} {high + 24}" role="img" aria-label="{label}">'
    for part in range(5):
        y = 10 + (high - 20) * part / 4
        yield f'<line class="grid" x1="{edge}" x2="{wide - 10}" y1="{y}" y2="{y}"/>'
        yield f'<text x="{edge - 6}" y="{y + 4}" text-anchor="end">{100 - 25 * part}&#8239;%</text>'
    at = 0
    for deal in review.deals:
        x = edge + step * at
        yield f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="10" y2="{high - 10}"/>'
        yield f'<text x="{x + 3:.1f}" y="{high + 8}">{deal.number}</text>'
        at += len(deal.course)
    for seat in shown:
        line = " ".join(
            f"{edge + step * n:.1f},{10 + (high - 20) * (1 - min(max(told[seat], 0), 1)):.1f}"
            for n, (_, told) in enumerate(points)
        )
        yield f'<polyline class="line l{seat}" points="{line}"/>'
    yield "</svg>"
    names = ", ".join(words.who(seat) for seat in shown)
    note = say("review-course-of", who=names)
    yield f'<p class="faint">{escape(note)}. {escape(say("review-course-note"))}</p>'
    heads = [say("review-column-moment"), *(words.who(s) for s in range(review.players))]
    rows = [[name, *(f"{100 * told:.1f} %" for told in chances)] for name, chances in points]
    yield f"<details><summary>{escape(say('review-course-table'))}</summary>"
    yield _table(heads, rows, left=1)
    yield "</details>"


def _turning(words: Words) -> Iterator[str]:
    if not words.review.turning:
        yield f"<p>{escape(words.say('review-turning-none'))}</p>"
        return
    yield '<ol class="turning">'
    for turn in words.review.turning:
        first, *more = words.turning(turn)
        kind = "none"
        if turn.decision is not None:
            deal = words.review.deals[turn.deal - words.review.deals[0].number]
            kind = str(deal.decisions[turn.decision].grade)
        told = "".join(
            f'<p class="{kind if not at else ""}">{_cards(line)}</p>'
            for at, line in enumerate(more)
        )
        yield f"<li><strong>{_cards(first)}</strong>{told}</li>"
    yield "</ol>"


def _deal(words: Words, deal: DealReview) -> Iterator[str]:
    say = words.say
    yield f"<h3>{escape(say('review-deal', deal=str(deal.number)))}</h3>"
    yield f"<p>{escape(words.of_deal(deal))}</p>"
    yield f"<p><code>{escape(deal.line)}</code></p>"
    names = ("trick", "player", "did", "better", "loss", "open", "grade")
    heads = "".join(f"<th>{escape(say(f'review-column-{name}'))}</th>" for name in names)
    rows: list[str] = []
    for one in deal.decisions:
        kind = "" if one.grade is Grade.NONE else f' class="{one.grade}"'
        cells = "".join(f"<td>{_cards(cell)}</td>" for cell in words.row(one))
        rows.append(f"<tr{kind}>{cells}</tr>")
    table = f"<table><thead><tr>{heads}</tr></thead><tbody>{''.join(rows)}</tbody></table>"
    yield f'<div class="scroll" tabindex="0">{table}</div>'
