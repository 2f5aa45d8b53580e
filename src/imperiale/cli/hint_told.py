"""In which words is a hint told?"""

from __future__ import annotations

from collections.abc import Iterator

from imperiale.cli.common import say
from imperiale.cli.table_face import Face
from imperiale.domain.cards import Mask, spell
from imperiale.domain.commands import CallPoint, Claim, Command, Done, PlayCard, Show
from imperiale.domain.events import Step
from imperiale.domain.views import View
from imperiale.services.hints import Hint

__all__ = ["hint_lines", "hint_told"]


def hint_lines(seen: View, found: Hint) -> Iterator[str]:
    """Yield what a hint comes to, for who does not see the table beside it."""
    deal = seen.deal
    scores = " ".join(map(str, deal.scores))
    yield say("solve-head", rules=deal.rules.id, turnup=str(deal.turn_up), scores=scores)
    yield say("solve-hand", seat=str(deal.seat), cards=spell(seen.hand))
    if deal.trick:
        yield say("solve-trick", cards=" ".join(map(str, deal.trick)))
    yield from hint_told(seen, found, None)


def hint_told(seen: View, found: Hint, face: Face | None) -> Iterator[str]:
    """Yield what is best, how sure that is, and what the other cards lead to."""
    yield say("hint-best", what=_what(found.best, seen, face))
    if not found.options:
        yield say("hint-forced" if isinstance(found.best, PlayCard) else "hint-due")
        return
    counts = {"worlds": f"{found.worlds:,}", "of": f"{found.of:,}"}
    if not found.solved:
        yield say("hint-played-out", counts)
    else:
        yield say("hint-all" if found.worlds >= found.of else "hint-some", counts)
    for option in found.options:
        facts = {
            "card": face.card(option.card) if face else str(option.card),
            "marks": f"{option.marks:+.2f}",
            "share": f"{option.share:.0%}".replace("%", " %"),
        }
        if option.chance is None:
            yield say("hint-card-marks", facts)
        else:
            yield say("hint-card", chance=f"{100 * option.chance:.1f} %", **facts)


def _what(best: Command, seen: View, face: Face | None) -> str:
    def told(some: Mask) -> str:
        return face.cards(some) if face else spell(some)

    match best:
        case PlayCard(card=card):
            return say("hint-play", cards=told(card.bit))
        case Show(cards=shown):
            return say("hint-show", cards=told(shown))
        case CallPoint(number=int(number)):
            return say("hint-call", number=str(number))
        case Claim(amount=amount):
            return say("hint-claim", number=amount)
        case CallPoint() | Done():
            return say("hint-silent" if seen.deal.step is Step.POINT else "hint-done")
