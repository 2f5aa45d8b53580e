"""What is asked over HTTP about one's own errors, to make those decisions again?"""

from __future__ import annotations

from typing import Annotated, Any

from litestar import get, post
from litestar.exceptions import NotFoundException
from litestar.params import Parameter

from imperiale import agents, rulesets
from imperiale.analysis.mistakes import LostMomentError, Mistake, judged, mistakes, seen
from imperiale.analysis.reviewed import Review
from imperiale.domain.errors import RecordError
from imperiale.domain.views import View
from imperiale.locales.sayings import tell
from imperiale.server.making import FormError
from imperiale.server.mistake_forms import (
    Doing,
    MistakeInfo,
    MistakeList,
    MistakePosed,
    MistakesAsked,
    MistakeTold,
    MistakeTry,
)
from imperiale.server.posed import Player, posed
from imperiale.server.reviews import Key
from imperiale.server.routes import NONE, REFUSED
from imperiale.server.study import happened_in
from imperiale.services.practice import after
from imperiale.services.reviewing import Reviewing

__all__ = ["MISTAKES"]

DealNumber = Annotated[int, Parameter(ge=1, le=1000, description="Which deal.")]
DecisionNumber = Annotated[int, Parameter(ge=0, le=1000, description="Which decision, from 0.")]


@post("/api/mistakes", responses=REFUSED, status_code=200)
async def listed(data: MistakesAsked, reviewing: Reviewing) -> MistakeList:
    """List the errors of some seats in some reviews; what is not kept here is left out."""
    found: dict[str, MistakeInfo] = {}
    for asked in data.reviews:
        review = await _kept(asked.review, reviewing)
        if review is None or review.rules not in rulesets.names():
            continue
        for one in mistakes(review, [asked.seat]):
            found.setdefault(one.name, _info(asked.review, one))
    return MistakeList(tuple(found.values()))


@get("/api/mistakes/{review:str}/{deal:int}/{decision:int}", responses=NONE)
async def pose(
    review: Key, deal: DealNumber, decision: DecisionNumber, reviewing: Reviewing
) -> MistakePosed:
    """Pose a decision again: only what its seat saw, and what could be done."""
    mistake = await _mistake(review, deal, decision, reviewing)
    view = _seen(mistake)
    ruleset = rulesets.load(mistake.review.rules)
    players = [_player(mistake.review, seat, view) for seat in range(view.rules.players)]
    choices = mistake.decision.choices
    return MistakePosed(
        _info(review, mistake),
        posed(f"mistake {mistake.name}", view, ruleset, players),
        happened_in(view, ruleset),
        tuple(Doing(choice.do, choice.cards, choice.number) for choice in choices),
    )


@post(
    "/api/mistakes/{review:str}/{deal:int}/{decision:int}",
    responses={**REFUSED, **NONE},
    status_code=200,
)
async def attempt(
    review: Key,
    deal: DealNumber,
    decision: DecisionNumber,
    data: MistakeTry,
    reviewing: Reviewing,
) -> MistakeTold:
    """Judge a choice, tell what each is worth, and when the decision is to come again."""
    mistake = await _mistake(review, deal, decision, reviewing)
    most = len(mistake.decision.choices) - 1
    if data.choice > most:
        raise FormError(tell("failed-form", at="choice", reason=f"{data.choice}: 0-{most}"))
    verdict = judged(mistake, data.choice)
    practice = after(data.box, right=verdict.right)
    return MistakeTold(
        verdict.right,
        verdict.loss,
        mistake.decision,
        practice.box,
        practice.days,
        practice.learned,
    )


async def _kept(key: str, reviewing: Reviewing) -> Review | None:
    stand = await reviewing.stand(key)
    return None if stand is None else stand.review


async def _mistake(key: str, deal: int, number: int, reviewing: Reviewing) -> Mistake:
    review = await _kept(key, reviewing)
    of = next((one for one in review.deals if one.number == deal), None) if review else None
    if review is None or of is None or number >= len(of.decisions):
        raise NotFoundException
    return Mistake(review, of, number)


def _seen(mistake: Mistake) -> View:
    try:
        return seen(mistake, rulesets.load)
    except (LostMomentError, RecordError):
        raise FormError(tell("failed-mistake-lost")) from None


def _player(review: Review, seat: int, view: View) -> Player:
    name = review.seats[seat].name
    if seat == view.seat:
        return "", ""
    return (name.capitalize(), name) if name in agents.names() else (name, "")


def _info(key: str, one: Mistake) -> MistakeInfo:
    decision = one.decision
    return MistakeInfo(
        one.name,
        key,
        one.deal.number,
        one.number,
        decision.seat,
        one.review.rules,
        one.review.players,
        decision.trick,
        decision.grade,
        decision.loss,
        one.deal.chance,
    )


MISTAKES: tuple[Any, ...] = (listed, pose, attempt)
"""All of it."""
