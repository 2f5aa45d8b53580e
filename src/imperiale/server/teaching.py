"""What is asked over HTTP about lessons and rules, and what is answered?"""

from __future__ import annotations

from typing import Annotated, Any

from litestar import get, post
from litestar.exceptions import NotFoundException
from litestar.params import Parameter

from imperiale import rulesets
from imperiale.domain.cards import Card
from imperiale.domain.errors import Refused
from imperiale.domain.views import View
from imperiale.locales.asking import refusal_message
from imperiale.locales.course import course
from imperiale.locales.sayings import Message, tell
from imperiale.locales.summing import deal_summary
from imperiale.locales.telling import Teller
from imperiale.locales.texts import shipped
from imperiale.server.lesson_forms import LessonInfo, LessonList, LessonTaken, LessonTold, RulesTold
from imperiale.server.making import FormError
from imperiale.server.posed import posed
from imperiale.server.routes import NONE, PACKED, REFUSED
from imperiale.server.study import happened_in
from imperiale.services.lessons import AGENT, LEARNER, Lesson, Taught, lessons, teach, worked

__all__ = ["TEACHING"]

RulesName = Annotated[str, Parameter(min_length=1, max_length=64, description="The rule set.")]
LessonName = Annotated[str, Parameter(min_length=1, max_length=20, description="The lesson.")]


@get("/api/lessons", middleware=[PACKED], sync_to_thread=False)
def listed() -> LessonList:
    """List the lessons."""
    return LessonList(tuple(map(_info, lessons())))


@post(
    "/api/lessons/{name:str}", responses={**REFUSED, **NONE}, sync_to_thread=True, status_code=200
)
def take(name: LessonName, data: LessonTaken) -> LessonTold:
    """Tell what comes of the cards that a learner has played in a lesson."""
    lesson = next((one for one in lessons() if one.name == name), None)
    if lesson is None:
        raise NotFoundException
    cards = tuple(map(Card.parse, data.cards))
    try:
        taught = teach(lesson, cards)
    except Refused as refused:
        raise FormError(refusal_message(refused)) from None
    now = taught.views[-1]
    number = taught.done
    stand = cards[:number] if taught.wrong else cards
    says = _says(lesson, taught, len(stand))
    done = number == len(lesson.right)
    asks = tell(f"teach-{name}-ask-{number + 1}")
    if done:
        asks = tell("teach-over" if now.deal.over else "teach-free")
    return LessonTold(
        info=_info(lesson),
        views=tuple(_drawn(lesson, seen) for seen in taught.views),
        happened=happened_in(now, lesson.ruleset),
        says=says,
        asks=asks,
        cards=tuple(map(str, stand)),
        wrong=taught.wrong,
        done=done,
        summary=_summary(lesson, now) if now.deal.over else (),
    )


@get("/api/rules/{name:str}", responses=NONE, middleware=[PACKED], sync_to_thread=False)
def rules(name: RulesName) -> RulesTold:
    """Tell a shipped rule set in prose."""
    if name not in rulesets.names():
        raise NotFoundException
    found = rulesets.load(name)
    known = shipped()
    return RulesTold(
        name,
        {str(players): course(found.rules(players)) for players in found.players},
        {key: known[d.note] for key, d in found.decisions.items() if d.note in known},
        {str(line.count("/") + 1): line for line in worked() if line.partition(" ")[0] == name},
    )


def _info(lesson: Lesson) -> LessonInfo:
    return LessonInfo(
        lesson.name,
        lesson.ruleset.id,
        lesson.record.setup.rules.players,
        tell(f"teach-{lesson.name}"),
        tell(f"teach-{lesson.name}-what"),
        lesson.sources,
    )


def _says(lesson: Lesson, taught: Taught, played: int) -> Message | None:
    """Return what is to be read: before the first card, and after each that answers something."""
    number = taught.done
    if taught.wrong:
        return tell(f"teach-{lesson.name}-wrong-{number + 1}")
    if not played:
        return tell(f"teach-{lesson.name}-begin")
    return tell(f"teach-{lesson.name}-right-{number}") if played == number else None


def _drawn(lesson: Lesson, seen: View) -> Any:
    other = (AGENT.capitalize(), AGENT)
    seats = range(seen.rules.players)
    return posed(
        lesson.name, seen, lesson.ruleset, [("", "") if s == LEARNER else other for s in seats]
    )


def _summary(lesson: Lesson, seen: View) -> tuple[Message, ...]:
    teller = Teller(lesson.ruleset, seen.rules)
    for event in seen.events:
        teller.follow(event)
    points = (0,) * seen.rules.players
    return tuple(deal_summary(teller, 1, seen.deal.order, points))[1:]


TEACHING: tuple[Any, ...] = (listed, take, rules)
"""All of it."""
