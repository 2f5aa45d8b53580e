"""What does a seat do best, and is what it is about to do an error?"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from imperiale.analysis.grades import Grade, grades
from imperiale.analysis.review import choice_of
from imperiale.analysis.reviewed import Choice
from imperiale.analysis.weighing import weigh
from imperiale.domain.cards import hand
from imperiale.domain.views import View
from imperiale.locales.faces import sentence_of
from imperiale.locales.review_words import did
from imperiale.services.tutoring import WORLDS, Tutoring
from imperiale.tui.voice import Voice

__all__ = ["Advice", "Advised", "advice_lines", "warned", "warning_lines", "weighed"]


class Advised(Struct, frozen=True):
    """A choice, what it is worse than the best, and how an error of that size is graded."""

    choice: Choice
    loss: float
    grade: Grade


class Advice(Struct, frozen=True):
    """What every choice is worth as far as the seat can know, the best first.

    It is what a server answers to ``POST /api/games/{game}/hint``.
    """

    chance: bool
    worlds: int
    of: int
    solved: bool
    choices: tuple[Advised, ...]


def weighed(view: View) -> Advice:
    """Return what every choice of the viewer is worth; it takes a second or so."""
    found = weigh(view, most=WORLDS)
    ranked = sorted(found.choices, key=lambda one: -one.value)
    losses = {one: found.loss(one.command) for one in ranked}
    choices = tuple(
        Advised(choice_of(one), loss, grades().of(loss, chance=found.chance))
        for one, loss in losses.items()
    )
    return Advice(found.chance, found.worlds, found.of, found.solved, choices)


def warned(advice: Advice, card: str, tutoring: Tutoring) -> Advised | None:
    """Return a card that is an error of which a person wants to be warned."""
    for one in advice.choices:
        if one.choice.do == "play" and one.choice.cards == card:
            return one if tutoring.warns_of(one.grade) else None
    return None


def advice_lines(voice: Voice, advice: Advice) -> Iterator[str]:
    """Yield what is best, how sure that is, and what the other choices lead to."""
    say = voice.say
    best, *others = advice.choices
    yield sentence_of(say("tutor-best", best=_did(voice, best.choice)))
    if not others:
        yield say("tutor-forced")
        return
    yield say("tutor-share-many", share=f"{100 * best.choice.share:.0f} %")
    yield ""
    counts = {"worlds": f"{advice.worlds:,}", "of": f"{advice.of:,}"}
    if not advice.solved:
        yield say("hint-played-out", counts)
    else:
        yield say("hint-all" if advice.worlds >= advice.of else "hint-some", counts)
    for one in advice.choices:
        value = one.choice.value
        told = f"{100 * value:.1f} %" if advice.chance else f"{value:+.2f}"
        yield "  " + say("tutor-card", card=_did(voice, one.choice), chance=told)


def warning_lines(voice: Voice, advice: Advice, error: Advised) -> Iterator[str]:
    """Yield why a card is an error."""
    say = voice.say
    grade = say(f"tutor-grade-{error.grade}")
    yield sentence_of(say("tutor-warning", played=_did(voice, error.choice), grade=grade))
    loss = f"{100 * error.loss:.1f} %" if advice.chance else f"{error.loss:.2f}"
    yield say("tutor-loses", loss=loss, best=_did(voice, advice.choices[0].choice))


def _did(voice: Voice, choice: Choice) -> str:
    return did(voice.say, choice, lambda cards: voice.face.cards(hand(cards)) if cards else "")
