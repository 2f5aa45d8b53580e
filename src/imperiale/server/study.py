"""What is asked over HTTP about what is studied, and what is answered?"""

from __future__ import annotations

from typing import Annotated, Any

from litestar import get, post
from litestar.exceptions import NotFoundException
from litestar.params import Parameter

from imperiale import rulesets
from imperiale.analysis.problem_themes import THEMES
from imperiale.analysis.problem_worth import TRIES
from imperiale.analysis.problems import Problem, seen, shipped
from imperiale.domain.events import DealOpened
from imperiale.domain.ruleset import Ruleset
from imperiale.domain.views import View
from imperiale.locales.sayings import tell
from imperiale.locales.telling import Teller
from imperiale.server.making import FormError
from imperiale.server.posed import posed
from imperiale.server.routes import NONE, REFUSED
from imperiale.server.scene import Happened
from imperiale.server.study_forms import (
    ProblemInfo,
    ProblemList,
    ProblemPosed,
    ProblemTold,
    ProblemTry,
    SolverStrength,
    Weighed,
)
from imperiale.server.telling import happened
from imperiale.services.solving import Strength, after

__all__ = ["STUDY", "happened_in"]

ProblemName = Annotated[str, Parameter(min_length=1, max_length=20, description="The problem.")]


@get("/api/problems", sync_to_thread=False)
def problems() -> ProblemList:
    """List the problems, without their answers."""
    return ProblemList(tuple(map(_info, shipped())), THEMES)


@get("/api/problems/{name:str}", responses=NONE, sync_to_thread=False)
def pose(name: ProblemName) -> ProblemPosed:
    """Pose a problem: only what the seat that is to play sees."""
    problem = _named(name)
    view = seen(problem)
    ruleset = rulesets.load(problem.rules)
    others = ("Master", "master")
    players = [("", "") if seat == view.seat else others for seat in range(problem.players)]
    return ProblemPosed(
        _info(problem), posed(name, view, ruleset, players), happened_in(view, ruleset)
    )


@post(
    "/api/problems/{name:str}", responses={**REFUSED, **NONE}, sync_to_thread=False, status_code=200
)
def attempt(name: ProblemName, data: ProblemTry) -> ProblemTold:
    """Judge a card for a problem, and say what each card is worth."""
    problem = _named(name)
    by_code = {str(card): card for card in problem.chances}
    if data.card not in by_code:
        allowed = " ".join(by_code)
        raise FormError(tell("failed-form", at="card", reason=f"{data.card}: {allowed}"))
    card = by_code[data.card]
    right = card == problem.answer
    strength = Strength(data.mu, data.sigma)
    if data.first:
        strength = after(strength, problem, right=right)
    ranked = sorted(problem.chances.items(), key=lambda one: -one[1])
    return ProblemTold(
        right=right,
        answer=str(problem.answer),
        values=tuple(Weighed(str(c), chance, problem.marks[c]) for c, chance in ranked),
        found={level: round(TRIES * share) for level, share in problem.right.items()},
        tries=TRIES,
        strength=SolverStrength(strength.mu, strength.sigma, strength.shown, strength.doubt),
    )


def _named(name: str) -> Problem:
    found = next((problem for problem in shipped() if problem.name == name), None)
    if found is None:
        raise NotFoundException
    return found


def _info(problem: Problem) -> ProblemInfo:
    return ProblemInfo(
        problem.name,
        problem.rules,
        problem.players,
        problem.themes,
        problem.grade,
        problem.rating,
    )


def happened_in(view: View, ruleset: Ruleset) -> tuple[Happened, ...]:
    """Return what happened in a deal, as its viewer may know it."""
    teller = Teller(ruleset, view.rules, 0)
    told: list[Happened] = []
    for event in view.events:
        found = happened(teller, event, 1)
        # of the dealing itself there is nothing to say: nobody dealt it
        told += () if isinstance(event, DealOpened) else found
    return tuple(told)


STUDY: tuple[Any, ...] = (problems, pose, attempt)
"""All of it."""
